/** A virtual patient: one file in this folder each, read and checked at the start. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { DataError } from '../data-error.ts';
import { dataFile, nameAmong, readData } from '../data.ts';
import { readKnowledge, type Kind } from '../hearing/knowledge.ts';
import { pictureNames } from '../pictures/picture.ts';

const text = z.string().trim().min(1);
/** Several are said in turn. */
const texts = z.union([text, z.array(text).min(1)]).transform((said) => [said].flat());

/** The preceptor's question, and what the preceptor says to an answer. */
const exchangeSchema = z.strictObject({ asks: text, says: text });

/** How this patient talks when the case has no words of its own. "{}" stands for what was named. */
const mannerSchema = z.strictObject({
  again: text,
  puzzled: texts,
  unknown: text,
  symptom: text,
  condition: text,
  family: text,
  medicine: text,
  test: text,
  pain: text,
  spread: text,
  worse: text,
  better: text,
});

export type Manner = z.infer<typeof mannerSchema>;

const createSchema = () => {
  const { keys, things, talk } = readKnowledge();
  const key = nameAmong(keys, 'which nobody can ask for');
  const named = (kind: Kind): readonly string[] =>
    [...things.values()].filter((thing) => thing.kind === kind).map(({ id }) => id);
  const examinations = named('examination');
  const tests = new Set([...named('test'), ...examinations]);
  /** What is said without an answer of the case's own would fit nobody. */
  const needed = ['name', 'age', 'home', 'work', ...talk, ...examinations];
  return z.strictObject({
    /** Most are numbers; one is a text, because the service's ids may be texts. */
    id: z.union([z.int(), text]),
    /** The patient's name comes before the first comma. */
    title: text,
    manner: mannerSchema,
    /** What words mean to this patient: to one, "the headache" is what "the pain" is to others ("frame/pain"). */
    words: z.record(nameAmong(new Set(things.keys()), 'which is neither a fact nor a thing'), text),
    /** By what is asked for: a fact, or one of its details ("smoking/amount"). */
    answers: needed.reduce(
      (answers, each) =>
        answers.refine((given) => each in given, {
          path: [each],
          message: 'is missing.',
          when: ({ value }) => typeof value === 'object' && value !== null,
        }),
      z.record(key, texts),
    ),
    preceptor: z.strictObject({
      /** Along with the answer to the fifth question. */
      afterFive: exchangeSchema,
      /** When a diagnosis is named. */
      onDiagnosis: exchangeSchema,
    }),
    /** Shown to a student who asks for one of `tests`. */
    picture: z
      .strictObject({
        shows: nameAmong(pictureNames(), 'which is no PNG with a line in pictures/pictures.yaml'),
        tests: z.array(nameAmong(tests, 'which is neither a test nor an examination')),
        says: text,
      })
      .optional(),
    /** Questions, and what is to be understood by each. */
    samples: z.record(text, key),
  });
};

export type PatientCase = z.infer<ReturnType<typeof createSchema>>;

/** @throws a DataError */
export const readCasesIn = (folder: string): readonly PatientCase[] => {
  const schema = createSchema();
  const files = readdirSync(dataFile(folder)).filter((name) => name.endsWith('.yaml'));
  const cases = files.map((name) => readData(`${folder}${name}`, schema));
  const ids = cases.map(({ id }) => String(id));
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice !== -1) {
    const id = ids[twice] ?? '';
    throw new DataError(
      `${folder}${files[ids.indexOf(id)]} and ${folder}${files[twice]} have the same id: ${id}.`,
    );
  }
  // Numbers before texts.
  return cases.toSorted(
    (one, other) =>
      Number(typeof one.id === 'string') - Number(typeof other.id === 'string') ||
      Number(one.id) - Number(other.id),
  );
};

let all: readonly PatientCase[] | undefined;

/** Read once, because a process may start many sandboxes. */
export const readCases = (): readonly PatientCase[] => (all ??= readCasesIn('cases/'));

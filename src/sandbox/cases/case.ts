/** A virtual patient: one file in this folder each, read and checked at the start. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { dataFile, readData } from '../data.ts';

const text = z.string().trim().min(1);
/** Several are said in turn. */
const texts = z.union([text, z.array(text).min(1)]).transform((said) => [said].flat());

/** The preceptor's question, and what the preceptor says to an answer. */
const exchangeSchema = z.strictObject({ asks: text, says: text });

const caseSchema = z.strictObject({
  /** Most are numbers; one is a text, because the service's ids may be texts. */
  id: z.union([z.int(), text]),
  /** The patient's name comes before the first comma. */
  title: text,
  /** How this patient talks when the case has no words of its own. "{}" stands for what was named. */
  manner: z.strictObject({
    again: text,
    puzzled: texts,
    denied: texts,
    unknown: texts,
    symptom: text,
    condition: text,
    family: text,
    medicine: text,
    test: text,
    part: text,
    spread: text,
    worse: text,
    better: text,
  }),
  /** What words mean to this patient: to one, "the headache" is what "the pain" is to others ("frame/pain"). */
  words: z.record(text, text),
  /** By what is asked for: a fact, or one of its details ("smoking/amount"). */
  answers: z.record(text, texts),
  preceptor: z.strictObject({
    /** Along with the answer to the fifth question. */
    afterFive: exchangeSchema,
    /** When a diagnosis is named. */
    onDiagnosis: exchangeSchema,
  }),
  /** Shown to a student who asks for one of `tests`. */
  picture: z.strictObject({ shows: text, tests: z.array(text), says: text }).optional(),
  /** Questions, and what is to be understood by each. */
  samples: z.record(text, text),
});

export type PatientCase = z.infer<typeof caseSchema>;

export type Manner = PatientCase['manner'];

/** @throws an Error that names the file, and the place in it that is wrong. */
export const readCase = (name: string): PatientCase => readData(name, caseSchema);

let all: readonly PatientCase[] | undefined;

/** Numbers before texts. Read once, because a process may start many sandboxes. */
export const readCases = (): readonly PatientCase[] =>
  (all ??= readdirSync(dataFile('cases/'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readCase(`cases/${name}`))
    .toSorted(
      (one, other) =>
        Number(typeof one.id === 'string') - Number(typeof other.id === 'string') ||
        Number(one.id) - Number(other.id),
    ));

/** What may be asked for, and examples of how: read from `facts/` and `examples/`. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { dataFile, readData } from '../data.ts';

const id = z.string().regex(/^[a-z]\w*$/i);
const text = z.string().trim().min(1);

const factSchema = z.strictObject({
  /** Words that mean this whatever stands around them, separated by "|". */
  words: text.optional(),
  /** What a patient says whose case does not mention it. */
  says: text,
});

/** `complaint`: of what brought the patient; `talk`: said between questions. */
const askedSchema = z.strictObject({
  complaint: z.record(id, factSchema),
  history: z.record(id, factSchema),
  life: z.record(id, factSchema),
  visit: z.record(id, factSchema),
  talk: z.record(id, factSchema),
});

const named = z.record(
  id,
  z.strictObject({
    /** What a patient calls it: "a fever". */
    called: text,
    words: text,
  }),
);

const thingsSchema = z.strictObject({
  symptom: named,
  condition: named,
  medicine: named,
  test: named,
  circumstance: named,
  part: named,
  examination: named,
  /** Words that say what is asked about a thing: whether it hurts, helps, spreads. */
  frame: z.record(id, text),
});

const examplesSchema = z.record(text, z.array(text).min(1));

export type Kind = keyof z.infer<typeof thingsSchema>;

export interface Thing {
  readonly id: string;
  readonly kind: Kind | 'fact';
  readonly called: string;
  readonly words: string;
}

export interface Example {
  readonly question: string;
  /** What it asks for: keys of facts, such as "fever" or "family:diabetes". */
  readonly asks: readonly string[];
}

export interface Knowledge {
  /** What is said of a fact that the case does not mention. */
  readonly otherwise: ReadonlyMap<string, string>;
  readonly ofComplaint: ReadonlySet<string>;
  readonly talk: ReadonlySet<string>;
  /** By name: "fever", "circumstance/lying", "frame/pain". */
  readonly things: ReadonlyMap<string, Thing>;
  /** The words that ask for a detail of a fact: "since" in "smoking/since". */
  readonly details: ReadonlyMap<string, string>;
  readonly examples: readonly Example[];
}

/** A word may name a circumstance, a part and a symptom: what their answers' keys begin with keeps them apart. */
const prefixed: ReadonlySet<Kind> = new Set<Kind>(['circumstance', 'part', 'frame']);

const thingsIn = (all: z.infer<typeof thingsSchema>): readonly Thing[] => {
  const { frame, ...others } = all;
  const kinds = z.enum(['symptom', 'condition', 'medicine', 'test', 'circumstance', 'part', 'examination']);
  return [
    ...kinds.options.flatMap((kind) =>
      Object.entries(others[kind]).map(([name, { called, words }]) => ({
        id: prefixed.has(kind) ? `${kind}/${name}` : name,
        kind,
        called,
        words,
      })),
    ),
    ...Object.entries(frame).map(([name, words]): Thing => ({
      id: `frame/${name}`,
      kind: 'frame',
      called: name,
      words,
    })),
  ];
};

const readExamples = (): readonly Example[] =>
  readdirSync(dataFile('examples/'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => Object.entries(readData(`examples/${name}`, examplesSchema)))
    .flatMap(([asks, questions]) => questions.map((question) => ({ question, asks: asks.split(' ') })));

export const readKnowledge = (): Knowledge => {
  const asked = readData('facts/asked.yaml', askedSchema);
  const facts = Object.values(asked).flatMap((group) => Object.entries(group));
  const things = thingsIn(readData('facts/things.yaml', thingsSchema));
  const named = facts.map(([name, { words = '' }]): Thing => ({
    id: name,
    kind: 'fact',
    called: name,
    words,
  }));
  return {
    otherwise: new Map(facts.map(([name, { says }]) => [name, says])),
    ofComplaint: new Set(Object.keys(asked.complaint)),
    talk: new Set(Object.keys(asked.talk)),
    things: new Map([...named, ...things].map((thing) => [thing.id, thing])),
    details: new Map(Object.entries(readData('facts/details.yaml', z.record(id, text)))),
    examples: readExamples(),
  };
};

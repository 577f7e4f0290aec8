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
const askedSchema = z.record(
  z.enum(['complaint', 'history', 'life', 'visit', 'talk']),
  z.record(id, factSchema),
);

/** `frame`: words that say what is asked about a thing: whether it hurts, helps, spreads. */
const kinds = [
  'symptom',
  'condition',
  'medicine',
  'test',
  'circumstance',
  'part',
  'examination',
  'frame',
] as const;

export type Kind = (typeof kinds)[number];

const thingSchema = z.strictObject({
  /** What a patient calls it: "a fever". */
  called: text,
  words: text,
});

const thingsSchema = z.record(z.enum(kinds), z.record(id, thingSchema));

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
  /** Keys that say the same, for a case that has no answer under the key itself. */
  readonly instead: ReadonlyMap<string, readonly string[]>;
  /** What a detail turns into: blood is asked for after the bowels as "bloodStool". */
  readonly turns: ReadonlyMap<string, readonly string[]>;
  /** What an answer may be under: "smoking", "smoking/since", "worse:lying". */
  readonly keys: ReadonlySet<string>;
  /** Read at the first question, not at the start. */
  readonly examples: () => readonly Example[];
}

/** "worse:lying": what follows the colon is a thing of this kind. */
export const framed: Readonly<Record<string, Kind>> = {
  family: 'condition',
  worse: 'circumstance',
  better: 'circumstance',
  pain: 'part',
  spread: 'part',
};

/** A word may name a circumstance, a part and a symptom: what their answers' keys begin with keeps them apart. */
const prefixed: ReadonlySet<Kind> = new Set<Kind>(['circumstance', 'part', 'frame']);

const idOf = (kind: Kind, name: string): string => (prefixed.has(kind) ? `${kind}/${name}` : name);

/** What "worse:lying" is about: "circumstance/lying". */
export const thingIn = (fact: string): string => {
  const [frame = '', name] = fact.split(':');
  const kind = framed[frame];
  return name === undefined || kind === undefined ? fact : idOf(kind, name);
};

const readThings = (): readonly Thing[] => {
  const things = readData('facts/things.yaml', thingsSchema);
  return kinds.flatMap((kind) =>
    Object.entries(things[kind]).map(([name, thing]) => ({ id: idOf(kind, name), kind, ...thing })),
  );
};

const readExamples = (facts: ReadonlySet<string>): readonly Example[] => {
  const asking = text.refine((asks) => asks.split(' ').every((fact) => facts.has(fact)), {
    error: ({ input }) => `has "${String(input)}", which nobody can ask for.`,
  });
  const schema = z.record(asking, z.array(text).min(1));
  return readdirSync(dataFile('examples/'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => Object.entries(readData(`examples/${name}`, schema)))
    .flatMap(([asks, questions]) => questions.map((question) => ({ question, asks: asks.split(' ') })));
};

const createKnowledge = (): Knowledge => {
  const asked = readData('facts/asked.yaml', askedSchema);
  const facts = Object.values(asked).flatMap((group) => Object.entries(group));
  const things: readonly Thing[] = [
    ...facts.map(([name, { words = '' }]) => ({ id: name, kind: 'fact' as const, called: name, words })),
    ...readThings(),
  ];
  const details = readData('facts/details.yaml', z.record(id, text));
  const askable = things.flatMap((thing) => [
    ...(thing.id.includes('/') ? [] : [thing.id]),
    ...Object.entries(framed)
      .filter(([, kind]) => kind === thing.kind)
      .map(([frame]) => `${frame}:${thing.id.split('/').at(-1)}`),
  ]);
  return {
    otherwise: new Map(facts.map(([name, { says }]) => [name, says])),
    ofComplaint: new Set(Object.keys(asked.complaint)),
    talk: new Set(Object.keys(asked.talk)),
    things: new Map(things.map((thing) => [thing.id, thing])),
    details: new Map(Object.entries(details)),
    instead: new Map(Object.entries(readData('facts/instead.yaml', z.record(text, z.array(text))))),
    turns: new Map(Object.entries(readData('facts/turns.yaml', z.record(text, z.array(text))))),
    keys: new Set(
      askable.flatMap((key) => [key, ...Object.keys(details).map((detail) => `${key}/${detail}`)]),
    ),
    examples: () => readExamples(new Set(askable)),
  };
};

let knowledge: Knowledge | undefined;

/** Read once: it is needed at the start, to check the cases, and to understand. */
export const readKnowledge = (): Knowledge => (knowledge ??= createKnowledge());

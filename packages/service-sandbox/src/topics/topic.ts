/** A conversation on a topic as data: the tutor asks, credits ideas, corrects mistakes, and goes on until all is said. */
import { z } from 'zod';
import { readData } from '../data.ts';
import { phrases } from '../phrases.ts';

const text = z.string().min(1);

const idea = z.strictObject({
  /** Unique in its topic. Follows "you have" and "a complete answer also has". */
  name: text,
  said: phrases,
  /** Asks for this idea alone, once another has been given. */
  asks: text.optional(),
  /** Welcome, but nobody misses it. */
  optional: z.literal(true).optional(),
});

const correction = z.strictObject({
  said: phrases,
  says: text,
  /** Named even beside a good answer, because it is wrong or would do harm. */
  harms: z.literal(true).optional(),
  /** Nothing else in the message counts: "I ask her husband" is not "I ask". */
  spoils: z.literal(true).optional(),
});

const step = z.strictObject({
  asks: text,
  ideas: z.array(idea).min(1),
  /** How many ideas are enough to go on; the others are then named. */
  needed: z.int().min(1),
  corrections: z.array(correction),
  hint: text,
  /** A good answer, told to a student who does not find it. */
  model: text,
  why: text,
  /** A good answer may itself be a question: "What have you been told?" */
  answeredByQuestion: z.literal(true).optional(),
});

const topic = z.strictObject({
  id: z.int(),
  name: text,
  /** Contains the first question. */
  greeting: text,
  /** The form of the answers: `service-api.md` 4.5 leaves it open, so the sandbox uses several. */
  answersAs: z.enum(['conversation', 'turn', 'text']),
  steps: z.tuple([step], step),
  /** What students ask in between; the first one that fits is said. */
  explains: z.array(z.strictObject({ asked: phrases, says: text })),
  closing: text,
});

export type Idea = z.infer<typeof idea>;
export type Step = z.infer<typeof step>;
export type Topic = z.infer<typeof topic>;

export const topics: readonly Topic[] = ['handover', 'ecg', 'bad-news'].map((name) =>
  readData(`topics/${name}.yaml`, topic),
);

/** A conversation on a topic as data: the tutor asks, takes up what is said, and asks on until all is covered. */
export interface Topic {
  readonly id: number;
  readonly name: string;
  /** Holds the first question. */
  readonly greeting: string;
  readonly steps: readonly [TopicStep, ...TopicStep[]];
  /** Words of this field, as keys: an answer with one of them is meant for the question, though it may be wrong. */
  readonly field: string;
  /** How answers come: `service-api.md` 4.5 leaves it open, so the sandbox shows several forms. */
  readonly answersAs: 'conversation' | 'turn' | 'text';
  /** Said after the last step; the topic ends. */
  readonly closing: string;
}

export interface TopicStep {
  /** The question. */
  readonly asks: string;
  readonly points: readonly Point[];
  /** How many points are enough to go on; the others are named then. */
  readonly needed: number;
  /** Answers that are often given and wrong, each with its correction. */
  readonly wrong: readonly Mistake[];
  readonly hint: string;
  /** A good answer, told to whom it does not come. */
  readonly model: string;
  /** Why it matters, for who asks back. */
  readonly why: string;
}

export interface Mistake {
  readonly keys: string;
  readonly says: string;
  /** Wrong even where a point is named too: "come tomorrow". */
  readonly outweighs?: true;
}

export interface Point {
  /** Follows "you have" and "what is missing is". */
  readonly name: string;
  /** Separated by "|"; all forms of a word are one. */
  readonly keys: string;
}

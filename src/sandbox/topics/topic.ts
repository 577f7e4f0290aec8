/** A conversation on a topic as data: the tutor asks, responds to what is said, and goes on until all is covered. */
export interface Topic {
  readonly id: number;
  readonly name: string;
  /** Contains the first question. */
  readonly greeting: string;
  readonly steps: readonly [TopicStep, ...TopicStep[]];
  /** Words of this field, as keys: an answer with one of them is meant as an answer, even if it is wrong. */
  readonly field: string;
  /** The form of the answers: `service-api.md` 4.5 leaves it open, so the sandbox uses several. */
  readonly answersAs: 'conversation' | 'turn' | 'text';
  /** Said after the last step; the topic ends. */
  readonly closing: string;
}

export interface TopicStep {
  /** The question. */
  readonly asks: string;
  readonly points: readonly Point[];
  /** How many points are enough to go on; the others are then named. */
  readonly needed: number;
  /** Common wrong answers, each with its correction. */
  readonly wrong: readonly Mistake[];
  readonly hint: string;
  /** A good answer, told to those who do not find it. */
  readonly model: string;
  /** Why it matters, for those who ask. */
  readonly why: string;
}

export interface Mistake {
  readonly keys: string;
  readonly says: string;
  /** Wrong even if a point is named too: "come tomorrow". */
  readonly outweighs?: true;
}

export interface Point {
  /** Follows "you have" and "what is missing is". */
  readonly name: string;
  /** Separated by "|"; all forms of a word are one. */
  readonly keys: string;
}

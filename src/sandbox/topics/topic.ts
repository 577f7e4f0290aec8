/** A conversation on a topic as data: the tutor asks, takes up the answer, and asks on. */
export interface Topic {
  readonly id: number;
  readonly name: string;
  /** Holds the first question. */
  readonly greeting: string;
  readonly steps: readonly TopicStep[];
  /** How answers come: `service-api.md` 4.5 leaves it open, so the sandbox shows several forms. */
  readonly answersAs: 'conversation' | 'turn' | 'text';
  /** Said after the last step, and the topic ends; without it the steps begin again. */
  readonly closing?: string;
}

export interface TopicStep {
  /** Beginnings of words that show the student got it. */
  readonly words: readonly string[];
  readonly whenThere: string;
  readonly whenMissing: string;
  /** The next question; none after the last step of a topic that ends. */
  readonly next: string;
}

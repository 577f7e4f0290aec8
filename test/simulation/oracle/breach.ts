/** The promises that every run has to keep, by number. */
export const invariants = {
  1: 'the service gets only what should be asked, in its latest wording, when it may be asked',
  2: 'the service takes a message at most once, and once more for each Ask again',
  3: 'of two messages the earlier one is taken first',
  4: 'what a durable effect depends on is stored when it begins',
  5: 'no unsettled message lies at or below the stored cursor',
  6: 'each number in a notice is true, and nothing is posted twice',
  7: 'nothing begins after the store is lost',
  8: 'each question has exactly one fate',
  9: 'what waits has a wake-up or a standing notice',
  10: 'a restart while nothing moves causes only reads, and each opening is open or gone',
  11: 'requests and records are bounded',
  12: 'each answered question has exactly one line, which names the messages of its answer',
  13: 'no more is asked than the limits allow, and whoever reaches one is told so',
  14: 'whoever is forgotten is named in no record',
  15: 'a moderator is never refused in front of the others',
  16: 'what is not asked because somebody else has the floor gets a hint or a reaction',
} as const;

export type Invariant = keyof typeof invariants;

/** An invariant was broken. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly invariant: Invariant;

  constructor(invariant: Invariant, what: string) {
    super(`${invariant} (${invariants[invariant]}): ${what}`);
    this.invariant = invariant;
  }
}

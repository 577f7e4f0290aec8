/** The form in which this folder says what a student may ask about. */

/**
 * What a patient calls it ("a fever"), and the words that mean it whatever stands around them, separated by "|".
 * Articles, possessives and "of" are left out when words are compared, and all forms of a word are one.
 */
export type Named = readonly [name: string, keys: string];

export interface Fact {
  /** Words that mean this, as in `Named`. */
  readonly keys?: string;
  /** Questions as students ask them, one per line. */
  readonly asks: string;
  /** What a patient says whose case does not mention it. */
  readonly otherwise: string;
}

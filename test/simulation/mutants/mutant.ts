/** A fault in the production code that the simulation has to find. */
export interface Mutant {
  readonly name: string;
  /** In src/conversation. */
  readonly file: string;
  /** Occurs there exactly once. */
  readonly from: string;
  readonly to: string;
}

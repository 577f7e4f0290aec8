import type { Candidate } from './candidates.ts';
import type { Effort } from './options.ts';

/** What a part of the benchmark is given: how much to measure, and whom to tell. */
export interface Task {
  readonly effort: Effort;
  /** For Node, of the bot where it takes turns with the floor: to profile it. */
  readonly nodeArgs: readonly string[];
  /** Tells how far things are. */
  readonly progress: (text: string) => void;
  /** A line in which a measured process complained. */
  readonly complained: (candidate: Candidate, line: string) => void;
}

import type { Candidate } from './candidates.ts';
import type { Effort } from './options.ts';

/** What a part of the benchmark is given: how much to measure, and where to report. */
export interface Task {
  readonly effort: Effort;
  /** Arguments to Node for the bot, to profile it. */
  readonly nodeArgs: readonly string[];
  /** An empty place for a store; what it needs on disk goes into the folder. */
  readonly newStoreUrl: (folder: string) => Promise<string>;
  /** Reports progress. */
  readonly progress: (text: string) => void;
  /** Reports a line in which a measured process complained. */
  readonly complained: (candidate: Candidate, line: string) => void;
}

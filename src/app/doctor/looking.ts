import type { Config } from '../config.ts';
import type { DoctorWords } from './finding.ts';

/** What every check is given. */
export interface Looking {
  readonly config: Config;
  readonly words: DoctorWords;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

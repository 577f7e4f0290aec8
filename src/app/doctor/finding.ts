import type { OperatorWords } from '../../locale/operators.ts';
import type { Config } from '../config.ts';

/** What the checks of `doctor` are given, and what each comes to. */

export type DoctorWords = OperatorWords['doctor'];

export interface Looking {
  readonly config: Config;
  readonly words: DoctorWords;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Check = keyof DoctorWords['checks'];

/** `skipped`: does not apply here, or could not be found out because of something else that is wrong. */
type Mark = 'ok' | 'warning' | 'failed' | 'skipped';

interface Verdict {
  readonly says: string;
  readonly todo?: string;
}

export interface Finding extends Verdict {
  readonly check: Check;
  readonly mark: Mark;
  /** Stays the same whatever the words: for machines. */
  readonly code: string;
}

type Found = (check: Check, code: string, verdict: Verdict) => Finding;

const marked =
  (mark: Mark): Found =>
  (check, code, verdict) => ({ check, mark, code, ...verdict });

export const fine = marked('ok');
export const warning = marked('warning');
export const failed = marked('failed');
export const skipped = marked('skipped');

import { operatorWords } from '../../locale/operators.ts';
import type { Verdict } from '../../locale/operators/doctor.ts';
import type { Config } from '../config.ts';

/** What the checks of `doctor` are given, what each comes to, and how that is shown. */

export const { doctor: words } = operatorWords;

export interface Looking {
  readonly config: Config;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Check = keyof typeof words.checks;

/** `skipped`: does not apply here, or could not be found out because of something else that is wrong. */
type Mark = 'ok' | 'warning' | 'failed' | 'skipped';

export interface Finding extends Verdict {
  readonly check: Check;
  readonly mark: Mark;
  /** Stays the same whatever the words: for machines. */
  readonly code: string;
}

const marked =
  (mark: Mark) =>
  (check: Check, code: string, verdict: Verdict): Finding => ({ check, mark, code, ...verdict });

export const fine = marked('ok');
export const warning = marked('warning');
export const failed = marked('failed');
export const skipped = marked('skipped');

const signs = { ok: '✓', warning: '!', failed: '✗', skipped: '–' } as const;

const count = (findings: readonly Finding[], mark: Mark): number =>
  findings.filter((finding) => finding.mark === mark).length;

export const isWell = (findings: readonly Finding[]): boolean => count(findings, 'failed') === 0;

export const asText = (findings: readonly Finding[]): string => {
  const width = Math.max(...Object.values(words.checks).map(({ length }) => length));
  const lines = findings.flatMap(({ check, mark, says, todo }) => [
    `${signs[mark]} ${words.checks[check].padEnd(width)}  ${says}`,
    ...(todo === undefined ? [] : [`  ${''.padEnd(width)}  ${words.todo(todo)}`]),
  ]);
  const total = words.total({
    failed: count(findings, 'failed'),
    warnings: count(findings, 'warning'),
    skipped: count(findings, 'skipped'),
  });
  return [...lines, '', total].join('\n');
};

export const asJson = (findings: readonly Finding[]): string =>
  JSON.stringify({ ok: isWell(findings), findings }, undefined, 2);

import type { DoctorWords, Finding } from './finding.ts';

/** The findings, for a person or for a machine. */

const signs = { ok: '✓', warning: '!', failed: '✗', skipped: '–' } as const;

const count = (findings: readonly Finding[], mark: Finding['mark']): number =>
  findings.filter((finding) => finding.mark === mark).length;

export const isWell = (findings: readonly Finding[]): boolean => count(findings, 'failed') === 0;

export const asText = (findings: readonly Finding[], words: DoctorWords): string => {
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

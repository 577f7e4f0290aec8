import type { SectionStep } from './facts.ts';
import { moment } from './forms.ts';

/** How the sections of a case stand. Each language brings its words. */

type Titles<Name extends string> = Readonly<Record<Name, string>>;

interface Entry {
  /** Such as "Vital signs: done". */
  readonly entry: (title: string, words: string) => string;
}

const stepMark: Readonly<Record<SectionStep['kind'], string>> = {
  waits: '▫️',
  being_written: '⏳',
  not_written: '▫️',
  written: '✅',
  failed: '❌',
};

interface StepLines extends Entry, Readonly<Record<'waits' | 'written' | 'not_written', string>> {
  /** `since`: such as "2 minutes ago", as Discord shows it. */
  readonly being_written: (since: string) => string;
}

const wordsOf = (step: SectionStep, lines: StepLines): string => {
  if (step.kind === 'failed') return step.words;
  return step.kind === 'being_written' ? lines.being_written(moment(step.since, 'R')) : lines[step.kind];
};

/** One line a section, while a case is being written. */
export const progressText =
  <Name extends string>(titles: Titles<Name>, lines: StepLines) =>
  (steps: readonly { readonly section: Name; readonly step: SectionStep }[]): string =>
    steps
      .map(({ section, step }) => {
        return `${stepMark[step.kind]} ${lines.entry(titles[section], wordsOf(step, lines))}`;
      })
      .join('\n');

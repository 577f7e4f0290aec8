import type { SectionStep } from './facts.ts';

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

type StepLines = Entry & Readonly<Record<Exclude<SectionStep['kind'], 'failed'>, string>>;

/** One line a section, while a case is being written. */
export const progressText =
  <Name extends string>(titles: Titles<Name>, lines: StepLines) =>
  (steps: readonly { readonly section: Name; readonly step: SectionStep }[]): string =>
    steps
      .map(({ section, step }) => {
        const words = step.kind === 'failed' ? step.words : lines[step.kind];
        return `${stepMark[step.kind]} ${lines.entry(titles[section], words)}`;
      })
      .join('\n');

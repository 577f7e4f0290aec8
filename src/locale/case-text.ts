import type { PartState, SectionStep } from './facts.ts';

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

interface PartLines extends Entry {
  readonly missing: string;
  readonly hand: string;
  readonly service: string;
  /** Each of these follows one of the two above. */
  readonly olderNarrative: string;
  readonly olderDetails: string;
  readonly olderBoth: string;
}

/** One line a part, of a case that is kept. */
export const partText = <Name extends string>(
  titles: Titles<Name>,
  lines: PartLines,
): ((name: Name, state: PartState) => string) => {
  const since = ({ olderNarrative, olderDetails }: Extract<PartState, { kind: 'there' }>): string => {
    if (olderNarrative) return olderDetails ? lines.olderBoth : lines.olderNarrative;
    return olderDetails ? lines.olderDetails : '';
  };

  return (name, state) => {
    const title = titles[name];
    if (state.kind === 'missing') return `▫️ ${lines.entry(title, lines.missing)}`;
    const older = since(state);
    const mark = state.by === 'hand' ? '✏️' : '✅';
    return `${older === '' ? mark : '⚠️'} ${lines.entry(title, `${lines[state.by]}${older}`)}`;
  };
};

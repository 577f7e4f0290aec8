import { showsNothing } from '../../lib/invisible.ts';
import type { Section, SectionName } from '../../service/section.ts';
import { readFindingLines, readSignLines, type Judge, type LineProblem } from './lines.ts';

type Layout = 'lines' | 'free';

/** How a part is edited: vital signs and findings as lines, unless the service wrote them as free text. */
export const layoutOf = (name: SectionName, section: Section | undefined): Layout => {
  if (name === 'narrative') return 'free';
  if (section === undefined) return name === 'vital_signs' ? 'lines' : 'free';
  return section.kind === 'table' || section.kind === 'findings' ? 'lines' : 'free';
};

type Read =
  | { readonly kind: 'read'; readonly section: Section }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problems: readonly LineProblem[] };

interface Typed {
  readonly name: SectionName;
  readonly text: string;
  /** The text that was edited; what did not fit into it stays beside the new one. */
  readonly before: Section | undefined;
  readonly judge: Judge;
}

/** A part as a person has typed it. */
export const readPart = ({ name, text, before, judge }: Typed): Read => {
  if (showsNothing(text)) return { kind: 'empty' };
  const rest =
    before === undefined || before.kind === 'unknown' || before.rest === undefined
      ? {}
      : { rest: before.rest };
  if (layoutOf(name, before) === 'free') return { kind: 'read', section: { kind: 'text', text, ...rest } };
  if (name === 'vital_signs') {
    const read = readSignLines(text, judge);
    return read.kind === 'unreadable'
      ? read
      : { kind: 'read', section: { kind: 'table', rows: read.rows, ...rest } };
  }
  const read = readFindingLines(text);
  return read.kind === 'unreadable'
    ? read
    : { kind: 'read', section: { kind: 'findings', rows: read.rows, ...rest } };
};

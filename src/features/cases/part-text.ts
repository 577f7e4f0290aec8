import { showsNothing } from '../../lib/invisible.ts';
import type { Section, SectionName } from '../../service/section.ts';
import { partNames } from './kept-case.ts';
import { findingLines, signLines } from './lines.ts';
import type { Sections } from './case-texts.ts';

/** A part as plain text: what can be edited, and what the service gets as another part. */
export const partText = (section: Section): string => {
  switch (section.kind) {
    case 'text':
      return section.text;
    case 'table':
      return signLines(section.rows);
    case 'findings':
      return findingLines(section.rows);
    case 'unknown':
      return section.raw;
  }
};

/** What is written beside this part, for the service; undefined if nothing is. */
export const otherParts = (
  sections: Sections,
  name: SectionName,
  titles: Readonly<Record<SectionName, string>>,
): string | undefined => {
  const others = partNames.flatMap((other) => {
    const section = other === name ? undefined : sections[other];
    const text = section === undefined ? '' : partText(section);
    return showsNothing(text) ? [] : [{ title: titles[other], text }];
  });
  const [only, ...more] = others;
  if (only === undefined) return undefined;
  if (more.length === 0) return only.text;
  return others.map(({ title, text }) => `${title}:\n${text}`).join('\n\n');
};

import type { Caller } from '../../discord/interactions/caller.ts';
import { limits } from '../../discord/limits.ts';
import type { MessageBody, ButtonData, Reply, Row } from '../../discord/reply.ts';
import { inSentence } from '../../lib/invisible.ts';
import { escapeMarkdownWithin, escapeName, escapeSentenceWithin, quoted } from '../../lib/markdown.ts';
import type { PartState } from '../../locale/facts.ts';
import type { SectionName } from '../../service/section.ts';
import type { Texts } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import * as buttons from './buttons.ts';
import { partNames, partsOf, partText, type KeptCase, type CasePart } from './kept-case.ts';

/** A case as its owner sees it, in one message: whose it is and what can be done about it, or the text of a part. */

const longest = { person: 200, model: 100, teachingPoints: 300, earlierLine: 120 };
const mostEarlierLines = 3;

export const personIn = ({ details: { name, age, gender } }: Pick<KeptCase, 'details'>) => ({
  name: inSentence(escapeMarkdownWithin(longest.person, name)),
  age: inSentence(escapeMarkdownWithin(longest.person, age)),
  gender: inSentence(escapeMarkdownWithin(longest.person, gender)),
});

/** For a sentence about the case. */
export const caseName = ({ details: { name } }: Pick<KeptCase, 'details'>): string => escapeName(name);

const stateOf = (part: CasePart | undefined): PartState => {
  if (part === undefined) return 'missing';
  return part.earlier === undefined ? 'written' : 'undecided';
};

const textOf = (kept: KeptCase, { cases: texts }: Texts): string => {
  const { details, touchedAt } = kept;
  const points = details.teachingPoints;
  return [
    texts.who(personIn(kept)),
    texts.about(escapeMarkdownWithin(longest.model, details.model), touchedAt),
    ...(points === undefined
      ? []
      : [texts.teachingPoints(escapeSentenceWithin(longest.teachingPoints, points))]),
    ...partNames.map((name) => texts.part(name, stateOf(kept.parts[name]))),
    '',
    texts.becomesPatient,
  ].join('\n');
};

const writeAgain = (kept: KeptCase, part: SectionName, { cases }: Texts): ButtonData =>
  buttons.card.writeAgain.make({ label: cases.buttons.writeAgain, with: { kept: kept.id, part } });

/** Who looks at a card, and where. */
type Viewer = Pick<Caller, 'words' | 'place'>;

export const cardBody = (kept: KeptCase, { words, place }: Viewer): MessageBody => {
  const { cases: texts, compose } = words;
  const { buttons: labels } = texts;
  const about = { with: { kept: kept.id } };
  const there = partsOf(kept);
  const options = there.map((name) => ({ value: name, label: compose.sectionTitle[name] }));
  const missing = partNames.filter((name) => !there.includes(name));
  const writeIt = missing.map((part) =>
    buttons.card.write.make({ label: texts.writeIt(part), style: 'primary', with: { kept: kept.id, part } }),
  );
  return {
    content: textOf(kept, words),
    rows: [
      [buttons.card.open.make({ of: 'texts', placeholder: texts.openPart, options, ...about })],
      writeIt,
      [
        writeAgain(kept, there[0] ?? 'narrative', words),
        ...(place === 'dm' ? [] : [buttons.card.post.make({ label: labels.post, ...about })]),
        buttons.card.download.make({ label: labels.download, ...about }),
        buttons.card.delete.make({ label: labels.delete, style: 'danger', ...about }),
        toList(words),
      ],
    ],
  };
};

export const toList = ({ cases }: Texts): ButtonData =>
  buttons.list.page.make({ label: cases.buttons.list, with: { page: '0' } });

/** Replaces the message whose button was pressed; without the note if both do not fit. */
export const shown = (body: MessageBody, note = ''): Reply => {
  const content = note === '' ? body.content : `${note}\n\n${body.content}`;
  return { kind: 'update', body: content.length > limits.content ? body : { ...body, content } };
};

/** To the previous and the next page. */
export const pageButtons = (
  { page, pages }: { readonly page: number; readonly pages: number },
  { cases: texts }: Texts,
  make: (look: { readonly label: string; readonly page: string }) => ButtonData,
): readonly ButtonData[] =>
  [page - 1, page + 1]
    .filter((to) => to >= 0 && to < pages)
    .map((to) => make({ label: texts.page({ page: to + 1, pages }), page: String(to) }));

/** A longer text comes as a file, because nobody wants to turn that many pages. */
const mostPages = 10;

interface Opened {
  readonly kept: KeptCase;
  readonly name: SectionName;
  readonly part: CasePart;
}

/** Below a new text, the choice between it and the earlier one; otherwise the text can be written again. */
const choices = ({ kept, name, part }: Opened, words: Texts): readonly ButtonData[] => {
  if (part.earlier === undefined) return [writeAgain(kept, name, words)];
  const about = { with: { kept: kept.id, part: name, at: String(part.at) } };
  const { keepNew, keepEarlier } = words.cases.buttons;
  return [
    buttons.card.keepNew.make({ label: keepNew, style: 'primary', ...about }),
    buttons.card.keepEarlier.make({ label: keepEarlier, ...about }),
  ];
};

/** How the text begins that was there before: enough to tell the two apart. */
const earlierText = ({ earlier }: CasePart, { cases: texts }: Texts): { readonly footer?: string } => {
  const lines = (earlier === undefined ? '' : partText(earlier.section))
    .split('\n')
    .map((line) => escapeSentenceWithin(longest.earlierLine, line))
    .filter((line) => line !== '')
    .slice(0, mostEarlierLines);
  return lines.length === 0 ? {} : { footer: texts.earlier(quoted(lines.join('\n'))) };
};

/** A page of a part's text: the one that is asked for, or the nearest that exists. */
export const partBody = (opened: Opened, asked: number, words: Texts): MessageBody => {
  const { kept, name, part } = opened;
  const { section } = part;
  const { cases: texts, compose } = words;
  const heading = compose.heading(compose.sectionTitle[name], personIn(kept));
  const footer = earlierText(part, words);
  const all = sectionMessages({ name, section, heading, ...footer, mostMessages: mostPages, words });
  const page = Math.min(Math.max(asked, 0), all.length - 1);
  const rows: readonly Row[] = [
    pageButtons({ page, pages: all.length }, words, ({ label, page: to }) =>
      buttons.partPage.make({ label, with: { kept: kept.id, part: name, page: to } }),
    ),
    [
      ...choices(opened, words),
      buttons.card.show.make({ label: texts.buttons.card, with: { kept: kept.id } }),
    ],
  ];
  return { ...(all[page] ?? all[0]), rows };
};

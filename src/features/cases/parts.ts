import { say, sayAll, type Reply, type Row } from '../../discord/reply.ts';
import type { Section } from '../../service/section.ts';
import type { Words } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import * as buttons from './buttons.ts';
import { personIn } from './card.ts';
import type { OfPart } from './on-case.ts';
import type { OwnCases } from './own-cases.ts';

/** More messages than this are a nuisance to scroll through, so a file is sent instead. */
const mostMessages = 10;

interface Opened extends OfPart {
  readonly words: Words;
}

/** The text of one version in as many messages as it takes, and rows below the last one. */
export const textReply = (
  { kept, name, words }: Opened,
  {
    section,
    note,
    rows,
  }: { readonly section: Section; readonly note?: string; readonly rows: readonly Row[] },
): Reply => {
  const title = words.compose.heading(words.compose.sectionTitle[name], personIn(kept));
  const heading = note === undefined ? title : `${note}\n${title}`;
  const [first, ...others] = sectionMessages({ name, section, heading, mostMessages, words });
  const last = others.at(-1);
  return last === undefined
    ? sayAll([{ ...first, rows }])
    : sayAll([first, ...others.slice(0, -1), { ...last, rows }]);
};

/** A missing part can be written by the service, typed or uploaded. */
const missingReply = ({ kept, name, words: { cases: texts } }: Opened): Reply => {
  const { buttons: labels } = texts;
  const about = { with: { kept: kept.id, part: name } };
  return say(texts.missingPart(name), [
    buttons.card.write.make({ label: texts.writeIt(name), style: 'primary', ...about }),
    buttons.part.edit.make({ label: labels.edit, ...about }),
    buttons.part.upload.make({ label: labels.upload, ...about }),
    buttons.card.show.make({ label: labels.card, with: { kept: kept.id } }),
  ]);
};

/** The part as it stands, and what can be done about it. */
export const partReply = (opened: Opened, section: Section, note?: string): Reply => {
  const { kept, name, words } = opened;
  const { buttons: labels } = words.cases;
  const about = { with: { kept: kept.id, part: name } };
  const row = [
    buttons.part.edit.make({ label: labels.edit, style: 'primary', ...about }),
    buttons.part.writeAgain.make({ label: labels.writeAgain, ...about }),
    buttons.part.upload.make({ label: labels.upload, ...about }),
    buttons.part.versions.make({ label: labels.versions, ...about }),
    buttons.card.show.make({ label: labels.card, with: { kept: kept.id } }),
  ];
  return textReply(opened, { section, ...(note === undefined ? {} : { note }), rows: [row] });
};

/** The same, once its text is read, or a word that it is missing. */
export const openPart = async (cases: OwnCases, opened: Opened, note?: string): Promise<Reply> => {
  const { [opened.name]: section } = await cases.sections(opened.kept, [opened.name]);
  return section === undefined ? missingReply(opened) : partReply(opened, section, note);
};

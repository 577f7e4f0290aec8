import { limits } from '../../discord/limits.ts';
import { escapeMarkdown, escapeMarkdownWithin } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { Transcript, TurnEntry } from './document.ts';
import { namesIn } from './facts.ts';

/** The last questions and answers, in one message. */

const most = 10;
/** Characters of a text, and of a name, which is never made shorter than that. */
const longest = 400;
const longestName = 40;
const step = 10;

/**
 * The beginning of a text, because an answer may be as long as a book; without the marks of bold text, such as the
 * patient's name in front of an answer: in this form they would show.
 */
const plain = (text: string): string => text.slice(0, 4 * longest).replace(/\*\*(.+?)\*\*/gs, '$1');

/** What the preceptor asks: a quote with a heading, and small print below it. */
const block = /^> \*\*(.+)\*\*\n([^]*?)(?:\n-# .*)?$/;

interface Writing {
  readonly nameOf: (key: string) => string;
  /** Characters for each text. */
  readonly room: number;
  readonly words: Texts;
}

const turnText = (
  { question, answer }: TurnEntry,
  { nameOf, room, words: { transcript: texts } }: Writing,
): string => {
  const within = (text: string): string => escapeMarkdownWithin(room, plain(text));
  const asked =
    question === undefined
      ? texts.page.deletedQuestion
      : `**${escapeMarkdownWithin(longestName, nameOf(question.speaker))}:** ${question.unreadable === true ? texts.page.unreadable : within(question.text)}`;
  const said = answer.map(({ text }) => text);
  const answered = said
    .filter((text) => !block.test(text))
    .join(' ')
    .trim();
  const blocks = said.flatMap((text) => {
    const [, heading = '', body = ''] = block.exec(text) ?? [];
    return heading === '' ? [] : [`**${escapeMarkdown(heading)}:** ${within(body.replace(/^> ?/gm, ''))}`];
  });
  const lines = [...(answered === '' ? [] : [within(answered)]), ...blocks];
  return [asked, ...(lines.length === 0 ? [texts.page.noAnswer] : lines)].join('\n> ');
};

/** Undefined if nothing has been asked. */
export const soFar = (transcript: Transcript, words: Texts): string | undefined => {
  const nameOf = namesIn(transcript);
  const last = transcript.entries.filter((entry) => entry.kind === 'turn').slice(-most);
  if (last.length === 0) return undefined;
  const write = (room: number): string =>
    [
      words.transcript.soFar(last.length),
      ...last.map((entry) => turnText(entry, { nameOf, room, words })),
    ].join('\n');
  let room = longest;
  while (room > step && write(room).length > limits.content) room -= step;
  return write(room);
};

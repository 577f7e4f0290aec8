import { limits } from '../../discord/limits.ts';
import { escapeMarkdownWithin } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import type { Transcript } from './document.ts';
import { namesIn } from './facts.ts';

/** The last questions and answers, in one message. */

const most = 10;
/** Characters of a text; those of a name, which is not cut further. */
const longest = 400;
const longestName = 40;
const step = 10;

/** Undefined if nothing has been asked. */
export const soFar = (transcript: Transcript, { transcript: texts }: Words): string | undefined => {
  const nameOf = namesIn(transcript);
  const turns = transcript.entries.flatMap(({ kind, ...entry }) =>
    kind === 'turn' && 'seconds' in entry ? [entry] : [],
  );
  const last = turns.slice(-most);
  if (last.length === 0) return undefined;
  const write = (room: number): string =>
    [
      texts.soFar(last.length),
      ...last.map(({ question, answer }) => {
        const asked =
          question === undefined
            ? texts.page.deletedQuestion
            : `**${escapeMarkdownWithin(longestName, nameOf(question.speaker))}:** ${escapeMarkdownWithin(room, question.text)}`;
        const answered = answer
          .map(({ text }) => text)
          .join(' ')
          .trim();
        return `${asked}\n> ${answered === '' ? texts.page.noAnswer : escapeMarkdownWithin(room, answered)}`;
      }),
    ].join('\n');
  let room = longest;
  while (room > step && write(room).length > limits.content) room -= step;
  return write(room);
};

import type { Rules } from '../../conversation/ports.ts';
import type { Body } from '../../discord/reply.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import { firstMessage, noticeBody } from './notices.ts';
import { partBody } from './performer.ts';

type Rendering = Pick<Rules, 'noticeText' | 'partText' | 'announcementText' | 'noticeMarks' | 'firstMarks'>;

const marksOf = ({ rows = [] }: Body): readonly string[] =>
  rows.flat().flatMap((button) => ('customId' in button ? [button.customId] : []));

/** How what a conversation posts reads in Discord, so that it can be found again. `words`: of those who read it. */
export const createRendering = (words: Words): Rendering => ({
  noticeText: (conversation, notice) => noticeBody({ conversation, notice, words }).content,
  noticeMarks: (conversation, notice) => marksOf(noticeBody({ conversation, notice, words })),
  partText: (_conversation, part) => partBody(part, words).content,
  announcementText: ({ kind, title, hostName, who }) =>
    words.conversation.announcement({
      kind,
      title: escapeMarkdown(title),
      host: escapeMarkdown(hostName),
      who,
    }),
  firstMarks: (conversation) =>
    marksOf(firstMessage(conversation, { demo: false, hears: conversation.hears, words })),
});

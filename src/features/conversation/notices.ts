import type { Notice } from '../../conversation/notice.ts';
import type { Conversation, HoldCause } from '../../conversation/record.ts';
import type { Body, ButtonData } from '../../discord/reply.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { escapeMarkdown, escapeMarkdownWithin } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';

/** How a notice of the domain looks in Discord: its words and its buttons. */

type Texts = Words['conversation'];

const holdButtons = (
  cause: HoldCause,
  { conversation, texts }: { readonly conversation: string; readonly texts: Texts },
): readonly ButtonData[] => {
  const parameters = { conversation };
  const skip = buttons.skipWaiting.make({ label: texts.buttons.skipWaiting, with: parameters });
  switch (cause) {
    case 'link':
    case 'other_account':
      return [
        buttons.continueAsHost.make({
          label: texts.buttons.continueHost,
          style: 'primary',
          with: parameters,
        }),
        skip,
      ];
    case 'asleep':
      return [buttons.wake.make({ label: texts.buttons.wake, style: 'primary', with: parameters })];
    case 'service':
    case 'account_refused':
    case 'doubt':
    case 'operator':
    case 'store':
      return [buttons.tryNow.make({ label: texts.buttons.tryNow, style: 'primary', with: parameters }), skip];
  }
};

const holding = (
  notice: Extract<Notice, { kind: 'holding' }>,
  about: { readonly conversation: string; readonly texts: Texts },
): Body => {
  const { texts } = about;
  const next = notice.nextTryAt === undefined ? '' : texts.nextTry(notice.nextTryAt);
  return {
    content: `${texts.hold[notice.cause]}.${texts.waiting(notice.waiting)}${next}`,
    rows: [holdButtons(notice.cause, about)],
  };
};

/** What is wrong with the host's account is said to everyone here, and not as if it were the reader's. */
const wordsForAll = (failure: ServiceFailure, { conversation: texts, failures }: Words): string => {
  if (failure.kind === 'needs_link') {
    return `${failure.reason === 'other_account' ? texts.hold.other_account : texts.hold.link}.`;
  }
  const isRefused = failure.kind === 'not_taken' && failure.reason === 'account_refused';
  return isRefused ? `${texts.hold.account_refused}.` : failures.service(failure);
};

/** The mention shows as a name and pings nobody: no message of ours may ping unless it says so. */
const nameOf = (user: string): string => `<@${user}>`;

interface Rendered {
  readonly conversation: Pick<Conversation, 'id'>;
  readonly notice: Notice;
  /** Of those who read it. */
  readonly words: Words;
}

export const noticeBody = ({ conversation, notice, words }: Rendered): Body => {
  const { id } = conversation;
  const { conversation: texts } = words;
  switch (notice.kind) {
    case 'backlog':
      return {
        content: texts.notices.backlog(notice.waiting),
        rows: [[buttons.setRestAside.make({ label: texts.buttons.setAside, with: { conversation: id } })]],
      };
    case 'nothing_waits':
      return { content: texts.notices.nothingWaits };
    case 'holding':
      return holding(notice, { conversation: id, texts });
    case 'store_fails':
      return { content: texts.notices.storeFails };
    case 'cannot_read_back':
      return { content: texts.notices.cannotReadBack };
    case 'going_on':
      return { content: texts.notices.goingOn };
    case 'in_doubt': {
      const about = { conversation: id, message: notice.messageId };
      return {
        content: texts.notices.doubt[notice.reason],
        rows: [
          [
            buttons.askAgain.make({ label: texts.buttons.askAgain, style: 'primary', with: about }),
            buttons.skipDoubt.make({ label: texts.buttons.skip, with: about }),
          ],
        ],
      };
    }
    case 'rejected':
      return { content: words.failures.service(notice.failure) };
    case 'undelivered': {
      const about = { conversation: id, message: notice.messageId, part: String(notice.part) };
      return {
        content: texts.notices.undelivered,
        rows: [[buttons.showAnswer.make({ label: texts.buttons.show, style: 'primary', with: about })]],
      };
    }
    case 'set_aside':
      return {
        content:
          notice.why === 'away'
            ? texts.notices.setAsideAway(notice.count)
            : texts.notices.setAsideAsked(notice.count),
        rows: [
          [
            buttons.answerAside.make({
              label: texts.buttons.answerThem,
              style: 'primary',
              with: { conversation: id },
            }),
            buttons.skipAside.make({ label: texts.buttons.skip, with: { conversation: id } }),
          ],
        ],
      };
    case 'away':
      return { content: texts.notices.away(notice.count) };
    case 'dropped':
      return { content: texts.notices.dropped(notice.count) };
    case 'started_again':
      return {
        content:
          notice.by === undefined
            ? texts.notices.startedAgainByNobody
            : texts.notices.startedAgain(nameOf(notice.by)),
      };
    case 'reset_failed':
      return { content: texts.notices.resetFailed(wordsForAll(notice.failure, words)) };
    case 'ended':
      return { content: texts.notices.ended(notice.summary) };
    case 'answering':
      return { content: texts.notices.answering(notice.count) };
    case 'skipped':
      return { content: texts.skippedWaiting(notice.count) };
    case 'hint':
      return { content: texts.hints[notice.hint] };
  }
};

const longestFirst = 500;

/** The thread's first message; without its buttons once the conversation has ended. A long title gives way. */
export const firstMessage = (
  conversation: Pick<Conversation, 'id' | 'kind' | 'status' | 'title' | 'hostName' | 'who'>,
  { demo, hears, words }: { demo: boolean; hears: Conversation['hears']; words: Words },
): Body => {
  const { id, kind, status } = conversation;
  const { conversation: texts } = words;
  const host = escapeMarkdown(conversation.hostName);
  const withTitle = (title: string): string =>
    texts.first({ kind, title, host, who: conversation.who, hears, demo });
  const room = longestFirst - withTitle('').length;
  const content = withTitle(escapeMarkdownWithin(room, conversation.title));
  if (status === 'ended') return { content };
  const parameters = { conversation: id };
  const again = buttons.startAgain.make({ label: texts.buttons.startAgain, with: parameters });
  const over = buttons.end.make({ label: texts.buttons.end, with: parameters });
  return { content, rows: [kind === 'patient' ? [again, over] : [over]] };
};

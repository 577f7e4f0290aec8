import type { Notice } from '../../conversation/domain/notice.ts';
import type { Environment } from '../../conversation/domain/ports.ts';
import type { Conversation, SuspensionCause } from '../../conversation/domain/record.ts';
import { isStandIn } from '../../conversation/domain/stand-in.ts';
import type { FloorNotice } from '../../conversation/domain/telling.ts';
import type { Chosen } from '../../conversation/domain/hearing-terms.ts';
import type { Body, ButtonData } from '../../discord/reply.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { escapeName, escapeSentenceWithin, quoted } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import type { WordsOf } from './languages.ts';

/** What a conversation's messages look like in Discord: notices, the thread's first message, its announcement. */

type Texts = Words['conversation'];

const suspensionButtons = (
  cause: SuspensionCause,
  { conversation, labels }: { readonly conversation: string; readonly labels: Texts['buttons'] },
): readonly ButtonData[] => {
  const about = { conversation };
  const skip = buttons.skipWaiting.make({ label: labels.skipWaiting, with: about });
  const continueAsHost = buttons.continueAsHost.make({
    label: labels.continueHost,
    style: 'primary',
    with: about,
  });
  switch (cause) {
    case 'link':
    case 'other_account':
      return [continueAsHost, skip];
    case 'renewal_fails':
      return [continueAsHost, buttons.tryNow.make({ label: labels.tryNow, with: about }), skip];
    case 'host_left':
      // The host may be back.
      return [
        buttons.end.make({ label: labels.end, style: 'danger', with: about }),
        buttons.tryNow.make({ label: labels.tryNow, with: about }),
      ];
    case 'asleep':
      return [buttons.wake.make({ label: labels.wake, style: 'primary', with: about })];
    case 'service':
    case 'rate_limited':
    case 'account_refused':
    case 'doubt':
    case 'operator':
    case 'store':
      return [buttons.tryNow.make({ label: labels.tryNow, style: 'primary', with: about }), skip];
  }
};

/** Not on a line. */
export const raiseButton = (conversation: string, labels: Texts['buttons']): ButtonData =>
  buttons.raiseHand.make({
    label: labels.raiseHand,
    style: 'primary',
    with: { conversation, line: 'none' },
  });

const transcriptButton = (conversation: string, { buttons: labels }: Pick<Texts, 'buttons'>): ButtonData =>
  buttons.transcript.make({ label: labels.transcript, with: { conversation } });

/** What can be done about a conversation that has ended. */
export const endButtons = (
  { id, noSuchCase }: Pick<Conversation, 'id' | 'noSuchCase'>,
  labels: Texts['buttons'],
): readonly ButtonData[] => {
  const about = { with: { conversation: id } };
  return noSuchCase === true
    ? [buttons.whichId.make({ label: labels.whichId, ...about })]
    : [buttons.startOver.make({ label: labels.startOver, ...about })];
};

/** The buttons of a notice; the conversation decides what a press does. */
const rowsOf = (
  record: Rendered['conversation'],
  notice: Notice,
  { buttons: labels }: Texts,
): Body['rows'] => {
  const { id: conversation } = record;
  const about = { conversation };
  switch (notice.kind) {
    case 'backlog':
      return notice.offersAside
        ? [[buttons.setRestAside.make({ label: labels.setAside, with: about })]]
        : undefined;
    case 'suspended':
      return [suspensionButtons(notice.cause, { conversation, labels })];
    case 'in_doubt': {
      const question = { ...about, message: notice.messageId };
      return [
        [
          buttons.askAgain.make({ label: labels.askAgain, style: 'primary', with: question }),
          buttons.skipDoubt.make({ label: labels.skip, with: question }),
        ],
      ];
    }
    case 'paused':
      return [[buttons.goOn.make({ label: labels.goOn, style: 'primary', with: about })]];
    case 'undelivered': {
      const kept = { ...about, message: notice.messageId, part: String(notice.part) };
      return [[buttons.showAnswer.make({ label: labels.show, style: 'primary', with: kept })]];
    }
    case 'floor': {
      const line = { ...about, line: String(notice.number) };
      const { question } = notice;
      const kept =
        question &&
        buttons.askKept.make({
          label: labels.askKept,
          style: 'primary',
          with: { ...about, message: question.messageId },
        });
      const raise = buttons.raiseHand.make({
        label: labels.raiseHand,
        style: kept === undefined ? 'primary' : 'secondary',
        with: line,
      });
      const pass = buttons.passOn.make({ label: labels.passOn, with: line });
      return [[...(kept === undefined ? [] : [kept]), raise, ...(notice.holder === undefined ? [] : [pass])]];
    }
    case 'hint':
      return notice.hint === 'no_floor'
        ? [
            [
              buttons.keepQuestion.make({
                label: labels.raiseHand,
                style: 'primary',
                with: { ...about, message: notice.about },
              }),
            ],
          ]
        : undefined;
    case 'set_aside':
      return [
        [
          buttons.answerAside.make({ label: labels.answerThem, style: 'primary', with: about }),
          buttons.skipAside.make({ label: labels.skip, with: about }),
        ],
      ];
    case 'ended': {
      const took =
        notice.summary.questions === 0 ? [] : [transcriptButton(conversation, { buttons: labels })];
      return [[...took, ...endButtons(record, labels)]];
    }
    default:
      return undefined;
  }
};

/** A problem with the host's account is explained to everyone here, not as if it were the reader's own. */
const wordsForAll = (failure: ServiceFailure, { conversation: texts, failures }: Words): string => {
  if (failure.kind === 'needs_link') {
    return `${failure.reason === 'other_account' ? texts.suspension.other_account : texts.suspension.link}.`;
  }
  if (failure.kind === 'host_left') return `${texts.suspension.host_left}.`;
  const isOfAccount =
    failure.kind === 'not_taken' &&
    (failure.reason === 'account_refused' || failure.reason === 'renewal_fails');
  return isOfAccount ? `${texts.suspension[failure.reason]}.` : failures.service(failure);
};

interface Rendered {
  readonly conversation: Pick<Conversation, 'id' | 'kind' | 'noSuchCase'>;
  readonly notice: Notice;
  /** For those who read it. */
  readonly words: Words;
}

/** The mention shows as a name and pings nobody: none of our messages pings unless it says so. */
export const nameOf = (user: string, { conversation: { somebody } }: Words): string =>
  isStandIn(user) ? somebody : `<@${user}>`;

const roleName = (role: string): string => `<@&${role}>`;

/** As mentions, which ping nobody. */
export const chosenNames = (
  { people, roles }: Chosen = { people: [], roles: [] },
  words: Words,
): readonly string[] => [...people.map((user) => nameOf(user, words)), ...roles.map(roleName)];

/** How much of a kept question a line quotes. */
const longestQuote = 150;

const lineText = ({ holder, by, next, up, question, isAgain }: FloorNotice, words: Words): string => {
  const { notices } = words.conversation;
  if (holder === undefined) return notices.floorFree;
  const named = (user: string): string => nameOf(user, words);
  const line = { holder: named(holder), by: by && named(by), next: next.map(named), up };
  const told = isAgain === true ? notices.floorStays(line) : notices.floorIs(line);
  return question === undefined
    ? told
    : `${told}\n${quoted(escapeSentenceWithin(longestQuote, question.text))}`;
};

const setAsideText = (
  { count, why }: Extract<Notice, { kind: 'set_aside' }>,
  { conversation: { notices, small }, fairUse }: Words,
): string => {
  switch (why) {
    case 'away':
      return notices.setAsideAway(count);
    case 'asked':
      return notices.setAsideAsked(count);
    case 'no_room':
      return small(fairUse.setAside(count));
  }
};

const textOf = ({ conversation: { kind }, notice, words }: Rendered): string => {
  const { conversation: texts, failures } = words;
  const { notices, small } = texts;
  const named = (user: string): string => nameOf(user, words);
  switch (notice.kind) {
    case 'backlog':
      return notices.backlog({ ...notice, next: notice.next.map(named) });
    case 'suspended': {
      const next = notice.nextTryAt === undefined ? '' : texts.nextTry(notice.nextTryAt);
      return small(`${texts.suspension[notice.cause]}.${texts.waiting(notice.waiting)}${next}`);
    }
    case 'store_fails':
      return notices.storeFails;
    case 'cannot_read_back':
      return notices.cannotReadBack;
    case 'paused':
      return notices.paused({ by: named(notice.by), kind });
    case 'went_on':
      return notices.wentOn({ by: named(notice.by), kind });
    case 'terms_changed':
      return notices.termsChanged({
        ...notice,
        by: named(notice.by),
        chosen: chosenNames(notice.chosen, words),
      });
    case 'co_hosts':
      return notices.coHosts({ by: named(notice.by), people: notice.people.map(named) });
    case 'floor':
      return lineText(notice, words);
    case 'in_doubt':
      return notices.doubt[notice.reason];
    case 'rejected':
      return small(failures.service(notice.failure));
    case 'no_such_case':
      return notices.noSuchCase;
    case 'undelivered':
      return notices.undelivered;
    case 'set_aside':
      return setAsideText(notice, words);
    case 'no_room':
      return small(words.fairUse.noRoom(notice));
    case 'away':
      return notices.away(notice.count);
    case 'dropped':
      return notice.by === 'end' ? notices.droppedAtEnd(notice.count) : notices.dropped(notice.count);
    case 'started_again':
      return notice.by === undefined ? notices.startedAgainByNobody : notices.startedAgain(named(notice.by));
    case 'reset_failed':
      return notices.resetFailed(wordsForAll(notice.failure, words));
    case 'ended':
      return notices.ended(notice.summary, notice.by && named(notice.by));
    case 'answering':
      return notices.answering(notice.count);
    case 'skipped':
      return notices.skippedWaiting(notice.count);
    case 'hint':
      return small(texts.hints[notice.hint]);
  }
};

export const noticeBody = (rendered: Rendered): Body => {
  const { conversation, notice, words } = rendered;
  return { content: textOf(rendered), rows: rowsOf(conversation, notice, words.conversation) };
};

/** The thread's first message; without its buttons once the conversation has ended. */
export const firstMessage = (
  conversation: Pick<Conversation, 'id' | 'kind' | 'status' | 'hostName' | 'who'>,
  { demo, hears, words }: { demo: boolean; hears: Conversation['hears']; words: Words },
): Body => {
  const { id, kind, status, who } = conversation;
  const { conversation: texts } = words;
  const content = texts.first({
    kind,
    host: escapeName(conversation.hostName),
    who,
    hears,
    demo,
  });
  if (status === 'ended') return { content };
  const manage = buttons.manage.make({ label: texts.buttons.manage, with: { conversation: id } });
  return { content, rows: [[manage, transcriptButton(id, texts)]] };
};

/** The message in the channel that the thread hangs on. */
export const announcementOf = (
  record: Pick<Conversation, 'kind' | 'status' | 'title' | 'hostName' | 'who' | 'noSuchCase'>,
  { conversation: texts }: Words,
): string => {
  const title = escapeName(record.title);
  if (record.noSuchCase === true) return texts.announcementOfNoCase(title);
  const host = escapeName(record.hostName);
  return record.status === 'ended'
    ? texts.announcementOfEnded({ ...record, title, host })
    : texts.announcement({ ...record, title, host });
};

type Rendering = Pick<
  Environment,
  'noticeText' | 'asFile' | 'announcementText' | 'noticeCustomIds' | 'firstCustomIds' | 'unnamed'
>;

const customIdsOf = ({ rows = [] }: Body): readonly string[] =>
  rows.flat().flatMap((button) => ('customId' in button ? [button.customId] : []));

/** How a conversation's messages read in Discord, in its own language, so that they can be found again. */
export const createRendering = (wordsOf: WordsOf): Rendering => {
  const noticeIn = (conversation: Conversation, notice: Notice): Body =>
    noticeBody({ conversation, notice, words: wordsOf(conversation) });
  return {
    noticeText: (conversation, notice) => noticeIn(conversation, notice).content,
    noticeCustomIds: (conversation, notice) => customIdsOf(noticeIn(conversation, notice)),
    asFile: (conversation) => wordsOf(conversation).conversation.asFile,
    announcementText: (conversation) => announcementOf(conversation, wordsOf(conversation)),
    firstCustomIds: (conversation) => {
      const { hears } = conversation;
      return customIdsOf(firstMessage(conversation, { demo: false, hears, words: wordsOf(conversation) }));
    },
    unnamed: (conversation) => wordsOf(conversation).conversation.unnamed,
  };
};

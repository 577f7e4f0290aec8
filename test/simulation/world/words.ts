import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { Environment } from '../../../src/conversation/domain/ports.ts';
import type { Conversation, Part } from '../../../src/conversation/domain/record.ts';

/** Texts of the simulated server: short, and no more distinctive than the real ones. */

export const fileSentence = 'The answer is too long for a message: here it is as a file.';

export const asFile: Environment['asFile'] = () => fileSentence;

export const announcementText = ({ title, hostName }: Conversation): string =>
  `${hostName} talks with ${title}.`;

export const firstText = ({ title }: Conversation): string => `This is ${title}. Write as you would speak.`;

/** What a notice's text says apart from its kind. */
const numbersIn = (notice: Notice): readonly unknown[] => {
  switch (notice.kind) {
    case 'backlog':
      return [notice.waiting, ...notice.next, notice.more];
    case 'suspended':
      return [notice.cause, notice.waiting, notice.nextTryAt];
    case 'in_doubt':
      return [notice.reason];
    case 'rejected':
    case 'reset_failed':
      return [notice.failure.kind];
    case 'set_aside':
      return [notice.count, notice.why];
    case 'no_room':
      return [notice.of, notice.most, notice.until];
    case 'dropped':
    case 'away':
    case 'answering':
    case 'skipped':
      return [notice.count];
    case 'started_again':
    case 'paused':
    case 'went_on':
      return [notice.by];
    case 'terms_changed':
      return [
        notice.by,
        notice.who,
        notice.hears,
        ...(notice.chosen?.people ?? []),
        ...(notice.chosen?.roles ?? []),
      ];
    case 'co_hosts':
      return [notice.by, ...notice.people];
    case 'floor':
      return [
        notice.isAgain === true ? 'again' : '',
        notice.holder,
        notice.by,
        ...notice.next,
        notice.up,
        notice.question?.text,
      ];
    case 'ended':
      return [notice.summary.questions, notice.summary.people, notice.summary.minutes];
    case 'hint':
      return [notice.hint];
    case 'store_fails':
    case 'cannot_read_back':
    case 'no_such_case':
    case 'undelivered':
      return [];
  }
};

export const noticeText: Environment['noticeText'] = (_conversation, notice) =>
  [notice.kind, ...numbersIn(notice)].join(' ');

export const noticeCustomIds: Environment['noticeCustomIds'] = ({ id }, notice) => {
  switch (notice.kind) {
    case 'backlog':
      return notice.offersAside ? [`rest:${id}`] : [];
    case 'suspended':
      return notice.cause === 'asleep' ? [`wake:${id}`] : [`try:${id}`, `skip:${id}`];
    case 'in_doubt':
      return [`again:${id}:${notice.messageId}`, `leave:${id}:${notice.messageId}`];
    case 'undelivered':
      return [`show:${id}:${notice.messageId}:${notice.part}`];
    case 'paused':
      return [`go_on:${id}`];
    case 'set_aside':
      return [`answer:${id}`, `pass:${id}`];
    case 'ended':
      return [`start_over:${id}`];
    case 'floor':
      return [
        ...(notice.question === undefined ? [] : [`ask_kept:${id}:${notice.question.messageId}`]),
        `raise:${id}:${notice.number}`,
        `pass_on:${id}:${notice.number}`,
      ];
    case 'hint':
      return notice.hint === 'no_floor' ? [`keep:${id}:${notice.about}`] : [];
    default:
      return [];
  }
};

export const firstCustomIds: Environment['firstCustomIds'] = ({ id }) => [
  `restart:${id}`,
  `end:${id}`,
  `transcript:${id}`,
];

/** As it is posted. */
export const partText = ({ as, content, sentence = '' }: Part): string =>
  as === 'file' ? sentence : content;

export const unnamed: Environment['unnamed'] = () => ({
  person: 'someone',
  role: 'the group',
  channel: 'another channel',
});

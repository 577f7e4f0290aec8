import type { State } from '../../../src/machine/draft.ts';
import type { Status, StatusButtonKind, StatusLine } from '../../../src/machine/effects.ts';
import type { Conversation } from '../../../src/machine/record.ts';
import { statusOf } from '../../../src/machine/status.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { latest } from '../discord.ts';
import type { Posting } from '../discord.ts';
import { bot, environment, statusAsPosted } from '../places.ts';
import type { Oracle } from './oracle.ts';

/** Promise 6: once nothing moves any more, one status stands, which says how things are. */

const shownOf = ({ content, customIds }: Posting): string => content + customIds.join();

export const checkStatus = ({ world }: Oracle, state: State): void => {
  const { record } = state;
  // There, nothing can be deleted.
  if (record.phase === 'ended' && world.discord.isArchived) return;
  const statuses = world.discord.messages.filter(
    ({ author, deletedAt, customIds }) =>
      author === bot && deletedAt === undefined && customIds.some(environment.rendering.isOfStatus),
  );
  const want = statusOf(state);
  const texts = statuses.map((one) => shownOf({ content: latest(one).content, customIds: one.customIds }));
  const wanted = want === undefined ? [] : [shownOf(statusAsPosted(want))];
  if (texts.join('\n\n') !== wanted.join('\n\n'))
    broken(6, `the status is ${world.show(texts)} instead of ${world.show(want)}`);
  if (statuses[0]?.id !== record.status?.id) broken(6, 'the status is not known');
  if (record.litter.length > 0) broken(6, 'litter is not deleted');
  checkLines(record, want);
};

const checkLines = (record: Conversation, want: Status | undefined): void => {
  const { lines = [], rows = [] } = want ?? {};
  for (const [kind, button, isDue] of duesOf(record)) {
    if (lines.some((one) => one.kind === kind) !== isDue)
      broken(6, `the status ${isDue ? 'lacks' : 'has'} ${kind}`);
    if (isDue && !rows.flat().some((one) => one.kind === button) && rows.every((row) => row.length < 5))
      broken(6, `the status lacks the button ${button}`);
  }
  for (const line of lines) if (!isTrue(record, line)) broken(6, `the status is wrong about ${line.kind}`);
};

const countOf = ({ inbox }: Conversation, is: string): number =>
  inbox.open.filter((item) => item.is === is).length;

/** What has to be said, with a button that does something about it. */
const duesOf = (
  record: Conversation,
): readonly (readonly [StatusLine['kind'], StatusButtonKind, boolean])[] => {
  const { terms, time, hands, suspension, preceptor, phase } = record;
  if (phase !== 'open') return [];
  const isLinked = suspension?.cause !== 'link' && suspension?.cause !== 'other_account';
  return [
    ['paused', 'resume', terms.paused !== undefined && time?.is !== 'up'],
    ['time', time?.is === undefined ? 'manage' : 'more_time', time !== undefined && time.left === undefined],
    ['floor', 'raise_hand', hands !== undefined],
    ['suspended', isLinked ? 'try_now' : 'continue', suspension !== undefined],
    ['aside', 'answer_aside', countOf(record, 'aside') > 0],
    ['many_wait', 'manage', suspension === undefined && countOf(record, 'waiting') >= 4],
    [
      'preceptor',
      'skip_preceptor',
      preceptor !== undefined && (preceptor.isPassed === true || isHeldUp(record)),
    ],
    ['store_fails', 'try_now', false],
    ['post_blocked', 'try_now', false],
  ];
};

/** Somebody's question waits for the answer to the preceptor's. */
export const isHeldUp = ({ preceptor, inbox }: Conversation): boolean =>
  preceptor !== undefined &&
  inbox.open.some(({ is, id }) => is === 'waiting' && compareIds(id, preceptor.id) < 0);

const isTrue = (record: Conversation, line: StatusLine): boolean => {
  const { terms, hands, suspension } = record;
  switch (line.kind) {
    case 'aside':
      return line.count === countOf(record, 'aside');
    case 'many_wait':
      return line.waiting === countOf(record, 'waiting');
    case 'suspended':
      return line.waiting === countOf(record, 'waiting') && line.cause === suspension?.cause;
    case 'time':
      return line.endsAt === record.time?.endsAt && line.is === record.time.is;
    case 'paused':
      return line.by === terms.paused;
    case 'floor':
      return line.holder === hands?.holder && line.up === hands?.up.length;
    default:
      return true;
  }
};

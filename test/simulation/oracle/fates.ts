import { compareIds } from '../../../src/lib/ids.ts';
import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { Part } from '../../../src/conversation/domain/record.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import { contentOf } from '../world/message.ts';
import type { SimMessage } from '../world/message.ts';
import { fileSentence } from '../world/words.ts';
import type { BotProcess } from '../world/process.ts';
import type { Said } from '../world/world.ts';
import { Breach } from './breach.ts';
import { askedAgain, dutyOf, saidIn, standingOf, turnKey } from './history.ts';
import type { History } from './history.ts';
import { waitingIn } from './backlog.ts';
import { isOvertaken, isPaused } from './terms.ts';

/** What has become of each question once nothing moves any more: invariant 8. */

type Attempts = readonly number[];

interface Fate {
  readonly answered: Attempts;
  readonly refused: number;
  readonly doubted: Attempts;
}

const byAttempt = (a: number, b: number): number => a - b;

interface Delivered {
  readonly posted: readonly SimMessage[];
  readonly shelved: readonly number[];
  /** The conversation ended while the bot could not post. */
  readonly isCutShort: boolean;
}

/** Whether this answer is in the thread: whole, in order, with what Discord would not take behind `Show`. */
const isWhole = (parts: readonly Part[], { posted, shelved, isCutShort }: Delivered): boolean => {
  const indexes = posted.flatMap(({ origin }) => (origin?.kind === 'part' ? [origin.index] : []));
  // Where only its file was refused, the rest of a part stands there all the same.
  const wanted = parts
    .map((_part, index) => index)
    .filter((index) => !shelved.includes(index) || indexes.includes(index));
  if (indexes.join() !== (isCutShort ? wanted.slice(0, indexes.length) : wanted).join()) return false;
  return posted.every((message) => {
    const { origin } = message;
    const isFile = origin?.kind === 'part' && origin.asFile;
    const part = origin?.kind === 'part' ? parts[origin.index] : undefined;
    return contentOf(message) === (isFile ? fileSentence : part?.content);
  });
};

const answersTo = (history: History, said: Said, standing: readonly SimMessage[]): Attempts => {
  const { id } = said.message;
  const attempts = new Set<number>();
  const isCutShort = history.endedAway.has(said.conversation);
  const postedAt = (attempt: number): readonly SimMessage[] =>
    standing.filter(
      ({ origin }) => origin?.kind === 'part' && origin.question === id && origin.attempt === attempt,
    );
  const shelvedAt = (attempt: number): readonly number[] =>
    standing.flatMap(({ origin }) =>
      origin?.kind === 'note' &&
      origin.notice.kind === 'undelivered' &&
      origin.notice.messageId === id &&
      origin.notice.attempt === attempt
        ? [origin.notice.part]
        : [],
    );
  for (let attempt = 0; attempt <= 8; attempt += 1) {
    const [posted, shelved] = [postedAt(attempt), shelvedAt(attempt)];
    if (posted.length + shelved.length === 0) continue;
    const parts = history.answers.get(turnKey(id, attempt));
    if (parts === undefined) throw new Breach(8, `${id} has an answer that the service never returned`);
    if (!isWhole(parts, { posted, shelved, isCutShort }))
      throw new Breach(8, `the answer to ${id} is not whole, or out of order`);
    const [first] = posted;
    const isReply =
      first?.origin?.kind !== 'part' || first.origin.index > 0 || first.repliesTo?.messageId === id;
    if (!isReply && said.message.deletedAt === undefined)
      throw new Breach(8, `the answer to ${id} replies to nothing`);
    attempts.add(attempt);
  }
  return [...attempts];
};

const refusals: readonly Notice['kind'][] = ['rejected', 'no_such_case'];

const fateOf = (history: History, said: Said, standing: readonly SimMessage[]): Fate => {
  const { id } = said.message;
  const notes = standing.flatMap(({ origin }) => (origin?.kind === 'note' ? [origin] : []));
  return {
    answered: answersTo(history, said, standing),
    refused: notes.filter(({ about, notice }) => refusals.includes(notice.kind) && about === id).length,
    doubted: notes
      .flatMap(({ notice }) =>
        notice.kind === 'in_doubt' && notice.messageId === id ? [notice.attempt] : [],
      )
      .toSorted(byAttempt),
  };
};

const presses = ({ world }: History, { message }: Said): number =>
  world.requests.filter(
    ({ decision, outcome }) =>
      decision.kind === 'ask_this' &&
      decision.message.id === message.id &&
      (outcome === undefined || outcome.kind === 'done'),
  ).length;

/** What somebody wanted asked, and was told would be, is not forgotten, unless somebody has cleared what waits. */
const checkPressed = (history: History, said: Said, record: Conversation, fate: Fate): void => {
  const { id, deletedAt } = said.message;
  const { requests } = history.world;
  const isWanted = requests.some(
    ({ decision, outcome }) =>
      decision.kind === 'ask_this' && decision.message.id === id && outcome?.kind === 'done',
  );
  const isCleared = requests.some(({ decision: { kind } }) =>
    ['skip_waiting', 'skip_aside', 'job'].includes(kind),
  );
  const hasFate = fate.answered.length + fate.refused + fate.doubted.length > 0;
  const waits = record.again.some(({ messageId }) => messageId === id);
  if (!isWanted || isCleared || hasFate || waits || deletedAt !== undefined) return;
  if (record.status !== 'open' || record.aside?.ids.includes(id) === true) return;
  throw new Breach(8, `${id} was to be asked, and is forgotten`);
};

const isRow = (attempts: Attempts): boolean => attempts.every((attempt, index) => attempt === index);

/** Each attempt but the last one is in doubt; the last one is answered, refused or in doubt. */
const checkOne = (history: History, said: Said, { answered, refused, doubted }: Fate): void => {
  const { id } = said.message;
  const ends = answered.length + refused;
  if (ends > 1) throw new Breach(8, `${id} was answered or refused ${ends} times`);
  if (!isRow(doubted)) throw new Breach(8, `${id} is in doubt at attempts ${doubted.join()}`);
  const [attempt] = answered;
  if (attempt !== undefined && attempt !== doubted.length) {
    throw new Breach(8, `${id} is answered at attempt ${attempt} with ${doubted.length} doubts`);
  }
  const last = ends + doubted.length - 1;
  if (last > askedAgain(history.world, id, 'perhaps'))
    throw new Breach(8, `${id} was asked once more than anybody wanted`);
};

/** A doubt that nobody has decided about is still open: its buttons do something. */
const checkDoubt = (
  history: History,
  said: Said,
  record: Conversation,
  { answered, refused, doubted }: Fate,
): void => {
  const { id } = said.message;
  const attempt = doubted.length - 1;
  if (attempt < 0 || answered.length + refused > 0 || record.status !== 'open') return;
  const decided = history.world.requests.filter(
    ({ decision }) =>
      (decision.kind === 'ask_again' || decision.kind === 'skip_doubt') && decision.messageId === id,
  ).length;
  const isOpen = record.doubts.some((doubt) => doubt.messageId === id && doubt.attempt === attempt);
  if (decided <= attempt && !isOpen) throw new Breach(8, `the doubt about ${id} is forgotten`);
};

/** Those without a notice of their own: they have to be counted. */
type Counted = 'settled' | 'perhaps' | 'counted';

/** Milliseconds before an end clears what waits in which a message just written may or may not be included. */
const blur = 10_000;

const wasHeardOfBeforeEnd = (history: History, said: Said): boolean => {
  // What comes while an end waits for the store is too late for it. The bot may have been asked to say it before.
  const written = said.by ?? said.message.id;
  const isAfter = history.world.requests.some(
    ({ id, conversation, decision }) =>
      conversation === said.conversation &&
      decision.kind === 'job' &&
      decision.job.kind === 'end' &&
      compareIds(id, written) < 0,
  );
  if (isAfter) return false;
  const cleared = history.clearedAt.get(said.conversation);
  const heard = cleared?.by.heard.get(said.message.id);
  return cleared !== undefined && heard?.isSure === true && heard.knownAt < cleared.at - blur;
};

/** Words of a dead process: nobody was told that they were said, and they may be found only after the end began. */
const isUnconfirmed = ({ world }: History, { by }: Said): boolean =>
  by !== undefined && world.requests.find(({ id }) => id === by)?.outcome === undefined;

const countedAs = (history: History, said: Said, record: Conversation, fate: Fate): Counted => {
  const { id, deletedAt } = said.message;
  const { answered, refused, doubted } = fate;
  if (record.aside?.ids.includes(id) === true) return 'settled';
  const last = answered.length + refused + doubted.length - 1;
  const surely = askedAgain(history.world, id, 'surely');
  if (last >= surely)
    return last < askedAgain(history.world, id, 'perhaps')
      ? 'perhaps'
      : last >= 0
        ? 'settled'
        : duty(history, said);
  if (deletedAt !== undefined) return 'perhaps';
  // What is set aside when it ends stays so, and what may not be posted is not waited for.
  const isLeft =
    history.everAside.has(id) ||
    history.spokenOf.has(id) ||
    history.endedAway.has(record.id) ||
    isUnconfirmed(history, said) ||
    !wasHeardOfBeforeEnd(history, said);
  if (record.status === 'ended' && isLeft) return 'perhaps';
  return duty(history, said);
};

const duty = ({ world }: History, said: Said): Counted => {
  const one = dutyOf(world, said);
  // It may have been asked or counted before the press that made it talk was heard of.
  if (one === 'never') return isOvertaken(world, said) ? 'perhaps' : 'settled';
  return one === 'may' || said.message.deletedAt !== undefined ? 'perhaps' : 'counted';
};

const toldCounts = (
  history: History,
  record: Conversation,
): { readonly count: number; readonly isSure: boolean } => {
  const skips = history.world.requests.filter(
    ({ conversation, decision }) =>
      conversation === record.id && (decision.kind === 'skip_waiting' || decision.kind === 'skip_aside'),
  );
  const count = skips.reduce((sum, { outcome }) => sum + (outcome?.kind === 'count' ? outcome.count : 0), 0);
  return { count, isSure: skips.every(({ outcome }) => outcome !== undefined) };
};

/** An end goes on although a missing permission may keep it from saying what it has dropped. */
const droppedIn = (
  history: History,
  { id, status }: Conversation,
  standing: readonly SimMessage[],
): number => {
  const wanted = [...history.dropped.values()].filter(({ conversation }) => conversation === id);
  const said = standing.flatMap(({ notice }) => (notice?.kind === 'dropped' ? [notice] : []));
  return (status === 'ended' ? wanted : said).reduce((sum, { count }) => sum + count, 0);
};

/** Invariant 8: whoever was told that their words were not said does not find them in the thread. */
export const checkUnsaid = ({ world }: History, { id }: Conversation): void => {
  for (const { message, by } of saidIn(world, id)) {
    const outcome = world.requests.find((request) => request.id === by)?.outcome;
    if (outcome?.kind === 'not_said' && message.deletedAt === undefined)
      throw new Breach(8, `${message.id} was said, and its speaker was told that it was not`);
  }
};

/** Invariant 8. */
export const checkFates = (history: History, process: BotProcess, record: Conversation): void => {
  const standing = standingOf(history.world, record.id);
  let least = 0;
  let most = 0;
  for (const said of saidIn(history.world, record.id)) {
    const fate = fateOf(history, said, standing);
    checkOne(history, said, fate);
    checkDoubt(history, said, record, fate);
    checkPressed(history, said, record, fate);
    const counted = countedAs(history, said, record, fate);
    if (counted === 'counted') least += 1;
    if (counted !== 'settled') most += 1;
    // It may have been counted before, and wanted all the same.
    most += presses(history, said);
  }
  const dropped = droppedIn(history, record, standing);
  // Whether the notice of a suspension says so is checked along with the notices.
  const isHeld = record.suspension !== undefined || isPaused(record);
  const waiting = isHeld ? waitingIn(history, process, record) : { least: 0, most: 0 };
  const skipped = toldCounts(history, record);
  const sum = dropped + skipped.count;
  if (sum + waiting.least > most) {
    throw new Breach(8, `${sum + waiting.least} are counted, and at most ${most} have no other fate`);
  }
  if (skipped.isSure && sum + waiting.most < least) {
    throw new Breach(8, `${least} have no fate, and ${sum + waiting.most} are counted`);
  }
};

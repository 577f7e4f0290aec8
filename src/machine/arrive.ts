import type { DiscordFailure } from '../lib/failure.ts';
import { compareIds, laterId } from '../lib/ids.ts';
import type { MessageId, RoleId, UserId } from '../lib/ids.ts';
import { settledBefore, takeBackUnsent } from './ask.ts';
import type { Draft } from './draft.ts';
import type { Concern, EventOf, Live, Message, Result } from './events.ts';
import { keepOutOfTurn, outOfTurnChanged, takeFloor, questionGone } from './hands.ts';
import { fateOf, isPausedAt, readerIn, senseOf, speakerOf, wordsOf } from './hear.ts';
import { heldBy } from './held.ts';
import { hintGone, show } from './hints.ts';
import {
  add,
  forgetAll,
  isSeen,
  lookAgain,
  mostOpen,
  notePresence,
  openItem,
  remove,
  see,
  setWords,
  touch,
} from './inbox.ts';
import { drop, effectIn, perform, recovered, waitForDiscord } from './lanes.ts';
import { lineCame } from './outgoing.ts';
import { noteTime } from './pause.ts';
import { writtenBelowPreceptor } from './preceptor.ts';
import type { Conversation } from './record.ts';
import { statusCame, statusDeleted, statusEdited } from './status.ts';

/** A message comes, is edited or is deleted. Each message is heard once, when it is first seen. */

/** `page`: it was written while nobody listened. */
type How = 'live' | 'page';

const applyLive = (d: Draft, event: Live): void => {
  switch (event.kind) {
    case 'message':
      return arrived(d, event.message, 'live');
    case 'edited':
      return edited(d, event.id, event.message);
    case 'deleted':
      for (const id of event.ids) deleted(d, id);
  }
};

/** Older than what a bot that was away answers by itself. */
const isTooOld = ({ wall, env, record }: Draft, { writtenAt }: Message): boolean =>
  wall - writtenAt > env.timings.catchUp || (record.away !== undefined && writtenAt >= record.away);

const arrived = (d: Draft, message: Message, how: How): void => {
  const { id } = message;
  if (isSeen(d, id)) return;
  see(d, id);
  const { status } = d.record;
  if (status !== undefined && compareIds(id, status.id) > 0) d.memory.below += 1;
  const by = speakerOf(message, d.memory.self);
  if (by === undefined) return ownCame(d, message);
  notePresence(d, by);
  writtenBelowPreceptor(d, id);
  heard(d, message, { by, how });
};

/** The answer to a command does not bring the roles of the person who used it. */
const rolesAt = ({ memory }: Draft, interaction: Message['interaction']): readonly RoleId[] | undefined =>
  interaction && memory.rolesAt.get(interaction.id);

const heard = (d: Draft, message: Message, { by, how }: { readonly by: UserId; readonly how: How }): void => {
  const { id, author, interaction } = message;
  const sense = senseOf(message, d.record.terms.hears, readerIn(d));
  // Of the answer to a command, the use of that.
  const at = interaction?.id ?? id;
  noteTime(d, at);
  const fate = fateOf(d.record, sense, { by, at, roles: rolesAt(d, interaction) ?? author.roles });
  const isFull = fate.becomes === 'asked' && d.record.inbox.open.length >= mostOpen;
  if (isFull) return show(d, { to: id, by }, { hint: { kind: 'full' }, sign: 'not_asked' });
  show(d, { to: id, by }, fate);
  if (sense.kind !== 'question') return;
  d.memory.talked ||= isPausedAt(d.record.terms, at);
  // It may have been deleted already.
  const isTouched = d.memory.touched.includes(id);
  if (fate.becomes === 'kept' && !isTouched) keepOutOfTurn(d, by, { id, text: sense.text });
  if (fate.becomes !== 'asked') return;
  const isOld = how === 'page' && isTooOld(d, message);
  add(d, { id, place: id, by, is: isOld ? 'aside' : 'waiting' });
  if (isOld) return;
  takeFloor(d, by);
  if (sense.text !== undefined && !isTouched)
    setWords(d, id, { text: sense.text, editedAt: message.editedAt ?? 0 });
};

/** A message of a bot, or of Discord's. If it is ours, it is what we said, or the status. */
const ownCame = (d: Draft, message: Message): void => {
  if (message.author.id !== d.memory.self.id) return;
  if (!lineCame(d, message) && !settledBefore(d, message)) statusCame(d, message);
};

/** Not just unfurled. */
const isNewer = (message: Message | undefined, editedAt: number | undefined): boolean =>
  editedAt !== undefined && (message?.editedAt ?? 0) > editedAt;

/** What is about to be asked, or is being read, may be what it was before. */
const takeBack = (d: Draft, id: MessageId): void => {
  takeBackUnsent(d, id);
  const reading = effectIn(d, 'turn');
  if (reading?.kind === 'read' && reading.messageId === id) drop(d, 'turn');
};

const edited = (d: Draft, id: MessageId, message: Message | undefined): void => {
  statusEdited(d, id, message);
  takeBack(d, id);
  if (message !== undefined) outOfTurnChanged(d, id, senseOf(message, d.record.terms.hears, readerIn(d)));
  const item = openItem(d, id);
  const by = message && speakerOf(message, d.memory.self);
  if (by !== undefined && item === undefined && isNewer(message, d.memory.askedLately.get(id)))
    show(d, { to: id, by }, { hint: { kind: 'asked_already' } });
  // Nothing but the press has brought its words.
  if (item?.words !== undefined) return;
  const isUnknown = message === undefined || message.pasted === true || d.memory.touched.includes(id);
  // Edits may come in another order than they were made.
  if (item?.is !== 'waiting' || isUnknown) return touch(d, id);
  const text = wordsOf(message, item, readerIn(d));
  if (text !== undefined) return setWords(d, id, { text, editedAt: message.editedAt ?? 0 });
  remove(d, item);
  questionGone(d, item.by);
};

const deleted = (d: Draft, id: MessageId): void => {
  statusDeleted(d, id);
  hintGone(d, id);
  outOfTurnChanged(d, id);
  takeBack(d, id);
  touch(d, id);
  const item = openItem(d, id);
  if (item === undefined) return;
  remove(d, item);
  if (item.is === 'waiting') questionGone(d, item.by);
};

// ---- what was written while nobody listened: nothing is asked, posted or shown until it is known

const mostHeld = 500;
/** Discord's code for a thread that the bot may not see. */
const missingAccess = 50_001;

const sessionBegan = (d: Draft): void => {
  const { memory } = d;
  memory.deaf = false;
  // What has come is read again with the rest.
  memory.held = [];
  if (memory.gap?.at === 'opening') {
    memory.gap = { at: 'opening', missed: true };
    return;
  }
  forgetAll(d);
  memory.below = 0;
  memory.gap = { at: 'unlisted' };
};

/** The newest message that we know in the thread: posts of our own may be newer than what has come. */
const newestKnown = ({ record: { inbox } }: Draft): string => inbox.recent.reduce(laterId, inbox.upTo);

/**
 * Whether the last message that Discord names proves that the thread has nothing new: only the newest that we know does.
 * Discord may name none, an older one, or one that does not exist.
 */
const isKnown = (d: Draft, lastMessageId: MessageId | undefined): boolean =>
  d.record.away === undefined && d.record.inbox.calm && lastMessageId === newestKnown(d);

const listed = (d: Draft, { thread }: EventOf<'listed'>): void => {
  const { gap } = d.memory;
  // The server was out of reach, and the session goes on.
  if (gap === undefined && thread !== undefined && !isKnown(d, thread.lastMessageId)) sessionBegan(d);
  if (d.memory.gap?.at !== 'unlisted') return;
  // What has come since then shows that it is awake.
  const isAsleep = thread === undefined && d.memory.held.length === 0;
  if (isAsleep && d.record.away === undefined) d.memory.gap = { at: 'archived' };
  else if (thread !== undefined && isKnown(d, thread.lastMessageId)) closed(d);
  else lookAgain(d);
};

const woke = (d: Draft, { lastMessageId }: EventOf<'woke'>): void => {
  const { gap } = d.memory;
  if (gap?.at === 'reading' || gap?.at === 'opening') return;
  // Within a session, all that is new has come by itself, unless Discord names something newer.
  const isNewer = lastMessageId !== undefined && compareIds(lastMessageId, newestKnown(d)) > 0;
  if (gap === undefined && !isNewer) return;
  sessionBegan(d);
  listed(d, { kind: 'listed', thread: { lastMessageId } });
};

/** The bot is out of the server. */
const left = (d: Draft): void => {
  if (d.record.phase === 'opening') return;
  if (d.record.phase === 'open') d.record.away ??= d.wall;
  sessionBegan(d);
};

/** The thread exists; until then nobody could write in it. */
export const threadBegan = (d: Draft): void => {
  const { gap } = d.memory;
  if (gap?.at === 'opening' && gap.missed) lookAgain(d);
  else closed(d);
};

/** What comes while the gap is open happens when it is closed. */
const live = (d: Draft, event: Live): void => {
  const { memory } = d;
  if (memory.gap === undefined) return applyLive(d, event);
  // What is kept for somebody's turn is not read again.
  if (event.kind === 'deleted') for (const id of event.ids) outOfTurnChanged(d, id);
  memory.held = [...memory.held, event];
  const isTooMuch = memory.held.length > mostHeld;
  if (!isTooMuch && memory.gap.at !== 'archived') return;
  // The thread is awake, or too much comes to be kept: all of it is read.
  if (isTooMuch) memory.held = [];
  if (memory.gap.at === 'opening') memory.gap = { at: 'opening', missed: true };
  else lookAgain(d);
};

const closed = (d: Draft): void => {
  const { memory } = d;
  const { held } = memory;
  memory.gap = undefined;
  memory.held = [];
  memory.unsure = false;
  d.record.away = undefined;
  const messages = held.flatMap((one) => (one.kind === 'message' ? [one.message] : []));
  for (const message of messages.toSorted((a, b) => compareIds(a.id, b.id))) arrived(d, message, 'live');
  for (const event of held) {
    if (event.kind !== 'message') applyLive(d, event);
    // What was read meanwhile may be newer.
    if (event.kind === 'edited') touch(d, event.id);
  }
};

/** Something is to be done there, which wakes a thread that is archived. */
export const isOwed = ({ turn, job, outgoing, inbox }: Conversation): boolean =>
  turn !== undefined ||
  job !== undefined ||
  outgoing.length > 0 ||
  inbox.open.some(({ is }) => is === 'waiting');

const plan = (d: Draft): void => {
  if (d.memory.gap?.at === 'archived' && isOwed(d.record)) lookAgain(d);
  const { gap } = d.memory;
  if (gap?.at === 'reading' && heldBy(d, 'look') === undefined)
    perform(d, 'look', { kind: 'history', after: gap.after }, { atOnce: true });
};

/** Only its members see a private thread; what else is missing would be named. */
const isOutside = ({ record }: Draft, failure: DiscordFailure): boolean =>
  record.about.private &&
  failure.kind === 'forbidden' &&
  failure.code === missingAccess &&
  failure.missing === undefined;

const onHistoryResult = (d: Draft, result: Result): void => {
  if (result.kind === 'discord_failed') {
    const { gap } = d.memory;
    if (gap?.at === 'reading' && result.failure.kind === 'forbidden')
      d.memory.gap = { ...gap, refused: result.failure };
    const isNews = d.record.phase === 'open' && d.record.away === undefined && isOutside(d, result.failure);
    if (!isNews) return waitForDiscord(d, 'look', result.failure);
    // What is written from now on is set aside, as if it were out of the server.
    d.record.away = d.wall;
    return perform(d, 'look', { kind: 'tell_out' });
  }
  if (result.kind !== 'page' || d.memory.gap?.at !== 'reading') return;
  recovered(d, 'look');
  for (const message of result.messages) arrived(d, message, 'page');
  if (result.next === undefined) closed(d);
  else d.memory.gap = { at: 'reading', after: result.next };
};

/** What failed is told when the thread has been looked at again. */
const onToldOut = (d: Draft, result: Result): void => {
  const isTold = result.kind !== 'discord_failed';
  if (!isTold) d.record.away = undefined;
  waitForDiscord(d, 'look', isTold ? { kind: 'forbidden', code: missingAccess } : result.failure);
};

export const listening = {
  on: {
    message: live,
    edited: live,
    deleted: live,
    session: sessionBegan,
    connection: (d, { isUp }) => void (d.memory.deaf = !isUp),
    listed,
    woke,
    left,
  },
  plan,
  results: { history: onHistoryResult, tell_out: onToldOut },
} satisfies Concern;

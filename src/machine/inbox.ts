import { compareIds, firstIdAt, idBefore, laterId, timeOfId } from '../lib/ids.ts';
import type { MessageId, UserId } from '../lib/ids.ts';
import type { Draft, State, QuestionText } from './draft.ts';
import type { PostBlocked } from './effects.ts';
import type { Concern } from './events.ts';
import { heldBy } from './held.ts';
import { drop, effectIn } from './lanes.ts';
import type { Item } from './record.ts';

/** What has been seen of the thread, and what of it is left to do. */

/** Of messages that come live; what is read in order to be asked is always kept. */
const mostWords = 20;
const mostTouched = 100;
export const mostOpen = 2_000;

/** To the millisecond, without a BigInt. */
const roughTime = (id: string): number => Math.floor(Number(id) / 4_194_304);

const isLongBefore = (d: Draft, id: string, other: string): boolean =>
  roughTime(id) < roughTime(other) - d.env.timings.overlap;

/** Edits and deletions may have been missed: no words are known, nor what the status says. */
export const forgetAll = (d: Draft): void => {
  const { memory } = d;
  memory.words = new Map();
  memory.status = { ...memory.status, shown: undefined };
  // What the host is yet to be told stays.
  if (effectIn(d, 'look')?.kind === 'history') drop(d, 'look');
  if (effectIn(d, 'turn')?.kind === 'read') drop(d, 'turn');
};

/** The thread is read from where we know it: earlier messages may still have been on their way. */
export const lookAgain = (d: Draft): void => {
  forgetAll(d);
  const from = firstIdAt(timeOfId(d.record.inbox.upTo) - d.env.timings.overlap);
  d.memory.gap = { at: 'reading', after: idBefore(from) };
};

/** Why the thread may not be read. */
export const readRefused = ({ memory: { gap } }: Pick<State, 'memory'>): PostBlocked | undefined =>
  gap?.at === 'reading' ? gap.refused : undefined;

/** A repeat, as opposed to one that comes late. */
export const isSeen = (d: Draft, id: string): boolean => {
  const { upTo, recent } = d.record.inbox;
  return recent.includes(id) || (compareIds(id, upTo) <= 0 && isLongBefore(d, id, upTo));
};

/** A message has come: an older one may still be on its way. */
const stir = (d: Draft): void => {
  d.record.inbox.calm = false;
  d.memory.seenAt = d.now;
};

/** A message of our own stands there. */
export const ownPosted = (d: Draft, id: MessageId): void => {
  if (isSeen(d, id)) return;
  d.record.inbox.recent = [...d.record.inbox.recent, id];
  stir(d);
};

export const see = (d: Draft, id: MessageId): void => {
  const { inbox } = d.record;
  inbox.upTo = laterId(inbox.upTo, id);
  const from = roughTime(inbox.upTo) - d.env.timings.overlap;
  inbox.recent = [...inbox.recent.filter((one) => roughTime(one) >= from), id];
  stir(d);
};

/** Once nothing has come for some seconds, it is calm. */
const plan = (d: Draft): number | undefined => {
  const { inbox } = d.record;
  if (inbox.calm || heldBy(d, 'calm') !== undefined) return undefined;
  const calmAt = d.memory.seenAt + d.env.timings.overlap;
  if (calmAt <= d.now) inbox.calm = true;
  return calmAt;
};

export const calming = { plan } satisfies Concern;

const mostPresent = 1_000;

/** They have written something or raised a hand. */
export const notePresence = (d: Draft, by: UserId): void => {
  const { tally } = d.record;
  if (tally.by[by] !== undefined || Object.keys(tally.by).length >= mostPresent) return;
  d.record.tally = { ...tally, by: { ...tally.by, [by]: 0 } };
};

// ---- items

export const add = (d: Draft, item: Item): void => {
  const { open } = d.record.inbox;
  const at = open.findLastIndex((one) => compareIds(one.place, item.place) < 0) + 1;
  d.record.inbox.open = open.toSpliced(at, 0, item);
};

export const remove = (d: Draft, ...items: readonly Item[]): void => {
  const gone = new Set(items);
  d.record.inbox.open = d.record.inbox.open.filter((one) => !gone.has(one));
  for (const { id } of items) forgetWords(d, id);
};

export const openItem = ({ record }: State, id: MessageId): Item | undefined =>
  record.inbox.open.find((one) => one.id === id);

/** It waits, is being asked, or has yet to be decided about. */
export const isInHand = (d: Draft, id: MessageId): boolean =>
  openItem(d, id) !== undefined || d.record.turn?.item.id === id;

export const allThat = ({ record }: Pick<State, 'record'>, is: Item['is']): readonly Item[] =>
  record.inbox.open.filter((one) => one.is === is);

/** It was asked for with a press, as it stands. */
export const isPressed = ({ id, place }: Pick<Item, 'id' | 'place'>): boolean => id !== place;

// ---- words

/** `isSpare`: if there is no room, they are read when their turn comes. */
export const setWords = (
  d: Draft,
  id: MessageId,
  { text, editedAt }: QuestionText,
  { isSpare = true } = {},
): void => {
  const { words } = d.memory;
  if (editedAt < (words.get(id)?.editedAt ?? 0)) return;
  if (isSpare && words.size >= mostWords && !words.has(id)) return;
  d.memory.words = new Map(words).set(id, { text, editedAt });
};

export const forgetWords = (d: Draft, id: MessageId): void => {
  if (!d.memory.words.has(id)) return;
  const words = new Map(d.memory.words);
  words.delete(id);
  d.memory.words = words;
};

/** It was edited or deleted, maybe before it came: it is read before it is asked. */
export const touch = (d: Draft, id: MessageId): void => {
  forgetWords(d, id);
  d.memory.touched = [...d.memory.touched, id].slice(-mostTouched);
};

import type { InteractionId, UserId } from '../../lib/ids.ts';
import { conversationSchema } from '../domain/record.ts';
import type { Conversation } from '../domain/record.ts';
import { standInBeside } from '../domain/stand-in.ts';
import { settle } from '../talk/cursor.ts';
import { reply } from '../state/lanes.ts';
import { change, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { Waiting } from '../talk/memory.ts';
import { addWaiting, removeWaiting } from '../talk/queue.ts';

/**
 * Takes a person out of the record of somebody else's conversation. Where they are counted, a stand-in takes their
 * place, so that every count stays right; a question of theirs that is waiting or under way is still answered.
 */

/** Lists that name people but are not counted: a person who is forgotten is taken out of them. */
const lists = ['people', 'coHosts', 'up', 'next'];

/** What may have been posted is found again in the thread by its text, so it stays as it is. */
const untouched = 'sent';

/** The same goes for notes, except floor notices: they are found by their buttons, and their holder is kept. */
const notesWithout = (notes: readonly unknown[], names: Replaced): readonly unknown[] =>
  notes.map((note) => {
    const telling = isObject(note) ? note['telling'] : undefined;
    const isFloor = isObject(telling) && telling['kind'] === 'floor';
    return isObject(note) && isFloor ? { ...note, telling: replaced(telling, 'telling', names) } : note;
  });

interface Replaced {
  readonly person: UserId;
  readonly by: UserId;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Replaces the person everywhere, under whatever name, so that fields added to the record later are covered too. */
const replaced = (value: unknown, key: string, { person, by }: Replaced): unknown => {
  if (key === untouched) return value;
  if (key === 'notes' && Array.isArray(value)) return notesWithout(value, { person, by });
  if (value === person) return by;
  // The notice in the thread names them, so it has to be edited.
  if (key === 'shown' && typeof value === 'string') return value.includes(person) ? '' : value;
  // What they wanted to ask goes along.
  if (key === 'kept' && Array.isArray(value))
    return value.filter((one) => !isObject(one) || one['by'] !== person);
  if (key === 'telling' && isObject(value) && value['holder'] === person && 'question' in value)
    return replaced({ ...value, question: undefined }, '', { person, by });
  if (Array.isArray(value)) {
    const others: readonly unknown[] = lists.includes(key) ? value.filter((one) => one !== person) : value;
    return others.map((one) => replaced(one, key, { person, by }));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name === person ? by : name,
      replaced(inner, name, { person, by }),
    ]),
  );
};

const withoutPerson = (record: Conversation, { person, by }: Replaced): Conversation => {
  const hinted = record.hinted.filter((mark) => !mark.endsWith(`:${person}`));
  return conversationSchema.parse(replaced({ ...record, hinted }, '', { person, by }));
};

/** Nobody could tell later whether they were to be heard: what waits is asked as if somebody wanted it asked again. */
const stillAsked = (
  state: State,
  theirs: readonly Waiting[],
  { by, at }: { readonly by: UserId; readonly at: InteractionId },
): State => {
  const { again, relayed } = state.record;
  const isSaid = (id: string): boolean => relayed.some(({ messageId }) => messageId === id);
  const asked = theirs.map((one) => {
    const isKept = isSaid(one.messageId) || one.messageId === underWay(state);
    return { ...one, speakerId: by, at: one.at === one.messageId && !isKept ? at : one.at };
  });
  const wanted = asked.filter(({ messageId }) => !isSaid(messageId));
  const moved = wanted.filter((one) => one.at !== one.messageId).map(({ messageId }) => messageId);
  const left = removeWaiting(
    state,
    theirs.map(({ messageId }) => messageId),
  );
  const settled = settle(left, moved);
  const others = again.filter(({ messageId }) => !wanted.some((one) => one.messageId === messageId));
  const kept = wanted.map(({ messageId, attempt, speakerId, at: place }) => ({
    messageId,
    attempt,
    speakerId,
    at: place,
  }));
  return asked.reduce(addWaiting, change(settled, { again: [...others, ...kept] }));
};

/** Their lines are stored apart from the record; the caller deletes them once this is done. */
export const forgetPerson = (state: State, request: InteractionId, person: UserId): State => {
  const { record, waiting } = state;
  const by = standInBeside([record, waiting]);
  const forgotten = change(state, withoutPerson(record, { person, by }));
  const theirs = waiting.filter(({ speakerId }) => speakerId === person);
  return reply(stillAsked(forgotten, theirs, { by, at: request }), request, { kind: 'done' });
};

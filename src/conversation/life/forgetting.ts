import type { InteractionId, UserId } from '../../lib/ids.ts';
import { conversationSchema } from '../domain/record.ts';
import type { Conversation } from '../domain/record.ts';
import { standInFor } from '../domain/stand-in.ts';
import { noteSchema } from '../domain/stored-notices.ts';
import { settle } from '../talk/cursor.ts';
import { reply } from '../state/lanes.ts';
import { change, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { Waiting } from '../talk/memory.ts';
import { addWaiting, removeWaiting } from '../talk/queue.ts';

/**
 * Takes a person out of the record of somebody else's conversation: an id that belongs to nobody takes the place of theirs,
 * so that every count stays right; a question of theirs that is waiting or under way is still answered.
 */

/** Lists of people who are heard, or get the floor: nobody is not among them. */
const lists = ['people', 'coHosts', 'up', 'next'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const withoutNobody =
  (nobody: UserId) =>
  (key: string, value: unknown): unknown => {
    // The notice in the thread still names them, so it has to be edited.
    if (key === 'shown' && typeof value === 'string') return value.includes(nobody) ? '' : value;
    if (Array.isArray(value) && lists.includes(key)) return value.filter((one) => one !== nobody);
    // What they wanted to ask goes along.
    if (Array.isArray(value) && key === 'kept')
      return value.filter((one) => !isObject(one) || one['by'] !== nobody);
    if (isObject(value) && value['holder'] === nobody && 'question' in value)
      return { ...value, question: undefined };
    return value;
  };

const withoutPerson = (record: Conversation, person: UserId, nobody: UserId): Conversation => {
  const isThem = new RegExp(`(?<!\\d)${person}(?!\\d)`, 'g');
  const replaced = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(isThem, nobody), withoutNobody(nobody));
  const { sent, notes = [], ...others } = record;
  // What may have been posted is found in the thread by its text; a floor notice by its buttons, and its holder is kept.
  const told = notes.map((note) => (note.telling.kind === 'floor' ? noteSchema.parse(replaced(note)) : note));
  return { ...conversationSchema.parse(replaced(others)), sent, notes: told };
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
  const by = standInFor(request);
  const forgotten = change(state, withoutPerson(record, person, by));
  const theirs = waiting.filter(({ speakerId }) => speakerId === person);
  return reply(stillAsked(forgotten, theirs, { by, at: request }), request, { kind: 'done' });
};

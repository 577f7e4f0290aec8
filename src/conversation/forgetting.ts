import type { InteractionId, UserId } from '../lib/ids.ts';
import { passOn } from './floor.ts';
import { reply } from './lanes.ts';
import { conversationSchema } from './record.ts';
import type { Conversation } from './record.ts';
import { standInBeside } from './stand-in.ts';
import { change } from './state.ts';
import type { State } from './state.ts';

/**
 * Takes a person out of the record of somebody else's conversation. Where they count, a stand-in takes their place, so
 * that every figure stays true; a question of theirs that is waiting or under way is still answered.
 */

/** Lists that name people and count nothing: those who are forgotten are taken out of them. */
const lists = ['people', 'coHosts', 'up', 'next'];

/** What has been said, or is about to be, is found again in the thread by its text: both stay until it is there. */
const said = ['notes', 'sent'];

interface Replaced {
  readonly person: UserId;
  readonly by: UserId;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Everywhere, under whatever name: what is added to the record later is found as well. */
const replaced = (value: unknown, key: string, { person, by }: Replaced): unknown => {
  if (said.includes(key)) return value;
  if (value === person) return by;
  // What a notice shows names them: it is to be edited.
  if (key === 'shown' && typeof value === 'string') return value.includes(person) ? '' : value;
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

/** Whether this is somebody else's conversation in which the person is named. */
export const isNamedIn = ({ record, waiting }: State, person: UserId): boolean =>
  record.hostId !== person && JSON.stringify([record, waiting]).includes(person);

/** Their lines are stored apart from the record; whoever asks for this deletes them once it is done. */
export const forgetPerson = (state: State, request: InteractionId, person: UserId): State => {
  const { record, waiting } = state;
  if (!isNamedIn(state, person)) return reply(state, request, { kind: 'nothing' });
  const isHolder = record.hands?.holder === person && record.job?.kind !== 'end';
  const passed = isHolder ? passOn(state) : state;
  const by = standInBeside([passed.record, passed.waiting]);
  const forgotten = withoutPerson(passed.record, { person, by });
  const questions = waiting.map((one) => (one.speakerId === person ? { ...one, speakerId: by } : one));
  return reply({ ...change(passed, forgotten), waiting: questions }, request, { kind: 'done' });
};

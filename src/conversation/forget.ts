import { userId } from '../lib/ids.ts';
import type { UserId } from '../lib/ids.ts';
import type { Concern } from './events.ts';
import { answeredFor } from './hands.ts';
import { conversationSchema, loaded } from './record.ts';
import type { Conversation } from './record.ts';

/**
 * Takes a person out of the record of somebody else's conversation: an id that belongs to nobody takes the place of
 * theirs, so every count stays right, and a question of theirs that waits is still answered.
 */

/** Discord's ids are far longer. */
const longest = 6;

export const isNobody = (id: UserId): boolean => id.length <= longest;

const named = (id: string): RegExp => new RegExp(`(?<!\\d)${id}(?!\\d)`, 'g');

/** An id that stands for nobody yet. */
const nobodyIn = (json: string): UserId => {
  for (let number = 1; ; number += 1) if (!named(String(number)).test(json)) return userId(String(number));
};

/** Whether this person is named in what is stored. */
export const isNamedIn = (record: Conversation, person: UserId): boolean =>
  named(person).test(JSON.stringify(record));

export const withoutPerson = (record: Conversation, person: UserId): Conversation => {
  const json = JSON.stringify(record);
  return loaded(conversationSchema.parse(JSON.parse(json.replace(named(person), nobodyIn(json)))));
};

/** Their lines of the transcript are stored apart: the caller deletes them once this is stored. */
const decisions = {
  forget_person: (d, { person }) => {
    if (!isNamedIn(d.record, person)) return { kind: 'nothing' };
    const { hands } = d.record;
    if (hands !== undefined) d.record.hands = { ...hands, up: hands.up.filter((one) => one !== person) };
    answeredFor(d, person);
    Object.assign(d.record, withoutPerson(d.record, person));
    const { memory } = d;
    memory.hints = memory.hints.filter(({ by }) => by !== person);
    memory.signs = memory.signs.filter(({ by }) => by !== person);
    // Hints that name them are taken down.
    memory.standing = new Map([...memory.standing].filter(([, { by }]) => by !== person));
    memory.outOfTurn = new Map([...memory.outOfTurn].filter(([by]) => by !== person));
    memory.news = undefined;
    d.urgent = true;
    return { kind: 'done' };
  },
} satisfies Concern['decisions'];

export const forgetting = { decisions } satisfies Concern;

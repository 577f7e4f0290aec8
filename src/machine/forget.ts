import { leftUntil } from '../lib/clock.ts';
import { userId } from '../lib/ids.ts';
import type { UserId } from '../lib/ids.ts';
import { set } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Concern, Result } from './events.ts';
import { answeredFor } from './hands.ts';
import { heldBy } from './held.ts';
import { endForGood } from './jobs.ts';
import { answer, perform, waitForDiscord } from './lanes.ts';
import { conversationSchema, isShownAsEnded, loaded } from './record.ts';
import type { Conversation } from './record.ts';

/**
 * Takes a person out of the record of somebody else's conversation: an id that belongs to nobody takes the place of
 * theirs, so every count stays right, and a question of theirs that waits is still answered. What somebody hosts is deleted
 * as a whole, once its end has been shown.
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
export const isNamedIn = (stored: Conversation | string, person: UserId): boolean =>
  named(person).test(JSON.stringify(stored));

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
    set(d.record, withoutPerson(d.record, person));
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
  delete: (d, { by }, at) => {
    endForGood(d, by, at);
    return { kind: 'done' };
  },
  deletion: (d, _, request) => {
    const { job, ended } = d.record;
    if (job?.because !== 'deleted' && ended?.because !== 'deleted') return { kind: 'nothing' };
    d.memory.waiters = [...d.memory.waiters, { request, kind: 'deletion' }];
    return 'later';
  },
} satisfies Concern['decisions'];

// ---- deleting it

/** What Discord keeps the bot from showing is not waited for any longer. */
const plan = (d: Draft): number | undefined => {
  const { phase, ended } = d.record;
  if (phase !== 'ended' || ended?.because !== 'deleted' || d.memory.deleted) return undefined;
  const longest = d.env.timings.forbidden;
  // The wall clock may be set while it waits.
  d.memory.forgetAt ??= d.now + leftUntil(ended.at + longest, { now: d.wall, longest });
  const { forgetAt } = d.memory;
  if (!isShownAsEnded(d.record) && forgetAt > d.now) return forgetAt;
  if (heldBy(d, 'step') === undefined) perform(d, 'turn', { kind: 'forget' });
  return undefined;
};

/** It is not in the store any more. */
export const deleted = (d: Draft): void => {
  d.memory.deleted = true;
  answer(d, 'deletion', { kind: 'done' });
  // Nothing is stored any more that anybody could wait for.
  d.lanes.replies = d.lanes.replies.map((one) => ({ ...one, awaits: 0 }));
};

const onForgotten = (d: Draft, result: Result): void => {
  if (result.kind === 'discord_failed') waitForDiscord(d, 'turn', result.failure);
  else deleted(d);
};

export const forgetting = { decisions, plan, results: { forget: onForgotten } } satisfies Concern;

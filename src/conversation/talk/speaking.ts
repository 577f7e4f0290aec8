import type { InteractionId } from '../../lib/ids.ts';
import { showsNothing } from '../../lib/invisible.ts';
import type { Effect } from '../domain/effect.ts';
import type { Result } from '../domain/event.ts';
import { isFloorMoving } from '../domain/hands.ts';
import { isPaused, leftOut, termsAt } from '../domain/hearing-terms.ts';
import { plainText } from '../domain/hearing.ts';
import { noticeNonce } from '../domain/nonce.ts';
import type { Relayed } from '../domain/record.ts';
import { isHostOrCoHost } from '../domain/rights.ts';
import { findSaid, isSaying, writeSay } from '../domain/say.ts';
import { isKnown, settle } from './cursor.ts';
import { takeFloor } from './free-floor.ts';
import { rereadSince } from './gate.ts';
import type { Speech } from './decisions.ts';
import {
  changeLane,
  isFree,
  readOn,
  recovered,
  reply,
  restUntil,
  waitForDiscord,
  perform,
  performOnceStored,
} from '../state/lanes.ts';
import { addWaiting } from './queue.ts';
import { change, changing, readerIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { isUnsure, landsUntil, nowSure, nowUnsure, postLost } from '../state/unsure.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** What the bot says to and for single people: `/say`, and hints. */

const changePeople = changing('people');

/** Words not known to be in the thread yet: questions written after them wait for them. */
const unsaid = ({ record }: State): Relayed | undefined =>
  record.relayed.find(({ messageId }) => messageId === undefined);

export const isSpeaking = (state: State): boolean => unsaid(state) !== undefined;

/** Posts a member's words as an ordinary message, which is the turn. */
export const speak = (state: State, request: InteractionId, speech: Speech): State => {
  const { record } = state;
  if (isPaused(record)) return reply(state, request, { kind: 'paused' });
  const hint = leftOut(
    termsAt(record, request),
    { id: speech.speakerId, roles: speech.roles },
    record.hostId,
  );
  const text = plainText({ content: speech.text, mentions: new Map() }, readerIn(state));
  const free = hint === 'no_floor' ? takeFloor(state, { at: request, by: speech.speakerId }) : state;
  if (free === state) {
    // The floor is theirs as soon as its notice stands in the thread.
    if (hint === 'no_floor' && record.hands?.holder === speech.speakerId)
      return reply(state, request, { kind: 'floor' });
    if (hint !== undefined) return reply(state, request, { kind: 'not_heard', hint });
  }
  if (showsNothing(text)) return reply(state, request, { kind: 'no_text' });
  // Discord drops white space at the end of a message, and the message is found by its text.
  const content = writeSay(speech.heading, speech.text.trim());
  const say = { id: request, speakerId: speech.speakerId, text, content };
  return change(free, { relayed: [...free.record.relayed, say] });
};

/** For so many of the messages in which the bot spoke for somebody, it is known for whom. */
const mostSaid = 64;

const saidAs = (before: State, say: Relayed, { id }: Pick<ThreadMessage, 'id'>): State => {
  const { said = [] } = before.record;
  const { speakerId, text } = say;
  const state = change(before, { said: [...said, { messageId: id, speakerId }].slice(-mostSaid) });
  const relayed = state.record.relayed.map((one) => (one.id === say.id ? { ...one, messageId: id } : one));
  // Somebody may have deleted it before we knew of it.
  const asked = state.thread.deletions.has(id)
    ? settle(change(state, { relayed: relayed.filter((one) => one.id !== say.id) }), [id])
    : addWaiting(change(state, { relayed }), { at: id, messageId: id, attempt: 0, speakerId, text });
  return reply(recovered(nowSure(asked, 'people', say.id), 'people'), say.id, { kind: 'said' });
};

const dropped = (state: State, say: Relayed): State => {
  const relayed = state.record.relayed.filter(({ id }) => id !== say.id);
  const without = recovered(nowSure(change(state, { relayed }), 'people', say.id), 'people');
  return reply(without, say.id, { kind: 'not_said' });
};

/** A message of our own has arrived: it may be the words of a `/say`. */
export const heardOurselves = (state: State, message: ThreadMessage): State => {
  const say = unsaid(state);
  const isIt = say !== undefined && isSaying(say, message, state.self) && !isKnown(state, message.id);
  return isIt ? saidAs(state, say, message) : state;
};

/** The thread has been read from a point before a member's words: they are found, or were never posted. */
export const saidFound = (state: State, messages: readonly ThreadMessage[]): State => {
  const say = unsaid(state);
  if (say === undefined) return state;
  const taken = new Set(messages.filter(({ id }) => isKnown(state, id)).map(({ id }) => id));
  const found = findSaid(messages, say, { self: state.self, taken });
  // What replies to it is to its speaker, and was taken for words to the bot.
  if (found !== undefined) return rereadSince(saidAs(state, say, found), found.id);
  const until = landsUntil(state, state.lanes.people.lostSince);
  return state.now < until ? restUntil(state, 'people', until) : dropped(state, say);
};

export const planPeople = (state: State): State => {
  if (!isFree(state, 'people')) return state;
  const say = unsaid(state);
  if (say !== undefined) {
    return isUnsure(state, 'people', say.id)
      ? readOn(state, 'people', { of: 'thread', after: say.id })
      : performOnceStored(state, 'people', {
          kind: 'post_say',
          content: say.content,
          nonce: noticeNonce(say.id, 'said'),
        });
  }
  const [next, ...others] = state.people.hints;
  // They have become a co-host since: nobody refuses a moderator in front of the class.
  if (next?.to !== undefined && isHostOrCoHost(state.record, next.to))
    return planPeople(changePeople(state, { hints: others }));
  // The floor notice on its way may give the floor to the author of one of them.
  const [marked] = isFloorMoving(state.record) ? [] : state.people.toMark;
  if (next === undefined)
    return marked === undefined ? state : perform(state, 'people', { kind: 'react', ...marked });
  const posting = { replyTo: next.messageId, nonce: noticeNonce(next.messageId, 'hint') };
  const notice = { kind: 'hint', hint: next.hint, about: next.messageId, to: next.to } as const;
  return performOnceStored(state, 'people', { kind: 'post_notice', notice, posting });
};

/** A reaction that Discord refuses is given up; without the permission, so are the others until something changes. */
const reacted = (state: State, id: string, result: Result): State => {
  const through = recovered(state, 'people');
  const isForbidden = result.kind === 'discord_failed' && result.failure.kind === 'forbidden';
  if (isForbidden)
    return changePeople(changeLane(through, 'people', { refused: new Set(['react']) }), { toMark: [] });
  const toMark = state.people.toMark.filter(({ messageId }) => messageId !== id);
  return changePeople(through, { toMark });
};

/** The result of an effect in the lane `people`. */
export const spoken = (state: State, effect: Effect, result: Result): State => {
  if (effect.kind === 'post_notice')
    return changePeople(recovered(state, 'people'), { hints: state.people.hints.slice(1) });
  if (effect.kind === 'react') return reacted(state, effect.messageId, result);
  const say = state.record.relayed.find(
    ({ id, messageId }) =>
      messageId === undefined && (effect.kind !== 'post_say' || effect.nonce === noticeNonce(id, 'said')),
  );
  // The message arrived before the response to its post.
  if (say === undefined) return recovered(state, 'people');
  if (result.kind === 'posted') return saidAs(state, say, result);
  if (result.kind !== 'discord_failed') return state;
  if (effect.kind === 'history') return waitForDiscord(state, 'people', result.failure);
  const isLost = result.failure.kind === 'unreachable';
  if (!isLost) return dropped(state, say);
  // Discord may have taken it even though the response was lost.
  const unsure = nowUnsure(postLost(state, 'people'), 'people', say.id);
  return waitForDiscord(unsure, 'people', result.failure);
};

import { compareIds } from '../lib/ids.ts';
import type { InteractionId, UserId } from '../lib/ids.ts';
import { reply } from './lanes.ts';
import { lookAgain } from './catching-up.ts';
import { noticeNonce } from './nonce.ts';
import type { Conversation } from './record.ts';
import { addNote, change, underWay } from './state.ts';
import type { State, Waiting } from './state.ts';
import type { Telling } from './telling.ts';
import { termsOf, withTerms } from './hearing-terms.ts';
import type { Chosen, Terms } from './hearing-terms.ts';

/** What moderators change about a conversation: on which terms messages are heard, and who moderates. */

export const mostCoHosts = 10;

export interface Press {
  readonly request: InteractionId;
  readonly by: UserId;
}

/**
 * What was written after a press, and reached us before it, was judged by the terms before: the thread is read again.
 * The same goes for a line about the floor.
 * What is being asked, and what the bot has said for somebody, stays.
 */
export const judgeAgain = (state: State, press: string): State => {
  const { record, waiting } = state;
  const isLater = (id: string): boolean => compareIds(id, press) > 0;
  const stays = ({ messageId }: Waiting): boolean =>
    messageId === underWay(state) || record.says.some((say) => say.messageId === messageId);
  const kept = waiting.filter((one) => one.at !== one.messageId || !isLater(one.at) || stays(one));
  const talk = state.talk.filter(isLater);
  const settled = record.settled.filter((id) => !talk.includes(id));
  const isSame = !waiting.some((one) => isLater(one.at)) && talk.length === 0;
  if (isSame) return state;
  // What is being asked may come back: then it is judged as well.
  const unread = kept.map((one) => (isLater(one.at) ? { ...one, text: undefined } : one));
  const forgotten = change({ ...state, waiting: unread }, { settled });
  // A page that is on its way may be older; where no look has begun, one will.
  return state.gate.kind === 'shut' ? forgotten : lookAgain(forgotten);
};

const revised = ({ record }: State): Pick<Conversation, 'revision'> => ({
  revision: (record.revision ?? 0) + 1,
});

export const onTerms = (
  state: State,
  changed: Partial<Omit<Terms, 'floor'>>,
  { request, by }: Press,
): State => {
  const terms = withTerms(state.record, changed, { press: request, by, now: state.now });
  return judgeAgain(change(state, { terms, ...revised(state) }), request);
};

export const announced = (state: State, telling: Telling, { request }: Press): State =>
  addNote(state, { nonce: noticeNonce(request, 'managed'), telling, since: request });

const isSameChoice = (a: Chosen | undefined, b: Chosen | undefined): boolean => {
  const listOf = ({ people, roles }: Chosen = { people: [], roles: [] }): string =>
    [...people, ...roles].toSorted().join();
  return listOf(a) === listOf(b);
};

export const setCoHosts = (state: State, people: readonly UserId[], press: Press): State => {
  const { coHosts = [], hostId } = state.record;
  const wanted = [...new Set(people)].filter((one) => one !== hostId).slice(0, mostCoHosts);
  const isSame = wanted.toSorted().join() === coHosts.toSorted().join();
  if (isSame) return reply(state, press.request, { kind: 'nothing' });
  const changed = change(state, { coHosts: wanted, ...revised(state) });
  const telling = { kind: 'co_hosts', by: press.by, people: wanted } as const;
  return reply(announced(changed, telling, press), press.request, { kind: 'done' });
};

export const changeTerms = (
  state: State,
  wanted: Partial<Pick<Terms, 'who' | 'hears' | 'chosen'>>,
  press: Press,
): State => {
  const { request, by } = press;
  const before = termsOf(state.record);
  const { who = before.who, hears = before.hears } = wanted;
  const chosen = who === 'chosen' ? (wanted.chosen ?? before.chosen) : undefined;
  const isSame = who === before.who && hears === before.hears && isSameChoice(chosen, before.chosen);
  if (isSame) return reply(state, request, { kind: 'nothing' });
  const changed = onTerms(state, { who, hears, chosen }, press);
  const telling = { kind: 'terms_changed', by, who, hears, ...(chosen && { chosen }) } as const;
  return reply(announced(changed, telling, press), request, { kind: 'done' });
};

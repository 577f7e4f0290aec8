import { compareIds, timeOfId } from '../lib/ids.ts';
import type { InteractionId, UserId } from '../lib/ids.ts';
import { reply } from './lanes.ts';
import { lookAgain } from './missing.ts';
import { noticeNonce } from './nonce.ts';
import { addLine, addNote, change, underWay } from './state.ts';
import type { State, Waiting } from './state.ts';
import type { Telling } from './telling.ts';
import { pauseOf, termsOf, withTerms } from './terms.ts';
import type { Terms } from './terms.ts';

/** What moderators change about a conversation: a pause, and on which terms messages are heard. */

interface Press {
  readonly request: InteractionId;
  readonly by: UserId;
}

/**
 * What was written after the press, and reached us before it, was judged by the terms before: the thread is read again.
 * What is being asked, and what the bot has said for somebody, stays.
 */
const judgeAgain = (state: State, press: string): State => {
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

const onTerms = (state: State, changed: Partial<Terms>, { request, by }: Press): State => {
  const terms = withTerms(state.record, changed, { press: request, by, now: state.now });
  return judgeAgain(change(state, { terms }), request);
};

const announced = (state: State, telling: Telling, { request }: Press): State =>
  addNote(state, { nonce: noticeNonce(request, 'managed'), telling, since: request });

const noted = (state: State, kind: 'pause' | 'go_on', { request: at, by }: Press): State =>
  addLine(state, { kind, at, by, time: state.now });

/** What waits goes on waiting; what is written until `goOn` is talk among people, and never asked. */
export const pause = (state: State, press: Press): State => {
  const { request } = press;
  if (pauseOf(state.record) !== undefined) return reply(state, request, { kind: 'nothing' });
  const paused = onTerms(state, { paused: true }, press);
  return reply(noted(paused, 'pause', press), request, { kind: 'done' });
};

export const goOn = (state: State, press: Press): State => {
  const { record, now } = state;
  const { request, by } = press;
  const over = pauseOf(record);
  if (over === undefined) return reply(state, request, { kind: 'nothing' });
  // The time of a pause is nobody's silence.
  const lastTurnAt = Math.min(now, record.lastTurnAt + Math.max(0, now - timeOfId(over.from)));
  const going = onTerms(change(state, { lastTurnAt }), { paused: undefined }, press);
  const told = announced(going, { kind: 'went_on', by }, press);
  return reply(noted(told, 'go_on', press), request, { kind: 'done' });
};

export const changeTerms = (
  state: State,
  wanted: Partial<Pick<Terms, 'who' | 'hears'>>,
  press: Press,
): State => {
  const { request, by } = press;
  const before = termsOf(state.record);
  const { who = before.who, hears = before.hears } = wanted;
  if (who === before.who && hears === before.hears) return reply(state, request, { kind: 'nothing' });
  const changed = onTerms(state, wanted, press);
  const telling = { kind: 'terms_changed', by, who, hears } as const;
  return reply(announced(changed, telling, press), request, { kind: 'done' });
};

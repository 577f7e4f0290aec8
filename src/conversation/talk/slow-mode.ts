import { compareIds, laterId, timeOfId } from '../../lib/ids.ts';
import type { InteractionId, UserId } from '../../lib/ids.ts';
import { isByHands } from '../domain/hearing-terms.ts';
import { changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { Speech } from './decisions.ts';

/**
 * Discord's slow mode holds back what people write; what the bot says for them waits as long. After a restart only what
 * is read of the thread counts: Discord remembers the rest.
 */

const changePeople = changing('people');

/** Milliseconds between two messages of one person; 0 without slow mode, which rests where one person asks at a time. */
const intervalOf = ({ record }: State): number => {
  const { slowMode } = record;
  const isOn = slowMode !== undefined && slowMode.refused !== true && !isByHands(record);
  return isOn ? slowMode.seconds * 1_000 : 0;
};

/** How many people's latest messages are remembered. */
const mostRemembered = 200;

/** Somebody has written, or the bot has for them. */
export const heardFrom = (state: State, who: UserId, id: string): State => {
  const { spoke } = state.people;
  if (intervalOf(state) === 0 || compareIds(spoke.get(who) ?? '0', id) >= 0) return state;
  const others = [...spoke].filter(([one]) => one !== who).slice(1 - mostRemembered);
  return changePeople(state, { spoke: new Map([...others, [who, id]]) });
};

/** When this person may speak, in milliseconds since 1970; undefined: now. */
export const tooSoonUntil = (
  state: State,
  { speakerId, isSlowed }: Speech,
  request: InteractionId,
): number | undefined => {
  if (!isSlowed) return undefined;
  const pending = state.record.relayed.findLast((say) => say.speakerId === speakerId)?.id ?? '0';
  const written = state.people.spoke.get(speakerId) ?? '0';
  const until = timeOfId(laterId(pending, written)) + intervalOf(state);
  return intervalOf(state) > 0 && timeOfId(request) < until ? until : undefined;
};

import type { MessageId } from '../../lib/ids.ts';
import { changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { noDelivery } from './memory.ts';

/** How often the first question was tried, and how much of its answer, or of the greeting, is in the thread. */

const changeDelivery = changing('delivery');

/** The first question in the queue, or what is done next, may be another one now. */
export const triesAnew = (state: State): State =>
  state.delivery.tries === 0 ? state : changeDelivery(state, { tries: 0 });

export const triedAgain = (state: State): State => changeDelivery(state, { tries: state.delivery.tries + 1 });

/** The first part that is not known to be posted. */
export const nextPartIs = (state: State, nextPart: number): State => changeDelivery(state, { nextPart });

export const partPostedAs = (state: State, part: number, id: MessageId): State =>
  changeDelivery(state, { postedParts: new Map([...state.delivery.postedParts, [part, id]]) });

/** The answer, or the greeting, is in the thread as a whole, or is not wanted any more. */
export const withoutDelivery = (state: State): State => ({ ...state, delivery: noDelivery });

import { compareIds } from '../lib/ids.ts';
import type { MessageId } from '../lib/ids.ts';
import type { Draft, State } from './draft.ts';
import type { Concern } from './events.ts';
import { allThat } from './inbox.ts';
import type { Item } from './record.ts';
import type { StatusSource } from './status.ts';

/** A question of the preceptor's, until somebody answers or skips it: the next message written below it is the answer. */

type Asking = Pick<State, 'record'>;

const isBelow = ({ record: { preceptor } }: Asking, id: MessageId): boolean =>
  preceptor !== undefined && compareIds(id, preceptor.id) > 0;

/**
 * The service takes the next question for the answer to its preceptor: what was written before that one has to wait, even
 * if somebody has it asked after it.
 */
export const isNext = (state: Asking, { is, id }: Item): boolean =>
  is === 'waiting' && (state.record.preceptor === undefined || isBelow(state, id));

export const firstWaiting = (state: Asking): Item | undefined =>
  state.record.inbox.open.find((item) => isNext(state, item));

/** Somebody has written this. */
export const writtenBelowPreceptor = (d: Draft, id: MessageId): void => {
  const { preceptor } = d.record;
  if (preceptor !== undefined && isBelow(d, id)) d.record.preceptor = { ...preceptor, isPassed: true };
};

/** This has been asked, and answered. */
export const preceptorAnswered = (d: Draft, id: MessageId): void => {
  if (isBelow(d, id)) d.record.preceptor = undefined;
};

const decisions = {
  skip_preceptor: (d, { on }) => {
    const { preceptor } = d.record;
    if (preceptor === undefined || (on !== undefined && on !== preceptor.id)) return { kind: 'nothing' };
    d.record.preceptor = undefined;
    return { kind: 'done' };
  },
} satisfies Concern['decisions'];

export const preceptor = { decisions } satisfies Concern;

export const showPreceptor: StatusSource = (state) => {
  const { preceptor } = state.record;
  if (preceptor === undefined) return undefined;
  const { id, isPassed = false, text } = preceptor;
  // It stands just above until people have written below it, or others wait for its answer.
  if (!isPassed && allThat(state, 'waiting').every((item) => isNext(state, item))) return undefined;
  return {
    line: { kind: 'preceptor', text: isPassed ? text : undefined },
    buttons: [{ kind: 'skip_preceptor', on: id }],
  };
};

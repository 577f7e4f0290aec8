import type { ButtonData } from '../discord/reply.ts';
import type { UserId } from '../lib/ids.ts';

/** What features tell and ask each other about a person: none of them knows who listens. */

/** Something that goes on and runs on a person's account; `title` as it was given. */
export interface Hosted {
  readonly title: string;
  readonly url: string;
  /** Whoever hosts it ends it with this. */
  readonly endButton: (label: string) => ButtonData;
}

interface Answers {
  /** An account was linked; told before the person is. */
  readonly linked: void;
  /** The account was unlinked: whatever is kept for the person is to be deleted. */
  readonly unlinked: void;
  /** What goes on that runs on the person's account? */
  readonly hosted: readonly Hosted[];
  /** All of that is to end. `ending`: answers under way come first. */
  readonly endHosted: 'ended' | 'ending';
}

type Topic = keyof Answers;

type Listener<T extends Topic> = (user: UserId) => Answers[T] | Promise<Answers[T]>;

export interface Bus {
  on<T extends Topic>(topic: T, listener: Listener<T>): void;
  /** Resolves with what everybody answered, in no order; rejects when one of them fails. */
  tell<T extends Topic>(topic: T, user: UserId): Promise<readonly Answers[T][]>;
}

export const createBus = (): Bus => {
  const listeners: { readonly [T in Topic]: Listener<T>[] } = {
    linked: [],
    unlinked: [],
    hosted: [],
    endHosted: [],
  };
  return {
    on: (topic, listener) => {
      listeners[topic].push(listener);
    },
    tell: (topic, user) => Promise.all(listeners[topic].map(async (listener) => listener(user))),
  };
};

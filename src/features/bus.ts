import type { Caller } from '../discord/interactions/caller.ts';
import type { ButtonData, Reply } from '../discord/reply.ts';
import type { StoredKind, Used } from '../locale/facts.ts';
import type { GuildId, InteractionId, UserId } from '../lib/ids.ts';

/** What features tell and ask each other about a person or a server, without knowing who listens. */

/** Something in progress that runs on a person's account; `title` is unescaped. */
export interface Hosted {
  readonly title: string;
  readonly url: string;
  /** The button with which its host ends it. */
  readonly endButton: (label: string) => ButtonData;
}

/** Records of one kind that are stored about a person. */
export interface Stored {
  readonly kind: StoredKind;
  /** As that person may see them; read one by one where they may be many or long. */
  readonly records: readonly object[] | AsyncIterable<object>;
}

/** `ending`: some of it only after answers in progress. */
export type Completion = 'done' | 'ending';

interface Answers {
  /** An account was linked; announced before the person is told. */
  readonly linked: void;
  /** The account was unlinked: what was begun with it has to be deleted. */
  readonly unlinked: void;
  /** What is stored about the person? */
  readonly stored: readonly Stored[];
  /** Everything stored about the person has to be deleted. */
  readonly forgotten: Completion;
  /** Which limits has a person nearly reached? */
  readonly used: readonly Used[];
  /** What is running on the person's account? */
  readonly hosted: readonly Hosted[];
  /** All of that has to end. */
  readonly endHosted: Completion;
  /** Everything stored about a server has to be deleted. */
  readonly serverForgotten: Completion;
  /** Somebody wants everybody in a channel invited to a patient or a topic of the server's. */
  readonly invite: Reply;
}

type Topic = keyof Answers;

/** What some topics are about. The id of the press says when it was: a deletion covers everything that began before. */
interface Details {
  readonly forgotten: { readonly userId: UserId; readonly press: InteractionId };
  readonly serverForgotten: { readonly guildId: GuildId; readonly press: InteractionId };
  readonly invite: { readonly caller: Caller; readonly kind: 'patient' | 'topic'; readonly id: string };
}

/** Whom or what a topic is about. */
type About<T extends Topic> = T extends keyof Details ? Details[T] : UserId;

type Listener<T extends Topic> = (about: About<T>) => Answers[T] | Promise<Answers[T]>;

export interface Bus {
  on<T extends Topic>(topic: T, listener: Listener<T>): void;
  /** Resolves with all answers, in no particular order; rejects if a listener fails. */
  tell<T extends Topic>(topic: T, about: About<T>): Promise<readonly Answers[T][]>;
}

export const createBus = (): Bus => {
  const listeners: { [T in Topic]?: Listener<T>[] } = {};
  const of = <T extends Topic>(topic: T): Listener<T>[] => (listeners[topic] ??= []);
  return {
    on: (topic, listener) => void of(topic).push(listener),
    tell: (topic, about) => Promise.all(of(topic).map(async (listener) => listener(about))),
  };
};

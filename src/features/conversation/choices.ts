import { LRUCache } from 'lru-cache';
import type { Who } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { atMost } from '../../lib/at-most.ts';
import type { UserId } from '../../lib/ids.ts';

/** What somebody wants to start. */
export interface StartOrder {
  readonly kind: 'patient' | 'topic';
  /** The case's or topic's id as it was typed. */
  readonly id: string;
  readonly title?: string | undefined;
  readonly patientName?: string | undefined;
  /** People and roles are chosen later. */
  readonly who: Exclude<Who, 'chosen'>;
  readonly hears: 'everything' | 'mentions';
  readonly private: boolean;
  readonly earlier?: 'forget' | 'keep' | undefined;
  readonly model?: string | undefined;
  /** The open conversation with this patient that the person was asked about. */
  readonly other?: string | undefined;
  /** That one is to be ended first. */
  readonly endOther?: true | undefined;
}

const lifetime = 30 * 60_000;
/** Beyond that, the oldest one is forgotten. */
const mostChoices = 10_000;

/** Conversations that people want to start and were asked about first. Kept in memory, so a restart forgets them. */
export const createChoices = () => {
  const kept = new LRUCache<string, { readonly userId: UserId; readonly order: StartOrder }>({
    ...atMost(mostChoices),
    ttl: lifetime,
  });
  /** For a start that the same button continues later, because linking has to come first. */
  const putBack = ({ userId }: Caller, choice: string, order: StartOrder): void =>
    void kept.set(choice, { userId, order });
  return {
    putBack,
    /** Keeps a start for a button; returns its id. */
    keep: (caller: Caller, order: StartOrder): string => {
      putBack(caller, caller.interactionId, order);
      return caller.interactionId;
    },
    /** The start behind this person's button; undefined if it is gone or somebody else's. */
    find: ({ userId }: Caller, choice: string): StartOrder | undefined => {
      const found = kept.get(choice);
      return found?.userId === userId ? found.order : undefined;
    },
    /** Uses it up; false if it is gone. Pressed twice, it is taken once. */
    take: (choice: string): boolean => kept.delete(choice),
    /** Deletes the starts that this person has not decided about. */
    forget: (user: UserId): void => {
      for (const [choice, { userId }] of kept.entries()) if (userId === user) kept.delete(choice);
    },
  };
};

export type Choices = ReturnType<typeof createChoices>;

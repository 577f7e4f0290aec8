import type { DiscordFailure, ServiceFailure } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Conversation } from '../domain/record.ts';

/** What people decide about how a conversation begins and ends, and about what is kept of it. */

/** A reset or an end that somebody wants. */
export interface WantedJob {
  readonly kind: 'reset' | 'end';
  readonly by?: UserId | undefined;
}

export interface LifeDecisions {
  readonly open: object;
  readonly job: { readonly job: WantedJob };
  /** This person wants to be taken out of what is stored, whether or not the conversation goes on. */
  readonly forget_person: { readonly person: UserId };
}

/** Why a start failed; `in_doubt`: the service may have begun the topic already. */
export type NotOpened =
  | { readonly kind: 'service'; readonly failure: ServiceFailure }
  | { readonly kind: 'discord'; readonly failure: DiscordFailure }
  | { readonly kind: 'in_doubt' }
  | { readonly kind: 'store' }
  /** Another conversation uses its chat of the service. */
  | { readonly kind: 'chat_in_use' }
  /** The process is ending. */
  | { readonly kind: 'closing' };

export type LifeOutcome =
  | { readonly kind: 'reset_failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'opened'; readonly record: Conversation }
  | { readonly kind: 'not_opened'; readonly why: NotOpened };

export const lifeDecisions = {
  open: { possible: 'always', outcomes: ['opened', 'not_opened'] },
  job: { possible: 'while_open', outcomes: ['done', 'reset_failed'] },
  forget_person: { possible: 'always', outcomes: ['done', 'nothing'] },
} as const;

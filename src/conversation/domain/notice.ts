import type { UserId } from '../../lib/ids.ts';
import type { Hint, HoldCause, SetAsideWhy } from './record.ts';
import type { Telling } from './telling.ts';

/** What the bot says in a thread apart from answers, as data; the renderer chooses the words. */
export type Notice =
  | Telling
  | {
      readonly kind: 'backlog';
      readonly waiting: number;
      /** Whose questions are next, as far as that is known. */
      readonly next: readonly UserId[];
      /** Questions of others wait behind theirs. */
      readonly more: boolean;
      readonly offersAside: boolean;
    }
  | { readonly kind: 'nothing_waits' }
  | {
      readonly kind: 'holding';
      readonly cause: HoldCause;
      readonly waiting: number;
      readonly nextTryAt?: number | undefined;
    }
  | { readonly kind: 'store_fails' }
  | { readonly kind: 'cannot_read_back' }
  | { readonly kind: 'going_on' }
  | { readonly kind: 'paused'; readonly by: UserId }
  | { readonly kind: 'pause_over' }
  /** Replaces a line about the floor once another one stands, or hands are not used any more. */
  | { readonly kind: 'floor_over'; readonly holder?: UserId | undefined }
  | { readonly kind: 'set_aside'; readonly count: number; readonly why: SetAsideWhy }
  /** Replaces the notice that offered a choice, once somebody has chosen. */
  | { readonly kind: 'answering'; readonly count: number }
  | { readonly kind: 'skipped'; readonly count: number }
  | { readonly kind: 'hint'; readonly hint: Hint };

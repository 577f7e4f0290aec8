import type { MessageId, UserId } from '../../lib/ids.ts';
import type { Hint, SuspensionCause, SetAsideWhy } from './record.ts';
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
  | {
      readonly kind: 'suspended';
      readonly cause: SuspensionCause;
      readonly waiting: number;
      readonly nextTryAt?: number | undefined;
    }
  | { readonly kind: 'store_fails' }
  | { readonly kind: 'cannot_read_back' }
  | { readonly kind: 'paused'; readonly by: UserId }
  | { readonly kind: 'set_aside'; readonly count: number; readonly why: SetAsideWhy }
  /** `about`: the message; `to`: who gets it, if it says that this person is not asked. */
  | {
      readonly kind: 'hint';
      readonly hint: Hint;
      readonly about: MessageId;
      readonly to?: UserId | undefined;
    };

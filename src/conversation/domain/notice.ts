import type { UserId } from '../../lib/ids.ts';
import type { Hint, HoldCause, SetAsideWhy } from './record.ts';
import type { Telling } from './telling.ts';

/** What a notice that is kept up to date says once its reason is gone. */
export type LastNotice =
  | { readonly kind: 'nothing_waits' }
  | { readonly kind: 'going_on' }
  | { readonly kind: 'pause_over' }
  /** Replaces a line about the floor once another one stands, or hands are not used any more. */
  | { readonly kind: 'floor_over'; readonly holder?: UserId | undefined }
  /** Replaces the notice that offered a choice, once somebody has chosen. */
  | { readonly kind: 'answering'; readonly count: number }
  | { readonly kind: 'skipped'; readonly count: number };

const lastKinds: Readonly<Record<LastNotice['kind'], true>> = {
  nothing_waits: true,
  going_on: true,
  pause_over: true,
  floor_over: true,
  answering: true,
  skipped: true,
};

export const isLast = (notice: Notice): notice is LastNotice => Object.hasOwn(lastKinds, notice.kind);

/** What the bot says in a thread apart from answers, as data; the renderer chooses the words. */
export type Notice =
  | Telling
  | LastNotice
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
      readonly kind: 'holding';
      readonly cause: HoldCause;
      readonly waiting: number;
      readonly nextTryAt?: number | undefined;
    }
  | { readonly kind: 'store_fails' }
  | { readonly kind: 'cannot_read_back' }
  | { readonly kind: 'paused'; readonly by: UserId }
  | { readonly kind: 'set_aside'; readonly count: number; readonly why: SetAsideWhy }
  | { readonly kind: 'hint'; readonly hint: Hint };

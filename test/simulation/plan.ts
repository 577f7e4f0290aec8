import type { CrashPoint, Fault } from './world/faults.ts';
import type { Account } from './world/service.ts';

/** What a run consists of: how the conversation is set up, and what people and faults do to it, one after another. */

export const questionForms = [
  'plain',
  'mention',
  'role',
  'name',
  'emoji_text',
  'forward',
  'attachment_text',
  'reply_bot',
  'reply_self',
] as const;
export const talkForms = [
  'aside',
  'wide_aside',
  'slashes',
  'to_other',
  'reply_other',
  'emoji',
  'mention_only',
  'attachment_only',
  'system',
  'bot',
] as const;
export type Form = (typeof questionForms)[number] | (typeof talkForms)[number];

export const buttons = [
  'try',
  'skip',
  'wake',
  'rest',
  'again',
  'leave',
  'answer',
  'pass',
  'restart',
  'end',
  'go_on',
  'raise',
  'keep',
  'ask_kept',
  'pass_on',
] as const;
export type Button = (typeof buttons)[number];

/** What a moderator chooses in the panel. */
export const changes = [
  'pause',
  'go_on',
  'everyone',
  'me',
  'hands',
  'chosen',
  'chosen_roles',
  'everything',
  'mentions',
  'co_hosts',
  'give_floor',
  'in_order',
  'least_heard',
  'forget',
] as const;
export type Change = (typeof changes)[number];

export const requestKinds = [
  'announce',
  'make_thread',
  'add_host',
  'greet',
  'post_part',
  'post_notice',
  'edit_notice',
  'delete_notice',
  'post_say',
  'react',
  'history',
  'read',
  'close',
  'archive',
  'remove_announcement',
  'tell_host',
] as const;
export const callKinds = ['call', 'reset', 'begin'] as const;
export const crashPlaces = [...requestKinds, ...callKinds, 'write', 'forget', 'reply'] as const;

export const losses = ['thread', 'channel', 'writing', 'role'] as const;
export type Loss = (typeof losses)[number];

interface At {
  /** Milliseconds after the previous item. */
  readonly after: number;
}

export type Item = At &
  (
    | { readonly do: 'write'; readonly who: number; readonly form: Form; readonly to: number }
    | { readonly do: 'burst'; readonly who: number; readonly count: number }
    | {
        readonly do: 'edit';
        readonly which: number;
        readonly into: 'question' | 'talk';
        readonly isTold: boolean;
      }
    | { readonly do: 'delete'; readonly which: number; readonly count: number }
    | { readonly do: 'press'; readonly button: Button; readonly which: number; readonly times: number }
    | { readonly do: 'ask_this'; readonly which: number; readonly times: number }
    | { readonly do: 'say'; readonly who: number; readonly isEmpty: boolean }
    | { readonly do: 'manage'; readonly change: Change; readonly times: number }
    | { readonly do: 'hand'; readonly who: number; readonly is: 'up' | 'down'; readonly times: number }
    | { readonly do: 'type'; readonly who: number }
    /** `isSame`: with the patient of the first conversation. */
    | { readonly do: 'open'; readonly isSame?: boolean }
    | { readonly do: 'account'; readonly is: Account }
    | {
        readonly do: 'moderate';
        readonly what:
          'archive' | 'wake' | 'lock' | 'unlock' | 'delete_thread' | 'delete_channel' | 'delete_notice';
      }
    | { readonly do: 'rights'; readonly right: 'maySend' | 'mayReadHistory'; readonly is: boolean }
    | { readonly do: 'membership'; readonly is: boolean }
    /** Somebody loses the private thread, the channel, the right to write or the moderators' role, or gets it back. */
    | { readonly do: 'person'; readonly who: number; readonly loses: Loss; readonly is: boolean }
    /** A conversation of another process uses the same chat of the service, or does not any more. */
    | { readonly do: 'elsewhere'; readonly is: boolean }
    | { readonly do: 'role' }
    | { readonly do: 'rough'; readonly lasts: number }
    | { readonly do: 'reconnect'; readonly downFor: number }
    | { readonly do: 'interrupt'; readonly lasts: number }
    | {
        /** Happens while the next one of these is on its way. */
        readonly do: 'meanwhile';
        readonly on: 'read' | 'history' | 'write';
        readonly what: 'edit' | 'delete' | 'reconnect';
      }
    | { readonly do: 'kill'; readonly downFor: number }
    | { readonly do: 'stop'; readonly downFor: number }
    | { readonly do: 'takeover'; readonly how: 'cut_off' | 'suspended' }
    | {
        readonly do: 'fault';
        readonly on: string;
        readonly what: Fault;
        readonly skip: number;
        readonly times: number;
      }
    | {
        readonly do: 'crash';
        readonly on: string;
        readonly at: CrashPoint;
        readonly skip: number;
        readonly downFor: number;
      }
  );

export interface Setup {
  readonly kind: 'patient' | 'topic';
  readonly who: 'everyone' | 'me' | 'hands';
  readonly hears: 'everything' | 'mentions';
  readonly isPrivate: boolean;
  readonly earlier: 'forget' | 'keep';
  readonly readsMessages: boolean;
  /** How many questions may be asked; absent in the plans of earlier versions. */
  readonly room?: { readonly person?: number; readonly account?: number };
  /** People begin to write while the conversation is being opened. */
  readonly isEarly: boolean;
}

export interface Plan {
  readonly seed: number;
  readonly setup: Setup;
  /** What goes wrong with the opening. */
  readonly opening: readonly Item[];
  readonly items: readonly Item[];
}

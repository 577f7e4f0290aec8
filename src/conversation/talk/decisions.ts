import type { LeftOut } from '../domain/hearing-terms.ts';
import type { MessageId, RoleId, UserId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** What people decide about questions, and what they have asked for them. */

/** What a member has the bot say for them. */
export interface Speech {
  readonly speakerId: UserId;
  /** What the message says above the words: whose they are, on one line. */
  readonly heading: string;
  readonly roles?: readonly RoleId[];
  readonly text: string;
}

export interface TalkDecisions {
  readonly try_now: object;
  readonly skip_waiting: object;
  readonly set_rest_aside: object;
  readonly answer_aside: object;
  readonly skip_aside: object;
  readonly ask_again: { readonly messageId: MessageId };
  readonly skip_doubt: { readonly messageId: MessageId };
  readonly say: { readonly speech: Speech };
  /**
   * Its author or a moderator wants this message asked. `wasAnswered`: there is a line about its answer; `isModerators`:
   * the author moderates and asks for it, which takes no floor.
   */
  readonly ask_this: {
    readonly message: ThreadMessage;
    readonly wasAnswered: boolean;
    readonly isModerators: boolean;
  };
}

export type TalkOutcome =
  | { readonly kind: 'count'; readonly count: number }
  /** Nothing is said while the conversation is paused. */
  | { readonly kind: 'paused' }
  /** The person who asked is not heard on the terms that hold now. */
  | { readonly kind: 'not_heard'; readonly hint: LeftOut }
  /** A message of a bot or of Discord's own. */
  | { readonly kind: 'not_a_question' }
  | { readonly kind: 'said' }
  | { readonly kind: 'no_text' }
  | { readonly kind: 'not_said' };

export const talkDecisions = {
  try_now: { possible: 'until_cleared', outcomes: ['done', 'nothing'] },
  skip_waiting: { possible: 'until_cleared', outcomes: ['count'] },
  set_rest_aside: { possible: 'until_cleared', outcomes: ['count'] },
  answer_aside: { possible: 'until_end', outcomes: ['count'] },
  skip_aside: { possible: 'until_cleared', outcomes: ['count'] },
  ask_again: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  skip_doubt: { possible: 'until_cleared', outcomes: ['done', 'nothing'] },
  say: {
    possible: 'until_end',
    outcomes: ['said', 'not_said', 'no_text', 'paused', 'not_heard', 'floor'],
  },
  ask_this: {
    possible: 'until_end',
    outcomes: ['done', 'nothing', 'no_text', 'paused', 'not_heard', 'floor', 'not_a_question'],
  },
} as const;

import type { Form } from '../validate/form.ts';
import type { WireObject } from '../wire/json.ts';
import type { Message } from '../world/entities.ts';

/** What a person did: 2 a command, 3 a button or select, 4 typing in an option, 5 a form. */
export type InteractionType = 2 | 3 | 4 | 5;

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** The bot's first answer. */
export type Answer =
  | { readonly kind: 'message' | 'update'; readonly message: Message }
  | { readonly kind: 'deferred'; readonly message: Message }
  | { readonly kind: 'deferred_update' }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modal: Form };

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  /** The command's name with its subcommands, for the page and for messages that answer it. */
  readonly command?: string | undefined;
  /** The message on which a command from its menu was used. */
  readonly targetMessageId?: string | undefined;
  /** The member in whose menu a command was used. */
  readonly targetUserId?: string | undefined;
  readonly data: WireObject;
  /** The message whose component was used, or from whose component a form was opened. */
  readonly source?: Message | undefined;
  /** Of a form: what it came from. */
  readonly after?: Interaction | undefined;
  readonly createdAt: number;
  /** `failed`: no first answer in time. */
  state: 'waiting' | 'answered' | 'failed';
  answer?: Answer;
  /** The id of the message that "@original" means. */
  originalId?: string;
  /** The original is still a deferral's "thinking". */
  thinking: boolean;
  /** The original was edited with this interaction's token, which no edit by the bot itself is. */
  rewritten?: true;
  readonly followUpIds: string[];
  /** How many of the bot's requests about it have no response yet. */
  underWay: number;
  /** When it had its latest one, in milliseconds since 1970. */
  respondedAt: number;
}

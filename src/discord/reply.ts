/** What a handler returns: data. The router does the talking to Discord. */

import type { ChannelId, GuildId } from '../lib/ids.ts';
import type { MenuData, MenuOption } from './menu.ts';

export type ButtonStyle = 'primary' | 'secondary' | 'success' | 'danger';

export type ButtonData =
  | {
      readonly kind: 'button';
      readonly label: string;
      readonly style: ButtonStyle;
      readonly customId: string;
    }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** What stands side by side below a message: buttons, or one menu. */
export type Row = readonly ButtonData[] | readonly [MenuData];

export interface Upload {
  readonly name: string;
  readonly data: Uint8Array | string;
  /** What the file shows, for those who cannot see it. */
  readonly description?: string;
}

/** One message. `content` holds at most 2,000 characters; at most 5 rows, of at most 5 buttons or one menu each. */
export interface Body {
  readonly content: string;
  readonly rows?: readonly Row[] | undefined;
  readonly uploads?: readonly Upload[] | undefined;
  /** https addresses of pictures to show below the text. */
  readonly pictures?: readonly string[] | undefined;
}

export interface TextField {
  readonly kind?: 'text';
  readonly label: string;
  readonly description?: string;
  readonly multiline?: boolean;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly value?: string | undefined;
  readonly placeholder?: string;
}

interface FieldFrame {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
}

/** A field of a form that is not typed into. */
export type FieldData =
  /** Check boxes, at most 10; any number can be ticked. */
  | (FieldFrame & { readonly kind: 'boxes'; readonly options: readonly MenuOption[] })
  /** A menu of at most 25, of which one is chosen. */
  | (FieldFrame & { readonly kind: 'options'; readonly options: readonly MenuOption[] });

/** A form (Discord's modal), ready to be shown. */
export interface FormData {
  readonly customId: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, TextField | FieldData>>;
}

export type Reply =
  /** Only the caller sees it; further messages follow the first. */
  | {
      readonly kind: 'private';
      readonly messages: readonly [Body, ...Body[]];
    }
  /** Replaces the message whose button or menu was used (as a reply to a command: the same as `private`). */
  | { readonly kind: 'update'; readonly body: Body }
  /** Must be a handler's first reply, within two seconds, and never the reply to a form. */
  | { readonly kind: 'form'; readonly form: FormData }
  /** A message that everybody sees. Must be a handler's first reply to a command, and comes at once or never. */
  | { readonly kind: 'public'; readonly body: Body }
  /** The result can be seen elsewhere; there is nothing left to say here. */
  | { readonly kind: 'done' };

/** Progress, and what it comes to: each replaces the one before, and the returned one is the last. */
export type Replies = AsyncGenerator<Reply, Reply, undefined>;

/** What a handler answers with: one reply, at once or later, or several. */
export type Answers = Reply | Promise<Reply> | Replies;

/** A private message with rows of buttons or menus below it. */
export const say = (content: string, ...rows: readonly Row[]): Reply => ({
  kind: 'private',
  messages: [{ content, rows: rows.length === 0 ? undefined : rows }],
});

export const sayAll = (messages: readonly [Body, ...Body[]]): Reply => ({ kind: 'private', messages });

/** What everybody in the channel sees. */
export const sayToAll = (content: string): Reply => ({ kind: 'public', body: { content } });

export const update = (content: string, ...rows: readonly Row[]): Reply => ({
  kind: 'update',
  body: { content, rows },
});

export const done: Reply = { kind: 'done' };

export const linkButton = (label: string, url: string): ButtonData => ({ kind: 'link', label, url });

/** Where Discord's apps show a channel or thread. */
export const channelUrl = (guild: GuildId, channel: ChannelId): string =>
  `https://discord.com/channels/${guild}/${channel}`;

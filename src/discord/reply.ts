/** What a handler returns: data. The router does the talking to Discord. */

import {
  ButtonStyle,
  channelLink,
  ComponentType,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APISelectMenuOption,
} from 'discord.js';
import type { ChannelId, GuildId } from '../lib/ids.ts';

// Made by the kinds in `components.ts`.
export type ButtonData = APIButtonComponentWithCustomId | APIButtonComponentWithURL;
export type MenuData = APISelectMenuComponent;
export type MenuOption = APISelectMenuOption;
/** A form: Discord calls it a modal. */
export type FormData = APIModalInteractionResponseCallbackData;

/** What stands side by side below a message: buttons, or one menu. */
export type Row = readonly ButtonData[] | readonly [MenuData];

export interface Upload {
  readonly name: string;
  readonly data: Uint8Array | string;
  /** What the file shows, for those who cannot see it. */
  readonly description?: string;
}

/** One message. `content` holds at most 2,000 characters; at most 5 rows, of at most 5 buttons or one menu each. */
export interface MessageBody {
  readonly content: string;
  readonly rows?: readonly Row[] | undefined;
  readonly uploads?: readonly Upload[] | undefined;
  /** https addresses of pictures to show below the text. */
  readonly pictures?: readonly string[] | undefined;
}

/** `kept`: where else the result is, for the channel to read if this cannot be shown. Without it, somebody has to ask again. */
export type Reply =
  /** Only the caller sees it; further messages follow the first. */
  | {
      readonly kind: 'private';
      readonly messages: readonly [MessageBody, ...MessageBody[]];
      readonly kept?: string;
    }
  /** Replaces the message whose button or menu was used (as a reply to a command: the same as `private`). */
  | { readonly kind: 'update'; readonly body: MessageBody; readonly kept?: string }
  /** Must be a handler's first reply, within two seconds, and never the reply to a form. */
  | { readonly kind: 'form'; readonly form: FormData }
  /** A message that everybody sees. Must be a handler's first reply to a command, and comes at once or never. */
  | { readonly kind: 'public'; readonly body: MessageBody }
  /** The result can be seen elsewhere; there is nothing left to say here. */
  | { readonly kind: 'done' };

/** What a handler answers with, at once or later. */
export type Answers = Reply | Promise<Reply>;

/** Shows a reply until the next one takes its place; resolves once it is shown, or was refused, which is no reason to stop. */
export type Progress = (reply: Reply) => Promise<void>;

/** A private message with rows of buttons or menus below it. */
export const say = (content: string, ...rows: readonly Row[]): Reply => ({
  kind: 'private',
  messages: [{ content, rows: rows.length === 0 ? undefined : rows }],
});

export const sayAll = (messages: readonly [MessageBody, ...MessageBody[]]): Reply => ({
  kind: 'private',
  messages,
});

/** The same reply, whose result is also kept elsewhere. */
export const keptAs = (kept: string, reply: Reply): Reply =>
  reply.kind === 'private' || reply.kind === 'update' ? { ...reply, kept } : reply;

/** What everybody in the channel sees. */
export const sayToAll = (content: string): Reply => ({ kind: 'public', body: { content } });

export const update = (content: string, ...rows: readonly Row[]): Reply => ({
  kind: 'update',
  body: { content, rows },
});

export const done: Reply = { kind: 'done' };

export const linkButton = (label: string, url: string): ButtonData => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label,
  url,
});

/** Where Discord's apps show a channel or thread. */
export const channelUrl = (guild: GuildId, channel: ChannelId): string => channelLink(channel, guild);

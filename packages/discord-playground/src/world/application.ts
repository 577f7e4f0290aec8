/** The bot's application, as the developer portal would show it. */

import { intents } from '../gateway/intents.ts';

export const privilegedIntents = ['members', 'presences', 'messageContent'] as const;
export type PrivilegedIntent = (typeof privilegedIntents)[number];

/** The intent, and the flag of an application that has it switched on without Discord's review. */
const portal: Readonly<Record<PrivilegedIntent, { readonly intent: number; readonly flag: number }>> = {
  members: { intent: intents.guildMembers, flag: 1 << 15 },
  presences: { intent: intents.guildPresences, flag: 1 << 13 },
  messageContent: { intent: intents.messageContent, flag: 1 << 19 },
};

export interface Application {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  description: string;
  flags: number;
  /** Privileged gateway intents that are switched on. */
  allowedIntents: number;
}

/** Switches privileged intents on, and the others off. */
export const allowIntents = (application: Application, allowed: readonly PrivilegedIntent[]): void => {
  application.flags = allowed.reduce((flags, name) => flags | portal[name].flag, 0);
  application.allowedIntents = allowed.reduce((bits, name) => bits | portal[name].intent, 0);
};

/** Those that are switched on. */
export const allowedIntents = ({ allowedIntents: bits }: Application): PrivilegedIntent[] =>
  privilegedIntents.filter((name) => (bits & portal[name].intent) !== 0);

/** Whether REST shows the text of messages that are not meant for the bot. */
export const readsContent = (application: Application): boolean =>
  (application.flags & portal.messageContent.flag) !== 0;

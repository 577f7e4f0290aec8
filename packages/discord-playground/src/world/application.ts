/** The bot's application, as the developer portal would show it. */

/** Application flags: reads message content, with and without Discord's review. */
const messageContentLimited = 1 << 19;
const messageContentIntent = 1 << 15;

export interface Application {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  description: string;
  flags: number;
  /** Privileged gateway intents that are switched on. */
  allowedIntents: number;
}

/** Switches the Message Content intent on or off in the "portal". */
export const setMessageContent = (application: Application, state: 'enabled' | 'disabled'): void => {
  if (state === 'enabled') {
    application.flags |= messageContentLimited;
    application.allowedIntents |= messageContentIntent;
  } else {
    application.flags &= ~messageContentLimited;
    application.allowedIntents &= ~messageContentIntent;
  }
};

/** Whether REST shows the text of messages that are not meant for the bot. */
export const readsContent = (application: Application): boolean =>
  (application.flags & messageContentLimited) !== 0;

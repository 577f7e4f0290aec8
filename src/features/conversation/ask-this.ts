import type { Outcome } from '../../conversation/domain/event.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { messageCommand, type MessageCommandRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Access, Admitted } from './access.ts';

/** In the menu of each message: its author or a moderator has it asked, whatever the bot took it for. */

/** As Discord shows it. */
const name = 'Ask this';

const answerTo = (outcome: Outcome, { words: { conversation: texts } }: Caller): Reply => {
  switch (outcome.kind) {
    case 'done':
      return say(texts.asksThis);
    case 'paused':
      return say(texts.pausedForThis);
    case 'not_heard':
      return say(texts.hints[outcome.hint]);
    case 'no_text':
      return say(texts.hints.no_text);
    case 'not_a_question':
      return say(texts.notFromAPerson);
    default:
      return say(texts.notAskable);
  }
};

export interface AskThisDeps {
  readonly discord: Pick<DiscordApi, 'member'>;
  /** Whether the transcript has an answer to this message. */
  readonly wasAnswered: (conversation: string, message: MessageId) => Promise<boolean>;
}

export const askThisRoute = (
  { here, decide }: Access,
  { discord, wasAnswered }: AskThisDeps,
): MessageCommandRoute => {
  const askThis = async (admitted: Admitted): Promise<Reply> => {
    const { caller, record, moderates } = admitted;
    const { target: message } = caller;
    const { conversation: texts } = caller.words;
    if (message === undefined || message.channelId !== record.threadId) return say(texts.notAskable);
    const { author } = message;
    const isAuthor = author.id === caller.userId;
    if (!isAuthor && !moderates) return say(texts.onlyAuthor);
    // Discord sends a message in a press without its author's roles.
    const roles = isAuthor ? caller.roles : (await discord.member(record.guildId, author.id))?.roles;
    const asked = { ...message, author: { ...author, roles: roles ?? [] } };
    return decide(admitted, {
      decision: {
        kind: 'ask_this',
        message: asked,
        wasAnswered: await wasAnswered(record.id, message.id),
      },
      answer: (outcome) => answerTo(outcome, caller),
    });
  };
  return messageCommand({ name, where: 'guild', handle: here('write', askThis) });
};

import type { OutcomeOf } from '../../conversation/domain/decision.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { messageCommand, type MessageCommandRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { MessageId, UserId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import type { Words } from '../../locale/words.ts';
import type { Access, Admitted } from './access.ts';

/** In the menu of each message: its author or a moderator has it asked, whatever the bot took it for. */

/** As Discord shows it. */
const name = 'Ask this';

type WhyNot = Exclude<OutcomeOf<'ask_this'>, { kind: 'done' }>;

const whyNot = (outcome: WhyNot, { words: { conversation: texts } }: Caller): Reply => {
  switch (outcome.kind) {
    case 'floor':
      return say(texts.floorComing);
    case 'paused':
      return say(texts.pausedForThis);
    case 'not_heard':
      return say(texts.hints[outcome.hint]);
    case 'no_text':
      return say(texts.hints.no_text);
    case 'not_a_question':
      return say(texts.notFromAPerson);
    case 'nothing':
      return say(texts.notAskable);
  }
};

export interface AskThisDeps {
  readonly discord: Pick<DiscordApi, 'member'>;
  /** Says what was promised about a question of this speaker's, or that it is set aside for now. */
  readonly promised: (
    text: string,
    about: { readonly speakerId: UserId; readonly record: Conversation; readonly words: Words },
  ) => Promise<Reply>;
  /** Whether the transcript has an answer to this message. */
  readonly wasAnswered: (conversation: string, message: MessageId) => Promise<boolean>;
}

export type AskThis = (admitted: Admitted, message: ThreadMessage) => Promise<Reply>;

/** For a message in the conversation's thread. */
export const askingThis =
  ({ decide }: Access, { discord, promised, wasAnswered }: AskThisDeps): AskThis =>
  async (admitted, message) => {
    const { caller, record, moderates } = admitted;
    const { conversation: texts } = caller.words;
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
        isModerators: isAuthor && moderates,
      },
      answer: (outcome) =>
        outcome.kind === 'done'
          ? promised(texts.asksThis, { speakerId: author.id, record, words: caller.words })
          : whyNot(outcome, caller),
    });
  };

export const askThisRoute = ({ here }: Access, askThis: AskThis): MessageCommandRoute =>
  messageCommand({
    name,
    where: 'guild',
    handle: here('write', (admitted) => {
      const { caller, record } = admitted;
      const { target: message } = caller;
      const isHere = message !== undefined && message.channelId === record.threadId;
      return isHere ? askThis(admitted, message) : say(caller.words.conversation.notAskable);
    }),
  });

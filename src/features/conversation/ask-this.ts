import type { Outcome } from '../../conversation/domain/event.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { messageCommand, type MessageCommandRoute } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Access } from './access.ts';
import { isModerator, maySpeak } from './place.ts';

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

export const askThisRoute = ({ here, withOpen, decide }: Access): MessageCommandRoute =>
  messageCommand({
    name,
    where: 'guild',
    handle: (caller) =>
      here(caller, (conversation) =>
        withOpen(caller, conversation, async (record) => {
          const { target: message } = caller;
          const { conversation: texts } = caller.words;
          if (message === undefined || message.channelId !== record.threadId) return say(texts.notAskable);
          const isAuthor = message.author.id === caller.userId;
          if (!isAuthor && !isModerator(caller, record)) return say(texts.onlyAuthor);
          if (!maySpeak(caller)) return say(texts.mayNotSpeak);
          return decide(caller, {
            conversation,
            decision: { kind: 'ask_this', message },
            answer: (outcome) => answerTo(outcome, caller),
          });
        }),
      ),
  });

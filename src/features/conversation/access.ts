import type { Decision, Outcome } from '../../conversation/domain/event.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Ask } from './conversations.ts';
import type { Hosting } from './hosting.ts';
import { isModerator, notHere } from './place.ts';

type Action = (record: Conversation) => Promise<Reply>;

interface Deciding {
  readonly conversation: string;
  readonly decision: Decision;
  readonly answer: (outcome: Outcome) => Reply | Promise<Reply>;
}

export const hostNameOf = ({ hostName }: Conversation): string => escapeMarkdown(hostName);

interface AccessDeps {
  readonly conversations: Conversations;
  readonly ask: Ask;
  readonly hosting: Hosting;
}

/** Access to a conversation: only to an open one, and for most actions only for those who may moderate it. */
export const accessTo = ({ conversations, ask, hosting }: AccessDeps) => {
  /** Says so if it is not open (any more). */
  const withOpen = async ({ words }: Caller, id: string, action: Action): Promise<Reply> => {
    const record = conversations.byId(id);
    return record?.status === 'open' ? action(record) : say(words.conversation.over);
  };

  const asModerator = (caller: Caller, id: string, action: Action): Promise<Reply> =>
    withOpen(caller, id, async (record) =>
      isModerator(caller, record)
        ? action(record)
        : say(caller.words.conversation.onlyModerators(hostNameOf(record))),
    );

  /** Passes a decision on, and answers according to its outcome. */
  const decide = async (caller: Caller, { conversation, decision, answer }: Deciding): Promise<Reply> => {
    const outcome = await ask(caller, conversation, decision);
    const { conversation: texts } = caller.words;
    if (outcome === undefined) return say(decision.kind === 'job' ? texts.afterTheTurn : texts.laterOn);
    if (outcome.kind === 'lost') return say(caller.words.router.interruptedAskAgain);
    return outcome.kind === 'over' ? say(texts.over) : answer(outcome);
  };

  return {
    withOpen,
    asModerator,
    decide,
    decideAsModerator: (caller: Caller, deciding: Deciding): Promise<Reply> =>
      asModerator(caller, deciding.conversation, () => decide(caller, deciding)),
    /** For commands typed in the thread: calls `action` with the id of the conversation that is open there. */
    here: async (caller: Caller, action: (id: string) => Promise<Reply>): Promise<Reply> => {
      const conversation = conversations.inThread(caller.channelId);
      return conversation?.status === 'open'
        ? action(conversation.id)
        : notHere({ conversations, hosting }, caller);
    },
  };
};

export type Access = ReturnType<typeof accessTo>;

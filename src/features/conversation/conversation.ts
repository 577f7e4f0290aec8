import { Conversations } from '../../conversation/conversations.ts';
import { NoConversation } from '../../conversation/live.ts';
import type { Self } from '../../conversation/message.ts';
import type { ConversationStore, Pace } from '../../conversation/ports.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { DiscordApi } from '../../discord/api.ts';
import { channelUrl } from '../../discord/channel-url.ts';
import type { Body } from '../../discord/reply.ts';
import type { Route } from '../../discord/route.ts';
import type { Log } from '../../lib/log.ts';
import { firstIdAt, interactionId } from '../../lib/ids.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import { within } from '../../lib/within.ts';
import type { Words } from '../../locale/words.ts';
import type { Chat } from '../../service/chat.ts';
import type { Engage } from '../../service/engage.ts';
import { createChoices } from './choices.ts';
import type { ChoiceStore } from './choices.ts';
import { conversationCommands } from './commands.ts';
import type { Titled } from './commands.ts';
import { createControls } from './controls.ts';
import type { Controls } from './controls.ts';
import { createWithHost } from './host.ts';
import type { Accounts } from './host.ts';
import { createOpenings } from './opening.ts';
import { createPatient } from './patient.ts';
import { createOpeningRecovery } from './recover-openings.ts';
import { createStart } from './start.ts';
import { startedBody } from './started.ts';
import { createThreads } from './threads.ts';
import { createTopic } from './topic.ts';

interface ConversationDeps {
  readonly store: ConversationStore;
  readonly choiceStore: ChoiceStore;
  readonly accounts: Accounts;
  readonly chat: Chat;
  readonly engage: Engage;
  readonly discord: DiscordApi;
  readonly self: (guild: GuildId) => Self;
  readonly readsMessages: () => boolean;
  readonly models: readonly [string, ...string[]];
  readonly cases: readonly Titled[];
  readonly topics: readonly Titled[];
  readonly demo: boolean;
  /** Milliseconds; see CATCH_UP_MINUTES. */
  readonly catchUpWindow: number;
  readonly pace: Pace;
  /** Of those who read what is said in channels and threads. */
  readonly words: Words;
  readonly log: Log;
}

interface Hosted {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

export interface ConversationFeature {
  readonly routes: readonly Route[];
  readonly conversations: Conversations;
  readonly endById: Controls['endById'];
  /** What this person hosts and has not ended. */
  hostedBy(user: UserId): readonly Hosted[];
  /** `ending`: some have an answer under way that comes first. */
  endHosted(user: UserId): Promise<'ended' | 'ending'>;
  /** Finishes the openings that a crash cut off, or takes them back and tells the host. */
  recoverOpenings(cutOff: readonly Conversation[]): Promise<void>;
  /** What a command that was cut off has come to nevertheless, if it started a conversation. */
  outcomeOf(interaction: string): Body | undefined;
}

/** Patients and topics: their commands and buttons on top of the conversations' domain. */
export const createConversationFeature = (deps: ConversationDeps): ConversationFeature => {
  const { store, accounts, chat, engage, discord, self, readsMessages, models, demo, pace, words, log } =
    deps;
  const withHost = createWithHost(accounts);
  const [defaultModel] = models;
  const patient = createPatient({ chat, withHost, defaultModel, words });
  const topic = createTopic({ engage, withHost, words });
  const threads = createThreads({ discord, words, demo });
  const conversations = new Conversations({
    store,
    threads,
    partners: { patient, topic },
    self,
    pace,
    catchUpWindow: deps.catchUpWindow,
    log,
  });
  const openings = createOpenings({
    conversations,
    discord,
    threads,
    patient,
    topic,
    self,
    demo,
    readsMessages,
    words,
  });
  const choices = createChoices(deps.choiceStore);
  const titled = { patient: deps.cases, topic: deps.topics };
  const start = createStart({
    conversations,
    openings,
    accounts,
    choices,
    titleOf: (kind, id) => titled[kind].find((one) => one.id === id)?.title,
    defaultModel,
    words,
    pace,
    log,
  });
  const controls = createControls({ conversations, accounts, choices, start, words, pace });
  const { cases, topics } = deps;
  const commands = conversationCommands({ conversations, start, controls, models, cases, topics });

  return {
    routes: [...commands, ...controls.routes],
    conversations,
    endById: controls.endById,
    hostedBy: (user) =>
      conversations.hostedBy(user).map(({ id, title, guildId, channelId, threadId }) => ({
        id,
        title,
        url: channelUrl(guildId, threadId ?? channelId),
      })),
    endHosted: async (user) => {
      const now = Date.now();
      const ends = conversations.hostedBy(user).map(async ({ id }, index) => {
        // The moment is the job's place in the queue; each has its own, as it makes the nonce of what is announced.
        const place = interactionId(firstIdAt(now + index));
        try {
          await conversations.queue(id).startJob({ kind: 'end', id: place, by: user });
        } catch (error) {
          if (!(error instanceof NoConversation)) throw error; // it has just ended by itself
        }
      });
      const ended = await within(pace.jobPatience, Promise.all(ends));
      return ended === undefined ? 'ending' : 'ended';
    },
    recoverOpenings: createOpeningRecovery({ openings, discord, wait: pace.delivery, words, log }),
    outcomeOf: (id) => {
      const record = conversations.byId(id);
      return record?.status === 'open' && record.threadId !== undefined
        ? startedBody({ guildId: record.guildId, threadId: record.threadId }, words)
        : undefined;
    },
  };
};

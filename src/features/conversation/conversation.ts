import { Conversations } from '../../conversation/conversations.ts';
import type { Self } from '../../conversation/message.ts';
import type { ConversationStore, Pace } from '../../conversation/ports.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { GatewayEvents } from '../../discord/gateway/gateway-events.ts';
import type { Body } from '../../discord/reply.ts';
import type { Route } from '../../discord/interactions/route.ts';
import type { Log } from '../../lib/log.ts';
import type { ChannelId, GuildId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus } from '../bus.ts';
import { createChoices } from './choices.ts';
import type { ChoiceStore } from './choices.ts';
import { conversationCommands } from './commands.ts';
import type { Titled } from './commands.ts';
import { createControls } from './controls.ts';
import type { Accounts } from './accounts.ts';
import { answerFeatures, listenTo } from './listening.ts';
import { createOpenings } from './opening.ts';
import { createPatient } from './patient.ts';
import { createOpeningRecovery } from './recover-openings.ts';
import { isModerator } from './place.ts';
import { createStart } from './start.ts';
import { startedBody } from './started.ts';
import { createThreads } from './threads.ts';
import { createTopic } from './topic.ts';

interface ConversationDeps {
  readonly store: {
    readonly conversations: ConversationStore;
    readonly pending: { readonly choices: ChoiceStore };
  };
  readonly account: Accounts;
  readonly service: Sessions;
  readonly bus: Pick<Bus, 'on'>;
  readonly discord: DiscordApi;
  readonly selfIn: (guild: GuildId) => Self;
  readonly readsMessages: () => boolean;
  readonly models: readonly [string, ...string[]];
  readonly titled: { readonly cases: readonly Titled[]; readonly topics: readonly Titled[] };
  readonly demo: boolean;
  /** Milliseconds; see CATCH_UP_MINUTES. */
  readonly catchUpWindow: number;
  readonly pace: Pace;
  /** Of those who read what is said in channels and threads. */
  readonly words: Words;
  readonly log: Log;
}

interface ConversationFeature {
  readonly routes: readonly Route[];
  readonly hears: Omit<GatewayEvents, 'botRolesChanged'>;
  /** The one that lives in this thread, ended ones included as long as they are remembered. */
  inThread(thread: ChannelId): Conversation | undefined;
  mayModerate(caller: Caller, conversation: Conversation): boolean;
  load(): Promise<void>;
  /** Finishes the openings that a crash cut off, or takes them back and tells the host. */
  recover(): Promise<void>;
  /** What a command that was cut off has come to nevertheless, if it started a conversation. */
  outcomeOf(interaction: string): Body | undefined;
  readonly chores: readonly { readonly every: number; readonly run: () => void }[];
  close(patience: number): Promise<void>;
}

const hour = 60 * 60_000;
const keepEnded = 30 * 24 * hour;

/** Patients and topics: their commands and buttons on top of the conversations' domain. */
export const createConversationFeature = (deps: ConversationDeps): ConversationFeature => {
  const { store, account: accounts, service, bus, discord, selfIn: self, readsMessages } = deps;
  const { models, titled, demo, pace, words, log } = deps;
  const [defaultModel] = models;
  const patient = createPatient({ service, defaultModel, words });
  const topic = createTopic({ service, words });
  const threads = createThreads({ discord, words, demo });
  const conversations = new Conversations({
    store: store.conversations,
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
  const choices = createChoices(store.pending.choices);
  const titles = { patient: titled.cases, topic: titled.topics };
  const start = createStart({
    conversations,
    openings,
    accounts,
    choices,
    titleOf: (kind, id) => titles[kind].find((one) => one.id === id)?.title,
    defaultModel,
    words,
    pace,
    log,
  });
  const controls = createControls({ conversations, accounts, choices, start, words, pace });
  const commands = conversationCommands({ conversations, start, controls, models, ...titled });

  answerFeatures(bus, { conversations, choices, pace });
  const recoverOpenings = createOpeningRecovery({ openings, discord, wait: pace.delivery, words, log });
  let cutOff: readonly Conversation[] = [];

  return {
    routes: [...commands, ...controls.routes],
    hears: listenTo(conversations),
    inThread: (thread) => conversations.inThread(thread),
    mayModerate: isModerator,
    load: async () => {
      cutOff = await conversations.load();
    },
    recover: () => recoverOpenings(cutOff),
    outcomeOf: (id) => {
      const record = conversations.byId(id);
      return record?.status === 'open' && record.threadId !== undefined
        ? startedBody({ guildId: record.guildId, threadId: record.threadId }, words)
        : undefined;
    },
    chores: [
      { every: pace.sleepCheck, run: () => conversations.letSleep() },
      { every: hour, run: () => conversations.forgetEnded(Date.now() - keepEnded) },
    ],
    close: (patience) => conversations.close(patience),
  };
};

import type { Limits } from '../../conversation/fair-use.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import { isHostOrCoHost } from '../../conversation/rights.ts';
import type { TranscriptLine } from '../../conversation/transcript-line.ts';
import type { GatewayEvents } from '../../discord/gateway/gateway.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Guarded, Handler } from '../../discord/interactions/route.ts';
import { channelUrl, type Reply } from '../../discord/reply.ts';
import { compareIds } from '../../lib/ids.ts';
import type { ChannelId, GuildId, MessageId, UserId } from '../../lib/ids.ts';
import { lettingOthersIn } from '../../lib/letting-others-in.ts';
import { pause } from '../../lib/pause.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { sharedAbort } from '../../lib/shared-abort.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import { accessTo, isAdmitted } from './access.ts';
import type { Admitted } from './access.ts';
import { createArchive } from './archive.ts';
import * as buttons from './buttons.ts';
import { createChoices } from './choices.ts';
import { conversationCommands, type ServerShelf } from './commands.ts';
import { createAsk, createOpen, openConversations } from './conversations.ts';
import type { ConversationsDeps } from './conversations.ts';
import { createEndings, endHosted } from './endings.ts';
import { createFairUse, type CountStore } from './fair-use.ts';
import { createForgetting } from './forgetting.ts';
import { createGranted } from './granted.ts';
import { createWordsOf } from './languages.ts';
import { storedAbout } from './own-data.ts';
import { createPanel } from './panel.ts';
import { createQuestions } from './questions.ts';
import { standstillOf, tellOfLateQuestions } from './standstill.ts';
import { startRoutes } from './start-my-own.ts';
import { createStart } from './start.ts';
import type { Accounts } from './start.ts';
import { statusButtons } from './status-buttons.ts';
import { isSwept } from './store.ts';
import type { ConversationStores } from './store.ts';
import type { Titled } from './titles.ts';

/** Patients and topics: their commands and buttons on top of the conversations. */

interface FeatureDeps extends ConversationsDeps {
  readonly store: ConversationStores & {
    readonly questionCounts: CountStore;
    personKey(user: UserId): string;
  };
  readonly account: Accounts;
  readonly bus: Pick<Bus, 'on'>;
  readonly titled: { readonly cases: readonly Titled[]; readonly topics: readonly Titled[] };
  /** What a server offers, and how conversations start there. */
  readonly settingsOf: (guild: GuildId) => Promise<ServerShelf>;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Words;
  /** The words in which the bot speaks to everybody in a server from now on. */
  readonly wordsIn: (guild: GuildId) => Promise<Words>;
  /** See MAX_OPEN. */
  readonly maxOpen: number;
  /** How many questions may be asked. */
  readonly limits: Limits;
}

const minute = 60_000;
const hour = 60 * minute;

/** Passes events from Discord's gateway to the conversations. */
const listenTo = (conversations: Conversations): Partial<GatewayEvents> => ({
  sessionStarted: (session) => conversations.sessionStarted(session),
  connectionChanged: (connection) => conversations.connectionChanged(connection),
  guildAvailable: (guild) => conversations.guildAvailable(guild),
  selfChanged: ({ id }) => conversations.selfChanged(id),
  guildGone: (guild) => conversations.guildGone(guild),
  message: (message) => conversations.message(message.channelId, message),
  messageEdited: ({ channelId, id, message }) => conversations.messageEdited(channelId, id, message),
  messagesDeleted: ({ channelId, ids }) => conversations.messagesDeleted(channelId, ids),
  typing: ({ channelId, userId }) => conversations.typing(channelId, userId),
  threadChanged: (thread) => conversations.threadChanged(thread),
  threadGone: (thread) => conversations.channelGone(thread),
  channelGone: (channel) => conversations.channelGone(channel),
  permissionsChanged: (guild) => conversations.permissionsChanged(guild),
});

interface Recorded {
  readonly conversations: Conversations;
  readonly lines: ConversationStores['lines'];
}

/** From the store, and before that from memory: what is not in the one yet is in the other. */
const linesOf = async (
  id: string,
  { conversations, lines }: Recorded,
): Promise<readonly TranscriptLine[]> => {
  const found = new Map(conversations.linesOf(id).map((line) => [line.at, line]));
  for await (const { line } of lines.list({ conversation: id })) found.set(line.at, line);
  return [...found.values()].toSorted((a, b) => compareIds(a.at, b.at));
};

/** What other features want of conversations. */
const answerFeatures = (
  { account: accounts, bus, store }: FeatureDeps,
  {
    conversations,
    choices,
    ask,
    fairUse,
  }: {
    readonly conversations: Conversations;
    readonly choices: ReturnType<typeof createChoices>;
    readonly ask: ReturnType<typeof createAsk>;
    readonly fairUse: ReturnType<typeof createFairUse>;
  },
): void => {
  // What was suspended because its host lacked an account goes on.
  bus.on('linked', (user) => conversations.linked(user));
  bus.on('unlinked', (user) => choices.forget(user));
  bus.on('hosted', (user) =>
    conversations.hostedBy(user).map(({ about: { id, title, guildId, channelId, threadId } }) => ({
      title,
      url: channelUrl(guildId, threadId ?? channelId),
      endButton: (label) => buttons.end.make({ label, with: { conversation: id } }),
    })),
  );
  bus.on('endHosted', (by) => endHosted(conversations, { ask, by }));
  bus.on('stored', async (user) => [
    ...(await storedAbout(store.conversations.list(), user)),
    { kind: 'counts', records: [(await fairUse.countOf(user)) ?? []].flat() },
  ]);
  bus.on('used', async (person) => {
    const account = await accounts.accountOf(person);
    return fairUse.used({ person, account: account?.serviceUser });
  });
};

export const createConversationFeature = (deps: FeatureDeps) => {
  const { store, account: accounts, models, titled, timings, log } = deps;
  const wordsOf = createWordsOf(deps.wordsFor);
  const stop = sharedAbort();
  const fairUse = createFairUse({
    store: store.questionCounts,
    personKey: (user) => store.personKey(user),
    limits: deps.limits,
    log,
  });
  const conversations = openConversations(deps, { wordsOf, fairUse, stop: stop.signal });
  const discord = deps.discordUntil(stop.signal);
  const ask = createAsk(conversations, timings.patience);
  const granted = createGranted({ discord, self: deps.self });
  const archive = createArchive({ conversations, store: store.conversations });
  const access = accessTo({ conversations, archive, ask, granted });
  const choices = createChoices();
  const titles = { patient: titled.cases, topic: titled.topics };
  const start = createStart({
    ...deps,
    store: store.conversations,
    conversations,
    granted,
    starts: new QueueByKey(),
    openOne: createOpen(conversations),
    ask,
    accounts,
    choices,
    knownOf: (kind, id) => titles[kind].find((one) => one.id === id),
    defaultModel: models[0],
    patience: timings.patience,
  });
  const isAnswerTo = (message: MessageId) => (line: TranscriptLine) =>
    line.kind === 'turn' && line.question === message;
  const questions = createQuestions(access, {
    discord,
    fairUse,
    wordsOf,
    wasAnswered: async (id, message) =>
      (await linesOf(id, { conversations, lines: store.lines })).some(isAnswerTo(message)),
  });
  const panel = createPanel({ conversations, fairUse, discord, log }, access);
  const endings = createEndings(access);
  const commands = conversationCommands({
    ...deps,
    ...titled,
    store: store.conversations,
    conversations,
    start,
    inThread: {
      say: questions.say,
      reset: endings.resetHere,
      manage: panel.manageHere,
      end: endings.endHere,
    },
  });
  answerFeatures(deps, { conversations, choices, ask, fairUse });

  return {
    routes: [
      ...commands,
      ...questions.routes,
      ...panel.routes,
      ...endings.routes,
      ...statusButtons(access, { accounts, manage: panel.show }),
      ...startRoutes(access, { choices, start }),
    ],
    hears: listenTo(conversations),
    /** The conversation in this thread, if it goes on or has ended lately. */
    inThread: (thread: ChannelId) => conversations.inThread(thread),
    /** The same for one that has ended at any time. */
    recordHere: (caller: Caller) => archive.here(caller),
    byId: (id: string) => conversations.byId(id),
    /** The conversations whose threads belong to this channel, the newest first. */
    inChannel: (caller: Caller) => archive.inChannel(caller),
    /** What has happened in a conversation, in the order of the thread. */
    linesOf: ({ about: { id } }: Conversation) => linesOf(id, { conversations, lines: store.lines }),
    mayModerate: async (caller: Caller, { about: { id } }: Conversation): Promise<boolean> => {
      const admitted = await access.admit(caller, id, { need: 'see', of: 'any' });
      return isAdmitted(admitted) && admitted.moderates;
    },
    /** Whether somebody sees who asked how often, and what people said among themselves. */
    isHostOrCoHost: ({ userId }: Caller, record: Conversation) => isHostOrCoHost(record, userId),
    /** Whether somebody may read what was written in its thread. */
    mayRead: async (caller: Caller, { about: { id } }: Conversation): Promise<boolean> =>
      isAdmitted(await access.admit(caller, id, { need: 'read', of: 'any' })),
    /** For a custom_id that names a conversation: calls `act` for people who may read its thread. */
    reading: <Values extends { readonly conversation: string }>(
      act: (caller: Caller, values: Values, admitted: Admitted) => ReturnType<Handler<Values>>,
    ): Guarded<Values> => access.any('read', (admitted, values) => act(admitted.caller, values, admitted)),
    /** The same for one that is named otherwise, or why this person may not read it. */
    toRead: async (caller: Caller, id: string): Promise<Admitted | Reply> =>
      access.admit(caller, id, { need: 'read', of: 'any' }),
    /** The route of the button on a conversation's messages. */
    onTranscript: (handle: Guarded<{ readonly conversation: string }>) => buttons.transcript.on(handle),
    ...createForgetting({ conversations, ask, store }),
    /** Takes on what goes on; turns that a crash cut off go on by themselves. */
    load: async (): Promise<void> => {
      const records: Conversation[] = [];
      for await (const record of store.conversations.list({ live: 'yes' })) records.push(record);
      // The process has to tell the database meanwhile that it is there, or it loses what it is about to begin.
      for await (const record of lettingOthersIn(records))
        if (store.ownsStore()) conversations.load([record]);
    },
    standstill: () => standstillOf(conversations.states()),
    chores: [
      {
        every: minute,
        run: () => tellOfLateQuestions(standstillOf(conversations.states()), { log, now: Date.now() }),
      },
      {
        every: hour,
        run: () => {
          const { keepsFor } = store;
          conversations.drop((record) => isSwept(record, { now: Date.now(), keepsFor }));
        },
      },
    ],
    close: async (patience: number): Promise<void> => {
      const nothingMoves = new Promise<void>((resolve) => conversations.closing(resolve));
      await Promise.race([nothingMoves, pause(patience, stop.signal)]);
      stop.abort();
      conversations.drop(() => true);
    },
  };
};

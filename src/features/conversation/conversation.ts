import type { TranscriptLine } from '../../conversation/domain/transcript-line.ts';
import type { Limits } from '../../conversation/domain/fair-use.ts';
import type { Conversation, Threaded } from '../../conversation/domain/record.ts';
import { isHostOrCoHost } from '../../conversation/domain/rights.ts';
import { Conversations } from '../../conversation/registry.ts';
import type { GatewayEvents } from '../../discord/gateway/gateway.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Guarded, Handler } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { compareIds } from '../../lib/ids.ts';
import type { ChannelId, GuildId, MessageId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { lettingOthersIn } from '../../lib/letting-others-in.ts';
import { pause } from '../../lib/pause.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { sharedAbort } from '../../lib/shared-abort.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import { answerFeatures } from './answering.ts';
import * as buttons from './buttons.ts';
import { createChoices } from './choices.ts';
import { conversationCommands, type ServerShelf } from './commands.ts';
import { accessTo, isAdmitted } from './access.ts';
import { createControls } from './controls.ts';
import { createAsk, createDemand, createOpen, openConversations } from './conversations.ts';
import type { ConversationsDeps } from './conversations.ts';
import { createFairUse, type CountStore } from './fair-use.ts';
import { createGranted } from './granted.ts';
import { createForgetful } from './forgetting.ts';
import { createWordsOf } from './languages.ts';
import { storedAbout } from './own-data.ts';
import { createShownEnd, type ShownEnd } from './shown-end.ts';
import { isSwept, lineId } from './collections.ts';
import type { ConversationStores, LineStore } from './collections.ts';
import { createSilentPeople } from './silent-people.ts';
import { createStart } from './start.ts';
import type { Accounts } from './start.ts';
import { standstillOf, tellOfLateQuestions } from './standstill.ts';
import type { Titled } from './titles.ts';

/** Passes events from Discord's gateway to the conversations. */
const listenTo = (conversations: Conversations, shownEnd: ShownEnd): Partial<GatewayEvents> => ({
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
  threadGone: (thread) => {
    const record = conversations.inThread(thread);
    if (record?.status === 'ended') void shownEnd.showGone(record);
    conversations.channelGone(thread);
  },
  channelGone: (channel) => conversations.channelGone(channel),
  permissionsChanged: (guild) => conversations.permissionsChanged(guild),
});

interface ConversationDeps extends Omit<ConversationsDeps, 'wordsOf'> {
  readonly store: ConversationStores & {
    readonly questionCounts: CountStore;
    personKey(user: UserId): string;
  };
  /** The bot's own user. */
  readonly self: UserId;
  readonly account: Accounts;
  readonly bus: Pick<Bus, 'on'>;
  readonly titled: { readonly cases: readonly Titled[]; readonly topics: readonly Titled[] };
  /** What a server offers, and how conversations start there. */
  readonly settingsOf: (guild: GuildId) => Promise<ServerShelf>;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Words;
  /** The words in which the bot speaks to everybody in a server from now on. */
  readonly wordsIn: (guild: GuildId) => Promise<Words>;
  readonly timedOutUntil: (guild: GuildId) => number | undefined;
  /** See MAX_OPEN. */
  readonly maxOpen: number;
  /** How many questions may be asked. */
  readonly limits: Limits;
}

const minute = 60_000;
const hour = 60 * minute;

/** Only members see a private thread. Whoever cannot be added can still be invited there. */
const addingMembers =
  (discord: DiscordApi, log: Log) =>
  async ({ id, threadId, private: isPrivate }: Conversation, people: readonly UserId[]): Promise<void> => {
    if (!isPrivate || threadId === undefined) return;
    for (const person of people) {
      try {
        await discord.addMember(threadId, person);
      } catch (error) {
        log.warn(
          { conversation: id, ...errorFacts(error) },
          'somebody could not be added to a private thread',
        );
      }
    }
  };

interface Recorded {
  readonly conversations: Conversations;
  readonly lines: LineStore;
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

/** Whether this message was asked, and answered. */
const hasAnswer = async (
  id: string,
  message: MessageId,
  { conversations, lines }: Recorded,
): Promise<boolean> =>
  conversations.linesOf(id).some(({ kind, at }) => kind === 'turn' && at === message) ||
  (await lines.get(lineId(id, message)))?.line.kind === 'turn';

/** Patients and topics: their commands and buttons on top of the conversations. */
export const createConversationFeature = (deps: ConversationDeps) => {
  const { store, account: accounts, bus, models, titled, timings, wordsIn, log } = deps;
  const wordsOf = createWordsOf(deps.wordsFor);
  const stop = sharedAbort();
  const fairUse = createFairUse({
    store: store.questionCounts,
    personKey: (user) => store.personKey(user),
    limits: deps.limits,
    log,
  });
  const conversations = openConversations({ ...deps, wordsOf }, fairUse, stop.signal);
  const demand = createDemand(conversations);
  const ask = createAsk(demand, timings.jobPatience);
  const choices = createChoices();
  const titles = { patient: titled.cases, topic: titled.topics };
  const discord = deps.discordUntil(stop.signal);
  const shownEnd = createShownEnd({ discord, wordsOf, log });
  const forgetful = createForgetful({ conversations, ask, store, shownEnd, stop: stop.signal });
  const granted = createGranted({ discord, self: deps.self });
  const access = accessTo({ conversations, ask, granted });
  const starts = new QueueByKey();
  const start = createStart({
    conversations,
    granted,
    timedOutUntil: deps.timedOutUntil,
    starts,
    openOne: createOpen(conversations),
    ask,
    accounts,
    choices,
    knownOf: (kind, id) => titles[kind].find((one) => one.id === id),
    defaultModel: models[0],
    maxOpen: deps.maxOpen,
    patience: timings.jobPatience,
    wordsIn,
    log,
  });
  const addMembers = addingMembers(discord, log);
  const controls = createControls({
    conversations,
    accounts,
    choices,
    start,
    starts,
    wordsOf,
    ask,
    access,
    addMembers,
    silentPeople: createSilentPeople({ discord, self: deps.self }),
    used: fairUse.used,
    promised: async (text, { speakerId, record, words: theirs }) => {
      const used = await fairUse.used({ person: speakerId, account: record.serviceUser });
      const full = used.filter(({ asked, most }) => asked >= most).map(({ until }) => until);
      return say(full.length === 0 ? text : theirs.fairUse.waitsUntil(Math.max(...full)));
    },
    discord,
    wasAnswered: (id, message) => hasAnswer(id, message, { conversations, lines: store.lines }),
    maxOpen: deps.maxOpen,
  });
  const commands = conversationCommands({ ...deps, conversations, start, controls, ...titled });

  answerFeatures(bus, { conversations, choices, ask, fairUse, accounts });
  bus.on('stored', (user) => storedAbout(store.conversations.list(), user));

  return {
    routes: [...commands, ...controls.routes],
    hears: listenTo(conversations, shownEnd),
    /** The conversation in this thread, including an ended one as long as it is remembered. */
    inThread: (thread: ChannelId) => conversations.inThread(thread),
    byId: (id: string) => conversations.byId(id),
    /** The conversations whose threads belong to this channel, the newest first. */
    inChannel: (guild: GuildId, channel: ChannelId) => conversations.inChannel(guild, channel),
    /** What has happened in a conversation, in the order of the thread. */
    linesOf: ({ id }: Conversation) => linesOf(id, { conversations, lines: store.lines }),
    mayModerate: async (caller: Caller, { id }: Conversation): Promise<boolean> => {
      const admitted = await access.admit(caller, id, { need: 'see', of: 'any' });
      return isAdmitted(admitted) && admitted.moderates;
    },
    /** Whether somebody sees who asked how often, and what people said among themselves. */
    isHostOrCoHost: ({ userId }: Caller, record: Conversation) => isHostOrCoHost(record, userId),
    /** Whether somebody may read what was written in its thread. */
    mayRead: async (caller: Caller, { id }: Conversation): Promise<boolean> =>
      isAdmitted(await access.admit(caller, id, { need: 'read', of: 'any' })),
    /** For a custom_id that names a conversation: calls `act` for people who may read its thread. */
    reading: <Values extends { readonly conversation: string }>(
      act: (caller: Caller, values: Values, record: Threaded) => ReturnType<Handler<Values>>,
    ): Guarded<Values> => access.any('read', ({ caller, record }, values) => act(caller, values, record)),
    /** The same for one that is named otherwise: its record, or why this person may not read it. */
    toRead: async (caller: Caller, id: string): Promise<Threaded | Reply> => {
      const admitted = await access.admit(caller, id, { need: 'read', of: 'any' });
      return isAdmitted(admitted) ? admitted.record : admitted;
    },
    /** The route of the button on a conversation's messages. */
    onTranscript: (handle: Guarded<{ readonly conversation: string }>) => buttons.transcript.on(handle),
    ...forgetful,
    /** Reads what is stored; starts and turns that a crash cut off continue by themselves. */
    load: async (): Promise<void> => {
      const records: Conversation[] = [];
      for await (const record of store.conversations.list()) records.push(record);
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

import type { Conversation } from '../../machine/record.ts';
import { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Guarded, Meanwhile } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { channelUrl, type Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { threadId } from '../../lib/ids.ts';
import type { ChannelId, GuildId, MessageId } from '../../lib/ids.ts';
import { lettingOthersIn } from '../../lib/letting-others-in.ts';
import { errorFacts } from '../../lib/log.ts';
import { createOffered } from '../../lib/offered.ts';
import { pause, sharedAbort, within } from '../../lib/waiting.ts';
import { accessTo, isAdmitted } from './access.ts';
import type { Admitted } from './access.ts';
import { createAfterwards } from './afterwards.ts';
import { createArchive } from './archive.ts';
import * as buttons from './buttons.ts';
import { startCommands, threadCommands } from './commands.ts';
import { createFairUse, type FairUse } from './fair-use.ts';
import { createForgetting } from './forgetting.ts';
import { createGroups } from './groups.ts';
import { createEndings, createQuestions } from './in-thread.ts';
import type { Ask, ConversationNeeds } from './needs.ts';
import { createInvitations } from './invitation.ts';
import { createPanel } from './panel.ts';
import { createPartners } from './partners.ts';
import { createPerformer } from './performer.ts';
import { createRendering, startMyOwnRow, type WordsOf } from './rendering.ts';
import { createGranted } from './rights.ts';
import { threadName } from './titles.ts';
import { createWatch, standstillOf, tellOfLateQuestions } from './watching.ts';
import { startButtons } from './start-buttons.ts';
import { choicesKept, createStart, type Start, type StartOrder } from './start.ts';
import { statusButtons } from './status.ts';
import { isSwept, storePort, type NewLessons } from './store.ts';

/** Patients and topics: their commands and buttons on top of the conversations. */

const minute = 60_000;
const hour = 60 * minute;

interface Opened {
  readonly discord: DiscordApi;
  readonly wordsOf: WordsOf;
  readonly fairUse: FairUse;
  readonly newLessons: NewLessons;
  /** Ends all that is under way. */
  readonly stop: AbortSignal;
}

/** Conversations that are connected to this bot's store, service and Discord. */
const wireRegistry = (
  deps: ConversationNeeds,
  { discord, wordsOf, fairUse, newLessons, stop }: Opened,
): Registry => {
  const { store, service, timings, log } = deps;
  const [defaultModel] = deps.models;
  const partners = createPartners({ service, defaultModel, wordsOf });
  const perform = fairUse.metered(createPerformer({ ...deps, discord, partners, wordsOf }));
  const watch = createWatch(deps);
  return new Registry({
    ports: {
      store: storePort(store, { newLessons, log }),
      perform: (task, tell) => {
        perform(task)
          .then((result) => {
            watch(task, result);
            tell(result);
          })
          .catch((error: unknown) => log.fatal(errorFacts(error), 'a conversation could not continue'));
      },
      mayAct: store.ownsStore,
      clock,
    },
    environment: { timings, rendering: createRendering(wordsOf) },
    self: deps.selfIn,
    stop,
  });
};

export const createConversationFeature = (needs: ConversationNeeds) => {
  const { account: accounts, bus, store, timings, log } = needs;
  const stop = sharedAbort();
  const discord = needs.discordUntil(stop.signal);
  const wordsOf: WordsOf = ({ about }) => needs.wordsFor(about.language);
  const fairUse = createFairUse(needs);
  const newLessons: NewLessons = new Map();
  const opened = { discord, wordsOf, fairUse, newLessons, stop: stop.signal };
  const conversations = wireRegistry(needs, opened);
  const ask: Ask = ({ interactionId: request }, id, decision) =>
    within(timings.patience, new Promise((resolve) => conversations.ask(id, { request, decision }, resolve)));
  const granted = createGranted({ discord, self: needs.self });
  const choices = createOffered<StartOrder>(choicesKept);
  const forgetting = createForgetting({ ...needs, conversations, ask });
  const archive = createArchive({ conversations, store });
  const all = { ...needs, discord, wordsOf, fairUse, conversations, archive, ask, granted, choices };

  const access = accessTo(all);
  const startOne = createStart({ ...all, newLessons, mayEnd: access.mayEnd });
  const invitations = createInvitations({ ...all, start: startOne });
  const start: Start = (caller, order, from) =>
    order.invite === true ? invitations.invite(caller, order, from) : startOne(caller, order, from);
  const questions = createQuestions(access, all);
  const panel = createPanel(access, all);
  const groups = createGroups(access, { ...all, manageHere: panel.manageHere, showOne: panel.showInPlace });
  const endings = createEndings(access);
  const afterwards = createAfterwards(all);

  // What was suspended because its host lacked an account goes on.
  bus.on('linked', (user) => conversations.linked(user));
  bus.on('invite', ({ caller, ...about }) => invitations.inviteAsUsual(caller, about));
  bus.on('unlinked', (user) => choices.forget(user));
  bus.on('hosted', (user) =>
    conversations.hostedBy(user).map(({ about }) => ({
      // As its thread is called.
      title: threadName(about),
      url: channelUrl(about.guildId, about.threadId ?? about.channelId),
      endButton: (label) => buttons.end.make({ label, with: { conversation: about.id } }),
    })),
  );
  bus.on('stored', async (user) => [
    ...(await forgetting.storedAbout(user)),
    { kind: 'counts', records: [(await fairUse.countOf(user)) ?? []].flat() },
  ]);
  bus.on('used', async (person) => {
    const account = await accounts.accountOf(person);
    return fairUse.used({ person, account: account?.serviceUsers[0] });
  });

  return {
    routes: [
      ...startCommands({ ...all, start }),
      ...threadCommands({
        say: questions.say,
        reset: endings.resetHere,
        manage: groups.manage,
        end: endings.endHere,
      }),
      ...questions.routes,
      ...panel.routes,
      ...groups.routes,
      ...endings.routes,
      ...statusButtons(access, { ...all, manage: panel.show }),
      ...startButtons(access, { ...all, start }),
      ...invitations.routes,
    ],
    hears: {
      ...conversations.hears,
      // As at the start of a session: nothing is known about the server until it is available again.
      guildUnavailable: (id: GuildId) =>
        conversations.hears.sessionStarted({ guilds: [id], covers: (guild) => guild === id }),
    },
    /** Hears what they have heard before. */
    afterwards,
    forgetting,
    /** Whether this is the thread of a conversation, also of one that has ended. */
    isThread: (thread: ChannelId) => conversations.inThread(thread) !== undefined || afterwards.knows(thread),
    /** A public thread has the id of its announcement. */
    openBelow: (announcement: MessageId) => {
      const thread = threadId(announcement);
      return conversations.inThread(thread)?.phase === 'open' ? thread : undefined;
    },
    /** That of the thread that somebody is in, also if it has ended. */
    recordHere: archive.here,
    byId: (id: string) => conversations.byId(id),
    /** The conversations whose threads belong to this channel, the newest first. */
    inChannel: archive.inChannel,
    /** What has happened in a conversation, in the order of the thread. */
    linesOf: ({ about: { id } }: Conversation) => archive.linesOf(id),
    mayModerate: async (caller: Caller, { about: { id } }: Conversation): Promise<boolean> => {
      const admitted = await access.admit(caller, id, { need: 'see', of: 'any' });
      return isAdmitted(admitted) && admitted.moderates;
    },
    /** For a custom_id that names a conversation: calls `act` for people who may read its thread. */
    reading: (
      act: (admitted: Admitted, meanwhile: Meanwhile) => Promise<Reply>,
    ): Guarded<{ readonly conversation: string }> =>
      access.any('read', (admitted, _values, meanwhile) => act(admitted, meanwhile)),
    /** The same for one that is named otherwise, or why this person may not read it. */
    toRead: async (caller: Caller, id: string): Promise<Admitted | Reply> =>
      access.admit(caller, id, { need: 'read', of: 'any' }),
    /** As `reading`, for people who may write there. */
    writing: <Values extends { readonly conversation: string }>(
      act: (admitted: Admitted, values: Values) => Promise<Reply>,
    ): Guarded<Values> => access.any<Values>('write', act),
    onDebrief: (handle: Guarded<{ readonly conversation: string }>) => buttons.debrief.on(handle),
    /** Whether the same patient, or topic, goes on in another thread of its channel; nobody practises alone there. */
    isPlayedElsewhere: ({ about }: Conversation): boolean =>
      about.alone !== true &&
      conversations
        .states()
        .some(
          ({ record: { about: other, phase } }) =>
            phase === 'open' &&
            other.alone !== true &&
            other.kind === about.kind &&
            other.subject === about.subject &&
            other.channelId === about.channelId,
        ),
    startMyOwn: startMyOwnRow,
    /** The route of the button on a conversation's messages. */
    onTranscript: (handle: Guarded<{ readonly conversation: string }>) => buttons.transcript.on(handle),
    /** The route of the button for the transcripts of a channel's conversations, for those who may manage threads there. */
    onTranscripts: groups.onTranscripts,
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
        run: () => tellOfLateQuestions(standstillOf(conversations.states()), { log, now: clock.wall() }),
      },
      {
        // Those whose end could not be shown, which would be stored again once it can.
        every: hour,
        run: () => conversations.drop((record) => isSwept(record, clock.wall(), store.keepsFor)),
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

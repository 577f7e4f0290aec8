import type { Outcome } from '../../conversation/event.ts';
import type { Self } from '../../conversation/message.ts';
import type { Pace } from '../../conversation/ports.ts';
import type { Conversation } from '../../conversation/record.ts';
import { Conversations } from '../../conversation/registry.ts';
import type { DiscordApi } from '../../discord/api.ts';
import { channelUrl } from '../../discord/channel-url.ts';
import type { Body } from '../../discord/reply.ts';
import type { Route } from '../../discord/route.ts';
import type { Log } from '../../lib/log.ts';
import { firstIdAt, interactionId } from '../../lib/ids.ts';
import type { GuildId, InteractionId, UserId } from '../../lib/ids.ts';
import { pause } from '../../lib/pause.ts';
import { sharedAbort } from '../../lib/shared-abort.ts';
import { within } from '../../lib/within.ts';
import type { Words } from '../../locale/words.ts';
import type { Chat } from '../../service/chat.ts';
import type { Engage } from '../../service/engage.ts';
import { createAsk } from './ask.ts';
import { createChoices } from './choices.ts';
import type { ChoiceStore } from './choices.ts';
import { conversationCommands } from './commands.ts';
import type { Titled } from './commands.ts';
import { createControls } from './controls.ts';
import type { Controls } from './controls.ts';
import { createWithHost } from './host.ts';
import type { Accounts } from './host.ts';
import { createPatient } from './patient.ts';
import { createPerformer } from './performer.ts';
import { createRendering } from './rendering.ts';
import { conversationRows, systemClock } from './ports.ts';
import type { ConversationStore } from './ports.ts';
import { createStart } from './start.ts';
import { startedBody } from './started.ts';
import { createTopic } from './topic.ts';

interface ConversationDeps {
  readonly store: ConversationStore;
  readonly choiceStore: ChoiceStore;
  readonly accounts: Accounts;
  readonly chat: Chat;
  readonly engage: Engage;
  /** `signal` gives up every request under way. */
  readonly discord: (signal: AbortSignal) => DiscordApi;
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
  /** Reads what is stored; openings and turns that a crash cut off go on by themselves. */
  load(): Promise<void>;
  /** What a command that was cut off comes to nevertheless, if it started a conversation. */
  outcomeOf(interaction: InteractionId): Promise<Body | undefined>;
  /** No new turns; those under way get `grace` milliseconds, then they are cut off and left to the next start. */
  close(grace: number): Promise<void>;
}

/** How long a command that was cut off waits for its conversation to open, in milliseconds. */
const longestOpening = 60_000;

/** Patients and topics: their commands and buttons on top of the conversations' domain. */
export const createConversationFeature = (deps: ConversationDeps): ConversationFeature => {
  const { store, accounts, chat, engage, discord, self, readsMessages, models, demo, pace, words, log } =
    deps;
  const withHost = createWithHost(accounts);
  const [defaultModel] = models;
  const patient = createPatient({ chat, withHost, defaultModel, words });
  const topic = createTopic({ engage, withHost, words });
  const partners = { patient, topic };
  const stop = sharedAbort();
  const conversations = new Conversations({
    ports: {
      store: conversationRows(store, log),
      perform: createPerformer({
        discord: discord(stop.signal),
        partners,
        readsMessages,
        demo,
        pace,
        words,
        log,
      }),
      mayAct: () => true,
      clock: systemClock,
      log,
    },
    rules: { pace, catchUpWindow: deps.catchUpWindow, ...createRendering(words) },
    self,
    stop: stop.signal,
  });
  const ask = createAsk(conversations, pace.jobPatience);
  const choices = createChoices(deps.choiceStore);
  const titled = { patient: deps.cases, topic: deps.topics };
  const start = createStart({
    conversations,
    ask,
    accounts,
    choices,
    titleOf: (kind, id) => titled[kind].find((one) => one.id === id)?.title,
    defaultModel,
    words,
    log,
  });
  const controls = createControls({ conversations, accounts, choices, start, words, ask });
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
      const ends = conversations.hostedBy(user).map(({ id }, index) => {
        // The moment is the job's place in the queue; each has its own, as it makes the nonce of what is announced.
        const place = interactionId(firstIdAt(now + index));
        return ask({ interactionId: place }, id, { kind: 'job', job: { kind: 'end', by: user } });
      });
      const ended = await Promise.all(ends);
      return ended.includes(undefined) ? 'ending' : 'ended';
    },
    load: async () => {
      const records: Conversation[] = [];
      for await (const [, record] of store.entries()) records.push(record);
      conversations.load(records);
    },
    outcomeOf: async (id) => {
      const outcome = await within(
        longestOpening,
        new Promise<Outcome>((resolve) =>
          conversations.ask(id, { request: id, decision: { kind: 'open' } }, resolve),
        ),
      );
      return outcome?.kind === 'opened' ? startedBody(outcome.record, words) : undefined;
    },
    close: async (grace) => {
      const timer = setTimeout(() => stop.abort(), grace);
      await Promise.race([
        new Promise<void>((resolve) => conversations.closing(resolve)),
        pause(grace, stop.signal),
      ]);
      clearTimeout(timer);
      stop.abort();
      conversations.drop(() => true);
    },
  };
};

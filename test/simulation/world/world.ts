import type { InteractionId, MessageId, ThreadId, UserId } from '../../../src/lib/ids.ts';
import type { Decision, Outcome } from '../../../src/conversation/domain/decision.ts';
import type { Environment, Task } from '../../../src/conversation/domain/ports.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Granted, Need } from '../../../src/conversation/domain/rights.ts';
import type { Core } from '../core.ts';
import type { Plan } from '../plan.ts';
import type { Change, Discord } from './discord.ts';
import type { Draws } from './draws.ts';
import type { Faults } from './faults.ts';
import type { Origin, SimMessage } from './message.ts';
import type { Snowflakes } from './places.ts';
import type { BotProcess } from './process.ts';
import type { Room } from './room.ts';
import type { Service } from './service.ts';
import type { Store } from './store.ts';
import type { Timeline } from './timeline.ts';

/** Everything that a run takes place in. */

/** What somebody asked the bot for, and what they were told. */
export interface Request {
  readonly id: InteractionId;
  readonly conversation: string;
  readonly decision: Decision;
  readonly at: number;
  readonly process: BotProcess;
  /** Of its conversation, as the process knew it then. */
  readonly status: Conversation['status'] | undefined;
  /** Undefined until somebody is told something; it stays so if the process died before that. */
  outcome: Outcome | undefined;
}

export interface Typing {
  readonly by: UserId;
  readonly thread: ThreadId;
  readonly at: number;
  readonly process: BotProcess;
}

/** What a message is meant as, in one of its wordings: known to its author, not to the bot. */
export interface Meaning {
  /** Whether it is heard as a question depends on the terms that hold for it. */
  readonly is: 'question' | 'talk';
  /** It mentions the bot, or replies to it. */
  readonly isAddressed: boolean;
  /** As the service should hear it. */
  readonly text: string;
}

/** Something that a person wrote into a thread, or had the bot say for them. */
export interface Said {
  readonly message: SimMessage;
  readonly conversation: string;
  readonly speaker: UserId;
  /** One for each wording of the message. */
  readonly meanings: Meaning[];
  /** One of its edits was not delivered. */
  wasUntold: boolean;
  /** The request by which the bot said it. */
  readonly by: InteractionId | undefined;
}

/** What is reported to the oracle as it happens. */
export interface Watch {
  performing(process: BotProcess, task: Task): void;
  performed(process: BotProcess, task: Task, result: Result): void;
  /** The core wants this stored. */
  writing(process: BotProcess, record: Conversation): void;
  /** It is stored, whether or not the core hears of it. */
  stored(record: Conversation, size: number): void;
  /** It is in Discord; `wanted` is something else if Discord took that for a repetition. */
  posted(message: SimMessage, wanted: Origin | undefined): void;
  told(request: Request): void;
  /** The core lets somebody act in a thread. */
  admitted(
    record: Conversation,
    who: { readonly person: UserId; readonly granted: Granted; readonly need: Need },
  ): void;
  /** An event reaches a conversation whose record is known to have this status. */
  fed(kind: string, conversation: string | undefined): void;
  count(what: string): void;
  /** From here on, processes start in a world in which nothing moves. */
  restarting(): void;
}

export interface World {
  readonly core: Core;
  readonly environment: Environment;
  readonly timeline: Timeline;
  readonly draws: Draws;
  readonly ids: Snowflakes;
  readonly discord: Discord;
  readonly service: Service;
  readonly store: Store;
  readonly room: Room;
  readonly faults: Faults;
  readonly watch: Watch;
  readonly plan: Plan;
  readonly readsMessages: boolean;
  /** In the order in which they were started. */
  readonly processes: BotProcess[];
  /** By message, oldest first. */
  readonly said: Map<MessageId, Said>;
  readonly requests: Request[];
  readonly conversations: string[];
  /** Who was seen typing. */
  readonly typings: Typing[];
  /** Events of the gateway come late and twice until then. */
  roughUntil: number;
  /** How often somebody wanted the bot to say something. */
  sayings: number;
  changed(change: Change): void;
  /** Starts a process, unless one has the store. */
  start(): void;
  /** A process died; another one starts after a while. */
  crashed(process: BotProcess, downFor: number): void;
  /** Somebody is told the outcome of their request. */
  tell(request: Request, outcome: Outcome): void;
  /** The host has linked an account: each process hears of it. */
  hostLinked(): void;
  /** The bot has said something for somebody. */
  spoke(message: SimMessage): void;
  /** The thread of each conversation, as it is in Discord. */
  readonly threads: Map<string, ThreadId>;
  threadOf(conversation: string): ThreadId | undefined;
  /** As stored. */
  recordOf(thread: ThreadId): Conversation | undefined;
  /** The conversation that lives in a thread. */
  conversationIn(place: string): string | undefined;
  readonly trace: ((line: string) => void) | undefined;
}

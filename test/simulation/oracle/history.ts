import { compareIds } from '../../../src/lib/ids.ts';
import type { MessageId } from '../../../src/lib/ids.ts';
import type { Conversation, Part } from '../../../src/conversation/domain/record.ts';
import type { SimMessage } from '../world/message.ts';
import type { BotProcess } from '../world/process.ts';
import type { Said, World } from '../world/world.ts';
import { isForgotten } from './forgetting.ts';
import type { Refusal } from './room.ts';
import { judge } from './terms.ts';

/** What the oracle remembers of a run, and how it reads what the world has recorded. */

export interface Call {
  readonly conversation: string;
  readonly question: MessageId;
  readonly attempt: number;
  readonly process: BotProcess;
  readonly begunAt: number;
  /** `not_taken`: its own process was told that the service has certainly not taken it. */
  cameTo: 'nothing' | 'not_taken' | 'lost' | 'answer' | 'other';
  /** When its process was told the outcome. */
  cameAt: number;
}

/** A write that a process has begun. */
export interface Begun {
  readonly process: BotProcess;
  readonly record: Conversation;
  readonly version: number;
  readonly at: number;
  /** The store did not take the one before. */
  readonly isRetry: boolean;
}

export interface History {
  readonly world: World;
  readonly calls: Call[];
  readonly refusals: Refusal[];
  /** The parts that the service returned, by question and attempt. */
  readonly answers: Map<string, readonly Part[]>;
  /** Which answers were stored, by conversation: question and attempt. */
  readonly stored: Map<string, Set<string>>;
  /** When the core first wanted to store what an end had set aside. */
  readonly clearedAt: Map<string, { readonly at: number; readonly by: BotProcess }>;
  /** Messages that were to get a notice of their own, whether or not it could be posted. */
  readonly spokenOf: Set<string>;
  /** Messages that got a hint or a reaction, or were to. */
  readonly answeredOtherwise: Set<string>;
  /** Reactions were refused. */
  mayNotReact: boolean;
  /** Messages that were ever set aside. */
  readonly everAside: Set<string>;
  /** Hosts who were to be messaged, whether or not they can be, by conversation. */
  readonly writtenTo: Set<string>;
  /** Those that were ever stored. */
  readonly everStored: Set<string>;
  /** When each of them was last stored. */
  readonly storedAt: Map<string, number>;
  /** The latest write of each of them. */
  readonly begun: Map<string, Begun>;
  /** When the core was last told that a write of one of them had failed. */
  readonly notStoredAt: Map<string, number>;
  /** What an end wanted to say about what it has dropped, by nonce: it ends even if it may not say so. */
  readonly dropped: Map<string, { readonly conversation: string; readonly count: number }>;
  /** Starts whose first write the core was told had failed, by conversation. */
  readonly refusedFirst: Set<string>;
  /** Those of which the core was told that something is stored. */
  readonly knownStored: Set<string>;
  /** Those whose announcement Discord did not let the bot find or remove. */
  readonly cannotRemove: Set<string>;
  /** Those that ended while the bot was out of the server, where it could say nothing. */
  readonly endedAway: Set<string>;
  /** Those whose thread was archived. */
  readonly archived: Set<string>;
  /** Until when a process was last busy with a conversation's notices (Infinity while it is), and when that last failed. */
  readonly notices: Map<string, { readonly busyUntil: number; readonly failedAt: number }>;
  /** Those that are to end because their first question was refused, and the process that was told so. */
  readonly noCase: Map<string, BotProcess>;
  /** From here on, only reads may begin. */
  isRestarted: boolean;
  /** Something has changed that the bot was not told of, and that it finds out then. */
  isBehind: boolean;
  requests: number;
}

export const newHistory = (world: World): History => ({
  world,
  calls: [],
  refusals: [],
  answers: new Map(),
  stored: new Map(),
  clearedAt: new Map(),
  spokenOf: new Set(),
  answeredOtherwise: new Set(),
  mayNotReact: false,
  everAside: new Set(),
  writtenTo: new Set(),
  everStored: new Set(),
  storedAt: new Map(),
  begun: new Map(),
  notStoredAt: new Map(),
  dropped: new Map(),
  refusedFirst: new Set(),
  knownStored: new Set(),
  cannotRemove: new Set(),
  endedAway: new Set(),
  archived: new Set(),
  notices: new Map(),
  noCase: new Map(),
  isRestarted: false,
  isBehind: false,
  requests: 0,
});

export const turnKey = (question: string, attempt: number): string => `${question}/${attempt}`;

/** `must`: a question in each of its wordings. `may`: only in some of them. */
export const dutyOf = (world: World, said: Said): 'must' | 'may' | 'never' => {
  const verdicts = said.meanings.map((_meaning, version) => judge(world, said, version));
  if (verdicts.every((verdict) => verdict === 'talk')) return 'never';
  const isSure = verdicts.every((verdict) => verdict === 'question') && !isForgotten(world, said);
  return isSure ? 'must' : 'may';
};

export const saidIn = (world: World, conversation: string): readonly Said[] =>
  [...world.said.values()]
    .filter(
      (said) => said.conversation === conversation && said.message.channel === world.threadOf(conversation),
    )
    .toSorted((a, b) => compareIds(a.message.id, b.message.id));

/** The latest wording of a message that a process had heard of before a moment; undefined: none. */
export const heardBefore = (
  process: BotProcess | undefined,
  id: MessageId,
  moment: number,
): number | undefined => {
  const versions = (process?.heard.get(id)?.wordings ?? [])
    .filter(({ at }) => at < moment)
    .map(({ version }) => version);
  return versions.length === 0 ? undefined : Math.max(...versions);
};

/** A process has heard it as it was written, and nobody has deleted it. */
export const isHeard = (process: BotProcess, { message: { id, deletedAt } }: Said): boolean =>
  (process.heard.get(id)?.liveAt ?? Infinity) < Infinity && deletedAt === undefined;

export const isHeardDeleted = (process: BotProcess, id: MessageId, moment: number): boolean => {
  const deletedAt = process.heard.get(id)?.deletedAt;
  return deletedAt !== undefined && deletedAt < moment;
};

/** What the bot has posted for a conversation and nobody has deleted, oldest first. */
export const standingOf = (world: World, conversation: string): readonly SimMessage[] => {
  const thread = world.threadOf(conversation);
  return thread === undefined
    ? []
    : world.discord
        .messagesIn(thread)
        .filter((message) => message.conversation === conversation && message.deletedAt === undefined);
};

export const askedAgain = (world: World, question: string, which: 'surely' | 'perhaps'): number =>
  world.requests.filter(
    ({ decision, outcome }) =>
      decision.kind === 'ask_again' &&
      decision.messageId === question &&
      (outcome?.kind === 'done' || (outcome === undefined && which === 'perhaps')),
  ).length;

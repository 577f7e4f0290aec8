import type { Effect } from '../../../src/machine/effects.ts';
import type { Message, Result } from '../../../src/machine/events.ts';
import type { Conversation, Line } from '../../../src/machine/record.ts';
import type { UserId } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { speakerOf, writtenBy } from '../discord.ts';
import type { SimMessage } from '../discord.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import { isHeard, isQuestion } from './hearing.ts';
import type { Standing } from './hearing.ts';
import type { Owed } from './telling.ts';
import type { TranscriptLine } from '../../../src/machine/transcript-line.ts';

/**
 * Judges a run by what the world has seen:
 *  1. the service gets only words of people who are heard, in the last wording that is known;
 *  2. each place once;
 *  3. in the order of places, each when everything before it is said;
 *  4. nothing begins, and nobody is told, what is not stored;
 *  5. nothing is forgotten, and nothing happens for nothing: each question has one fate;
 *  6. one status stands, and says how things are;
 *  7. what is to be said is said once, in its order;
 *  8. a restart causes reads, and at most one edit or deletion of the status;
 *  9. record, requests and edits are bounded;
 * 10. a process that has lost the store does nothing more;
 * 11. what is old when it is first seen is not asked without a press.
 */

/** What a process knows of a message. */
export interface Known {
  /** The latest wording that it was shown. */
  readonly wording: number;
  /** It was seen, and not just that it was edited or deleted. */
  readonly hasCome: boolean;
  readonly isDeleted: boolean;
  /** As it came last. */
  readonly shown: Message | undefined;
}

/** What the oracle knows of a process. */
export interface Watched {
  before: Conversation;
  hadGap: boolean;
  readonly known: Map<string, Known>;
  /** The places that it wanted asked itself, and since when. */
  readonly turns: Map<string, number>;
  /** What came out of turn, and its author has not had the floor for since. */
  outOfTurn: readonly SimMessage[];
  /** How far its machine's clock was from Discord's when it began. */
  readonly skew: number;
  /** When the last gap began; undefined: with the process. */
  gapSince?: number;
  /** Which of them its author may have asked by a press. */
  offered: readonly string[];
}

export interface Call {
  readonly place: string;
  readonly id: string;
  readonly by: UserId;
  readonly process: Process;
  readonly at: number;
  /** What the process has heard of it. */
  result?: Result;
}

export interface Said {
  readonly key: string;
  readonly what: Line;
  readonly order: number;
  message?: SimMessage;
  /** In which form it stands. */
  form?: Line;
}

/** A press or a message of the same moment may fall either way. */
export const moment = 2_000;

export class Oracle {
  readonly world: World;
  readonly callsAt = new Map<string, Call[]>();
  readonly askedIds = new Set<string>();
  /** When a process last heard a message for the first time. */
  readonly heardAt = new Map<string, number>();
  /** What was to be said, by its key. */
  readonly said = new Map<string, Said>();
  /** Since when Discord has failed at a nonce; or it has refused that. */
  readonly failedAt = new Map<string, number>();
  /** What was set aside or is in doubt is not owed an answer before what comes later. */
  readonly putOff = new Set<string>();
  /** Which message was in doubt at which place. */
  readonly doubted = new Map<string, string>();
  /** What was dropped, and which line says so. */
  readonly dropped = new Map<string, string>();
  /** The keys of the parts of each answer. */
  readonly answers = new Map<string, readonly string[]>();
  /** Which of them were stored; another may be lost with its process. */
  readonly kept = new Set<string>();
  readonly lines: TranscriptLine[] = [];
  /** When somebody was last pinged. */
  readonly pingedAt = new Map<UserId | undefined, number>();
  /** Since when the holder has the floor, is waited for, and does not even type. */
  floor = { givenAt: 0, since: 0, silentSince: 0, isStill: false, passesAt: 0 };
  /** How many plans could have been made again. */
  plans = 0;
  /** How often in a row the service has not taken a question, and until when it is left alone. */
  refusals = { inRow: 0, until: 0 };
  /** When a suspension is over. */
  suspendedUntil = 0;
  /** What people were told in words, and by which posts. */
  readonly hints = new Map<string, string>();
  /** What stood there. */
  readonly toldHints = new Set<string>();
  /** What people are to see of what they wrote. */
  owed: readonly Owed[] = [];
  /** When Discord did not take a hint or a sign or could not be heard, or the store failed. */
  readonly refusedAt: number[] = [];
  /** How often the host was told that the bot is out of their thread. */
  toldOut = 0;
  forgotAt = 0;
  editedAt = 0;
  /** When the last post or edit of the status began. */
  statusAt = 0;
  requests = 0;
  writes = 0;
  /** What a process does after everything has come to rest. */
  inRestart: Effect[] | undefined;
  /** From when on which terms held. */
  readonly entries: (Standing & { readonly at: number })[] = [];
  /** The records that processes have gone through are counted: what is stored, and at which each press was heard. */
  readonly numbers = new WeakMap<Conversation, number>();
  number = 0;
  storedNumber = 0;
  readonly pressedAt = new Map<string, number>();

  constructor(world: World) {
    this.world = world;
  }

  get now(): number {
    return this.world.timeline.now;
  }

  message(id: string): SimMessage {
    return this.world.discord.byId.get(id) ?? broken(1, `nobody has written ${id}`);
  }

  /** Promise 5: it was a question all the time, by somebody who was heard all the time. */
  isOwed(message: SimMessage): boolean {
    const by = speakerOf(message);
    const { at: since, author, deletedAt, isPasted, wordings } = message;
    const { readsMessages } = this.world.discord;
    if (by === undefined || deletedAt !== undefined || (isPasted === true && !readsMessages)) return false;
    // Their roles are known to the process alone that had the press.
    const roles = author === by ? undefined : [];
    const isClear = this.#during(since - moment, this.heardAt.get(message.id) ?? this.now).every(
      (entry) =>
        isHeard(entry, { by, at: writtenBy(message) }, roles) &&
        // With a free floor, somebody else may have taken it a moment before.
        !(entry.terms.who === 'hands' && entry.hands?.holder === undefined) &&
        wordings.every((one) => isQuestion(message, one, { hears: entry.terms.hears, readsMessages })),
    );
    const isForgotten = this.world.presses.some(
      ({ decision: d }) => d.kind === 'forget_person' && d.person === by,
    );
    return isClear && !isForgotten;
  }

  #during(from: number, to: number): readonly Standing[] {
    let first = this.entries.length - 1;
    while (first > 0 && (this.entries[first]?.at ?? 0) > from) first -= 1;
    return this.entries.slice(Math.max(0, first)).filter(({ at }) => at <= to);
  }
}

/** A file, messages or a line in the place of a part have the part's key, and a letter, numbered if there are several. */
export const isOf = (nonce: string, key: string): boolean =>
  nonce === key || (nonce.startsWith(key) && /^(?:[ftu]\d*)+$/.test(nonce.slice(key.length)));

/** What this is the nonce of a form of. */
export const saidAs = ({ said }: Oracle, nonce: string): Said | undefined =>
  said.get(nonce) ?? (/[fu]$/.test(nonce) ? said.get(nonce.slice(0, -1)) : undefined);

/** Stands for somebody who wants to be forgotten. */
export const isNobody = (id: string): boolean => id.length <= 6;

const untaken = ['not_taken', 'misconfigured', 'needs_link', 'unauthorized', 'invalid_grant'];
export const isNotTaken = (result: Result | undefined): boolean =>
  result?.kind === 'no_room' || (result?.kind === 'service_failed' && untaken.includes(result.failure.kind));

import type { DiscordFailure } from '../../src/lib/failure.ts';
import { compareIds, threadId } from '../../src/lib/ids.ts';
import type { MessageId, ThreadId, UserId } from '../../src/lib/ids.ts';
import type { Effect } from '../../src/machine/effects.ts';
import type { Message, Result } from '../../src/machine/events.ts';
import type { Sign } from '../../src/machine/hear.ts';
import type { Ids, Timeline } from './base.ts';
import { bot, nameOf, roleOf } from './places.ts';

/** What stands in the thread, and what Discord lets the bot do there. */

export interface Wording {
  readonly at: number;
  readonly content: string;
  /** What the service should hear. */
  readonly words: string;
  /** Not talk among people. */
  readonly isQuestion: boolean;
  /** It mentions the bot, or replies to it. */
  readonly isAddressed: boolean;
}
export type Words = Omit<Wording, 'at'>;

export interface SimMessage {
  readonly id: MessageId;
  readonly author: UserId;
  readonly at: number;
  readonly wordings: readonly Wording[];
  readonly customIds: readonly string[];
  readonly repliesTo?: MessageId | undefined;
  readonly interaction?: Message['interaction'];
  readonly isPicture?: boolean;
  readonly isPasted?: boolean;
  /** A field that it depends on cannot be read. */
  readonly isOdd?: true;
  readonly signs?: readonly Sign[];
  /** What the bot posted it for. */
  readonly effect?: Effect;
  /** Who knows that it stands there: the process that has the response. */
  readonly heardBy?: unknown;
  readonly deletedAt?: number | undefined;
}
type Changing = { -readonly [K in keyof SimMessage]: SimMessage[K] };

export type Draft = Omit<SimMessage, 'id' | 'at' | 'wordings' | 'deletedAt'> & Words;

/** As the bot speaks. */
const own = (content: string): Words => ({ content, words: '', isQuestion: false, isAddressed: false });

export const latest = ({ wordings, id }: SimMessage): Wording => {
  const wording = wordings.at(-1);
  if (wording === undefined) throw new Error(`${id} says nothing`);
  return wording;
};

/** Of a message that answers a command: who used it. */
export const speakerOf = ({ author, interaction }: SimMessage): UserId | undefined =>
  author === bot ? interaction?.by : author;

export const failed = (failure: DiscordFailure): Result => ({ kind: 'discord_failed', failure });
/** It, or the use of the command that has written it. */
export const writtenBy = ({ id, interaction }: Pick<SimMessage, 'id' | 'interaction'>): string =>
  interaction?.id ?? id;
const unknownMessage = failed({ kind: 'unknown_message' });
export const failing = failed({ kind: 'failing', status: 500 });
/** How long Discord knows a nonce. */
const nonceLives = 60_000;
const pageSize = 8;
const mostEdits = 40;

export interface Posting {
  readonly content: string;
  readonly customIds: readonly string[];
  readonly replyTo?: MessageId | undefined;
  readonly hasFile?: boolean;
}

type Changed = (what: 'created' | 'edited' | 'deleted', message: SimMessage) => void;

export class Discord {
  readonly messages: SimMessage[] = [];
  readonly byId = new Map<string, SimMessage>();
  announcement: { readonly id: MessageId; isDeleted: boolean } | undefined;
  thread: ThreadId | undefined;
  readsMessages = true;
  isArchived = false;
  isLocked = false;
  isGone = false;
  /** The bot is out of the server. */
  isOut = false;
  /** The bot is no member of its private thread. */
  isApart = false;
  mayPost = true;
  mayRead = true;
  mutedUntil = 0;
  readonly #nonces = new Map<string, SimMessage>();
  readonly #timeline: Timeline;
  readonly #ids: Ids;
  readonly #changed: Changed;

  constructor(timeline: Timeline, ids: Ids, changed: Changed) {
    this.#timeline = timeline;
    this.#ids = ids;
    this.#changed = changed;
  }

  #newId(): MessageId {
    return this.#ids.next(this.#timeline.now) as MessageId;
  }

  create({ content, words, isQuestion, isAddressed, ...draft }: Draft): SimMessage {
    const at = this.#timeline.now;
    const message = {
      ...draft,
      id: this.#newId(),
      at,
      wordings: [{ at, content, words, isQuestion, isAddressed }],
    };
    this.messages.push(message);
    this.byId.set(message.id, message);
    this.#changed('created', message);
    return message;
  }

  edit(message: Changing, words: Words, customIds = message.customIds): void {
    const at = Math.max(this.#timeline.now, latest(message).at + 1);
    message.wordings = [...message.wordings, { ...words, at }];
    message.customIds = customIds;
    this.#changed('edited', message);
  }

  remove(message: Changing): void {
    if (message.deletedAt !== undefined) return;
    message.deletedAt = this.#timeline.now;
    this.#changed('deleted', message);
  }

  get lastId(): MessageId | undefined {
    return this.messages.at(-1)?.id;
  }

  #standing(id: string | undefined): SimMessage | undefined {
    const message = id === undefined ? undefined : this.byId.get(id);
    return message?.deletedAt === undefined ? message : undefined;
  }

  /**
   * As the gateway, a page, a request or a press shows it. Without the intent, only what is addressed to the bot can be
   * read, or what is pressed. The gateway does not tell the roles of somebody who has used a command.
   */
  view(message: SimMessage, how: 'live' | 'page' | 'read' | 'pressed'): Message {
    const { id, author, wordings, interaction, isPasted, isOdd, customIds } = message;
    const { content, isAddressed, at } = latest(message);
    const isBot = author === bot;
    const isReadable = this.readsMessages || isAddressed || isBot || how === 'pressed';
    const isHidden = isPasted === true && (how === 'live' || how === 'page');
    const speaker = speakerOf(message);
    const roles = speaker === undefined || (isBot && how === 'live') ? undefined : [roleOf(speaker)];
    const replied = message.repliesTo === undefined ? undefined : this.byId.get(message.repliesTo);
    return {
      id,
      writtenAt: message.at,
      editedAt: wordings.length > 1 ? at : undefined,
      author: { id: author, displayName: nameOf(author), bot: isBot, roles },
      system: false,
      content: isReadable && !isHidden ? content : '',
      mentions: new Map(),
      repliesTo: replied && {
        messageId: replied.id,
        authorId: replied.author,
        usedBy: replied.interaction?.by,
      },
      extras: message.isPicture === true,
      pasted: isPasted,
      odd: isOdd,
      customIds,
      interaction,
    };
  }

  #refusal(may: boolean): Result | undefined {
    if (this.isGone) return failed({ kind: 'unknown_channel' });
    if (this.isOut || this.isApart) return failed({ kind: 'forbidden', code: 50_001 });
    return may ? undefined : failed({ kind: 'forbidden', code: 50_013 });
  }

  get #mayPost(): boolean {
    return !this.isLocked && this.mayPost && this.#timeline.now >= this.mutedUntil;
  }

  post(
    effect: Extract<Effect, { readonly nonce: string }>,
    { content, customIds, replyTo, hasFile = false }: Posting,
  ): Result {
    const refusal = this.#refusal(this.#mayPost);
    if (refusal !== undefined) return refusal;
    // Discord fails at this very body.
    if (content.startsWith('break') || (hasFile && content.startsWith('heavy'))) return failing;
    if (content.startsWith('refuse')) return failed({ kind: 'refused', status: 400, code: 50_035 });
    // Or at what it replies to, although that may be gone.
    if (content.startsWith('unlink') && replyTo !== undefined) return unknownMessage;
    const same = this.#nonces.get(effect.nonce);
    const isKnown = same !== undefined && this.#timeline.now - same.at <= nonceLives;
    if (isKnown) return { kind: 'posted', id: same.id };
    this.isArchived = false;
    // A reference to a message that is gone is dropped.
    const repliesTo = this.#standing(replyTo)?.id;
    const message = this.create({ author: bot, ...own(content), customIds, repliesTo, effect });
    this.#nonces.set(effect.nonce, message);
    return { kind: 'posted', id: message.id };
  }

  editOwn(id: MessageId, { content, customIds }: Posting): Result {
    const message = this.#standing(id);
    const refusal = this.#refusal(!this.isArchived && this.#mayPost);
    if (refusal !== undefined || message === undefined) return refusal ?? unknownMessage;
    if (message.wordings.length > mostEdits) return failed({ kind: 'limit', code: 30_046 });
    this.edit(message, own(content), customIds);
    return { kind: 'edited', at: latest(message).at };
  }

  deleteOwn(id: MessageId): Result {
    const message = this.#standing(id);
    const refusal = this.#refusal(!this.isArchived);
    if (refusal !== undefined || message === undefined) return refusal ?? unknownMessage;
    this.remove(message);
    return { kind: 'done' };
  }

  react(id: MessageId, sign: Sign): Result {
    const message: Changing | undefined = this.#standing(id);
    const refusal = this.#refusal(this.#mayPost);
    if (refusal !== undefined || message === undefined) return refusal ?? unknownMessage;
    message.signs = [...(message.signs ?? []), sign];
    return { kind: 'done' };
  }

  read(id: MessageId): Result {
    const message = this.#standing(id);
    const shown = message && this.view(message, 'read');
    return this.#refusal(this.mayRead) ?? { kind: 'message', message: shown };
  }

  history(after: string): Result {
    const later = this.messages.filter(
      ({ id, deletedAt }) => deletedAt === undefined && compareIds(id, after) > 0,
    );
    const found = later.slice(0, pageSize);
    const next = found.length === pageSize ? found.at(-1)?.id : undefined;
    const messages = found.map((message) => this.view(message, 'page'));
    return this.#refusal(this.mayRead) ?? { kind: 'page', messages, next };
  }

  announce(): Result {
    this.announcement ??= this.#refusal(this.mayPost) ? undefined : { id: this.#newId(), isDeleted: false };
    return this.#refusal(this.mayPost) ?? { kind: 'posted', id: this.announcement?.id ?? this.#newId() };
  }

  /** With a nonce, it finds an announcement that nobody heard of. */
  undo(announcementId: MessageId | undefined, nonce: string | undefined): Result {
    const refusal = this.#refusal(true);
    // Then it is out of the bot's reach.
    if (refusal !== undefined && this.announcement !== undefined) this.announcement.isDeleted = true;
    if (refusal !== undefined) return refusal;
    if (nonce !== undefined) this.announcement ??= { id: this.#newId(), isDeleted: true };
    if (this.announcement !== undefined && (nonce ?? announcementId) !== undefined)
      this.announcement.isDeleted = true;
    return { kind: 'done' };
  }

  makeThread(): Result {
    const refusal = this.#refusal(this.mayPost);
    if (refusal !== undefined || this.announcement?.isDeleted !== false) return refusal ?? unknownMessage;
    this.thread ??= threadId(this.announcement.id);
    return { kind: 'thread', id: this.thread };
  }
}

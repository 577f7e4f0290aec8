import { compareIds, threadId } from '../../../src/lib/ids.ts';
import type { ChannelId, MessageId, ThreadId, UserId } from '../../../src/lib/ids.ts';
import type { DiscordFailure } from '../../../src/lib/failure.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { Loss } from '../plan.ts';
import { viewOf } from './message.ts';
import type { Origin, SimMessage, Thread } from './message.ts';
import { bot, channel } from './places.ts';
import type { Snowflakes } from './places.ts';
import type { Timeline } from './timeline.ts';

/** Discord's side: messages, threads, permissions. It refuses things just as Discord does. */

export type Change =
  | { readonly kind: 'created'; readonly message: SimMessage }
  | { readonly kind: 'edited'; readonly message: SimMessage; readonly isTold: boolean }
  | { readonly kind: 'deleted'; readonly channel: ChannelId; readonly ids: readonly MessageId[] }
  | { readonly kind: 'thread'; readonly thread: Thread; readonly namesLast: boolean }
  | { readonly kind: 'channel_gone'; readonly channel: ChannelId }
  | { readonly kind: 'rights' }
  | { readonly kind: 'self' }
  | { readonly kind: 'left' }
  | { readonly kind: 'joined' };

export interface Draft {
  readonly channel: ChannelId;
  readonly author: UserId;
  readonly content: string;
  readonly isBot?: boolean;
  readonly system?: boolean;
  readonly mentioned?: readonly UserId[];
  readonly repliesTo?: SimMessage['repliesTo'];
  readonly forwarded?: string | undefined;
  readonly extras?: boolean;
  readonly customIds?: readonly string[];
  readonly nonce?: string;
  readonly conversation?: string;
  readonly origin?: Origin;
  readonly notice?: Notice | undefined;
}

/** How long Discord remembers a nonce, in milliseconds. */
const nonceKnown = 120_000;
/** Small, so that what was missed often takes more than one page. */
const pageSize = 12;

export const refusal = (failure: DiscordFailure): Result => ({ kind: 'discord_failed', failure });
const missingAccess = refusal({ kind: 'forbidden', code: 50_001 });
const missingPermission = refusal({ kind: 'forbidden', code: 50_013 });
const archivedThread = refusal({ kind: 'forbidden', code: 50_083 });
const lockedThread = refusal({ kind: 'forbidden', code: 160_005 });
const unknownChannel = refusal({ kind: 'unknown_channel' });
const unknownMessage = refusal({ kind: 'unknown_message' });
export const refusedBody = refusal({ kind: 'refused', status: 400, code: 50_035 });

interface Options {
  readonly timeline: Timeline;
  readonly ids: Snowflakes;
  readonly readsMessages: boolean;
  readonly changed: (change: Change) => void;
}

const addTo = (lists: Map<ChannelId, SimMessage[]>, message: SimMessage): void => {
  const list = lists.get(message.channel);
  if (list === undefined) lists.set(message.channel, [message]);
  else list.push(message);
};

export class Discord {
  readonly rights = { isMember: true, maySend: true, mayReadHistory: true };
  /** What was taken from people. */
  readonly losses = new Map<UserId, Set<Loss>>();
  readonly threads = new Map<ChannelId, Thread>();
  readonly #messages = new Map<ChannelId, SimMessage[]>();
  readonly #notes = new Map<ChannelId, SimMessage[]>();
  readonly #byId = new Map<MessageId, SimMessage>();
  readonly #nonces = new Map<string, SimMessage>();
  /** Contents that Discord rejects (a filter, AutoMod), no matter how often they are sent. */
  readonly refused = new Set<string>();
  isChannelGone = false;
  readonly #timeline: Timeline;
  readonly #ids: Snowflakes;
  readonly #readsMessages: boolean;
  readonly #changed: (change: Change) => void;

  constructor({ timeline, ids, readsMessages, changed }: Options) {
    this.#timeline = timeline;
    this.#ids = ids;
    this.#readsMessages = readsMessages;
    this.#changed = changed;
  }

  // ---- what anybody can see

  messagesIn(id: ChannelId): readonly SimMessage[] {
    return this.#messages.get(id) ?? [];
  }

  /** What the bot posted once, each in its turn: few among many messages. */
  notesIn(id: ChannelId): readonly SimMessage[] {
    return this.#notes.get(id) ?? [];
  }

  message(id: MessageId): SimMessage | undefined {
    return this.#byId.get(id);
  }

  view(message: SimMessage) {
    return viewOf(message, this.#readsMessages);
  }

  isGone(id: ChannelId): boolean {
    return this.isChannelGone || (id !== channel && this.threads.get(id)?.gone !== false);
  }

  // ---- what people do

  write(draft: Draft): SimMessage {
    const thread = this.threads.get(draft.channel);
    if (thread?.archived === true) {
      thread.archived = false;
      this.#changed({ kind: 'thread', thread, namesLast: false });
    }
    const now = this.#timeline.now;
    const message: SimMessage = {
      id: this.#ids.next(now),
      channel: draft.channel,
      createdAt: now,
      author: draft.author,
      isBot: draft.isBot ?? draft.author === bot,
      system: draft.system ?? false,
      wordings: [{ at: now, content: draft.content }],
      mentioned: [...(draft.mentioned ?? [])],
      repliesTo: draft.repliesTo,
      forwarded: draft.forwarded,
      extras: draft.extras ?? false,
      nonce: draft.nonce,
      customIds: draft.customIds ?? [],
      deletedAt: undefined,
      isUntold: false,
      isFrozen: false,
      isStuck: false,
      isTakenAway: false,
      conversation: draft.conversation,
      origin: draft.origin,
      notice: draft.notice,
    };
    addTo(this.#messages, message);
    if (message.origin?.kind === 'note') addTo(this.#notes, message);
    this.#byId.set(message.id, message);
    if (draft.nonce !== undefined) this.#nonces.set(draft.nonce, message);
    this.#changed({ kind: 'created', message });
    return message;
  }

  reword(message: SimMessage, content: string, isTold = true): void {
    // Discord distinguishes edits by the microsecond.
    const at = Math.max(this.#timeline.now, (message.wordings.at(-1)?.at ?? 0) + 1);
    message.wordings.push({ at, content });
    this.#changed({ kind: 'edited', message, isTold });
  }

  remove(messages: readonly SimMessage[]): void {
    const standing = messages.filter(({ deletedAt }) => deletedAt === undefined);
    const [first] = standing;
    if (first === undefined) return;
    for (const message of standing) message.deletedAt = this.#timeline.now;
    this.#changed({ kind: 'deleted', channel: first.channel, ids: standing.map(({ id }) => id) });
  }

  changeThread(thread: Thread, change: Partial<Pick<Thread, 'archived' | 'locked'>>, namesLast = true): void {
    Object.assign(thread, change);
    this.#changed({ kind: 'thread', thread, namesLast });
  }

  removeThread(thread: Thread): void {
    thread.gone = true;
    this.#changed({ kind: 'channel_gone', channel: thread.id });
  }

  removeChannel(): void {
    this.isChannelGone = true;
    this.#changed({ kind: 'channel_gone', channel });
  }

  changeRights(change: Partial<Discord['rights']>): void {
    Object.assign(this.rights, change);
    this.#changed({ kind: 'rights' });
  }

  // ---- what the bot asks for

  /** Whether it takes a message with this nonce for a repetition. */
  knows(nonce: string): boolean {
    const same = this.#nonces.get(nonce);
    return same !== undefined && this.#timeline.now - same.createdAt <= nonceKnown;
  }

  /** Create Message with `enforce_nonce`, and without failing if what it replies to is gone. */
  post(draft: Draft & { readonly nonce: string }): Result {
    const thread = this.threads.get(draft.channel);
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(draft.channel)) return unknownChannel;
    if (!this.rights.maySend) return missingPermission;
    if (thread?.locked === true) return lockedThread;
    if (this.refused.has(draft.content)) return refusedBody;
    const same = this.#nonces.get(draft.nonce);
    if (same !== undefined && this.#timeline.now - same.createdAt <= nonceKnown) {
      return { kind: 'posted', id: same.id };
    }
    const replied = draft.repliesTo === undefined ? undefined : this.message(draft.repliesTo.messageId);
    const repliesTo =
      replied === undefined || replied.deletedAt !== undefined
        ? undefined
        : { messageId: replied.id, authorId: replied.author };
    const { id } = this.write({ ...draft, author: bot, repliesTo });
    return { kind: 'posted', id };
  }

  edit(place: ChannelId, id: MessageId, body: Pick<Draft, 'content' | 'customIds' | 'notice'>): Result {
    const refused = this.#refusesChange(place);
    if (refused !== undefined) return refused;
    const message = this.message(id);
    if (message === undefined || message.deletedAt !== undefined) return unknownMessage;
    if (message.isFrozen) return refusal({ kind: 'limit', code: 30_046 });
    if (this.refused.has(body.content)) return refusedBody;
    message.customIds = body.customIds ?? [];
    message.notice = body.notice;
    this.reword(message, body.content);
    return { kind: 'done' };
  }

  history(place: ChannelId, after: string): Result {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(place)) return unknownChannel;
    // Without the permission, Discord returns an empty page instead of refusing.
    if (!this.rights.mayReadHistory) return { kind: 'page', messages: [], next: undefined };
    const found = this.messagesIn(place).filter(
      ({ id, deletedAt }) => deletedAt === undefined && compareIds(id, after) > 0,
    );
    const page = found.slice(0, pageSize);
    const next = page.length === pageSize ? page.at(-1)?.id : undefined;
    return { kind: 'page', messages: page.map((message) => this.view(message)), next };
  }

  read(place: ChannelId, id: MessageId): Result {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(place)) return unknownChannel;
    if (!this.rights.mayReadHistory) return missingPermission;
    const message = this.message(id);
    const isThere = message !== undefined && message.deletedAt === undefined;
    return { kind: 'message', message: isThere ? this.view(message) : undefined };
  }

  /** From a message: a second request finds the same thread. */
  startThread(on: MessageId): Result {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(channel)) return unknownChannel;
    if (!this.rights.maySend) return missingPermission;
    const announced = this.message(on);
    if (announced === undefined || announced.deletedAt !== undefined) return unknownMessage;
    const id = threadId(on);
    if (!this.threads.has(id)) this.#addThread(id, false);
    return { kind: 'thread', id };
  }

  startPrivateThread(): Result {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(channel)) return unknownChannel;
    if (!this.rights.maySend) return missingPermission;
    const id = threadId(this.#ids.next(this.#timeline.now));
    this.#addThread(id, true);
    return { kind: 'thread', id };
  }

  addMember(id: ThreadId, user: UserId): Result {
    const refused = this.#refusesChange(id);
    if (refused !== undefined) return refused;
    this.threads.get(id)?.members.add(user);
    return { kind: 'done' };
  }

  archive(id: ThreadId): Result {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(id)) return unknownChannel;
    if (!this.rights.maySend) return missingPermission;
    const thread = this.threads.get(id);
    if (thread !== undefined && !thread.archived) this.changeThread(thread, { archived: true });
    return { kind: 'done' };
  }

  /** Nothing here takes so long that it would be archived by itself. */
  archiveAfter(id: ThreadId): Result {
    const refused = this.#refusesChange(id);
    if (refused !== undefined) return refused;
    return this.rights.maySend ? { kind: 'done' } : missingPermission;
  }

  unarchive(id: ThreadId): Result {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(id)) return unknownChannel;
    const thread = this.threads.get(id);
    if (thread?.locked === true || !this.rights.maySend) return missingPermission;
    if (thread?.archived === true) this.changeThread(thread, { archived: false });
    return { kind: 'done' };
  }

  react(place: ChannelId, id: MessageId): Result {
    const refused = this.#refusesChange(place);
    if (refused !== undefined) return refused;
    const message = this.message(id);
    return message === undefined || message.deletedAt !== undefined ? unknownMessage : { kind: 'done' };
  }

  delete(place: ChannelId, id: MessageId): Result {
    const refused = this.#refusesChange(place);
    if (refused !== undefined) return refused;
    const message = this.message(id);
    if (message === undefined || message.deletedAt !== undefined) return unknownMessage;
    if (message.isStuck) return missingPermission;
    this.remove([message]);
    return { kind: 'done' };
  }

  #refusesChange(place: ChannelId): Result | undefined {
    if (!this.rights.isMember) return missingAccess;
    if (this.isGone(place)) return unknownChannel;
    const thread = this.threads.get(place);
    return thread?.archived === true ? archivedThread : undefined;
  }

  #addThread(id: ThreadId, isPrivate: boolean): void {
    this.threads.set(id, {
      id,
      parent: channel,
      isPrivate,
      members: new Set(),
      archived: false,
      locked: false,
      gone: false,
    });
  }
}

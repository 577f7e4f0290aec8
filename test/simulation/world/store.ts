import type { TranscriptLine } from '../../../src/conversation/domain/transcript-line.ts';
import type { StoredStep } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Core } from '../core.ts';

/** What survives a power cut. Records are kept as text, so that they share nothing with memory. */
export class Store {
  readonly #core: Core;
  readonly #stored = new Map<string, { readonly text: string; readonly record: Conversation }>();
  readonly #lines = new Map<string, Map<string, TranscriptLine>>();
  /** Which record has a chat of the service to itself; `elsewhere`: one that belongs to another process. */
  readonly #chats = new Map<string, string>();
  /** Raised when another process takes the store: writes of an older one are refused. */
  epoch = 1;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Whether a conversation of another process uses the chat that this one would have. */
  isUsedElsewhere(record: Conversation): boolean {
    const chat = this.#core.chatOf(record);
    return chat !== undefined && this.#chats.get(chat) === 'elsewhere';
  }

  /** Another process begins to use the chat of a conversation, if nobody does, or stops. */
  useElsewhere(record: Conversation, is: boolean): void {
    const chat = this.#core.chatOf({ ...record, status: 'open', abandoned: undefined });
    if (chat === undefined) return;
    if (is && !this.#chats.has(chat)) this.#chats.set(chat, 'elsewhere');
    if (!is && this.#chats.get(chat) === 'elsewhere') this.#chats.delete(chat);
  }

  /** False if another record has what this one would have to itself. */
  #claim(record: Conversation): boolean {
    const wanted = this.#core.chatOf(record);
    if (wanted !== undefined && (this.#chats.get(wanted) ?? record.id) !== record.id) return false;
    this.#release(record.id);
    if (wanted !== undefined) this.#chats.set(wanted, record.id);
    return true;
  }

  #release(id: string): void {
    for (const [chat, holder] of this.#chats) if (holder === id) this.#chats.delete(chat);
  }

  /**
   * Returns the record's size in characters; undefined if it is refused because of what another one has. Throws if the
   * record could not be read back.
   */
  put({ record, lines }: StoredStep): number | undefined {
    if (!this.#claim(record)) return undefined;
    this.#check(record);
    const text = JSON.stringify(record);
    const stored = this.#lines.get(record.id) ?? new Map<string, TranscriptLine>();
    for (const line of lines) stored.set(line.at, line);
    this.#lines.set(record.id, stored);
    this.#stored.set(record.id, { text, record });
    return text.length;
  }

  /** Only what has changed is checked: the rest was checked when it was put. */
  #check(record: Conversation): void {
    const { shape } = this.#core.conversationSchema;
    const before: Partial<Conversation> = this.#stored.get(record.id)?.record ?? {};
    const keys = Object.keys(record) as (keyof Conversation)[];
    for (const key of keys) if (record[key] !== before[key]) shape[key]?.parse(record[key]);
  }

  delete(id: string): void {
    this.#stored.delete(id);
    this.#release(id);
  }

  linesOf(id: string): readonly TranscriptLine[] {
    return [...(this.#lines.get(id)?.values() ?? [])];
  }

  /** As it was put, for the oracle only. */
  record(id: string): Conversation | undefined {
    return this.#stored.get(id)?.record;
  }

  /** Read as a starting process reads it. */
  load(): readonly Conversation[] {
    return [...this.#stored.values()].map(({ text }) =>
      this.#core.conversationSchema.parse(JSON.parse(text)),
    );
  }
}

import type { TranscriptLine } from '../../../src/conversation/domain/transcript-line.ts';
import type { StoredStep } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Core } from '../core.ts';

/** What survives a power cut. Records are kept as text, so that they share nothing with memory. */
export class Store {
  readonly #core: Core;
  readonly #stored = new Map<string, { readonly text: string; readonly record: Conversation }>();
  readonly #lines = new Map<string, Map<string, TranscriptLine>>();
  /** Raised when another process takes the shard: writes of an older one are refused. */
  epoch = 1;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Returns the record's size in characters. Throws if the record could not be read back. */
  put({ record, lines }: StoredStep): number {
    this.#core.conversationSchema.parse(record);
    const text = JSON.stringify(record);
    const stored = this.#lines.get(record.id) ?? new Map<string, TranscriptLine>();
    for (const line of lines) stored.set(line.at, line);
    this.#lines.set(record.id, stored);
    this.#stored.set(record.id, { text, record });
    return text.length;
  }

  delete(id: string): void {
    this.#stored.delete(id);
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

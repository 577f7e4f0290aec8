/** The values used last, by name, up to a number of them. A class, as it owns which ones those are. */
export class RecentEntries<Entry> {
  readonly #capacity: number;
  /** The longest unused first. */
  readonly #entries = new Map<string, Entry>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(name: string): Entry | undefined {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    return entry;
  }

  keep(name: string, entry: Entry): void {
    if (this.#capacity === 0) return;
    this.#entries.set(name, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity) break;
      this.#entries.delete(oldest);
    }
  }

  forget(name: string): void {
    this.#entries.delete(name);
  }
}

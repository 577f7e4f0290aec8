/** How many ids are remembered: far more than a gateway ever sends twice at a time. */
const most = 1_000;

/** Remembers what came lately: the gateway may hand out an event twice, and a command may not run twice. */
export class SeenIds {
  readonly #ids = new Set<string>();

  /** True the first time an id is asked about. */
  isNew(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    if (this.#ids.size > most) {
      const [oldest] = this.#ids; // a Set keeps the order of insertion
      if (oldest !== undefined) this.#ids.delete(oldest);
    }
    return true;
  }
}

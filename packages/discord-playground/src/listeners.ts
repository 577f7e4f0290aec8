/** Those who want to hear of something. */
export class Listeners<Heard extends readonly unknown[]> {
  readonly #listeners = new Set<(...heard: Heard) => void>();

  publish(...heard: Heard): void {
    for (const listener of this.#listeners) listener(...heard);
  }

  /** Returns a function that stops listening. */
  readonly listen = (listener: (...heard: Heard) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

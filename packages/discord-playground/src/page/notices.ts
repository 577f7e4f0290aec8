import type { State } from './state.ts';

/** Lines that only this tab shows. */
export class Notices {
  readonly #state: State;
  #count = 0;

  constructor(state: State) {
    this.#state = state;
  }

  say(channel: string, text: string): void {
    this.#count += 1;
    this.#state.change({ notices: [...this.#state.current.notices, { id: this.#count, channel, text }] });
  }

  dismiss(id: number): void {
    this.#state.change({ notices: this.#state.current.notices.filter((notice) => notice.id !== id) });
  }
}

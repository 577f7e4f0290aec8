/** Interactions that this tab has begun: what they open, and what is said when they fail. */
import type { Notices } from './notices.ts';
import { RefusedError } from './server.ts';
import type { Pending, State } from './state.ts';
import { words } from './words.ts';
import type { Interaction } from './wire-event.ts';

export class Interactions {
  readonly #state: State;
  readonly #notices: Notices;
  /** How many requests are on their way to the playground: until their responses come, any answer could be theirs. */
  #beginning = 0;
  readonly #early = new Map<string, Interaction>();

  constructor(state: State, notices: Notices) {
    this.#state = state;
    this.#notices = notices;
  }

  /** Sends one. Rejects if the playground refuses it. */
  async begin(pending: Pending, send: () => Promise<Interaction>): Promise<Interaction> {
    this.#beginning += 1;
    try {
      const begun = await send();
      this.#state.change({ pending: new Map(this.#state.current.pending).set(begun.id, pending) });
      // Its answer can overtake the response to the request that began it.
      this.#settle(this.#early.get(begun.id) ?? begun);
      return begun;
    } finally {
      this.#beginning -= 1;
      if (this.#beginning === 0) this.#early.clear();
    }
  }

  /** The same, with a refusal shown in the channel. */
  async beginOrSay(pending: Pending, send: () => Promise<Interaction>): Promise<Interaction | undefined> {
    try {
      return await this.begin(pending, send);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#notices.say(pending.channel, error.message);
      return undefined;
    }
  }

  changed(interaction: Interaction): void {
    if (this.#beginning > 0) this.#early.set(interaction.id, interaction);
    this.#settle(interaction);
  }

  #settle(interaction: Interaction): void {
    const pending = this.#state.current.pending.get(interaction.id);
    if (pending === undefined || interaction.state === 'waiting') return;
    const left = new Map(this.#state.current.pending);
    left.delete(interaction.id);
    this.#state.change({ pending: left });
    if (interaction.state === 'failed') {
      this.#notices.say(
        pending.channel,
        pending.message === undefined ? words.noResponse : words.interactionFailed,
      );
    } else if (interaction.modal !== null) {
      const { id, channel_id: channel, modal: form } = interaction;
      this.#state.change({
        form: { interaction: id, channel, form, error: undefined, errors: new Map(), chosen: new Map() },
      });
    }
  }
}

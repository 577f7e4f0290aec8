import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { World } from '../world/world.ts';
import type { Interaction } from './interaction.ts';

export interface InteractionTimes {
  /** Milliseconds for the first answer. */
  readonly firstAnswer: number;
  /** Milliseconds for which the token works. */
  readonly token: number;
}

export const discordTimes: InteractionTimes = { firstAnswer: 3_000, token: 15 * 60_000 };

/**
 * Milliseconds that a bot has between a response and the next press. Libraries listen to a button once they have the
 * response, which comes by another connection than the press; no person is as fast as a test.
 */
const moment = 50;

/** The interactions in progress. */
export class InteractionBook {
  readonly #world: World;
  readonly #times: InteractionTimes;
  readonly #byToken = new Map<string, Interaction>();
  readonly #byId = new Map<string, Interaction>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(world: World, times: InteractionTimes) {
    this.#world = world;
    this.#times = times;
  }

  /** Tells the bot of it, and starts the clock. `after` is what the form came from, or the message with the button. */
  open(
    given: Pick<
      Interaction,
      'type' | 'userId' | 'channelId' | 'data' | 'source' | 'command' | 'targetMessageId' | 'targetUserId'
    >,
    after = this.#byId.get(given.source?.interaction?.id ?? ''),
  ): Interaction {
    this.#forgetOld();
    const interaction: Interaction = {
      ...given,
      after: given.type === 5 ? after : undefined,
      id: this.#world.ids.next(),
      token: randomBytes(48).toString('base64url'),
      createdAt: Date.now(),
      state: 'waiting',
      thinking: false,
      followUpIds: [],
      underWay: 0,
      respondedAt: 0,
    };
    this.#byToken.set(interaction.token, interaction);
    this.#byId.set(interaction.id, interaction);
    const timer = setTimeout(() => this.#fail(interaction), this.#times.firstAnswer);
    timer.unref();
    this.#timers.set(interaction.id, timer);
    const early = (after?.respondedAt ?? 0) + moment - Date.now();
    const tell = (): void => this.#world.changes.publish({ kind: 'interaction_created', interaction });
    if (early <= 0) tell();
    else setTimeout(tell, early).unref();
    return interaction;
  }

  /** What is known about it while its token is valid. */
  get(id: string): Interaction | undefined {
    return this.#byId.get(id);
  }

  #fail(interaction: Interaction): void {
    this.#timers.delete(interaction.id);
    interaction.state = 'failed';
    this.changed(interaction);
  }

  changed(interaction: Interaction): void {
    this.#world.changes.publish({ kind: 'interaction_changed', interaction });
  }

  /** The interaction that waits for this first answer. Throws 10062 if it is late or unknown, 40060 if it had one. */
  awaiting({ id, token }: { id: string; token: string }): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction?.id !== id || interaction.state === 'failed') throw new Refusal('unknownInteraction');
    if (interaction.state === 'answered') throw new Refusal('alreadyAcknowledged');
    return interaction;
  }

  /** A request with this token has come. Returns what to call when the bot has its response, or will get none. */
  begin(token: string): () => void {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) return () => undefined;
    interaction.underWay += 1;
    return () => {
      interaction.underWay -= 1;
      interaction.respondedAt = Date.now();
      this.changed(interaction);
    };
  }

  /** Stops the clock. The caller decides when everyone is told. */
  settle(interaction: Interaction): void {
    clearTimeout(this.#timers.get(interaction.id));
    this.#timers.delete(interaction.id);
    interaction.state = 'answered';
  }

  /** The answered interaction of a webhook token. Throws 10015 if there is none, 50027 if its time is over. */
  answered(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) throw new Refusal('unknownWebhook');
    if (Date.now() - interaction.createdAt > this.#times.token) throw new Refusal('invalidWebhookToken');
    if (interaction.state !== 'answered') throw new Refusal('unknownWebhook');
    return interaction;
  }

  #forgetOld(): void {
    const limit = Date.now() - 2 * this.#times.token;
    for (const interaction of this.#byToken.values()) {
      if (interaction.createdAt > limit) return; // in the order they were opened, so the rest are younger
      this.#byToken.delete(interaction.token);
      this.#byId.delete(interaction.id);
    }
  }

  /** Gives up on what is still unanswered, so that nobody waits for it. */
  close(): void {
    for (const [id, timer] of this.#timers) {
      clearTimeout(timer);
      const interaction = this.#byId.get(id);
      if (interaction !== undefined) this.#fail(interaction);
    }
  }
}

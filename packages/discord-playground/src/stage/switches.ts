import type { Gateway } from '../gateway/gateway.ts';
import { Listeners } from '../listeners.ts';
import {
  allowedIntents,
  allowIntents,
  type Application,
  type PrivilegedIntent,
} from '../world/application.ts';
import type { ServiceState, Stage } from './stage.ts';

/** The current positions; null if there is nothing to switch. */
export interface SwitchPositions {
  readonly service: ServiceState | null;
  readonly gateway: 'connected' | 'lost';
  readonly bot: 'runs' | 'restarting' | 'stopped' | null;
  /** The privileged intents that are switched on. */
  readonly intents: readonly PrivilegedIntent[];
}

interface Switched {
  readonly gateway: Gateway;
  readonly application: Application;
  /** Undefined for a playground on its own. */
  readonly stage: Stage | undefined;
}

/** The faults that a person can switch on and off, and what is switched on. */
export class Switches {
  readonly #switched: Switched;
  readonly #changed = new Listeners<[SwitchPositions]>();
  /** Returns a function that stops listening. */
  readonly listen = this.#changed.listen;
  #positions: Omit<SwitchPositions, 'intents'>;

  constructor(switched: Switched) {
    this.#switched = switched;
    this.#positions = {
      service: switched.stage?.service === undefined ? null : 'works',
      gateway: 'connected',
      bot: switched.stage === undefined ? null : 'runs',
    };
  }

  get positions(): SwitchPositions {
    return { ...this.#positions, intents: allowedIntents(this.#switched.application) };
  }

  setService(service: ServiceState): void {
    const { stage } = this.#switched;
    if (stage?.service === undefined) return;
    stage.service.set(service);
    this.#change({ service });
  }

  setGateway(gateway: SwitchPositions['gateway']): void {
    if (gateway === 'lost') this.#switched.gateway.lose();
    else this.#switched.gateway.restore();
    this.#change({ gateway });
  }

  /** What a bot may ask for from now on; one that has asked keeps it. */
  setIntents(allowed: readonly PrivilegedIntent[]): void {
    allowIntents(this.#switched.application, allowed);
    this.#change({});
  }

  expireTokens(): void {
    this.#switched.stage?.service?.expireTokens();
  }

  /** Resolves when the bot runs again, or could not be started. */
  async restartBot(): Promise<void> {
    const { stage } = this.#switched;
    if (stage === undefined || this.#positions.bot === 'restarting') return;
    this.#change({ bot: 'restarting' });
    try {
      await stage.restartBot();
      this.#change({ bot: 'runs' });
    } catch {
      // Whatever starts the bot has logged why; here it only has to be shown.
      this.#change({ bot: 'stopped' });
    }
  }

  #change(part: Partial<Omit<SwitchPositions, 'intents'>>): void {
    this.#positions = { ...this.#positions, ...part };
    this.#changed.publish(this.positions);
  }
}

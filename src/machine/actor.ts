import type { InteractionId } from '../lib/ids.ts';
import type { State } from './draft.ts';
import type { Effect } from './effects.ts';
import type { Event, EventOf, Outcome } from './events.ts';
import { ready } from './lanes.ts';
import { dueAt, isSettled, step } from './machine.ts';
import type { Ports } from './ports.ts';

interface ActorOptions {
  readonly ports: Ports;
  /** Fires when the process gives up what is under way. */
  readonly signal: AbortSignal;
  /** Called after each step. */
  readonly changed: (state: State) => void;
  /** This process has lost the store: nothing more happens here. */
  readonly lost: () => void;
}

/**
 * One conversation in the world: steps its state, stores it, begins effects and feeds back their results. The only
 * impure part of the core, and the only place that implements "stored before it is sent".
 */
export class Actor {
  #state: State;
  readonly #options: ActorOptions;
  readonly #events: { readonly event: Event; readonly notBefore: number }[] = [];
  readonly #begun = new Set<number>();
  readonly #asked = new Map<InteractionId, (outcome: Outcome) => void>();
  #isStepping = false;
  #isWriting = false;
  #alarm: { readonly at: number; readonly cancel: () => void } | undefined;
  #isDropped = false;

  constructor(state: State, options: ActorOptions) {
    this.#state = state;
    this.#options = options;
  }

  get state(): State {
    return this.#state;
  }

  /** Nothing here has to be waited for before the process ends. */
  get isSettled(): boolean {
    return this.#isDropped || isSettled(this.#state);
  }

  /** Events are processed one after another, in the order in which they come. */
  feed(event: Event): void {
    this.#feed(event, 0);
  }

  /** Asks for something on somebody's behalf; `answered` gets the outcome once it is stored. */
  ask(event: EventOf<'asked'>, answered: (outcome: Outcome) => void): void {
    this.#asked.set(event.request, answered);
    this.feed(event);
  }

  /** Nothing more happens here; the next process continues from what is stored. */
  drop(): void {
    this.#isDropped = true;
    this.#alarm?.cancel();
    this.#events.length = 0;
  }

  #feed(event: Event, notBefore: number): void {
    if (this.#isDropped) return;
    this.#events.push({ event, notBefore });
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift())
        this.#step(next.event, next.notBefore);
    } finally {
      this.#isStepping = false;
    }
  }

  #lose(): void {
    this.drop();
    for (const answered of this.#asked.values()) answered({ kind: 'lost' });
    this.#asked.clear();
    this.#options.lost();
  }

  #step(event: Event, notBefore: number): void {
    const { clock } = this.#options.ports;
    const now = Math.max(clock.monotonic(), notBefore);
    this.#state = step(this.#state, event, { now, wall: clock.wall() });
    // Only after the step: had a rule thrown, the state would still hold the effect, and it would begin again.
    if (event.kind === 'result') this.#begun.delete(event.id);
    this.#begin();
    if (this.#isDropped) return;
    this.#write();
    this.#setAlarm();
    this.#options.changed(this.#state);
  }

  #begin(): void {
    for (const effect of ready(this.#state)) {
      if (this.#begun.has(effect.id)) continue;
      if (!this.#options.ports.mayAct()) return this.#lose();
      this.#begun.add(effect.id);
      this.#perform(effect);
    }
  }

  #perform(effect: Effect): void {
    const { ports, signal } = this.#options;
    const { record } = this.#state;
    const { id } = effect;
    if (effect.kind === 'reply') {
      this.#asked.get(effect.request)?.(effect.outcome);
      this.#asked.delete(effect.request);
      return this.feed({ kind: 'result', id, result: { kind: 'done' } });
    }
    if (effect.kind === 'forget')
      return ports.store.forget(record, (written) => {
        if (written === 'lost') return this.#lose();
        const failed = { kind: 'discord_failed', failure: { kind: 'unreachable' } } as const;
        this.feed({ kind: 'result', id, result: written === 'stored' ? { kind: 'done' } : failed });
      });
    ports.perform({ effect, record, signal }, (result) => this.feed({ kind: 'result', id, result }));
  }

  /** One write at a time, always of the newest state. */
  #write(): void {
    const { writing, lines } = this.#state.writer;
    if (this.#isWriting || writing === undefined) return;
    this.#isWriting = true;
    const added = lines.map(({ line }) => line);
    this.#options.ports.store.write(this.#state.record, added, (written) => {
      this.#isWriting = false;
      if (written === 'lost') return this.#lose();
      this.feed(written === 'stored' ? { kind: 'stored', version: writing } : { kind: 'store_failed' });
    });
  }

  #setAlarm(): void {
    const at = dueAt(this.#state);
    if (at === this.#alarm?.at) return;
    this.#alarm?.cancel();
    this.#alarm = undefined;
    if (at === Infinity) return;
    const { clock } = this.#options.ports;
    const cancel = clock.after(at - clock.monotonic(), () => {
      this.#alarm = undefined;
      // An alarm that has gone off is due: timers may be a moment early.
      this.#feed({ kind: 'time' }, at);
    });
    this.#alarm = { at, cancel };
  }
}

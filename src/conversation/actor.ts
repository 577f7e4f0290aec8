import type { InteractionId } from '../lib/ids.ts';
import type { Outcome } from './domain/decision.ts';
import type { Effect } from './domain/effect.ts';
import type { Event } from './domain/event.ts';
import type { Ports, Written } from './domain/ports.ts';
import { effectsOf, hasBegun } from './state/lanes.ts';
import type { State } from './state/state.ts';
import { storedForm } from './state/writer.ts';
import { dueAt, isSettled } from './step/plan.ts';
import { step } from './step/step.ts';

interface ActorOptions {
  readonly ports: Ports;
  /** Fires when the process gives up what is under way. */
  readonly stop: AbortSignal;
  /** Called after each step, and when another process has taken the conversation. */
  readonly changed: (actor: Actor) => void;
}

/**
 * One conversation in the world: steps its state, stores it, begins effects and feeds back their results. The only
 * impure part of the core, and the only place that implements "stored before it is sent".
 */
export class Actor {
  #state: State;
  readonly #ports: Ports;
  readonly #stop: AbortSignal;
  readonly #changed: (actor: Actor) => void;
  readonly #events: { readonly event: Event; readonly notBefore: number }[] = [];
  #isStepping = false;
  readonly #begun = new Set<number>();
  #isWriting = false;
  #alarm: { readonly at: number; readonly cancel: () => void } | undefined;
  /** Another process owns the conversation, or this process has ended: nothing more happens here. */
  #isDropped = false;
  #isLost = false;
  readonly #asked = new Map<InteractionId, (outcome: Outcome) => void>();

  constructor(state: State, { ports, stop, changed }: ActorOptions) {
    this.#state = state;
    this.#ports = ports;
    this.#stop = stop;
    this.#changed = changed;
  }

  get state(): State {
    return this.#state;
  }

  /** Another process has taken the conversation. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Nothing here has to be waited for before the process ends. */
  get isSettled(): boolean {
    return this.#isDropped || isSettled(this.#state);
  }

  /** Events are processed one after another, in the order in which they arrive. */
  feed(event: Event): void {
    this.#feed(event, 0);
  }

  #feed(event: Event, notBefore: number): void {
    this.#events.push({ event, notBefore });
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) this.#step(next);
    } finally {
      this.#isStepping = false;
    }
  }

  /** Asks for something on somebody's behalf; `answered` gets the outcome once it is stored. */
  ask(event: Extract<Event, { kind: 'asked' }>, answered: (outcome: Outcome) => void): void {
    this.#asked.set(event.request, answered);
    this.feed(event);
  }

  /** Nothing more happens here; the next process continues from what is stored. */
  drop(): void {
    this.#isDropped = true;
    this.#alarm?.cancel();
    this.#events.length = 0;
  }

  #lose(): void {
    this.#isLost = true;
    this.drop();
    for (const answered of this.#asked.values()) answered({ kind: 'lost' });
    this.#asked.clear();
    this.#changed(this);
  }

  #step({ event, notBefore }: { readonly event: Event; readonly notBefore: number }): void {
    if (this.#isDropped) return;
    const now = Math.max(this.#ports.clock.now(), notBefore);
    this.#state = step(this.#state, event, now);
    // Only after the step: had a rule thrown, the state would still hold the effect, and it would begin again.
    if (event.kind === 'result') this.#begun.delete(event.id);
    this.#begin();
    if (this.#isLost) return;
    this.#write();
    this.#setAlarm(now);
    this.#changed(this);
  }

  #begin(): void {
    for (const effect of effectsOf(this.#state)) {
      if (this.#begun.has(effect.id) || !hasBegun(this.#state, effect)) continue;
      if (!this.#ports.mayAct(this.#state.record)) return this.#lose();
      this.#begun.add(effect.id);
      this.#perform(effect);
    }
  }

  #perform(effect: Effect): void {
    const done = (event: Event): void => this.feed(event);
    const { id } = effect;
    if (effect.kind === 'reply') {
      this.#asked.get(effect.request)?.(effect.outcome);
      this.#asked.delete(effect.request);
      return done({ kind: 'result', id, result: { kind: 'done' } });
    }
    const { record } = this.#state;
    if (effect.kind === 'forget') {
      return this.#ports.store.forget(record, (written) => {
        done(
          written === 'stored'
            ? { kind: 'result', id, result: { kind: 'done' } }
            : { kind: 'result', id, result: { kind: 'discord_failed', failure: { kind: 'unreachable' } } },
        );
      });
    }
    this.#ports.perform({ effect, record, signal: this.#stop }, (result) =>
      done({ kind: 'result', id, result }),
    );
  }

  /** One write at a time, always of the newest state. */
  #write(): void {
    const { version, writing, lines: added } = this.#state.writer;
    if (this.#isWriting || writing === undefined) return;
    this.#isWriting = true;
    const lines = added.map(({ line }) => line);
    this.#ports.store.write({ record: storedForm(this.#state), lines }, (written: Written) => {
      this.#isWriting = false;
      if (written === 'claimed') return this.feed({ kind: 'claimed' });
      this.feed(written === 'stored' ? { kind: 'stored', version } : { kind: 'store_failed' });
    });
  }

  #setAlarm(now: number): void {
    const at = dueAt(this.#state, now);
    if (at === this.#alarm?.at) return;
    this.#alarm?.cancel();
    this.#alarm = undefined;
    if (at === undefined) return;
    const cancel = this.#ports.clock.at(at, () => {
      this.#alarm = undefined;
      // An alarm that has gone off is due, even if the system clock was set back meanwhile.
      this.#feed({ kind: 'time' }, at);
    });
    this.#alarm = { at, cancel };
  }
}

import { Actor } from '../../src/machine/actor.ts';
import { newState } from '../../src/machine/draft.ts';
import type { Now, State } from '../../src/machine/draft.ts';
import type { Effect } from '../../src/machine/effects.ts';
import type { Event, Result } from '../../src/machine/events.ts';
import { loaded } from '../../src/machine/record.ts';
import type { Conversation } from '../../src/machine/record.ts';
import { stepped } from './oracle/following.ts';
import type { Watched } from './oracle/oracle.ts';
import { bot, environment } from './places.ts';
import { perform } from './requests.ts';
import type { World } from './world.ts';

/** What made the machine take a step; a result comes with what it is the result of. */
export type Cause =
  | Exclude<Event, { readonly kind: 'result' }>
  | { readonly kind: 'result'; readonly effect: Effect; readonly result: Result }
  | { readonly kind: 'beginning' };

interface Session {
  isOver: boolean;
  /** While the connection is lost and may be resumed: what will be replayed. */
  missed: (() => void)[] | undefined;
}

const never = new AbortController().signal;

/** One process of the bot: one conversation's actor with everything that it reaches. */
export class Process {
  readonly number: number;
  readonly actor: Actor;
  isAlive = true;
  diedAt = Infinity;
  isClosing = false;
  /** Another process has the store. */
  isFenced = false;
  session: Session | undefined;
  sessionAt = 0;
  /** Why the step that the machine takes next is taken. */
  cause: Cause = { kind: 'beginning' };
  readonly watched: Watched;
  readonly onDeath: (() => void)[] = [];
  readonly #world: World;
  readonly #begunAt: number;

  constructor(world: World, record: Conversation, origin: 'new' | 'stored') {
    this.#world = world;
    this.#begunAt = world.timeline.now;
    this.number = world.processes += 1;
    const self = { id: bot, roles: [], readsMessages: world.plan.setup.readsMessages };
    const state = newState(loaded(record), { env: environment, self, ...this.now, origin });
    this.actor = new Actor(state, {
      signal: never,
      changed: () => stepped(world.oracle, this),
      lost: () => undefined,
      ports: {
        store: {
          write: (one, lines, done) => world.store.write(this, { record: one, lines }, done),
          forget: (_one, done) => world.store.write(this, undefined, done),
        },
        perform: ({ effect }, done) => {
          stepped(world.oracle, this);
          perform(world, this, effect, (result) => {
            // What the machine has given up, it does not hear of.
            const { look, turn } = this.state.lanes;
            const isGivenUp =
              (effect.kind === 'history' && look.effect?.id !== effect.id) ||
              (effect.kind === 'read' && turn.effect?.id !== effect.id);
            this.run(isGivenUp ? { kind: 'time' } : { kind: 'result', effect, result }, () => done(result));
          });
        },
        mayAct: () => !this.isFenced,
        clock: {
          wall: () => this.now.wall,
          monotonic: () => this.now.now,
          after: (wait, wake) => world.timeline.after(wait, () => this.run({ kind: 'time' }, wake)),
        },
      },
    });
    const nothing = { known: new Map(), turns: new Map(), outOfTurn: [], offered: [] };
    this.watched = { before: state.record, hadGap: true, skew: world.skew, ...nothing };
  }

  /** By its clocks. */
  get now(): Now {
    return { now: this.#world.timeline.now - this.#begunAt, wall: this.#world.clock() };
  }

  get state(): State {
    return this.actor.state;
  }

  get record(): Conversation {
    return this.actor.state.record;
  }

  get isConnected(): boolean {
    return this.isAlive && this.session?.isOver === false && this.session.missed === undefined;
  }

  /** The registry knows which thread is its own. */
  get hasThread(): boolean {
    const { threadId, announcementId } = this.record.about;
    const isUndone = ['undo', 'cut_off', 'forget'].includes(this.state.memory.opening);
    return (threadId ?? (isUndone ? undefined : announcementId)) !== undefined && !this.state.memory.deleted;
  }

  run(cause: Cause, what: () => void): void {
    if (!this.isAlive || (this.state.memory.deleted && cause.kind !== 'result')) return;
    this.#world.trace?.(`  p${this.number} <- ${this.#world.show(cause)}`);
    this.cause = cause;
    what();
    const hasEnded = this.isClosing && this.isAlive && this.actor.isSettled;
    if (hasEnded) this.#world.timeline.after(1, () => this.#world.kill(this, 1_000));
  }

  feed(event: Exclude<Event, { readonly kind: 'result' }>): void {
    this.run(event, () => this.actor.feed(event));
  }

  ask(event: Extract<Event, { kind: 'asked' }>, answered: Parameters<Actor['ask']>[1]): void {
    if (this.state.memory.deleted) return answered({ kind: 'over' });
    this.run(event, () => this.actor.ask(event, answered));
  }

  /** What the gateway brings; while the connection is lost, it is brought later. */
  hear(what: () => void): void {
    const { session } = this;
    if (session === undefined || session.isOver || !this.isAlive) return;
    if (session.missed === undefined) what();
    else session.missed.push(what);
  }

  die(): void {
    if (!this.isAlive) return;
    this.#world.trace?.(`p${this.number} dies`);
    this.isAlive = false;
    this.diedAt = this.#world.timeline.now;
    if (this.session !== undefined) this.session.isOver = true;
    this.actor.drop();
    for (const one of this.onDeath) one();
  }
}

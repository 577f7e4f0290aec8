import type { Decision, Event, Outcome } from '../../src/machine/events.ts';
import type { Conversation } from '../../src/machine/record.ts';
import type { InteractionId, MessageId } from '../../src/lib/ids.ts';
import { Draws, Ids, Timeline, derived } from './base.ts';
import { Discord } from './discord.ts';
import { comeBack, connect, setApart, tell, tellOf } from './gateway.ts';
import { Oracle } from './oracle/oracle.ts';
import { beganProcess } from './oracle/following.ts';
import { checkIdle, checkRest, checkRestart } from './oracle/rest.ts';
import { beginDeed } from './people.ts';
import { recordAtFirst, thread } from './places.ts';
import type { Plan } from './plan.ts';
import { Process } from './process.ts';
import { Service } from './service.ts';
import { Store } from './store.ts';

/** Discord, the service, the store, the clock and the bot's processes, all of them from one plan. */

export interface Press {
  readonly id: InteractionId;
  readonly at: number;
  readonly decision: Decision;
  /** The process that it reached. */
  process?: Process;
  reachedAt: number;
  outcome?: Outcome;
}

export type CrashWhen = 'before' | 'sent' | 'answered';

const start = 1_790_000_000_000;

export class World {
  readonly plan: Plan;
  readonly trace: ((line: string) => void) | undefined;
  readonly timeline = new Timeline(start);
  readonly ids = new Ids();
  readonly draws: Readonly<Record<'gateway' | 'store' | 'service' | 'rest' | 'process', Draws>>;
  /** How far the machine's clock is from Discord's. */
  skew: number;
  hasJumped = false;
  /** By how much that clock was set back in all. */
  setBack = 0;
  readonly discord = new Discord(this.timeline, this.ids, (what, message) => tellOf(this, what, message));
  readonly service = new Service(this);
  readonly store = new Store(this);
  readonly oracle = new Oracle(this);
  readonly presses: Press[] = [];
  /** Which wording an edit was of that did not tell. */
  readonly wordingOf = new WeakMap<Event, number>();
  processes = 0;
  current: Process | undefined;
  end: number;
  isResting = false;
  isRestored = false;
  isDiscordDown = false;
  /** Discord answers each post with a 5xx. */
  isPostingDown = false;
  noSessionUntil = 0;
  /** The last message that the latest list of threads names. */
  listedId: MessageId | undefined;
  /** What the gateway tells next comes late. */
  isNextLate = false;
  /** What is read next changes while its words are on their way, and the gateway does not tell the new ones. */
  rewords: ((id: MessageId) => void) | undefined;
  isNextBare = false;
  /** The next line is posted, and its response lost. */
  swallows: (() => void) | undefined;
  crash: { readonly on: string; readonly when: CrashWhen; left: number } | undefined;

  constructor(plan: Plan, trace?: (line: string) => void) {
    this.plan = plan;
    this.trace = trace && ((line) => trace(`${((this.timeline.now - start) / 1000).toFixed(3)} ${line}`));
    const draws = (part: number): Draws => new Draws(derived(plan.seed, part));
    this.draws = { gateway: draws(1), store: draws(2), service: draws(3), rest: draws(4), process: draws(5) };
    this.skew = plan.setup.skew;
    this.end = start + plan.lasts;
    this.discord.readsMessages = plan.setup.readsMessages;
    const record = recordAtFirst(plan.setup, { at: this.clock(), id: this.ids.next(start - 10_000) });
    if (!plan.setup.isOpening) {
      this.discord.thread = thread;
      this.store.disk = record;
    }
    for (const { at, do: deed, r } of plan.items)
      this.timeline.at(start + at, () => beginDeed(this, deed, new Draws(r)));
    this.begin(record);
  }

  clock(): number {
    return this.timeline.now + this.skew;
  }

  show(value: unknown): string {
    const maps = (_key: string, one: unknown): unknown => (one instanceof Map ? [...one] : one);
    return String(JSON.stringify(value, maps)).slice(0, 500);
  }

  begin(record = this.store.disk): void {
    if (record === undefined) return;
    const isNew = this.store.disk === undefined;
    const process = new Process(
      this,
      JSON.parse(JSON.stringify(record)) as Conversation,
      isNew ? 'new' : 'stored',
    );
    this.current = process;
    this.trace?.(`p${process.number} begins with ${this.show(record)}`);
    if (!isNew) this.store.disk = process.record;
    beganProcess(this.oracle, process);
    if (isNew) return this.#open(process, record.about.id);
    process.feed({ kind: 'time' });
    connect(this, process, this.draws.process.between(10, 2_000));
  }

  #open(process: Process, id: InteractionId): void {
    process.session = { isOver: false, missed: undefined };
    const { now } = this.timeline;
    const press: Press = { id, at: now, decision: { kind: 'open' }, process, reachedAt: now };
    this.presses.push(press);
    process.ask({ kind: 'asked', request: id, decision: press.decision }, (outcome) => {
      press.outcome = outcome;
    });
  }

  /** Ends a process; another begins after this long. */
  kill(process: Process, wait: number): void {
    if (!process.isAlive) return;
    process.die();
    if (this.current !== process) return;
    this.current = undefined;
    if (wait > 60_000) this.end += wait;
    this.timeline.after(wait, () => {
      if (this.current === undefined) this.begin();
    });
  }

  /** Another process takes the store. */
  takeOver(): void {
    const process = this.current;
    if (process === undefined || this.store.disk === undefined) return;
    process.isFenced = true;
    this.trace?.(`p${process.number} has lost the store`);
    this.timeline.after(this.draws.process.between(0, 20_000), () => process.die());
    if (process.session !== undefined) process.session.isOver = true;
    this.begin();
  }

  crashesAt(process: Process, on: string, when: CrashWhen): boolean {
    const { crash } = this;
    if (crash?.on !== on || crash.when !== when || process !== this.current) return false;
    crash.left -= 1;
    if (crash.left > 0) return false;
    this.crash = undefined;
    this.kill(process, this.draws.process.between(100, 15_000));
    return true;
  }

  /** Until the end of the plan; then everything works, and comes to rest. */
  run(): void {
    while (this.timeline.now < this.end) this.timeline.runUntil(this.end);
    this.trace?.('---- rest');
    this.#mend();
    for (let turns = 0; turns < 5; turns += 1) {
      this.current?.feed({ kind: 'linked' });
      this.current?.feed({ kind: 'changed' });
      this.timeline.runUntil(this.timeline.now + (turns < 4 ? 400_000 : 30_000));
    }
    checkRest(this.oracle);
    if (this.draws.process.chance(0.2)) return this.#restart();
    if (this.draws.process.chance(0.95)) return;
    // A week by a clock that may have been set back.
    this.timeline.runUntil(this.timeline.now + 8 * 86_400_000 + this.setBack);
    checkIdle(this.oracle);
  }

  #mend(): void {
    const { discord, service, store } = this;
    Object.assign(this, {
      isResting: true,
      crash: undefined,
      isDiscordDown: false,
      isPostingDown: false,
      noSessionUntil: 0,
    });
    Object.assign(service, { isDown: false, isUnlinked: false });
    Object.assign(discord, { isLocked: false, mayPost: true, mayRead: true, mutedUntil: 0 });
    store.isDown = false;
    comeBack(this);
    setApart(this, false);
    if (!discord.isArchived || discord.isGone || store.disk?.phase === 'ended') return;
    discord.isArchived = false;
    tell(this, { kind: 'woke', lastMessageId: discord.lastId });
  }

  #restart(): void {
    if (this.current === undefined || this.store.disk === undefined) return;
    const { inbox } = this.store.disk;
    this.oracle.inRestart = [];
    this.current.die();
    this.begin();
    this.timeline.runUntil(this.timeline.now + 60_000);
    checkRestart(this.oracle, inbox);
  }
}

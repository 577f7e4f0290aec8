import { compareIds, firstIdAt, timeOfId } from '../../../src/lib/ids.ts';
import { createLog } from '../../../src/lib/log.ts';
import type { Log } from '../../../src/lib/log.ts';
import type { MessageId } from '../../../src/lib/ids.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Ports, StoredStep, Task, Written } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Conversations } from '../../../src/conversation/registry.ts';
import { perform } from './effects.ts';
import { selfNow } from './gateway.ts';
import type { Session } from './gateway.ts';
import type { World } from './world.ts';

/** What a process has heard of a message, for the oracle: which wording, when, and whether it was deleted. */
export interface Heard {
  readonly wordings: { readonly version: number; readonly at: number }[];
  /** When the message itself came, in an event or in a page; an edit alone says nothing about that. */
  knownAt: number;
  /** When it came in an event. What comes in a page counts only once the last page has been read. */
  liveAt: number;
  deletedAt: number | undefined;
  /** By a live event, or by a look that nothing has invalidated. */
  isSure: boolean;
  /** A page requested later does not show it: it is gone, but only whoever looks for it there knows. */
  isLacking: boolean;
}

interface PendingWrite {
  readonly land: () => void;
}

const silent: Log = createLog({ level: 'silent' });

/** One process of the bot: the production registry with the simulated world as its ports. */
export class BotProcess {
  readonly number: number;
  readonly epoch: number;
  readonly heard = new Map<MessageId, Heard>();
  readonly conversations: Conversations;
  isAlive = true;
  /** From then on it may begin nothing: its lease has expired. */
  leaseUntil = Infinity;
  /** It can no longer reach the store, and does not know that it has lost it. */
  isCutOff = false;
  /** It is paused until then: nothing fires, nothing arrives. */
  resumesAt = 0;
  session: Session | undefined;
  readonly bornAt: number;
  diedAt = Infinity;
  /** It was told to end. */
  closingAt = Infinity;
  #storedAt = 0;
  readonly #world: World;
  readonly #stop = new AbortController();
  readonly #writes = new Set<PendingWrite>();

  constructor(world: World) {
    this.#world = world;
    this.bornAt = world.timeline.now;
    this.number = world.processes.length + 1;
    this.epoch = world.store.epoch;
    this.conversations = new world.core.Conversations({
      ports: this.#ports(),
      environment: world.environment,
      self: () => selfNow(world),
      stop: this.#stop.signal,
    });
  }

  /** Whether it may still do something, as far as it knows. */
  get mayAct(): boolean {
    return this.#world.timeline.now < this.leaseUntil;
  }

  /** Does something in this process after a while, unless it is dead by then; a paused process does it later. */
  after(milliseconds: number, happen: () => void): () => void {
    return this.#world.timeline.after(milliseconds, () => this.run(happen));
  }

  run(happen: () => void): void {
    if (!this.isAlive) return;
    const { timeline } = this.#world;
    if (timeline.now < this.resumesAt) timeline.at(this.resumesAt, () => this.run(happen));
    else happen();
  }

  /** Everything in memory is gone; what is on the wire may still arrive. */
  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.diedAt = this.#world.timeline.now;
    this.session = undefined;
    for (const write of this.#writes) {
      if (this.#world.draws.chance('write of a dead process', 0.5)) write.land();
    }
    this.#world.trace?.(`process ${this.number} is dead`);
  }

  /** Gives up what is under way. */
  abort(): void {
    this.#stop.abort();
  }

  /** It was told that a conversation belongs to another process. */
  /** It is deleted, and this process has not heard of that. */
  isMissed(id: MessageId): boolean {
    const isGone = this.#world.discord.message(id)?.deletedAt !== undefined;
    return isGone && this.heard.get(id)?.deletedAt === undefined;
  }

  hear(id: MessageId, version: number, isSure: boolean): void {
    const known = this.#heardOf(id);
    const at = this.#world.timeline.now;
    known.wordings.push({ version, at });
    known.knownAt = Math.min(known.knownAt, at);
    known.isSure ||= isSure;
  }

  hearLive(id: MessageId): void {
    this.hear(id, 0, true);
    const known = this.#heardOf(id);
    known.liveAt = Math.min(known.liveAt, this.#world.timeline.now);
  }

  /** An edit whose text is not delivered says something only about a known message. */
  hearEdit(id: MessageId, version: number, isTold: boolean): void {
    const known = this.#heardOf(id);
    if (isTold || known.knownAt < Infinity) known.wordings.push({ version, at: this.#world.timeline.now });
  }

  /** A text that was read: the text itself shows which wording it is. */
  hearText(id: MessageId, content: string, isSure: boolean): void {
    const wordings = this.#world.discord.message(id)?.wordings ?? [];
    const version = wordings.findLastIndex((wording) => wording.content === content);
    if (version >= 0) this.hear(id, version, isSure);
  }

  /** What a page should show but does not show is known to be deleted. `begunAt`: when the page was requested. */
  missInPage(
    page: readonly { readonly id: MessageId }[],
    asked: { readonly after: string; readonly place: string | undefined; readonly begunAt: number },
  ): void {
    const last = page.at(-1);
    if (last === undefined) return;
    const shown = new Set(page.map(({ id }) => id));
    // If ids may come out of order, one that a page lacks may simply be new.
    const to = firstIdAt(timeOfId(last.id) - 5_000);
    for (const [id, heard] of this.heard) {
      const isHere = this.#world.discord.message(id)?.channel === asked.place;
      const isWithin = compareIds(id, asked.after) > 0 && compareIds(id, last.id) < 0;
      if (!isHere || !isWithin || shown.has(id)) continue;
      if (compareIds(id, to) < 0) this.hearDeletion(id);
      else if (heard.knownAt < asked.begunAt) heard.isLacking = true;
    }
  }

  hearDeletion(id: MessageId): void {
    this.#heardOf(id).deletedAt ??= this.#world.timeline.now;
  }

  #heardOf(id: MessageId): Heard {
    let known = this.heard.get(id);
    if (known === undefined) {
      known = {
        wordings: [],
        knownAt: Infinity,
        liveAt: Infinity,
        deletedAt: undefined,
        isSure: false,
        isLacking: false,
      };
      this.heard.set(id, known);
    }
    return known;
  }

  // ---- ports

  #ports(): Ports {
    const { timeline } = this.#world;
    return {
      store: {
        write: (step, done) => this.#write(step, done),
        forget: (record, done) => this.#forget(record, done),
      },
      perform: (task, done) => this.#perform(task, done),
      mayAct: () => this.mayAct,
      clock: {
        now: () => timeline.now,
        at: (time, wake) =>
          timeline.at(time, () =>
            this.run(() => {
              this.#world.watch.fed('time', undefined);
              wake();
            }),
          ),
      },
      log: silent,
    };
  }

  #perform(task: Task, done: (result: Result) => void): void {
    if (!this.isAlive) return;
    perform(this.#world, this, task, (result) => {
      this.#world.watch.performed(this, task, result);
      this.#world.watch.fed('result', task.record.id);
      done(result);
    });
  }

  #write(step: StoredStep, done: (written: Written) => void): void {
    const { record } = step;
    const { watch, store, faults, timeline } = this.#world;
    watch.writing(this, record);
    const { turn } = record;
    const meanwhile = turn?.state === 'submitted' ? faults.takeMeanwhile('write') : undefined;
    if (meanwhile !== undefined) {
      watch.count('meanwhile write');
      faults.arm({ on: 'write', what: 'slow', skip: 0, times: 1 });
      timeline.after(0, () => meanwhile(turn?.messageId));
    }
    let isClaimed = false;
    const cameTo = (written: Written): Written => (written === 'stored' && isClaimed ? 'claimed' : written);
    this.#store(
      'write',
      (written) => done(cameTo(written)),
      (written) => {
        watch.fed(cameTo(written) === 'stored' ? 'stored' : 'store_failed', record.id);
      },
    )(() => {
      const size = store.put(step);
      if (size === undefined) isClaimed = true;
      else watch.stored(record, size);
    });
  }

  #forget(record: Conversation, done: (written: Written) => void): void {
    const { watch, store } = this.#world;
    this.#store('forget', done, () => watch.fed('result', record.id))(() => {
      store.delete(record.id);
    });
  }

  /** Something that is to be made durable, with what may go wrong in doing so. */
  #store(
    place: string,
    done: (written: Written) => void,
    fed: (written: Written) => void,
  ): (put: () => void) => void {
    const { faults, store, timeline, draws, trace, watch } = this.#world;
    return (put) => {
      if (!this.isAlive) return;
      const crash = faults.takeCrash(place);
      if (crash !== undefined) watch.count(`crash ${crash.at} ${place}`);
      if (crash?.at === 'before') return this.#world.crashed(this, crash.downFor);
      const fault = faults.take(place);
      if (fault !== undefined) watch.count(`fault ${fault} ${place}`);
      const isRefused = (): boolean => this.epoch < store.epoch;
      const write: PendingWrite = {
        land: () => {
          if (!isRefused() && !this.isCutOff && fault !== 'failed') put();
        },
      };
      this.#writes.add(write);
      const answer = (written: Written): void => {
        trace?.(`${this.number}: ${place} ${written}${fault === undefined ? '' : ` (${fault})`}`);
        fed(written);
        done(written);
      };
      const wait = this.isCutOff ? 1_500 : fault === 'slow' ? 4_000 : draws.between('store', 0, 6);
      // One after another, in the order in which they were requested.
      this.#storedAt = Math.max(timeline.now + wait, this.#storedAt);
      timeline.at(this.#storedAt, () => {
        if (!this.#writes.delete(write) || !this.isAlive) return;
        write.land();
        if (crash?.at === 'after') return this.#world.crashed(this, crash.downFor);
        const isFailure = this.isCutOff || fault === 'failed' || fault === 'failed_but_durable';
        this.run(() => answer(isRefused() || isFailure ? 'failed' : 'stored'));
      });
      if (crash?.at === 'in_flight') this.#world.crashed(this, crash.downFor);
    };
  }
}

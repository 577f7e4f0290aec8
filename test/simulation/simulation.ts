import type { ChannelId, MessageId, ThreadId } from '../../src/lib/ids.ts';
import type { Outcome } from '../../src/conversation/domain/decision.ts';
import type { Environment } from '../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { readSay } from '../../src/conversation/domain/say.ts';
import type { Core } from './core.ts';
import type { Plan } from './plan.ts';
import { act, open } from './people/acting.ts';
import { calm, happen } from './people/happening.ts';
import { Discord } from './world/discord.ts';
import type { Change } from './world/discord.ts';
import { createDraws } from './world/draws.ts';
import type { Draws } from './world/draws.ts';
import { Faults } from './world/faults.ts';
import { reconnect, tellChange } from './world/gateway.ts';
import type { SimMessage } from './world/message.ts';
import { Snowflakes, host } from './world/places.ts';
import { BotProcess } from './world/process.ts';
import { Room, limitsIn } from './world/room.ts';
import { Service } from './world/service.ts';
import { Store } from './world/store.ts';
import { Timeline } from './world/timeline.ts';
import * as words from './world/words.ts';
import type { Meaning, Request, Said, Typing, Watch, World } from './world/world.ts';

/** One run: a world, what people and faults do in it, and the calm after that. */

const minute = 60_000;
/** Virtual time begins here. */
const start = 1_790_000_000_000;
const catchUpWindow = 15 * minute;
/** Longer than any of the core's waits except those for people and for sleep. */
const stillness = 70 * minute;
const most = 50_000;

interface Options<Watching extends Watch> {
  readonly core: Core;
  readonly plan: Plan;
  readonly watch: (world: World) => Watching;
  readonly trace?: ((line: string) => void) | undefined;
}

export class Simulation<Watching extends Watch = Watch> implements World {
  readonly core: Core;
  readonly environment: Environment;
  readonly timeline = new Timeline(start);
  readonly draws: Draws;
  readonly ids = new Snowflakes();
  readonly discord: Discord;
  readonly service: Service;
  readonly store: Store;
  readonly room: Room;
  readonly faults = new Faults();
  readonly watch: Watching;
  readonly readsMessages: boolean;
  readonly processes: BotProcess[] = [];
  readonly said = new Map<MessageId, Said>();
  readonly requests: Request[] = [];
  readonly conversations: string[] = [];
  readonly typings: Typing[] = [];
  readonly threads = new Map<string, ThreadId>();
  readonly trace: ((line: string) => void) | undefined;
  readonly plan: Plan;
  roughUntil = 0;
  sayings = 0;
  happenings = 0;

  constructor({ core, plan, watch, trace }: Options<Watching>) {
    this.core = core;
    this.plan = plan;
    this.readsMessages = plan.setup.readsMessages;
    this.draws = createDraws(plan.seed);
    this.service = new Service(this.draws);
    this.store = new Store(core);
    this.room = new Room(core, limitsIn(plan.setup));
    this.environment = {
      timings: core.defaultTimings,
      catchUpWindow,
      ...words,
      asFile: words.asFile,
      unnamed: words.unnamed,
    };
    this.discord = new Discord({
      timeline: this.timeline,
      ids: this.ids,
      readsMessages: this.readsMessages,
      changed: (change) => this.changed(change),
    });
    this.watch = watch(this);
    this.trace =
      trace && ((line) => trace(`${((this.timeline.now - start) / 1_000).toFixed(3).padStart(10)} ${line}`));
  }

  // ---- what the world does

  changed(change: Change): void {
    tellChange(this, change);
  }

  /** Starts a process, unless one has the store. */
  start(): void {
    const holds = this.processes.some(({ isAlive, leaseUntil }) => isAlive && this.timeline.now < leaseUntil);
    if (holds) return;
    this.store.epoch += 1;
    const process = new BotProcess(this);
    this.processes.push(process);
    this.trace?.(`process ${process.number} starts`);
    process.conversations.load(this.store.load());
    reconnect(this, process, this.draws.between('identify', 100, 2_500));
  }

  crashed(process: BotProcess, downFor: number): void {
    process.die();
    this.timeline.after(downFor, () => this.start());
  }

  tell(request: Request, outcome: Outcome): void {
    const { process } = request;
    if (!process.isAlive) return;
    const crash = this.faults.takeCrash('reply');
    if (crash !== undefined) {
      this.watch.count(`crash ${crash.at} reply`);
      if (crash.at !== 'after') return this.crashed(process, crash.downFor);
    }
    this.trace?.(`told ${request.id}: ${JSON.stringify(outcome)}`);
    const { kind } = request.decision;
    if (!this.core.isOutcomeOf(kind, outcome)) throw new Error(`${kind}: not an outcome that it declares`);
    if (outcome.kind !== 'lost') {
      request.outcome = outcome;
      this.watch.told(request);
    }
    if (crash !== undefined) this.crashed(process, crash.downFor);
  }

  hostLinked(): void {
    for (const process of this.processes) {
      process.after(this.draws.between('linked', 1, 50), () => {
        for (const id of this.conversations) this.watch.fed('linked', id);
        process.conversations.linked(host.id);
      });
    }
  }

  /** The bot has said something for somebody. */
  spoke(message: SimMessage): void {
    const { origin, conversation } = message;
    if (origin?.kind !== 'say' || conversation === undefined || this.said.has(message.id)) return;
    for (const { id, decision } of this.requests) {
      if (decision.kind !== 'say' || readSay(origin.content) !== decision.speech.text) continue;
      const { speakerId: speaker, text } = decision.speech;
      const meanings: Meaning[] = [{ is: 'question', isAddressed: true, text }];
      this.said.set(message.id, { message, conversation, speaker, meanings, wasUntold: false, by: id });
    }
  }

  threadOf(conversation: string): ThreadId | undefined {
    return this.threads.get(conversation);
  }

  conversationIn(place: string): string | undefined {
    return this.conversations.find((id) => this.threads.get(id) === place);
  }

  recordOf(thread: ChannelId): Conversation | undefined {
    const conversation = this.conversationIn(thread);
    return conversation === undefined ? undefined : this.store.record(conversation);
  }

  // ---- how it goes

  /** Plays what was planned, up to the point where the faults have ended and nothing moves any more. */
  play(): void {
    const { setup, opening, items } = this.plan;
    this.start();
    this.#run(4_000);
    for (const item of opening) happen(this, item);
    open(this, setup);
    if (!setup.isEarly) this.#untilOpened();
    for (const item of items) {
      this.#run(item.after);
      this.trace?.(`--- ${JSON.stringify(item)}`);
      act(this, setup, item);
      happen(this, item);
    }
    this.#run(20_000);
    calm(this);
    this.#untilStill();
  }

  /** Kills the process where nothing moves any more, and starts another one. */
  restart(): void {
    this.watch.restarting();
    this.trace?.('--- killed and started again');
    for (const process of this.processes) process.die();
    this.start();
    this.#run(16 * minute);
  }

  #run(milliseconds: number): void {
    const until = this.timeline.now + milliseconds;
    while (this.timeline.advance(until)) this.#happened();
    this.timeline.skipTo(until);
  }

  #untilOpened(): void {
    const until = this.timeline.now + 90_000;
    const [request] = this.requests;
    while (request?.outcome === undefined && this.timeline.advance(until)) this.#happened();
  }

  #untilStill(): void {
    for (;;) {
      const next = this.timeline.nextAt;
      if (next === undefined || next > this.timeline.now + stillness) return;
      this.timeline.advance(next);
      this.#happened();
    }
  }

  #happened(): void {
    this.happenings += 1;
    if (this.happenings > most) throw new Error('it never comes to rest');
  }
}

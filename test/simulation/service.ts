import type { Effect } from '../../src/machine/effects.ts';
import type { Result } from '../../src/machine/events.ts';
import type { AnswerPart } from '../../src/machine/record.ts';
import type { ServiceFailure } from '../../src/lib/failure.ts';
import type { Draws } from './base.ts';
import { longText } from './places.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

const failures = (draws: Draws): ServiceFailure =>
  draws.pick<ServiceFailure>([
    { kind: 'in_doubt', reason: 'timeout' },
    { kind: 'in_doubt', reason: 'connection_lost' },
    { kind: 'not_taken', reason: 'unavailable' },
    { kind: 'not_taken', reason: 'unreachable' },
    { kind: 'not_taken', reason: 'rate_limited', retryAfter: draws.between(100, 30_000) },
    { kind: 'rejected', status: 400 },
    { kind: 'misconfigured', reason: 'address' },
  ]);

/** The service, with its faults; what it has taken, it has taken for good. */
export class Service {
  isDown = false;
  isUnlinked = false;
  readonly #world: World;
  #answers = 0;
  readonly #asked = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Fair use. */
  #noRoom(effect: Effect, { record }: Process): Result | undefined {
    const { room } = this.#world.plan.setup;
    const by = record.turn?.item.by;
    if (effect.kind !== 'call' || room === undefined || by === undefined) return undefined;
    const count = (this.#asked.get(by) ?? 0) + 1;
    this.#asked.set(by, count);
    if (count <= room) return undefined;
    return { kind: 'no_room', of: 'person', most: room, until: this.#world.clock() + 60_000 };
  }

  #failure(): Result | undefined {
    const { draws, isResting, plan } = this.#world;
    if (isResting) return undefined;
    if (this.isUnlinked)
      return { kind: 'service_failed', failure: { kind: 'needs_link', reason: 'sign_in_ended' } };
    const isBad = this.isDown || draws.service.chance(plan.setup.fails.service);
    return isBad ? { kind: 'service_failed', failure: failures(draws.service) } : undefined;
  }

  /** All of it in a file, below its beginning. */
  #long(): readonly AnswerPart[] {
    const draws = this.#world.draws.service;
    this.#answers += 1;
    const text = `${longText}${this.#answers} `.repeat(draws.pick([700, 3_000]));
    const content = `${draws.pick(['', '', 'refuse ', 'break '])}in a file`;
    const asks = draws.chance(0.2) ? [{ content: 'the preceptor asks', asks: 'Why?' }] : [];
    return [{ content, file: { name: 'full-answer.md', text }, whole: true }, ...asks];
  }

  /** At times Discord fails at the file. */
  #withFile(): readonly AnswerPart[] {
    this.#answers += 1;
    const content = `${this.#world.draws.service.pick(['', 'heavy '])}answer ${this.#answers}`;
    return [{ content, file: { name: 'x.txt', text: 'x' } }];
  }

  #parts(): readonly AnswerPart[] {
    const draws = this.#world.draws.service;
    if (draws.chance(0.02)) return this.#long();
    if (draws.chance(0.02)) return this.#withFile();
    const count = draws.chance(0.7) ? 1 : draws.between(2, 4);
    const isSame = draws.chance(0.2);
    const refused = draws.pick(['refuse ', 'break ', 'unlink ']);
    const isRefused = draws.chance(0.06);
    const asks = draws.chance(0.05) ? { asks: 'Why?' } : {};
    return Array.from({ length: count }, (_none, part) => {
      this.#answers += 1;
      const content = isSame
        ? 'the same words'
        : `${isRefused && part === 0 ? refused : ''}answer ${this.#answers}`;
      return { content, ...(part === count - 1 ? asks : {}) };
    });
  }

  #answer(): Result {
    const { setup } = this.#world.plan;
    const dialog = setup.kind === 'topic' ? { lastTurn: String(this.#answers) } : {};
    const parts = this.#parts();
    return {
      kind: 'answer',
      answer: { parts, ends: setup.kind === 'topic' && this.#world.draws.service.chance(0.03), ...dialog },
    };
  }

  perform(process: Process, effect: Effect, done: (result: Result) => void): void {
    const world = this.#world;
    const { service: draws } = world.draws;
    const noRoom = this.#noRoom(effect, process);
    if (noRoom !== undefined) {
      world.timeline.after(draws.between(1, 20), () => process.isAlive && done(noRoom));
      return;
    }
    const failure = this.#failure();
    const result = failure ?? this.#resultOf(effect);
    const takes = draws.chance(0.9) ? draws.between(200, 4_000) : draws.between(4_000, 40_000);
    world.timeline.after(takes, () => {
      if (!process.isAlive || world.crashesAt(process, effect.kind, 'sent')) return;
      done(result);
    });
  }

  #resultOf(effect: Effect): Result {
    if (effect.kind === 'call') return this.#answer();
    if (effect.kind !== 'begin') return { kind: 'done' };
    return {
      kind: 'begun',
      beginning: { engageId: '9', greeting: [{ content: 'Good morning.' }], lastTurn: 'greeting' },
    };
  }
}

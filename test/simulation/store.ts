import type { Written } from '../../src/machine/ports.ts';
import type { Conversation } from '../../src/machine/record.ts';
import { checkDeletion, checkWrite } from './oracle/effects.ts';
import { stepped, stored } from './oracle/following.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';
import type { TranscriptLine } from '../../src/machine/transcript-line.ts';

interface Step {
  readonly record: Conversation;
  readonly lines: readonly TranscriptLine[];
}

/** One conversation's record and lines on a disk that may fail, and may do what it says has failed. */
export class Store {
  /** As the process that wrote it knows it: the same object. */
  disk: Conversation | undefined;
  readonly earlier: Conversation[] = [];
  isDown = false;
  /** It has deleted the record, and said that it could not. */
  isGone = false;
  /** What is written to one record lands in the order in which it was begun. */
  #freeAt = 0;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Undefined: the record is deleted. */
  write(process: Process, step: Step | undefined, done: (written: Written) => void): void {
    const world = this.#world;
    const draws = world.draws.store;
    stepped(world.oracle, process);
    if (step === undefined) checkDeletion(world.oracle, process.record);
    checkWrite(world.oracle, step?.record);
    const isBad = !world.isResting && (this.isDown || draws.chance(world.plan.setup.fails.store));
    const lands = !isBad || draws.chance(0.2);
    const takes = draws.between(3, isBad ? 3_000 : 60);
    const survives = draws.chance(0.5);
    let isUnderWay = true;
    const land = (): void => {
      if (process.isFenced || !lands) return;
      if (this.disk !== undefined) this.earlier.push(this.disk);
      this.disk = step?.record;
      this.isGone ||= step === undefined && isBad;
      stored(world.oracle, step?.lines ?? []);
    };
    process.onDeath.push(() => {
      if (isUnderWay && survives) land();
      isUnderWay = false;
    });
    if (world.crashesAt(process, 'write', 'before')) return;
    this.#freeAt = Math.max(this.#freeAt, world.timeline.now + takes);
    world.timeline.after(this.#freeAt - world.timeline.now, () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      land();
      if (world.crashesAt(process, 'write', 'sent')) return;
      if (process.isFenced) return process.run({ kind: 'store_failed' }, () => done('lost'));
      if (isBad) process.run({ kind: 'store_failed' }, () => done('failed'));
      else process.run({ kind: 'stored', version: 0 }, () => done('stored'));
    });
  }
}

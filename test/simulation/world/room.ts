import type { Counts, Limits } from '../../../src/conversation/domain/fair-use.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Core } from '../core.ts';
import type { Setup } from '../plan.ts';

/** How many questions may be asked, in a run in which that is limited. */

const minute = 60_000;

export const limitsIn = ({ room = {} }: Setup): Limits => ({
  person: room.person === undefined ? undefined : { most: room.person, lasts: 10 * minute },
  account: room.account === undefined ? undefined : { most: room.account, lasts: 120 * minute },
});

/** Counts as the bot does, but outlives its processes. */
export class Room {
  readonly limits: Limits;
  readonly #core: Core;
  readonly #persons = new Map<string, Counts['person']>();
  #account: Counts['account'];

  constructor(core: Core, limits: Limits) {
    this.#core = core;
    this.limits = limits;
  }

  /** Sends a call if its question is within the limits; otherwise its result is that it is not. */
  send({ turn }: Conversation, now: number, send: () => Result): Result {
    const who = turn?.speakerId ?? '';
    const counts = { person: this.#persons.get(who), account: this.#account };
    const taken = this.#core.spend(counts, this.limits, now);
    if (taken.kind === 'no_room') return taken;
    const { person, account } = taken.counts;
    this.#persons.set(who, person);
    this.#account = account;
    const result = send();
    if (this.#core.costsNothing(result)) {
      if (person !== undefined) this.#persons.set(who, this.#core.giveBack(this.#persons.get(who), person));
      if (account !== undefined) this.#account = this.#core.giveBack(this.#account, account);
    }
    return result;
  }
}

import type { ServiceFailure } from '../../../src/lib/failure.ts';
import type { UserId } from '../../../src/lib/ids.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Conversation, Part } from '../../../src/conversation/domain/record.ts';
import type { Draws } from './draws.ts';
import { hashOf } from './draws.ts';
import type { Fault } from './faults.ts';

/** The service: takes a call or not, and derives its answer from the question, so that answers can be distinguished. */

export type Account = 'linked' | 'not_linked' | 'sign_in_ended' | 'other_account' | 'host_left';

/** What has reached the service. */
export interface Arrival {
  readonly conversation: string;
  readonly kind: 'call' | 'reset' | 'begin';
  readonly text: string;
  readonly at: number;
  readonly isTaken: boolean;
  /** Who asked, if it is a question. */
  readonly speaker: UserId | undefined;
  /** What the bot is told, if that gets through. */
  readonly failure: ServiceFailure['kind'] | undefined;
}

/** The outcome of a call: `arrive` is called once it is there; the answer comes `answersAfter` milliseconds later. */
export interface Exchange {
  readonly arrive: () => Result;
  readonly answersAfter: number;
}

const failed = (failure: ServiceFailure): Result => ({ kind: 'service_failed', failure });

const unusable = (account: Account): ServiceFailure | undefined => {
  if (account === 'linked') return undefined;
  return account === 'host_left' ? { kind: 'host_left' } : { kind: 'needs_link', reason: account };
};

const notTaken = (fault: Fault | undefined): ServiceFailure | undefined => {
  switch (fault) {
    case 'unreachable':
    case 'unavailable':
    case 'account_refused':
    case 'renewal_fails':
      return { kind: 'not_taken', reason: fault };
    case 'rate_limited':
      return { kind: 'not_taken', reason: fault, retryAfter: 2_000 };
    case 'rate_limited_for_long':
      return { kind: 'not_taken', reason: 'rate_limited', retryAfter: 25 * 60_000 };
    case 'invalid_grant':
      return { kind: fault };
    case 'rejected':
      return { kind: 'rejected', status: 422, reason: 'no' };
    case 'no_such_case':
      return { kind: 'rejected', status: 404, reason: 'no case' };
    case 'misconfigured':
      return { kind: 'misconfigured', reason: 'address' };
    default:
      return undefined;
  }
};

const inDoubt = (fault: Fault | undefined): Extract<ServiceFailure, { kind: 'in_doubt' }> | undefined => {
  switch (fault) {
    case 'timeout':
    case 'connection_lost':
    case 'server_error':
    case 'too_large':
    case 'unreadable':
      return { kind: 'in_doubt', reason: fault };
    default:
      return undefined;
  }
};

/** The parts of the answer to a text: most have one, some have several, a few repeat themselves. */
export const partsFor = (text: string, isLong: boolean): readonly Part[] => {
  const kind = hashOf(text) % 16;
  if (isLong || kind < 2) {
    return ['one', 'two', 'three'].map((name) => ({ content: `${text} -> ${name}` }));
  }
  if (kind === 2) return [{ content: 'Yes.' }, { content: 'Yes.' }];
  if (kind === 3) return [{ content: text, file: { name: 'table.md', base64: 'eA==' } }];
  return [{ content: `${text} -> answer` }];
};

export class Service {
  readonly arrivals: Arrival[] = [];
  /** Whether the host's calls go through. */
  account: Account = 'linked';
  readonly #draws: Draws;
  readonly #told = new Map<string, number>();

  constructor(draws: Draws) {
    this.#draws = draws;
  }

  exchange(
    task: { readonly kind: Arrival['kind']; readonly text: string; readonly record: Conversation },
    { fault, now }: { readonly fault: Fault | undefined; readonly now: () => number },
  ): Exchange {
    const doubt = inDoubt(fault);
    const account = this.account;
    const failure = unusable(account) ?? notTaken(fault) ?? doubt;
    const isTaken = failure === undefined || (failure === doubt && this.#draws.chance('taken', 0.6));
    const arrive = (): Result => {
      const { kind, text, record } = task;
      const speaker = record.turn?.speakerId;
      this.arrivals.push({
        conversation: record.id,
        kind,
        text,
        at: now(),
        isTaken,
        speaker,
        failure: failure?.kind,
      });
      if (failure !== undefined && !isTaken) return failed(failure);
      const result = this.#take(task, fault);
      return failure === undefined ? result : failed(failure);
    };
    return { arrive, answersAfter: this.#patience(fault) };
  }

  #patience(fault: Fault | undefined): number {
    if (fault === 'timeout') return 60_000;
    if (fault === 'slow') return this.#draws.between('service slow', 20_000, 55_000);
    return this.#draws.between('service', 30, 2_500);
  }

  #take(
    { kind, text, record }: { kind: Arrival['kind']; text: string; record: Conversation },
    fault: Fault | undefined,
  ): Result {
    const told = (this.#told.get(record.id) ?? 0) + 1;
    switch (kind) {
      case 'reset':
        return { kind: 'done' };
      case 'begin': {
        const engageId = `"${record.id}-${told}"`;
        this.#told.set(record.id, told);
        const greeting = fault === 'long_answer' ? ['Hello', 'there'] : ['Hello'];
        const parts = greeting.map((word) => ({ content: `${word} from ${record.id}` }));
        return {
          kind: 'begun',
          beginning: { engageId, title: 'Asthma', greeting: parts, assistantMessages: told },
        };
      }
      case 'call': {
        this.#told.set(record.id, told);
        const parts = partsFor(text, fault === 'long_answer');
        return { kind: 'answer', answer: { parts, ends: fault === 'ends', assistantMessages: told } };
      }
    }
  }
}

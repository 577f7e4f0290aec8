import type { UserId } from '../../lib/ids.ts';
import type { PageOver, PageState } from '../../lib/link-page.ts';
import type { LinkStep } from './collections.ts';
import { failuresPerLink, pageLifetime } from './limits.ts';
import type { LinkSteps } from './ports.ts';
import type { WithLock } from '../../lib/with-lock.ts';

export const over = (why: PageOver) => ({ kind: 'over', why }) as const;

/** The state of a page that is opened or used at `now`. */
export const pageState = (step: LinkStep | undefined, now: number): PageState => {
  if (step === undefined) return over('unknown');
  if (step.state === 'replaced') return over('replaced');
  if (step.state !== 'page') return over('used');
  if (step.failures >= failuresPerLink) return over('locked');
  if (now >= step.createdAt + pageLifetime) return over('expired');
  return { kind: 'open', userName: step.userName };
};

/** The stored steps of linking; for each person, one change at a time. */
export class Linking {
  readonly #steps: LinkSteps;
  readonly #withLock: WithLock;

  constructor(steps: LinkSteps, withLock: WithLock) {
    this.#steps = steps;
    this.#withLock = withLock;
  }

  /** Everything that reads first and then changes something must run in here. */
  withLock<T>(userId: UserId, task: () => Promise<T>): Promise<T> {
    return this.#withLock(`link/${userId}`, task);
  }

  get(hash: string): Promise<LinkStep | undefined> {
    return this.#steps.get(hash);
  }

  set(hash: string, step: LinkStep): Promise<void> {
    return this.#steps.set(hash, step);
  }

  /** Reads all pending steps, which live for minutes: only for commands, never when a page is opened. */
  async of(userId: UserId): Promise<(readonly [hash: string, step: LinkStep])[]> {
    const found: (readonly [string, LinkStep])[] = [];
    for await (const [hash, step] of this.#steps.entries()) {
      if (step.userId === userId) found.push([hash, step]);
    }
    return found.sort(([, one], [, other]) => other.createdAt - one.createdAt);
  }

  /** Invalidates all pages and numbers of this person. */
  async replaceAll(userId: UserId): Promise<void> {
    for (const [hash, step] of await this.of(userId)) {
      if (step.state === 'page' || step.state === 'number') {
        await this.set(hash, { ...step, state: 'replaced' });
      }
    }
  }

  async deleteAll(userId: UserId): Promise<void> {
    for (const [hash] of await this.of(userId)) await this.#steps.delete(hash);
  }
}

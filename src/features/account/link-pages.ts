import { createHash, randomBytes } from 'node:crypto';
import { ServiceError } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { LinkPage, PageOver, PageState, SignInAttempt, SignInOutcome } from '../../lib/link-page.ts';
import type { Auth, Tokens } from '../../service/auth.ts';
import type { LinkStep } from './collections.ts';
import { failuresPerLink, numberLifetime, pageLifetime, type Limits } from './limits.ts';
import { over, pageState, type Linking } from './linking.ts';
import { newNumber } from './waiting.ts';
import type { WaitingSignIns } from './waiting.ts';

type OpenOutcome =
  | { readonly kind: 'opened'; readonly secret: string }
  /** `retryAt` in milliseconds since 1970. */
  | { readonly kind: 'too_many'; readonly retryAt: number };

interface UnderWay {
  readonly attempt: SignInAttempt;
  readonly outcome: Promise<SignInOutcome>;
}

interface PagePorts {
  readonly linking: Linking;
  readonly waiting: WaitingSignIns;
  readonly limits: Limits;
  readonly auth: Pick<Auth, 'signIn'>;
  readonly now: () => number;
}

type Counted =
  { readonly kind: 'counted'; readonly left: number } | { readonly kind: 'over'; readonly why: PageOver };

interface SignedIn {
  readonly hash: string;
  readonly username: string;
  readonly tokens: Tokens;
  readonly issuedAt: number;
}

/** The secret that opens a page; only its hash is stored. */
const secretForm = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 32 random bytes, fit for a URL. */
const newSecret = (): string => randomBytes(32).toString('base64url');

/** Undefined for what cannot be one of our secrets, so there is no need to look it up. */
const hashOfTyped = (secret: string): string | undefined =>
  secretForm.test(secret) ? hashOf(secret) : undefined;

/** How long a page can still say why it is closed, in milliseconds. */
const afterlife = 60 * 60_000;

const sameCredentials = (one: SignInAttempt, other: SignInAttempt): boolean =>
  one.username === other.username && hashOf(one.password.reveal()) === hashOf(other.password.reveal());

/** One-time pages: given out in Discord, used in a browser. A class because it owns which attempts are in progress. */
export class LinkPages implements LinkPage {
  readonly #ports: PagePorts;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(ports: PagePorts) {
    this.#ports = ports;
  }

  /** Opens a new page, and invalidates this person's older ones and their numbers. */
  open(userId: UserId, userName: string): Promise<OpenOutcome> {
    const { linking, waiting, limits, now } = this.#ports;
    return linking.withLock(userId, async () => {
      const retryAt = await limits.countLink(userId);
      if (retryAt !== undefined) return { kind: 'too_many', retryAt };
      await waiting.delete(userId);
      await linking.replaceAll(userId);
      const secret = newSecret();
      const createdAt = now();
      await linking.set(hashOf(secret), {
        userId,
        userName,
        createdAt,
        failures: 0,
        state: 'page',
        expiresAt: createdAt + pageLifetime + afterlife,
      });
      return { kind: 'opened', secret };
    });
  }

  async look(secret: string): Promise<PageState> {
    const hash = hashOfTyped(secret);
    if (hash === undefined) return over('unknown');
    return pageState(await this.#ports.linking.get(hash), this.#ports.now());
  }

  async signIn(attempt: SignInAttempt): Promise<SignInOutcome> {
    const hash = hashOfTyped(attempt.secret);
    if (hash === undefined) return over('unknown');
    const before = this.#underWay.get(hash);
    // A double click: a browser shows the answer to its last request only, so both get the same one.
    if (before !== undefined && sameCredentials(before.attempt, attempt)) return before.outcome;
    if (before !== undefined) return this.#busy(hash);
    const outcome = this.#attempt(hash, attempt).finally(() => this.#underWay.delete(hash));
    this.#underWay.set(hash, { attempt, outcome });
    return outcome;
  }

  async #busy(hash: string): Promise<SignInOutcome> {
    const step = await this.#ports.linking.get(hash);
    const state = pageState(step, this.#ports.now());
    // The attempt in progress is already counted, and may be the last one allowed.
    if (step !== undefined && (state.kind === 'open' || state.why === 'locked')) {
      return { kind: 'busy', userName: step.userName };
    }
    return state.kind === 'over' ? state : over('unknown');
  }

  async #attempt(hash: string, attempt: SignInAttempt): Promise<SignInOutcome> {
    const { linking, limits, now } = this.#ports;
    const step = await linking.get(hash);
    const state = pageState(step, now());
    if (state.kind === 'over') return state;
    if (step === undefined) return over('unknown');
    const counted = await limits.reserveFailure(attempt.username, attempt.address);
    if ('why' in counted) return { kind: 'too_many', userName: step.userName, ...counted };
    // If the store fails here, an attempt stays counted for a while, which is nothing to bother the person with.
    const release = (): Promise<void> => counted.release().catch(() => undefined);
    try {
      const outcome = await this.#tried(hash, step, attempt);
      if (outcome.kind !== 'wrong') await release();
      return outcome;
    } catch (error) {
      await release();
      throw error;
    }
  }

  async #tried(hash: string, { userId, userName }: LinkStep, attempt: SignInAttempt): Promise<SignInOutcome> {
    const { linking, auth, now } = this.#ports;
    const counted = await this.#countFailure(hash, userId, 1);
    if (counted.kind === 'over') return counted;
    const { username, password, signal } = attempt;
    try {
      const tokens = await auth.signIn({ username, password, signal });
      return await linking.withLock(userId, () =>
        this.#signedIn({ hash, username, tokens, issuedAt: now() }),
      );
    } catch (error) {
      const failure = error instanceof ServiceError ? error.failure : undefined;
      if (failure?.kind === 'invalid_grant') return { kind: 'wrong', userName, left: counted.left };
      // Only wrong credentials count: nothing else is the fault of the person signing in.
      await this.#countFailure(hash, userId, -1);
      if (failure === undefined) throw error;
      return { kind: 'failed', userName, failure };
    }
  }

  /** Counts a failure before the attempt, or takes one back after it. */
  #countFailure(hash: string, userId: UserId, by: 1 | -1): Promise<Counted> {
    const { linking, now } = this.#ports;
    return linking.withLock(userId, async () => {
      const step = await linking.get(hash);
      const state = pageState(step, now());
      if (step === undefined) return over('unknown');
      if (by === 1 && state.kind === 'over') return state;
      const failures = step.failures + by;
      await linking.set(hash, { ...step, failures });
      return { kind: 'counted', left: failuresPerLink - failures };
    });
  }

  async #signedIn({ hash, ...sign }: SignedIn): Promise<SignInOutcome> {
    const { linking, waiting } = this.#ports;
    const step = await linking.get(hash);
    if (step === undefined) return over('unknown');
    // The person asked for a new page or unlinked while the service was checking the credentials.
    if (step.state !== 'page') return over(step.state === 'replaced' ? 'replaced' : 'used');
    await linking.set(hash, { ...step, failures: step.failures - 1, state: 'number', usedAt: sign.issuedAt });
    const number = newNumber();
    const until = sign.issuedAt + numberLifetime;
    await waiting.put(step.userId, { ...sign, hash, number, until, wrongNumbers: 0 });
    return { kind: 'number', number };
  }
}

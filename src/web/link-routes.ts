import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { failureFacts } from '../lib/failure.ts';
import { shownText } from '../lib/invisible.ts';
import type { Log } from '../lib/log.ts';
import { isLoopback } from '../lib/loopback.ts';
import { Secret } from '../lib/secret.ts';
import { sendPage, wordsPage, type Frame, type FrameFor } from './layout.ts';
import type { LinkPage, PageOver, SignInOutcome } from '../lib/link-page.ts';
import { longestPassword, longestUserName, numberPage, signInPage, type DemoUser } from './sign-in-page.ts';

/** `/link/<secret>`: accepts user name and password once, and shows the number once. */

interface LinkRoutePorts {
  readonly page: LinkPage;
  readonly frameFor: FrameFor;
  readonly demoUsers: readonly DemoUser[];
  readonly publicUrl: () => string;
  /** Aborts the sign-ins in progress. */
  readonly ending: AbortSignal;
  readonly log: Log;
}

interface Shown {
  readonly status: number;
  readonly page: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** One text field of a posted form; empty if it is missing or given twice. */
const fieldOf = (body: unknown, name: string): string => {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
};

const problemOf = (username: string, password: string): 'empty' | 'tooLong' | undefined => {
  if (username === '' || password === '') return 'empty';
  return username.length > longestUserName || password.length > longestPassword ? 'tooLong' : undefined;
};

/** On the operator's own machine, "localhost" and "127.0.0.1" are the same origin. */
const ownOrigins = (publicUrl: string, host: string | undefined): readonly string[] => {
  const { origin, hostname } = new URL(publicUrl);
  const asked = `http://${host ?? ''}`;
  const onThisMachine = isLoopback(hostname) && URL.canParse(asked) && isLoopback(new URL(asked).hostname);
  return onThisMachine ? [origin, asked] : [origin];
};

/**
 * Whether a POST came from our own page, judging by the headers that browsers send. They send `Origin: null` with our
 * form because the page's policy is `no-referrer` (Fetch standard, "append a request Origin header"). In that case
 * Sec-Fetch-Site decides, which no website can forge, if the browser supports it.
 */
const isFromOwnPage = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origin === 'null' || ownOrigins(publicUrl, headers.host).includes(origin);
};

export const linkRoutes = (app: FastifyInstance, ports: LinkRoutePorts): void => {
  const { page, frameFor, demoUsers, publicUrl, ending, log } = ports;

  const send = async (reply: FastifyReply, { status, page: markup, retryAfter }: Shown): Promise<void> => {
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    await sendPage(reply, markup, status);
  };

  const over = (frame: Frame, why: PageOver): Shown => ({
    status: why === 'unknown' ? 404 : 410,
    page: wordsPage(frame, frame.words.page.over[why]),
  });

  /** The form, or why there is none any more. */
  const formAt = (
    frame: Frame,
    secret: string,
    typed: { readonly username: string; readonly problem?: string },
  ): Shown => {
    const state = page.look(secret);
    if (state.kind === 'over') return over(frame, state.why);
    const { whom } = state;
    const status = typed.problem === undefined ? 200 : 422;
    return { status, page: signInPage(frame, { ...typed, whom, demoUsers }) };
  };

  const shown = (
    frame: Frame,
    { outcome, username }: { outcome: SignInOutcome; username: string },
  ): Shown => {
    const { problem: problems } = frame.words.page.signIn;
    const again = (whom: string, problem: string): string =>
      signInPage(frame, { whom, username, problem, demoUsers });
    switch (outcome.kind) {
      case 'number':
        return { status: 200, page: numberPage(frame, outcome.number) };
      case 'over':
        return over(frame, outcome.why);
      case 'wrong':
        return outcome.left === 0
          ? over(frame, 'locked')
          : { status: 422, page: again(outcome.whom, problems.wrong(outcome.left)) };
      case 'busy':
        return { status: 409, page: again(outcome.whom, problems.busy) };
      case 'too_many': {
        const { wait } = outcome;
        const words = outcome.why === 'name' ? problems.tooManyForName : problems.tooManyFromHere;
        return {
          status: 429,
          page: again(outcome.whom, words(wait)),
          retryAfter: Math.ceil(wait / 1_000),
        };
      }
      case 'failed':
        return {
          status:
            outcome.failure.kind === 'not_taken' && outcome.failure.reason === 'account_refused' ? 422 : 503,
          page: again(outcome.whom, problems.failed(outcome.failure)),
        };
    }
  };

  app.get<{ Params: { secret: string } }>('/link/:secret', async (request, reply) => {
    return send(reply, formAt(frameFor(request), request.params.secret, { username: '' }));
  });

  app.post<{ Params: { secret: string }; Body: unknown }>('/link/:secret', async (request, reply) => {
    const frame = frameFor(request);
    if (!isFromOwnPage(request.headers, publicUrl())) {
      return send(reply, { status: 403, page: wordsPage(frame, frame.words.page.problem.foreign) });
    }
    const { secret } = request.params;
    // Phones like to add a space after a word, and what was copied may hold marks that nobody sees.
    const username = shownText(fieldOf(request.body, 'username'));
    const password = fieldOf(request.body, 'password');
    const problem = problemOf(username, password);
    if (problem !== undefined) {
      const { problem: words } = frame.words.page.signIn;
      return send(reply, formAt(frame, secret, { username, problem: words[problem] }));
    }
    const attempt = { secret, username, password: new Secret(password), address: request.ip, signal: ending };
    const outcome = await page.signIn(attempt);
    if (outcome.kind === 'failed' && outcome.failure.kind !== 'cancelled')
      log.warn({ failure: failureFacts(outcome.failure) }, 'a sign-in on the page failed');
    if (outcome.kind === 'too_many')
      log.warn({ why: outcome.why }, 'a sign-in on the page was put off: too many have failed');
    return send(reply, shown(frame, { outcome, username }));
  });
};

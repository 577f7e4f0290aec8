import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { clock } from '../lib/clock.ts';

/**
 * Everything that Prometheus can ask for. A label is one of a few words that our own code chooses: no id, no name and
 * nothing that anybody wrote.
 */

/** What is read at the moment somebody asks. Times in milliseconds since 1970. */
export interface Now {
  readonly open: number;
  readonly waiting: number;
  readonly oldest: number | undefined;
  readonly unexplained: number | undefined;
  readonly suspended: ReadonlyMap<string, number>;
  readonly connected: boolean;
}

type Turn =
  | { readonly kind: 'asked'; readonly partner: 'patient' | 'topic'; readonly outcome: string }
  | {
      readonly kind: 'delivered';
      readonly total: number;
      readonly service: number;
      readonly discord: number;
    };

interface Call {
  readonly endpoint: string;
  readonly status: string;
  readonly seconds: number;
}

interface Request {
  readonly method: string;
  readonly route: string;
  readonly status: number | undefined;
  readonly scope: string | undefined;
}

const answerBuckets = [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120, 300];
const callBuckets = [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60];
const writeBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const replyBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 2.5, 3];

const turnsAndService = (register: Registry) => ({
  turns: new Counter({
    name: 'rounds_turns_total',
    help: 'Questions that were put to the service, by what came of it.',
    labelNames: ['partner', 'outcome'],
    registers: [register],
  }),
  answers: new Histogram({
    name: 'rounds_answer_seconds',
    help: 'From a question to its whole answer in the thread; of that, at the service and at Discord.',
    labelNames: ['part'],
    buckets: answerBuckets,
    registers: [register],
  }),
  calls: new Histogram({
    name: 'rounds_service_call_seconds',
    help: 'Calls to the service, by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    buckets: callBuckets,
    registers: [register],
  }),
  refreshes: new Counter({
    name: 'rounds_token_refreshes_total',
    help: 'Refreshes of sign-ins at the service, by outcome.',
    labelNames: ['outcome'],
    registers: [register],
  }),
});

const discordAndStore = (register: Registry) => ({
  requests: new Counter({
    name: 'rounds_discord_requests_total',
    help: 'Requests to Discord, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  }),
  limits: new Counter({
    name: 'rounds_discord_rate_limits_total',
    help: 'Answers 429 from Discord, by whom the limit concerns.',
    labelNames: ['scope'],
    registers: [register],
  }),
  invalid: new Counter({
    name: 'rounds_discord_invalid_requests_total',
    help: 'Requests that Discord counts as invalid (401, 403, 429): it bans an address at 10,000 in ten minutes.',
    registers: [register],
  }),
  gateway: new Counter({
    name: 'rounds_gateway_events_total',
    help: 'Sessions begun, resumed and lost at the gateway.',
    labelNames: ['event'],
    registers: [register],
  }),
  writes: new Histogram({
    name: 'rounds_store_write_seconds',
    help: 'Writes to the store, until they would survive a power cut.',
    labelNames: ['outcome'],
    buckets: writeBuckets,
    registers: [register],
  }),
  replies: new Histogram({
    name: 'rounds_interaction_seconds',
    help: 'From a command or a press to its first answer, for which Discord allows three seconds.',
    labelNames: ['name'],
    buckets: replyBuckets,
    registers: [register],
  }),
});

/** Seconds since then; 0 if there is no such moment. */
const age = (since: number | undefined): number =>
  since === undefined ? 0 : Math.max(0, (clock.wall() - since) / 1_000);

const gauges = (register: Registry, read: () => Now | undefined): void => {
  const gauge = (name: string, help: string, value: (now: Now) => number): void => {
    const made = new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        const now = read();
        if (now !== undefined) this.set(value(now));
      },
    });
    made.set(0);
  };
  gauge('rounds_conversations_open', 'Conversations that are open.', ({ open }) => open);
  gauge('rounds_questions_waiting', 'Questions without an answer.', ({ waiting }) => waiting);
  gauge('rounds_oldest_question_seconds', 'Age of the oldest of them.', ({ oldest }) => age(oldest));
  gauge(
    'rounds_unexplained_question_seconds',
    'Age of the oldest one whose thread does not say why it waits.',
    ({ unexplained }) => age(unexplained),
  );
  gauge('rounds_gateway_connected', '1 while connected to the gateway.', ({ connected }) =>
    Number(connected),
  );
  const holding = new Gauge({
    name: 'rounds_threads_holding',
    help: 'Threads that wait and say why, by cause.',
    labelNames: ['cause'],
    registers: [register],
    collect() {
      holding.reset();
      for (const [cause, count] of read()?.suspended ?? []) this.set({ cause }, count);
    },
  });
};

/** Discord counts these, unless the limit is one that everybody shares. */
const isInvalid = (status: number | undefined, scope: string | undefined): boolean =>
  status === 401 || status === 403 || (status === 429 && scope !== 'shared');

export const createMetrics = () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { turns, answers, calls, refreshes } = turnsAndService(register);
  const { requests, limits, invalid, gateway, writes, replies } = discordAndStore(register);
  // An alert asks by how much they have increased, and a series that begins at 1 has not.
  writes.zero({ outcome: 'failed' });
  let read: (() => Now) | undefined;
  gauges(register, () => read?.());
  return {
    turn: (turn: Turn): void => {
      if (turn.kind === 'asked') return turns.inc({ partner: turn.partner, outcome: turn.outcome });
      for (const part of ['total', 'service', 'discord'] as const) answers.observe({ part }, turn[part]);
      return undefined;
    },
    serviceCall: ({ endpoint, status, seconds }: Call) => calls.observe({ endpoint, status }, seconds),
    tokenRefresh: (outcome: string) => refreshes.inc({ outcome }),
    discordRequest: ({ method, route, status, scope }: Request): void => {
      requests.inc({ method, route, status: status === undefined ? 'none' : String(status) });
      if (status === 429) limits.inc({ scope: scope ?? 'unknown' });
      if (isInvalid(status, scope)) invalid.inc();
    },
    gateway: (event: 'session' | 'resumed' | 'lost') => gateway.inc({ event }),
    storeWrite: ({ seconds, failed }: { readonly seconds: number; readonly failed: boolean }) =>
      writes.observe({ outcome: failed ? 'failed' : 'written' }, seconds),
    interaction: ({ name, seconds }: { readonly name: string; readonly seconds: number }) =>
      replies.observe({ name }, seconds),
    /** From then on the gauges show it. */
    readNow: (reader: () => Now): void => {
      read = reader;
    },
    /** In Prometheus's text format. The delay of the event loop since a request that has only just come is no number. */
    text: async (): Promise<string> => (await register.metrics()).replace(/^.* Nan\n/gm, ''),
    contentType: register.contentType,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

import type { FastifyInstance } from 'fastify';
import { clock } from '../lib/clock.ts';

/** What the bot cannot do without. */
type Component = 'discord' | 'store' | 'service';

const parts: readonly Component[] = ['discord', 'store', 'service'];

/** Without a service the bot can still tell people so; without one of these it can do nothing. */
const vital: ReadonlySet<Component> = new Set(['discord', 'store']);

export type Works = Readonly<Record<Component, boolean>>;

/** What has to be mended and does not stop the bot. */
export type Warning = 'service_refuses_application' | 'another_program_answers' | 'log_lines_dropped';

interface State {
  readonly works: boolean;
  /** Since when it has been found like this. */
  readonly since: string;
}

interface HealthPorts {
  readonly look: () => Promise<Works>;
  /** Milliseconds for which a look that has ended serves everybody who asks. */
  readonly keepLook: number;
}

/** Looks at the parts. */
export type Health = () => Promise<ReadonlyMap<Component, State>>;

/** Remembers since when each part is as it is. */
export const watchHealth = ({ look, keepLook }: HealthPorts): Health => {
  const states = new Map<Component, State>();
  let latest: Promise<Works> | undefined;
  let keptUntil = 0;
  /** Each look writes to the disk and calls the service, and anybody may ask, as often as they like. */
  const lookSometimes = (): Promise<Works> => {
    if (latest !== undefined && clock.monotonic() < keptUntil) return latest;
    keptUntil = Number.POSITIVE_INFINITY;
    latest = look().finally(() => (keptUntil = clock.monotonic() + keepLook));
    return latest;
  };
  return async (): Promise<ReadonlyMap<Component, State>> => {
    const found = await lookSometimes();
    for (const part of parts) {
      const works = found[part];
      if (states.get(part)?.works !== works)
        states.set(part, { works, since: new Date(clock.wall()).toISOString() });
    }
    return states;
  };
};

/**
 * For monitoring and for whatever runs the process. `/live`: it answers. `/ready`: it can work, with the state of each
 * part; 503 if it cannot. `/health`: 200 `{"status":"ok"}`, or 503 with what does not work, the service included. What
 * has to be mended but does not stop the bot is among its `warnings`, if there are any.
 */
export const healthRoutes = (app: FastifyInstance, states: Health, warn: () => readonly Warning[]): void => {
  app.get('/live', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const all = [...(await states())];
    const isReady = all.every(([part, { works }]) => works || !vital.has(part));
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not_ready', parts: Object.fromEntries(all) });
  });
  app.get('/health', async (_request, reply) => {
    const failing = [...(await states())].flatMap(([part, { works }]) => (works ? [] : [part]));
    const found = warn();
    const warnings = found.length === 0 ? {} : { warnings: found };
    return failing.length === 0
      ? reply.send({ status: 'ok', ...warnings })
      : reply.code(503).send({ status: 'failing', failing, ...warnings });
  });
};

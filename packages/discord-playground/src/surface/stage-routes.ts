/** What surrounds the playground: the demo's sign-ins, the bot's requests, and switches to break things. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { bodyOf, type RequestBody } from '../rest/request-body.ts';
import { parseBody } from '../validate/issues.ts';
import { privilegedIntents } from '../world/application.ts';
import type { SurfaceContext } from './context.ts';

const turn = z.discriminatedUnion('switch', [
  z.object({ switch: z.literal('service'), to: z.enum(['works', 'slow', 'down']) }),
  z.object({ switch: z.literal('gateway'), to: z.enum(['connected', 'lost']) }),
  z.object({ switch: z.literal('intents'), to: z.array(z.literal(privilegedIntents)) }),
  z.object({ switch: z.literal('expireTokens') }),
  /** Answered when the bot runs again. */
  z.object({ switch: z.literal('restartBot') }),
]);

export const stageRoutes = (
  app: FastifyInstance,
  { stage, gateway, switches, traffic }: SurfaceContext,
): void => {
  const run = randomUUID();

  app.get('/stage', async () => ({
    /** Another one after every start. */
    run,
    signIns: stage?.service?.signIns.map(({ username, password }) => ({ username, password })) ?? [],
    welcome: stage?.welcome ?? null,
    ready: stage?.welcome?.ready() ?? [],
    /** What the bot shows beside its name. */
    presence: gateway.presence,
    switches: switches.positions,
    requests: traffic.latest(),
  }));

  /** What was said in one of these requests, or in an event. */
  app.get<{ Params: { number: string } }>('/traffic/:number', async ({ params }) => {
    const said = traffic.said(Number(params.number));
    if (said === undefined) throw new Refusal('general');
    return said;
  });

  app.post<{ Body: RequestBody | undefined }>('/switches', async (request) => {
    const step = parseBody(turn, bodyOf(request).json);
    switch (step.switch) {
      case 'service':
        switches.setService(step.to);
        break;
      case 'gateway':
        switches.setGateway(step.to);
        break;
      case 'intents':
        switches.setIntents(step.to);
        break;
      case 'expireTokens':
        switches.expireTokens();
        break;
      case 'restartBot':
        await switches.restartBot();
        break;
    }
    return switches.positions;
  });
};

import type { FastifyInstance } from 'fastify';
import type { Gate } from '../gate.ts';
import { Impossible } from '../people/impossible.ts';
import type { SurfaceContext } from './context.ts';
import { controlRoutes } from './control-routes.ts';
import { surfaceInteractionRoutes } from './interaction-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { stageRoutes } from './stage-routes.ts';

/** Everything below `/playground`. What a person cannot do gets a 400 that says why. */
export const surface = (app: FastifyInstance, context: SurfaceContext, gate: Gate): void => {
  app.addHook('onRequest', gate.forControls);
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof Impossible) return reply.code(400).send({ message: error.message, code: 0 });
    throw error;
  });
  peopleRoutes(app, context);
  surfaceInteractionRoutes(app, context);
  controlRoutes(app, context);
  stageRoutes(app, context);
};

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signedByUs } from '../actions/attachments.ts';
import { Refusal } from '../refusal.ts';
import type { Faults } from './faults.ts';
import type { World } from '../world/world.ts';

const signed = z.object({ hm: z.string().optional() });

const route = '/attachments/:channelId/:id/:name';

/** Serves uploaded files at the addresses that messages carry. */
export const attachmentRoutes = (app: FastifyInstance, world: World, faults: Faults): void => {
  app.get<{ Params: { channelId: string; id: string; name: string } }>(
    route,
    async ({ params, query, url }, reply) => {
      const fault = faults.take({ method: 'GET', route, path: url, files: false });
      await fault?.until;
      if (fault?.status !== undefined) return reply.code(fault.status).send();
      const path = `${params.channelId}/${params.id}/${params.name}`;
      const file = world.files.get(path);
      if (file === undefined || !signedByUs(world, path, signed.safeParse(query).data?.hm))
        throw new Refusal('general');
      // Only as a download: an uploaded file must never run as a page of this origin.
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(params.name)}`)
        .header('x-content-type-options', 'nosniff')
        .send(file.data);
    },
  );
};

/** The playground's page, at the root of its server. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Gate } from '../gate.ts';
import { Refusal } from '../refusal.ts';
import { pageFolder, readAsset } from './assets.ts';
import { createDocument, icon } from './document.ts';
import { emojiFaces, findPackages, importMap } from './packages.ts';
import { stylesheet } from './stylesheet.ts';

interface Asked {
  Params: { '*': string };
}

export const site = (app: FastifyInstance, gate: Gate): void => {
  const packages = findPackages();
  // New with every start: a browser may keep the two hundred scripts as long as they cannot change.
  const run = randomBytes(6).toString('base64url');
  const modules = `/modules/${run}`;
  const own = `/page/${run}`;
  const document = createDocument({ imports: importMap(packages, modules), main: `${own}/main.js` });
  const styles = emojiFaces(packages, modules) + stylesheet;
  const ownFolder = fileURLToPath(pageFolder());

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  });

  const sendAsset = async (reply: FastifyReply, folder: string, path: string): Promise<FastifyReply> => {
    const asset = await readAsset(folder, path);
    if (asset === undefined) throw new Refusal('general');
    return reply.header('cache-control', 'max-age=86400, immutable').type(asset.type).send(asset.content);
  };

  app.get('/', { onRequest: gate.forPage }, async (_request, reply) =>
    reply
      .header('content-security-policy', document.policy)
      .type('text/html; charset=utf-8')
      .send(document.html),
  );
  app.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/icon.svg', async (_request, reply) => reply.type('image/svg+xml').send(icon));
  app.get<Asked>(`${own}/*`, async ({ params }, reply) => sendAsset(reply, ownFolder, params['*']));

  app.get<Asked>(`${modules}/*`, async ({ params }, reply) => {
    const path = params['*'];
    for (const [name, folder] of packages) {
      if (path.startsWith(`${name}/`)) return sendAsset(reply, folder, path.slice(name.length + 1));
    }
    throw new Refusal('general');
  });
};

/** The playground as a separate process. Prints one JSON line when it is ready. */
import { z } from 'zod';
import { createLog } from '../lib/log.ts';
import { startPlayground } from './server.ts';

const settings = z
  .object({
    PLAYGROUND_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    PLAYGROUND_TOKEN: z.string().min(1).optional(),
    PLAYGROUND_RATE_LIMITS: z.enum(['discord', 'off']).default('discord'),
    PLAYGROUND_MESSAGE_CONTENT: z.enum(['enabled', 'disabled']).default('enabled'),
  })
  .parse(process.env);

const log = createLog({ level: 'info', to: process.stderr });
const playground = await startPlayground({
  log,
  port: settings.PLAYGROUND_PORT,
  rateLimits: settings.PLAYGROUND_RATE_LIMITS,
  messageContent: settings.PLAYGROUND_MESSAGE_CONTENT,
  ...(settings.PLAYGROUND_TOKEN === undefined ? {} : { token: settings.PLAYGROUND_TOKEN }),
});

const { apiUrl, url, token, applicationId } = playground;
process.stdout.write(`${JSON.stringify({ ready: true, apiUrl, url, token, applicationId })}\n`);

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await playground.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

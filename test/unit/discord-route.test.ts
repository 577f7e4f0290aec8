import { expect, it } from 'vitest';
import { routeOf } from '../../src/discord/outbox/rest.ts';

const token = 'aW50ZXJhY3Rpb24tdG9rZW4_secret';

it.each([
  ['/channels/1234567890123456789/messages', '/channels/:id/messages'],
  ['/channels/1/messages/22/threads?limit=5', '/channels/:id/messages/:id/threads'],
  ['/channels/1/thread-members/@me', '/channels/:id/thread-members/@me'],
  [`/interactions/1/${token}/callback`, '/interactions/:id/:token/callback'],
  [`/webhooks/1/${token}?wait=true`, '/webhooks/:id/:token'],
  [`/webhooks/1/${token}/messages/@original`, '/webhooks/:id/:token/messages/@original'],
  ['/webhooks/1/lettersonly/messages/5', '/webhooks/:id/:token/messages/:id'],
  ['/users/@me/guilds', '/users/@me/guilds'],
  ['/channels/1/messages/2/reactions/%F0%9F%91%8D/@me', '/channels/:id/messages/:id/reactions/:id/@me'],
])('%s is counted as %s', (path, route) => {
  expect(routeOf(`https://discord.com/api/v10${path}`)).toBe(route);
  expect(routeOf(`http://127.0.0.1:3001/under/api/v10${path}`)).toBe(route);
});

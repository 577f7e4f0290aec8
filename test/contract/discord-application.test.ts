import { describe, expect, it } from 'vitest';
import { readApplication, type Application } from '../../src/discord/application.ts';
import { sendJson, restServer, type RestServer, restTo } from '../support/rest-server.ts';

const readingAllowed = 1 << 19;
const applicationId = '100000000000000001';
const self = '100000000000000002';
const own = '/applications/@me';

interface Given {
  readonly status: number;
  readonly body: object;
}

const notFound: Given = { status: 404, body: { code: 0, message: '404: Not Found' } };
const user: Given = { status: 200, body: { id: self, username: 'Rounds' } };

/** A Discord that knows these paths only. */
const discordWith = (answers: Readonly<Record<string, Given>>): Promise<RestServer> =>
  restServer(({ path }, response) => {
    const { status, body } = answers[path] ?? notFound;
    sendJson(response, status, body);
  });

const read = ({ apiUrl }: RestServer): Promise<Application> => readApplication(restTo(apiUrl));

const given = (flags?: number): Given => ({ status: 200, body: { id: applicationId, flags } });

describe('who the bot is', () => {
  it.each([
    [0, false],
    [1 << 18, true],
    [readingAllowed, true],
    [1 << 23, false],
    // The gateway says it.
    [undefined, true],
  ])('includes whether it may read messages, by the flags %s', async (flags, mayReadMessages) => {
    const server = await discordWith({ [own]: given(flags), '/users/@me': user });
    expect(await read(server)).toMatchObject({
      id: applicationId,
      self,
      userName: 'Rounds',
      mayReadMessages,
    });
  });

  it.each<[what: string, instead: Given, kind: string]>([
    ['does not accept the token', { status: 401, body: { code: 0, message: '401' } }, 'unauthorized'],
    ['is out of order', { status: 502, body: {} }, 'failing'],
    ['has no readable answer', { status: 200, body: [] }, 'unreachable'],
  ])('is not known if one of both addresses %s', async (_what, instead, kind) => {
    for (const path of [own, '/users/@me']) {
      const server = await discordWith({ [own]: given(0), '/users/@me': user, [path]: instead });
      await expect(read(server)).rejects.toMatchObject({ failure: { kind } });
    }
  });
});

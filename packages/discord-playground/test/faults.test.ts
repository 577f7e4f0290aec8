import { request } from 'node:http';
import { Events, RESTEvents, type TextChannel } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const messages = { method: 'POST', route: '/channels/:channelId/messages' };

const ready = async () => {
  const playground = await open.playground();
  const client = await open.client(playground);
  const channel = (await client.channels.fetch(playground.place('class').id)) as TextChannel;
  return { playground, client, channel };
};

describe('rate limits', () => {
  it('the sixth message in five seconds to a channel waits, and is sent', async () => {
    const playground = await open.playground({ rateLimits: 'discord' });
    const client = await open.client(playground);
    const channel = (await client.channels.fetch(playground.place('class').id)) as TextChannel;
    const waited = new Promise<string>((resolve) => {
      client.rest.on(RESTEvents.RateLimited, ({ scope }) => resolve(scope));
    });
    const sending = Array.from({ length: 6 }, (_, index) => channel.send(String(index)));
    expect(await waited).toBe('user');
    await Promise.all(sending);
    expect(playground.world.messages(channel.id)).toHaveLength(6);
  });

  it('a client that does not wait gets 429 with the time to wait, per channel and globally', async () => {
    const playground = await open.playground({ rateLimits: 'discord' });
    const post = (name: string) =>
      fetch(`${playground.apiUrl}/v10/channels/${playground.place(name).id}/typing`, {
        method: 'POST',
        headers: { authorization: `Bot ${playground.token}` },
      });
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await post('class'));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(answers[4]?.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await answers[5]?.text()).toMatch(/"retry_after":\d/);
    expect(answers[5]?.headers.get('x-ratelimit-global')).toBeNull();
    expect((await post('study-group')).status).toBe(204);
    const me = () =>
      fetch(`${playground.apiUrl}/v10/users/@me/guilds`, {
        headers: { authorization: `Bot ${playground.token}` },
      });
    const burst = await Promise.all(Array.from({ length: 60 }, me));
    expect(burst.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('Discord faults', () => {
  it('a request can fail without effect, and the next one works', async () => {
    const { playground, channel } = await ready();
    playground.faults.next(messages, { status: 403, code: 50_013 });
    await expect(channel.send('x')).rejects.toMatchObject({ code: 50_013 });
    expect(playground.world.messages(channel.id)).toEqual([]);
    await channel.send('y');
    expect(playground.world.messages(channel.id)).toHaveLength(1);
  });

  it('a request can take effect and then fail, and a nonce makes the retry safe', async () => {
    const { playground, channel } = await ready();
    playground.faults.next(messages, { status: 500, afterwards: true });
    // The client tries again by itself on a 500, with the same nonce.
    await channel.send({ content: 'x', nonce: 'n', enforceNonce: true });
    expect(playground.world.messages(channel.id)).toHaveLength(1);
    const posts = playground
      .requests()
      .filter(({ method, route }) => `${method} ${route}` === 'POST /channels/:channelId/messages');
    expect(posts.map(({ status }) => status)).toEqual([500, 200]);
  });

  it('a connection can be cut before or after the effect', async () => {
    const { playground, client, channel } = await ready();
    client.rest.options.retries = 0;
    playground.faults.next(messages, { drop: true });
    await expect(channel.send('x')).rejects.toThrow(Error);
    expect(playground.world.messages(channel.id)).toEqual([]);
    playground.faults.next(messages, { drop: true, afterwards: true });
    await expect(channel.send('x')).rejects.toThrow(Error);
    expect(playground.world.messages(channel.id)).toHaveLength(1);
  });

  it('requests can be held back and released', async () => {
    const { playground, client, channel } = await ready();
    const release = playground.faults.hold(messages);
    const sending = channel.send('late');
    await channel.sendTyping();
    expect(playground.world.messages(channel.id)).toEqual([]);
    const heard = new Promise((resolve) => client.once(Events.MessageCreate, resolve));
    release();
    await sending;
    await heard;
  });
});

describe('what the playground records and whom it serves', () => {
  it.each(['/no/such/route', '/guilds/:id/members/search', '/channels/:id/invites'])(
    'the missing route %s is named to the bot and in the log, and recorded',
    async (route) => {
      const warned: object[] = [];
      const log = { warn: (facts: object) => void warned.push(facts), error: () => undefined };
      const playground = await open.playground({ log });
      const client = await open.client(playground);
      const path = route.replace(':id', playground.place('class').id);
      const refused = { status: 404, code: 0, message: expect.stringContaining(`GET ${route};`) as string };
      await expect(client.rest.get(`/${path.slice(1)}`)).rejects.toMatchObject(refused);
      expect(warned).toEqual([{ route: `GET ${route}` }]);
      expect(playground.requests().at(-1)).toMatchObject({ route: 'unknown', path, status: 404 });
    },
  );

  it('no token of an interaction is recorded', async () => {
    const { playground, client } = await ready();
    const secret = 'a-token-of-an-interaction';
    await client.rest
      .get(`/webhooks/${playground.applicationId}/${secret}/messages/@original`)
      .catch(() => undefined);
    expect(playground.requests().at(-1)?.status).toBe(404);
    expect(JSON.stringify(playground.requests())).not.toContain(secret);
  });

  it('another host name or a page from another origin is turned away', async () => {
    const { playground } = await ready();
    const status = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request(`${playground.apiUrl}/v10/gateway`, { headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await status({})).toBe(200);
    expect(await status({ host: 'evil.example' })).toBe(404);
    expect(await status({ origin: 'https://evil.example' })).toBe(404);
    expect(await status({ origin: playground.url })).toBe(200);
  });

  it('a file that the bot sends can be fetched at its URL, and not at an invented one', async () => {
    const { channel } = await ready();
    const message = await channel.send({ files: [{ attachment: Buffer.from('a text'), name: 'case.txt' }] });
    const attachment = message.attachments.first();
    if (attachment === undefined) throw new Error('the file was lost');
    expect(attachment.size).toBe(6);
    expect(await (await fetch(attachment.url)).text()).toBe('a text');
    expect((await fetch(attachment.url.replace(/hm=.*/, 'hm=0'))).status).toBe(404);
  });
});

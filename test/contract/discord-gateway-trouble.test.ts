import { deflateSync } from 'node:zlib';
import { GatewayCloseCodes as Close } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { connected, hello, recovered, type Op, type Trouble } from '../support/troubled-gateway.ts';

// The tests run side by side, because most wait out the five seconds between two new sessions.

describe.concurrent('a connection that the gateway closes', () => {
  const resumes = [Close.UnknownError, Close.UnknownOpcode, Close.DecodeError, Close.SessionTimedOut, 1001];
  const identifies = [
    Close.NotAuthenticated,
    Close.AlreadyAuthenticated,
    Close.InvalidSeq,
    Close.RateLimited,
    1000,
  ];

  it.for(resumes)('with %i is resumed, and the log names the code', async (code, context) => {
    const there = await connected(context);
    there.gateway.closeAll(code);
    expect(await recovered(there, 2)).toEqual(['identify', 'resume']);
    await there.ear.first((one) => (one[0] === 'connectionChanged' && one[1].isUp ? true : undefined));
    expect(there.text()).toContain(`"code":${code}`);
    expect(there.ear.heard.map(([name]) => name)).toEqual([
      'sessionStarted',
      'connectionChanged',
      'connectionChanged',
    ]);
  });

  it.for(identifies)('with %i gets a new session, which the log says', async (code, context) => {
    const there = await connected(context);
    there.gateway.closeAll(code);
    expect(await recovered(there, 2)).toEqual(['identify', 'identify']);
    expect(there.text().split('new session at Discord')).toHaveLength(3);
  });

  it.for([
    [Close.AuthenticationFailed, 'unauthorized'],
    [Close.InvalidShard, 'not_recoverable'],
    [Close.ShardingRequired, 'not_recoverable'],
    [Close.InvalidAPIVersion, 'not_recoverable'],
    [Close.InvalidIntents, 'not_recoverable'],
    [Close.DisallowedIntents, 'disallowed_intents'],
  ] as const)('with %i is lost for good', async ([code, loss], context) => {
    const { discord, gateway, losses } = await connected(context);
    gateway.closeAll(code);
    await context.expect.poll(() => losses).toEqual([loss]);
    expect(discord.connected()).toBe(false);
    expect(gateway.heard).toEqual(['identify']);
  });
});

describe.concurrent('a session that can be resumed is resumed', () => {
  it('at once, however often its connection is lost', async (context) => {
    const there = await connected(context, {}, { steady: 0, firstPause: 60_000, longestPause: 60_000 });
    for (let losses = 1; losses <= 6; losses += 1) {
      there.gateway.closeAll(Close.UnknownError);
      await recovered(there, losses + 1);
    }
    expect(there.gateway.heard).toEqual(['identify', ...Array<Op>(6).fill('resume')]);
  });

  it('once the gateway can be connected to again, and the log says until then why it cannot', async (context) => {
    const there = await connected(context);
    there.gateway.goAway();
    await context.expect.poll(there.text).toContain('cannot be connected to');
    expect(there.text()).toMatch(/"host":"127.0.0.1:\d+","code":1006,"error":"ECONNREFUSED","next":"resume"/);
    there.gateway.comeBack();
    expect(await recovered(there, 2)).toEqual(['identify', 'resume']);
  });

  it('at the common address, if its own one answers with 502', async (context) => {
    const there = await connected(context, { admits: (isResume) => !isResume });
    there.gateway.closeAll(Close.UnknownError);
    const heard = await recovered(there, 6);
    expect(heard).toEqual(['identify', ...Array<Op>(5).fill('resume')]);
    expect(there.text()).toContain('"status":502');
  });

  it('as soon as Discord answers again', async (context) => {
    let admits = false;
    const never = { firstPause: 600_000, longestPause: 600_000 };
    const there = await connected(context, { admits: (isResume) => !isResume || admits }, never);
    there.gateway.closeAll(Close.UnknownError);
    await context.expect.poll(there.text).toContain('cannot be connected to');
    admits = true;
    await there.answersAgain();
    expect(await recovered(there, 3)).toEqual(['identify', 'resume', 'resume']);
  });

  it('although the gateway falls silent', async (context) => {
    const silent: Trouble = {
      greet: (socket, count) => {
        const quick = { ...hello, d: { heartbeat_interval: 200 } };
        socket.send(JSON.stringify(count === 1 ? quick : hello));
        if (count === 1) setTimeout(() => socket.pause(), 100);
      },
    };
    const there = await connected(context, silent);
    expect(await recovered(there, 2)).toEqual(['identify', 'resume']);
  });

  it('although a request for a connection is never answered', async (context) => {
    const there = await connected(context, { ignores: (count) => count === 2 });
    there.gateway.closeAll(Close.UnknownError);
    expect(await recovered(there, 2)).toEqual(['identify', 'resume']);
  });
});

describe.concurrent('a session that cannot be resumed is given up for a new one', () => {
  const inVain: readonly Op[] = ['identify', 'resume', 'resume', 'resume', 'identify'];

  it.for<[string, Trouble]>([
    ['it is closed at once', { resume: (socket) => socket.close(Close.UnknownError) }],
    [
      'it is closed as soon as it has been resumed',
      {
        resume: (socket) => {
          socket.send(JSON.stringify({ op: 0, s: 2, t: 'RESUMED', d: {} }));
          socket.close(Close.UnknownError);
        },
      },
    ],
  ])('after three tries if %s', async ([, trouble], context) => {
    const there = await connected(context, trouble);
    there.gateway.closeAll(Close.UnknownError);
    expect((await recovered(there, inVain.length)).slice(0, 5)).toEqual(inVain);
  });

  it('without the pause of an outage if the gateway says so right after one', async (context) => {
    let admits = false;
    const there = await connected(
      context,
      {
        admits: (isResume) => !isResume || admits,
        resume: (socket) => socket.send(JSON.stringify({ op: 9, d: false })),
      },
      { firstPause: 600_000, longestPause: 600_000 },
    );
    there.gateway.closeAll(Close.UnknownError);
    await context.expect.poll(there.text).toContain('cannot be connected to');
    admits = true;
    await there.answersAgain();
    expect(await recovered(there, 4)).toEqual(['identify', 'resume', 'resume', 'identify']);
    expect(there.text()).toMatch(/"next":"identify","seconds":0\.[67]/);
  });

  it('after a while if it is never answered', async (context) => {
    const there = await connected(context, { resume: () => undefined }, { resume: 3_000 });
    there.gateway.closeAll(Close.UnknownError);
    const ops = await recovered(there, 3);
    // A connection that is made slowly is tried again, too.
    expect(ops.filter((op, at) => op !== ops[at - 1])).toEqual(['identify', 'resume', 'identify']);
  });
});

describe.concurrent('a gateway that says nothing we understand', () => {
  const onlyFirst = (greet: (socket: WebSocket) => void): Trouble => ({
    greet: (socket, count) => (count === 1 ? greet(socket) : socket.send(JSON.stringify(hello))),
  });

  it.for<[string, Trouble]>([
    ['no HELLO', onlyFirst(() => undefined)],
    [
      'a compressed HELLO, for which nobody asked',
      onlyFirst((socket) => socket.send(deflateSync(JSON.stringify(hello)))),
    ],
    ['no JSON', onlyFirst((socket) => socket.send('welcome to the hotel'))],
    ['502', ((tries = 0): Trouble => ({ admits: () => (tries += 1) > 2 }))()],
  ])('but %s is connected to again', async ([, trouble], context) => {
    const { discord, gateway } = await connected(context, trouble);
    expect(gateway.heard).toEqual(['identify']);
    expect(discord.connected()).toBe(true);
  });
});

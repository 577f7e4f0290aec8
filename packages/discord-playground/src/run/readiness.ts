/** Whether a bot has started, and what can be told of one that has not. */
import type { Playground } from '../server.ts';

/** Milliseconds without a request: what a bot does on starting is done then. */
const quiet = 500;
/** The same for one that has registered no commands: discord.py calls a bot ready two seconds after it has logged in. */
const longer = 3_000;

/** Waits until a bot has logged in and is quiet; false if it has not logged in within these seconds. */
export const isReady = (playground: Playground, seconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    let hasLoggedIn = playground.gateway.connected > 0;
    let soon: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(soon);
      clearTimeout(late);
      for (const stop of stops) stop();
      resolve(hasLoggedIn);
    };
    const wait = (): void => {
      clearTimeout(soon);
      const hasCommands = playground
        .requests()
        .some(({ method, path }) => method !== 'GET' && path.endsWith('/commands'));
      if (hasLoggedIn) soon = setTimeout(end, hasCommands ? quiet : longer).unref();
    };
    const late = setTimeout(end, seconds * 1_000).unref();
    const stops = [
      playground.onRequest(wait),
      playground.gateway.listen((name) => {
        hasLoggedIn ||= name === 'READY';
        wait();
      }),
    ];
    wait();
  });

const closedBecause: Readonly<Record<number, string>> = {
  4004: 'the token is not PLAYGROUND_TOKEN',
  4012: 'this version, encoding or compression is not there',
  4013: 'it asked for an intent that does not exist',
  4014: 'it asked for a privileged intent that is off',
};

/** What a bot that has not logged in has done instead. */
export const whatWasSeen = ({ apiUrl, gateway, requests }: Playground): string => {
  const all = requests();
  const code = gateway.refusedWith;
  if (code !== undefined)
    return `The gateway refused it with ${code}: ${closedBecause[code] ?? 'see above'}.`;
  if (all.length === 0)
    return `Nobody has asked for anything at ${apiUrl}: was the bot given the address (PLAYGROUND_API)?`;
  const last = all.slice(-5).map(({ method, path, status }) => `  ${method} ${path} ${status}`);
  const told = `The latest of ${all.length} requests:\n${last.join('\n')}`;
  if (all.every(({ status }) => status === 401))
    return `Whoever asked had another token than PLAYGROUND_TOKEN. ${told}`;
  if (!all.some(({ path }) => path.startsWith('/gateway')))
    return `Nobody has asked for the gateway. ${told}`;
  return `It has asked for the gateway, but not logged in there. ${told}`;
};

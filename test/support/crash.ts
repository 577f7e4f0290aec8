/** Kills the bot at a chosen moment of what the outside sees. */
import type { FaultMatch } from 'discord-playground/rest/faults';
import type { Change } from 'discord-playground/world/changes';
import type { CallRecord } from 'service-sandbox/calls';
import type { Bench } from '../chaos/bench.ts';

/** Each resolves when the process is gone; the test has to start the bot again. */

/** The service has decided a call to this path, and its response has not been sent. */
export const killedAtCall = (bench: Bench, path: string): Promise<CallRecord> =>
  new Promise((resolve, reject) => {
    const stop = bench.sandbox.onCall((call) => {
      if (!call.path.endsWith(path)) return;
      stop();
      bench.bot.kill().then(() => resolve(call), reject);
    });
  });

/** Discord's world has changed in this way, and the request that changed it has had no response. */
export const killedAtChange = (bench: Bench, isIt: (change: Change) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = bench.playground.world.changes.listen((change) => {
      if (!isIt(change)) return;
      stop();
      bench.bot.kill().then(() => resolve(), reject);
    });
  });

/** A request has reached Discord, which does nothing about it; `skip` of its kind go through before. */
export const killedAtRequest = (bench: Bench, match: FaultMatch, skip = 0): Promise<void> =>
  new Promise((resolve, reject) => {
    const { faults } = bench.playground;
    if (skip > 0) faults.next(match, {}, skip);
    faults.next(match, {
      status: 503,
      // Checked at the moment the request comes in.
      get until() {
        const killed = bench.bot.kill().then(() => undefined);
        killed.then(resolve, reject);
        return killed;
      },
    });
  });

/** A message of the bot's appears in this place. */
export const ourMessageIn =
  (bench: Bench, place: { readonly id: string }, says: (content: string) => boolean = () => true) =>
  (change: Change): boolean =>
    change.kind === 'message_created' &&
    change.message.channelId === place.id &&
    change.message.authorId === bench.playground.world.bot.id &&
    change.message.visibleTo === undefined &&
    says(change.message.content);

export const startAgain = async (bench: Bench): Promise<void> => {
  bench.bot.start();
  await bench.bot.ready();
};

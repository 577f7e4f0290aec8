import type { Change } from 'discord-playground/world/changes';
import type { Bench } from '../chaos/bench.ts';

/** Resolves when the process is gone: Discord's world has changed in this way, and the request had no response. */
export const killedAtChange = (bench: Bench, isIt: (change: Change) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = bench.playground.world.changes.listen((change) => {
      if (!isIt(change)) return;
      stop();
      bench.bot.kill().then(() => resolve(), reject);
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

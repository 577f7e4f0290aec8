import { setImmediate } from 'node:timers/promises';
import { clock } from './clock.ts';

/** Milliseconds of work after which others get in. */
const longest = 3;

/**
 * Passes on the items, and lets everything else in the process have its turn every few milliseconds, whatever is done
 * with them: for walks that may be long.
 */
export const lettingOthersIn = async function* <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<Item, void, undefined> {
  let since = clock.monotonic();
  for await (const item of items) {
    yield item;
    if (clock.monotonic() - since < longest) continue;
    await setImmediate();
    since = clock.monotonic();
  }
};

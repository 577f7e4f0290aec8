import type { Log } from '../../lib/log.ts';
import type { OperatorWords } from '../../locale/operators.ts';
import { moveStore } from '../../store/move.ts';
import { keyFileOf } from '../../store/sqlite-file.ts';
import { StoreError } from '../../store/store-error.ts';
import { filePath, storeName } from '../../store/store-url.ts';
import type { Config } from '../config.ts';
import { storeAddress } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { surveyBotStore } from '../store.ts';

/** The command `move`. */

interface Moving {
  readonly config: Config;
  /** The operator's. */
  readonly words: OperatorWords;
  readonly log: Log;
  readonly from: string;
  readonly to: string;
}

/** Returns what to say. Throws a StoreError, or a StartError for an address that cannot be read. */
export const moveBotStore = async ({ config, words, log, from, to }: Moving): Promise<string> => {
  const { keys } = config.store;
  for (const [argument, url] of [
    ['FROM', from],
    ['TO', to],
  ] as const) {
    const [issue] = storeAddress.safeParse(url).error?.issues ?? [];
    if (issue !== undefined) throw new StartError(words.commandLine.address(argument, issue.message));
  }
  // Before anything is written: the keys have to open what is moved.
  const before = await surveyBotStore({ url: from, keys, log });
  const rows = await moveStore({ from, to });
  const after = await surveyBotStore({ url: from, copy: to, keys, log });
  if (after.unreadable !== before.unreadable)
    throw new StoreError('broken', words.commandLine.badCopy(storeName(to)));
  const path = keys === undefined ? filePath(from) : undefined;
  const keyFile = path === undefined ? undefined : keyFileOf(path);
  return words.commandLine.moved({ from: storeName(from), to: storeName(to), rows, keyFile, ...after });
};

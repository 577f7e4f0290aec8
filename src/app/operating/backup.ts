import { stat } from 'node:fs/promises';
import type { Log } from '../../lib/log.ts';
import type { OperatorWords } from '../../locale/operators.ts';
import { backUp, restore } from '../../store/copies.ts';
import { keyFileOf, sqliteFile } from '../../store/sqlite-file.ts';
import { filePath, storeName } from '../../store/store-url.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { surveyBotStore } from '../store.ts';

/** The commands `backup` and `restore`. */

interface Copying {
  readonly config: Config;
  /** The operator's. */
  readonly words: OperatorWords;
  readonly log: Log;
  readonly file: string;
}

/** Throws a StartError if the settings name no store that lasts, or one that is no file. */
const lastingStore = ({ config, words }: Copying): string => {
  const { url } = config.store;
  if (url === undefined) throw new StartError(words.commandLine.noStore);
  if (filePath(url) === undefined) throw new StartError(words.commandLine.notAFile(storeName(url)));
  return url;
};

/** Opens each copy with the store's keys and reads every record. */
const checking = ({ config, log }: Copying, url: string) => {
  const found = { unreadable: 0 };
  const check = async (copy: string): Promise<void> => {
    found.unreadable = (await surveyBotStore({ url, keys: config.store.keys, copy, log })).unreadable;
  };
  return { found, check };
};

/** Returns what to say. Throws a StartError or a StoreError. */
export const backUpStore = async (copying: Copying): Promise<string> => {
  const { config, words, file } = copying;
  const url = lastingStore(copying);
  const { found, check } = checking(copying, url);
  await backUp({ url, file, check });
  const { size: bytes } = await stat(file);
  const keyFile = config.store.keys === undefined ? keyFileOf(sqliteFile(url)) : undefined;
  return words.commandLine.backedUp({ file, bytes, keyFile, ...found });
};

/** Returns what to say. Throws a StartError or a StoreError. */
export const restoreStore = async (copying: Copying): Promise<string> => {
  const { words, file } = copying;
  const url = lastingStore(copying);
  const { found, check } = checking(copying, url);
  const kept = await restore({ url, file, check, now: Date.now() });
  return words.commandLine.restored({ store: sqliteFile(url), kept, ...found });
};

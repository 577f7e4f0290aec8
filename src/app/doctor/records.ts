import { createLog } from '../../lib/log.ts';
import { StoreError } from '../../store/store-error.ts';
import { storeName } from '../../store/store-url.ts';
import { surveyBotStore } from '../store.ts';
import { failed, fine, skipped, warning, type Looking, type Finding } from './finding.ts';

/** What holds for a store of any kind: whether its records can be read, and who uses it. */

const troubleOf = (
  { reason, message }: StoreError,
  { words: { store: words } }: Looking,
  name: string,
): Finding => {
  switch (reason) {
    case 'missing':
      return fine('store', 'missing', words.missing(name));
    case 'cannot_open':
    case 'wrong_key':
    case 'newer_version':
      return failed('store', reason, words[reason](message));
    case 'half_moved':
      return failed('store', reason, words.halfMoved(message));
    case 'connection_lost':
      return failed('store', 'no_database', words.noDatabase(message));
    case 'broken':
    case 'in_use':
    case 'claimed':
      return failed('store', 'broken', words.broken(message));
  }
};

/** Reads every record. */
export const checkRecords = async (looking: Looking, url: string): Promise<Finding> => {
  const { config, words } = looking;
  const name = storeName(url);
  try {
    const { keys } = config.store;
    const { unreadable } = await surveyBotStore({ url, keys, log: createLog({ level: 'silent' }) });
    return unreadable === 0
      ? fine('store', 'ok', words.store.ok(name))
      : warning('store', 'unreadable', words.store.unreadable(unreadable));
  } catch (error) {
    if (error instanceof StoreError) return troubleOf(error, looking, name);
    throw error;
  }
};

/** Who answers where these settings have the bot listen; `unknown`: nobody can listen there, and no bot answers. */
export type Here = 'nobody' | 'bot' | 'stand_by' | 'unknown';

export const lockFound = (
  { words }: Looking,
  { inUse, here }: { readonly inUse: boolean; readonly here: Here },
): Finding => {
  if (!inUse) return fine('lock', 'free', words.lock.free);
  switch (here) {
    case 'bot':
      return fine('lock', 'bot', words.lock.bot);
    case 'stand_by':
      return fine('lock', 'stand_by', words.lock.standsBy);
    case 'nobody':
      return failed('lock', 'stranger', words.lock.stranger);
    case 'unknown':
      return skipped('lock', 'unknown', words.notLooked(words.lock.unknown));
  }
};

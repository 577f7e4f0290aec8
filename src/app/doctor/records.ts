import { createLog } from '../../lib/log.ts';
import { StoreError } from '../../store/store-error.ts';
import { storeName } from '../../store/store-url.ts';
import { surveyBotStore } from '../store.ts';
import type { Looking } from './looking.ts';
import { failed, fine, warning, type Finding } from './finding.ts';

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
    case 'broken':
    case 'in_use':
    case 'fenced':
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

/** `botRuns`: a bot answers where these settings have it listen. */
export const lockFound = (
  { words }: Looking,
  { inUse, botRuns }: Readonly<Record<'inUse' | 'botRuns', boolean>>,
): Finding => {
  if (!inUse) return fine('lock', 'free', words.lock.free);
  return botRuns ? fine('lock', 'bot', words.lock.bot) : failed('lock', 'stranger', words.lock.stranger);
};

import { inspectPostgres, type Footing } from '../../store/postgres-look.ts';
import { StoreError } from '../../store/store-error.ts';
import { failed, fine, skipped, warning, type Looking, type Finding } from './finding.ts';
import { checkRecords, lockFound, type Here } from './records.ts';

/** A store in PostgreSQL: its records, who uses it, and what its promises rest on. */

const checkFooting = ({ words }: Looking, footing: Footing): Finding => {
  const { unsafe, followers, waitsForFollower } = footing;
  if (unsafe.length > 0) return failed('durability', 'unsafe', words.durability.unsafe(unsafe));
  return followers > 0 && !waitsForFollower
    ? warning('durability', 'asynchronous', words.durability.asynchronous(followers))
    : fine('durability', 'ok', words.durability.ok);
};

/** Processes that share the store have it open on other machines too. */
const checkUse = (looking: Looking, { inUse, sharing }: Footing, here: Here): Finding => {
  const { words } = looking;
  if (sharing === undefined) return lockFound(looking, { inUse, here });
  const { processes, free } = sharing;
  return free.length > 0
    ? failed('lock', 'free_shards', words.lock.freeShards(free))
    : fine('lock', 'shared', words.lock.shared(processes));
};

export const checkDatabase = async (
  looking: Looking,
  url: string,
  here: Here,
): Promise<readonly Finding[]> => {
  const { words } = looking;
  try {
    const footing = await inspectPostgres(url);
    return [
      await checkRecords(looking, url),
      checkUse(looking, footing, here),
      checkFooting(looking, footing),
      skipped('backup', 'database', words.notLooked(words.backup.database)),
    ];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [failed('store', 'no_database', words.store.noDatabase(error.message))];
  }
};

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
      lockFound(looking, { inUse: footing.inUse, here }),
      checkFooting(looking, footing),
      skipped('backup', 'database', words.notLooked(words.backup.database)),
    ];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [failed('store', 'no_database', words.store.noDatabase(error.message))];
  }
};

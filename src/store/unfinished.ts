import type { Engine, Place } from './engine.ts';
import { StoreError } from './store-error.ts';

/** Stands in a store as long as a move into it is not complete. */
export const moving: Place = { kind: 'moving', name: 'here' };

/** Throws a StoreError (`half_moved`). */
export const expectComplete = async (engine: Engine): Promise<void> => {
  if ((await engine.get(moving)) === undefined) return;
  throw new StoreError('half_moved', 'A move into this store was cut off, so part of it is missing.');
};

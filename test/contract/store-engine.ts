import { databasesOf } from '../support/engines.ts';
import { refusalsContract } from './store-engine-refusals.ts';
import { rowsContract } from './store-engine-rows.ts';

/** What any engine promises. `newUrl` names a database that is not there yet, in the engine's scheme. */
export const engineContract = (name: string, newUrl: () => Promise<string>): void => {
  const databases = databasesOf(name, newUrl);
  rowsContract(databases);
  refusalsContract(databases);
};

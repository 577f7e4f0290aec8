import { createLog } from '../../lib/log.ts';
import { StoreError } from '../../store/store-error.ts';
import { readConfig, withEnvFile } from '../config.ts';
import { StartError } from '../start-error.ts';
import { operatorWords } from '../start.ts';
import { backUpStore, restoreStore } from './backup.ts';
import type { Asked } from './command-line.ts';

/** Runs the commands beside the bot. */

export interface Told {
  readonly out: string;
  readonly error: string;
  readonly code: number;
}

type Environment = Parameters<typeof readConfig>[0];

const done = (out: string): Told => ({ out: `${out}\n`, error: '', code: 0 });
const failed = (error: string): Told => ({ out: '', error: `${error}\n`, code: 1 });

/** Throws a ConfigError. */
export const operate = async (
  asked: Exclude<Asked, { kind: 'run' | 'say' | 'refuse' }>,
  environment: Environment,
): Promise<Told> => {
  const words = operatorWords();
  const config = readConfig(withEnvFile(environment, '.env'));
  // What a record's problem is stands in the bot's own log.
  const log = createLog({ level: 'silent' });
  try {
    switch (asked.kind) {
      case 'backup':
        return done(await backUpStore({ config, words, log, file: asked.file }));
      case 'restore':
        return done(await restoreStore({ config, words, log, file: asked.file }));
    }
  } catch (error) {
    if (error instanceof StoreError || error instanceof StartError) return failed(error.message);
    throw error;
  }
};

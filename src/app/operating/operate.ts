import { createLog } from '../../lib/log.ts';
import { StoreError } from '../../store/store-error.ts';
import { asJson, asText, isWell } from '../doctor/report.ts';
import { readConfig, withEnvFile } from '../config.ts';
import { StartError } from '../start-error.ts';
import { operatorWords } from '../../locale/operators.ts';
import { backUpStore, restoreStore } from './backup.ts';
import type { Asked } from './command-line.ts';
import { moveBotStore } from './move.ts';

/** Runs the commands beside the bot. */

export interface Told {
  readonly out: string;
  readonly error: string;
  readonly code: number;
}

type Environment = Parameters<typeof readConfig>[0];

const envFile = '.env';

const done = (out: string): Told => ({ out: `${out}\n`, error: '', code: 0 });
const failed = (error: string): Told => ({ out: '', error: `${error}\n`, code: 1 });

const consult = async (environment: Environment, isJson: boolean): Promise<Told> => {
  const { doctor: words } = operatorWords;
  // It knows the whole bot, which the other commands need not load.
  const { consultDoctor } = await import('../doctor/doctor.ts');
  const findings = await consultDoctor({ environment, envFile, words, now: () => Date.now() });
  const out = `${isJson ? asJson(findings) : asText(findings, words)}\n`;
  return { out, error: '', code: isWell(findings) ? 0 : 1 };
};

/** Throws a ConfigError, except for `doctor`, which says what is wrong with the settings. */
export const operate = async (
  asked: Exclude<Asked, { kind: 'run' | 'say' | 'refuse' }>,
  environment: Environment,
): Promise<Told> => {
  const words = operatorWords;
  if (asked.kind === 'doctor') return consult(environment, asked.json);
  const given = withEnvFile(environment, envFile);
  const config = readConfig(given.environment, given.problems);
  // What a record's problem is stands in the bot's own log.
  const log = createLog({ level: 'silent' });
  try {
    switch (asked.kind) {
      case 'backup':
        return done(await backUpStore({ config, words, log, file: asked.file }));
      case 'restore':
        return done(await restoreStore({ config, words, log, file: asked.file }));
      case 'move':
        return done(await moveBotStore({ config, words, log, from: asked.from, to: asked.to }));
    }
  } catch (error) {
    if (error instanceof StoreError || error instanceof StartError) return failed(error.message);
    throw error;
  }
};

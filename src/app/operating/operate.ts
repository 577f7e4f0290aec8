import { stat } from 'node:fs/promises';
import { clock } from '../../lib/clock.ts';
import { createLog, type Log } from '../../lib/log.ts';
import { operatorWords } from '../../locale/operators.ts';
import { backUp, restore } from '../../store/backup.ts';
import { keyFileOf, sqliteFile } from '../../store/sqlite.ts';
import { StoreError } from '../../store/store-error.ts';
import { filePath, storeName } from '../../store/database.ts';
import { readConfig, withEnvFile, type Config } from '../config.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { asJson, asText, isWell } from '../doctor/finding.ts';
import { storeAddress } from '../setting-values.ts';
import { StartError } from '../start-error.ts';
import { copyBotStore, surveyBotStore } from '../store.ts';
import type { Asked } from './command-line.ts';

/** Runs the commands beside the bot. Each returns what to say, or throws a StartError or a StoreError. */

interface Told {
  readonly out: string;
  readonly error: string;
  readonly code: ExitCode;
}

type Environment = Parameters<typeof readConfig>[0];
type Given = ReturnType<typeof withEnvFile>;

const { commandLine: words } = operatorWords;

/** What a record's problem is stands in the bot's own log. */
const quiet = (): Log => createLog({ level: 'silent' });

const done = (out: string): Told => ({ out: `${out}\n`, error: '', code: exitCodes.done });
const failed = (error: string): Told => ({ out: '', error: `${error}\n`, code: exitCodes.failed });

const consult = async (given: Given & { readonly envFile: string }, isJson: boolean): Promise<Told> => {
  // It knows the whole bot, which the other commands need not load.
  const { consultDoctor } = await import('../doctor/doctor.ts');
  const findings = await consultDoctor({ ...given, now: clock.wall });
  const out = `${isJson ? asJson(findings) : asText(findings)}\n`;
  return { out, error: '', code: isWell(findings) ? exitCodes.done : exitCodes.failed };
};

/** The settings have to name a store that lasts, and one that is a file. */
const lastingStore = ({ store: { url } }: Config): string => {
  if (url === undefined) throw new StartError(words.noStore);
  if (filePath(url) === undefined) throw new StartError(words.notAFile(storeName(url)));
  return url;
};

/** Opens each copy with the store's keys and reads every record. */
const checking = ({ store: { keys } }: Config, url: string) => {
  const found = { unreadable: 0 };
  const check = async (copy: string): Promise<void> => {
    found.unreadable = (await surveyBotStore({ url, keys, copy, log: quiet() })).unreadable;
  };
  return { found, check };
};

const backUpStore = async (config: Config, file: string): Promise<string> => {
  const url = lastingStore(config);
  const { found, check } = checking(config, url);
  await backUp({ url, file, check });
  const { size: bytes } = await stat(file);
  const keyFile = config.store.keys === undefined ? keyFileOf(sqliteFile(url)) : undefined;
  return words.backedUp({ file, bytes, keyFile, ...found });
};

const restoreStore = async (config: Config, file: string): Promise<string> => {
  const url = lastingStore(config);
  const { found, check } = checking(config, url);
  const kept = await restore({ url, file, check, now: clock.wall() });
  return words.restored({ store: sqliteFile(url), kept, ...found });
};

const move = async ({ store: { keys } }: Config, from: string, to: string): Promise<string> => {
  for (const [argument, url] of [
    ['FROM', from],
    ['TO', to],
  ] as const) {
    const [issue] = storeAddress.safeParse(url).error?.issues ?? [];
    if (issue !== undefined) throw new StartError(words.address(argument, issue.message));
  }
  // Before anything is written: the keys have to open what is moved.
  const before = await surveyBotStore({ url: from, keys, log: quiet() });
  const rows = await copyBotStore({ from, to });
  const after = await surveyBotStore({ url: from, copy: to, keys, log: quiet() });
  if (after.unreadable !== before.unreadable) throw new StoreError('broken', words.badCopy(storeName(to)));
  const path = keys === undefined ? filePath(from) : undefined;
  const keyFile = path === undefined ? undefined : keyFileOf(path);
  return words.moved({ from: storeName(from), to: storeName(to), rows, keyFile, ...after });
};

/** Throws a ConfigError, except for `doctor`, which says what is wrong with the settings. */
export const operate = async (
  asked: Exclude<Asked, { kind: 'run' | 'say' | 'refuse' }>,
  environment: Environment,
  envFile = '.env',
): Promise<Told> => {
  const given = withEnvFile(environment, envFile);
  if (asked.kind === 'doctor') return consult({ ...given, envFile }, asked.json);
  const config = readConfig(given.environment, given.problems);
  try {
    switch (asked.kind) {
      case 'backup':
        return done(await backUpStore(config, asked.file));
      case 'restore':
        return done(await restoreStore(config, asked.file));
      case 'move':
        return done(await move(config, asked.from, asked.to));
    }
  } catch (error) {
    if (error instanceof StoreError || error instanceof StartError) return failed(error.message);
    throw error;
  }
};

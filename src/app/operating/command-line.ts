import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { operatorWords } from '../../locale/operators.ts';

/** What the words after the program's name ask for. */

const { commandLine: words } = operatorWords;

export type Asked =
  | { readonly kind: 'run' }
  | { readonly kind: 'doctor'; readonly json: boolean }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'restore'; readonly file: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  /** Nothing is left to do but to print this. */
  | { readonly kind: 'say'; readonly text: string }
  /** The words make no sense; the text lists those that do. */
  | { readonly kind: 'refuse'; readonly text: string };

/** As package.json has it, which lies beside both `src` and `dist`. */
const ownVersion = (): string => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
};

/** A shell makes an empty argument of a quoted variable that is not set. */
const filled = (given: string): string => {
  if (given.trim() === '') throw new InvalidArgumentError(words.empty);
  return given;
};

/** `given`: the arguments without Node and the program's file. */
export const readCommandLine = (given: readonly string[]): Asked => {
  let asked: Asked = { kind: 'run' };
  let shown = '';
  const program = new Command('rounds')
    .description(words.about)
    .helpOption('--help', words.help)
    .helpCommand(false)
    .version(ownVersion(), '--version', words.version)
    .exitOverride()
    .allowExcessArguments()
    .configureOutput({ writeOut: (text) => (shown += text), writeErr: () => undefined });
  const refusal = (why: string): Asked => ({
    kind: 'refuse',
    text: `${why}\n\n${program.helpInformation()}`,
  });
  program.action((_options, { args: [unknown] }: Command) => {
    // Only the first word: an address with a password may follow.
    if (unknown !== undefined) asked = refusal(words.unknown(unknown));
  });
  program
    .command('doctor')
    .allowExcessArguments(false)
    .description(words.doctor)
    .option('--json', words.json, false)
    .action(({ json }: { readonly json: boolean }) => void (asked = { kind: 'doctor', json }));
  program
    .command('backup')
    .allowExcessArguments(false)
    .description(words.backup)
    .argument('<FILE>', words.file, filled)
    .action((file: string) => void (asked = { kind: 'backup', file }));
  program
    .command('restore')
    .allowExcessArguments(false)
    .description(words.restore)
    .argument('<FILE>', words.backupFile, filled)
    .action((file: string) => void (asked = { kind: 'restore', file }));
  program
    .command('move')
    .allowExcessArguments(false)
    .description(words.move)
    .argument('<FROM>', words.storeUrl, filled)
    .argument('<TO>', words.emptyStoreUrl, filled)
    .action((from: string, to: string) => void (asked = { kind: 'move', from, to }));
  try {
    program.parse([...given], { from: 'user' });
    return asked;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The parser reports help and version in this way, too.
    return shown === '' ? refusal(words.refused(error.message)) : { kind: 'say', text: shown };
  }
};

import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import type { OperatorWords } from '../../locale/operators.ts';

/** What the words after the program's name ask for. */

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
export const ownVersion = (): string => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
};

interface Listeners {
  readonly asked: (asked: Asked) => void;
  /** What `--help` or `--version` prints. */
  readonly shown: (text: string) => void;
}

/** A shell makes an empty argument of a quoted variable that is not set. */
const nonEmpty =
  (empty: string) =>
  (given: string): string => {
    if (given.trim() === '') throw new InvalidArgumentError(empty);
    return given;
  };

const fromWords = (words: OperatorWords['commandLine'], { asked: answer, shown }: Listeners): Command => {
  const program = new Command('rounds')
    .description(words.about)
    .helpOption('--help', words.help)
    .helpCommand(false)
    .version(ownVersion(), '--version', words.version)
    .exitOverride()
    .allowExcessArguments()
    .configureOutput({ writeOut: shown, writeErr: () => undefined });
  const filled = nonEmpty(words.empty);
  // Only the first word: an address with a password may follow.
  const refuse = (unknown: readonly string[]): void =>
    answer({ kind: 'refuse', text: `${words.unknown(unknown[0] ?? '')}\n\n${program.helpInformation()}` });
  program.action((_options, { args }: Command) =>
    args.length === 0 ? answer({ kind: 'run' }) : refuse(args),
  );
  program
    .command('doctor')
    .allowExcessArguments(false)
    .description(words.doctor)
    .option('--json', words.json, false)
    .action(({ json }: { readonly json: boolean }) => answer({ kind: 'doctor', json }));
  program
    .command('backup')
    .allowExcessArguments(false)
    .description(words.backup)
    .argument('<FILE>', words.file, filled)
    .action((file: string) => answer({ kind: 'backup', file }));
  program
    .command('restore')
    .allowExcessArguments(false)
    .description(words.restore)
    .argument('<FILE>', words.backupFile, filled)
    .action((file: string) => answer({ kind: 'restore', file }));
  program
    .command('move')
    .allowExcessArguments(false)
    .description(words.move)
    .argument('<FROM>', words.storeUrl, filled)
    .argument('<TO>', words.emptyStoreUrl, filled)
    .action((from: string, to: string) => answer({ kind: 'move', from, to }));
  return program;
};

/** What an exception of the parser means: it also reports help and version in this way. */
const afterError = (
  error: unknown,
  { program, words, shown }: { program: Command; words: OperatorWords['commandLine']; shown: string },
): Asked => {
  if (!(error instanceof CommanderError)) throw error;
  if (shown !== '') return { kind: 'say', text: shown };
  return { kind: 'refuse', text: `${words.refused(error.message)}\n\n${program.helpInformation()}` };
};

/** `given`: the arguments without Node and the program's file. */
export const readCommandLine = (given: readonly string[], { commandLine: words }: OperatorWords): Asked => {
  let asked: Asked | undefined;
  let shown = '';
  const program = fromWords(words, {
    asked: (found) => {
      asked = found;
    },
    shown: (text) => {
      shown += text;
    },
  });
  try {
    program.parse([...given], { from: 'user' });
  } catch (error) {
    return afterError(error, { program, words, shown });
  }
  return asked ?? { kind: 'run' };
};

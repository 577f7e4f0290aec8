import { times } from '../en/forms.ts';

/** What an operator reads who runs one of the program's commands, such as `backup`. */

interface BackedUp {
  readonly file: string;
  /** Of the file. */
  readonly bytes: number;
  /** How many records no key opens or no schema fits, in the store as in its copy. */
  readonly unreadable: number;
  /** Where the key is kept; undefined if ENCRYPTION_KEYS is set. */
  readonly keyFile: string | undefined;
}

interface Restored {
  readonly store: string;
  readonly kept: string | undefined;
  readonly unreadable: number;
}

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  readonly unreadable: number;
  /** Where the key was kept; undefined if ENCRYPTION_KEYS is set. */
  readonly keyFile: string | undefined;
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const unread = (count: number): readonly string[] =>
  count === 0 ? [] : [`${times(count, 'record', 'records')} cannot be read; nothing is deleted.`];

export const commandLineTexts = {
  about:
    'Rounds, a Discord bot. Without a command, it runs. Its settings are in the environment and in .env; .env.example lists them.',
  doctor: 'look at settings, Discord, the service, the store and the page; say what is wrong and what to do',
  json: 'as one JSON object, for machines',
  backup: 'copy the store to FILE, whether or not the bot is running; the copy is checked',
  restore: 'put a backup in the place of the store, which is kept; the bot must be stopped',
  file: 'a path; nothing is overwritten',
  backupFile: 'the path of a backup',
  move: 'copy the store from one database to another; the bot must be stopped',
  storeUrl: 'sqlite:// and a path, or postgres:// and a database, as in STORE_URL',
  emptyStoreUrl: 'the same; nothing is overwritten, but a move that was cut off can be repeated',
  help: 'show this',
  version: 'show the version',
  unknown: (word: string): string => `Rounds knows no command "${word}".`,
  address: (argument: 'FROM' | 'TO', problem: string): string => `${argument} ${problem}.`,
  empty: 'It is empty.',
  refused: (reason: string): string => reason.replace(/^error: /, ''),
  noStore:
    'There is no store to keep: without DISCORD_TOKEN and STORE_URL it is a temporary one. Set STORE_URL, or start this where .env is.',
  notAFile: (store: string): string =>
    `The store is in PostgreSQL (${store}), which has better means than this command: pg_dump and pg_restore, or an archive of its log.`,
  badCopy: (store: string): string =>
    `The copy in ${store} is not what was moved: some of its records cannot be read. Delete it and move again.`,
  moved: ({ from, to, rows, unreadable, keyFile }: Moved): string =>
    [
      `Moved ${times(rows, 'record', 'records')} from ${from} to ${to}. The copy is whole, and the keys open it.`,
      ...unread(unreadable),
      keyFile === undefined
        ? 'Set STORE_URL to the new place and start the bot.'
        : `Set STORE_URL to the new place, and ENCRYPTION_KEYS to what is in ${keyFile}. Then start the bot.`,
      'The old store is as it was. Do not start a bot on it any more: it would answer again what has been answered.',
    ].join('\n'),
  backedUp: ({ file, bytes, unreadable, keyFile }: BackedUp): string =>
    [
      `Backed up to ${file} (${size(bytes)}). The copy is whole, and the keys open it.`,
      ...unread(unreadable),
      keyFile === undefined
        ? 'It is worthless without ENCRYPTION_KEYS: keep them too, but somewhere else.'
        : `It is worthless without the key in ${keyFile}: keep a copy of that too, but somewhere else.`,
    ].join('\n'),
  restored: ({ store, kept, unreadable }: Restored): string =>
    [
      `The backup is now the store (${store}).`,
      ...(kept === undefined ? [] : [`What was there is kept as ${kept}.`]),
      ...unread(unreadable),
      'Start the bot. It asks what was written since the backup and has no answer yet; members whose sign-in was renewed since then have to /link again.',
    ].join('\n'),
} as const;

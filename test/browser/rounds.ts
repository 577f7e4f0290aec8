/** The program as `npm start` runs it on a fresh machine, and its playground's page in a browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Tab } from '../../packages/discord-playground/test/browser/tab.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { startProgram } from '../support/program.ts';

const [told = ''] = operatorWords.start.playground('|').split('|');

export interface RunningApp {
  /** Of the playground's page, as the terminal shows it. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Without a single setting except its port. */
export const runApp = async (): Promise<RunningApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-browser-'));
  const program = startProgram({ HTTP_PORT: '0' }, folder, [], {
    // Its patients learn to understand, which takes V8 ten times as long without its optimizer.
    node: [],
  });
  const line = await program.line(told);
  const address = /http:[^\s"]+\?key=[^\s"]+/.exec(line.slice(line.indexOf(told)))?.[0];
  if (address === undefined) throw new Error(`no address in ${line}`);
  return {
    address,
    stop: async () => {
      program.child.kill();
      await program.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The bot's answers to the message with this text. */
export const answersTo = ({ page }: Tab, text: string): Locator =>
  page.locator('[role=article][aria-label^="Rounds"]').filter({ hasText: text });

/** What comes before the first bold word: on the page the marks are gone, and what they mark is in an element of its own. */
export const unmarked = (text: string): string => text.split('**')[0] ?? '';

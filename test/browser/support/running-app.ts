import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorWords } from '../../../src/locale/operators.ts';
import { startProgram } from '../../support/program.ts';

const { start: startTexts } = operatorWords;

/** The program as `npm start` runs it on a fresh machine: without a single setting except its port. */
export interface RunningApp {
  /** Of the playground's page, as the terminal shows it. */
  readonly address: string;
  stop(): Promise<void>;
}

const [told = ''] = startTexts.playground('|').split('|');

export const runApp = async (): Promise<RunningApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-browser-'));
  const program = startProgram({ HTTP_PORT: '0' }, folder, [], {
    // Its patients learn to understand, which takes V8 ten times as long without its optimizer.
    node: [],
  });
  const line = await program.line(told);
  const address = /http:\/\/[\d.:]+/.exec(line.slice(line.indexOf(told)))?.[0];
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

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { operate } from '../../src/app/operating/operate.ts';
import { freePort } from './front.ts';
import { startRig, type Rig } from './rig.ts';

interface Found {
  readonly check: string;
  readonly mark: string;
  readonly code: string;
  readonly todo?: string | undefined;
}

/** What the doctor found wrong, each as check and code; each says what to do. */
export const wrongIn = (findings: readonly Found[]): readonly string[] => {
  const wrong = findings.filter(({ mark }) => mark === 'warning' || mark === 'failed');
  for (const { todo } of wrong) expect(todo).toBeDefined();
  return wrong.map(({ check, code }) => `${check}:${code}`);
};

/** An installation with nothing wrong: it has run once, and has been backed up. */
export interface Installation {
  readonly rig: Rig;
  /** For whatever a test needs. */
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export const installed = async (): Promise<Installation> => {
  const HTTP_PORT = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${HTTP_PORT}`;
  const folder = await mkdtemp(join(tmpdir(), 'rounds-installed-'));
  const rig = await startRig({ settings: { HTTP_PORT, PUBLIC_URL } });
  await rig.stop();
  const key = await readFile(`${rig.storeFile}.key`, 'utf8');
  const settings = { ...rig.settings, ENCRYPTION_KEYS: key.trim() };
  await operate({ kind: 'backup', file: join(folder, 'copy') }, settings);
  return {
    rig,
    folder,
    settings,
    close: async () => {
      await rig.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import chromium from '@sparticuz/chromium';
import { chromium as launcher, type Browser } from 'playwright-core';
import { isEquipped } from '../../support/equipped.ts';

/** A browser for the tests of the playground's page, or why there is none. */
export type FoundBrowser =
  | { readonly browser: Browser; readonly missing?: never }
  | { readonly browser?: never; readonly missing: string };

/** The package's own arguments are for cloud functions: one process for everything, and no separate origins. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'];

const fromRegistry = async (): Promise<Browser> =>
  launcher.launch({ executablePath: await chromium.executablePath(), args, headless: true });

/** On Linux x64 the one that npm has installed; elsewhere a Chrome that is already on the machine. */
export const findBrowser = async (): Promise<FoundBrowser> => {
  if (isEquipped) return { browser: await fromRegistry() };
  try {
    return { browser: await launcher.launch({ channel: 'chrome' }) };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    return { missing: `no browser to test with on ${process.platform} ${process.arch}: ${why}` };
  }
};

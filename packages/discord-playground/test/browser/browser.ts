import chromium from '@sparticuz/chromium';
import { chromium as launcher, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openTab, type Look, type Tab } from './tab.ts';

/** A browser for tests, or why there is none. */
export type FoundBrowser =
  | { readonly browser: Browser; readonly missing?: never }
  | { readonly browser?: never; readonly missing: string };

/** The package's own arguments are for cloud functions: one process for everything, and no separate origins. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'];

/** On Linux x64 the one that npm has installed, which may not be left out; elsewhere a Chrome that is already there. */
export const findBrowser = async (): Promise<FoundBrowser> => {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const executablePath = await chromium.executablePath();
    return { browser: await launcher.launch({ executablePath, args, headless: true }) };
  }
  try {
    return { browser: await launcher.launch({ channel: 'chrome' }) };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    return { missing: `no browser to test with on ${process.platform} ${process.arch}: ${why}` };
  }
};

/** Opens a tab for one test, at the address of a playground. */
export type OpenTab = (address: string, as: string, look?: Look) => Promise<Tab>;

/**
 * Tests in one browser. Each opens tabs of its own, in pages that others have left: a new page would load and compile all
 * scripts in a new process, which takes three times the processor time.
 */
export const describeInBrowser = async (name: string, body: (open: OpenTab) => void): Promise<void> => {
  const { browser, missing } = await findBrowser();
  const scope = browser === undefined ? describe.skip : describe;
  scope(missing === undefined ? name : `${name} (${missing})`, () => {
    let context: BrowserContext | undefined;
    const used: Page[] = [];
    const left: Page[] = [];

    beforeAll(async () => {
      context = await browser?.newContext({
        locale: 'en-GB',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      // A busy machine is not a fault.
      context?.setDefaultTimeout(60_000);
    });
    afterEach(async () => {
      for (const page of used.splice(0)) {
        if (page.isClosed()) continue;
        page.removeAllListeners('console');
        page.removeAllListeners('pageerror');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.evaluate('sessionStorage.clear()');
        await page.goto('about:blank');
        left.push(page);
      }
    });
    afterAll(async () => browser?.close());

    body(async (address, as, look = {}) => {
      const page = left.pop() ?? (await context?.newPage());
      if (page === undefined) throw new Error('there is no browser');
      used.push(page);
      return openTab({ page, address, as, look });
    });
  });
};

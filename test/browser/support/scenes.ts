import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { describeUnless } from '../../support/needing.ts';
import { findBrowser } from './browser.ts';
import { runApp, type RunningApp } from './running-app.ts';
import { openTab, type OpenTab, type Tab } from './tab.ts';

/** One browser and one running program for all these scenes: each test opens tabs of its own. */
export const playScenes = async (...scenes: readonly ((open: OpenTab) => void)[]): Promise<void> => {
  const { browser, missing } = await findBrowser();

  describeUnless({ name: "the playground's page", missing, timeout: 30_000 }, () => {
    let app: RunningApp | undefined;
    let context: BrowserContext | undefined;
    const tabs: Tab[] = [];

    const open: OpenTab = async (as, look = {}) => {
      if (context === undefined || app === undefined) throw new Error('nothing to open');
      const opened = await openTab({ context, address: app.address, as, look });
      tabs.push(opened);
      return opened;
    };

    beforeAll(async () => {
      app = await runApp();
      context = await browser?.newContext({ locale: 'en-GB' });
      context?.setDefaultTimeout(8_000);
    });
    afterEach(async () => {
      for (const each of tabs.splice(0)) await each.close();
    });
    afterAll(async () => {
      await browser?.close();
      await app?.stop();
    });

    for (const scene of scenes) scene(open);
  });
};

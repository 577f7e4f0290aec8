import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { describeUnless } from '../../support/needing.ts';
import { findBrowser } from './browser.ts';
import { runApp, type RunningApp } from './running-app.ts';
import { openTab, type OpenTab, type Tab } from './tab.ts';

/**
 * One browser and one running program for all these scenes. Each test opens tabs of its own, in pages that others have
 * left: a new page would load and compile all scripts in a new process, which takes three times the processor time.
 */
export const playScenes = async (...scenes: readonly ((open: OpenTab) => void)[]): Promise<void> => {
  const { browser, missing } = await findBrowser();

  describeUnless({ name: "the playground's page", missing }, () => {
    let app: RunningApp | undefined;
    let context: BrowserContext | undefined;
    const tabs: Tab[] = [];
    const left: Page[] = [];

    const open: OpenTab = async (as, look = {}) => {
      if (context === undefined || app === undefined) throw new Error('nothing to open');
      const page = left.pop() ?? (await context.newPage());
      const opened = await openTab({ page, address: app.address, as, look });
      tabs.push(opened);
      return opened;
    };

    beforeAll(async () => {
      app = await runApp();
      context = await browser?.newContext({ locale: 'en-GB' });
      // The sandbox learns to understand at the first question: on a busy machine that takes seconds.
      context?.setDefaultTimeout(20_000);
    });
    afterEach(async () => {
      for (const each of tabs.splice(0)) {
        if (each.page.isClosed()) continue;
        await each.leave();
        left.push(each.page);
      }
    });
    afterAll(async () => {
      await browser?.close();
      await app?.stop();
    });

    for (const scene of scenes) scene(open);
  });
};

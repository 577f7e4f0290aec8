import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { conversations } from './scenes/conversations.ts';
import { drawing } from './scenes/drawing.ts';
import { everybody } from './scenes/everybody.ts';
import { menus } from './scenes/menus.ts';
import { newcomers } from './scenes/newcomers.ts';
import { reading } from './scenes/reading.ts';
import { switches } from './scenes/switches.ts';
import { widths } from './scenes/widths.ts';
import { findBrowser } from './support/browser.ts';
import { runApp, type RunningApp } from './support/running-app.ts';
import { openTab, type OpenTab, type Tab } from './support/tab.ts';

/** One browser and one running program for all of it: each test opens tabs of its own. */

const { browser, missing } = await findBrowser();

describe.skipIf(browser === undefined)(
  `the playground's page${missing === undefined ? '' : ` (${missing})`}`,
  { timeout: 30_000 },
  () => {
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

    conversations(open);
    switches(open);
    everybody(open);
    drawing(open);
    menus(open);
    reading(open);
    newcomers(open);
    widths(open);
  },
);

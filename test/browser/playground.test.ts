import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { conversationTexts } from '../../src/texts/conversation.ts';
import { accountTexts } from '../../src/texts/account.ts';
import { findBrowser } from './support/browser.ts';
import { runApp, type RunningApp } from './support/running-app.ts';
import { openTab, type Tab } from './support/tab.ts';

/** A text up to its first bold word: what stands behind it is drawn apart. */
const unmarked = (text: string): string => text.split('**')[0] ?? '';

const { browser, missing } = await findBrowser();

describe.skipIf(browser === undefined)(
  `the playground's page${missing === undefined ? '' : ` (${missing})`}`,
  () => {
    let app: RunningApp | undefined;
    const tabs: Tab[] = [];

    const tab = async (as: string, options = {}): Promise<Tab> => {
      if (browser === undefined || app === undefined) throw new Error('nothing to open');
      const opened = await openTab({ browser, address: app.address, as, options });
      tabs.push(opened);
      return opened;
    };

    beforeAll(async () => {
      app = await runApp();
    });
    afterEach(async () => {
      for (const each of tabs.splice(0)) await each.close();
    });
    afterAll(async () => {
      await browser?.close();
      await app?.stop();
    });

    it('links an account to the end', async () => {
      const teacher = await tab('teacher');
      await teacher.link();
      await teacher.message(unmarked(accountTexts.linked({ username: 'teacher' }))).waitFor();
      expect(teacher.complaints).toEqual([]);
    });

    it('holds a patient conversation of five turns between two people in two tabs', async () => {
      const alice = await tab('student1');
      await alice.link();
      await alice.command('/patient', 'Rosa');
      await alice.open('Rosa');
      const ben = await tab('student2');
      await ben.open('Rosa');
      const questions = [
        'How old are you?',
        'Where does it hurt?',
        'Since when?',
        'Do you smoke?',
        'Thank you, goodbye',
      ];
      for (const [index, question] of questions.entries()) {
        const [speaker, other] = index % 2 === 0 ? [alice, ben] : [ben, alice];
        await speaker.write(question);
        await other.answersTo(question).waitFor();
      }
      await alice.press(conversationTexts.buttons.end);
      expect([...alice.complaints, ...ben.complaints]).toEqual([]);
    });
  },
);

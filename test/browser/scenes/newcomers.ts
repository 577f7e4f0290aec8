import { words } from 'discord-playground/page/words';
import { expect, it } from 'vitest';
import { operatorWords } from '../../../src/locale/operators.ts';
import { wordsFor } from '../../../src/locale/words.ts';
import { barriers } from '../support/barriers.ts';
import { unmarked } from '../support/drawn-text.ts';
import { beyondTheEdge, brokenNumbers } from '../support/layout.ts';
import type { OpenTab } from '../support/tab.ts';

const { demo } = operatorWords;

const { account: accountTexts, page: pageTexts } = wordsFor('en');

/** Milliseconds that somebody who has never seen this may need. */

const phone = { width: 390, height: 844 };

const looks = [390, 768, 1440].flatMap((width) =>
  (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The first minutes of somebody who has never heard of Rounds. */
export const newcomers = (open: OpenTab): void => {
  it.each([{ width: 1440, height: 900 }, phone])(
    'leads a student to a patient’s first answer in three steps, on a screen of $width pixels',
    async (viewport) => {
      const { page, complaints, answersTo, composer } = await open('', { viewport });
      await page.getByText(words.youAre('Alice', words.part('student'))).waitFor();
      await page.getByRole('button', { name: demo.firstStep }).click();
      // The thread opens by itself, and what is typed goes there.
      await page.locator('#message:focus').waitFor();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toContain('class');
      const question = `What brings you here today, on ${viewport.width} pixels?`;
      await composer.pressSequentially(question);
      await page.getByRole('button', { name: words.send }).click();
      await answersTo(question).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('leads there as well if the channel is read only after the answer has come', async () => {
    const { page, complaints } = await open('', { viewport: phone });
    const reading = page.waitForRequest(/\/messages\?/);
    let goOn = (): void => undefined;
    const mayRead = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/messages\?/, async (route) => {
      await mayRead;
      await route.continue();
    });
    await page.reload();
    const address = (await reading).url();
    await page.getByRole('button', { name: demo.firstStep }).click();
    // A private answer with a link to the thread, which the page does not know yet.
    await expect
      .poll(async () => (await page.request.get(address)).text())
      .toMatch(/"url":".*"visible_to":"\d+"/s);
    goOn();
    await page.locator('#message:focus').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toContain('class');
    expect(complaints).toEqual([]);
  });

  it('offers a patient first among the commands', async () => {
    const { page, composer } = await open('student2');
    await composer.fill('/');
    const first = page.getByRole('listbox').getByRole('option').first();
    await first.waitFor();
    expect(await first.innerText()).toContain('/patient');
  });

  it('takes somebody who is not linked yet through linking to the patient they asked for', async () => {
    const { page, press, message, complaints } = await open('newcomer', { viewport: phone });
    await page.getByText(demo.howToGetReady).waitFor();
    await page.getByRole('button', { name: demo.firstStep }).click();
    const link = page.getByRole('link', { name: accountTexts.buttons.link });
    const [signIn] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await signIn.setViewportSize(phone);
    await signIn.getByLabel(pageTexts.signIn.username).fill('student3');
    await signIn.getByLabel(pageTexts.signIn.password).fill('demo-student3');
    await signIn.getByRole('button', { name: pageTexts.signIn.submit }).click();
    await signIn.getByText(unmarked(pageTexts.number.lead)).waitFor();
    const number = /\b\d{3} ?\d{3}\b/.exec(await signIn.locator('main').innerText())?.[0] ?? '';
    await signIn.close();
    await press(accountTexts.buttons.enterNumber);
    const dialog = page.getByRole('dialog', { name: accountTexts.form.title });
    await dialog.getByLabel(accountTexts.form.number).fill(number);
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toContain('class');
    await message('Demo').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('tells who there is if the address names somebody else', async () => {
    const { page } = await open('student1');
    await page.goto(new URL('/?as=nobody', page.url()).href);
    const told = page.getByText(words.unknownPerson('nobody', 'Alice', []).split('.')[0] ?? '');
    await told.waitFor();
    for (const name of ['teacher', 'student1', 'student2', 'newcomer'])
      expect(await told.innerText()).toContain(name);
    expect(page.url()).toContain('as=student1');
  });

  it('shows the pages of /link whole, on every screen and in both themes', async () => {
    const { page, command } = await open('teacher');
    await page.locator('[role=log][aria-busy=false]').waitFor();
    const link = page.getByRole('link', { name: accountTexts.buttons.link }).last();
    await command('/link');
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    const signIn = await page.context().newPage();
    const complaints: string[] = [];
    signIn.on('console', (said) => complaints.push(said.text()));
    const look = async (what: string): Promise<void> => {
      for (const { width, colorScheme } of looks) {
        const which = `${what}, ${width}, ${colorScheme}`;
        await signIn.emulateMedia({ colorScheme });
        await signIn.setViewportSize({ width, height: phone.height });
        expect.soft([which, await beyondTheEdge(signIn)]).toEqual([which, []]);
        expect.soft([which, await brokenNumbers(signIn)]).toEqual([which, []]);
        expect.soft([which, await barriers(signIn)]).toEqual([which, []]);
      }
    };
    try {
      await signIn.setViewportSize(phone);
      await signIn.goto(address);
      const button = signIn.getByRole('button', { name: pageTexts.signIn.submit });
      const { y = Infinity, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(phone.height);
      await look('sign in');
      await signIn.getByLabel(pageTexts.signIn.username).fill('teacher');
      await signIn.getByLabel(pageTexts.signIn.password).fill('a wrong one');
      await button.click();
      await signIn.getByRole('alert').waitFor();
      await look('wrong password');
      await signIn.getByLabel(pageTexts.signIn.password).fill('demo-teacher');
      await button.click();
      await signIn.getByText(unmarked(pageTexts.number.lead)).waitFor();
      await look('number');
      await signIn.goto(address);
      await look('used');
      await signIn.goto(new URL('/privacy', address).href);
      await look('privacy');
      // The browser reports the refusals that were provoked here, and nothing else.
      expect(complaints.filter((text) => !/status of 4(?:10|22)/.test(text))).toEqual([]);
    } finally {
      await signIn.close();
    }
  });
};

/** What people do with the bot on the playground's page. */
import { words } from 'discord-playground/page/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../packages/discord-playground/test/browser/browser.ts';
import { faultsOf } from '../../packages/discord-playground/test/browser/look.ts';
import type { Look, Tab } from '../../packages/discord-playground/test/browser/tab.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { answersTo, bold, runApp, unmarked, type RunningApp } from './rounds.ts';

const { demo } = operatorWords;
const { account: accountTexts, conversation: texts, page: pageTexts } = wordsFor('en');
const { buttons, panel, status } = texts;

const phone = { viewport: { width: 390, height: 844 } };

/** What follows the name of whoever has the floor. */
const floorIs = status.floor({ holder: '@', by: undefined, next: [], up: 0 }).slice(1);

/** The thread opens by itself, and what is typed goes there. */
const inThread = async ({ page }: Tab): Promise<void> => {
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toContain('class');
  await page.locator('#message:focus').waitFor();
};

const choose = async ({ page }: Tab, switched: string, position: string): Promise<void> =>
  page.getByRole('group', { name: switched }).getByRole('radio', { name: position }).check();

/** A request to the service that was answered with this. */
const serviceSaid = ({ page }: Tab, code: number): Promise<void> =>
  page
    .getByRole('row', { name: new RegExp(`Service .* ${code}`) })
    .first()
    .waitFor();

/** Each question once, and answered once, in the order in which they were asked. */
const expectAnswers = async (tab: Tab, questions: readonly string[]): Promise<void> => {
  for (const question of questions) await answersTo(tab, question).waitFor();
  const answered = await tab.page.locator('discord-reply').allInnerTexts();
  const asked = answered.map((text) => questions.find((question) => text.includes(question)));
  expect(asked.filter((question) => question !== undefined)).toEqual(questions);
};

await describeInBrowser("Rounds on the playground's page", (openAt) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp();
  });
  afterAll(() => app.stop());

  const open = (as: string, look?: Look): Promise<Tab> => openAt(app.address, as, look);
  /** Each in a tab of their own. */
  const meet = async (patient: string, ...people: readonly string[]): Promise<Tab[]> => {
    const tabs: Tab[] = [];
    for (const name of people) {
      const tab = await open(name);
      if (tabs.length === 0) await tab.command('/patient', patient);
      await tab.open(patient);
      tabs.push(tab);
    }
    return tabs;
  };

  it('leads a student to a patient’s first answer in three steps, on a phone', async () => {
    const alice = await open('', phone);
    const { page } = alice;
    await page.getByText(words.youAre('Alice', words.part('student'))).waitFor();
    await page.getByRole('button', { name: demo.firstStep }).click();
    await inThread(alice);
    await alice.composer.pressSequentially('What brings you here today?');
    await page.getByRole('button', { name: words.send }).click();
    await answersTo(alice, 'What brings you here today?').waitFor();
    await alice.composer.fill('/');
    expect(await page.getByRole('listbox').getByRole('option').first().innerText()).toContain('/patient');
    expect(alice.complaints).toEqual([]);
  });

  it('takes somebody who is not linked yet through linking to the patient they asked for', async () => {
    const newcomer = await open('newcomer', phone);
    const { page } = newcomer;
    await page.getByText(demo.howToGetReady).waitFor();
    await page.getByRole('button', { name: demo.firstStep }).click();
    const link = page.getByRole('link', { name: accountTexts.buttons.link });
    const [signIn] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await signIn.getByLabel(pageTexts.signIn.username).fill('student3');
    await signIn.getByLabel(pageTexts.signIn.password).fill('demo-student3');
    await signIn.getByRole('button', { name: pageTexts.signIn.submit }).click();
    await signIn.getByText(unmarked(pageTexts.number.lead)).waitFor();
    const number = /\b\d{3} ?\d{3}\b/.exec(await signIn.locator('main').innerText())?.[0] ?? '';
    await signIn.close();
    await newcomer.press(accountTexts.buttons.enterNumber);
    const dialog = page.getByRole('dialog', { name: accountTexts.form.title });
    await dialog.getByLabel(accountTexts.form.number).fill(number);
    await dialog.getByRole('button', { name: words.submit }).click();
    await inThread(newcomer);
    await newcomer.message('Demo').first().waitFor();
    expect(newcomer.complaints).toEqual([]);
  });

  it('carries a conversation of two people in two tabs through a fresh start to its end', async () => {
    const [alice, ben] = await meet('Rosa', 'student1', 'student2');
    if (alice === undefined || ben === undefined) throw new Error('nobody came');
    for (const [speaker, other, question] of [
      [alice, ben, 'How old are you?'],
      [ben, alice, 'Where does it hurt?'],
      [alice, ben, 'Goodbye'],
    ] as const) {
      await speaker.write(question);
      await answersTo(other, question).waitFor();
    }
    await alice.press(buttons.manage);
    await alice.press(buttons.startAgain);
    await alice.message(texts.confirmReset).waitFor();
    await alice.press(buttons.startAgain);
    await ben.message(texts.lines.startedAgain('@').split('@')[1]?.trim() ?? '').waitFor();

    await alice.press(buttons.end);
    await alice.message(texts.confirmEnd('@').split('? ')[1] ?? '').waitFor();
    await alice.press(buttons.end);
    const [ended = ''] = bold(texts.lines.ended.by('@')).split('@');
    // The announcement, above the thread, says so as well, but offers nothing there.
    await ben.message(ended).filter({ hasText: buttons.startMyOwn }).waitFor();
    expect([...alice.complaints, ...ben.complaints]).toEqual([]);
  });

  it('brings every answer even if the service is slow, down, or lets sign-ins expire', async () => {
    const [teacher] = await meet('Walter', 'teacher');
    if (teacher === undefined) throw new Error('nobody came');
    await teacher.press(words.behind);
    await choose(teacher, words.service, words.serviceStates.slow);
    await teacher.write('Are you slow today?');
    await teacher.page.getByText(words.typing(['Rounds'])).waitFor();
    await answersTo(teacher, 'Are you slow today?').waitFor();

    await choose(teacher, words.service, words.serviceStates.down);
    await teacher.write('Do you hear me?');
    await teacher.message(unmarked(texts.suspension.service)).waitFor();
    await serviceSaid(teacher, 503);
    await choose(teacher, words.service, words.serviceStates.works);
    await teacher.press(buttons.tryNow);
    await answersTo(teacher, 'Do you hear me?').waitFor();

    await teacher.press(words.expireTokens);
    await teacher.write('Who are you again?');
    await serviceSaid(teacher, 401);
    await expectAnswers(teacher, ['Are you slow today?', 'Do you hear me?', 'Who are you again?']);
    expect(teacher.complaints).toEqual([]);
  });

  it('answers what was written while the gateway was lost or the bot was restarting', async () => {
    const [teacher] = await meet('Mira', 'teacher');
    if (teacher === undefined) throw new Error('nobody came');
    await teacher.press(words.behind);
    await choose(teacher, words.gateway, words.gatewayLost);
    const questions = ['Is anybody there?', 'Hello?'];
    for (const question of questions) await teacher.write(question);
    await choose(teacher, words.gateway, words.gatewayConnected);
    await expectAnswers(teacher, questions);

    await teacher.press(words.restart);
    const restarting = teacher.page.getByText(words.restarting);
    await restarting.waitFor();
    await teacher.write('Still with me?');
    await expectAnswers(teacher, [...questions, 'Still with me?']);
    await restarting.waitFor({ state: 'hidden' });
    expect(teacher.complaints).toEqual([]);
  });

  it('lets a host choose raised hands in the panel, and people ask one after another', async () => {
    const [alice, ben, noor] = await meet('Hale', 'student1', 'student2', 'newcomer');
    if (alice === undefined || ben === undefined || noor === undefined) throw new Error('nobody came');
    await alice.press(buttons.manage);
    const whoMayAsk = new RegExp(`^${panel.whoMayAsk.replace('?', '\\?')}`);
    await alice.page.getByRole('button', { name: whoMayAsk }).click();
    await alice.page.getByRole('listbox').getByRole('option', { name: panel.inOrder }).click();
    await ben.message(status.floorFree).waitFor();
    await ben.press(buttons.raiseHand);
    await ben.message(texts.yourFloor).waitFor();
    await alice.message(floorIs).waitFor();

    await noor.page.setViewportSize(phone.viewport);
    await noor.write('May I ask about the family?');
    await noor.message(texts.hints.no_floor).waitFor();
    await noor.write('Or about the medicines?');
    const marks = noor.message('Or about the medicines?').getByRole('list', { name: words.reactions });
    await marks.getByText('✋ 1').waitFor();
    expect(await faultsOf(noor.page)).toEqual([]);

    await ben.write('How long have you had the cough?');
    await answersTo(alice, 'How long have you had the cough?').waitFor();
    expect([alice, ben, noor].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

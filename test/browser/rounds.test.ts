/** What people do with the bot on the playground's page. */
import { words } from 'discord-playground/page/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../packages/discord-playground/test/browser/browser.ts';
import type { Look, Tab } from '../../packages/discord-playground/test/browser/tab.ts';
import { demoLesson } from '../../src/app/demo/lesson.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { answersTo, runApp, unmarked, type RunningApp } from './rounds.ts';

const { demo } = operatorWords;
const { account: accountTexts, conversation: texts, debrief, page: pageTexts } = wordsFor('en');
const { buttons } = texts;

const phone = { viewport: { width: 390, height: 844 } };

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
  const meet = async (patient: string): Promise<Tab> => {
    const teacher = await open('teacher');
    await teacher.command('/patient', patient);
    await teacher.open(patient);
    return teacher;
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

  it('brings every answer even if the service is slow, down, or lets sign-ins expire', async () => {
    const teacher = await meet('Walter');
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
    const teacher = await meet('Mira');
    await teacher.press(words.behind);
    await choose(teacher, words.gateway, words.gatewayLost);
    const questions = ['Is anybody there?', 'Hello?'];
    for (const question of questions) await teacher.write(question);
    await choose(teacher, words.gateway, words.gatewayConnected);
    await expectAnswers(teacher, questions);

    const restarting = teacher.page.getByText(words.restarting);
    // It may be over before the press is.
    await Promise.all([restarting.waitFor(), teacher.press(words.restart)]);
    await teacher.write('Still with me?');
    await expectAnswers(teacher, [...questions, 'Still with me?']);
    await restarting.waitFor({ state: 'hidden' });
    expect(teacher.complaints).toEqual([]);
  });

  it('shows the frame of a lesson without any set-up: task and picture, and the debrief after the end', async () => {
    const teacher = await open('teacher');
    await teacher.open('Walter');
    const { task, checklist } = demoLesson.lesson;
    await teacher.message(unmarked(task.split('\n', 1)[0] ?? '')).waitFor();
    const drawn = "(document.querySelector('img.picture')?.naturalWidth ?? 0) > 0";
    await expect.poll(() => teacher.page.evaluate(drawn)).toBe(true);
    await teacher.command('/end');
    await teacher.press(buttons.end);
    await teacher.press(debrief.button);
    await teacher
      .message(debrief.count({ asked: 0, of: checklist.length }))
      .last()
      .waitFor();
    expect(teacher.complaints).toEqual([]);
  });
});

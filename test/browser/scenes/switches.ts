import { words } from 'discord-playground/page/words';
import { expect, it } from 'vitest';
import { wordsFor } from '../../../src/locale/words.ts';
import { unmarked } from '../support/drawn-text.ts';
import type { OpenTab, Tab } from '../support/tab.ts';

const { conversation: conversationTexts } = wordsFor('en');

const choose = async ({ page }: Tab, switched: string, position: string): Promise<void> =>
  page.getByRole('group', { name: switched }).getByRole('radio', { name: position }).check();

const button = async ({ page }: Tab, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Each question once, and answered once, in the order in which they were asked. */
const expectAnswers = async (tab: Tab, questions: readonly string[]): Promise<void> => {
  for (const question of questions) await tab.answersTo(question).waitFor();
  const answered = await tab.page.locator('discord-reply').allInnerTexts();
  const asked = answered.map((text) => questions.find((question) => text.includes(question)));
  expect(asked.filter((question) => question !== undefined)).toEqual(questions);
};

/** The scenes that make the promise visible: whatever breaks, nothing written is lost or answered twice. */
export const switches = (open: OpenTab): void => {
  const inConversation = async (patient: string): Promise<Tab> => {
    const teacher = await open('teacher');
    await teacher.open('study-group');
    await teacher.command('/patient', patient);
    await teacher.open(patient);
    await teacher.press(words.behind);
    return teacher;
  };

  it('brings every answer even if the service is slow, down, or lets sign-ins expire', async () => {
    const teacher = await inConversation('Walter');
    await choose(teacher, words.service, words.serviceStates.slow);
    await teacher.write('Are you slow today?');
    await teacher.page.getByText(words.typing(['Rounds'])).waitFor();
    await teacher.answersTo('Are you slow today?').waitFor();

    await choose(teacher, words.service, words.serviceStates.down);
    await teacher.write('Do you hear me?');
    await teacher.message(unmarked(conversationTexts.suspension.service)).waitFor();
    await teacher.page
      .getByRole('row', { name: /Service .* 503/ })
      .first()
      .waitFor();
    await choose(teacher, words.service, words.serviceStates.works);
    await teacher.press(conversationTexts.buttons.tryNow);
    await teacher.answersTo('Do you hear me?').waitFor();

    await button(teacher, words.expireTokens);
    await teacher.write('Who are you again?');
    await teacher.page
      .getByRole('row', { name: /Service .* 401/ })
      .first()
      .waitFor();
    await expectAnswers(teacher, ['Are you slow today?', 'Do you hear me?', 'Who are you again?']);
    expect(teacher.complaints).toEqual([]);
  });

  it('answers what was written while the gateway was lost or the bot was restarting', async () => {
    const teacher = await inConversation('Mira');
    await choose(teacher, words.gateway, words.gatewayLost);
    await teacher.write('Is anybody there?');
    await teacher.write('Hello?');
    await choose(teacher, words.gateway, words.gatewayConnected);
    await expectAnswers(teacher, ['Is anybody there?', 'Hello?']);

    await button(teacher, words.restart);
    await teacher.page.getByText(words.restarting).waitFor();
    await teacher.write('Still with me?');
    await expectAnswers(teacher, ['Is anybody there?', 'Hello?', 'Still with me?']);
    await teacher.page.getByText(words.restarting).waitFor({ state: 'hidden' });
    expect(teacher.complaints).toEqual([]);
  });
};

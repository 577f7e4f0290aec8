import { words } from 'discord-playground/page/words';
import { expect, it } from 'vitest';
import { wordsFor } from '../../../src/locale/words.ts';
import { bold, unmarked } from '../support/drawn-text.ts';
import type { OpenTab } from '../support/tab.ts';

const { account: accountTexts, compose: composeTexts, conversation: conversationTexts } = wordsFor('en');

/** What people come for: linking, asking, composing. */
export const conversations = (open: OpenTab): void => {
  it('links an account to the end', async () => {
    const teacher = await open('teacher');
    await teacher.link();
    await teacher.message(unmarked(accountTexts.linked({ username: 'teacher' }))).waitFor();
    expect(teacher.complaints).toEqual([]);
  });

  it('carries a patient conversation of two people in two tabs through a fresh start to its end', async () => {
    const alice = await open('student1');
    await alice.command('/patient', 'Rosa');
    await alice.open('Rosa');
    const ben = await open('student2');
    await ben.open('Rosa');
    const questions = ['How old are you?', 'Where does it hurt?', 'Since when?', 'Do you smoke?', 'Goodbye'];
    for (const [index, question] of questions.entries()) {
      const [speaker, other] = index % 2 === 0 ? [alice, ben] : [ben, alice];
      await speaker.write(question);
      await other.answersTo(question).waitFor();
    }

    await alice.press(conversationTexts.buttons.manage);
    await alice.press(conversationTexts.buttons.startAgain);
    await alice.message(conversationTexts.confirmReset).waitFor();
    await alice.press(conversationTexts.buttons.startAgain);
    await ben.message(conversationTexts.lines.startedAgain('@').split('@')[1]?.trim() ?? '').waitFor();

    await alice.press(conversationTexts.buttons.end);
    await alice.message(conversationTexts.confirmEnd('@').split('? ')[1] ?? '').waitFor();
    await alice.press(conversationTexts.buttons.end);
    const [ended = ''] = bold(conversationTexts.lines.ended.by('@')).split('@');
    // The announcement, above the thread, says so as well, but offers nothing there.
    const { startMyOwn } = conversationTexts.buttons;
    await ben.message(ended).filter({ hasText: startMyOwn }).waitFor();
    expect([...alice.complaints, ...ben.complaints]).toEqual([]);
  });

  it('takes a topic to its end', async () => {
    const alice = await open('student1');
    await alice.open('study-group');
    await alice.command('/topic', 'SBAR');
    await alice.open('Handing over');
    for (const said of [
      'Mr. Osei, bed 4',
      'a new hip on Monday',
      'an embolism, perhaps',
      'please come now',
    ]) {
      await alice.write(said);
      await alice.answersTo(said).waitFor();
    }
    await alice.message(bold(conversationTexts.lines.ended.finished)).waitFor();
    expect(alice.complaints).toEqual([]);
  });

  it('composes a case from what a form asks for', async () => {
    const ben = await open('student2');
    await ben.open('study-group');
    await ben.command('/compose case');
    const form = ben.page.getByRole('dialog', { name: composeTexts.form.title });
    await form.getByLabel(composeTexts.form.name).fill('Ada Brook');
    await form.getByLabel(composeTexts.form.age).fill('34');
    await form.getByLabel(composeTexts.form.gender).fill('female');
    await form.getByRole('button', { name: words.submit }).click();
    const person = { name: 'Ada Brook', age: '34', gender: 'female' };
    await ben
      .message(bold(composeTexts.heading(composeTexts.sectionTitle.exam, person)))
      .first()
      .waitFor();
    expect(ben.complaints).toEqual([]);
  });
};

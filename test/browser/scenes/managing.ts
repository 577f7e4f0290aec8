import { expect, it } from 'vitest';
import { wordsFor } from '../../../src/locale/words.ts';
import type { OpenTab } from '../support/tab.ts';

const { buttons, status } = wordsFor('en').conversation;

/** What follows the name of whoever did it. */
const afterName = (text: (by: string) => string): string => text('@').split('@')[1]?.trim() ?? '';

/** What a host does about a conversation while others take part in it. */
export const managing = (open: OpenTab): void => {
  it('lets a host pause a conversation for a discussion, and everybody sees it', async () => {
    const alice = await open('student1');
    await alice.command('/patient', 'Adeyemi');
    await alice.open('Adeyemi');
    const ben = await open('student2');
    await ben.open('Adeyemi');

    await alice.press(buttons.manage);
    await alice.press(buttons.pause);
    await ben.message(afterName((by) => status.paused({ by, kind: 'patient' }))).waitFor();
    await ben.write('I think it is the appendix.');
    await alice.press(buttons.resume);
    await ben.message(afterName((by) => status.resumed({ by, kind: 'patient' }))).waitFor();
    const question = 'Where does it hurt?';
    await ben.write(question);
    await alice.answersTo(question).waitFor();
    expect(await alice.answersTo('appendix').count()).toBe(0);
    expect([...alice.complaints, ...ben.complaints]).toEqual([]);
  });
};

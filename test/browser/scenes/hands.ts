import { words } from 'discord-playground/page/words';
import { expect, it } from 'vitest';
import { wordsFor } from '../../../src/locale/words.ts';
import { barriers } from '../support/barriers.ts';
import { beyondTheEdge } from '../support/layout.ts';
import type { OpenTab } from '../support/tab.ts';

const { buttons, hints, panel, status, yourFloor } = wordsFor('en').conversation;

/** What follows the name of whoever has the floor. */
const floorIs = status.floor({ holder: '@', by: undefined, next: [], up: 0 }).slice(1);

/** One person asks at a time, and everybody sees who. */
export const hands = (open: OpenTab): void => {
  it('lets a host choose raised hands in the panel, and people ask one after another', async () => {
    const alice = await open('student1');
    await alice.command('/patient', 'Hale');
    await alice.open('Hale');
    const ben = await open('student2');
    await ben.open('Hale');
    await ben.page.setViewportSize({ width: 390, height: 800 });
    await alice.press(buttons.manage);
    await alice.page
      .getByRole('button', { name: new RegExp(`^${panel.whoMayAsk.replace('?', '\\?')}`) })
      .click();
    await alice.page.getByRole('listbox').getByRole('option', { name: panel.inOrder }).click();
    await alice.message(status.floorFree).waitFor();

    await ben.message(status.floorFree).waitFor();
    await ben.press(buttons.raiseHand);
    await ben.message(yourFloor).waitFor();
    await alice.message(floorIs).waitFor();
    const noor = await open('newcomer');
    await noor.open('Hale');
    await noor.page.setViewportSize({ width: 390, height: 800 });
    await noor.write('May I ask about the family?');
    await noor.message(hints.no_floor).waitFor();
    await noor.write('Or about the medicines?');
    const marked = noor.message('Or about the medicines?').getByRole('list', { name: words.reactions });
    await marked.getByText('✋ 1').waitFor();
    expect(await barriers(noor.page)).toEqual([]);
    expect(await beyondTheEdge(noor.page)).toEqual([]);

    const question = 'How long have you had the cough?';
    await ben.write(question);
    await alice.answersTo(question).waitFor();
    expect([...alice.complaints, ...ben.complaints, ...noor.complaints]).toEqual([]);
  });
};

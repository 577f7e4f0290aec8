import { readFile } from 'node:fs/promises';
import { selectsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Message } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { cases: texts, compose } = wordsFor('en');
const { buttons: labels } = texts;

const ana = { name: 'Ana Lopez', age: '34', gender: 'female', teaching_points: 'Listen first.' };
const composePath = '/case/compose/';

const { rig, saying, teacher, alice: other } = await sharedRig();

/** Composes a case; returns the card. */
const composed = async (details: Readonly<Record<string, string>> = ana): Promise<Message> =>
  saying(teacher.command('class', '/compose case', details), texts.becomesPatient);

/** The card of a case as `/cases` shows it. */
const cardOf = async (name: string, person = teacher): Promise<Message> =>
  saying(person.command('class', '/cases', { case: name }), texts.becomesPatient);

/** What one message shows after something was pressed or chosen in it: nothing else may answer. */
const inPlace = async (handle: Handle, wanted: string): Promise<Message> => {
  const { source } = handle.interaction;
  const now = await rig.playground.waitFor((world) => {
    const message = source && world.message(source.channelId, source.id);
    return message?.content.includes(wanted) && message;
  });
  expect(handle.followUps()).toEqual([]);
  return now;
};

/** Opens a part of Ana's from the card. */
const opened = (card: Message, name: keyof typeof compose.sectionTitle): Promise<Message> =>
  inPlace(teacher.select(card, texts.openPart, [name]), compose.heading(compose.sectionTitle[name], ana));

const askedAgain = async (below: Message, values: Readonly<Record<string, string | string[]>>) => {
  const asked = teacher.press(below, labels.writeAgain);
  await asked.answered;
  return teacher.submitModal(asked, values);
};

describe('a composed case', () => {
  it('ends in its card, which stays after a restart and in a DM', async () => {
    const card = await composed();
    expect(card.content).toContain(texts.who(ana));
    expect(card.content).toContain(texts.teachingPoints(ana.teaching_points));
    for (const name of ['narrative', 'vital_signs', 'exam'] as const)
      expect(card.content).toContain(texts.part(name, 'written'));
    await rig.restart();
    const list = await teacher.command(teacher.openDm(), '/cases').finished();
    expect(list.content).toBe(texts.list(1));
    const again = await inPlace(teacher.select(list, texts.chooseOne, [ana.name]), texts.becomesPatient);
    expect(again.content).toBe(card.content);
    expect(labelsOf(again)).not.toContain(labels.post);
  });

  it('is nobody else’s', async () => {
    const [option] = selectsOf(await teacher.command('class', '/cases').finished()).flatMap((menu) =>
      menu.type === 3 ? menu.options : [],
    );
    const found = await other.command('class', '/cases', { case: option?.value ?? '' }).finished();
    expect(found.content).toContain(texts.none);
    expect(await other.autocomplete('class', '/cases', { option: 'case', text: 'ana' })).toEqual([]);
    const own = await teacher.autocomplete('class', '/cases', { option: 'case', text: 'ana' });
    expect(own).toMatchObject([{ value: option?.value }]);
  });

  it('stays one message, from the list to a part and back', async () => {
    const list = await teacher.command('class', '/cases').finished();
    const card = await inPlace(teacher.select(list, texts.chooseOne, [ana.name]), texts.becomesPatient);
    const signs = await opened(card, 'vital_signs');
    expect(signs.content).toContain('- **');
    const back = await inPlace(teacher.press(signs, labels.card), texts.becomesPatient);
    const end = await inPlace(teacher.press(back, labels.list), texts.list(1));
    expect(end.id).toBe(list.id);
  });

  it('keeps what was written if the service fails at the rest, which the card then has written', async () => {
    rig.sandbox.faults.next(composePath, { kind: 'delay', ms: 0 });
    rig.sandbox.faults.next(composePath, { kind: 'status', status: 400 });
    const card = await composed({ ...ana, name: 'Carl' });
    // The two are asked for at the same time, so either may have been refused.
    const name = labelsOf(card).includes(texts.writeIt('exam')) ? 'exam' : 'vital_signs';
    const beside = name === 'exam' ? 'vital_signs' : 'exam';
    expect(card.content).toContain(texts.part(name, 'missing'));
    const text = await inPlace(teacher.press(card, texts.writeIt(name)), texts.written);
    expect(text.content).toContain(compose.sectionTitle[name]);
    const call = rig.sandbox.calls().findLast(({ path }) => path.endsWith(composePath));
    expect(call?.body).toMatchObject({ section: name, packaged: true });
    expect(call?.body['other_sections']).toContain(compose.sectionTitle[beside]);
    expect(call?.body['other_sections']).toContain(compose.sectionTitle.narrative);
    expect((await cardOf('carl')).content).toContain(texts.part(name, 'written'));
  });

  it('is deleted after a question, and says so on a card that is still open', async () => {
    const stale = await cardOf('carl');
    const asked = teacher.press(await cardOf('carl'), labels.delete);
    const question = await inPlace(asked, texts.askDelete('Carl'));
    const kept = await inPlace(teacher.press(question, labels.keep), texts.becomesPatient);
    const again = await inPlace(teacher.press(kept, labels.delete), texts.askDelete('Carl'));
    const gone = await inPlace(teacher.press(again, labels.reallyDelete), texts.deleted('Carl'));
    expect(gone.content).toContain(texts.list(1));
    await inPlace(teacher.press(stale, labels.download), texts.gone);
    const found = await teacher.command('class', '/cases', { case: 'carl' }).finished();
    expect(found.content).toContain(texts.unknown('carl'));
  });

  it('stands readable neither in the store nor in the log', async () => {
    const card = await cardOf('ana');
    const narrative = await opened(card, 'narrative');
    const words = narrative.content.split('\n').findLast((line) => line.length > 40) ?? '';
    expect(words).not.toBe('');
    const stored = await readFile(rig.storeFile, 'latin1');
    for (const secret of [words.slice(0, 40), ana.name, ana.teaching_points]) {
      expect(stored).not.toContain(secret);
      expect(rig.logged.join('\n')).not.toContain(secret);
    }
  });
});

describe('a part of a case', () => {
  it('is written again with what should be different, beside the earlier text and the other parts', async () => {
    const card = await cardOf('ana');
    const part = await opened(card, 'vital_signs');
    const different = 'In shock, please';
    const written = await inPlace(await askedAgain(part, { different }), texts.writtenAgain);
    const call = rig.sandbox.calls().findLast(({ path }) => path.endsWith(composePath));
    expect(call?.body).toMatchObject({ section: 'vital_signs', age: ana.age });
    expect(call?.body['other_sections']).toContain(compose.sectionTitle.exam);
    const points = String(call?.body['teaching_points']);
    expect(points).toContain(ana.teaching_points);
    expect(points.split(texts.wanted({ different, earlier: '' }))[1]).toContain(': ');
    expect(labelsOf(written)).toEqual([labels.keepNew, labels.keepEarlier, labels.card]);
  });

  it('is kept in both texts until one is chosen, whatever is pressed before', async () => {
    const nina = { name: 'Nina', age: '41', gender: 'female' };
    const answer = (body: string) =>
      rig.sandbox.faults.next(composePath, { kind: 'status', status: 200, body });
    answer('The first text.');
    await saying(teacher.command('class', '/compose narrative', nina), texts.becomesPatient);
    answer('The second text.');
    const again = await inPlace(await askedAgain(await cardOf('nina'), { part: ['narrative'] }), 'second');
    // One sees what one chooses between.
    expect(again.content).toContain('The first text.');
    const card = await inPlace(teacher.press(again, labels.card), texts.part('narrative', 'undecided'));
    // Not asked for a third one.
    const calls = rig.sandbox.calls().length;
    await inPlace(await askedAgain(card, { part: ['narrative'] }), texts.chooseFirst);
    expect(rig.sandbox.calls()).toHaveLength(calls);
    const choosing = teacher.press(again, labels.keepEarlier);
    await expect
      .poll(() => rig.playground.world.message(again.channelId, again.id)?.content)
      .not.toContain('second');
    const first = await inPlace(choosing, 'The first text.');

    answer('The third text.');
    const third = await inPlace(await askedAgain(first, { part: ['narrative'] }), 'third');
    const stale = await cardOf('nina');
    await inPlace(teacher.press(third, labels.keepNew), 'third');
    const decided = await inPlace(teacher.select(stale, texts.openPart, ['narrative']), 'third');
    expect(labelsOf(decided)).toContain(labels.writeAgain);
  });

  it('stays as it is if the service fails, and the card as it was', async () => {
    const card = await cardOf('ana');
    rig.sandbox.faults.next(composePath, { kind: 'status', status: 400 });
    const sent = await askedAgain(card, { part: ['exam'] });
    await rig.playground.waitFor(() => sent.followUps()[0]);
    const now = rig.playground.world.message(card.channelId, card.id);
    expect(now?.content).toBe(card.content);
  });

  it('is not written twice at once', async () => {
    rig.sandbox.faults.next(composePath, { kind: 'hold' });
    const [one, two] = [await cardOf('ana'), await cardOf('ana')];
    const calls = rig.sandbox.calls().length;
    const writing = await askedAgain(one, { part: ['exam'] });
    await expect.poll(() => rig.sandbox.calls().length > calls).toBe(true);
    await saying(await askedAgain(two, { part: ['exam'] }), texts.alreadyWriting);
    expect(rig.sandbox.calls()).toHaveLength(calls + 1);
    rig.sandbox.faults.release();
    await inPlace(writing, texts.writtenAgain);
  });

  it('that was deleted while it was written is shown all the same', async () => {
    const dora = { name: 'Dora', age: '50', gender: 'female' };
    const composing = teacher.command('class', '/compose narrative', dora);
    const card = await saying(composing, texts.becomesPatient);
    rig.sandbox.faults.next(composePath, { kind: 'hold' });
    const calls = rig.sandbox.calls().length;
    const writing = teacher.press(card, texts.writeIt('exam'));
    await expect.poll(() => rig.sandbox.calls().length > calls).toBe(true);
    const asked = teacher.press(await cardOf('dora'), labels.delete);
    const question = await inPlace(asked, texts.askDelete('Dora'));
    await inPlace(teacher.press(question, labels.reallyDelete), texts.deleted('Dora'));
    rig.sandbox.faults.release();
    await saying(writing, texts.notKept.gone);
    const shown = writing.followUps().map(({ content }) => content);
    expect(shown.join('\n')).toContain(compose.sectionTitle.exam);
  });

  it('that is longer than a message is turned page by page', async () => {
    // With its heading, the first page is almost as long as a message may be.
    const paragraphs = ['a', 'b', 'c'].map((letter) => letter.repeat(1_950));
    rig.sandbox.faults.next(composePath, { kind: 'status', status: 200, body: paragraphs.join('\n\n') });
    const card = await cardOf('ana');
    const first = await inPlace(await askedAgain(card, { part: ['narrative'] }), 'aaa');
    // Below it stands how the earlier text begins.
    const pages = 4;
    const second = await inPlace(teacher.press(first, texts.page({ page: 2, pages })), 'bbb');
    const third = await inPlace(teacher.press(second, texts.page({ page: 3, pages })), 'ccc');
    expect(labelsOf(third)).toContain(texts.page({ page: 2, pages }));
    expect(labelsOf(third)).not.toContain(texts.page({ page: 3, pages }));
  });
});

describe('cases of which many have the name that was typed', () => {
  it('are counted without the others, and it is said if the menu has no room for all', async () => {
    const zoe = { name: 'Zoe', age: '50', gender: 'female' };
    for (let made = 0; made < 26; made += 1)
      await saying(teacher.command('class', '/compose narrative', zoe), texts.becomesPatient);
    const found = await teacher.command('class', '/cases', { case: 'zo' }).finished();
    expect(found.content).toBe(texts.several('zo', { found: 26, shown: 25 }));
    expect(selectsOf(found).flatMap((menu) => (menu.type === 3 ? menu.options : []))).toHaveLength(25);
    expect(labelsOf(found)).toEqual([]);
    const list = await teacher.command('class', '/cases').finished();
    await inPlace(teacher.press(list, texts.page({ page: 2, pages: 2 })), texts.list(28));
  });
});

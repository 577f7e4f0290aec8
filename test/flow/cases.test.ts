import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectsOf } from '../../src/playground/people/components.ts';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { answeredWith, labelsOf, pressed } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { cases: texts, compose } = wordsFor('en');
const { buttons: labels } = texts;

const ana = { name: 'Ana Lopez', age: '34', gender: 'female', teaching_points: 'Listen first.' };
const composePath = '/case/compose/';

let rig: Rig;
let teacher: Person;
let other: Person;

beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  other = rig.playground.person('alice');
  await rig.link(teacher);
});
afterAll(() => rig.close());

const saying = (handle: Handle, wanted: string): Promise<Message> => answeredWith(rig, handle, wanted);

/** Composes a case; returns the card. */
const composed = async (details: Readonly<Record<string, string>> = ana): Promise<Message> =>
  saying(teacher.command('class', '/compose case', details), texts.becomesPatient);

/** The card of a case as `/cases` shows it. */
const cardOf = async (name: string, person = teacher): Promise<Message> =>
  saying(person.command('class', '/cases', { case: name }), texts.becomesPatient);

const opened = async (card: Message, part: 'narrative' | 'vital_signs' | 'exam'): Promise<Message> => {
  const handle = teacher.select(card, texts.openPart, [part]);
  // A long text takes several messages, the last of which has the buttons.
  return rig.playground.waitFor(() =>
    handle
      .followUps()
      .concat(handle.message() ?? [])
      .find((message) => labelsOf(message).includes(labels.edit)),
  );
};

describe('a composed case', () => {
  it('ends in its card, which stays after a restart and in a DM', async () => {
    const card = await composed();
    expect(card.content).toContain(texts.who(ana));
    expect(card.content).toContain(texts.teachingPoints(ana.teaching_points));
    for (const name of ['narrative', 'vital_signs', 'exam'] as const) {
      const state = { kind: 'there', by: 'service', olderNarrative: false, olderDetails: false } as const;
      expect(card.content).toContain(texts.part(name, state));
    }
    await rig.stop();
    await rig.start();
    const list = await teacher.command(teacher.openDm(), '/cases').finished();
    expect(list.content).toBe(texts.list(1, { page: 1, pages: 1 }));
    const again = await saying(teacher.select(list, texts.chooseOne, [ana.name]), texts.becomesPatient);
    expect(again.content).toBe(card.content);
    const narrative = await saying(
      teacher.select(again, texts.openPart, ['narrative']),
      compose.sectionTitle.narrative,
    );
    expect(narrative.content).toContain('Ana');
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

  it('keeps what was written if the service fails at the rest, which the card then has written', async () => {
    rig.sandbox.faults.next(composePath, { kind: 'delay', ms: 0 });
    rig.sandbox.faults.next(composePath, { kind: 'status', status: 400 });
    const card = await composed({ ...ana, name: 'Carl' });
    // The two are asked for at the same time, so either may have been refused.
    const offered = labelsOf(card);
    const name = offered.includes(texts.writeIt('exam')) ? 'exam' : 'vital_signs';
    const beside = name === 'exam' ? 'vital_signs' : 'exam';
    expect(card.content).toContain(texts.part(name, { kind: 'missing' }));
    const written = await saying(teacher.press(card, texts.writeIt(name)), texts.becomesPatient);
    const state = { kind: 'there', by: 'service', olderNarrative: false, olderDetails: false } as const;
    expect(written.content).toContain(texts.part(name, state));
    const call = rig.sandbox.calls().findLast(({ path }) => path.endsWith(composePath));
    expect(call?.body).toMatchObject({ section: name, packaged: true });
    expect(call?.body['other_sections']).toContain(compose.sectionTitle[beside]);
    expect(call?.body['other_sections']).toContain(compose.sectionTitle.narrative);
  });

  it('says which parts were written for other details', async () => {
    const card = await cardOf('ana');
    const asked = teacher.press(card, labels.details);
    await asked.answered;
    const sent = teacher.submitModal(asked, { age: '61' });
    const changed = await saying(sent, '61');
    const state = { kind: 'there', by: 'service', olderNarrative: false, olderDetails: true } as const;
    expect(changed.content).toContain(texts.part('narrative', state));
    expect(changed.content).toContain(texts.part('exam', state));
    expect(changed.id).toBe(card.id);
  });

  it('has a copy with changes of its own', async () => {
    const copy = await saying(
      teacher.press(await cardOf('ana'), labels.duplicate),
      texts.duplicated(ana.name),
    );
    const asked = teacher.press(copy, labels.details);
    await asked.answered;
    await saying(teacher.submitModal(asked, { name: 'Bela Kun' }), 'Bela Kun');
    expect((await cardOf('ana')).content).toContain(ana.name);
    expect((await cardOf('bela')).content).toContain('Bela Kun');
  });

  it('is deleted after a question, and says so on a card that is still open', async () => {
    const stale = await cardOf('bela');
    const { message: question } = await pressed(rig, teacher, {
      below: await cardOf('bela'),
      label: labels.delete,
    });
    expect(question.content).toBe(texts.askDelete('Bela Kun'));
    const { message: gone } = await pressed(rig, teacher, { below: question, label: labels.reallyDelete });
    expect(gone.content).toBe(texts.deleted('Bela Kun'));
    const pressedLate = teacher.press(stale, labels.duplicate);
    await saying(pressedLate, texts.gone);
    const found = await teacher.command('class', '/cases', { case: 'bela' }).finished();
    expect(found.content).toContain(texts.unknown('bela'));
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
  const signs = 'Heart rate | 104 | bpm | 60-100\nPain | 7/10';

  /** Opens the form below a part. */
  const form = async (below: Message): Promise<Handle> => {
    const asked = teacher.press(below, labels.edit);
    await asked.answered;
    return asked;
  };

  it('is edited by a form that holds it', async () => {
    const part = await opened(await cardOf('ana'), 'narrative');
    const asked = await form(part);
    const [field] = asked.modal()?.components ?? [];
    expect(JSON.stringify(field)).toContain('Ana');
    const sent = teacher.submitModal(asked, { text1: 'Ana fell off a ladder.' });
    expect((await saying(sent, texts.edited)).content).toContain('Ana fell off a ladder.');
    const card = await cardOf('ana');
    const narrative = { kind: 'there', by: 'hand', olderNarrative: false, olderDetails: false } as const;
    expect(card.content).toContain(texts.part('narrative', narrative));
    const exam = { kind: 'there', by: 'service', olderNarrative: true, olderDetails: true } as const;
    expect(card.content).toContain(texts.part('exam', exam));
  });

  it('of more than one form field comes back whole', async () => {
    const paragraphs = ['a', 'b', 'c'].map((letter) => letter.repeat(3_000));
    const asked = await form(await opened(await cardOf('ana'), 'narrative'));
    const fields = { text1: `${paragraphs[0]}`, text2: '' };
    await saying(teacher.submitModal(asked, { text1: fields.text1 }), texts.edited);
    const more = await form(await opened(await cardOf('ana'), 'narrative'));
    const whole = paragraphs.slice(1).join('\n\n').slice(0, 4_000);
    await saying(teacher.submitModal(more, { text2: whole }), texts.edited);
    const again = await form(await opened(await cardOf('ana'), 'narrative'));
    const values = (again.modal()?.components ?? []).map((label) =>
      label.type === 18 && label.component.type === 4 ? (label.component.value ?? '') : '',
    );
    expect(values.join('')).toContain(`${paragraphs[1]}`);
    expect(values[0]).toBe(paragraphs[0]);
  });

  it('keeps unreadable lines behind a button, and says which they are', async () => {
    const asked = await form(await opened(await cardOf('ana'), 'vital_signs'));
    const typed = 'Heart rate\nPain | 7/10';
    const sent = teacher.submitModal(asked, { text1: typed });
    const line = texts.unreadLine({ line: 1, problem: 'no_value' });
    const refused = await saying(sent, texts.unreadable([line]));
    await rig.stop();
    await rig.start();
    const again = teacher.press(refused, labels.editAgain);
    await again.answered;
    expect(again.modal()?.components[0]).toMatchObject({ component: { value: typed } });
    const saved = await saying(teacher.submitModal(again, { text1: signs }), texts.edited);
    expect(saved.content).toContain('104');
    expect(saved.content).toContain(compose.outside.high);
  });

  it('that two forms change at once keeps both texts', async () => {
    const part = await opened(await cardOf('ana'), 'vital_signs');
    const one = await form(part);
    const two = await form(part);
    await saying(teacher.submitModal(one, { text1: 'Pulse | 70' }), texts.edited);
    const late = await saying(teacher.submitModal(two, { text1: 'Pulse | 80' }), texts.meanwhile);
    expect(late.content).toContain('80');
    const list = await saying(teacher.press(late, labels.versions), texts.versions('vital_signs'));
    const [first] = selectsOf(list).flatMap((menu) => (menu.type === 3 ? menu.options : []));
    expect(first?.description).toContain('Pulse | 70');
    const shown = await saying(teacher.select(list, texts.chooseVersion, [first?.value ?? '']), '70');
    const back = await saying(teacher.press(shown, labels.bringBack), texts.broughtBack);
    expect(back.content).toContain('70');
  });

  it('is written again by a model of choice, for the other parts as they stand', async () => {
    const part = await opened(await cardOf('ana'), 'vital_signs');
    const asked = teacher.press(part, labels.writeAgain);
    await asked.answered;
    const sent = teacher.submitModal(asked, { other: 'another-model' });
    const card = await saying(sent, texts.becomesPatient);
    const state = { kind: 'there', by: 'service', olderNarrative: false, olderDetails: false } as const;
    expect(card.content).toContain(texts.part('vital_signs', state));
    const call = rig.sandbox.calls().findLast(({ path }) => path.endsWith(composePath));
    expect(call?.body).toMatchObject({ section: 'vital_signs', model: 'another-model', age: '61' });
    expect(call?.body['other_sections']).toContain('a'.repeat(3_000));
  });

  it('is written again with what should be different, beside the earlier text and the teaching points', async () => {
    const part = await opened(await cardOf('ana'), 'vital_signs');
    const asked = teacher.press(part, labels.writeAgain);
    await asked.answered;
    await saying(teacher.submitModal(asked, { different: 'In shock, please' }), texts.becomesPatient);
    const call = rig.sandbox.calls().findLast(({ path }) => path.endsWith(composePath));
    const points = String(call?.body['teaching_points']);
    const [before = '', earlier = ''] = points.split(
      texts.wanted({ different: 'In shock, please', earlier: '' }),
    );
    expect(before).not.toContain('undefined');
    expect(earlier).toContain('|');
  });

  it('that is edited while it is written again stays as edited, and the new text is an earlier version', async () => {
    const part = await opened(await cardOf('ana'), 'vital_signs');
    rig.sandbox.faults.next(composePath, { kind: 'hold' });
    const asked = teacher.press(part, labels.writeAgain);
    await asked.answered;
    const calls = rig.sandbox.calls().length;
    const writing = teacher.submitModal(asked, { other: 'another-model' });
    await expect.poll(() => rig.sandbox.calls().length > calls).toBe(true);
    await saying(teacher.submitModal(await form(part), { text1: 'Pulse | 91' }), texts.edited);
    rig.sandbox.faults.release();
    const told = await saying(writing, texts.writtenBehind);
    const state = { kind: 'there', by: 'hand', olderNarrative: false, olderDetails: false } as const;
    expect(told.content).toContain(texts.part('vital_signs', state));
    const stands = await opened(told, 'vital_signs');
    expect(stands.content).toContain('91');
    const list = await saying(teacher.press(stands, labels.versions), texts.versions('vital_signs'));
    const [first] = selectsOf(list).flatMap((menu) => (menu.type === 3 ? menu.options : []));
    expect(first?.label).toContain(texts.version('service', 'another-model'));
  });

  it('that is missing can be typed, like one that the service has written', async () => {
    const dora = { name: 'Dora', age: '50', gender: 'female' };
    const composing = teacher.command('class', '/compose narrative', dora);
    const card = await saying(composing, texts.becomesPatient);
    const asked = await form(
      await saying(teacher.select(card, texts.openPart, ['vital_signs']), texts.missingPart('vital_signs')),
    );
    expect(asked.modal()?.components[0]).not.toHaveProperty('component.value');
    const unreadable = await saying(
      teacher.submitModal(asked, { text1: 'Heart rate' }),
      texts.unreadLine({ line: 1, problem: 'no_value' }),
    );
    const again = teacher.press(unreadable, labels.editAgain);
    await again.answered;
    await saying(teacher.submitModal(again, { text1: signs }), texts.edited);
    const state = { kind: 'there', by: 'hand', olderNarrative: false, olderDetails: false } as const;
    const typed = await cardOf('dora');
    expect(typed.content).toContain(texts.part('vital_signs', state));
    expect(typed.content).toContain(texts.part('exam', { kind: 'missing' }));
    const exam = await form(
      await saying(teacher.select(typed, texts.openPart, ['exam']), texts.missingPart('exam')),
    );
    const free = 'Abdomen soft.';
    expect((await saying(teacher.submitModal(exam, { text1: free }), texts.edited)).content).toContain(free);
  });

  it('loses nothing that was typed into a form when its case is deleted meanwhile', async () => {
    const copy = await saying(teacher.press(await cardOf('ana'), labels.duplicate), texts.becomesPatient);
    const asked = await form(await opened(copy, 'vital_signs'));
    const { message: question } = await pressed(rig, teacher, { below: copy, label: labels.delete });
    await pressed(rig, teacher, { below: question, label: labels.reallyDelete });
    const told = await saying(teacher.submitModal(asked, { text1: signs }), texts.gone);
    const [file] = told.attachments;
    expect(await (await fetch(file?.url ?? '')).text()).toBe(signs);
  });
});

describe('the details of a case', () => {
  it('lose nothing that was typed when their case is deleted meanwhile', async () => {
    const copy = await saying(teacher.press(await cardOf('ana'), labels.duplicate), texts.becomesPatient);
    const asked = teacher.press(copy, labels.details);
    await asked.answered;
    const { message: question } = await pressed(rig, teacher, { below: copy, label: labels.delete });
    await pressed(rig, teacher, { below: question, label: labels.reallyDelete });
    const points = 'Ask about travel.\nThink of the spleen.';
    const told = await saying(teacher.submitModal(asked, { teaching_points: points }), texts.gone);
    const [file] = told.attachments;
    expect(await (await fetch(file?.url ?? '')).text()).toContain(points);
  });
});

describe('a copy that is offered', () => {
  const offeredTo = async (person: Person, extras: readonly string[] = []): Promise<Handle> => {
    const asked = teacher.press(await cardOf('ana'), labels.offer);
    await asked.answered;
    return teacher.submitModal(asked, { person: [person.id], ...(extras.length === 0 ? {} : { extras }) });
  };

  const offers = async (): Promise<Message> => other.command('class', '/cases').finished();

  const chosen = async (): Promise<Message> => {
    const list = await offers();
    const [menu] = selectsOf(list).filter(({ placeholder }) => placeholder === texts.offering.waiting(1));
    const [option] = menu?.type === 3 ? menu.options : [];
    const { source } = other.select(list, menu?.custom_id ?? '', [option?.value ?? '']).interaction;
    return rig.playground.waitFor((world) => {
      const now = source && world.message(source.channelId, source.id);
      return now !== undefined && labelsOf(now).includes(texts.offering.take) && now;
    });
  };

  it('is taken with what was given along, and outlives the original', async () => {
    await saying(await offeredTo(other), texts.offering.done(ana.name, other.id));
    const offer = await chosen();
    expect(offer.content).toContain('Dr. Teacher');
    const { message: card } = await pressed(rig, other, { below: offer, label: texts.offering.take });
    expect(card.content).toContain(texts.offering.taken);
    expect(card.content).not.toContain(ana.teaching_points);
    const { message: question } = await pressed(rig, teacher, {
      below: await cardOf('ana'),
      label: labels.delete,
    });
    await pressed(rig, teacher, { below: question, label: labels.reallyDelete });
    expect((await cardOf('ana', other)).content).toContain(ana.name);
    expect(selectsOf(await offers()).map(({ placeholder }) => placeholder)).toEqual([texts.chooseOne]);
  });

  it('is declined, and gone for good', async () => {
    await composed();
    await saying(await offeredTo(other, ['teaching_points']), texts.offering.done(ana.name, other.id));
    const offer = await chosen();
    const { message: told } = await pressed(rig, other, { below: offer, label: texts.offering.decline });
    expect(told.content).toBe(texts.offering.declined);
    expect((await offers()).content).toBe(texts.list(1, { page: 1, pages: 1 }));
  });

  it('goes to no bot, and not to oneself', async () => {
    const { bot } = rig.playground.world;
    const refused = await saying(await offeredTo({ ...other, id: bot.id }), texts.offering.noPerson);
    expect(labelsOf(refused)).toEqual([]);
    await saying(await offeredTo(teacher), texts.offering.yourself);
    expect(selectsOf(await teacher.command('class', '/cases').finished())).toHaveLength(1);
  });
});

describe('cases of which many have the name that was typed', () => {
  it('are counted without the others, and it is said if the menu has no room for all', async () => {
    const zoe = { name: 'Zoe', age: '50', gender: 'female' };
    const card = await saying(teacher.command('class', '/compose narrative', zoe), texts.becomesPatient);
    for (let copies = 1; copies < 26; copies += 1)
      await saying(teacher.press(card, labels.duplicate), texts.duplicated(zoe.name));
    const found = await teacher.command('class', '/cases', { case: 'zo' }).finished();
    expect(found.content).toBe(texts.several('zo', { found: 26, shown: 25 }));
    expect(selectsOf(found).flatMap((menu) => (menu.type === 3 ? menu.options : []))).toHaveLength(25);
    expect(labelsOf(found)).toEqual([]);
  });
});

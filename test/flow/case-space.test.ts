import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { answeredWith, labelsOf } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { cases: texts } = wordsFor('en');
const { buttons: labels } = texts;

let rig: Rig;
let teacher: Person;

beforeAll(async () => {
  rig = await startRig({ settings: { MAX_CASES_MB: '1' } });
  teacher = rig.playground.person('teacher');
  await rig.link(teacher);
});
afterAll(() => rig.close());

const saying = (handle: Handle, wanted: string): Promise<Message> => answeredWith(rig, handle, wanted);

const cardOf = (name: string): Promise<Message> =>
  saying(teacher.command('class', '/cases', { case: name }), texts.becomesPatient);

const uploaded = async (data: string): Promise<Handle> => {
  const open = teacher.select(await cardOf('ana'), texts.openPart, ['narrative']);
  const below = await rig.playground.waitFor(() =>
    [open.message(), ...open.followUps()].find(
      (message) => message !== undefined && labelsOf(message).includes(labels.upload),
    ),
  );
  const asked = teacher.press(below, labels.upload);
  await asked.answered;
  return teacher.submitModal(asked, { file: [{ name: 'a.txt', data }] });
};

const fileIn = async ({ attachments: [file] }: Message): Promise<string> =>
  (await fetch(file?.url ?? '')).text();

it('where there is no room for a text, it comes back whole, and deleting makes room', async () => {
  const ana = { name: 'Ana', age: '34', gender: 'female' };
  await saying(teacher.command('class', '/compose narrative', ana), texts.becomesPatient);
  const half = 'Ana coughs. '.repeat(50_000);
  await saying(await uploaded(half), texts.edited);
  await saying(teacher.press(await cardOf('ana'), labels.duplicate), texts.noRoom);
  const refused = await saying(await uploaded(`${half}More.`), texts.noRoom);
  expect(await fileIn(refused)).toBe(`${half}More.`.trim());
  const bea = { ...ana, name: 'Bea' };
  const small = await saying(teacher.command('class', '/compose narrative', bea), texts.becomesPatient);
  expect(small.content).toContain('Bea');
  const asked = teacher.press(await cardOf('ana'), labels.delete);
  const question = await saying(asked, texts.askDelete('Ana'));
  await saying(teacher.press(question, labels.reallyDelete), texts.deleted('Ana'));
  await saying(teacher.press(await cardOf('bea'), labels.duplicate), texts.duplicated('Bea'));
});

it('what the service writes is shown, even if there is no room to keep it', async () => {
  const cara = { name: 'Ana Cara', age: '34', gender: 'female' };
  await saying(teacher.command('class', '/compose narrative', cara), texts.becomesPatient);
  await saying(await uploaded('Cara coughs. '.repeat(75_000)), texts.edited);
  const dora = { ...cara, name: 'Dora' };
  const card = await saying(teacher.command('class', '/compose narrative', dora), texts.becomesPatient);
  const isFull = async (): Promise<boolean> => {
    const copying = teacher.press(card, labels.duplicate);
    const told = await rig.playground.waitFor(() => copying.message() ?? copying.followUps()[0]);
    return told.content === texts.noRoom;
  };
  while (!(await isFull()));
  const composing = teacher.command('class', '/compose narrative', dora);
  await saying(composing, texts.notKept.no_room);
  const told = [composing.message(), ...composing.followUps()].map((message) => message?.content);
  expect(told.join('\n')).toContain('Dora');
});

import type { Message } from 'discord-playground/world/entities';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { titleOf, shelve } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

describe('a conversation with a patient', () => {
  it('brings a message to the service, and its answer back as a reply', async () => {
    rig = await startRig();
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const thread = await rig.patient(teacher);
    const question = teacher.send(thread, 'Good morning, how old are you?');
    const answer = await rig.answerTo(question);
    const call = rig.sandbox.calls().find(({ path, accepted }) => accepted && path.endsWith('/chat/submit/'));
    expect(call?.body).toMatchObject({ message: 'Good morning, how old are you?' });
    expect(answer.content).not.toBe('');
  });
});

describe("a patient's name", () => {
  const name = 'Ann *Lee*';
  const shown = texts.speaker('Ann \\*Lee\\*');

  /** What the bot replies to a question when the service answers like this. */
  const saidAfter = async (
    { isNamed }: { readonly isNamed: boolean },
    body: object,
  ): Promise<readonly Message[]> => {
    rig = await startRig();
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const id = String(rig.sandbox.cases[0]?.id);
    if (isNamed) await shelve(rig, teacher, { id, title: 'A cough', name });
    const thread = await rig.patient(teacher, { case: id });
    const { length } = rig.said(thread);
    const json = JSON.stringify({ status: 'response_saved', ...body });
    rig.sandbox.faults.next('/chat/submit/', { kind: 'status', status: 200, body: json });
    await rig.answerTo(teacher.send(thread, 'Hello?'));
    await rig.stop();
    return rig.said(thread).slice(length);
  };

  it('comes before what the patient says, but not before what the preceptor asks', async () => {
    const body = { PatientResponse: 'It hurts.', ChatStatus: 'patient', PreceptorQuestion: 'What now?' };
    const [first, second] = await saidAfter({ isNamed: true }, body);
    expect(first?.content).toBe(`${shown} It hurts.`);
    expect(second?.content).toBe(texts.preceptorAsks('> What now?'));
  });

  it('goes above an answer that begins with a list', async () => {
    const [list] = await saidAfter({ isNamed: true }, { PatientResponse: '- aspirin\n- insulin' });
    expect(list?.content).toBe(`${shown}\n- aspirin\n- insulin`);
  });

  it('goes above a picture without words', async () => {
    const url = 'https://pictures.example/ecg.png';
    const [picture] = await saidAfter({ isNamed: true }, { PatientResponse: '', media: [url] });
    expect(picture?.content).toBe(`${shown}\n<${url}>`);
  });

  it('is the preceptor’s where the preceptor speaks', async () => {
    const said = await saidAfter(
      { isNamed: true },
      { PatientResponse: 'Well done.', ChatStatus: 'preceptor' },
    );
    expect(said.map(({ content }) => content)).toEqual([`${texts.speaker(texts.preceptor)} Well done.`]);
  });

  it('is left out if somebody else may be speaking', async () => {
    const [other] = await saidAfter(
      { isNamed: true },
      { PatientResponse: 'Well done.', ChatStatus: 'finished' },
    );
    expect(other?.content).toBe('Well done.');
  });

  it('is left out if nobody gave one', async () => {
    const [plain] = await saidAfter({ isNamed: false }, { PatientResponse: 'It hurts.' });
    expect(plain?.content).toBe('It hurts.');
  });

  it('need not be given if the sandbox plays the patient', async () => {
    const none = {
      SERVICE_AUTH_URL: '',
      SERVICE_BASE_URL: '',
      SERVICE_CLIENT_ID: '',
      SERVICE_CLIENT_SECRET: '',
    };
    rig = await startRig({ settings: { ...none, CASES: '', TOPICS: '' } });
    const [known] = rig.sandbox.cases;
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const thread = await rig.patient(teacher, { case: String(known?.id) });
    const { id } = teacher.send(thread, 'How old are you?');
    // At its first question the sandbox learns how people ask, which takes a busy machine many seconds.
    const answer = await rig.playground.waitFor((world) =>
      world.messages(thread.id).find(({ reference }) => reference?.messageId === id),
    );
    expect(known?.title).toContain(`${known?.patientName}, `);
    expect(answer.content.startsWith(`${texts.speaker(known?.patientName ?? '')} `)).toBe(true);
  });
});

it('the announcement of a conversation for one person does not invite others to write', async () => {
  rig = await startRig();
  const teacher = rig.playground.person('teacher');
  await rig.link(teacher);
  const { id, name, parentId } = await rig.patient(teacher, { who: 'me' });
  const title = titleOf({ name });
  const announced = rig.playground.world.message(parentId, id)?.content;
  const about = { kind: 'patient', title, host: 'Dr. Teacher' } as const;
  expect(announced).toBe(texts.announcement({ ...about, who: 'me' }));
  expect(announced).not.toBe(texts.announcement({ ...about, who: 'everyone' }));
});

import { afterEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { saidIn, titleOf, willAnswer } from '../support/room.ts';
import { shelve } from '../support/conversations.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

describe("a patient's name", () => {
  const name = 'Ann *Lee*';
  const shown = texts.speaker('Ann \\*Lee\\*');
  const url = 'https://pictures.example/ecg.png';

  it('comes before what the patient says, but not before what others say', async () => {
    rig = await startRig();
    const { playground, sandbox } = rig;
    const teacher = playground.person('teacher');
    await rig.link(teacher);
    const [id, unnamed] = sandbox.cases.map((one) => String(one.id));
    await shelve(rig, teacher, { id: id ?? '', title: 'A cough', name });
    const thread = await rig.patient(teacher, { case: id ?? '' });
    /** What the bot replies to a question when the service answers like this. */
    const said = async (body: object, place = thread): Promise<string> => {
      willAnswer({ sandbox }, { ChatStatus: undefined, ...body });
      return (await rig?.answerTo(teacher.send(place, 'Hello?')))?.content ?? '';
    };
    const question = { ChatStatus: 'patient', PreceptorQuestion: 'What now?' };
    expect(await said({ PatientResponse: 'It hurts.', ...question })).toBe(`${shown} It hurts.`);
    await saidIn(rig, thread, texts.preceptorAsks('> What now?'));
    expect(await said({ PatientResponse: '- aspirin\n- insulin' })).toBe(`${shown}\n- aspirin\n- insulin`);
    expect(await said({ PatientResponse: '', media: [url] })).toBe(`${shown}\n<${url}>`);
    const preceptor = texts.speaker(texts.preceptor);
    expect(await said({ PatientResponse: 'Well.', ChatStatus: 'preceptor' })).toBe(`${preceptor} Well.`);
    // Somebody else may be speaking.
    expect(await said({ PatientResponse: 'Well.', ChatStatus: 'finished' })).toBe('Well.');
    const other = await rig.patient(teacher, { case: unnamed ?? '' });
    expect(await said({ PatientResponse: 'It hurts.' }, other)).toBe('It hurts.');
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

import { describe, expect, it, onTestFinished } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { saidIn, titleOf, willAnswer } from '../support/room.ts';
import { shelve } from '../support/conversations.ts';
import { startRig } from '../support/rig.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts } = wordsFor('en');

const { rig, teacher } = await sharedRig();

describe("a patient's name", () => {
  const name = 'Ann *Lee*';
  const shown = texts.speaker('Ann \\*Lee\\*');
  const url = 'https://pictures.example/ecg.png';

  it('comes before what the patient says, but not before what others say', async () => {
    const [id, unnamed] = rig.sandbox.cases.map((one) => String(one.id));
    await shelve(rig, teacher, { id: id ?? '', title: 'A cough', name });
    const thread = await rig.patient(teacher, { case: id ?? '' });
    /** What the bot replies to a question when the service answers like this. */
    const said = async (body: object, place = thread): Promise<string> => {
      willAnswer(rig, { ChatStatus: undefined, ...body });
      return (await rig.answerTo(teacher.send(place, 'Hello?'))).content;
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
    const demo = await startRig({ settings: { ...none, CASES: '', TOPICS: '' } });
    onTestFinished(() => demo.close());
    const [known] = demo.sandbox.cases;
    const student = demo.playground.person('alice');
    await demo.link(student, 'student1');
    const thread = await demo.patient(student, { case: String(known?.id) });
    const answer = await demo.answerTo(student.send(thread, 'How old are you?'));
    expect(known?.title).toContain(`${known?.patientName}, `);
    expect(answer.content.startsWith(`${texts.speaker(known?.patientName ?? '')} `)).toBe(true);
  });
});

it('the announcement of a conversation for one person does not invite others to write', async () => {
  const unnamed = String(rig.sandbox.cases[2]?.id);
  const { id, name, parentId } = await rig.patient(teacher, { who: 'me', case: unnamed });
  const title = titleOf({ name });
  const announced = rig.playground.world.message(parentId, id)?.content;
  const about = { kind: 'patient', title, host: 'Dr. Teacher' } as const;
  expect(announced).toBe(texts.announcement({ ...about, who: 'me' }));
  expect(announced).not.toBe(texts.announcement({ ...about, who: 'everyone' }));
});

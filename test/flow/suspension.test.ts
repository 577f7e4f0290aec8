import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { noStatus, postRefused, saidIn, sentCount, statusIn, submitPath } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let thread: Thread;

beforeEach(async () => {
  const timings = { retry: 5, delivery: 30_000, suspension: 600_000 };
  rig = await startRig({ timings, settings: { SHUTDOWN_SECONDS: '1' } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
  thread = await rig.patient(teacher);
});
afterEach(() => rig.close());

const breakService = (): void => rig.sandbox.faults.always(submitPath, { kind: 'status', status: 503 });
const held = async (): Promise<{ question: Message; status: Message }> => {
  breakService();
  const question = alice.send(thread, 'Where does it hurt?');
  return { question, status: await statusIn(rig, thread, texts.suspension.service) };
};
/** Everything written so far has reached the bot, because the gateway sends in order. */
const heardAll = () => alice.command('class', '/help').finished();

describe('a question that waits while the thread is suspended', () => {
  it('is answered after a restart, however many remarks followed it', async () => {
    const { question, status } = await held();
    for (let remark = 0; remark < 10; remark += 1) alice.send(thread, `((remark ${remark}`);
    await heardAll();
    teacher.press(status, texts.buttons.tryNow); // in vain, but everything known is stored
    await expect.poll(() => sentCount(rig, question.content)).toBe(4);
    await rig.stop();
    rig.sandbox.faults.clear();
    await rig.start();
    teacher.press(await statusIn(rig, thread), texts.buttons.tryNow);
    await rig.answerTo(question);
    expect(sentCount(rig, question.content)).toBe(5);
    await noStatus(rig, thread);
  });

  it('is the text of a file that Discord does not hand out for now, after three tries', async () => {
    const file = { method: 'GET', path: '/attachments/' };
    const paste = (data: string): Message =>
      alice.send(thread, '', { attachments: [{ name: 'message.txt', data }] });
    rig.playground.faults.next(file, { status: 503 }, 2);
    const [first, later] = ['Since when? '.repeat(200).trim(), 'Does it hurt? '.repeat(200).trim()];
    await rig.answerTo(paste(first));
    rig.playground.faults.always(file, { status: 503 });
    const question = paste(later);
    const status = await statusIn(rig, thread, texts.suspension.file);
    rig.playground.faults.clear();
    teacher.press(status, texts.buttons.tryNow);
    await rig.answerTo(question);
    expect([first, later].map((text) => sentCount(rig, text))).toEqual([1, 1]);
    await noStatus(rig, thread);
  });

  it('is looked for after a restart although the thread was archived in the meantime', async () => {
    await held();
    await rig.stop();
    rig.playground.editThread(thread, { archived: true });
    rig.sandbox.faults.clear();
    const looks = (): number =>
      rig.playground.requests().filter(({ method, path }) => method === 'GET' && path.includes(thread.id))
        .length;
    const before = looks();
    await rig.start();
    await expect.poll(looks).toBeGreaterThan(before);
  });

  it('can be dropped by a moderator, which leaves a line', async () => {
    const { question, status } = await held();
    teacher.press(status, texts.buttons.skipWaiting(1));
    await saidIn(rig, thread, texts.lines.dropped.skipped(1, `<@${teacher.id}>`));
    rig.sandbox.faults.clear();
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(sentCount(rig, question.content)).toBe(3);
  });
});

describe('a question that the service has not accepted', () => {
  it('is not sent again if it was deleted while it was on its way', async () => {
    const words = 'Where does it hurt?';
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 503 });
    const stop = rig.sandbox.onCall(({ body }) => {
      if (body['message'] === words) alice.delete(question);
    });
    const question = alice.send(thread, words);
    await expect.poll(() => sentCount(rig, words)).toBe(1);
    stop();
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(sentCount(rig, words)).toBe(1);
  });
});

describe('the status of a suspension', () => {
  it('comes again if it was deleted, and its button works', async () => {
    const { question, status } = await held();
    rig.playground.deleteMessage(status);
    const again = await statusIn(rig, thread, texts.suspension.service);
    expect(again.id).not.toBe(status.id);
    rig.sandbox.faults.clear();
    teacher.press(again, texts.buttons.tryNow);
    await rig.answerTo(question);
    await noStatus(rig, thread);
  });

  it('is posted after a restart if it could not be posted before', async () => {
    breakService();
    rig.playground.faults.always({ method: 'POST', path: thread.id }, { status: 500 });
    const refused = postRefused(rig, thread);
    const question = alice.send(thread, 'Where does it hurt?');
    await refused;
    await rig.stop();
    rig.playground.faults.clear();
    await rig.start();
    const status = await statusIn(rig, thread, texts.suspension.service);
    rig.sandbox.faults.clear();
    teacher.press(status, texts.buttons.tryNow);
    await rig.answerTo(question);
    expect(sentCount(rig, question.content)).toBeGreaterThan(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { meddleWith } from '../support/broken-store.ts';
import { startRig, type Rig } from '../support/rig.ts';
import {
  disappears,
  labelsOf,
  postRefused,
  pressed,
  saidIn,
  sentCount,
  submitPath,
} from '../support/room.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let thread: Thread;

beforeEach(async () => {
  const timings = { retry: 5, delivery: 30_000, suspension: 600_000, landing: 10 };
  rig = await startRig({ timings, settings: { SHUTDOWN_SECONDS: '1' } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
  thread = await rig.patient(teacher);
});
afterEach(() => rig.close());

const breakService = (): void => rig.sandbox.faults.always(submitPath, { kind: 'status', status: 503 });
const isSuspended = ({ content }: Message): boolean => content.startsWith(small(texts.suspension.service));
const held = async (): Promise<{ question: Message; notice: Message }> => {
  breakService();
  const question = alice.send(thread, 'Where does it hurt?');
  return { question, notice: await saidIn(rig, thread, isSuspended) };
};
const tryNow = (below: Message) => pressed(rig, teacher, { below, label: texts.buttons.tryNow });
/** Everything written so far has reached the bot, because the gateway sends in order. */
const heardAll = () => alice.command('class', '/help').finished();

describe('a question that waits while the thread is suspended', () => {
  it('is answered after a restart, however many remarks followed it', async () => {
    const { question, notice } = await held();
    for (let remark = 0; remark < 70; remark += 1) alice.send(thread, `((remark ${remark}`);
    await heardAll();
    await tryNow(notice); // in vain, but everything known is stored
    await expect.poll(() => sentCount(rig, question.content)).toBe(4);
    await rig.stop();
    rig.sandbox.faults.clear();
    await rig.start();
    await tryNow(notice);
    await rig.answerTo(question);
    expect(rig.said(thread).map(({ content }) => content)).not.toContain(texts.notices.away(1));
    expect(sentCount(rig, question.content)).toBe(5);
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

describe('the notice of a suspension', () => {
  it('comes again with the next question if it was deleted, and its button works', async () => {
    const { question, notice } = await held();
    rig.playground.deleteMessage(notice);
    const second = alice.send(thread, 'And since when?');
    const again = await saidIn(rig, thread, (message) => isSuspended(message) && message.id !== notice.id);
    expect(labelsOf(again)).toContain(texts.buttons.tryNow);
    rig.sandbox.faults.clear();
    await tryNow(again);
    await rig.answerTo(question);
    await rig.answerTo(second);
    await disappears(rig, again);
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
    const notice = await saidIn(rig, thread, isSuspended);
    expect(rig.said(thread).filter(isSuspended)).toHaveLength(1);
    rig.sandbox.faults.clear();
    await tryNow(notice);
    await rig.answerTo(question);
  });
});

describe('a question that is just being read again', () => {
  it('is no longer asked once a moderator skips what waits', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 500 });
    const question = alice.send(thread, 'Where does it hurt?');
    const doubt = await rig.answerTo(question);
    breakService();
    await pressed(rig, alice, { below: doubt, label: texts.buttons.askAgain });
    const notice = await saidIn(rig, thread, isSuspended);
    rig.sandbox.faults.clear();
    const sent = sentCount(rig, question.content);
    const letGo = rig.playground.faults.hold({ method: 'GET', path: question.id });
    await tryNow(notice);
    await pressed(rig, teacher, { below: notice, label: texts.buttons.skipWaiting });
    await saidIn(rig, thread, texts.notices.skippedWaiting(1));
    letGo();
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(sentCount(rig, question.content)).toBe(sent);
  });
});

describe('questions that a moderator sets aside while the store fails', () => {
  it('are not forgotten if the bot is stopped before that is stored', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    alice.send(thread, 'Where does it hurt?');
    const many = Array.from({ length: 21 }, (_, index) => alice.send(thread, `Question ${index}`));
    const notice = await saidIn(
      rig,
      thread,
      texts.notices.backlog({ waiting: 21, next: [`<@${alice.id}>`], more: false }),
    );
    const meddler = await meddleWith(rig.storeUrl);
    await meddler.breakStore();
    teacher.press(notice, texts.buttons.setAside);
    await expect.poll(() => rig.logged.some((line) => line.includes('did not take a step'))).toBe(true);
    await meddler.mendStore();
    await meddler.close();
    await rig.stop();
    await rig.start();
    const aside = await saidIn(rig, thread, texts.notices.setAsideAsked(21));
    await pressed(rig, teacher, { below: aside, label: texts.buttons.answerThem });
    await Promise.all(many.map((question) => rig.answerTo(question)));
  });
});

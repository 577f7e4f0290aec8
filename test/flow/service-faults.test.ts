import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import type { Fault } from 'service-sandbox/faults';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DoubtReason, SuspensionCause } from '../../src/machine/record.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  decided,
  disappears,
  labelsOf,
  noStatus,
  pressed,
  saidIn,
  sentCount,
  statusIn,
  submitPath,
  taken,
} from '../support/room.ts';
import { endAll } from '../support/conversations.ts';
import { startRig, type Rig } from '../support/rig.ts';

/** That each kind of fault arrives in a thread. What follows from there is the simulation's. */

const {
  conversation: texts,
  failures: { service: serviceWords },
} = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;
let thread: Thread;
let asked = 0;

const useRig = (suspension: number): void => {
  beforeAll(async () => {
    rig = await startRig({ timings: { retry: 5, suspension, longestSuspension: 600_000, delivery: 10 } });
    teacher = rig.playground.person('teacher');
    alice = rig.playground.person('alice');
    bob = rig.playground.person('bob');
    await rig.link(teacher);
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    thread = await rig.patient(teacher);
    asked = taken(rig).length;
  });
  afterEach(async () => {
    rig.sandbox.faults.clear();
    await endAll(rig);
  });
};

const heard = (): readonly unknown[] => taken(rig).slice(asked);
const press = async (person: Person, below: Message, label: string): Promise<Message> =>
  (await pressed(rig, person, { below, label })).message;
const status = (code: number, more: object = {}): Fault => ({ kind: 'status', status: code, ...more });
const ask = (person: Person, content: string): Message => person.send(thread, content);

const isSuspended = (cause: SuspensionCause, waiting: number, { content }: Message): boolean =>
  content.startsWith(small(`${texts.suspension[cause]}.${texts.waiting(waiting)}`)) &&
  (waiting > 0 || !content.includes(texts.waiting(1)));
const holding = (cause: SuspensionCause, waiting: number, where = thread): Promise<Message> =>
  saidIn(rig, where, (message) => isSuspended(cause, waiting, message));

/** The notice that asks about a message whose answer did not come back. */
const doubtAbout = ({ id }: Message, reason: DoubtReason): Promise<Message> => {
  const words = texts.lines.doubt[reason];
  return saidIn(rig, thread, ({ reference, content }) => reference?.messageId === id && content === words);
};

describe('a call that the service has certainly not accepted', () => {
  useRig(600_000);

  it('is sent again at most twice, and nobody notices', async () => {
    rig.sandbox.faults.next(submitPath, status(503));
    rig.sandbox.faults.next(submitPath, status(429, { headers: { 'retry-after': '0' } }));
    const question = ask(alice, 'How old are you?');
    await rig.answerTo(question);
    expect(sentCount(rig, question.content)).toBe(3);
    expect(rig.said(thread)).toHaveLength(2);
  });

  it.each<[SuspensionCause, Fault, number]>([
    ['service', status(503), 3],
    ['operator', status(307, { headers: { location: 'http://127.0.0.1:9/' } }), 1],
    ['rate_limited', status(429, { headers: { 'retry-after': '3600' } }), 1],
  ])('suspends the thread, which says why: %s', async (cause, fault, times) => {
    rig.sandbox.faults.always(submitPath, fault);
    const before = Date.now();
    const question = ask(alice, `Does it hurt in spite of ${cause}?`);
    const notice = await holding(cause, 1);
    expect(sentCount(rig, question.content)).toBe(times);
    const nextTry = Number(/<t:(\d+):R>/.exec(notice.content)?.[1] ?? 0) * 1_000;
    expect(nextTry - before >= 3_600_000).toBe(cause === 'rate_limited');
    const { tryNow, skipWaiting, manage } = texts.buttons;
    expect(labelsOf(notice)).toEqual([manage, tryNow, skipWaiting(1)]);
    rig.sandbox.faults.clear();
    teacher.press(notice, tryNow);
    await rig.answerTo(question);
    await disappears(rig, notice);
  });

  it('has one notice in each thread that is kept up to date, and can be skipped by a moderator', async () => {
    const other = await rig.patient(teacher, { case: String(rig.sandbox.cases[1]?.id) });
    rig.sandbox.faults.always(submitPath, status(503));
    ask(alice, 'Skipped one');
    bob.send(other, 'And there?');
    const notice = await holding('service', 1);
    expect((await holding('service', 1, other)).id).not.toBe(notice.id);
    ask(bob, 'Skipped two');
    expect((await holding('service', 2)).id).toBe(notice.id);
    for (const label of [texts.buttons.skipWaiting(2), texts.buttons.tryNow])
      expect((await press(bob, notice, label)).content).toBe(texts.onlyModerators('Dr. Teacher'));
    teacher.press(notice, texts.buttons.skipWaiting(2));
    await saidIn(rig, thread, texts.lines.dropped.skipped(2, `<@${teacher.id}>`));
    await disappears(rig, notice);
    rig.sandbox.faults.clear();
    await rig.answerTo(ask(alice, 'And now?'));
    expect(heard()).toEqual(['And now?']);
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
    const notice = await statusIn(rig, thread, texts.suspension.file);
    rig.playground.faults.clear();
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(question);
    expect([first, later].map((text) => sentCount(rig, text))).toEqual([1, 1]);
    await noStatus(rig, thread);
  });

  it('waits through a restart, however many remarks followed it and although its thread was archived', async () => {
    rig.sandbox.faults.always(submitPath, status(503));
    // Its notice stands, although no response to it arrives.
    const post = { method: 'POST', path: `/channels/${thread.id}/messages` };
    rig.playground.faults.next(post, { status: 500, afterwards: true }, 4);
    const question = ask(alice, 'Are you there?');
    await holding('service', 1);
    for (let remark = 0; remark < 10; remark += 1) ask(alice, `((remark ${remark}`);
    // The gateway sends in order, so everything has been heard by then.
    await alice.command('class', '/help').finished();
    await rig.stop();
    rig.playground.editThread(thread, { archived: true });
    rig.sandbox.faults.clear();
    await rig.start();
    teacher.press(await statusIn(rig, thread), texts.buttons.tryNow);
    await rig.answerTo(question);
    expect(sentCount(rig, question.content)).toBe(4);
    await noStatus(rig, thread);
  });
});

describe('a thread that is suspended', () => {
  useRig(40);

  it('tries again by itself until the service answers', async () => {
    // Three tries at once, then three more automatically.
    for (let time = 0; time < 6; time += 1) rig.sandbox.faults.next(submitPath, status(503));
    const question = ask(alice, 'Are you there?');
    await rig.answerTo(question);
    await noStatus(rig, thread);
    expect(sentCount(rig, question.content)).toBe(7);
  });
});

describe('a call that the service may have accepted', () => {
  useRig(600_000);

  it('is asked again at the end of the queue, once, when its speaker says so', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'drop-after' });
    const question = ask(alice, 'Once more, please');
    const doubt = await doubtAbout(question, 'connection_lost');
    const { askAgain, skip } = texts.buttons;
    expect(labelsOf(doubt)).toEqual([askAgain, skip]);
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const slow = ask(bob, 'A slow question');
    await decided(rig, slow.content);
    const waiting = ask(bob, 'Asked before');
    expect((await press(bob, doubt, askAgain)).content).toBe(texts.onlyAuthor);
    const presses = [press(alice, doubt, askAgain), press(alice, doubt, askAgain)];
    const [late, again] = (await Promise.all(presses)).toSorted(
      (a, b) => Number(a.id === doubt.id) - Number(b.id === doubt.id),
    );
    expect(late?.content).toBe(texts.decided);
    expect(again).toMatchObject({ id: doubt.id, content: texts.lines.askingAgain, components: [] });
    const after = ask(bob, 'Asked after');
    rig.sandbox.faults.release();
    await Promise.all([slow, waiting, after].map((message) => rig.answerTo(message)));
    expect(heard().slice(1)).toEqual([slow.content, waiting.content, question.content, after.content]);
  });

  it('is left as it is if its speaker or a moderator skips it', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'garbage' });
    const question = ask(alice, 'Never mind that');
    const doubt = await doubtAbout(question, 'unreadable');
    const skipped = await press(teacher, doubt, texts.buttons.skip);
    expect(skipped).toMatchObject({ id: doubt.id, content: texts.lines.skipped, components: [] });
    await rig.answerTo(ask(bob, 'Something else'));
    expect(sentCount(rig, question.content)).toBe(1);
  });
});

describe('a call that the service refuses', () => {
  useRig(600_000);

  it('gets the service’s reason as its answer and is not sent again, and the thread goes on', async () => {
    const reason = 'Too <b>rude</b> for @everyone';
    rig.sandbox.faults.next(submitPath, status(400, { body: JSON.stringify({ detail: reason }) }));
    const question = ask(alice, 'All right?');
    const answer = await rig.answerTo(question);
    expect(answer.content).toBe(small(serviceWords({ kind: 'rejected', status: 400, reason })));
    expect(answer.mentionEveryone).toBe(false);
    await rig.answerTo(ask(alice, 'Better?'));
    expect(sentCount(rig, question.content)).toBe(1);
    expect(heard()).toEqual(['Better?']);
  });

  it('because the conversation has become too long for the model is offered to start again', async () => {
    const body = JSON.stringify({ error: { code: 'context_length_exceeded' } });
    rig.sandbox.faults.next(submitPath, status(400, { body }));
    const told = await rig.answerTo(ask(alice, 'One more question'));
    expect([told.content, ...labelsOf(told)]).toEqual([texts.lines.tooLong, texts.buttons.startAgain]);
    const question = await press(teacher, told, texts.buttons.startAgain);
    expect(question.content).toBe(texts.confirmReset);
    await press(teacher, question, texts.buttons.startAgain);
    await saidIn(rig, thread, texts.lines.startedAgain(`<@${teacher.id}>`));
  });
});

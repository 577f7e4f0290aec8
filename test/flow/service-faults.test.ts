import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import type { Fault } from 'service-sandbox/faults';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DoubtReason, SuspensionCause } from '../../src/conversation/record.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  decided,
  disappears,
  endAll,
  labelsOf,
  noStatus,
  pressed,
  saidIn,
  sentCount,
  submitPath,
  taken,
  endNow,
} from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

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

const useRig = (options: Parameters<typeof startRig>[0]): void => {
  beforeAll(async () => {
    rig = await startRig(options);
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

const isSuspended = (cause: SuspensionCause, waiting: number, message: Message): boolean =>
  message.content.startsWith(small(`${texts.suspension[cause]}.${texts.waiting(waiting)}`)) &&
  (waiting > 0 || !message.content.includes(texts.waiting(1)));
const holding = (cause: SuspensionCause, waiting: number): Promise<Message> =>
  saidIn(rig, thread, (message) => isSuspended(cause, waiting, message));

/** The notice that asks about a message whose answer did not come back. */
const doubtAbout = (message: Message, reason: DoubtReason): Promise<Message> =>
  saidIn(
    rig,
    thread,
    ({ reference, content }) => reference?.messageId === message.id && content === texts.lines.doubt[reason],
  );
const status = (code: number, more: object = {}): Fault => ({ kind: 'status', status: code, ...more });
const ask = (person: Person, content: string): Message => person.send(thread, content);

describe('a call that the service has certainly not accepted', () => {
  useRig({ timings: { retry: 5, suspension: 600_000, delivery: 10 } });

  it('is sent again at most twice, and nobody notices', async () => {
    rig.sandbox.faults.next(submitPath, status(503));
    rig.sandbox.faults.next(submitPath, status(429, { headers: { 'retry-after': '0' } }));
    const question = ask(alice, 'How old are you?');
    await rig.answerTo(question);
    expect(sentCount(rig, question.content)).toBe(3);
    expect(rig.said(thread)).toHaveLength(2);
  });

  it('suspends the thread at once if the service asks for a long wait, and is tried again after it', async () => {
    rig.sandbox.faults.next(submitPath, status(429, { headers: { 'retry-after': '3600' } }));
    const question = ask(alice, 'How long have you had this?');
    const before = Date.now();
    const notice = await holding('rate_limited', 1);
    expect(sentCount(rig, question.content)).toBe(1);
    const nextTry = Number(/<t:(\d+):R>/.exec(notice.content)?.[1]) * 1_000;
    expect(nextTry - before).toBeGreaterThanOrEqual(3_600_000);
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(question);
    await disappears(rig, notice);
  });

  it('suspends the thread after the third time: one notice says how many wait and is kept up to date', async () => {
    rig.sandbox.faults.always(submitPath, status(503));
    const first = ask(alice, 'Where does it hurt?');
    const notice = await holding('service', 1);
    expect(sentCount(rig, first.content)).toBe(3);
    expect(labelsOf(notice)).toEqual([
      texts.buttons.tryNow,
      texts.buttons.skipWaiting(1),
      texts.buttons.manage,
    ]);
    const second = ask(bob, 'Since when?');
    expect((await holding('service', 2)).id).toBe(notice.id);
    expect(sentCount(rig, second.content)).toBe(0);
    alice.delete(first);
    expect((await holding('service', 1)).id).toBe(notice.id);

    rig.sandbox.faults.clear();
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(second);
    await disappears(rig, notice);
    expect(heard()).toEqual([second.content]);
  });

  it('suspends each thread with a notice of its own, even if they fail at the same moment', async () => {
    const other = await rig.patient(teacher, { case: String(rig.sandbox.cases[1]?.id) });
    rig.sandbox.faults.always(submitPath, status(503));
    // Time goes by in whole seconds: standing still, it would hold up the requests of discord.js for ever.
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(now() / 1_000) * 1_000);
    onTestFinished(() => void vi.restoreAllMocks());
    ask(alice, 'Here?');
    bob.send(other, 'And there?');
    const here = await holding('service', 1);
    const there = await saidIn(rig, other, (message) => isSuspended('service', 1, message));
    expect(there.id).not.toBe(here.id);
  });

  it.each([
    [400, '<html><h1>400 Bad Request</h1></html>'],
    [408, ''],
  ])('is held, not used up, if a %i comes that is not the service’s', async (code, body) => {
    rig.sandbox.faults.always(submitPath, status(code, { body, headers: { 'content-type': 'text/html' } }));
    const question = ask(alice, `Who answers with ${code}?`);
    const notice = await holding('service', 1);
    expect(sentCount(rig, question.content)).toBe(3);
    rig.sandbox.faults.clear();
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(question);
    await disappears(rig, notice);
  });

  it('keeps its single notice if trying now fails again', async () => {
    rig.sandbox.faults.always(submitPath, status(503));
    const question = ask(alice, 'Do you smoke?');
    const notice = await holding('service', 1);
    const tries = sentCount(rig, question.content);
    teacher.press(notice, texts.buttons.tryNow);
    await rig.playground.waitFor(() => sentCount(rig, question.content) > tries);
    expect(sentCount(rig, question.content)).toBe(tries + 1);
    rig.sandbox.faults.clear();
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(question);
    await disappears(rig, notice);
    const notices = rig
      .said(thread)
      .filter(({ content }) => content.startsWith(small(texts.suspension.service)));
    expect(notices).toEqual([]);
  });

  it('can be skipped by a moderator, for all to see, and the thread goes on', async () => {
    rig.sandbox.faults.always(submitPath, status(503));
    const skipped = [ask(alice, 'Skipped one'), ask(bob, 'Skipped two')];
    const notice = await holding('service', 2);
    expect((await press(bob, notice, texts.buttons.skipWaiting(2))).content).toBe(
      texts.onlyModerators('Dr. Teacher'),
    );
    expect((await press(bob, notice, texts.buttons.tryNow)).content).toBe(
      texts.onlyModerators('Dr. Teacher'),
    );
    teacher.press(notice, texts.buttons.skipWaiting(2));
    await saidIn(rig, thread, texts.lines.dropped.skipped(2, `<@${teacher.id}>`));
    await disappears(rig, notice);
    rig.sandbox.faults.clear();
    await rig.answerTo(ask(alice, 'And now?'));
    expect(heard()).toEqual(['And now?']);
    expect(skipped.map(({ content }) => heard().includes(content))).toEqual([false, false]);
  });

  it('leaves no promise of another try behind when the conversation is ended', async () => {
    rig.sandbox.faults.always(submitPath, status(503));
    ask(alice, 'Never answered');
    const notice = await holding('service', 1);
    await endNow(rig, teacher, thread);
    await disappears(rig, notice);
    expect(rig.said(thread).filter(({ content }) => content.includes(texts.suspension.service))).toEqual([]);
  });

  it('is reported as the operator’s to fix if it is redirected, and nothing is sent there', async () => {
    const reached: string[] = [];
    const elsewhere = createServer((request, response) => {
      reached.push(request.headers.authorization ?? request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const location = `http://127.0.0.1:${port}/steal`;
    rig.sandbox.faults.next(submitPath, status(307, { headers: { location } }));
    const question = ask(alice, 'Who are you?');
    const notice = await holding('operator', 1);
    expect(labelsOf(notice)).toEqual([
      texts.buttons.tryNow,
      texts.buttons.skipWaiting(1),
      texts.buttons.manage,
    ]);
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(question);
    elsewhere.close();
    expect(reached).toEqual([]);
  });
});

describe('a call that the service may have accepted', () => {
  useRig({ timings: { retry: 5, suspension: 600_000, delivery: 10 } });

  const faults: readonly (readonly [Fault, DoubtReason])[] = [
    [{ kind: 'drop-after' }, 'connection_lost'],
    [{ kind: 'drop-within' }, 'connection_lost'],
    [{ kind: 'garbage' }, 'unreadable'],
    [status(500), 'server_error'],
    [status(502), 'server_error'],
    [status(504), 'timeout'],
    [status(200, { body: '{"error":{"message":"The model is overloaded."}}' }), 'server_error'],
  ];

  it('is never repeated automatically: the speaker is asked, and the thread goes on', async () => {
    for (const [index, [fault, reason]] of faults.entries()) {
      rig.sandbox.faults.next(submitPath, fault);
      const question = ask(alice, `Doubtful question ${index}`);
      const doubt = await doubtAbout(question, reason);
      expect(labelsOf(doubt)).toEqual([texts.buttons.askAgain, texts.buttons.skip]);
      await rig.answerTo(ask(bob, `Next question ${index}`));
      expect(sentCount(rig, question.content)).toBe(1);
    }
  });

  it('is asked again at the end of the queue, once, when its speaker says so', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'drop-before' });
    const question = ask(alice, 'Once more, please');
    const doubt = await doubtAbout(question, 'connection_lost');
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const slow = ask(bob, 'A slow question');
    await decided(rig, slow.content);
    const waiting = ask(bob, 'Asked before');
    const refused = await press(bob, doubt, texts.buttons.askAgain);
    expect(refused.content).toBe(texts.onlyAuthor);
    const again = await press(alice, doubt, texts.buttons.askAgain);
    expect(again).toMatchObject({ id: doubt.id, content: texts.lines.askingAgain, components: [] });
    const after = ask(bob, 'Asked after');
    rig.sandbox.faults.release();
    await Promise.all([slow, waiting, after].map((message) => rig.answerTo(message)));
    await rig.playground.waitFor(
      () =>
        rig
          .said(thread)
          .filter(({ reference, id }) => reference?.messageId === question.id && id !== doubt.id).length ===
        1,
    );
    expect(heard()).toEqual([slow.content, waiting.content, question.content, after.content]);
  });

  it('is left as it is if its speaker or a moderator skips it', async () => {
    rig.sandbox.faults.next(submitPath, status(500));
    const question = ask(alice, 'Never mind that');
    const doubt = await doubtAbout(question, 'server_error');
    const skipped = await press(teacher, doubt, texts.buttons.skip);
    expect(skipped).toMatchObject({ id: doubt.id, content: texts.lines.skipped, components: [] });
    await rig.answerTo(ask(alice, 'Something else'));
    expect(sentCount(rig, question.content)).toBe(1);
  });

  it('suspends the thread if it happens twice in a row', async () => {
    rig.sandbox.faults.next(submitPath, status(500));
    rig.sandbox.faults.next(submitPath, status(500));
    await doubtAbout(ask(alice, 'First doubt'), 'server_error');
    await doubtAbout(ask(alice, 'Second doubt'), 'server_error');
    const notice = await holding('doubt', 0);
    const third = ask(bob, 'A third one');
    expect((await holding('doubt', 1)).id).toBe(notice.id);
    expect(sentCount(rig, third.content)).toBe(0);
    rig.sandbox.faults.next(submitPath, status(500));
    teacher.press(notice, texts.buttons.tryNow);
    // A third one in a row: the same notice stays.
    await doubtAbout(third, 'server_error');
    await rig.playground.waitFor((world) => {
      const now = world.message(thread.id, notice.id);
      return now !== undefined && isSuspended('doubt', 0, now);
    });
    const fourth = ask(bob, 'A fourth one');
    await holding('doubt', 1);
    teacher.press(notice, texts.buttons.tryNow);
    await rig.answerTo(fourth);
    await disappears(rig, notice);
  });

  it('does not count as happening twice in a row if there is a refusal in between', async () => {
    for (const code of [500, 400, 500]) rig.sandbox.faults.next(submitPath, status(code));
    const doubtful = [ask(alice, 'A doubt'), ask(alice, 'A refusal'), ask(alice, 'Another doubt')];
    await rig.answerTo(ask(bob, 'An answer'));
    expect(sentCount(rig, doubtful[2]?.content ?? '')).toBe(1);
    expect(rig.said(thread).some(({ content }) => content.startsWith(small(texts.suspension.doubt)))).toBe(
      false,
    );
  });
});

describe('a call that the service refuses', () => {
  useRig({ timings: { retry: 5, suspension: 600_000 } });

  it('gets the service’s reason as its answer and is not sent again, and the thread goes on', async () => {
    // Where nothing was ever asked, 404 would mean that there is no such case.
    await rig.answerTo(ask(alice, 'All right?'));
    for (const code of [400, 403, 404, 422]) {
      const body = JSON.stringify({ detail: `Too <b>rude</b> for @everyone (${code})` });
      // A 403 may mean that the token is forgotten, so it is asked about once more with a new one.
      const times = code === 403 ? 2 : 1;
      for (let time = 0; time < times; time += 1) rig.sandbox.faults.next(submitPath, status(code, { body }));
      const question = ask(alice, `Refused ${code}`);
      const answer = await rig.answerTo(question);
      const reason = `Too <b>rude</b> for @everyone (${code})`;
      expect(answer.content).toBe(small(serviceWords({ kind: 'rejected', status: code, reason })));
      expect(answer.mentionEveryone).toBe(false);
      expect(sentCount(rig, question.content)).toBe(times);
    }
    await rig.answerTo(ask(alice, 'Better?'));
    expect(heard()).toEqual(['All right?', 'Better?']);
  });
});

describe('a conversation that has become too long for the model', () => {
  useRig({ timings: { retry: 5, suspension: 600_000 } });
  const error = { code: 'context_length_exceeded', message: 'maximum context length is 8192 tokens' };

  it.each([
    [400, JSON.stringify({ error })],
    [413, JSON.stringify({ detail: 'prompt is too long: 210000 tokens > 200000 maximum' })],
    [200, JSON.stringify({ error })],
    [500, JSON.stringify({ error })],
  ])('offers to start again: %i with %s', async (code, body) => {
    rig.sandbox.faults.next(submitPath, status(code, { body }));
    const told = await rig.answerTo(ask(alice, 'One more question'));
    expect([told.content, ...labelsOf(told)]).toEqual([texts.lines.tooLong, texts.buttons.startAgain]);
    const asked = await press(teacher, told, texts.buttons.startAgain);
    expect(asked.content).toBe(texts.confirmReset);
    await press(teacher, asked, texts.buttons.startAgain);
    await saidIn(rig, thread, texts.lines.startedAgain(`<@${teacher.id}>`));
  });
});

describe('a thread that is suspended', () => {
  useRig({
    timings: { retry: 5, suspension: 40, longestSuspension: 80, delivery: 10 },
    settings: { SERVICE_TIMEOUT_SECONDS: '1' },
  });

  it('tries again by itself until the service answers', async () => {
    // Three tries at once, then three more automatically.
    for (let time = 0; time < 6; time += 1) rig.sandbox.faults.next(submitPath, status(503));
    const question = ask(alice, 'Are you there?');
    await rig.answerTo(question);
    await noStatus(rig, thread);
    expect(sentCount(rig, question.content)).toBe(7);
  });

  it('asks what to do about a question that took too long', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const question = ask(alice, 'What is the meaning of life?');
    await doubtAbout(question, 'timeout');
    expect(sentCount(rig, question.content)).toBe(1);
  });
});

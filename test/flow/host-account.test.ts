import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SuspensionCause } from '../../src/machine/record.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  answeredWith,
  decided,
  disappears,
  labelsOf,
  pressed,
  resetPath,
  saidIn,
  sentCount,
  submitPath,
  taken,
} from '../support/room.ts';
import { endAll, endLine, hasEnded, endNow } from '../support/conversations.ts';
import { enterNumber, linkIn, numberIn, signIn } from '../support/between.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { account: accountTexts, conversation: texts } = wordsFor('en');

let rig: Rig;
let host: Person;
let bob: Person;
let thread: Thread;

/** One for each test, because a person gets five pages an hour. */
const hosts = Array.from({ length: 16 }, (_, index) => `host${index + 1}`);
const unused = [...hosts];

beforeAll(async () => {
  const people = [...defaultWorld.people, ...hosts.map((name) => ({ name, displayName: 'Hostess' }))];
  const world = { ...defaultWorld, people };
  rig = await startRig({
    playground: { world },
    timings: { retry: 5, suspension: 600_000, delivery: 10, patience: 3_000 },
  });
  bob = rig.playground.person('bob');
});
afterAll(() => rig.close());
beforeEach(async () => {
  host = rig.playground.person(unused.shift() ?? '');
  await rig.link(host, 'student1');
  thread = await rig.patient(host);
});
afterEach(async () => {
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const refreshes = (): number =>
  rig.sandbox
    .calls()
    .filter(({ path, body }) => path === '/o/token/' && body['grant_type'] === 'refresh_token').length;
const holding = (cause: SuspensionCause): Promise<Message> =>
  saidIn(rig, thread, ({ content }) => content.startsWith(small(texts.suspension[cause])));

/** Signs in as this user on the page that a private answer links to, and enters the number. */
const signInBelow = async (
  person: Person,
  below: Handle,
  username: string,
  spelled = username,
): Promise<Handle> => {
  const user = rig.sandbox.users.find((one) => one.username === username);
  const page = [...below.followUps().reverse(), below.message()].find(
    (message) =>
      message !== undefined && JSON.stringify(message.components).includes(accountTexts.buttons.link),
  );
  if (user === undefined || page === undefined) throw new Error('no page, or nobody to sign in');
  return enterNumber(person, below, numberIn(await signIn(linkIn(page), { ...user, username: spelled })));
};

/** Revokes the sign-in that the conversation runs on, as the service may at any time. */
const endSignIn = (): void => {
  rig.sandbox.revoke('student1');
  rig.sandbox.expireTokens('student1');
};

describe('the account that a conversation runs on', () => {
  it('is asked for when its sign-in has ended: the thread is suspended, the host links, and the thread goes on', async () => {
    endSignIn();
    const question = bob.send(thread, 'Are you there?');
    const notice = await holding('link');
    expect(labelsOf(notice)).toEqual([
      texts.buttons.manage,
      texts.buttons.continueHost,
      texts.buttons.skipWaiting(1),
    ]);
    const refused = await pressed(rig, bob, { below: notice, label: texts.buttons.continueHost });
    expect(refused.message.content).toBe(texts.onlyHost('Hostess'));
    const { handle, message } = await pressed(rig, host, {
      below: notice,
      label: texts.buttons.continueHost,
    });
    expect(message.visibleTo).toBe(host.id);
    const entered = await signInBelow(host, handle, 'student1');
    await rig.answerTo(question);
    await disappears(rig, notice);
    await answeredWith(rig, entered, texts.goingOn);
    expect(sentCount(rig, question.content)).toBe(2);
  });

  it('may be linked anew while its refresh answers 5xx for ever, and is tried again besides', async () => {
    rig.sandbox.expireTokens('student1');
    rig.sandbox.faults.always('/o/token/', { kind: 'status', status: 500 });
    const question = bob.send(thread, 'Does anybody look after this?');
    const notice = await holding('renewal_fails');
    expect(labelsOf(notice)).toEqual([
      texts.buttons.manage,
      texts.buttons.tryNow,
      texts.buttons.continueHost,
      texts.buttons.skipWaiting(1),
    ]);
    expect(notice.content).toMatch(/<t:\d+:R>/);
    const before = refreshes();
    await host.press(notice, texts.buttons.tryNow).answered;
    await expect.poll(refreshes).toBe(before + 1);
    const { handle, message } = await pressed(rig, host, {
      below: notice,
      label: texts.buttons.continueHost,
    });
    expect(message.visibleTo).toBe(host.id);
    rig.sandbox.faults.clear();
    await signInBelow(host, handle, 'student1');
    await rig.answerTo(question);
    await disappears(rig, notice);
    expect(refreshes()).toBe(before + 1);
  });

  it('is not replaced by another account of the host’s', async () => {
    endSignIn();
    const question = bob.send(thread, 'Who is asking?');
    const notice = await holding('link');
    const { handle } = await pressed(rig, host, { below: notice, label: texts.buttons.continueHost });
    await signInBelow(host, handle, 'student2');
    await holding('other_account');
    const otherUser = rig.sandbox
      .calls()
      .some(({ body, user }) => body['message'] === question.content && user === 'student2');
    expect(otherUser).toBe(false);
    const { message } = await pressed(rig, host, { below: notice, label: texts.buttons.continueHost });
    expect(message.content).toBe(texts.otherAccount('student1'));
    await rig.link(host, 'student1');
    await rig.answerTo(question);
    await disappears(rig, notice);
  });

  it('is the same however its name is written', async () => {
    endSignIn();
    const question = bob.send(thread, 'Is anybody home?');
    const notice = await holding('link');
    const { handle } = await pressed(rig, host, { below: notice, label: texts.buttons.continueHost });
    await signInBelow(host, handle, 'student1', 'STUDENT1');
    await rig.answerTo(question);
    const second = rig.playground.person(unused.shift() ?? '');
    await rig.link(second, 'Ｓtudent1');
    const { content } = await second.command('class', '/patient', { case: '101' }).finished();
    expect(content).toContain(thread.id);
  });

  it('is known by the name under which version 1.0.0 stored it', async () => {
    const raw = 'Student1';
    await rig.betweenRuns(async (store) => {
      const serviceUser = store.serviceUserKey(raw);
      const account = await store.accounts.get(host.id);
      if (account === undefined) throw new Error('no account');
      await store.accounts.set({ ...account, username: raw, serviceUser });
      for await (const record of store.conversations.list({ live: 'yes' }))
        await store.conversations.set(record.about.id, {
          ...record,
          about: { ...record.about, serviceUser },
        });
    });
    await rig.answerTo(bob.send(thread, 'Do you know us still?'));
    const { content } = await host.command('class', '/patient', { case: '101' }).finished();
    expect(content).toBe(texts.alreadyOpen(thread.id));
  });

  it('still serves the turn under way when it is unlinked; the next question waits for a link', async () => {
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const underWay = bob.send(thread, 'Under way');
    await decided(rig, underWay.content);
    const unlinked = host.command('class', '/unlink');
    await unlinked.finished();
    const left = await pressed(rig, host, { below: unlinked, label: accountTexts.buttons.leaveThem(1) });
    expect(left.message.content).toContain(accountTexts.hostedLeft);
    const next = bob.send(thread, 'The next one');
    rig.sandbox.faults.release();
    await rig.answerTo(underWay);
    const notice = await holding('link');
    expect(sentCount(rig, next.content)).toBe(0);
    await rig.link(host, 'student1');
    await rig.answerTo(next);
    await disappears(rig, notice);
  });

  it('is asked for in the middle of a start, and what was chosen before still counts after the link', async () => {
    await endNow(rig, host, thread);
    endSignIn();
    const started = host.command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id) });
    expect((await started.finished()).content).toBe(texts.knowsEarlier);
    const { handle } = await pressed(rig, host, { below: started, label: texts.buttons.startFresh });
    const entered = await signInBelow(host, handle, 'student1');
    await answeredWith(rig, entered, '<#');
    expect(taken(rig, resetPath)).toHaveLength(1);
  });

  it('is named as the host’s when somebody else tries in vain to start the patient afresh', async () => {
    endSignIn();
    const owner = rig.playground.person('owner');
    const asked = owner.command(thread, '/reset');
    await asked.finished();
    await pressed(rig, owner, { below: asked, label: texts.buttons.startAgain });
    const told = texts.lines.resetFailed(`${texts.suspension.link}.`);
    expect((await saidIn(rig, thread, told)).content).toBe(told);
  });

  it('takes a pending choice for a start with it when it is unlinked', async () => {
    await endNow(rig, host, thread);
    const started = host.command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id) });
    expect((await started.finished()).content).toBe(texts.knowsEarlier);
    await host.command('class', '/unlink').finished();
    const { message } = await pressed(rig, host, { below: started, label: texts.buttons.startFresh });
    expect(message.content).toBe(texts.choiceGone);
  });

  it('takes its conversations with it when the host says so', async () => {
    const other = await rig.patient(host, { case: String(rig.sandbox.cases[1]?.id) });
    const unlinked = host.command('class', '/unlink');
    await unlinked.finished();
    await pressed(rig, host, { below: unlinked, label: accountTexts.buttons.endThem(2) });
    for (const one of [thread, other]) {
      await saidIn(rig, one, endLine(texts.lines.ended.by(`<@${host.id}>`), { questions: 0, people: 0 }));
    }
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
    const again = await host.command('class', '/patient', { case: '101' }).finished();
    expect(again.content).toContain(accountTexts.prompt.not_linked);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { small } from '../../src/locale/forms.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { pressed, reads, saidIn, sentCount, submitPath, taken } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

/** QUESTIONS_PER_HOUR and QUESTIONS_PER_DAY. */

const { account, conversation: texts, fairUse } = wordsFor('en');
const { buttons: labels } = texts;

const hour = 60 * 60_000;

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;
let thread: Thread;

const begin = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  rig = await startRig({ settings, timings: { retry: 5, delivery: 10, jobPatience: 1_000 } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  bob = rig.playground.person('bob');
  await rig.link(teacher);
  thread = await rig.patient(teacher);
};
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const ask = async (person: Person, ...questions: readonly string[]): Promise<void> => {
  for (const question of questions) await rig.answerTo(person.send(thread, question));
};

/** The kinds of what is stored about somebody, as `My data` says. */
const storedKinds = async (person: Person): Promise<readonly string[]> => {
  const asked = person.command('class', '/account');
  await asked.finished();
  const { message } = await pressed(rig, person, { below: asked, label: account.buttons.myData });
  const file: unknown = await (await fetch(message.attachments[0]?.url ?? '')).json();
  const { stored } = z.object({ stored: z.array(z.object({ kind: z.string() })) }).parse(file);
  return stored.map(({ kind }) => kind);
};

/** When questions may be asked again, in milliseconds, as a notice says. */
const untilIn = ({ content }: Pick<Message, 'content'>): number =>
  Number(/<t:(\d+):[tf]>/.exec(content)?.[1]) * 1_000;

const told = (of: 'person' | 'account', message: Message): string => {
  const most = of === 'person' ? 3 : 4;
  return small(fairUse.noRoom({ of, most, until: untilIn(message) }));
};

const toldIn = (): readonly Message[] =>
  rig
    .said(thread)
    .filter((message) => [told('person', message), told('account', message)].includes(message.content));

const accountOf = async (person: Person): Promise<string> =>
  (await person.command('class', '/account').finished()).content;
const panelOf = async (person: Person): Promise<Handle> => {
  const asked = person.command(thread, '/manage');
  await asked.finished();
  return asked;
};

describe('beyond QUESTIONS_PER_HOUR', () => {
  it('what one person writes is set aside, they are told once, and the others go on', async () => {
    await begin({ QUESTIONS_PER_HOUR: '3' });
    const first = Date.now();
    await ask(alice, 'One?', 'Two?', 'Three?');
    const fourth = alice.send(thread, 'Four?');
    const notice = await rig.answerTo(fourth);
    expect(notice.content).toBe(told('person', notice));
    expect(untilIn(notice)).toBeGreaterThanOrEqual(first + hour - 1_000);
    expect(untilIn(notice)).toBeLessThanOrEqual(Date.now() + hour);
    const aside = await saidIn(rig, thread, small(fairUse.setAside(1)));
    alice.send(thread, 'Five?');
    await reads(rig, aside, small(fairUse.setAside(2)));
    await ask(bob, 'And I?');
    expect(toldIn()).toHaveLength(1);
    expect(taken(rig)).toEqual(['One?', 'Two?', 'Three?', 'And I?']);
  });

  it('what was set aside is asked once somebody wants it and the hour is over; pressed too early, it stays aside', async () => {
    await begin({ QUESTIONS_PER_HOUR: '3' });
    await ask(alice, 'One?', 'Two?', 'Three?');
    for (const question of ['Four?', 'Five?']) alice.send(thread, question);
    const aside = await saidIn(rig, thread, small(fairUse.setAside(2)));
    await pressed(rig, teacher, { below: aside, label: labels.answerThem });
    const again = await saidIn(
      rig,
      thread,
      ({ id, content }) => content === small(fairUse.setAside(2)) && id !== aside.id,
    );
    expect(taken(rig)).toHaveLength(3);

    // Only the clock is set; timers stay real.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
    await pressed(rig, teacher, { below: again, label: labels.answerThem });
    await rig.playground.waitFor(() => taken(rig).length === 5);
    expect(taken(rig)).toEqual(['One?', 'Two?', 'Three?', 'Four?', 'Five?']);
  });

  it('a restart forgets no question, and what the service has not taken does not count', async () => {
    await begin({ QUESTIONS_PER_HOUR: '3' });
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 503 });
    await ask(alice, 'One?', 'Two?');
    expect(sentCount(rig, 'One?')).toBe(2);
    await rig.stop();
    await rig.start();
    await ask(alice, 'Three?');
    const notice = await rig.answerTo(alice.send(thread, 'Four?'));
    expect(notice.content).toBe(told('person', notice));
    expect(taken(rig)).toEqual(['One?', 'Two?', 'Three?']);
  });

  it('the words of /say and what is asked again count as well', async () => {
    await begin({ QUESTIONS_PER_HOUR: '3' });
    rig.sandbox.faults.next(submitPath, { kind: 'drop-after' });
    const lost = alice.send(thread, 'One?');
    const doubt = await rig.answerTo(lost);
    await pressed(rig, alice, { below: doubt, label: labels.askAgain });
    await alice.command(thread, '/say', { message: 'Three?' }).finished();
    await rig.playground.waitFor(() => taken(rig).length === 3);
    await alice.command(thread, '/say', { message: 'Four?' }).finished();
    await saidIn(rig, thread, small(fairUse.setAside(1)));
    expect(toldIn()).toHaveLength(1);
    expect(taken(rig)).toEqual(['One?', 'One?', 'Three?']);
  });

  it('what little is left is shown in /account, and deleting everything does not add to it', async () => {
    await begin({ QUESTIONS_PER_HOUR: '5' });
    await ask(alice, 'One?', 'Two?', 'Three?');
    expect(await accountOf(alice)).toBe(account.notLinked);
    await ask(alice, 'Four?');
    const said = await accountOf(alice);
    const left = { of: 'person', asked: 4, most: 5 } as const;
    const until = untilIn({ content: said });
    expect(said).toBe(`${account.notLinked}\n${fairUse.left({ ...left, until })}`);
    expect(await storedKinds(alice)).toContain('counts');
    const asked = alice.command('class', '/account');
    await asked.finished();
    const question = await pressed(rig, alice, { below: asked, label: account.buttons.deleteAll });
    await pressed(rig, alice, { below: question.message, label: account.buttons.reallyDeleteAll });
    expect(await accountOf(alice)).toBe(said);
    expect(await storedKinds(alice)).toContain('counts');
    await ask(alice, 'Five?');
    const notice = await rig.answerTo(alice.send(thread, 'Six?'));
    expect(notice.content).toBe(small(fairUse.noRoom({ of: 'person', most: 5, until })));
  });
});

describe('beyond QUESTIONS_PER_DAY', () => {
  it('nothing is asked on that account, whoever asks, and wherever', async () => {
    await begin({ QUESTIONS_PER_DAY: '4' });
    await ask(alice, 'One?', 'Two?');
    await ask(bob, 'Three?', 'Four?');
    const notice = await rig.answerTo(alice.send(thread, 'Five?'));
    expect(notice.content).toBe(told('account', notice));
    expect(untilIn(notice)).toBeGreaterThan(Date.now() + 23 * hour);
    const other = await rig.topic(teacher);
    const there = await rig.answerTo(bob.send(other, 'Six?'));
    expect(there.content).toBe(told('account', there));
    await rig.link(bob, 'student1');
    thread = await rig.patient(bob);
    await ask(bob, 'On another account?');
  });

  it('what little is left is shown in the panel, and to the owner of the account', async () => {
    await begin({ QUESTIONS_PER_DAY: '4' });
    await ask(alice, 'One?', 'Two?', 'Three?');
    // A time is shown only with what is left.
    expect(untilIn(await (await panelOf(teacher)).finished())).toBeNaN();
    await ask(bob, 'Four?');
    const panel = (await (await panelOf(teacher)).finished()).content;
    const until = untilIn({ content: panel });
    const line = fairUse.left({ of: 'account', asked: 4, most: 4, until });
    expect(panel.split('\n')).toContain(line);
    expect((await accountOf(teacher)).split('\n')).toContain(line);
    expect(await accountOf(bob)).toBe(account.notLinked);
  });
});

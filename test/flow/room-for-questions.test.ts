import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { hinted, pressed, saidIn, statusIn, submitPath, taken, panelOf } from '../support/room.ts';
import { dataOf } from '../support/own-data.ts';
import { startRig, type Rig } from '../support/rig.ts';

/** QUESTIONS_PER_HOUR and QUESTIONS_PER_DAY. */

const { account, conversation: texts, fairUse } = wordsFor('en');
const { buttons: labels, status } = texts;

const hour = 60 * 60_000;

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;
let thread: Thread;

const begin = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  rig = await startRig({
    settings,
    patientsAlone: true,
    timings: { retry: 5, delivery: 10 },
  });
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

/** When questions may be asked again, in milliseconds, as a notice says. */
const untilIn = ({ content }: Pick<Message, 'content'>): number =>
  Number(/<t:(\d+):[tf]>/.exec(content)?.[1]) * 1_000;

/** Waits until somebody is told that there is no room for their questions; returns until when. */
const toldIn = async (
  person: Person,
  { place = thread, ...limit }: { of: 'person' | 'account'; most: number; place?: Thread },
): Promise<number> => {
  const isIt = (message: Message): boolean =>
    message.content === hinted(person, fairUse.noRoom({ ...limit, until: untilIn(message) }));
  return untilIn(await saidIn(rig, place, isIt));
};
/** The same at the limit of a person's own. */
const toldAlice = (most = 3): Promise<number> => toldIn(alice, { of: 'person', most });

const accountOf = async (person: Person): Promise<string> =>
  (await person.command('class', '/account').finished()).content;
describe('beyond QUESTIONS_PER_HOUR', () => {
  it('what one person writes is set aside, they are told once, and the others go on', async () => {
    await begin({ QUESTIONS_PER_HOUR: '3' });
    const first = Date.now();
    await ask(alice, 'One?', 'Two?', 'Three?');
    alice.send(thread, 'Four?');
    const until = await toldAlice();
    expect(until).toBeGreaterThanOrEqual(first + hour - 1_000);
    expect(until).toBeLessThanOrEqual(Date.now() + hour);
    await statusIn(rig, thread, status.aside(1));
    alice.send(thread, 'Five?');
    await statusIn(rig, thread, status.aside(2));
    await ask(bob, 'And I?');
    expect(rig.said(thread).filter((message) => !Number.isNaN(untilIn(message)))).toHaveLength(1);
    expect(taken(rig)).toEqual(['One?', 'Two?', 'Three?', 'And I?']);
  });

  it('the words of /say and what is asked again count as well', async () => {
    await begin({ QUESTIONS_PER_HOUR: '3' });
    rig.sandbox.faults.next(submitPath, { kind: 'drop-after' });
    const lost = alice.send(thread, 'One?');
    const doubt = await rig.answerTo(lost);
    await alice.press(doubt, labels.askAgain).answered;
    await alice.command(thread, '/say', { message: 'Three?' }).finished();
    await rig.playground.waitFor(() => taken(rig).length === 3);
    await alice.command(thread, '/say', { message: 'Four?' }).finished();
    await statusIn(rig, thread, status.aside(1));
    await toldAlice();
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
    expect((await dataOf(rig, alice)).kinds).toContain('counts');
    const asked = alice.command('class', '/account');
    await asked.finished();
    const question = await pressed(rig, alice, { below: asked, label: account.buttons.deleteAll });
    await pressed(rig, alice, { below: question.message, label: account.buttons.reallyDeleteAll });
    expect(await accountOf(alice)).toBe(said);
    expect((await dataOf(rig, alice)).kinds).toContain('counts');
    await ask(alice, 'Five?');
    alice.send(thread, 'Six?');
    expect(await toldAlice(5)).toBe(until);
  });
});

describe('beyond QUESTIONS_PER_DAY', () => {
  it('nothing is asked on that account, whoever asks, and wherever', async () => {
    await begin({ QUESTIONS_PER_DAY: '4' });
    await ask(alice, 'One?', 'Two?');
    await ask(bob, 'Three?', 'Four?');
    alice.send(thread, 'Five?');
    const limit = { of: 'account', most: 4 } as const;
    expect(await toldIn(alice, limit)).toBeGreaterThan(Date.now() + 23 * hour);
    const other = await rig.topic(teacher);
    bob.send(other, 'Six?');
    await toldIn(bob, { ...limit, place: other });
    await rig.link(bob, 'student1');
    thread = await rig.patient(bob);
    await ask(bob, 'On another account?');
  });

  it('what little is left is shown in the panel, and to the owner of the account', async () => {
    await begin({ QUESTIONS_PER_DAY: '4' });
    await ask(alice, 'One?', 'Two?', 'Three?');
    // A time is shown only with what is left.
    expect(untilIn(await (await panelOf(teacher, thread)).finished())).toBeNaN();
    await ask(bob, 'Four?');
    const panel = (await (await panelOf(teacher, thread)).finished()).content;
    const until = untilIn({ content: panel });
    const line = fairUse.left({ of: 'account', asked: 4, most: 4, until });
    expect(panel.split('\n')).toContain(line);
    expect((await accountOf(teacher)).split('\n')).toContain(line);
    expect(await accountOf(bob)).toBe(account.notLinked);
  });
});

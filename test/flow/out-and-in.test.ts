import type { Person } from 'discord-playground/people/person';
import { removeThreadMember } from 'discord-playground/actions/thread-members';
import type { Guild, Message, Thread } from 'discord-playground/world/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inviteLink } from '../../src/discord/application.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import {
  decided,
  disappears,
  labelsOf,
  messagesPath,
  postRefused,
  saidIn,
  statusIn,
  submitPath,
  taken,
} from '../support/room.ts';
import { openElsewhere } from '../support/conversations.ts';

const { conversation: texts } = wordsFor('en');
const { buttons, lines, status } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;
let elsewhere: Guild;
let thread: Thread;

/** A conversation in a server of its own; the teacher and alice also share another server with the bot. */
const useRig = (values: Readonly<Record<string, boolean>> = {}): void => {
  beforeEach(async () => {
    rig = await startRig({
      timings: { delivery: 10, retry: 5 },
      settings: { SHUTDOWN_SECONDS: '0' },
    });
    teacher = rig.playground.person('teacher');
    alice = rig.playground.person('alice');
    await rig.link(teacher);
    ({ elsewhere, thread } = await openElsewhere(rig, teacher, values));
  });
  afterEach(() => rig.close());
};

const contents = (): readonly string[] => rig.said(thread).map(({ content }) => content);
const textsOf = (messages: readonly Message[]): readonly string[] => messages.map(({ content }) => content);

/** The bot has heard everything that the gateway has sent, because it sends in order. */
const heardAll = () => teacher.command('class', '/help').finished();
const startHere = (): Promise<Message> =>
  teacher.command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id) }).finished();
const removed = async (): Promise<void> => {
  rig.playground.removeBot(elsewhere);
  await heardAll();
};
const expectOpenThere = async (): Promise<void> => {
  const answer = await startHere();
  expect(answer.content).toBe(texts.alreadyOpen(thread.id));
  expect(labelsOf(answer)).toContain(buttons.endAndStart);
};
const toldToHost = (): readonly Message[] => rig.said(teacher.openDm());

/** A question that the service has received, and whose answer waits until the faults are released. */
const asking = async (): Promise<Message> => {
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const question = alice.send(thread, 'Where does it hurt?');
  await decided(rig, question.content);
  return question;
};
const written = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => alice.send(thread, `Written meanwhile, number ${index}`));

describe('a bot that is removed from a server', () => {
  useRig();

  it.each([
    ['and let in again', async () => undefined],
    ['and is restarted before it is let in again', () => rig.restart()],
  ])(
    '%s: keeps the answer under way, and sets aside what was written in the meantime',
    async (_then, meanwhile) => {
      const question = await asking();
      await removed();
      rig.sandbox.faults.release();
      const missed = written(3);
      await expectOpenThere();
      await meanwhile();
      await expectOpenThere();
      expect(taken(rig)).toEqual([question.content]);

      rig.playground.returnBot(elsewhere);
      const answer = await rig.answerTo(question);
      expect(answer.content).not.toBe(lines.doubt.interrupted);
      const aside = await statusIn(rig, thread, status.aside(3));
      const next = alice.send(thread, 'And since when?');
      await rig.answerTo(next);
      expect(taken(rig)).toEqual(textsOf([question, next]));
      await teacher.press(aside, buttons.answerThem).answered;
      await disappears(rig, aside);
      await Promise.all(missed.map((one) => rig.answerTo(one)));
      expect(taken(rig)).toEqual(textsOf([question, next, ...missed]));
      // Its first message and five answers.
      expect(contents()).toHaveLength(6);
      expect(toldToHost()).toEqual([]);
    },
  );

  it('but not its commands, answers each of them with the link that invites it', async () => {
    rig.playground.removeBotAlone(elsewhere);
    await heardAll();
    const [there] = elsewhere.channels.values();
    if (there === undefined) throw new Error('no channel');
    const invite = inviteLink(rig.playground.applicationId);
    for (const command of ['/help', '/patient'] as const) {
      const values = command === '/patient' ? { case: '1' } : {};
      const answer = await teacher.command(there, command, values).finished();
      expect(answer.content).toBe(wordsFor('en').router.notMember(invite));
    }
  });
});

describe('a server that Discord cannot reach for a while', () => {
  useRig();

  it('ends no conversation, although its thread seems not to exist meanwhile', async () => {
    const question = await asking();
    rig.playground.setUnavailable(elsewhere, true);
    await heardAll();
    rig.playground.faults.always({ path: thread.id }, { status: 404, code: 10_003 });
    rig.sandbox.faults.release();
    await expect.poll(() => taken(rig)).toContain(question.content);
    await expectOpenThere();
    rig.playground.faults.clear();
    rig.playground.setUnavailable(elsewhere, false);
    await rig.answerTo(question);
  });

  it('ends no conversation by its response to a post that was on its way', async () => {
    const question = await asking();
    const post = { method: 'POST', route: messagesPath, path: thread.id };
    // Once the post is there, what lets its response go.
    const begun = new Promise<() => void>((isThere) => {
      rig.playground.faults.next(post, {
        status: 404,
        code: 10_003,
        get until() {
          return new Promise<void>((respond) => isThere(respond));
        },
      });
    });
    rig.sandbox.faults.release();
    const respond = await begun;
    rig.playground.setUnavailable(elsewhere, true);
    await heardAll();
    const refused = postRefused(rig, thread);
    respond();
    await refused;
    await expectOpenThere();
    rig.playground.setUnavailable(elsewhere, false);
    expect((await rig.answerTo(question)).content).not.toBe(lines.doubt.interrupted);
  });

  it('gets what it refused before Discord said so as soon as it is back', async () => {
    const question = await asking();
    rig.playground.faults.always({ path: thread.id }, { status: 404, code: 10_004 });
    const refused = postRefused(rig, thread);
    rig.sandbox.faults.release();
    await refused;
    rig.playground.setUnavailable(elsewhere, true);
    await heardAll();
    rig.playground.faults.clear();
    rig.playground.setUnavailable(elsewhere, false);
    expect((await rig.answerTo(question)).content).not.toBe(lines.doubt.interrupted);
  });
});

describe('a bot that is removed from a server while it is down', () => {
  useRig();

  it('ends nothing, and once it is back answers what was written while it was down', async () => {
    const cutOff = await asking();
    await rig.stop();
    rig.sandbox.faults.clear();
    rig.playground.removeBot(elsewhere);
    const missed = written(2);
    await rig.start();
    await expectOpenThere();
    rig.playground.returnBot(elsewhere);
    expect((await rig.answerTo(cutOff)).content).toBe(lines.doubt.interrupted);
    await Promise.all(missed.map((one) => rig.answerTo(one)));
    expect(taken(rig)).toEqual(textsOf([cutOff, ...missed]));
    expect(toldToHost()).toEqual([]);
  });
});

describe('a private conversation in a server that the bot comes back to', () => {
  useRig({ private: true });

  it('waits when the bot is taken out of its thread, tells the host where, and goes on when it is in again', async () => {
    teacher.addToThread(thread, alice.id);
    const question = await asking();
    const { world } = rig.playground;
    removeThreadMember(world, { by: world.bot.id, thread, userId: world.bot.id });
    await saidIn(rig, teacher.openDm(), texts.outOfThread(thread.id));
    rig.sandbox.faults.release();
    written(2);
    await expectOpenThere();
    expect(taken(rig)).toEqual([question.content]);
    teacher.addToThread(thread, world.bot.id);
    await rig.answerTo(question);
    await statusIn(rig, thread, status.aside(2));
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(toldToHost()).toHaveLength(1);
  });

  it('goes on once somebody adds the bot to its thread', async () => {
    teacher.addToThread(thread, alice.id);
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    await removed();
    written(2);
    rig.playground.returnBot(elsewhere);
    await heardAll();
    await expectOpenThere();
    teacher.addToThread(thread, rig.playground.world.bot.id);
    await statusIn(rig, thread, status.aside(2));
    await rig.answerTo(alice.send(thread, 'And since when?'));
    expect(toldToHost()).toEqual([]);
  });
});

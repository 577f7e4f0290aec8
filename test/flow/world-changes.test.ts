import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { sharedRig } from '../support/shared-rig.ts';
import {
  decided,
  hinted,
  labelsOf,
  managed,
  postRefused,
  saidIn,
  sentCount,
  statusIn,
  submitPath,
  threadIn,
  titleOf,
} from '../support/room.ts';
import { endAll, endIn, endLine, endNow, hasEnded } from '../support/conversations.ts';

const { conversation: texts } = wordsFor('en');

const { rig, teacher, alice } = await sharedRig();

/** A thread in which a question has reached the service, which has not answered yet. */
const waitingThread = async (): Promise<{ thread: Thread; question: Message }> => {
  await endAll(rig);
  const thread = await rig.patient(teacher, { earlier: 'forget' });
  rig.sandbox.faults.next(submitPath, { kind: 'hold' });
  const question = alice.send(thread, `How are you, in ${thread.id}?`);
  await decided(rig, question.content);
  return { thread, question };
};

/** The bot has tried in vain to read what it has missed there. */
const readRefused = (thread: Thread): Promise<void> =>
  expect
    .poll(() =>
      rig.playground
        .requests()
        .some(({ method, path, status }) => method === 'GET' && path.includes(thread.id) && status === 403),
    )
    .toBe(true);

describe('while the service thinks', () => {
  it('a thread that is archived reopens with the answer', async () => {
    const { thread, question } = await waitingThread();
    rig.playground.editThread(thread, { archived: true });
    rig.sandbox.faults.release();
    await rig.answerTo(question);
    expect(thread.archived).toBe(false);
  });

  it.each([{ archived: false }, { archived: true }])(
    'a thread that is locked (%o) gets the answer once it is open again',
    async (also) => {
      const { thread, question } = await waitingThread();
      rig.playground.editThread(thread, { ...also, locked: true });
      rig.playground.setBotPermissions('class', { deny: ['ManageThreads'] });
      const refused = postRefused(rig, thread);
      rig.sandbox.faults.release();
      await refused;
      rig.playground.editThread(thread, { locked: false });
      await rig.answerTo(question);
      expect(sentCount(rig, question.content)).toBe(1);
      rig.playground.setBotPermissions('class', {});
    },
  );

  it('taking permissions away and giving them back delays the answer and loses nothing that is written', async () => {
    const { thread, question } = await waitingThread();
    rig.playground.setBotPermissions('class', { deny: ['ViewChannel'] });
    const refused = postRefused(rig, thread);
    rig.sandbox.faults.release();
    const unseen = alice.send(thread, 'Can you hear me?');
    await refused;
    rig.playground.setBotPermissions('class', {});
    await rig.answerTo(question);
    await rig.answerTo(unseen);
    expect(sentCount(rig, question.content)).toBe(1);
  });

  it('a time-out of the bot delays the answer until it is over, which Discord does not announce', async () => {
    const { thread, question } = await waitingThread();
    rig.playground.timeOutBot(rig.playground.guild(), Date.now() + 600_000);
    const refused = postRefused(rig, thread);
    rig.sandbox.faults.release();
    await refused;
    rig.playground.timeOutBot(rig.playground.guild(), Date.now() + 300);
    await rig.answerTo(question);
    expect(sentCount(rig, question.content)).toBe(1);
  });

  it('the permission to read the history is waited for, because Discord returns an empty page without it', async () => {
    const { thread, question } = await waitingThread();
    rig.sandbox.faults.release();
    await rig.answerTo(question);
    await rig.stop();
    const unseen = alice.send(thread, 'Did you miss this one?');
    rig.playground.setBotPermissions('class', { deny: ['ReadMessageHistory'] });
    await rig.start();
    await readRefused(thread);
    rig.playground.setBotPermissions('class', {});
    await rig.answerTo(unseen);
    expect(sentCount(rig, unseen.content)).toBe(1);
  });

  it('an end waits for no permission to read, and is said in the thread once there is one', async () => {
    const { thread, question } = await waitingThread();
    rig.sandbox.faults.release();
    await rig.answerTo(question);
    await rig.stop();
    rig.playground.setBotPermissions('class', { deny: ['ReadMessageHistory'] });
    await rig.start();
    await readRefused(thread);
    expect((await endNow(rig, teacher, thread)).content).toBe(texts.ended);
    await expect.poll(() => hasEnded(rig.playground.world.thread(thread.id))).toBe(true);
    rig.playground.setBotPermissions('class', {});
    const by = texts.lines.ended.by(`<@${teacher.id}>`);
    await saidIn(rig, thread, endLine(by, { questions: 1, people: 1 }));
  });

  it('a thread that is deleted ends the conversation, and its announcement says so', async () => {
    const { thread } = await waitingThread();
    rig.playground.deleteChannel(thread);
    rig.sandbox.faults.release();
    const announcement = rig.playground.world.message(thread.parentId, thread.id);
    const said = await saidIn(
      rig,
      { id: thread.parentId },
      ({ id, content }) => id === announcement?.id && content === texts.announcementOfGone(titleOf(thread)),
    );
    expect(labelsOf(said)).toEqual([texts.buttons.startMyOwn, texts.buttons.practiseAlone]);
    await rig.patient(teacher, { earlier: 'forget' });
  });

  it('a channel that is deleted ends the conversation, and its host is told once, by direct message', async () => {
    await endAll(rig);
    const channel = rig.playground.createChannel(rig.playground.guild(), 'short-lived');
    const answer = await teacher
      .command(channel, '/patient', { case: String(rig.sandbox.cases[1]?.id) })
      .finished();
    const place = threadIn(rig, answer);
    rig.sandbox.faults.next(submitPath, { kind: 'hold' });
    const question = alice.send(place, 'How are you, in a channel that goes?');
    await decided(rig, question.content);
    rig.playground.deleteChannel(channel);
    rig.sandbox.faults.release();
    const dm = teacher.openDm();
    await saidIn(rig, dm, () => true);
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    await rig.answerTo(alice.send(thread, 'And here?'));
    expect(rig.said(dm)).toHaveLength(1);
  });
});

describe('as a conversation ends', () => {
  const endedBy = ({ id }: Person): string => texts.lines.ended.by(`<@${id}>`);

  /** A paused conversation, and the notice about the pause, which goes with the end. */
  const pausedThread = async (): Promise<{ thread: Thread; notice: Message }> => {
    await endAll(rig);
    const thread = await rig.patient(teacher, { earlier: 'forget' });
    await managed(rig, teacher, { thread, label: texts.buttons.pause });
    const by = `<@${teacher.id}>`;
    return { thread, notice: await statusIn(rig, thread, texts.status.paused({ by, kind: 'patient' })) };
  };
  /** What its message in the channel says, and offers. */
  const announced = ({ id, parentId, name }: Thread) => {
    const title = titleOf({ name });
    const says = texts.announcementOfEnded({ kind: 'patient', title, host: 'Dr. Teacher' });
    return saidIn(rig, { id: parentId }, (message) => message.id === id && message.content === says);
  };

  it.each([{ archived: false }, { archived: true }])(
    'a thread that is locked (%o) ends without a word there, and the channel is told',
    async (also) => {
      const { thread } = await pausedThread();
      rig.playground.setBotPermissions('class', { deny: ['ManageThreads'] });
      const ending = await endIn(teacher, thread);
      rig.playground.editThread(thread, { ...also, locked: true });
      await ending.waitUntil((handle) => handle.message()?.content === texts.ended);
      expect(labelsOf(await announced(thread))).toContain(texts.buttons.startMyOwn);
      expect(rig.said(thread).map(({ content }) => content)).not.toContain(endedBy(teacher));
      rig.playground.setBotPermissions('class', {});
    },
  );
});

describe('a server', () => {
  it('that is unavailable for a while is read when it is back', async () => {
    const { thread, question } = await waitingThread();
    rig.sandbox.faults.release();
    await rig.answerTo(question);
    const guild = rig.playground.guild();
    rig.playground.setUnavailable(guild, true);
    const unseen = alice.send(thread, 'Is anybody there?');
    rig.playground.setUnavailable(guild, false);
    await rig.answerTo(unseen);
    expect(sentCount(rig, unseen.content)).toBe(1);
  });
});

describe('Message Content', () => {
  it('when switched off, leaves mentions answered, which the bot says once', async () => {
    const { thread, question } = await waitingThread();
    rig.sandbox.faults.release();
    await rig.answerTo(question);
    await rig.stop();
    rig.playground.setIntents([]);
    await rig.start();
    alice.send(thread, 'How are you today?');
    await saidIn(rig, thread, hinted(alice, texts.hints.unreadable));
    const mention = alice.send(thread, `<@${rig.playground.world.bot.id}> and how are you now?`);
    await rig.answerTo(mention);
    alice.send(thread, 'Nobody reads this.');
    await rig.answerTo(alice.send(thread, `<@${rig.playground.world.bot.id}> and now?`));
    const hints = rig.said(thread).filter(({ content }) => content.includes(texts.hints.unreadable));
    expect(hints).toHaveLength(1);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  answeredWith,
  endAll,
  hasEnded,
  labelsOf,
  pressed,
  resetPath,
  saidIn,
  sentCount,
  submitPath,
  taken,
} from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { account: accountTexts, conversation: texts } = wordsFor('en');
const { buttons: labels, notices } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { retry: 10, delivery: 10, jobPatience: 3_000 } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  bob = rig.playground.person('bob');
  await rig.link(alice, 'student1');
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const open = (): Promise<Thread> => rig.patient(alice, { earlier: 'keep' });
const end = async (thread: Thread): Promise<Message> => {
  await alice.command(thread, '/end').finished();
  return saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startOver));
};
const press = async (person: Person, below: Message, label: string): Promise<Message> =>
  (await pressed(rig, person, { below, label })).message;
/** The message in the channel, once it has these buttons. */
const announced = (thread: Thread, wanted: readonly string[]): Promise<Message> =>
  rig.playground.waitFor((world) => {
    const message = world.message(thread.parentId, thread.id);
    return message !== undefined && labelsOf(message).join() === wanted.join() ? message : undefined;
  });
const reopenedBy = ({ id }: Person): string => notices.reopened(`<@${id}>`);

describe('Reopen', () => {
  it('lets a conversation go on where it stopped, and never asks what was written after its end', async () => {
    const thread = await open();
    await rig.answerTo(bob.send(thread, 'Where does it hurt?'));
    const last = await end(thread);
    const between = bob.send(thread, 'Was that all?');
    const answer = await press(teacher, last, labels.reopen);
    expect(answer.content).toBe(texts.reopenedNow(thread.id));
    await saidIn(rig, thread, reopenedBy(teacher));
    expect(rig.playground.world.thread(thread.id).archiveMinutes).toBe(1_440);
    await rig.answerTo(bob.send(thread, 'And since when?'));
    expect(taken(rig)).not.toContain(between.content);
    const [first] = rig.said(thread);
    expect(first === undefined ? [] : labelsOf(first)).toEqual([labels.manage, labels.transcript]);
  });

  it('is there in the channel as well, because an archived thread may swallow a press', async () => {
    const thread = await open();
    await rig.answerTo(bob.send(thread, 'How are you?'));
    const before = rig.playground.world.message(thread.parentId, thread.id)?.content;
    await end(thread);
    const about = { kind: 'patient', title: thread.name, host: 'Alice' } as const;
    const announcement = await announced(thread, [labels.startOver, labels.reopen]);
    expect(announcement.content).toBe(texts.announcementOfEnded(about));
    expect((await press(alice, announcement, labels.reopen)).content).toBe(texts.reopenedNow(thread.id));
    await saidIn(rig, thread, reopenedBy(alice));
    expect((await announced(thread, [])).content).toBe(before);
  });

  it('takes the buttons off the line that announced the end', async () => {
    const thread = await open();
    const last = await end(thread);
    await press(alice, last, labels.reopen);
    await saidIn(rig, thread, reopenedBy(alice));
    expect(labelsOf(last)).toEqual([]);
    expect(last.content).toContain(notices.ended({ questions: 0, people: 0, minutes: 1 }, `<@${alice.id}>`));
  });

  it('survives a restart, before the press and after it', async () => {
    const thread = await open();
    await rig.answerTo(bob.send(thread, 'Are you in pain?'));
    const last = await end(thread);
    await rig.stop();
    await rig.start();
    await press(alice, last, labels.reopen);
    await saidIn(rig, thread, reopenedBy(alice));
    await rig.stop();
    const missed = bob.send(thread, 'Since when?');
    await rig.start();
    expect((await rig.answerTo(missed)).content).not.toBe('');
  });

  it('is for moderators, and tells everybody else so', async () => {
    const thread = await open();
    const last = await end(thread);
    expect((await press(bob, last, labels.reopen)).content).toBe(texts.onlyModerators('Alice'));
  });

  it('is refused where the patient was used elsewhere since, or the thread is gone or locked', async () => {
    const thread = await open();
    const last = await end(thread);
    const other = await open();
    expect((await press(alice, last, labels.reopen)).content).toBe(texts.usedSince);
    const second = await end(other);
    rig.playground.world.thread(other.id).locked = true;
    expect((await press(alice, second, labels.reopen)).content).toBe(texts.threadLocked);
    // Those who manage threads may write there, but the bot may not.
    expect((await press(teacher, second, labels.reopen)).content).toBe(texts.lockedToMe);
  });

  it('is refused once the host has unlinked', async () => {
    const carol = rig.playground.person('owner');
    await rig.link(carol, 'student2');
    const thread = await rig.patient(carol, { earlier: 'keep' });
    await carol.command(thread, '/end').finished();
    const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.reopen));
    await carol.command('class', '/unlink').finished();
    expect((await press(carol, last, labels.reopen)).content).toBe(texts.hostGone);
  });

  it('is not offered for a topic that the service has ended', async () => {
    const thread = await rig.topic(alice);
    for (const content of [
      'Mr. Osei is short of breath',
      'Two days after a hip operation',
      'An embolism',
      'Please come now',
    ]) {
      await rig.answerTo(bob.send(thread, content));
      if (rig.said(thread).some((message) => labelsOf(message).includes(labels.startOver))) break;
    }
    const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startOver));
    expect(labelsOf(last)).not.toContain(labels.reopen);
  });
});

describe('Again', () => {
  it('starts the same patient afresh in the same channel', async () => {
    const thread = await open();
    await rig.answerTo(bob.send(thread, 'How old are you?'));
    const last = await end(thread);
    const resets = (): number => rig.sandbox.calls().filter(({ path }) => path.endsWith(resetPath)).length;
    const before = resets();
    const answer = await press(alice, last, labels.startOver);
    const id = /<#(\d+)>/.exec(answer.content)?.[1] ?? '';
    const fresh = rig.playground.world.thread(id);
    expect(fresh.parentId).toBe(thread.parentId);
    expect(resets()).toBe(before + 1);
    await rig.answerTo(bob.send(fresh, 'How old are you?'));
  });

  it('gives everybody who is linked one of their own, and a second press leads to that', async () => {
    const dora = rig.playground.person('owner');
    await rig.link(dora, 'student2');
    const thread = await open();
    const last = await end(thread);
    expect((await press(bob, last, labels.startOver)).content).toContain(accountTexts.prompt.not_linked);
    const first = await press(dora, last, labels.startOver);
    const theirs = rig.playground.world.thread(/<#(\d+)>/.exec(first.content)?.[1] ?? '');
    expect(theirs.parentId).toBe(thread.parentId);
    expect((await press(dora, last, labels.startOver)).content).toBe(texts.goesOnThere(theirs.id));
    const host = await press(alice, last, labels.startOver);
    const own = /<#(\d+)>/.exec(host.content)?.[1] ?? '';
    expect(own).not.toBe(theirs.id);
    expect(host.content).toBe(texts.started(own));
    await dora.command(theirs, '/end').finished();
  });
});

describe('The buttons of an end', () => {
  it('do what they say although the end has yet to be stored', async () => {
    for (const label of [labels.reopen, labels.startOver]) {
      const thread = await open();
      let goOn = (): void => {};
      const until = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      rig.playground.faults.next({ method: 'PATCH', path: thread.id }, { until });
      const ending = alice.command(thread, '/end');
      const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startOver));
      const handle = alice.press(last, label);
      await handle.answered;
      goOn();
      await ending.finished();
      const answer = await answeredWith(rig, handle, '<#');
      const id = /<#(\d+)>/.exec(answer.content)?.[1] ?? '';
      expect(answer.content).toBe(label === labels.reopen ? texts.reopenedNow(thread.id) : texts.started(id));
      await endAll(rig);
    }
  });
});

describe('Again, which needs nothing of the old thread', () => {
  it('starts after the thread was locked, for a topic as well', async () => {
    for (const thread of [await open(), await rig.topic(alice)]) {
      const last = await end(thread);
      rig.playground.editThread(thread, { locked: true });
      const answer = await press(alice, last, labels.startOver);
      expect(answer.content).toBe(texts.started(/<#(\d+)>/.exec(answer.content)?.[1] ?? ''));
    }
  });

  it('starts from the announcement after the thread was deleted', async () => {
    const thread = await open();
    await end(thread);
    await announced(thread, [labels.startOver, labels.reopen]);
    rig.playground.deleteChannel(thread);
    const announcement = await announced(thread, [labels.startOver]);
    expect(announcement.content).toBe(texts.announcementOfGone(thread.name));
    const answer = await press(alice, announcement, labels.startOver);
    expect(answer.content).toBe(texts.started(/<#(\d+)>/.exec(answer.content)?.[1] ?? ''));
  });
});

describe('A case that the service does not know', () => {
  it('ends with its first question, and only the host sees which id it was', async () => {
    const thread = await rig.patient(alice, { case: '4711', earlier: 'keep' });
    const first = bob.send(thread, 'Where does it hurt?');
    const second = bob.send(thread, 'Is anybody there at all?');
    const told = await saidIn(rig, thread, notices.noSuchCase);
    expect(told.reference?.messageId).toBe(first.id);
    const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.whichId));
    expect(labelsOf(last)).toEqual([labels.whichId]);
    expect((await press(bob, last, labels.whichId)).content).toBe(texts.onlyHost('Alice'));
    expect((await press(alice, last, labels.whichId)).content).toBe(texts.whichId('4711'));
    const announcement = await announced(thread, [labels.whichId]);
    expect(announcement.content).toBe(texts.announcementOfNoCase(thread.name));
    expect(sentCount(rig, second.content)).toBe(0);
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
  });

  it('is an ordinary refusal once somebody has been answered', async () => {
    const thread = await open();
    await rig.answerTo(bob.send(thread, 'How are you?'));
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 404 });
    const refused = await rig.answerTo(bob.send(thread, 'Where are you?'));
    expect(refused.content).not.toBe(notices.noSuchCase);
    await rig.answerTo(bob.send(thread, 'Still there?'));
  });
});

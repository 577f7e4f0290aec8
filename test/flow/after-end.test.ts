import { buttonsOf } from 'discord-playground/people/components';
import type { Message, Place, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../src/machine/outgoing.ts';
import { interactionId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  answeredWith,
  labelsOf,
  resetPath,
  saidIn,
  sentCount,
  submitPath,
  threadIn,
} from '../support/room.ts';
import { hasEnded, endNow, endIn } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { account: accountTexts, conversation: texts } = wordsFor('en');
const { buttons: labels } = texts;

const { rig, press, alice, bob } = await sharedRig({
  linked: ['alice'],
  timings: { retry: 10, delivery: 10 },
});

const end = async (thread: Thread): Promise<Message> => {
  await endNow(rig, alice, thread);
  // From then on it is not in memory any more.
  await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
  return saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startMyOwn));
};
/** The message in the channel, once it has these buttons. */
const announced = (thread: Thread, wanted: readonly string[]): Promise<Message> =>
  rig.playground.waitFor((world) => {
    const message = world.message(thread.parentId, thread.id);
    return message !== undefined && labelsOf(message).join() === wanted.join() ? message : undefined;
  });
describe('Again', () => {
  it('starts the same patient afresh in the same channel', async () => {
    const thread = await rig.patient(alice);
    await rig.answerTo(bob.send(thread, 'How old are you?'));
    const last = await end(thread);
    const resets = (): number => rig.sandbox.calls().filter(({ path }) => path.endsWith(resetPath)).length;
    const before = resets();
    const answer = await press(alice, last, labels.startMyOwn);
    const fresh = threadIn(rig, answer);
    expect(fresh.parentId).toBe(thread.parentId);
    expect(resets()).toBe(before + 1);
    await rig.answerTo(bob.send(fresh, 'How old are you?'));
  });

  it('gives everybody who is linked one of their own, and a second press leads to that', async () => {
    const dora = rig.playground.person('owner');
    await rig.link(dora, 'student2');
    const thread = await rig.patient(alice);
    const last = await end(thread);
    expect((await press(bob, last, labels.startMyOwn)).content).toContain(accountTexts.prompt.not_linked);
    const first = await press(dora, last, labels.startMyOwn);
    const theirs = threadIn(rig, first);
    expect(theirs.parentId).toBe(thread.parentId);
    expect((await press(dora, last, labels.startMyOwn)).content).toBe(texts.goesOnThere(theirs.id));
    const host = await press(alice, last, labels.startMyOwn);
    const own = threadIn(rig, host);
    expect(own).not.toBe(theirs);
    expect(host.content).toBe(texts.started(own.id));
    await endNow(rig, dora, theirs);
  });
});

describe('The button of an end', () => {
  it('does what it says although the end has yet to be stored', async () => {
    const thread = await rig.patient(alice);
    const goOn = rig.playground.faults.hold({ method: 'PATCH', path: thread.id });
    const ending = await endIn(alice, thread);
    const last = await saidIn(rig, thread, (message) => labelsOf(message).includes(labels.startMyOwn));
    const handle = alice.press(last, labels.startMyOwn);
    await handle.answered;
    goOn();
    await ending.finished();
    const answer = await answeredWith(rig, handle, '<#');
    expect(answer.content).toBe(texts.started(threadIn(rig, answer).id));
  });

  it('is not said twice where 1.1.0 has posted it unheard, with fewer buttons', async () => {
    const thread = await rig.patient(alice);
    const last = await end(thread);
    const fewer = buttonsOf(last).filter(({ label }) => label === labels.startMyOwn);
    const { apiUrl, token } = rig.playground;
    await fetch(`${apiUrl}/v10/channels/${thread.id}/messages/${last.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ components: [{ type: 1, components: fewer }] }),
    });
    const shownAsEnded = (): number =>
      rig.playground
        .requests()
        .filter(({ method, path }) => method === 'PATCH' && path === `/channels/${thread.id}`).length;
    const before = shownAsEnded();
    await rig.betweenRuns(async (store) => {
      const [record] = await store.conversations.last({ thread: thread.id }, 1);
      const upTo = record?.about.firstMessageId;
      if (record === undefined || upTo === undefined) throw new Error('no record');
      const { about, inbox } = record;
      const at = interactionId('1');
      const summary = { questions: 0, people: 0, minutes: 1, silence: 0 };
      const line = lineOf({ kind: 'ended', by: about.hostId, summary }, { about: at });
      await store.conversations.set(about.id, {
        ...record,
        outgoing: [line],
        job: { kind: 'end', at, done: true },
        inbox: { ...inbox, upTo, recent: [], calm: false },
      });
    });
    await expect.poll(shownAsEnded).toBeGreaterThan(before);
    const ends = rig.said(thread).filter((message) => labelsOf(message).includes(labels.startMyOwn));
    expect(ends.map(({ id }) => id)).toEqual([last.id]);
  });

  it('is there in the channel as well, because an archived thread may swallow a press; neither invites', async () => {
    const thread = await rig.patient(alice);
    await end(thread);
    const about = { kind: 'patient', title: thread.name.replace(/ · .*/u, ''), host: 'Alice' } as const;
    const over = texts.announcementOfEnded(about);
    expect((await announced(thread, [labels.startMyOwn, labels.practiseAlone])).content).toBe(over);
    await expect.poll(() => rig.said(thread)[0]?.content).toBe(texts.hints.ended);
  });
});

describe('Again, which needs nothing of the old thread', () => {
  it('starts after the thread was locked, for a topic as well', async () => {
    for (const thread of [await rig.patient(alice), await rig.topic(alice)]) {
      const last = await end(thread);
      rig.playground.editThread(thread, { locked: true });
      const answer = await press(alice, last, labels.startMyOwn);
      expect(answer.content).toBe(texts.started(threadIn(rig, answer).id));
    }
  });

  it('starts from the announcement after the thread was deleted', async () => {
    const thread = await rig.patient(alice);
    await end(thread);
    const announcement = await announced(thread, [labels.startMyOwn, labels.practiseAlone]);
    rig.playground.deleteChannel(thread);
    const answer = await press(alice, announcement, labels.startMyOwn);
    expect(answer.content).toBe(texts.started(threadIn(rig, answer).id));
  });
});

describe('A case that the service does not know', () => {
  it('ends with its first question, and only the host sees which id it was', async () => {
    const thread = await rig.patient(alice, { case: '4711' });
    const first = bob.send(thread, 'Where does it hurt?');
    const second = bob.send(thread, 'Is anybody there at all?');
    const told = await saidIn(rig, thread, texts.lines.noSuchCase);
    expect(told.reference?.messageId).toBe(first.id);
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
    expect((await announced(thread, [])).content).toBe(texts.announcementOfNoCase('Case 4711'));
    const toHost = ({ kind }: Place): boolean => kind === 'dm';
    await rig.playground.waitFor((world) =>
      [...world.places.values()]
        .filter(toHost)
        .some(({ id }) => world.messages(id).some(({ content }) => content === texts.whichId('4711'))),
    );
    expect(sentCount(rig, second.content)).toBe(0);
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
  });

  it.each([
    ['a model', 'model_not_found: The model gpt-9 does not exist', 'The model gpt-9 does not exist'],
    ['a licence', 'Case 101 is not licensed', 'Case 101 is not licensed'],
  ])('is none where the 404 is about %s, and the reason is quoted', async (_what, detail, quoted) => {
    const thread = await rig.patient(alice);
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 404, body: JSON.stringify({ detail }) });
    const refused = await rig.answerTo(bob.send(thread, 'Where does it hurt?'));
    expect(refused.content).toContain(quoted);
    await rig.answerTo(bob.send(thread, 'And now?'));
  });

  it('is an ordinary refusal once somebody has been answered', async () => {
    const thread = await rig.patient(alice);
    await rig.answerTo(bob.send(thread, 'How are you?'));
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 404 });
    const refused = await rig.answerTo(bob.send(thread, 'Where are you?'));
    expect(refused.content).not.toBe(texts.lines.noSuchCase);
    await rig.answerTo(bob.send(thread, 'Still there?'));
  });
});

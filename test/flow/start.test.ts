import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf, pressed, resetPath, saidIn, taken, threadIn } from '../support/room.ts';
import { hasEnded, movedHere, startedAs } from '../support/conversations.ts';
import { enterNumber, linkIn, numberIn, signIn } from '../support/between.ts';
import { sharedRig } from '../support/shared-rig.ts';

const {
  account: accountTexts,
  conversation: texts,
  failures: { service: serviceWords, discord: discordWords },
} = wordsFor('en');

const { rig, press, teacher, alice } = await sharedRig({
  linked: ['teacher', 'alice'],
  timings: { retry: 10, delivery: 10 },
  settings: { MODELS: 'gpt-4,gpt-5' },
});

const caseAt = (index: number): string => String(rig.sandbox.cases[index]?.id);
const titleAt = (index: number): string => rig.sandbox.cases[index]?.title.replaceAll(', ', ' ') ?? '';

const start = (person: Person, values: Readonly<Record<string, string | boolean>>, channel = 'class') =>
  person.command(channel, '/patient', values);
/** The same, where the patient may be known. */
const started = (
  person: Person,
  values: Readonly<Record<string, string | boolean>>,
  channel?: string,
): Promise<Message> => startedAs(rig, { person, asked: start(person, values, channel) });
/** Once what was begun has been undone, the same patient can be started again. */
const canBeStarted = (): Promise<void> =>
  expect.poll(async () => (await started(teacher, { case: caseAt(0) })).content).toMatch(/<#\d+>/);
const resets = (): number => taken(rig, resetPath).length;
const announcements = (channel: string): readonly Message[] => rig.said(rig.playground.place(channel));

describe('starting a conversation', () => {
  it('announces it in the channel and opens a thread that says who may ask, with the host’s buttons', async () => {
    const thread = threadIn(rig, await start(teacher, { case: caseAt(0) }).finished());
    const announcement = rig.playground.world.message(thread.parentId, thread.id);
    expect(announcement?.content).toBe(
      texts.announcement({ kind: 'patient', title: titleAt(0), host: 'Dr. Teacher', who: 'everyone' }),
    );
    expect(announcement?.visibleTo).toBeUndefined();
    expect(thread).toMatchObject({ type: 11, name: `${titleAt(0)} · Dr. Teacher`, archiveMinutes: 1440 });
    const [first] = rig.said(thread);
    expect(first?.content.length).toBeLessThanOrEqual(500);
    expect(first === undefined ? [] : labelsOf(first)).toEqual([
      texts.buttons.manage,
      texts.buttons.transcript,
    ]);
  });

  it('creates a private thread without an announcement, and adds the host to it', async () => {
    const before = announcements('class').length;
    const thread = threadIn(rig, await started(teacher, { case: caseAt(0), private: true }));
    expect(thread).toMatchObject({ type: 12, invitable: true });
    expect(thread.members.has(teacher.id)).toBe(true);
    expect(announcements('class')).toHaveLength(before);
    expect(rig.playground.world.sees(alice.id, thread)).toBe(false);
  });

  it('works in an announcement channel, where a private thread is refused with the reason why', async () => {
    const refused = await started(teacher, { case: caseAt(0), private: true }, 'announcements');
    expect(refused.content).toBe(texts.wrongPlace(true));
    const thread = threadIn(rig, await started(teacher, { case: caseAt(0) }, 'announcements'));
    expect(thread.type).toBe(10);
  });

  it('says where it belongs when it is used in the wrong place, and names what the person has open', async () => {
    const nowhere = await start(teacher, { case: caseAt(0) }, 'lounge').finished();
    expect(nowhere.content).toBe(texts.wrongPlace(false));
    const thread = threadIn(rig, await started(teacher, { case: caseAt(0) }));
    const inThread = await teacher.command(thread, '/patient', { case: caseAt(1) }).finished();
    expect(inThread.content).toContain(texts.wrongPlace(false));
    expect(inThread.content).toContain(`<#${thread.id}>`);
    const reset = await teacher.command('class', '/reset').finished();
    expect(reset.content).toContain(`<#${thread.id}>`);
  });

  it('names the missing permission and the channel, and asks the service nothing', async () => {
    const channel = rig.playground.createChannel(rig.playground.guild(), 'quiet');
    rig.playground.setBotPermissions(channel, { deny: ['CreatePublicThreads', 'AttachFiles'] });
    const answer = await started(teacher, { case: caseAt(0) }, 'quiet');
    const { CreatePublicThreads, AttachFiles } = texts.permissions;
    expect(answer.content).toBe(texts.missingPermissions([CreatePublicThreads, AttachFiles], channel.id));
    expect(rig.said(channel)).toEqual([]);
  });

  it('names a time-out of the bot and when it is over, instead of permissions that it has', async () => {
    const until = Date.now() + 600_000;
    rig.playground.timeOutBot(rig.playground.guild(), until);
    const answer = await started(teacher, { case: caseAt(0) });
    rig.playground.timeOutBot(rig.playground.guild(), 0);
    expect(answer.content).toBe(texts.timedOut(Math.ceil(until / 1_000)));
  });

  it('takes the announcement back if the permission for the thread is lost halfway', async () => {
    const channel = rig.playground.createChannel(rig.playground.guild(), 'shaky');
    rig.playground.faults.next(
      { method: 'POST', route: '/channels/:channelId/messages/:messageId/threads' },
      { status: 403, code: 50013 },
    );
    const answer = await started(teacher, { case: caseAt(0) }, 'shaky');
    expect(answer.content).toBe(texts.lostPermission(channel.id));
    await expect.poll(() => rig.said(channel)).toEqual([]);
    await canBeStarted();
  });

  it('hears what is written before Discord has confirmed that the thread is there', async () => {
    const route = { method: 'POST', route: '/channels/:channelId/messages/:messageId/threads' };
    rig.playground.faults.next(route, { afterwards: true, drop: true });
    const confirm = rig.playground.faults.hold(route);
    const channel = rig.playground.createChannel(rig.playground.guild(), 'slow');
    const answer = started(teacher, { case: caseAt(0) }, 'slow');
    const thread = await rig.playground.waitFor(({ places }) =>
      [...places.values()].find((place) => place.kind === 'thread' && place.parentId === channel.id),
    );
    const question = alice.send(thread as Thread, 'How are you?');
    confirm();
    await answer;
    await rig.answerTo(question);
    expect(taken(rig)).toContain(question.content);
  });

  it('opens nothing when the reset fails', async () => {
    rig.sandbox.faults.always(resetPath, { kind: 'status', status: 500 });
    const before = announcements('class').length;
    const asked = start(teacher, { case: caseAt(0) });
    const answer = await startedAs(rig, { person: teacher, asked, earlier: 'forget' });
    expect(answer.content).toBe(
      texts.resetFailed(serviceWords({ kind: 'in_doubt', reason: 'server_error' })),
    );
    expect(announcements('class')).toHaveLength(before);
    rig.sandbox.faults.clear();
    await canBeStarted();
  });

  it('asks whoever has no account to link one, and goes on with the start after that', async () => {
    const bob = rig.playground.person('bob');
    const asked = start(bob, { case: caseAt(0) });
    const url = linkIn(await asked.finished());
    const number = numberIn(await signIn(url, { username: 'student2', password: 'demo-student2' }));
    const entered = await enterNumber(bob, asked, number);
    await entered.waitUntil((handle) => handle.followUps().length > 0);
    const wording = texts.announcement({ kind: 'patient', title: titleAt(0), host: 'Bob', who: 'everyone' });
    const announced = await saidIn(rig, rig.playground.place('class'), wording);
    const thread = await rig.playground.waitFor(({ places }) => places.get(announced.id));
    expect(thread).toMatchObject({ kind: 'thread', parentId: announced.channelId });
    // The prompt to link says that this is done, and what was asked for follows below it.
    await entered.waitUntil((handle) => handle.followUps()[0]?.content === texts.started(announced.id));
    const prompt = asked.message();
    expect(prompt?.content).toBe(accountTexts.linked({ username: 'student2' }));
    expect(prompt === undefined ? undefined : labelsOf(prompt)).toEqual([]);
  });
});

describe('a second start of the same patient', () => {
  it('says who started the first one where two people share an account, which a moderator may end', async () => {
    const owner = rig.playground.person('owner');
    await rig.link(owner, 'student1');
    const first = threadIn(rig, await start(alice, { case: caseAt(5) }).finished());
    for (const channel of ['class', 'study-group']) {
      const offer = await start(owner, { case: caseAt(5) }, channel).finished();
      expect(offer.content).toBe(texts.alreadyOpen(first.id, 'Alice'));
      expect(labelsOf(offer)).toEqual([texts.buttons.goThere, texts.buttons.endAndStart]);
    }
  });

  it('leads whoever may not end the first one there, even by a button from when they were allowed to', async () => {
    const bob = rig.playground.person('bob');
    await rig.link(bob, 'student1');
    const first = threadIn(rig, await started(alice, { case: caseAt(4) }));
    const refusal = await start(bob, { case: caseAt(4) }).finished();
    expect(refusal.content).toBe(texts.openOnAccount(first.id, 'Alice'));
    expect(labelsOf(refusal)).toEqual([texts.buttons.goThere]);

    const guild = rig.playground.guild();
    rig.playground.createRole(guild, 'tutor', ['ManageThreads']);
    rig.playground.giveRole(guild, 'bob', 'tutor');
    const offer = start(bob, { case: caseAt(4) });
    await offer.finished();
    const asked = await pressed(rig, bob, { below: offer, label: texts.buttons.endAndStart });
    rig.playground.faults.next({ method: 'GET', path: first.id }, { status: 500 }, 4);
    const failed = await pressed(rig, bob, { below: asked.handle, label: texts.buttons.endAndStart });
    expect(failed.message.content).toBe(discordWords({ kind: 'failing', status: 500 }));
    // Nothing was started: the button is good for another press.
    rig.playground.takeRole(guild, 'bob', 'tutor');
    const { message } = await pressed(rig, bob, { below: asked.handle, label: texts.buttons.endAndStart });
    expect(message.content).toBe(texts.openOnAccount(first.id, 'Alice'));
    await rig.answerTo(alice.send(first, 'Are we still talking?'));
  });

  it('lets anybody on the account end the first one when its thread is gone', async () => {
    const bob = rig.playground.person('bob');
    const first = threadIn(rig, await started(alice, { case: caseAt(4) }));
    // Only to whoever looks for it: a post under way that is told so would end it before.
    rig.playground.faults.always({ method: 'GET', path: first.id }, { status: 404, code: 10003 });
    const there = threadIn(rig, await movedHere(rig, bob, start(bob, { case: caseAt(4) })));
    expect(there.id).not.toBe(first.id);
  });

  it('offers to go to the first one, or to end it and carry on here', async () => {
    const first = threadIn(rig, await start(alice, { case: caseAt(2) }).finished());
    const before = resets();
    const second = start(alice, { case: caseAt(2) }, 'study-group');
    const offer = await second.finished();
    expect(offer.content).toBe(texts.alreadyOpen(first.id));
    expect(labelsOf(offer)).toEqual([texts.buttons.goThere, texts.buttons.endAndStart]);
    const asked = await press(alice, second, texts.buttons.endAndStart);
    expect(asked.content).toBe(texts.confirmEnd(escapeMarkdown(first.name)));
    expect(hasEnded(rig.playground.world.thread(first.id))).toBe(false);
    const there = threadIn(rig, await movedHere(rig, alice, second));
    expect(there.id).not.toBe(first.id);
    await rig.playground.waitFor((world) => hasEnded(world.thread(first.id)));
    expect(rig.playground.world.thread(first.id).locked).toBe(false);
    expect(resets()).toBe(before);
  });

  it.each([
    ['its title, typed instead of picked', () => titleAt(4).toUpperCase()],
    ['an id that brings marks along which nobody sees', () => `\u200b${caseAt(4)}\0`],
  ])('is recognized by %s', async (_by, typed) => {
    const thread = threadIn(rig, await started(alice, { case: typed() }));
    await rig.answerTo(alice.send(thread, 'Hello?'));
    const last = rig.sandbox.calls().findLast(({ path }) => path.endsWith('/chat/submit/'));
    expect(String(last?.body['case_id'])).toBe(caseAt(4));
  });

  it('opens only one thread when two starts come at once', async () => {
    const both = [1, 2].map(() => started(alice, { case: caseAt(3) }));
    const answers = await Promise.all(both);
    const opened = answers.filter(({ content }) => content.startsWith(texts.started('').slice(0, 8)));
    expect(opened).toHaveLength(1);
    expect(answers.map(({ content }) => content)).toContain(
      texts.alreadyOpen(opened[0] === undefined ? undefined : threadIn(rig, opened[0]).id),
    );
  });
});

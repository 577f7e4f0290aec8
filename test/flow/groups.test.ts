import { buttonsOf } from 'discord-playground/people/components';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import {
  answeredWith,
  hasFiles,
  labelsOf,
  managed,
  panelOf,
  planted,
  raisedHand,
  settled,
  statusIn,
  submitPath,
  titleOf,
  threadIn,
  willAnswer,
} from '../support/room.ts';
import { hasEnded } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts, groups, time, transcript } = wordsFor('en');
const { buttons: labels } = texts;

// Who manages threads in one channel does not see the other.
const guilds = defaultWorld.guilds.map((guild) => ({
  ...guild,
  channels: guild.channels.map((channel) =>
    channel.name === 'study-group'
      ? { ...channel, overwrites: [{ for: 'Teacher', deny: ['ViewChannel'] as const }] }
      : channel,
  ),
}));
const { rig, press, teacher, alice, bob } = await sharedRig({
  linked: ['alice', 'bob'],
  playground: { world: { ...defaultWorld, guilds } },
  timings: { retry: 10, delivery: 10 },
});

const overview = (person: Person, place = 'class'): Promise<Message> =>
  person.command(place, '/manage').finished();
const twoGroups = async (): Promise<readonly [Thread, Thread]> => [
  await rig.patient(alice),
  await rig.patient(bob),
];
const isPaused = async (thread: Thread): Promise<unknown> =>
  statusIn(rig, thread, texts.status.paused({ by: `<@${teacher.id}>`, kind: 'patient' }));

describe('/manage in a channel', () => {
  it('shows a teacher its conversations, those first that need somebody', async () => {
    const [first, second] = await twoGroups();
    await rig.answerTo(bob.send(second, 'Where does it hurt?'));
    const calm = await overview(teacher);
    expect(calm.visibleTo).toBe(teacher.id);
    const lineOf = (shown: Message, { id }: Thread): number =>
      shown.content.split('\n').findIndex((line) => line.startsWith(`<#${id}>`));
    expect([lineOf(calm, second), lineOf(calm, first)]).toEqual([1, 2]);
    expect(calm.content).toContain(groups.asked(1, 1));
    expect(labelsOf(calm)).toEqual([
      groups.buttons.pauseAll,
      groups.buttons.tellAll,
      time.button,
      groups.buttons.transcripts,
      labels.refresh,
      groups.buttons.endAll,
    ]);

    // An answer that does not come leaves a doubt, about which somebody has to decide.
    rig.sandbox.faults.next(submitPath, { kind: 'status', status: 500 });
    alice.send(first, 'And here?');
    await rig.playground.waitFor(() =>
      rig.said(first).some((one) => labelsOf(one).includes(labels.askAgain)),
    );
    const doubtful = await press(teacher, calm, labels.refresh);
    expect([lineOf(doubtful, first), lineOf(doubtful, second)]).toEqual([1, 2]);
    expect(doubtful.content).toContain(groups.doubt(1));
  });

  it('shows a group that waits for an answer to the preceptor as one that needs somebody', async () => {
    const [first, second] = await twoGroups();
    willAnswer(rig, { PatientResponse: 'It hurts.', PreceptorQuestion: 'What now?' });
    await rig.answerTo(alice.send(first, 'Where?'));
    await rig.answerTo(bob.send(second, 'Where does it hurt?'));
    const lines = (await overview(teacher)).content.split('\n');
    expect(lines[1]).toContain(`<#${first.id}>`);
    expect(lines[1]).toContain(groups.preceptor);
    expect(lines[2]).not.toContain(groups.preceptor);
  });

  it('pauses and resumes all that it showed, and says what was so already and what began since', async () => {
    const threads = await twoGroups();
    await managed(rig, teacher, { thread: threads[0], label: labels.pause });
    const mixed = await overview(teacher);
    expect(labelsOf(mixed).slice(0, 2)).toEqual([groups.buttons.pauseAll, groups.buttons.resumeAll]);
    const late = await rig.topic(alice);
    const { pause, resume } = groups.did;
    const paused = await press(teacher, mixed, groups.buttons.pauseAll);
    expect(paused.content).toContain(`${pause.done(2)}; ${groups.begun(1)}.`);
    await Promise.all(threads.map(isPaused));
    const resumed = await press(teacher, paused, groups.buttons.resumeAll);
    expect(resumed.content).toContain(`${resume.done(2)}; ${resume.already(1)}.`);
    expect(
      rig.said(late).some(({ content }) => content.includes(texts.status.paused({ by: '', kind: 'topic' }))),
    ).toBe(false);
  });

  it('is lifted in a thread by who may manage threads there, and by no student who hosts it', async () => {
    const [thread] = await twoGroups();
    await press(teacher, await overview(teacher), groups.buttons.pauseAll);
    await isPaused(thread);
    const line = await statusIn(rig, thread);
    expect((await press(alice, line, labels.resume)).content).toBe(time.forAll);
    const theirs = await panelOf(alice, thread);
    expect(labelsOf(await theirs.finished())).not.toContain(labels.resume);
    teacher.press(line, labels.resume);
    await statusIn(rig, thread, texts.status.resumed(`<@${teacher.id}>`));
    await rig.answerTo(bob.send(thread, 'Where does it hurt?'));
  });

  it('gives all groups one end, to which two taps add two minutes', async () => {
    const threads = await twoGroups();
    const endsIn = (shown: Message): readonly number[] =>
      [...shown.content.matchAll(/<t:(\d+):T>/g)].map(([, end]) => Number(end));
    const choices = await press(teacher, await overview(teacher), time.button);
    const choose = (below: Message, label: string): Promise<Message> =>
      settled(rig, teacher.select(below, time.choose, [label]));
    const given = await choose(choices, time.minutes(20));
    expect(given.content).toContain(`${time.did.done(2)}.`);
    const [end = 0, other] = endsIn(given);
    expect(other).toBe(end);
    await Promise.all(threads.map((thread) => statusIn(rig, thread, `<t:${end}:T>`)));
    const theirs = await panelOf(alice, threads[0]);
    expect(labelsOf(await theirs.finished())).not.toContain(time.button);

    const again = await press(teacher, given, time.button);
    await Promise.all([choose(again, time.more), choose(again, time.more)]);
    expect(endsIn(await overview(teacher))).toEqual([end + 120, end + 120]);

    // One that began later has none, until it gets the others' end.
    const late = await rig.topic(alice);
    const uneven = await press(teacher, await overview(teacher), time.button);
    await choose(uneven, time.sameEnd);
    await statusIn(rig, late, `<t:${end + 120}:T>`);
  });

  it('lets all ask one at a time, led by who set it', async () => {
    const [, second] = await twoGroups();
    const set = await settled(
      rig,
      teacher.select(await overview(teacher), groups.inAll, [texts.panel.inOrder]),
    );
    expect(set.content).toContain(`${groups.did.who.done(2)}.`);
    await raisedHand(rig, alice, second);
    // Its host asks in turn, too.
    expect((await raisedHand(rig, bob, second)).content).toBe(texts.place(1));
    const theirs = await panelOf(bob, second);
    expect(() => bob.select(theirs, texts.panel.whoMayAsk, [texts.panel.everyone])).toThrow('no select');
  });

  it('asks with the number before it ends them all', async () => {
    const threads = await twoGroups();
    const asked = await press(teacher, await overview(teacher), groups.buttons.endAll);
    expect(asked.content).toBe(groups.confirmEnd(2));
    const back = await press(teacher, asked, labels.back);
    const again = await press(teacher, back, groups.buttons.endAll);
    const ended = await press(teacher, again, groups.buttons.endThese(2));
    expect(ended.content).toContain(`${groups.did.end.done(2)}.`);
    expect(ended.content).toContain(groups.heading(ended.channelId, 0, 2).split(', ')[0]);
    await rig.playground.waitFor((world) => threads.every(({ id }) => hasEnded(world.thread(id))));
  });

  it('says which right is missing where no transcript can be made', async () => {
    await twoGroups();
    rig.playground.setBotPermissions('class', { deny: ['ReadMessageHistory'] });
    const pressed = teacher.press(await overview(teacher), groups.buttons.transcripts);
    const told = await answeredWith(rig, pressed, transcript.cannotRead);
    rig.playground.setBotPermissions('class', {});
    expect(told.attachments).toEqual([]);
  });

  it('opens one in its place, with a way back', async () => {
    const [thread] = await twoGroups();
    const handle = teacher.select(await overview(teacher), groups.openOne, [thread.name]);
    await handle.answered;
    const one = await rig.playground.waitFor(() => {
      const now =
        handle.interaction.source &&
        rig.playground.world.message(handle.interaction.channelId, handle.interaction.source.id);
      return now?.content.includes(texts.panel.open) === true && now;
    });
    // Groups are alike: without its name nobody knows which one is about to be ended.
    expect(one.content).toContain(`<#${thread.id}>`);
    const paused = await press(teacher, one, labels.pause);
    expect(paused.content).toContain(texts.panel.paused(`<@${teacher.id}>`));
    expect(paused.content).toContain(`<#${thread.id}>`);
    expect((await press(teacher, paused, labels.back)).content).toContain(groups.states.paused);
  });

  it('that was shown before a restart does nothing when it is pressed, and shows how things are', async () => {
    const [thread] = await twoGroups();
    const before = await overview(teacher);
    const form = teacher.press(before, groups.buttons.tellAll);
    await form.answered;
    await rig.restart();
    const after = await press(teacher, before, groups.buttons.pauseAll);
    expect(after.content).toContain(groups.outdated);
    // What was typed meanwhile is given back.
    const words = 'five minutes left';
    teacher.submitModal(form, { [groups.tell.label]: words });
    const untold = await rig.playground.waitFor((world) => {
      const now = world.message(before.channelId, before.id);
      return now?.content.includes(groups.tell.untold(words)) === true && now;
    });
    await press(teacher, untold, groups.buttons.pauseAll);
    await isPaused(thread);
  });

  it('is for those who manage threads there: others are told where it belongs', async () => {
    await twoGroups();
    const refused = await overview(alice);
    expect(refused.content).toContain(texts.belongsInThread);
    expect(buttonsOf(refused)).toEqual([]);
  });

  it('has nothing of a private thread in a channel that a moderator does not see', async () => {
    const [thread, unreadable] = await twoGroups();
    const path = `/channels/${unreadable.id}/messages`;
    rig.playground.faults.always({ method: 'GET', path }, { status: 403, code: 50_001 });
    const started = await alice
      .command('study-group', '/patient', { case: String(rig.sandbox.cases[1]?.id), private: true })
      .finished();
    const hidden = threadIn(rig, started);
    const shown = await overview(teacher);
    const transcripts = teacher.press(shown, groups.buttons.transcripts);
    const { attachments } = await answeredWith(rig, transcripts, hasFiles);
    const form = teacher.press(shown, groups.buttons.tellAll);
    await form.answered;
    teacher.submitModal(form, { [groups.tell.label]: 'five minutes left' });
    const told = await rig.playground.waitFor((world) => {
      const now = world.message(shown.channelId, shown.id);
      return now?.content.includes(`${groups.did.tell.done(2)}.`) === true && now;
    });
    rig.playground.faults.clear();
    const fileOf = async (ending: string): Promise<string> =>
      (await fetch(attachments.find(({ filename }) => filename.endsWith(ending))?.url ?? '')).text();
    const read = await fileOf('.json');
    expect([thread, hidden].map((one) => read.includes(titleOf(one)))).toEqual([true, false]);
    expect(await fileOf('.html')).toContain(wordsFor('en').transcript.page.all.unread(1));
    for (const { content } of [shown, told]) {
      expect(content).toContain(thread.id);
      expect(content).not.toContain(hidden.id);
    }
  });

  it('shows nothing of other channels, and forged presses reach nothing', async () => {
    const [thread] = await twoGroups();
    const shown = await overview(teacher);
    const { pauseAll, tellAll, transcripts, endAll: endThem } = groups.buttons;
    const customIds = Object.fromEntries(
      buttonsOf(shown).flatMap(({ label, custom_id: customId }) =>
        customId && [pauseAll, tellAll, time.button, transcripts, endThem].some((one) => one === label)
          ? [[label ?? '', customId]]
          : [],
      ),
    );
    const here = await planted(rig, { id: shown.channelId }, customIds);
    const there = await planted(rig, rig.playground.place('study-group'), customIds);
    for (const label of Object.keys(customIds))
      expect((await press(alice, here, label)).content).toBe(groups.onlyManagers);
    // Somebody who manages threads has not been shown this, and has seen nothing elsewhere.
    const owner = rig.playground.person('owner');
    for (const [below, label] of [
      [here, groups.buttons.endAll],
      [there, groups.buttons.pauseAll],
    ] as const) {
      const answer = await press(owner, below, label);
      expect(answer.content).toContain(groups.outdated);
      expect(below === there && answer.content.includes(thread.id)).toBe(false);
    }
    const lines = (await overview(teacher)).content.split('\n').slice(1);
    expect(lines.filter((line) => line.includes(groups.states.open))).toHaveLength(2);
  });
});

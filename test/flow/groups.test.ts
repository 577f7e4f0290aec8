import { buttonsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { transcriptSchema } from '../../src/features/transcript/document.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench } from '../chaos/bench.ts';
import { startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import {
  endAll,
  hasEnded,
  labelsOf,
  managed,
  planted,
  pressed,
  sentCount,
  statusIn,
  submitPath,
  taken,
} from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { turnsIn } from '../support/transcripts.ts';

const { conversation: texts, groups } = wordsFor('en');
const { buttons: labels } = texts;

let rig: Rig;
let teacher: Person;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  rig = await startRig({ timings: { retry: 10, delivery: 10, patience: 1_000 } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  bob = rig.playground.person('bob');
  await rig.link(alice, 'student1');
  await rig.link(bob, 'student2');
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.sandbox.faults.clear();
  await endAll(rig);
});

const press = async (person: Person, below: Message | Handle, label: string): Promise<Message> =>
  (await pressed(rig, person, { below, label })).message;
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

  it('pauses and resumes all that it showed, and says what was so already and what began since', async () => {
    const threads = await twoGroups();
    await managed(rig, teacher, { thread: threads[0], label: labels.pause });
    const mixed = await overview(teacher);
    expect(labelsOf(mixed).slice(0, 2)).toEqual([groups.buttons.pauseAll, groups.buttons.resumeAll]);
    const late = await rig.topic(alice);
    const { pause, resume } = groups.did;
    const paused = await press(teacher, mixed, groups.buttons.pauseAll);
    expect(paused.content).toContain(`${pause.done(1)}; ${pause.already(1)}; ${groups.begun(1)}.`);
    await Promise.all(threads.map(isPaused));
    const resumed = await press(teacher, paused, groups.buttons.resumeAll);
    expect(resumed.content).toContain(`${resume.done(2)}; ${resume.already(1)}.`);
    expect(
      rig.said(late).some(({ content }) => content.includes(texts.status.paused({ by: '', kind: 'topic' }))),
    ).toBe(false);
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
    const paused = await press(teacher, one, labels.pause);
    expect(paused.content).toContain(texts.panel.paused(`<@${teacher.id}>`));
    expect((await press(teacher, paused, labels.back)).content).toContain(groups.states.paused);
  });

  it('that was shown before a restart does nothing when it is pressed, and shows how things are', async () => {
    const [thread] = await twoGroups();
    const before = await overview(teacher);
    await rig.stop();
    await rig.start();
    const after = await press(teacher, before, groups.buttons.pauseAll);
    expect(after.content).toContain(groups.outdated);
    await press(teacher, after, groups.buttons.pauseAll);
    await isPaused(thread);
  });

  it('is for those who manage threads there: others are told where it belongs', async () => {
    await twoGroups();
    const refused = await overview(alice);
    expect(refused.content).toContain(texts.belongsInThread);
    expect(buttonsOf(refused)).toEqual([]);
  });

  it('shows nothing of other channels, and forged presses reach nothing', async () => {
    const [thread] = await twoGroups();
    const shown = await overview(teacher);
    const { pauseAll, tellAll, transcripts, endAll: endThem } = groups.buttons;
    const customIds = Object.fromEntries(
      buttonsOf(shown).flatMap(({ label, custom_id: customId }) =>
        customId && [pauseAll, tellAll, transcripts, endThem].some((one) => one === label)
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

describe('an hour with five groups', () => {
  it('pauses in mid-question, tells, is killed, resumes and ends: nothing is lost, asked twice or said twice', async () => {
    const people = [...defaultWorld.people, { name: 'carol', displayName: 'Carol' }];
    const bench = await createBench({
      program: inOneFile,
      playground: { world: { ...defaultWorld, people } },
    });
    onTestFinished(() => bench.close());
    await startAgain(bench);
    const lind = bench.playground.person('teacher');
    await bench.link(lind);
    const threads = [...(await bench.patients(lind, 2))];
    for (const [name, account] of [
      ['alice', 'student1'],
      ['bob', 'student2'],
      ['carol', 'student3'],
    ] as const) {
      const person = bench.playground.person(name);
      await bench.link(person, account);
      threads.push(await bench.patient(person));
    }
    const student = bench.playground.person('carol');
    const questions: Message[] = [];
    const allAsk = (what: string): readonly Message[] => {
      const asked = threads.map((thread) => student.send(thread, `${what}, ${thread.id}?`));
      questions.push(...asked);
      return asked;
    };
    const allAnswered = async (asked: readonly Message[]): Promise<void> => {
      for (const question of asked) await bench.until(() => bench.repliesTo(question)[0]);
    };
    const panelIn = ({ interaction: { channelId, source } }: Handle): Message | undefined =>
      source && bench.playground.world.message(channelId, source.id);
    const does = async (below: Message | Handle, label: string): Promise<Message> =>
      (await pressed(bench, lind, { below, label })).message;

    await allAnswered(allAsk('Where does it hurt'));
    const panel = await lind.command('class', '/manage').finished();
    bench.sandbox.faults.next(submitPath, { kind: 'hold' });
    const underWay = allAsk('Since when');
    await bench.until(() => underWay.every(({ content }) => sentCount(bench, content) === 1));
    const paused = await does(panel, groups.buttons.pauseAll);
    expect(paused.content).toContain(`${groups.did.pause.done(5)}.`);
    for (const thread of threads) student.send(thread, 'Is it the heart?');
    bench.sandbox.faults.release();
    await allAnswered(underWay);

    // Killed when Discord has taken the words in three of them.
    let gone = (): void => undefined;
    const until = new Promise<void>((resolve) => (gone = resolve));
    for (const { id } of threads.slice(3))
      bench.playground.faults.next({ method: 'POST', path: id }, { status: 503, until });
    const form = lind.press(paused, groups.buttons.tellAll);
    await form.answered;
    const words = 'five minutes left';
    const sent = lind.submitModal(form, { [groups.tell.label]: words });
    await bench.until(() => panelIn(sent)?.content.includes(`${groups.did.tell.done(5)}.`));
    const told = groups.told(`<@${lind.id}>`, words);
    const toldIn = (thread: Thread): number =>
      bench.said(thread).filter(({ content }) => content === told).length;
    await bench.until(() => threads.slice(0, 3).every((thread) => toldIn(thread) === 1));
    await bench.bot.kill();
    gone();
    expect(threads.map(toldIn)).toEqual([1, 1, 1, 0, 0]);
    await startAgain(bench);
    await bench.until(() => threads.every((thread) => toldIn(thread) === 1));

    const outdated = await does(paused, groups.buttons.resumeAll);
    expect(outdated.content).toContain(groups.outdated);
    const resumed = await does(outdated, groups.buttons.resumeAll);
    expect(resumed.content).toContain(`${groups.did.resume.done(5)}.`);
    await allAnswered(allAsk('Any fever'));
    const asked = await does(resumed, groups.buttons.endAll);
    const ended = await does(asked, groups.buttons.endThese(5));
    expect(ended.content).toContain(`${groups.did.end.done(5)}.`);

    for (const question of questions) {
      expect(sentCount(bench, question.content)).toBe(1);
      expect(bench.repliesTo(question)).toHaveLength(1);
    }
    expect(taken(bench)).toHaveLength(questions.length);
    for (const thread of threads) {
      expect(toldIn(thread)).toBe(1);
      const by = texts.lines.ended.by(`<@${lind.id}>`);
      expect(bench.said(thread).filter(({ content }) => content.startsWith(by))).toHaveLength(1);
    }

    // What the teacher takes home agrees with the service line by line.
    const wanted = lind.press(ended, groups.buttons.transcripts);
    const { attachments } = await bench.until(() =>
      [...wanted.followUps(), wanted.message()].find((one) => (one?.attachments.length ?? 0) > 0),
    );
    const fileOf = async (ending: string): Promise<string> => {
      const file = attachments.find(({ filename }) => filename.endsWith(ending));
      return (await fetch(file?.url ?? '')).text();
    };
    const asWritten = new Set<unknown>(questions.map(({ content }) => content));
    const read: unknown = JSON.parse(await fileOf('.json'));
    const inData = z.array(transcriptSchema).parse(read).flatMap(turnsIn);
    expect(inData).toHaveLength(questions.length);
    expect(new Set(inData.map(([question]) => question))).toEqual(asWritten);
    expect(new Set(taken(bench))).toEqual(asWritten);
    const [page, table] = [await fileOf('.html'), await fileOf('.csv')];
    for (const { content } of questions) {
      expect(page).toContain(content);
      expect(table).toContain(content);
    }
  });
});

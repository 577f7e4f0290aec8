import type { Handle } from 'discord-playground/people/handle';
import type { Message, Thread } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { transcriptSchema } from '../../src/features/transcript/document.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench } from '../chaos/bench.ts';
import { startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { pressed, sentCount, submitPath, taken } from '../support/room.ts';
import { turnsIn } from '../support/transcripts.ts';

const { conversation: texts, groups } = wordsFor('en');

it('an hour with five groups: a teacher pauses in mid-question, tells, the bot is killed, they resume and end: nothing is lost, asked twice or said twice', async () => {
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
  const all = z.array(transcriptSchema).parse(read);
  const inData = all.flatMap(turnsIn);
  expect(inData).toHaveLength(questions.length);
  expect(new Set(inData.map(([question]) => question))).toEqual(asWritten);
  expect(new Set(taken(bench))).toEqual(asWritten);
  for (const { entries, people } of all) {
    const by = people.find(({ name }) => name === 'Dr. Teacher')?.key ?? '';
    expect(entries.filter(({ kind }) => kind === 'told')).toMatchObject([{ by, text: words }]);
  }
  const [page, table] = [await fileOf('.html'), await fileOf('.csv')];
  for (const { content } of questions) {
    expect(page).toContain(content);
    expect(table).toContain(content);
  }
  expect(page.split(`<p class="said" dir="auto">${words}</p>`)).toHaveLength(6);
});

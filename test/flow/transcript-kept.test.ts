import type { Person } from 'discord-playground/people/person';
import type { Thread } from 'discord-playground/world/entities';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { BotStore } from '../../src/app/store.ts';
import { lineId } from '../../src/features/conversation/store.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endNow, hasEnded } from '../support/conversations.ts';
import { saidIn } from '../support/room.ts';
import { transcriptFor } from '../support/transcripts.ts';

const { conversation, transcript: texts } = wordsFor('en');

let rig: Rig;
let alice: Person;
let thread: Thread;

beforeEach(async () => {
  rig = await startRig();
  alice = rig.playground.person('alice');
  await rig.link(alice, 'student1');
  thread = await rig.patient(alice);
  await rig.answerTo(alice.send(thread, 'How are you?'));
});
afterEach(() => rig.close());

const only = async (store: BotStore) => {
  for await (const record of store.conversations.list()) return record;
  throw new Error('there is no conversation');
};

const linesIn = async (store: BotStore): Promise<readonly string[]> => {
  const keys = [];
  for await (const stored of store.lines.list()) keys.push(lineId(stored));
  return keys;
};

it('what is stored for a transcript holds no text, and goes 30 days after the end', async () => {
  await endNow(rig, alice, thread);
  await rig.betweenRuns(async (store) => {
    const record = await only(store);
    const lines = [];
    for await (const { line } of store.lines.list({ conversation: record.about.id })) lines.push(line);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('How are you?');
    await store.sweep(Date.now() + 29 * 24 * 60 * 60_000);
    expect(await linesIn(store)).toHaveLength(1);
    await store.sweep(Date.now() + 31 * 24 * 60 * 60_000);
    expect(await linesIn(store)).toEqual([]);
  });
  expect((await alice.command('class', '/transcript').finished()).content).toBe(texts.wrongPlace);
});

it('a process forgets with the store, even what it could not show as ended', async () => {
  const hour = 60 * 60_000;
  await rig.stop();
  const timers = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => void vi.restoreAllMocks());
  await rig.start();
  const shown = await rig.patient(alice, { case: String(rig.sandbox.cases[1]?.id) });
  await endNow(rig, alice, shown);
  await rig.playground.waitFor((world) => hasEnded(world.thread(shown.id)));
  rig.playground.setBotPermissions('class', { deny: ['SendMessagesInThreads'] });
  await endNow(rig, alice, thread);
  expect((await alice.command(thread, '/transcript').finished()).attachments).not.toEqual([]);
  vi.setSystemTime(Date.now() + 31 * 24 * hour);
  onTestFinished(() => void vi.useRealTimers());
  for (const [housekeeping, every] of timers.mock.calls) if (every === hour) housekeeping();
  expect((await alice.command(thread, '/transcript').finished()).content).toBe(texts.wrongPlace);
  rig.playground.setBotPermissions('class', {});
  alice.send(shown, 'Where does it hurt?');
  await saidIn(rig, shown, conversation.small(conversation.hints.ended_deleted));
});

it('a question that 1.1.0 has stored was edited afterwards if that was a minute after it was asked', async () => {
  const asked = [alice.send(thread, 'Where?'), alice.send(thread, 'Since when?')];
  for (const one of asked) await rig.answerTo(one);
  for (const one of asked) alice.edit(one, `${one.content} Please say.`);
  await rig.betweenRuns(async (store) => {
    for await (const stored of store.lines.list()) {
      if (stored.line.kind !== 'turn') continue;
      const { editedAt: _, askedAt, ...line } = stored.line;
      const isLongAgo = line.question === asked[1]?.id;
      const before = { ...line, askedAt: isLongAgo ? askedAt - 60_000 : askedAt };
      await store.lines.set(lineId(stored), { ...stored, line: before });
    }
  });
  const { json } = await transcriptFor(alice, thread);
  const marks = json.entries.map((entry) => entry.kind === 'turn' && entry.question?.editedAfterwards);
  expect(marks).toEqual([undefined, undefined, true]);
});

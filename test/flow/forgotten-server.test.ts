import type { Person } from 'discord-playground/people/person';
import type { Guild, Thread } from 'discord-playground/world/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotStore } from '../../src/app/store.ts';
import type { ConversationTimings } from '../../src/features/conversation/needs.ts';
import { guildId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { hasEnded, openElsewhere } from '../support/conversations.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { occupied } from '../support/room.ts';

const { setup } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;
let elsewhere: Guild;
let thread: Thread;

/** A conversation in a server of its own, with an answer, and one in the server that the bot stays in. */
const useRig = (timings: Partial<ConversationTimings>): void => {
  beforeEach(async () => {
    rig = await startRig({ timings });
    teacher = rig.playground.person('teacher');
    alice = rig.playground.person('alice');
    await rig.link(teacher);
    ({ elsewhere, thread } = await openElsewhere(rig, teacher));
    await rig.answerTo(alice.send(thread, 'Where does it hurt?'));
    await rig.topic(teacher);
  });
  afterEach(() => rig.close());
};

interface Kept {
  readonly servers: readonly string[];
  readonly shelves: readonly string[];
  readonly lines: number;
  /** Of conversations that were deleted. */
  readonly threads: readonly string[];
  /** Of each server that the bot has left: since when. */
  readonly left: readonly (readonly [server: string, since: number])[];
}

const everything = async (store: BotStore): Promise<Kept> => {
  const servers = new Set<string>();
  const shelves: string[] = [];
  const left: (readonly [string, number])[] = [];
  const threads: string[] = [];
  let lines = 0;
  for await (const record of store.conversations.list()) servers.add(record.about.guildId);
  for await (const settings of store.serverSettings.list()) {
    if (settings.patients.length > 0) shelves.push(settings.guildId);
    if (settings.leftAt !== undefined) left.push([settings.guildId, settings.leftAt]);
  }
  for await (const { line } of store.lines.list()) lines += line.kind === 'turn' ? 1 : 0;
  for await (const { id } of store.threads.list()) threads.push(id);
  return { servers: [...servers], shelves, lines, threads, left };
};

/** As if those who manage it had put something on its shelf. */
const setUp = (guild: Guild): Promise<void> =>
  rig.betweenRuns((store) =>
    store.serverSettings.set(guild.id, {
      guildId: guildId(guild.id),
      patients: [{ id: '7', title: 'A fall' }],
      topics: [],
      defaults: {},
      changedAt: 1,
    }),
  );

/** The bot has heard everything that the gateway has sent, because it sends in order. */
const heardAll = () => teacher.command('class', '/help').finished();

describe('a server that the bot was removed from', () => {
  useRig({ longestAway: 1 });

  it('is forgotten after a while, and no other one is', async () => {
    await setUp(elsewhere);
    rig.playground.removeBot(elsewhere);
    await heardAll();
    const before = await rig.betweenRuns(everything);
    expect(before.servers).toContain(elsewhere.id);
    expect(before.left.map(([server]) => server)).toEqual([elsewhere.id]);
    // The session that has just begun shows that the bot is still out; what a stop cuts off, the next one does.
    await expect
      .poll(() => rig.betweenRuns(everything))
      .toEqual({ servers: [rig.playground.guild().id], shelves: [], lines: 0, threads: [], left: [] });
  });
});

describe('a server that the bot was removed from not long ago', () => {
  useRig({ longestAway: 60 * 60_000 });

  it('is counted as gone from when that was noticed, and is kept if the bot is let in again', async () => {
    await setUp(elsewhere);
    await rig.stop();
    rig.playground.removeBot(elsewhere);
    const notBefore = Date.now();
    await rig.start();
    const noticed = await rig.betweenRuns(everything);
    expect(noticed.left).toHaveLength(1);
    expect(noticed.left[0]?.[1]).toBeGreaterThanOrEqual(notBefore);
    expect((await rig.betweenRuns(everything)).left).toEqual(noticed.left);

    rig.playground.returnBot(elsewhere);
    await heardAll();
    const back = await rig.betweenRuns(everything);
    expect(back.left).toEqual([]);
    expect(back.servers).toContain(elsewhere.id);
    expect(back).toMatchObject({ shelves: [elsewhere.id], lines: 1 });
  });

  it('is also kept if it is let in again while the bot is down', async () => {
    rig.playground.removeBot(elsewhere);
    await heardAll();
    await rig.stop();
    rig.playground.returnBot(elsewhere);
    await rig.start();
    expect((await rig.betweenRuns(everything)).left).toEqual([]);
    expect((await rig.betweenRuns(everything)).servers).toContain(elsewhere.id);
  });

  it('is not confused with one that Discord cannot reach', async () => {
    rig.playground.setUnavailable(elsewhere, true);
    await heardAll();
    expect((await rig.betweenRuns(everything)).left).toEqual([]);
    expect((await rig.betweenRuns(everything)).left).toEqual([]);
  });
});

describe('a server that who manages it wants forgotten', () => {
  useRig({ patience: 3_000 });

  it('leaves nothing, not even of a conversation that ends only after an answer under way', async () => {
    const owner = rig.playground.person('owner');
    await occupied(rig, alice, thread);
    const home = owner.command([...elsewhere.channels.values()][0] ?? '', '/setup');
    const page = owner.select(await home.finished(), setup.choosePage, ['forget']);
    const forgetting = owner.press(await page.finished(), setup.buttons.forget);
    await forgetting.waitUntil((handle) => handle.message()?.content === setup.forgotten(true));
    rig.sandbox.faults.release();
    await rig.playground.waitFor(() => hasEnded(rig.playground.world.thread(thread.id)));
    await expect
      .poll(() => rig.betweenRuns(everything))
      .toMatchObject({ servers: [rig.playground.guild().id] });
    expect((await rig.betweenRuns(everything)).threads).toEqual([]);
  });
});

import type { Playground } from 'discord-playground';
import { defaultWorld } from 'discord-playground/world/spec';
import type { WorldSpec } from 'discord-playground/world/spec';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiscordApi, type DiscordApi } from '../../src/discord/outbox/api.ts';
import { createReadings, defaultReadingTimings } from '../../src/features/transcript/readings.ts';
import type { Readings } from '../../src/features/transcript/readings.ts';
import { threadId, type ThreadId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { connect, playground as startPlayground } from '../support/connected-bot.ts';
import { startRig } from '../support/rig.ts';
import { answeredWith, hasFiles, pagesRead } from '../support/room.ts';
import { filesOf, turnsIn } from '../support/transcripts.ts';

const { transcript: texts } = wordsFor('en');

const many = 10_000;
const route = '/channels/:channelId/messages';

/** The study group has a thread with this many messages. */
const worldWith = (count: number): WorldSpec => {
  const messages = Array.from({ length: count }, (_, index) => ({
    from: 'bob',
    content: `Message ${index}`,
  }));
  const talkative = { name: 'study-group', threads: [{ name: 'talk', owner: 'bob', messages }] };
  return {
    ...defaultWorld,
    guilds: defaultWorld.guilds.map((guild) => ({
      ...guild,
      channels: guild.channels.map((channel) => (channel.name === 'study-group' ? talkative : channel)),
    })),
  };
};

interface Stage {
  readonly playground: Playground;
  readonly thread: ThreadId;
  readonly api: DiscordApi;
  readonly reader: (timings?: Partial<typeof defaultReadingTimings>) => Readings;
  /** How many pages have been requested. */
  readonly pages: () => number;
}

const stageWith = async (count: number): Promise<Stage> => {
  const playground = await startPlayground({ world: worldWith(count) });
  const { rest } = await connect(playground);
  const api = createDiscordApi(rest);
  const talk = playground.place('talk');
  return {
    playground,
    thread: threadId(talk.id),
    api,
    reader: (timings = {}) =>
      createReadings({
        discord: api,
        timings: { ...defaultReadingTimings, ...timings },
      }),
    pages: () => pagesRead(playground, talk),
  };
};

describe('a reading of a thread', () => {
  it('brings all of ten thousand messages, page by page', async () => {
    const { reader, thread, pages } = await stageWith(many);
    const { messages, isWhole } = await reader().of(thread, []).done;
    expect([messages.size, isWhole]).toEqual([many, true]);
    expect(pages()).toBe(many / 100 + 1);
  });

  it('is shared by those who ask meanwhile, and by those who ask soon after', async () => {
    const { reader, thread, pages } = await stageWith(3);
    const readings = reader();
    const [one, other] = [readings.of(thread, ['a']), readings.of(thread, ['a', 'b'])];
    expect(await one.done).toBe(await other.done);
    expect(await readings.of(thread, ['a']).done).toBe(await one.done);
    expect(pages()).toBe(1);
    // A line that it does not know of may be newer than the thread that it has seen.
    await readings.of(thread, ['a', 'c']).done;
    expect(pages()).toBe(2);
  });

  it('stops when its time is over, and shares what it has', async () => {
    const { playground, reader, thread, pages } = await stageWith(500);
    playground.faults.next({ method: 'GET', route }, {}, 3);
    const letGo = playground.faults.hold({ method: 'GET', route });
    const readings = reader({ longest: 1_500 });
    const { messages, isWhole } = await readings.of(thread, ['a']).done;
    expect([messages.size, isWhole]).toEqual([300, false]);
    const asked = pages();
    expect((await readings.of(thread, ['a', 'b']).done).messages.size).toBe(300);
    expect(pages()).toBe(asked);
    letGo();
  });

  it('of a thread that may not be read is refused, though Discord shows it as empty', async () => {
    const { playground, reader, thread } = await stageWith(3);
    playground.setBotPermissions('study-group', { deny: ['ReadMessageHistory'] });
    await expect(reader().of(thread, []).done).rejects.toMatchObject({ failure: { kind: 'forbidden' } });
  });

  it('that failed is made again', async () => {
    const { playground, reader, thread } = await stageWith(3);
    const readings = reader();
    playground.faults.next({ method: 'GET', route }, { status: 403, code: 50_001 });
    await expect(readings.of(thread, []).done).rejects.toMatchObject({ failure: { kind: 'forbidden' } });
    expect((await readings.of(thread, []).done).messages.size).toBe(3);
  });

  it('stops where it is when the process ends', async () => {
    const { playground, reader, thread } = await stageWith(500);
    playground.faults.next({ method: 'GET', route }, {}, 1);
    const letGo = playground.faults.hold({ method: 'GET', route });
    const readings = reader();
    const { done, count } = readings.of(thread, []);
    await expect.poll(count).toBe(100);
    readings.close();
    letGo();
    expect((await done).isWhole).toBe(false);
  });
});

it('a long thread shows how far its reading has come, and ends in files all the same', async () => {
  const rig = await startRig();
  onTestFinished(() => rig.close());
  const alice = rig.playground.person('alice');
  const bob = rig.playground.person('bob');
  await rig.link(alice, 'student1');
  const thread = await rig.patient(alice);
  await rig.answerTo(bob.send(thread, 'How are you?'));
  for (let number = 0; number < 650; number += 1) bob.send(thread, `((note ${number}))`);
  await rig.answerTo(bob.send(thread, 'And now?'));
  const match = { method: 'GET', route, path: thread.id };
  rig.playground.faults.next(match, {}, 6);
  const letGo = rig.playground.faults.hold(match);
  const asked = bob.command(thread, '/transcript');
  await asked.waitUntil((handle) => handle.message()?.content === texts.reading(600));
  letGo();
  const { json } = await filesOf(await answeredWith(rig, asked, hasFiles));
  expect(turnsIn(json).map(([question]) => question)).toEqual(['How are you?', 'And now?']);
});

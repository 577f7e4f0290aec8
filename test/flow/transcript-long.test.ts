import type { Playground } from 'discord-playground';
import { defaultWorld } from 'discord-playground/world/spec';
import type { WorldSpec } from 'discord-playground/world/spec';
import { describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { readCaller } from '../../src/discord/interactions/caller.ts';
import { createDiscordApi, type DiscordApi } from '../../src/discord/outbox/api.ts';
import { say } from '../../src/discord/reply.ts';
import { transcriptSchema } from '../../src/features/transcript/document.ts';
import { makeFilesOfAll } from '../../src/features/transcript/files.ts';
import { createReadings, defaultReadingTimings } from '../../src/features/transcript/readings.ts';
import type { Readings } from '../../src/features/transcript/readings.ts';
import { createTaking } from '../../src/features/transcript/taking.ts';
import { guildId, interactionId, messageId, threadId, userId, type ThreadId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { connect, playground as startPlayground } from '../support/connected-bot.ts';
import { conversationWith } from '../support/records.ts';
import { startRig } from '../support/rig.ts';
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
  const { id } = playground.place('talk');
  return {
    playground,
    thread: threadId(id),
    api,
    reader: (timings = {}) =>
      createReadings({
        discord: api,
        timings: { ...defaultReadingTimings, ...timings },
      }),
    pages: () =>
      playground
        .requests()
        .filter(({ method, path }) => method === 'GET' && path === `/channels/${id}/messages`).length,
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

it('a channel’s conversations make one page, one spreadsheet and one list; what cannot be read is counted', async () => {
  const { playground, reader, thread, api } = await stageWith(3);
  const bob = userId(playground.person('bob').id);
  const asked = playground.world.messages(thread).map(({ id }) => messageId(id));
  const records = ['701', '702', '703'].map((id, index) =>
    conversationWith({
      id: interactionId(id),
      title: `Patient ${index}`,
      hostName: 'Dr. Lind',
      guildId: guildId(playground.guild().id),
      // The last one is gone.
      threadId: index === 2 ? threadId('999999999999999999') : thread,
    }),
  );
  const caller = readCaller(
    {
      id: '1',
      type: 2,
      token: 't',
      channel_id: '3',
      member: { user: { id: bob }, permissions: '0' },
      data: { name: 'transcript' },
    },
    wordsFor,
  );
  if (caller === undefined) throw new Error('no caller');
  const told: number[] = [];
  const { takeAll } = createTaking(
    {
      discord: api,
      conversation: {
        byId: () => undefined,
        toRead: async (_caller, id) => {
          const record = records.find(({ about }) => about.id === id);
          return record?.about.threadId === undefined
            ? say('You may not read it.')
            : { record, threadId: record.about.threadId };
        },
        linesOf: async ({ about }) =>
          asked.slice(0, Number(about.id) - 700).map((question) => ({
            kind: 'turn',
            at: question,
            question,
            speakerId: bob,
            askedAt: about.openedAt,
            answeredAt: about.openedAt,
            answers: [],
          })),
      },
      selfIn: () => ({ id: userId('5'), roles: [], readsMessages: true }),
      wordsFor,
    },
    reader(),
  );
  // One that may not be read, and more than a page has.
  const ids = [
    ...records.map(({ about }) => about.id),
    ...Array.from({ length: 24 }, (_, index) => `8${index}`),
  ];
  const all = await takeAll(caller, ids, {
    channel: 'class',
    counted: async ({ index }) => void told.push(index),
  });
  expect(all).toMatchObject({ channel: 'class', unread: 23, older: 2 });
  expect(all.transcripts.map((one) => [one.title, turnsIn(one).map(([question]) => question)])).toEqual([
    ['Patient 0', ['Message 0']],
    ['Patient 1', ['Message 0', 'Message 1']],
  ]);
  expect(new Set(told).size).toBe(25);

  const { uploads, leftOut } = await makeFilesOfAll(all, { longest: 10_000_000, words: wordsFor('en') });
  expect(leftOut).toEqual([]);
  const text = (ending: string): string =>
    String(uploads.find(({ name }) => name.endsWith(ending))?.data ?? '');
  const html = text('.html');
  for (const note of [texts.page.all.unread(23), texts.page.all.older(2)]) expect(html).toContain(note);
  expect(html.match(/<article>/g)).toHaveLength(2);
  // One person asked all three, in whichever conversation.
  expect(html.match(/<rect/g)).toHaveLength(1);
  expect(
    z
      .array(z.array(z.string()))
      .parse(parse(text('.csv'), { bom: true }))
      .map(([of, , who, question]) => [of, who, question]),
  ).toEqual([
    [texts.page.conversation, texts.page.columns.person, texts.csv.question],
    ['Patient 0 · Dr. Lind', 'Bob', 'Message 0'],
    ['Patient 1 · Dr. Lind', 'Bob', 'Message 0'],
    ['Patient 1 · Dr. Lind', 'Bob', 'Message 1'],
  ]);
  expect(z.array(transcriptSchema).parse(JSON.parse(text('.json')))).toHaveLength(2);
});

it('a long thread shows how far its reading has come, and ends in files all the same', async () => {
  const rig = await startRig();
  try {
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
    await asked.waitUntil((handle) => (handle.message()?.attachments.length ?? 0) > 0);
    const message = asked.message();
    const { json } = message === undefined ? { json: undefined } : await filesOf(message);
    expect(json && turnsIn(json).map(([question]) => question)).toEqual(['How are you?', 'And now?']);
  } finally {
    await rig.close();
  }
});

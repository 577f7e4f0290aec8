import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeOfId } from '../../src/lib/ids.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endAll, postedFor, saidIn } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
let teacher: Person;
let alice: Person;

beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
});
afterEach(async () => {
  rig.playground.faults.clear();
  await endAll(rig);
});
afterAll(() => rig.close());

const say = async (person: Person, thread: Thread, message: string): Promise<string> =>
  (await person.command(thread, '/say', { message }).finished()).content;

const start = (values: Readonly<Record<string, string | boolean>>): Promise<Thread> =>
  rig.patient(teacher, { earlier: 'keep', ...values });

describe('the option pace', () => {
  it.each([false, true])('sets slow mode as the thread is made (private: %s)', async (isPrivate) => {
    const thread = await start({ pace: '60', private: isPrivate });
    expect(thread.slowmode).toBe(60);
    const edits = rig.playground
      .requests()
      .filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/channels/${thread.id}`));
    expect(edits).toEqual([]);
  });

  it('can be had for a topic as well', async () => {
    expect((await rig.topic(teacher, { pace: '300' })).slowmode).toBe(300);
  });

  it('that Discord refuses leaves a thread without slow mode, and the host is told', async () => {
    const threads = { method: 'POST', route: '/channels/:channelId/messages/:messageId/threads' };
    rig.playground.faults.next(threads, { status: 400, code: 50_035 });
    const started = await teacher
      .command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id), earlier: 'keep', pace: '60' })
      .finished();
    const id = /<#(\d+)>/.exec(started.content)?.[1] ?? '';
    expect(started.content).toBe(`${texts.started(id)} ${texts.notPaced}`);
    const thread = rig.playground.world.thread(id);
    expect(thread.slowmode).toBe(0);
    expect([await say(alice, thread, 'One'), await say(alice, thread, 'Two')]).toEqual([
      texts.said,
      texts.said,
    ]);
  });
});

describe('/say', () => {
  it('waits as long as slow mode does, and tells how long is left', async () => {
    const thread = await start({ pace: '60' });
    expect(await say(alice, thread, 'Where does it hurt?')).toBe(texts.said);
    const { id } = await saidIn(rig, thread, postedFor('Alice', 'Where does it hurt?'));
    expect(await say(alice, thread, 'Since when?')).toBe(texts.tooSoon(timeOfId(id) + 60_000));
    expect(await say(rig.playground.person('bob'), thread, 'Since when?')).toBe(texts.said);
  });

  it('counts what people write themselves, side talk included, after a restart as well', async () => {
    const thread = await start({ pace: '300' });
    const talk = alice.send(thread, '((Is he always like that?');
    await rig.answerTo(teacher.send(thread, 'How old are you?'));
    const wait = texts.tooSoon(timeOfId(talk.id) + 300_000);
    expect(await say(alice, thread, 'Since when?')).toBe(wait);
    await rig.stop();
    await rig.start();
    await rig.answerTo(teacher.send(thread, 'And your wife?'));
    expect(await say(alice, thread, 'Since when?')).toBe(wait);
  });

  it('lets moderators through, as Discord does', async () => {
    const thread = await start({ pace: '300' });
    expect([await say(teacher, thread, 'One'), await say(teacher, thread, 'Two')]).toEqual([
      texts.said,
      texts.said,
    ]);
  });
});

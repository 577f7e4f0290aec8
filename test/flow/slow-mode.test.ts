import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeOfId } from '../../src/lib/ids.ts';
import type { Handle } from '../../src/playground/people/handle.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endAll, postedFor, pressed, saidIn } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');
const { buttons: labels, notices, panel } = texts;

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
  rig.playground.setBotPermissions('class', {});
  await endAll(rig);
});
afterAll(() => rig.close());

const say = async (person: Person, thread: Thread, message: string): Promise<string> =>
  (await person.command(thread, '/say', { message }).finished()).content;

const mentionOf = ({ id }: Person): string => `<@${id}>`;

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

/** The panel once somebody has chosen something in it, and it says this. */
const chosen = (handle: Handle, wanted: string): Promise<Message> => {
  const { source, channelId } = handle.interaction;
  return rig.playground.waitFor((world) => {
    const message = source && world.message(channelId, source.id);
    return message?.content.includes(wanted) === true && message;
  });
};
const panelOf = async (thread: Thread): Promise<Handle> => {
  const shown = teacher.command(thread, '/manage');
  await shown.finished();
  return shown;
};
const paced = async (thread: Thread, seconds: string, wanted: string): Promise<Message> => {
  const below = await panelOf(thread);
  const { message } = await pressed(rig, teacher, { below, label: labels.pace });
  return chosen(teacher.select(message, labels.pace, [seconds]), wanted);
};
const chooseWho = async (thread: Thread, who: string): Promise<void> => {
  teacher.select(await panelOf(thread), panel.whoMayAsk, [who]);
};

describe('the panel', () => {
  it('sets slow mode in the middle, says so in the thread, holds /say to it, and lifts it again', async () => {
    rig.playground.setBotPermissions('class', { allow: ['ManageThreads'] });
    const thread = await start({});
    const by = mentionOf(teacher);
    const wait = texts.paceChoice(300);
    await paced(thread, '300', panel.paceIs(wait));
    expect(thread.slowmode).toBe(300);
    await saidIn(rig, thread, notices.paced({ by, wait }));
    expect(await say(alice, thread, 'Where does it hurt?')).toBe(texts.said);
    const { id } = await saidIn(rig, thread, postedFor('Alice', 'Where does it hurt?'));
    expect(await say(alice, thread, 'Since when?')).toBe(texts.tooSoon(timeOfId(id) + 300_000));

    expect((await paced(thread, '0', panel.open)).content).not.toContain(panel.paceIs(wait));
    expect(thread.slowmode).toBe(0);
    await saidIn(rig, thread, notices.paced({ by, wait: undefined }));
    expect(await say(alice, thread, 'Since when?')).toBe(texts.said);
  });

  it('says what a manager has to allow where Discord refuses, and changes nothing', async () => {
    const thread = await start({});
    const shown = await paced(thread, '60', panel.paceRefused.trim());
    expect(shown.content).not.toContain(panel.paceIs(texts.paceChoice(60)));
    expect([await say(alice, thread, 'One'), await say(alice, thread, 'Two')]).toEqual([
      texts.said,
      texts.said,
    ]);
  });

  it('lets a pace rest while one person asks at a time, and brings it back afterwards', async () => {
    const started = await teacher
      .command('class', '/patient', {
        case: String(rig.sandbox.cases[0]?.id),
        earlier: 'keep',
        who: 'hands',
        pace: '60',
      })
      .finished();
    const id = /<#(\d+)>/.exec(started.content)?.[1] ?? '';
    expect(started.content).toBe(`${texts.started(id)} ${texts.paceRests}`);
    const thread = rig.playground.world.thread(id);
    expect(thread.slowmode).toBe(0);
    rig.playground.setBotPermissions('class', { allow: ['ManageThreads'] });
    await chooseWho(thread, 'everyone');
    await expect.poll(() => thread.slowmode).toBe(60);
    await chooseWho(thread, 'in_order');
    await expect.poll(() => thread.slowmode).toBe(0);
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

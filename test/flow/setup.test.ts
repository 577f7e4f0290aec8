import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handle } from '../../src/playground/people/handle.ts';
import { selectsOf } from '../../src/playground/people/components.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message } from '../../src/playground/world/entities.ts';
import { openBotStore } from '../../src/app/store.ts';
import { keptDays } from '../../src/features/setup/collections.ts';
import { mostEntries } from '../../src/features/setup/shelf.ts';
import { days as daysOf } from '../../src/lib/fields.ts';
import { createLog } from '../../src/lib/log.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { endAll, hasEnded } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

const { setup: texts, cases: casesTexts, conversation } = wordsFor('en');
const { permissions: permissionNames } = conversation;
const counts = { added: 0, changed: 0, unfit: 0, left: 0, most: mostEntries };
const silent = createLog({ level: 'silent' });
const { buttons: labels } = texts;

let rig: Rig;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  student = rig.playground.person('alice');
  await rig.link(teacher);
}, 60_000);
afterAll(() => rig.close());

/** The message once it says this, whether it is new or was changed. */
const saying = (handle: Handle, wanted: string): Promise<Message> =>
  rig.playground.waitFor((world) => {
    const { source, channelId } = handle.interaction;
    const changed = source && world.message(channelId, source.id);
    return [...handle.followUps().toReversed(), handle.message(), changed].find((message) =>
      message?.content.includes(wanted),
    );
  });

const pageOf = async (page: keyof typeof texts.pages, wanted: string): Promise<Message> => {
  const home = await teacher.command('class', '/setup').finished();
  return saying(teacher.select(home, texts.choosePage, [page]), wanted);
};

const shelfWith = (total: number, shelf: 'patients' | 'topics' = 'patients', pages = 1): string =>
  texts.shelf(shelf, { total, page: 1, pages });

const added = async (values: Readonly<Record<string, string>>): Promise<Handle> => {
  const asked = teacher.press(await pageOf('patients', 'The shelf holds'), labels.add);
  await asked.answered;
  return teacher.submitModal(asked, values);
};

const entryWith = async (id: string): Promise<Message> => {
  const page = await pageOf('patients', 'The shelf holds');
  return saying(teacher.select(page, texts.chooseEntry, [id]), id);
};

const suggested = (text: string) => student.autocomplete('class', '/patient', { option: 'case', text });

describe('/setup', { timeout: 30_000 }, () => {
  it('is for those who manage the server', () => {
    expect(() => student.command('class', '/setup')).toThrow(/setup/);
  });

  it('puts a patient on the shelf, which is suggested first, with its description', async () => {
    const entry = { id: '4711', title: 'A fall', name: 'Bea', description: 'From a ladder' };
    await saying(await added(entry), texts.added(entry.title));
    expect((await suggested(''))[0]).toEqual({ name: 'A fall · From a ladder', value: '4711' });
    await saying(await added({ ...entry, title: 'A fall at home' }), texts.changed('A fall at home'));
    expect((await suggested('ladder'))[0]?.name).toContain('A fall at home');
  });

  it('changes an id where it stands', async () => {
    await saying(await added({ id: '5', title: 'A cough' }), texts.added('A cough'));
    const asked = teacher.press(await entryWith('4711'), labels.change);
    await asked.answered;
    await saying(teacher.submitModal(asked, { id: '4712' }), texts.changed('A fall at home'));
    expect((await suggested('')).slice(0, 2).map(({ value }) => value)).toEqual(['4712', '5']);
    await saying(teacher.press(await entryWith('5'), labels.remove), texts.removed);
  });

  it('removes it again', async () => {
    const entry = await entryWith('4712');
    await saying(teacher.press(entry, labels.remove), texts.removed);
    expect(await suggested('ladder')).toEqual([]);
  });

  it('takes 500 from a file and tells which lines it did not understand; a search for "a" answers', async () => {
    const lines = Array.from(
      { length: 500 },
      (_, id) => `${9_000 + id};Patient ${id};Name ${id};About ${id}`,
    );
    const data = Buffer.from(`\ufeffid;title;name;description\n${lines.join('\n')}\n;no id\n`, 'utf16le');
    const asked = teacher.press(await pageOf('patients', 'The shelf holds'), labels.upload);
    await asked.answered;
    const sent = teacher.submitModal(asked, { file: [{ name: 'shelf.csv', data }] });
    const told = await saying(sent, texts.imported({ ...counts, added: 500, left: 1 }));
    expect(told.content).toContain(texts.row(502, texts.problems.no_id));
    expect(told.content).toContain(shelfWith(500, 'patients', 20));
    expect(selectsOf(told).flatMap((menu) => (menu.type === 3 ? menu.options : []))).toHaveLength(25);
    expect(await suggested('a')).toHaveLength(25);
    expect(await suggested('about 499')).toEqual([{ name: 'Patient 499 · About 499', value: '9499' }]);
    const refusal = texts.notAdded(texts.fullShelf(mostEntries));
    await saying(await added({ id: 'one more', title: 'Too many' }), refusal);
  });

  it('says of a file for a full shelf what did not fit, apart from what it did not understand', async () => {
    const send = async (text: string, told: string): Promise<Message> => {
      const asked = teacher.press(await pageOf('patients', 'The shelf holds'), labels.upload);
      await asked.answered;
      const file = [{ name: 'shelf.csv', data: Buffer.from(`id;title\n${text}`) }];
      return saying(teacher.submitModal(asked, { file }), told);
    };
    const fitting = { ...counts, changed: 1, unfit: 2 };
    const told = await send('9000;Patient 0 again\nnew;New\nnewer;Newer', texts.imported(fitting));
    for (const problem of Object.values(texts.problems)) expect(told.content).not.toContain(problem);
    const both = await send('new;New\n;No id', texts.imported({ ...counts, unfit: 1, left: 1 }));
    expect(both.content).toContain(texts.row(3, texts.problems.no_id));
    expect(both.content).not.toContain(texts.row(2, ''));
  });

  it('finds one of many by its id, and says when there is none', async () => {
    const find = async (id: string): Promise<Handle> => {
      const asked = teacher.press(await pageOf('patients', 'The shelf holds'), labels.find);
      await asked.answered;
      return teacher.submitModal(asked, { id });
    };
    const found = await saying(await find(' 9499 '), 'Name 499');
    await saying(teacher.press(found, labels.remove), texts.removed);
    expect(await suggested('about 499')).toEqual([]);
    await saying(await find('4_7'), texts.notOnShelf('4\\_7'));
  });

  it('refuses a file that is no text, and keeps what there is', async () => {
    const asked = teacher.press(await pageOf('topics', 'The shelf holds'), labels.upload);
    await asked.answered;
    const data = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const sent = teacher.submitModal(asked, { file: [{ name: 'shelf.csv', data }] });
    expect((await saying(sent, casesTexts.upload.noText)).content).toBe(casesTexts.upload.noText);
    expect((await pageOf('patients', shelfWith(499, 'patients', 20))).content).toContain('499');
  });

  it('says how conversations start, unless the command says otherwise, even after a restart', async () => {
    const page = await pageOf('defaults', texts.defaults);
    const [who] = selectsOf(page);
    await teacher.select(page, who?.custom_id ?? '', ['me']).answered;
    await rig.stop();
    await rig.start();
    const thread = await rig.patient(teacher);
    const before = rig.said(thread).length;
    student.send(thread, 'Where does it hurt?');
    const hint = await rig.playground.waitFor(() => rig.said(thread)[before]);
    expect(rig.sandbox.calls().filter(({ body }) => body['message'] === 'Where does it hurt?')).toEqual([]);
    expect(hint.content).not.toBe('');
  });

  it('forgets the server after a question, and ends its conversations', async () => {
    const thread = await rig.topic(teacher);
    const page = await pageOf('forget', texts.askForget);
    await saying(teacher.press(page, labels.forget), texts.forgotten(false));
    // The line at its end loses its buttons, for which the thread is opened again for a moment.
    await rig.playground.waitFor(() => hasEnded(rig.playground.world.thread(thread.id)));
    expect((await pageOf('patients', shelfWith(0))).content).toBe(shelfWith(0));
  });

  it('tells what I may do in a channel, and what would not work', async () => {
    const page = await pageOf('channel', '✅');
    expect(page.content).not.toContain('❌');
    expect(page.content).toContain(texts.permission(permissionNames.send, undefined));
  });

  it('says the same about any other channel, even one that the bot does not see', async () => {
    const { playground } = rig;
    const { id } = playground.place('study-group');
    const look = async (): Promise<string> => {
      const page = await pageOf('channel', '✅');
      const menu = selectsOf(page)[0]?.custom_id ?? '';
      return (await saying(teacher.select(page, menu, [id]), `<#${id}>`)).content;
    };
    const lacks = (name: keyof typeof permissionNames, without: keyof typeof texts.without): string =>
      texts.permission(permissionNames[name], texts.without[without]);

    const page = await pageOf('channel', '✅');
    expect(() => teacher.select(page, texts.chooseChannel, ['lounge'])).toThrow(/lounge/);
    expect(await look()).not.toContain('❌');
    playground.setPermissions('study-group', {
      for: 'everyone',
      deny: ['AttachFiles', 'CreatePublicThreads'],
    });
    playground.setPermissions('study-group', { for: 'bot', allow: ['CreatePublicThreads'] });
    const some = await look();
    expect(some.match(/❌/g)).toHaveLength(1);
    expect(some).toContain(lacks('attach', 'files'));
    playground.setPermissions('study-group', { for: 'bot', deny: ['ViewChannel'] });
    const none = await look();
    expect(none).not.toContain('✅');
    expect(none).toContain(lacks('view', 'everything'));
  });

  it('remembers ended conversations for as many days as the server wants', async () => {
    const days = async (typed: string, wanted: string): Promise<Message> => {
      const asked = teacher.press(await pageOf('keeping', texts.keeping(30, keptDays)), labels.change);
      await asked.answered;
      return saying(teacher.submitModal(asked, { days: typed }), wanted);
    };
    for (const typed of ['0', '91', '1.5', 'a week']) {
      expect((await days(typed, texts.noDays(typed, keptDays))).content).not.toContain(texts.daysChanged);
    }
    expect((await days(' 2 ', texts.daysChanged)).content).toContain(texts.keeping(2, keptDays));

    const there = rig.playground.addGuild({ name: 'other', owner: 'owner', channels: [{ name: 'there' }] });
    const [channel] = there.channels.values();
    if (channel === undefined) throw new Error('no channel');
    const topic = { topic: String(rig.sandbox.topics[0]?.id) };
    const started = await teacher.command(channel, '/topic', topic).finished();
    expect(started.content).toContain('<#');
    const thread = await rig.topic(teacher);
    await endAll(rig);
    await rig.stop();

    const store = await openBotStore({ url: `sqlite://${rig.storeFile}`, keys: undefined, log: silent });
    const servers = async (): Promise<ReadonlySet<string>> => {
      const found = new Set<string>();
      for await (const [, { guildId }] of store.conversations.entries()) found.add(guildId);
      return found;
    };
    const here = thread.guildId;
    await store.sweep(Date.now() + daysOf(1.9));
    expect(await servers()).toContain(here);
    await store.sweep(Date.now() + daysOf(2.1));
    expect(await servers()).toEqual(new Set([there.id]));
    await store.sweep(Date.now() + daysOf(30.1));
    expect(await servers()).toEqual(new Set());
    await store.close();
    await rig.start();
  });
});

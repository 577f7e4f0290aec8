import { selectsOf } from 'discord-playground/people/components';
import type { Handle } from 'discord-playground/people/handle';
import type { Message } from 'discord-playground/world/entities';
import { describe, expect, it } from 'vitest';
import { keptDays } from '../../src/features/setup/servers.ts';
import { mostEntries } from '../../src/features/setup/shelf.ts';
import { days as daysOf } from '../../src/lib/fields.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { hinted, labelsOf, saidIn } from '../support/room.ts';
import { endAll, hasEnded } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const {
  setup: texts,
  conversation: { hints },
} = wordsFor('en');
const { buttons: labels } = texts;

const { rig, teacher, alice: student } = await sharedRig();

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

/** However much is on it. */
const shelfBegins = texts.shelf('patients', { total: 0, page: 1, pages: 1 }).slice(0, 18);

const shelfWith = (total: number, shelf: 'patients' | 'topics' = 'patients', pages = 1): string =>
  texts.shelf(shelf, { total, page: 1, pages });

const added = async (values: Readonly<Record<string, string>>): Promise<Handle> => {
  const asked = teacher.press(await pageOf('patients', shelfBegins), labels.add);
  await asked.answered;
  return teacher.submitModal(asked, values);
};

const entryWith = async (id: string): Promise<Message> => {
  const page = await pageOf('patients', shelfBegins);
  teacher.select(page, texts.chooseEntry, [id]);
  return rig.playground.waitFor((world) => {
    const now = world.message(page.channelId, page.id);
    return now !== undefined && labelsOf(now).includes(labels.change) && now;
  });
};

const suggested = (text: string) => student.autocomplete('class', '/patient', { option: 'case', text });

describe('/setup', () => {
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

  describe('a lesson', () => {
    const { lesson: lessonTexts } = texts;
    const task = 'You are on call.\nTake a focused history.';
    const picture = 'https://example.org/door.png';
    /** What the form of an entry is filled in with; what is left out stays as the form has it. */
    const filled = async (below: Message, label: string, values: Readonly<Record<string, string>>) => {
      const asked = teacher.press(below, label);
      await asked.answered;
      return teacher.submitModal(asked, values);
    };
    const changed = (old: string, values: Readonly<Record<string, string>>): Promise<Handle> =>
      entryWith(old).then((entry) => filled(entry, labels.change, values));
    const kept = async (): Promise<ReadonlyMap<string, unknown>> => {
      const found = new Map<string, unknown>();
      const { id } = rig.playground.guild();
      await rig.betweenRuns(async (store) => {
        for (const entry of ['17', '18', '19'])
          found.set(entry, (await store.lessons.get(`${id}/patient/${entry}`))?.lesson);
      });
      return found;
    };
    const whole = { task, picture, checklist: ['Allergies', 'Occupation'] };

    it('is set in the view of its entry; what is refused is named, and the form has what was typed', async () => {
      await saying(await added({ id: '17', title: 'A rash' }), texts.added('A rash'));
      const checklist = ' Allergies\n\nOccupation\nAllergies';
      const typed = { task, picture: 'http://example.org/door.png', checklist };
      const refused = await filled(await entryWith('17'), lessonTexts.title, typed);
      const told = await saying(refused, texts.notAdded(lessonTexts.problems.picture()));
      await saying(await filled(told, labels.change, { picture }), lessonTexts.saved);
      expect((await kept()).get('17')).toEqual(whole);
      await saying(
        await filled(await entryWith('17'), lessonTexts.title, { picture: '' }),
        lessonTexts.saved,
      );
      expect((await kept()).get('17')).toEqual({ task, checklist: whole.checklist });
    });

    it('goes with its entry to another id, in the place of what was there', async () => {
      await saying(await added({ id: '18', title: 'A burn' }), texts.added('A burn'));
      await saying(
        await filled(await entryWith('18'), lessonTexts.title, { task: 'Another' }),
        lessonTexts.saved,
      );
      await saying(await changed('17', { id: '18' }), texts.changed('A rash'));
      expect([...(await kept())]).toEqual([
        ['17', undefined],
        ['18', { task, checklist: whole.checklist }],
        ['19', undefined],
      ]);
    });

    it('goes with its entry, and with the server', async () => {
      await saying(teacher.press(await entryWith('18'), labels.remove), texts.removed);
      expect((await kept()).get('18')).toBeUndefined();
      await saying(await added({ id: '19', title: 'A bite' }), texts.added('A bite'));
      await saying(await filled(await entryWith('19'), lessonTexts.title, { task }), lessonTexts.saved);
      const page = await pageOf('forget', texts.askForget);
      await saying(teacher.press(page, labels.forget), texts.forgotten(false));
      expect((await kept()).get('19')).toBeUndefined();
    });
  });

  it('shows as many as 500, 25 a page; a search for "a" answers', async () => {
    await saying(await added({ id: '1', title: 'One' }), texts.added('One'));
    await rig.betweenRuns(async (store) => {
      const patients = Array.from({ length: mostEntries }, (_, id) => ({
        id: `${9_000 + id}`,
        title: `Patient ${id}`,
        patientName: `Name ${id}`,
        description: `About ${id}`,
        // As 1.1.0 has marked an id.
        tried: 'unknown' as const,
      }));
      for await (const settings of store.serverSettings.list())
        await store.serverSettings.set(settings.guildId, { ...settings, patients });
    });
    const page = await pageOf('patients', shelfWith(500, 'patients', 20));
    expect(selectsOf(page).flatMap((menu) => (menu.type === 3 ? menu.options : []))).toHaveLength(25);
    expect(await suggested('a')).toHaveLength(25);
    expect(await suggested('about 499')).toEqual([{ name: 'Patient 499 · About 499', value: '9499' }]);
    const asked = teacher.press(await entryWith('9000'), labels.change);
    await asked.answered;
    const title = 'The first one';
    const changed = await saying(teacher.submitModal(asked, { title }), texts.changed(title));
    expect(changed.content).toContain(shelfWith(500, 'patients', 20));
    const second = texts.shelf('patients', { total: 500, page: 2, pages: 20 });
    const turned = await saying(teacher.press(changed, labels.after), second);
    const entry = await saying(teacher.select(turned, texts.chooseEntry, ['9030']), 'Patient 30');
    await saying(teacher.press(entry, labels.back), second);
    const refusal = texts.notAdded(texts.fullShelf(mostEntries));
    await saying(await added({ id: 'one more', title: 'Too many' }), refusal);
  });

  it('says how conversations start, unless the command says otherwise, even after a restart', async () => {
    const page = await pageOf('defaults', texts.defaults);
    const [who, hears] = selectsOf(page);
    await teacher.select(page, who?.custom_id ?? '', ['me']).answered;
    await teacher.select(page, hears?.custom_id ?? '', ['mentions']).answered;
    await rig.restart();
    const thread = await rig.patient(teacher);
    teacher.send(thread, 'Can you hear me?');
    await saidIn(rig, thread, hinted(teacher, hints.mentions));
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
    await rig.betweenRuns(async (store) => {
      const servers = async (): Promise<ReadonlySet<string>> => {
        const found = new Set<string>();
        for await (const { about } of store.conversations.list()) found.add(about.guildId);
        return found;
      };
      const here = thread.guildId;
      await store.sweep(Date.now() + daysOf(1.9));
      expect(await servers()).toContain(here);
      await store.sweep(Date.now() + daysOf(2.1));
      expect(await servers()).toEqual(new Set([there.id]));
      await store.sweep(Date.now() + daysOf(30.1));
      expect(await servers()).toEqual(new Set());
    });
  });
});

import type { Person } from 'discord-playground/people/person';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { endNow, hasEnded, shelve, startedAs } from '../support/conversations.ts';
import { threadIn, titleOf } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation: texts } = wordsFor('en');
const { rig, teacher, alice, saying } = await sharedRig({
  settings: { CASES: 'none=A case of the settings,night=Chest pain at night,rest=Chest pain at rest' },
});

const suggestedTo = async (person: Person, text: string): Promise<readonly string[]> => {
  const choices = await person.autocomplete('class', '/patient', { option: 'case', text });
  return choices.map(({ name }) => name);
};

it('no model is offered where there is no choice', () => {
  expect(() => teacher.command('class', '/patient', { case: '4711', model: 'gpt-4' })).toThrow(/model/);
});

describe('the suggested cases', () => {
  it('are those used before in this server, by the titles of their threads', async () => {
    const thread = await rig.patient(teacher, { case: '4711' });
    expect(await suggestedTo(alice, '4711')).toEqual([titleOf(thread)]);
    await endNow(rig, teacher, thread);
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
    expect(await suggestedTo(alice, '4711')).toEqual([titleOf(thread)]);
  });

  it('are none that the service did not know', async () => {
    const thread = await rig.patient(teacher, { case: '4714' });
    teacher.send(thread, 'Where does it hurt?');
    await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
    expect(await suggestedTo(teacher, '4714')).toEqual([]);
  });

  it('do not name somebody else’s private conversation', async () => {
    const thread = await rig.patient(teacher, { case: '4712', private: true });
    expect(await suggestedTo(teacher, '4712')).toEqual([titleOf(thread)]);
    expect(await suggestedTo(alice, '4712')).toEqual([]);
  });
});

describe('what is typed for a patient or a topic', () => {
  const hale = { id: 'hale', title: 'Hale, 34', name: 'Timur Hale', description: 'cough and fever' };

  const startedFrom = async (kind: 'case' | 'topic', typed: string): Promise<string> => {
    const asked = teacher.command('class', kind === 'case' ? '/patient' : '/topic', { [kind]: typed });
    return threadIn(rig, await startedAs(rig, { person: teacher, asked })).name;
  };

  it('starts what it is the id, the title, the label or a part of the name of', async () => {
    await shelve(rig, teacher, hale);
    const [label = ''] = await suggestedTo(teacher, 'hale');
    for (const typed of ['hale', 'Hale, 34', label, 'HALE, 34 ', 'timur h'])
      expect(await startedFrom('case', typed)).toMatch(/^Timur Hale · /);
    expect(await startedFrom('case', 'pain at night')).toMatch(/^Chest pain at night · /);
    expect(await startedFrom('case', '4713')).toMatch(/4713/);
    const topic = rig.sandbox.topics[0]?.title ?? '';
    expect(await startedFrom('topic', topic.slice(1, -1))).toBe(await startedFrom('topic', topic));
  });

  it('is asked about where several begin with it', async () => {
    const asked = teacher.command('class', '/patient', { case: 'chest pain' });
    await saying(asked, texts.whichOne('chest pain'));
    teacher.select(asked, texts.chooseOne, ['rest']);
    const started = rig.playground.waitFor(({ places }) =>
      [...places.values()].find(
        (place) => place.kind === 'thread' && place.name.startsWith('Chest pain at rest · '),
      ),
    );
    expect(await started).toMatchObject({ kind: 'thread' });
  });

  it('opens nothing where nobody is called that', async () => {
    const before = rig.playground.world.places.size;
    await saying(
      teacher.command('class', '/patient', { case: 'Chest pains at noon' }),
      texts.noneCalled.patient('Chest pains at noon'),
    );
    await saying(
      teacher.command('class', '/topic', { topic: 'Chest pain' }),
      texts.noneCalled.topic('Chest pain'),
    );
    expect(rig.playground.world.places.size).toBe(before);
  });
});

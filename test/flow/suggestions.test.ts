import type { Person } from 'discord-playground/people/person';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { rig, teacher, alice } = await sharedRig({ settings: { CASES: 'none=A case of the settings' } });

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
  });

  it('do not name somebody else’s private conversation', async () => {
    const thread = await rig.patient(teacher, { case: '4712', private: true });
    expect(await suggestedTo(teacher, '4712')).toEqual([titleOf(thread)]);
    expect(await suggestedTo(alice, '4712')).toEqual([]);
  });
});

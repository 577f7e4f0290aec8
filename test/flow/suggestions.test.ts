import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import { startRig, type Rig } from '../support/rig.ts';

let rig: Rig;
let teacher: Person;
let alice: Person;

beforeAll(async () => {
  rig = await startRig({ settings: { CASES: 'none=A case of the settings' } });
  teacher = rig.playground.person('teacher');
  alice = rig.playground.person('alice');
  await rig.link(teacher);
});
afterAll(() => rig.close());

const suggestedTo = async (person: Person, text: string): Promise<readonly string[]> => {
  const choices = await person.autocomplete('class', '/patient', { option: 'case', text });
  return choices.map(({ name }) => name);
};

describe('the suggested cases', () => {
  it('are those used before in this server, by the titles of their threads', async () => {
    const title = 'Evening round';
    await rig.patient(teacher, { case: String(rig.sandbox.cases[0]?.id), title });
    expect(await suggestedTo(alice, 'evening')).toEqual([title]);
  });

  it('do not name somebody else’s private conversation', async () => {
    const title = 'Remedial lesson for Bob';
    await rig.patient(teacher, { case: String(rig.sandbox.cases[1]?.id), title, private: true });
    expect(await suggestedTo(teacher, 'remedial')).toEqual([title]);
    expect(await suggestedTo(alice, 'remedial')).toEqual([]);
  });
});

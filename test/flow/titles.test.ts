import type { Message } from 'discord-playground/world/entities';
import { defaultWorld } from 'discord-playground/world/spec';
import { expect, it } from 'vitest';
import { taken } from '../support/room.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { turnsIn, transcriptFor } from '../support/transcripts.ts';

/** Reverses the text that follows it, and is never closed. */
const override = '\u202e';
const people = defaultWorld.people.map((person) => {
  if (person.name === 'teacher') return { ...person, displayName: `Dr. ${override}dniL` };
  // Nothing of this can be seen.
  return person.name === 'bob' ? { ...person, displayName: `\u3164\u200b${override}` } : person;
});
const { rig, teacher } = await sharedRig({
  playground: { world: { ...defaultWorld, people } },
  settings: { CASES: `77=Chest ${override}niap` },
});

it('a title or a name that reverses text does not reverse the words beside it', async () => {
  const thread = await rig.patient(teacher, { case: '77' });
  expect(thread.name).toBe('Chest niap · Dr. dniL');
  const said: readonly Message[] = [...rig.said(rig.playground.place('class')), ...rig.said(thread)];
  expect(said.filter(({ content }) => content.includes(override))).toEqual([]);
  expect(said.some(({ content }) => content.includes('Chest niap'))).toBe(true);
});

it('marks without a picture reach neither the service nor a transcript, in names as little as in questions', async () => {
  const thread = await rig.patient(teacher);
  const bob = rig.playground.person('bob');
  await rig.answerTo(bob.send(thread, `${override}Where\u200b does it hurt, <@${teacher.id}>?\u2069`));
  expect(taken(rig).at(-1)).toBe('Where does it hurt, someone?');
  const { json, ...others } = await transcriptFor(teacher, thread);
  expect([json.host, json.people, turnsIn(json)[0]?.[0]]).toEqual([
    'Dr. dniL',
    [{ key: 'p1', name: 'bob' }],
    'Where does it hurt, Dr. dniL?',
  ]);
  expect(JSON.stringify([json, others])).not.toMatch(/[\u3164\u200b\u202e\u2069]/);
});

import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { endAll } from './conversations.ts';
import { startRig, type Rig, type RigOptions } from './rig.ts';
import { answeredWith, pressed, taken } from './room.ts';

const accounts = { teacher: 'teacher', alice: 'student1', bob: 'student2' };

interface SharedRig extends Readonly<Record<keyof typeof accounts, Person>> {
  readonly rig: Rig;
  /** What patients have been asked in this test. */
  readonly heard: () => readonly unknown[];
  /** Presses a button; returns the answer, or the button's message as it is then. */
  readonly press: (person: Person, below: Message | Handle, label: string) => Promise<Message>;
  /** Waits for the answer that contains this text. */
  readonly saying: (handle: Handle, wanted: string) => Promise<Message>;
}

interface SharedRigOptions extends RigOptions {
  /** Those who have an account; the teacher alone by default. */
  readonly linked?: readonly (keyof typeof accounts)[];
}

/**
 * One bot for all tests of the file that awaits this. After each of them nothing fails any more, and every conversation
 * is ended, so that the next one can start any.
 */
export const sharedRig = async ({
  linked = ['teacher'],
  ...options
}: SharedRigOptions = {}): Promise<SharedRig> => {
  const rig = await startRig(options);
  afterAll(() => rig.close());
  let before = 0;
  beforeEach(() => {
    before = taken(rig).length;
  });
  afterEach(async () => {
    rig.playground.faults.clear();
    rig.sandbox.faults.clear();
    await endAll(rig);
  });
  const person = (name: string): Person => rig.playground.person(name);
  for (const name of linked) await rig.link(person(name), accounts[name]);
  return {
    rig,
    teacher: person('teacher'),
    alice: person('alice'),
    bob: person('bob'),
    heard: () => taken(rig).slice(before),
    press: async (who, below, label) => (await pressed(rig, who, { below, label })).message,
    saying: (handle, wanted) => answeredWith(rig, handle, wanted),
  };
};

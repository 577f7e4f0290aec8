import type { Person } from 'discord-playground/people/person';
import { Refusal } from 'discord-playground/refusal';
import type { Thread } from 'discord-playground/world/entities';
import type { OverwriteSpec, WorldSpec } from 'discord-playground/world/spec';
import { defaultWorld } from 'discord-playground/world/spec';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endAll, saidIn, spoken, taken } from '../support/room.ts';

const { conversation: texts } = wordsFor('en');

/** In the class channel, Bob may read threads but not write in them. */
const silenced: OverwriteSpec = { for: 'bob', deny: ['SendMessagesInThreads'] };
const world: WorldSpec = {
  ...defaultWorld,
  guilds: defaultWorld.guilds.map((guild) => ({
    ...guild,
    channels: guild.channels.map((channel) =>
      channel.name === 'class' ? { ...channel, overwrites: [silenced] } : channel,
    ),
  })),
};

let rig: Rig;
let thread: Thread;
let heardBefore = 0;

beforeAll(async () => {
  rig = await startRig({ playground: { world } });
  await rig.link(rig.playground.person('alice'), 'student1');
});
afterAll(() => rig.close());
beforeEach(async () => {
  thread = await rig.patient(rig.playground.person('alice'), { earlier: 'keep' });
  heardBefore = taken(rig).length;
});
afterEach(() => endAll(rig));

const say = async (person: Person, message: string): Promise<string> =>
  (await person.command(thread, '/say', { message }).finished()).content;

/** What the service has received, once this question has its answer. */
const heardUpTo = async (question: string): Promise<readonly unknown[]> => {
  await rig.answerTo(await saidIn(rig, thread, spoken(question)));
  return taken(rig).slice(heardBefore);
};

describe('/say gives nobody more rights than Discord does', () => {
  it('to a member who may not send messages in threads: it is refused with a text, and nothing is posted', async () => {
    const bob = rig.playground.person('bob');
    expect(() => bob.send(thread, 'Hello?')).toThrow(Refusal);
    expect(await say(bob, 'Let me in')).toBe(texts.mayNotSpeak);
    expect(await say(rig.playground.person('alice'), 'May I?')).toBe(spoken('May I?'));
    expect(await heardUpTo('May I?')).toEqual(['May I?']);
    expect(rig.said(thread).filter(({ content }) => content.includes('Let me in'))).toEqual([]);
  });

  it('in a locked thread: even its host needs the right to manage threads; a moderator has it', async () => {
    const alice = rig.playground.person('alice');
    const teacher = rig.playground.person('teacher');
    rig.playground.editThread(thread, { locked: true });
    // So that the bot itself can still write there.
    rig.playground.setBotPermissions('class', { allow: ['ManageThreads'] });
    expect(() => alice.send(thread, 'Hello?')).toThrow(Refusal);
    expect(await say(alice, 'It is mine')).toBe(texts.threadLocked);
    expect(await say(teacher, 'One more question')).toBe(spoken('One more question'));
    expect(await heardUpTo('One more question')).toEqual(['One more question']);
    rig.playground.editThread(thread, { locked: false });
    expect(await say(alice, 'And now?')).toBe(spoken('And now?'));
    expect(await heardUpTo('And now?')).toEqual(['One more question', 'And now?']);
    rig.playground.setBotPermissions('class', {});
  });
});

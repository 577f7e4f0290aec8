import type { Person } from 'discord-playground/people/person';
import { expect } from 'vitest';
import { z } from 'zod';
import { wordsFor } from '../../src/locale/words.ts';
import type { Rig } from './rig.ts';
import { pressed } from './room.ts';

const { account: texts } = wordsFor('en');

const recordSchema = z.looseObject({
  threadId: z.string().optional(),
  namedIn: z.array(z.string()).optional(),
});
const fileSchema = z.object({
  user: z.string(),
  stored: z.array(z.object({ kind: z.string(), what: z.string(), records: z.array(recordSchema) })),
});

/** What `My data` says about somebody, and its text. */
export const dataOf = async (rig: Rig, person: Person) => {
  const below = person.command('class', '/account');
  await below.finished();
  const { message } = await pressed(rig, person, { below, label: texts.buttons.myData });
  const [file] = message.attachments;
  if (file === undefined) {
    expect(message.content).toBe(texts.myData([]));
    return { text: '', user: person.id, stored: [], kinds: [] };
  }
  const text = await (await fetch(file.url)).text();
  const { user, stored } = fileSchema.parse(JSON.parse(text));
  return { text, user, stored, kinds: stored.map(({ kind }) => kind).toSorted() };
};

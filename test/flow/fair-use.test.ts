import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { endNow } from '../support/conversations.ts';

const { conversation: texts } = wordsFor('en');

let rig: Rig;
beforeAll(async () => {
  rig = await startRig({ settings: { MAX_OPEN: '2' } });
});
afterAll(() => rig.close());

it('one person hosts as many conversations as MAX_OPEN allows, however fast they start them', async () => {
  const teacher = rig.playground.person('teacher');
  await rig.link(teacher);
  const start = async (index: number): Promise<string> => {
    const values = { case: String(rig.sandbox.cases[index]?.id) };
    return (await teacher.command('class', '/patient', values).finished()).content;
  };
  const answers = await Promise.all([start(0), start(1), start(2)]);
  expect(answers.filter((answer) => answer.startsWith(texts.tooManyOpen(2)))).toHaveLength(1);
  const full = await start(3);
  const links = [...full.matchAll(/<#(\d+)>/g)].map(([, id = '']) => rig.playground.world.thread(id));
  expect(links).toHaveLength(2);
  const [first] = links;
  if (first === undefined) throw new Error('nothing is open');
  await endNow(rig, teacher, first);
  expect(await start(3)).not.toContain(texts.tooManyOpen(2));
});

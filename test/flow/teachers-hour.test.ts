import type { Handle } from 'discord-playground/people/handle';
import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { labelsOf } from '../support/room.ts';
import { startRig, type Rig } from '../support/rig.ts';

/** What a teacher does in an hour with one case, from its first word to the class's first question. */

const { cases: texts, compose, setup } = wordsFor('en');
const { buttons: labels } = texts;

let rig: Rig;
let teacher: Person;
beforeAll(async () => {
  rig = await startRig();
  teacher = rig.playground.person('teacher');
  await rig.link(teacher);
});
afterAll(() => rig.close());

/** The message that one of the teacher's actions has led to, new or changed. */
const led = (handle: Handle, isIt: (message: Message) => boolean): Promise<Message> =>
  rig.playground.waitFor((world) => {
    const { source, channelId } = handle.interaction;
    const changed = source && world.message(channelId, source.id);
    return [...handle.followUps().toReversed(), handle.message(), changed].find(
      (message) => message !== undefined && isIt(message),
    );
  });
const saying =
  (wanted: string) =>
  ({ content }: Message): boolean =>
    content.includes(wanted);
const offering =
  (label: string) =>
  (message: Message): boolean =>
    labelsOf(message).includes(label);

it('a case is composed, revised, posted, shelved and started in twelve actions', async () => {
  let actions = 0;
  const does = (handle: Handle): Handle => {
    actions += 1;
    return handle;
  };
  const fillsIn = async (
    below: Message,
    label: string,
    values: Readonly<Record<string, string | string[]>>,
  ) => {
    const asked = does(teacher.press(below, label));
    await asked.answered;
    return does(teacher.submitModal(asked, values));
  };

  const ana = { name: 'Ana', age: '34', gender: 'female', teaching_points: 'Ask about travel.' };
  const card = await led(does(teacher.command('class', '/compose case', ana)), saying(texts.becomesPatient));

  // The exam is written again, with a wish and with the vital signs beside it.
  const exam = await led(
    does(teacher.select(card, texts.openPart, ['exam'])),
    saying(compose.heading(compose.sectionTitle.exam, ana)),
  );
  const again = await led(
    await fillsIn(exam, labels.writeAgain, { different: 'A murmur' }),
    saying(texts.written),
  );
  const written = await led(does(teacher.press(again, labels.card)), saying(texts.becomesPatient));
  const call = rig.sandbox.calls().findLast(({ body }) => body['section'] === 'exam');
  expect(call?.body['teaching_points']).toContain('A murmur');
  expect(call?.body['other_sections']).toContain(compose.sectionTitle.vital_signs);

  // The class gets the narrative, and not the teaching points.
  const channel = { id: card.channelId };
  const before = rig.said(channel).length;
  const posting = await fillsIn(written, labels.post, { parts: ['narrative'] });
  await led(posting, saying(texts.posting.done(channel.id)));
  const posted = rig
    .said(channel)
    .slice(before)
    .map(({ content }) => content);
  expect(posted.join('\n')).toContain(compose.sectionTitle.narrative);
  expect(posted.join('\n')).not.toContain('travel');
  expect(posted.join('\n')).not.toContain(compose.sectionTitle.vital_signs);

  // Whoever runs the service has entered it there by now: the server offers it.
  const shelved = { id: String(rig.sandbox.cases[0]?.id), title: 'Ana at the clinic', name: 'Ana' };
  const home = await led(does(teacher.command('class', '/setup')), saying('Set up'));
  const shelf = await led(
    does(teacher.select(home, setup.choosePage, ['patients'])),
    offering(setup.buttons.add),
  );
  await led(await fillsIn(shelf, setup.buttons.add, shelved), saying(setup.added(shelved.title)));

  const [choice] = await teacher.autocomplete('class', '/patient', { option: 'case', text: 'ana' });
  expect(choice).toMatchObject({ name: shelved.title });
  const start = does(teacher.command('class', '/patient', { case: choice?.value ?? '' }));
  const thread = rig.playground.world.thread(/<#(\d+)>/.exec((await start.finished()).content)?.[1] ?? '');
  expect(thread.name).toContain(shelved.name);
  const answer = await rig.answerTo(rig.playground.person('alice').send(thread, 'How are you?'));
  expect(answer.content).toContain(shelved.name);
  expect(actions).toBe(12);
});

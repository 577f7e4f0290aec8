import type { Handle } from 'discord-playground/people/handle';
import type { Message } from 'discord-playground/world/entities';
import { expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { answeredWith, hinted, resetPath, saidIn } from '../support/room.ts';
import { hasEnded } from '../support/conversations.ts';
import { sharedRig } from '../support/shared-rig.ts';

const { conversation, setup: texts } = wordsFor('en');
const { buttons: labels } = texts;

const { rig, teacher } = await sharedRig();

/** The message that a choice changes, once it says this. */
const changed = ({ interaction: { source, channelId } }: Handle, wanted: string): Promise<Message> =>
  rig.playground.waitFor((world) => {
    const message = source && world.message(channelId, source.id);
    return message?.content.includes(wanted) === true && message;
  });

const shelf = async (wanted: string): Promise<Message> => {
  const home = await teacher.command('class', '/setup').finished();
  return changed(teacher.select(home, texts.choosePage, ['patients']), wanted);
};

/** However much is on it. */
const shelfBegins = texts.shelf('patients', { total: 0, page: 1, pages: 1 }).slice(0, 18);

const added = async (id: string, title: string, wanted = texts.added(title)): Promise<void> => {
  const asked = teacher.press(await shelf(shelfBegins), labels.add);
  await asked.answered;
  const sent = teacher.submitModal(asked, { id, title });
  await answeredWith(rig, sent, wanted).catch(() => changed(sent, wanted));
};

const stateOf = async (id: string, wanted: string): Promise<string> => {
  const chosen = teacher.select(await shelf(shelfBegins), texts.chooseEntry, [id]);
  return (await changed(chosen, wanted)).content;
};

it('the shelf says of an id what its first start has shown, so that the manager is told as well as the class', async () => {
  const student = rig.playground.person('alice');
  rig.sandbox.faults.next(resetPath, { kind: 'status', status: 503 });
  await added('4711', 'A fall', texts.notTried);
  await stateOf('4711', texts.tried.notYet);
  const thread = await rig.patient(teacher, { case: '4711' });
  student.send(thread, 'Where does it hurt?');
  await rig.playground.waitFor((world) => hasEnded(world.thread(thread.id)));
  student.send(thread, 'Is anybody there?');
  await saidIn(rig, thread, hinted(student, conversation.hints.ended_no_case));
  await shelf(texts.unknownOnes(['4711']));
  await stateOf('4711', texts.tried.unknown);

  const known = String(rig.sandbox.cases[0]?.id);
  rig.sandbox.faults.next(resetPath, { kind: 'status', status: 503 });
  await added(known, 'Chest pain', texts.notTried);
  const works = await rig.patient(teacher, { case: known });
  await rig.answerTo(student.send(works, 'How are you?'));
  expect(await stateOf(known, texts.tried.known)).not.toContain(texts.tried.notYet);
});

it('the shelf tries an id when it is added, but never one that the manager has talked to', async () => {
  await added('4712', 'A cough');
  await shelf(texts.unknownOnes(['4711', '4712']));
  const fresh = String(rig.sandbox.cases[1]?.id);
  await added(fresh, 'Fever');
  await stateOf(fresh, texts.tried.known);
  const talkedTo = String(rig.sandbox.cases[2]?.id);
  const thread = await rig.patient(teacher, { case: talkedTo });
  await rig.answerTo(teacher.send(thread, 'How are you?'));
  const resets = () => rig.sandbox.calls().filter(({ path }) => path.endsWith(resetPath)).length;
  const before = resets();
  await added(talkedTo, 'A rash', texts.notTried);
  expect(resets()).toBe(before);
});

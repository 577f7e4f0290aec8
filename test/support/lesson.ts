import { wordsFor } from '../../src/locale/words.ts';
import type { Rig } from './rig.ts';
import { answeredWith, postRefused } from './room.ts';
import { endNow, shelve } from './conversations.ts';

const { cases: caseTexts } = wordsFor('en');

/** Of whom a case is composed. */
export const ana = {
  name: 'Ana Lopez',
  age: '34',
  gender: 'female',
  teaching_points: 'Listen before you ask.',
};

/** All that an hour leaves: a shelf, a case, one conversation that has ended and one with an answer on its way. */
export const teachLesson = async (rig: Rig): Promise<void> => {
  const teacher = rig.playground.person('teacher');
  const alice = rig.playground.person('alice');
  await rig.link(teacher);
  await shelve(rig, teacher, { id: '4711', title: 'Fever of unknown origin', name: 'Mister Miller' });
  const compose = teacher.command('class', '/compose case', ana);
  await answeredWith(rig, compose, caseTexts.becomesPatient);
  const over = await rig.topic(teacher);
  await rig.answerTo(alice.send(over, 'I would begin with the airway.'));
  await endNow(rig, teacher, over);
  const thread = await rig.patient(teacher);
  await rig.answerTo(alice.send(thread, 'Where exactly does it hurt?'));
  // However often it is refused, Discord will take it later.
  rig.playground.faults.always({ method: 'POST', path: thread.id }, { status: 429, retryAfter: 0.5 });
  const refused = postRefused(rig, thread);
  alice.send(thread, 'Since when do you feel like this?');
  await refused;
};

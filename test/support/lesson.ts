import type { Lesson } from '../../src/features/lesson.ts';
import { guildId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import type { Rig } from './rig.ts';
import { answeredWith, postRefused } from './room.ts';
import { endNow, shelve } from './conversations.ts';

const { cases: caseTexts, time } = wordsFor('en');

/** Of whom a case is composed. */
export const ana = {
  name: 'Ana Lopez',
  age: '34',
  gender: 'female',
  teaching_points: 'Listen before you ask.',
};

/** What people read before they begin, and what they are to ask. */
export const taught: Lesson = {
  task: 'You are on call. Take a focused history.',
  checklist: ['Travel abroad', 'Contact with animals'],
};

/**
 * All that an hour leaves: a shelf with a lesson, a case, one conversation that has ended and one with the lesson, a time
 * and an answer on its way.
 */
export const teachLesson = async (rig: Rig): Promise<void> => {
  const teacher = rig.playground.person('teacher');
  const alice = rig.playground.person('alice');
  await rig.link(teacher);
  const id = String(rig.sandbox.cases[0]?.id);
  await shelve(rig, teacher, { id, title: 'Fever of unknown origin', name: 'Mister Miller' });
  const guild = guildId(rig.playground.guild().id);
  await rig.betweenRuns((store) =>
    store.lessons.set(`${guild}/patient/${id}`, { guildId: guild, lesson: taught }),
  );
  const compose = teacher.command('class', '/compose case', ana);
  await answeredWith(rig, compose, caseTexts.becomesPatient);
  const over = await rig.topic(teacher);
  await rig.answerTo(alice.send(over, 'I would begin with the airway.'));
  await endNow(rig, teacher, over);
  const thread = await rig.patient(teacher);
  await rig.answerTo(alice.send(thread, 'Where exactly does it hurt?'));
  const panel = teacher.command(thread, '/manage');
  await panel.finished();
  const menu = teacher.press(panel, time.button);
  await menu.answered;
  await teacher.select(panel, time.choose, ['30']).answered;
  // However often it is refused, Discord will take it later.
  rig.playground.faults.always({ method: 'POST', path: thread.id }, { status: 429, retryAfter: 0.5 });
  const refused = postRefused(rig, thread);
  alice.send(thread, 'Since when do you feel like this?');
  await refused;
};

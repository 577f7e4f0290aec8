import type { Lesson } from '../../features/lesson.ts';

/** What comes with the demo's first patient, in the language that he speaks. */
export const demoLesson = {
  /** Of his case, and of his picture, at the sandbox. */
  id: '101',
  picture: 'walter-brandt',
  lesson: {
    task: [
      'You are on call in the emergency department. Take a focused history of Walter Brandt in about eight minutes.',
      'Then end it and press **Debrief**: what did you ask, and what not?',
    ].join('\n'),
    checklist: [
      'Onset',
      'Place and radiation',
      'Character and severity',
      'What makes it worse or better',
      'Sweating and breathlessness',
      'Earlier episodes',
      'Signs of dissection or embolism',
      'Blood pressure and cholesterol',
      'Diabetes',
      'Smoking',
      'Heart disease in the family',
      'Medicines',
      'Allergies',
      'Fears',
    ],
  } satisfies Lesson,
};

import type { Topic } from './topic.ts';

export const ecg: Topic = {
  id: 2,
  name: 'Reading an ECG in order',
  greeting:
    'Hello! We read ECGs the same way every time, so that nothing is missed. What do you look at first?',
  answersAs: 'turn',
  steps: [
    {
      words: ['rate', 'name', 'patient', 'paper', 'calibrat'],
      whenThere: 'Right: the patient, the paper speed, then the rate.',
      whenMissing:
        'Before anything else: is it the right patient, what is the paper speed, and how fast is the heart?',
      next: 'There are 15 small boxes between two beats at 25 mm/s. What is the rate?',
    },
    {
      words: ['100', 'hundred'],
      whenThere: 'Yes: 1500 divided by 15 gives 100 a minute.',
      whenMissing: 'Divide 1500 by the small boxes: 1500 / 15 = 100 a minute.',
      next: 'Next the rhythm. How do you tell that it is a sinus rhythm?',
    },
    {
      words: ['p wave', 'p-wave', 'p before', 'lead ii', 'upright'],
      whenThere: 'Good: a P before every QRS, upright in lead II.',
      whenMissing: 'Look for a P wave before every QRS, upright in lead II.',
      next: 'And where in the tracing do you look for an infarction of the inferior wall?',
    },
    {
      words: ['ii', 'iii', 'avf'],
      whenThere: 'Exactly: II, III and aVF.',
      whenMissing: 'The inferior leads are II, III and aVF; look for the mirror image in I and aVL.',
      next: 'Once more from the start, with the next tracing: what do you look at first?',
    },
  ],
};

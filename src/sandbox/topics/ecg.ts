import type { Topic } from './topic.ts';

export const ecg: Topic = {
  id: 2,
  name: 'Reading an ECG in order',
  greeting:
    'Hello! We read ECGs the same way every time, so that nothing is missed. What do you look at first?',
  answersAs: 'turn',
  field:
    'ecg | lead | wave | rhythm | rate | beat | axis | st | t wave | p wave | qrs | heart | interval | box | atrial | ventricular | infarct | elevation | depression | patient | minute | limb | chest lead | bpm | number | tracing | electrode | block',
  steps: [
    {
      asks: 'What do you look at first?',
      points: [
        {
          name: 'whose ECG it is',
          keys: 'name | patient | date | whose | identity | birth | right person | time taken',
        },
        {
          name: 'paper speed and calibration',
          keys: 'speed | calibration | calibrate | paper | 25 mm | millivolt | standard',
        },
        { name: 'the rate', keys: 'rate | how fast | frequency | heart rate | bpm | beats per minute' },
      ],
      needed: 2,
      wrong: [
        {
          keys: 'st | st elevation | infarct | ischaemia | infarction | st segment',
          says: 'Tempting, but if you look there first, you miss the rest. What do you have to know before you read any wave?',
        },
        {
          keys: 'rhythm | axis | p wave | qrs | t wave',
          says: 'Soon. Something comes before: is it the right sheet at all, and how fast is the heart?',
        },
      ],
      hint: 'Three things: whose it is, how it was recorded, and how fast the heart is.',
      model: 'The patient’s name and the date, paper speed and calibration, then the rate.',
      why: 'The best reading is worth nothing on the wrong patient’s sheet.',
    },
    {
      asks: 'There are 15 small boxes between two beats at 25 mm/s. What is the rate?',
      points: [{ name: '100 a minute', keys: '100 | hundred | one hundred | a hundred' }],
      needed: 1,
      wrong: [
        {
          keys: '20 | twenty',
          says: '20 comes from 300 / 15; the 300 is for large boxes. These are small ones.',
        },
        {
          keys: '60 | 75 | 80 | 150 | 50 | 90 | 120 | 15',
          says: 'Not quite. One minute is 1500 small boxes long.',
        },
      ],
      hint: 'A minute is 1500 small boxes long. How often do 15 fit in?',
      model: '1500 / 15 = 100 a minute.',
      why: 'Machines miscount; you need a way of your own that takes three seconds.',
    },
    {
      asks: 'Next the rhythm. How do you tell that it is a sinus rhythm?',
      points: [
        {
          name: 'a P wave before every QRS',
          keys: 'p wave | p before | p precede | p in front | p followed | before every qrs | before each qrs | p waves',
        },
        {
          name: 'upright in lead II',
          keys: 'upright | lead ii | lead 2 | positive in | lead two | positive p',
        },
        {
          name: 'a steady distance',
          keys: 'regular | constant | same pr | steady | constant pr | fixed pr | equal distance | same distance',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'narrow qrs | narrow',
          says: 'A narrow QRS shows that it comes from above the ventricles, not that it comes from the sinus node.',
        },
        {
          keys: 'irregular | fast | normal rate',
          says: 'It is not the rate that decides it, but what comes before each QRS.',
        },
      ],
      hint: 'Which small wave comes before the QRS, and in which lead do you look at it?',
      model: 'A P wave before every QRS, upright in lead II, always at the same distance.',
      why: 'If P waves are missing, the next thought is atrial fibrillation, and that changes the treatment.',
    },
    {
      asks: 'And where in the tracing do you look for an infarction of the inferior wall?',
      points: [
        { name: 'II, III and aVF', keys: 'ii | iii | avf | 2 3 | lead 2 | lead 3 | two three' },
        { name: 'the mirror image in I and aVL', keys: 'avl | mirror | reciprocal | lead i' },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'v1 | v2 | v3 | v4 | anterior | chest lead',
          says: 'Those leads look at the front wall. Which ones look from below?',
        },
        { keys: 'v5 | v6 | lateral', says: 'Those look from the side. Which ones look from below?' },
      ],
      hint: 'Which leads look at the heart from the feet?',
      model: 'II, III and aVF; the mirror image is in I and aVL.',
      why: 'The leads show which artery is blocked, and whether the right heart is in danger too.',
    },
  ],
  closing:
    'You have been through the whole sheet once: patient, rate, rhythm, and the wall. This topic ends here.',
};

import type { Topic } from './topic.ts';

export const ecg: Topic = {
  id: 2,
  name: 'Reading an ECG in order',
  greeting:
    'Hello! We read ECGs the same way every time, so that nothing is missed. What do you look at first?',
  answersAs: 'turn',
  field:
    'ecg | lead | wave | rhythm | rate | beat | axis | st | t wave | p wave | qrs | heart | interval | box | atrial | ventricular | infarct | elevation | depression | patient | minute | limb | chest lead | bpm | number | tracing | electrode | block | sinus | regular | inferior | paper | name',
  answers: [
    {
      keys: '1500 | 300',
      says: 'At 25 mm a second, the paper runs 1500 mm in a minute: 1500 small boxes, or 300 large ones of 5 mm.',
    },
    {
      keys: 'large box | big box | small box | box',
      says: 'A small box is 1 mm, or 0.04 seconds; a large one is five of them.',
    },
    {
      keys: 'calibration | speed | 25 mm | paper',
      says: 'Usual are 25 mm a second and 10 mm a millivolt, printed in the margin. At 50 mm every rate would come out wrong.',
    },
    {
      keys: 'machine | computer | automatic | print',
      says: 'The machine helps, but it counts tall T waves twice and misses P waves. You sign for it.',
    },
    {
      keys: 'name | date | whose | patient',
      says: 'Sheets are mixed up more often than one thinks, and the wrong one would be treated.',
    },
    {
      keys: 'st | elevation | infarct | heart attack | emergency',
      says: 'It comes, and soon; in this order nothing else is missed on the way.',
    },
    {
      keys: 'irregular | average | atrial fibrillation',
      says: 'If the beats come irregularly, count those in ten seconds and multiply by six.',
    },
    {
      keys: 'reciprocal | mirror | avl',
      says: 'What rises in the leads below sinks in those opposite: that is the mirror image.',
    },
    { keys: 'avf', says: 'aVF looks at the heart from the left foot: F is for foot.' },
    {
      keys: 'lead ii | lead 2 | upright | sinus',
      says: 'The sinus node is at the top right, so its current runs toward lead II, and the P wave there is upright.',
    },
    {
      keys: 'artery | coronary | right ventricle',
      says: 'Mostly it is the right coronary artery; that is why one then looks at the right ventricle too.',
    },
  ],
  steps: [
    {
      asks: 'What do you look at first?',
      points: [
        {
          name: 'whose ECG it is',
          keys: 'name | patient | date | whose | identity | birth | right person | time taken | right one',
          ask: 'Whose heart is it? What do you check before you read any wave?',
        },
        {
          name: 'paper speed and calibration',
          keys: 'speed | calibration | calibrate | paper | 25 mm | millivolt | 50 mm | margin | scale',
          ask: 'How was it recorded? Two settings are printed in the margin.',
        },
        {
          name: 'the rate',
          keys: 'rate | how fast | frequency | heart rate | bpm | beats per minute',
          optional: true,
        },
      ],
      needed: 2,
      wrong: [
        {
          keys: 'st | st elevation | infarct | ischaemia | infarction | st segment',
          says: 'Tempting, but if you look there first, you miss the rest. What do you have to know before you read any wave?',
        },
        {
          keys: 'rhythm | axis | p wave | qrs | t wave | regular | interval | sinus | atrial fibrillation | wave',
          says: 'Soon. Something comes before: is it the right sheet at all, and how was it recorded?',
        },
        {
          keys: 'machine | computer | printout | automatic | report | interpretation',
          says: 'The machine’s text tempts you to stop thinking; read it last. What do you check before any wave?',
        },
        {
          keys: 'abnormal | anything wrong | whole thing | overall | general | everything | pattern | weird | stand out | electrode | lead',
          says: 'A glance at everything misses the one thing that counts. Begin with the margin: what is printed there?',
        },
        {
          keys: 'symptom | chest pain | history | complaint | blood pressure | pulse',
          says: 'That belongs to the patient, and it matters. On the sheet itself: what do you check first?',
        },
      ],
      hint: 'Two things, both printed in the margin: whose it is, and how it was recorded.',
      model: 'The patient’s name and the date, then paper speed and calibration.',
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
          keys: 'two hundred | three hundred | four hundred | five hundred | six hundred | hundred fifty',
          outweighs: true,
          says: 'Too fast. A minute is 1500 small boxes long; how often do 15 fit in?',
        },
        {
          keys: '375 | 225 | 22500 | 4 | 40 | 67 | 66 | 10 | 1000',
          says: 'Check the division: a minute is 1500 small boxes long. How often do 15 fit in?',
        },
        {
          keys: 'fast | tachycardia | bradycardia | slow | normal | too fast | high | low',
          says: 'That is a judgment; I would like the number. A minute is 1500 small boxes long.',
        },
        {
          keys: 'machine | printout | computer | calculator | look it up',
          says: 'And if it is wrong? You can do it yourself: a minute is 1500 small boxes long.',
        },
        {
          keys: '300 | 1500',
          unless: '60 | 75 | 80 | 150 | 50 | 90 | 120 | 20 | 200',
          says: 'You are near the way: 1500 small boxes are a minute. Now finish the division by 15.',
        },
        {
          keys: '60 | 75 | 80 | 150 | 50 | 90 | 120 | 15 | 70 | 72 | 85 | 95 | 110 | 130 | 140 | 200',
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
          early: 'p before | p wave before | p precede | p wave in front',
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
          keys: 'regular | steady | constant | equal distance | same distance | evenly',
          unless:
            'p wave | p before | p precede | p in front | p followed | before every qrs | before each qrs | upright | lead ii | lead 2 | lead two | positive in | positive p | same pr | constant pr | fixed pr',
          outweighs: true,
          says: 'That it is regular does not make it a sinus rhythm: flutter and pacemakers are regular too. What must come before each QRS?',
        },
        {
          keys: 'no p wave | p wave absent | p wave missing | without p wave | inverted p | negative p | p wave inverted | p after | after qrs',
          outweighs: true,
          says: 'Just the other way round: without such P waves it is no sinus rhythm. Where must they be, and which way up?',
        },
        {
          keys: 't wave | st | u wave | q wave',
          says: 'That comes after the QRS and tells about recovery. The beat begins before it: with which wave?',
        },
        {
          keys: '60 and 100 | between 60 | 60 to 100 | 60100 | normal | rate | pulse | slow | bpm | machine | looks like',
          says: 'Rate alone does not tell: other rhythms run at 80 too. What comes before each QRS?',
        },
        {
          keys: 'narrow qrs | narrow',
          says: 'A narrow QRS shows that it comes from above the ventricles, not that it comes from the sinus node.',
        },
        {
          keys: 'irregular | fast',
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
        { name: 'II, III and aVF', early: 'avf', keys: 'ii | iii | avf | 2 3 | lead 2 | lead 3 | two three' },
        { name: 'the mirror image in I and aVL', keys: 'avl | mirror | reciprocal | lead i' },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'v1 | v2 | v3 | v4 | anterior | chest lead',
          says: 'Those leads look at the front wall. Which ones look from below?',
        },
        {
          keys: 'all of them | every lead | all lead | everywhere | all 12',
          says: 'Then everything looks a little like everything. Which three look at it from below?',
        },
        {
          keys: 'avr | v7 | v8 | v9 | posterior | back | septal | septum',
          says: 'That is another wall. Which leads look from below, from the feet?',
        },
        {
          keys: 'st segment | st elevation | st | q wave | t wave | bottom | lower part | end of',
          says: 'That is what you look for; I asked where. Which leads look from below?',
        },
        {
          keys: 'v5 | v6 | lateral',
          says: 'Those look from the side. Which ones look from below?',
        },
      ],
      hint: 'Which leads look at the heart from the feet?',
      model: 'II, III and aVF; the mirror image is in I and aVL.',
      why: 'The leads show which artery is blocked, and whether the right heart is in danger too.',
    },
  ],
  closing:
    'You have been through the whole sheet once: patient, rate, rhythm, and the wall. This topic ends here.',
};

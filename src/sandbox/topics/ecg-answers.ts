import type { Explanation } from './topic.ts';

/** What each step is for, and what belongs to it. */
export const ecgPurposes: readonly string[] = [
  'The first look makes sure that it is the right sheet and how to read it: the patient’s name and the date, the paper speed and the calibration.',
  'The rate is one number, beats a minute, counted from the boxes between two beats.',
  'The rhythm says where the beat comes from: whether there is a P wave before every QRS, which way up it is, and whether the distances stay the same.',
  'The last step is a place: the leads that look at the wall from below, and what you see in those opposite.',
];

/** What students ask in the middle of this topic. */
export const ecgAnswers: readonly Explanation[] = [
  {
    step: 1,
    keys: '300 or 1500 | 1500 or 300 | which one + 1500 | which number + 300',
    says: '1500 for small boxes, 300 for large ones: both are one minute of paper at 25 mm a second. Count the small ones, and divide 1500 by that.',
  },
  {
    step: 1,
    keys: '1500 | where + 1500',
    says: 'At 25 mm a second, the paper runs 1500 mm in a minute: 1500 small boxes, or 300 large ones of 5 mm.',
  },
  {
    step: 1,
    keys: '300 | why + 300',
    says: '300 is the number of large boxes in a minute: 1500 mm of paper, 5 mm each.',
  },
  {
    step: 1,
    keys: 'large box | big box | small box | box | how big',
    says: 'A small box is 1 mm, or 0.04 seconds; a large one is five of them.',
  },
  {
    step: 0,
    keys: 'calibration | speed | 25 mm | paper',
    says: 'The usual settings are 25 mm a second and 10 mm a millivolt, printed in the margin. At 50 mm every rate would come out wrong.',
  },
  {
    keys: 'machine | computer | automatic | print',
    says: 'The machine helps, but it counts tall T waves twice and misses P waves. You sign for it.',
  },
  {
    step: 0,
    keys: 'birth or | date of birth + recorded | which date | date + birth',
    says: 'Both dates count: the date of birth tells whose it is, the date of recording whether it is today’s.',
  },
  {
    step: 0,
    keys: 'name | date | whose | patient',
    says: 'Sheets are mixed up more often than one thinks, and the wrong one would be treated.',
  },
  {
    step: 0,
    keys: 'same order | every time | why + order | order + matter | systematic',
    says: 'What catches the eye hides the rest. With a fixed order nothing is left out, even at four in the morning.',
  },
  {
    step: 0,
    keys: 'old ecg | previous ecg | compare',
    says: 'An older ECG is worth a lot: what is new counts. But first make sure that this one is your patient’s.',
  },
  {
    step: 0,
    keys: 'emergency | no time | arrest | unconscious',
    says: 'In an arrest you look at the patient and the rhythm only. Otherwise there is always time for these ten seconds.',
  },
  {
    step: 3,
    keys: 'st elevation | infarct | heart attack | st segment | stemi',
    says: 'ST elevation is when the line after the QRS stands above the baseline, in leads that belong together. It comes last in this order, so that nothing is missed on the way.',
  },
  {
    step: 1,
    keys: 'irregular | not regular | if + regular | regular + work | only + regular | works + regular | average | atrial fibrillation + rate | count + irregular',
    says: 'The boxes give the rate only if it is regular. If it is not, count the beats in ten seconds and multiply by six.',
  },
  {
    step: 1,
    keys: 'normal rate | normal heart rate | what is normal | too fast | too slow | tachycardia | bradycardia',
    says: 'Normal at rest is 60 to 100 a minute; below is bradycardia, above is tachycardia.',
  },
  {
    step: 1,
    // Plain text makes “are” of a single R.
    keys: 'are to are | rr | from where | which beat | measure from | peak',
    says: 'From one R peak to the next: they are the easiest to see.',
  },
  {
    step: 1,
    keys: 'calculator | in my head | mental',
    says: 'Learn it for large boxes: one is 300, two 150, three 100, four 75, five 60.',
  },
  {
    step: 2,
    keys: 'atrial fibrillation | af | afib',
    says: 'In atrial fibrillation there are no P waves, and the QRS complexes come without any order.',
  },
  {
    step: 2,
    keys: 'why + lead ii | lead ii | lead 2 | upright | why + upright',
    says: 'The sinus node is at the top right, so its current runs toward lead II, and the P wave there is upright.',
  },
  {
    step: 2,
    keys: 'what + p wave | p wave',
    says: 'The P wave is the current of the atria, the small bump before the QRS; in sinus rhythm one comes before each QRS.',
  },
  {
    step: 2,
    keys: 'regular + sinus | irregular + sinus | sinus + enough | sinus arrhythmia',
    says: 'Regular alone is not enough: flutter and pacemakers are regular too. And sinus rhythm may vary a little with the breath.',
  },
  {
    step: 2,
    keys: 'upside down | inverted | negative p | p + negative | point down',
    says: 'Upside down in lead II, the beat does not come from the sinus node, or two electrodes are swapped.',
  },
  {
    step: 2,
    keys: 'pr | pr interval | av block',
    says: 'The PR interval runs from the start of P to the QRS: 120 to 200 ms, three to five small boxes.',
  },
  {
    step: 2,
    keys: 'what + qrs | qrs',
    says: 'The QRS is the current of the ventricles, the tall spikes; narrow means that it came the usual way, from above.',
  },
  {
    step: 2,
    keys: 'what is sinus | sinus mean',
    says: 'Sinus rhythm means that the sinus node, the natural pacemaker, sets each beat.',
  },
  {
    step: 3,
    keys: 'reciprocal | mirror | avl',
    says: 'What is raised in the leads that look from below is lowered in those opposite: that is the mirror image.',
  },
  {
    step: 3,
    keys: 'avf',
    says: 'aVF looks at the heart from the left foot: F is for foot.',
  },
  {
    step: 3,
    keys: 'artery | coronary | right ventricle | v4r',
    says: 'Mostly it is the right coronary artery; that is why one then looks at the right ventricle too.',
  },
  {
    step: 3,
    keys: 'inferior mean | what is inferior | inferior wall',
    says: 'The inferior wall is the underside of the heart, which lies on the diaphragm.',
  },
  {
    step: 3,
    keys: 'how many lead | one lead enough | only one lead | at least two',
    says: 'It needs two neighbouring leads at least; one alone may be an artefact.',
  },
  {
    step: 3,
    keys: 'anterior | v1 | v2 | v3 | v4',
    says: 'V1 to V4 look at the front wall; the inferior wall needs leads that look from below.',
  },
  {
    step: 3,
    keys: 'lateral | v5 | v6',
    says: 'I, aVL, V5 and V6 look from the left side: the lateral wall.',
  },
  {
    step: 3,
    keys: 'how much elevation | how high | millimetre | 1 mm',
    says: 'One millimetre in two neighbouring limb leads counts.',
  },
];

import { ecgAnswers, ecgPurposes } from './ecg-answers.ts';
import { ecgDangers, ecgFacts, ecgSlips } from './ecg-slips.ts';
import { rateMistakes } from './rate-mistakes.ts';
import type { Topic } from './topic.ts';

export const ecg: Topic = {
  id: 2,
  name: 'Reading an ECG in order',
  greeting:
    'Hello! We read ECGs the same way every time, so that nothing is missed. What do you look at first?',
  answersAs: 'turn',
  field:
    'ecg | lead | wave | rhythm | rate | beat | axis | st | t wave | p wave | qrs | heart | interval | box | atrial | ventricular | infarct | elevation | depression | patient | minute | limb | chest lead | bpm | number | tracing | electrode | block | sinus | regular | inferior | paper | name',
  goodFor: {
    useless:
      'It is for the ECG that somebody holds under your nose at four in the morning: with an order, nothing is left out.',
    lookUp:
      'You can look up a pattern once you know which one you see; to see it, you need your own eyes and an order.',
    others:
      'Those who skip it are mostly lucky. Those who see it all at a glance went through the order a thousand times first.',
  },
  answers: ecgAnswers,
  purposes: ecgPurposes,
  slips: ecgSlips,
  dangers: ecgDangers,
  facts: ecgFacts,
  steps: [
    {
      asks: 'What do you look at first?',
      points: [
        {
          name: 'whose ECG it is',
          keys: 'name | patient detail | patient data | patient label | right patient | which patient | correct patient | whose | who it belong to | belong to | identity | birth | dob | right person | right one',
          vague: { keys: 'patient', asks: 'What about the patient do you check on the sheet?' },
          ask: 'Whose heart is it? What do you check before you read any wave?',
        },
        {
          name: 'the paper speed',
          keys: 'speed | 25 mm | 50 mm',
          pattern:
            /\b25\b(?! (?:years?|old|minutes?|mins?|patients?|percent|beats?|bpm|large|small|big|boxes|or\b))/,
          vague: {
            keys: 'setting | parameter | technical | how it was recorded | header | detail | data',
            asks: 'Which settings do you mean? Two are printed in the margin.',
          },
          ask: 'How was it recorded? Two settings are printed in the margin.',
        },
        {
          name: 'when it was recorded',
          keys: 'time taken | when + taken | when + recorded | date taken | date recorded | time and date | date and time | recording date',
          pattern: /\bdate\b(?! of (?:his |her |the )?birth)/,
          optional: true,
        },
        {
          name: 'the rate',
          keys: 'rate | how fast | frequency | heart rate | bpm | beats per minute',
          notBeside: /\b\d{2,3}\b/,
          optional: true,
        },
        {
          name: 'the calibration',
          keys: 'calibration | calibrate | millivolt | 10 mm | mv | scale | gain',
          pattern: /\b10\b(?! (?:years?|old|minutes?|mins?|seconds?|patients?|percent|beats?|bpm|or\b))/,
          ask: 'How was it recorded? Two settings are printed in the margin.',
        },
      ],
      needed: 2,
      wrong: [
        {
          keys: 'st | st elevation | infarct | ischaemia | infarction | st segment',
          outweighs: true,
          spoils: [],
          says: 'Tempting, but if you look there first, you miss the rest. What do you have to know before you read any wave?',
        },
        {
          keys: 'rhythm | axis | p wave | qrs | t wave | regular | interval | sinus | atrial fibrillation | wave | squiggle | line | curve | spike',
          says: 'Soon. Something comes before: is it the right sheet at all, and how was it recorded?',
        },
        {
          keys: 'machine | computer | printout | automatic | report | interpretation',
          says: 'The machine’s text tempts you to stop thinking; read it last. What do you check before any wave?',
        },
        {
          keys: 'patient is fine | look at patient | how patient looks | is he ok',
          outweighs: true,
          says: 'The patient always comes before the paper, true. And on the paper: what do you check before any wave?',
        },
        {
          keys: 'margin | header | top of sheet | corner | printed',
          unless: 'name | date | speed | calibration',
          says: 'The margin is the right place. What is printed there that you need?',
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
      points: [{ name: '100 a minute', keys: '', value: 100 }],
      given: [15, 25, 300, 1500],
      method:
        /\b1500 ?(?:\/|÷|:|by|over|through|divided by|split by) ?15\b|\b300 ?(?:\/|÷|:|by|over|through|divided by) ?(?:3|three)\b/,
      needed: 1,
      wrong: rateMistakes,
      smaller:
        'In large boxes: 15 small ones are three large ones, and a minute has 300. What is 300 divided by three?',
      hint: 'A minute is 1500 small boxes long. How often do 15 fit in?',
      model: '1500 / 15 = 100 a minute.',
      why: 'Machines miscount; you need a way of your own that takes three seconds.',
    },
    {
      asks: 'The rhythm: how do you tell that it is a sinus rhythm?',
      inConditions: true,
      points: [
        {
          name: 'a P wave before the QRS',
          keys: 'p wave + before | p wave + every | p wave + each | p wave + precede | p wave + followed | p wave + in front | p before | p precede | p in front | p followed | preceded by p | before every qrs | before each qrs | p for every | p for each',
          early: 'p before | p wave before | p precede | p wave in front',
        },
        {
          name: 'upright in lead II',
          early: 'p upright | upright in ii | upright in lead ii | upright in lead 2 | p wave upright',
          keys: 'upright | lead ii | lead 2 | positive in | lead two | positive p',
        },
        {
          name: 'regular, even distances',
          early:
            'rhythm regular | rhythm be regular | regular rhythm | steady rhythm | same distance | equal distance | regular beat | beat regularly',
          keys: 'regular | evenly | even rr | even interval | even distance | constant | not change | not vary | same pr | steady | constant pr | fixed pr | equal distance | same distance',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'regular | steady | constant | equal distance | same distance | evenly',
          unless:
            'p wave | p before | p precede | p in front | p followed | before every qrs | before each qrs | upright | lead ii | lead 2 | lead two | positive in | positive p | same pr | constant pr | fixed pr',
          outweighs: true,
          unlessNamed: 'a P wave before the QRS',
          says: 'That it is regular does not make it a sinus rhythm: flutter and pacemakers are regular too. What must come before each QRS?',
        },
        {
          keys: 'no p wave | p wave absent | p wave missing | without p wave | inverted p | negative p | p wave inverted',
          outweighs: true,
          says: 'Just the other way round: without such P waves it is no sinus rhythm. Where must they be, and which way up?',
        },
        {
          keys: 'p wave + af | p wave + afib | p wave + atrial fibrillation | p + afib | p + atrial fibrillation',
          unless: 'not af | not afib | not atrial fibrillation | no p wave | without p wave | no p',
          outweighs: true,
          anywhere: true,
          says: 'With P waves it is not atrial fibrillation: AF has none. Irregular with P waves may be extra beats or sinus arrhythmia. In sinus rhythm, where does each P wave stand?',
        },
        {
          keys: 'p wave somewhere | p wave anywhere | p wave + somewhere | p wave + anywhere | there is p wave + sinus | there be p + sinus | can see p wave + sinus | at least one p',
          unless: 'before every | before each | before qrs | before all',
          outweighs: true,
          anywhere: true,
          says: 'A P wave somewhere is not enough for sinus rhythm: in heart block there are P waves too, but the QRS does not follow them. Where must each P wave be?',
        },
        {
          keys: 'p wave | p',
          unless:
            'before | every | each | precede | followed | in front | upright | lead ii | lead 2 | constant | same',
          says: 'P waves, yes, but that they exist is not enough. Where must each of them be?',
        },
        {
          keys: 'sinus arrhythmia',
          unless: 'before every | before each | p before',
          outweighs: true,
          says: 'In sinus arrhythmia the distance varies with the breath, but each QRS still has its own wave before it. Which wave, and where?',
        },
        {
          keys: 'irregular + sinus | irregular be sinus | afib be sinus | sinus if irregular',
          anywhere: true,
          says: 'Irregular without order and without P waves is atrial fibrillation, not sinus rhythm. What comes before each QRS in sinus rhythm?',
        },
        {
          // Plain text makes “you” of a single U.
          keys: 't wave | st | you wave | q wave',
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
          keys: 'irregular | fast | tachycardia | bradycardia',
          says: 'It is not the rate that decides it, but what comes before each QRS.',
        },
      ],
      smaller:
        'The atria beat first, then the ventricles, each time. Which wave is the atria’s, and where does it stand?',
      hint: 'Which small wave comes before the QRS, and in which lead do you look at it?',
      model: 'A P wave before every QRS, upright in lead II, always at the same distance.',
      why: 'If P waves are missing, the next thought is atrial fibrillation, and that changes the treatment.',
    },
    {
      asks: 'And where in the tracing do you look for an infarction of the inferior wall?',
      inConditions: true,
      points: [
        {
          name: 'II',
          keys: 'ii | 2 | lead two',
          notBeside: /\bp\b|\b(?:upright|inverted|negative|positive)\b/,
          ask: 'Which other limb leads look from below?',
        },
        {
          name: 'III',
          keys: 'iii | 3 | lead three | two three',
          ask: 'Which other limb leads look from below?',
        },
        { name: 'aVF', early: 'avf', keys: 'avf', ask: 'One lead has F for foot in its name: which?' },
        {
          name: 'the mirror image in I and aVL',
          keys: 'mirror | reciprocal | opposite + avl | depress + avl | lower + avl',
        },
        {
          name: 'ST elevation',
          keys: 'st elevation | st segment elevation | st raised | raised st | elevated st | st + elevate',
          optional: true,
        },
      ],
      needed: 3,
      wrong: [
        {
          keys: 'anterior | chest lead',
          says: 'Those leads look at the front wall. Which ones look from below?',
        },
        {
          keys: 'all of them | every lead | all lead | everywhere | all 12',
          says: 'Then everything looks a little like everything. Which three look at it from below?',
        },
        {
          keys: 'look from below | from below | from feet | inferior lead | lower lead | bottom lead | limb lead',
          unless: 'ii | iii | avf | 2 | 3',
          says: 'Those, yes; but which are they? Name the three that look from the feet.',
        },
        {
          keys: 'v1 to v4 inferior | v1 + inferior | v2 + inferior | v4 + inferior | chest lead + inferior',
          anywhere: true,
          says: 'V1 to V4 look at the front wall, not at the inferior one. Which leads look from below?',
        },
        {
          keys: 'v7 | v8 | v9 | posterior | back | septal | septum',
          says: 'That is another wall. Which leads look from below, from the feet?',
        },
        {
          keys: 'st segment | st | q wave | t wave | bottom | lower part | end of',
          says: 'That is what you look for; I asked where. Which leads look from below?',
        },
        {
          keys: 'lateral',
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

import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { lastOf, to } from '../support/tutoring.ts';

const rate = ['name and paper speed'];
const situation = ['who you are', 'who the patient is', 'that he is short of breath'];
const background = ['the operation', 'when it was', 'his history', 'his medicines or allergies'];
const request = ['that somebody comes', 'by when', 'what to do until then'];
const sheet = ['whose ECG it is', 'the paper speed', 'the calibration'];
const rhythm = ['a P wave before the QRS', 'upright in lead II', 'regular, even distances'];
const wall = ['II', 'III', 'aVF'];
const setting = [
  'a suitable place',
  'sitting down',
  'something against interruptions',
  'somebody at her side',
];
const news = ['a warning', 'the plain word'];
const tears = ['waiting', 'a word of compassion'];

describe('a full good answer', () => {
  it.each<[Topic, readonly string[], readonly string[], string]>([
    [
      handover,
      [],
      situation,
      'Good evening, this is Lena Brandt, medical student on ward 3. I’m calling about Mr. Osei in bed 4, he has become acutely short of breath.',
    ],
    [
      handover,
      [],
      situation,
      'Hello, my name is Tom, I’m the junior on the surgical ward. Mr Osei, bed 4, suddenly can’t catch his breath.',
    ],
    [
      handover,
      [],
      situation,
      'Hi, it’s Amira from ward 5, I need you for Mr. Osei in bed four: he’s gasping for air since a few minutes ago.',
    ],
    [
      handover,
      to.background,
      background,
      'He had a total hip replacement two days ago, is otherwise healthy, takes no regular medication and has no known allergies.',
    ],
    [
      handover,
      to.background,
      background,
      'Day 2 after hip surgery. Past history of hypertension, on ramipril and prophylactic enoxaparin, allergic to penicillin.',
    ],
    [
      handover,
      to.background,
      background,
      'Mr Osei was operated on his hip 48 hours ago, no previous heart or lung disease, he gets heparin and has no allergies.',
    ],
    [
      handover,
      to.assessment,
      ['a pulmonary embolism'],
      'I’m worried this is a pulmonary embolism: he is hypoxic and tachycardic with one swollen calf two days after hip surgery.',
    ],
    [
      handover,
      to.assessment,
      ['a pulmonary embolism'],
      'With a sat of 88, a pulse of 118 and a unilateral swollen leg after an operation I think a clot from his leg has gone to the lungs.',
    ],
    [
      handover,
      to.assessment,
      ['a pulmonary embolism'],
      'My impression is a DVT that has embolised, so a PE until proven otherwise.',
    ],
    [
      handover,
      to.request,
      request,
      'Could you please come and see him within the next ten minutes? I’ve started oxygen and will get an ECG and a blood gas meanwhile.',
    ],
    [
      handover,
      to.request,
      request,
      'I need you at the bedside right now. Until you arrive I’ll give him 15 litres of oxygen through a mask; shall I book a CT angiogram? Please repeat that back to me.',
    ],
    [
      handover,
      to.request,
      request,
      'Please come immediately, he is deteriorating. In the meantime I’ll sit him up, give high flow oxygen and monitor him.',
    ],
    [
      ecg,
      [],
      sheet,
      'First I check the patient’s name and date of birth and when it was taken, then the paper speed of 25 mm/s and the calibration of 10 mm per mV.',
    ],
    [
      ecg,
      [],
      sheet,
      'I make sure it is the right patient and the right date, then I look at the paper speed and the gain.',
    ],
    [ecg, [], sheet, 'Name, date and time, then whether it is recorded at 25 mm/s and 1 cm per millivolt.'],
    [ecg, rate, ['100 a minute'], '1500 divided by 15 is 100 beats per minute.'],
    [ecg, rate, ['100 a minute'], '15 small boxes are 3 large boxes, and 300 / 3 = 100, so about 100 bpm.'],
    [ecg, rate, ['100 a minute'], '15 x 0.04 s = 0.6 s between beats, 60 / 0.6 = 100 per minute.'],
    [
      ecg,
      to.rhythm,
      rhythm,
      'There’s a P wave before every QRS and a QRS after every P wave, P is upright in lead II and the rhythm is regular with a constant PR interval.',
    ],
    [
      ecg,
      to.rhythm,
      rhythm,
      'Each QRS complex is preceded by a P wave that is positive in I and II and negative in aVR, at a constant distance.',
    ],
    [
      ecg,
      to.rhythm,
      rhythm,
      'I look for upright P waves in II, one in front of each QRS, with an even RR interval.',
    ],
    [ecg, to.wall, wall, 'Leads II, III and aVF, with reciprocal ST depression in I and aVL.'],
    [
      ecg,
      to.wall,
      wall,
      'I look for ST elevation in the inferior leads, so II, III and aVF, and for the mirror image in aVL.',
    ],
    [
      ecg,
      to.wall,
      wall,
      'In II, III, aVF; I would also do right-sided leads like V4R to check the right ventricle.',
    ],
    [
      badNews,
      [],
      setting,
      'I’d find a quiet private room where we can both sit down, give my bleep to a colleague, have tissues ready and ask if she’d like somebody with her.',
    ],
    [
      badNews,
      [],
      setting,
      'A side room with the door closed, two chairs at the same height, phone on silent, and her husband next to her if she wants that.',
    ],
    [
      badNews,
      [],
      setting,
      'I book the relatives’ room for half an hour so nobody interrupts us, put my phone away, sit at eye level, and invite a family member if she wishes.',
    ],
    [
      badNews,
      to.asking,
      ['asking her first'],
      'I would ask her: "Can you tell me what you’ve been told so far about the tests?"',
    ],
    [
      badNews,
      to.asking,
      ['asking her first'],
      '"Mrs. Farrell, before I start, what is your understanding of why we did the biopsy?"',
    ],
    [
      badNews,
      to.asking,
      ['asking her first'],
      'I’d ask an open question, such as what she has been thinking about it herself, and listen.',
    ],
    [
      badNews,
      to.news,
      news,
      '"I’m afraid I have some bad news, Mrs. Farrell. The biopsy shows that you have cancer." Then I’d stop talking.',
    ],
    [badNews, to.news, news, '"I’m sorry, the result is more serious than we had hoped. It is cancer."'],
    [
      badNews,
      to.news,
      news,
      'First I would warn her: "This is not the news we wanted." Then, after a pause: "They have found breast cancer."',
    ],
    [
      badNews,
      to.tears,
      tears,
      'I stay with her in silence, offer her a tissue, and after a while I say "I can see how much of a shock this is."',
    ],
    [
      badNews,
      to.tears,
      tears,
      'I’d stop talking and let her cry, sit close to her, and say that I’m so sorry.',
    ],
    [
      badNews,
      to.tears,
      tears,
      'I wait, give her time, and when she looks up I name what I see: this is really hard for you.',
    ],
  ])('in %# is credited at once', (topic, before, points, said) => {
    const { text, after } = lastOf(topic, [...before, said]);
    expect(after.noted).toEqual(expect.arrayContaining([...points]));
    expect(after.step).toBeGreaterThan(before.length);
    expect(after.helped).toBe(0);
    expect(text).toMatch(/^(?:Good|Yes|Right|Exactly): /);
    expect(text).not.toContain('A complete answer also has');
  });
});

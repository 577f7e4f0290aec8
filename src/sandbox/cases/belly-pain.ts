import type { PatientCase } from './case.ts';

export const bellyPain: PatientCase = {
  id: 102,
  title: 'Mira Castellano, 23: pain in the belly',
  answers: {
    greeting: ['Hi. Sorry, I would rather stay curled up like this.'],
    complaint: [
      'My belly hurts. It keeps getting worse and I can’t stand up straight.',
      'It is my belly, on the right by now.',
    ],
    name: ['Mira Castellano.'],
    age: ['Twenty-three.', 'I am 23, I turn 24 in March.'],
    work: ['I study architecture, last year before the degree.'],
    onset: [
      'Yesterday evening, slowly, around my belly button. I thought it was the pizza.',
      'Since last evening, so about eighteen hours.',
    ],
    location: [
      'It began around the navel. Now it is down here on the right.',
      'Down here, right side. I can put one finger on it.',
    ],
    character: ['At first it was a dull cramp, now it is sharp and it stays.'],
    severity: [
      'Seven of ten. The bumps on the way here in the car were awful.',
      'A seven, and an eight when I cough.',
    ],
    radiation: ['No, it moved from the middle to the right, and there it stays.'],
    course: ['It does not come and go any more. It only grows.'],
    worse: ['Walking, coughing, any jolt. Even laughing.'],
    better: ['Lying still with my knees up. Ibuprofen did next to nothing.'],
    associated: ['I feel weak and hot. No rash, nothing with my eyes or so.'],
    nausea: ['I threw up twice in the night. After the pain had started, not before.'],
    fever: ['I measured 37.9 this morning, and I shivered a bit.'],
    breathing: ['No cough, breathing is fine as long as I do it carefully.'],
    bowels: ['No diarrhoea; I have not been since yesterday morning. Peeing does not burn.'],
    appetite: ['No appetite at all. Even the thought of food turns my stomach.'],
    history: ['I am healthy. Hay fever, that is all.'],
    medication: ['The pill, and an ibuprofen last night.', 'Just the pill, regularly.'],
    allergies: ['Pollen. No medicines.'],
    smoking: ['No, I don’t smoke.'],
    alcohol: ['A glass of wine at parties.'],
    substances: ['I tried cannabis once. Never again.'],
    family: ['Nothing special. My mother had her gall bladder out.'],
    home: ['I share a flat with two friends. One of them drove me here.'],
    worry: ['I have an exam on Friday. And… it is not something with my ovaries, is it?'],
    period: [
      'My last period was two weeks ago and normal. I take the pill and never forgot it; I don’t think I am pregnant.',
    ],
    examination: ['Please be careful on the right. And letting go hurts more than pressing.'],
  },
  preceptor: {
    afterFive:
      'The pain has moved. What does that tell you about the nerves that carry it, and about the likely course?',
    onDiagnosis:
      'Which diagnoses must you rule out in a woman of this age before the operation, and with which test first?',
  },
};

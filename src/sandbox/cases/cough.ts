import type { PatientCase } from './case.ts';

export const cough: PatientCase = {
  // A text with a leading zero: whoever makes a number of it asks for another case.
  id: '0042',
  title: 'Timur Hale, 34: cough and fever',
  answers: {
    greeting: ['Hello. (coughs) Sorry.'],
    complaint: [
      'This cough, and a fever that will not go. I feel run over.',
      'The cough and the fever, still.',
    ],
    name: ['Timur Hale.'],
    age: ['Thirty-four.'],
    work: ['I repair air conditioning, in hotels mostly.'],
    onset: ['Five days ago, quite suddenly, with shivering.', 'On Sunday. Five days now.'],
    location: ['When I cough it stings here, low on the right side.'],
    character: ['A deep cough. The sting in the side is like a knife.'],
    severity: ['Five of ten when I cough; otherwise I just ache all over.'],
    radiation: ['No, it stays in the side.'],
    course: ['Worse day by day. First it was dry.'],
    worse: ['Breathing in deeply, and lying on the right side.'],
    better: ['Paracetamol takes the fever down for three hours.'],
    associated: ['A headache, and I get muddled in the evening, my wife says.'],
    nausea: ['A bit of nausea, and loose bowels since yesterday.'],
    fever: ['39.4 last night, with chills that shook the bed.'],
    breathing: [
      'Short of breath on the stairs. What comes up is rusty brown.',
      'Brown phlegm, not much of it. No wheezing.',
    ],
    bowels: ['Loose since yesterday, three times or so. Peeing is fine, just dark.'],
    history: ['Asthma as a child. Nothing since.'],
    medication: ['Paracetamol, four a day. Nothing else.'],
    allergies: ['No allergies.'],
    smoking: ['Fifteen a day since I was eighteen.'],
    alcohol: ['A beer or two after work.'],
    family: ['All healthy. My grandfather had tuberculosis in the war.'],
    home: ['With my wife and a baby of five months. Neither is ill.'],
    travel: [
      'I was on a job in a hotel in the south for a week; came back ten days ago. A colleague there is ill too.',
    ],
    worry: ['That I give it to the baby.'],
    sleep: ['Hardly, with the cough.'],
  },
  preceptor: {
    afterFive: 'Which part of his history points to a germ that ordinary penicillin does not reach?',
    onDiagnosis: 'Home or ward? Name the score you use and the points he gets.',
  },
  picture: {
    words: ['x-ray', 'xray', 'x ray', 'chest film', 'radiograph'],
    says: 'They made one an hour ago. This is it, they said.',
    url: 'https://example.com/sandbox/chest-right-lower-lobe.png',
  },
};

import type { PatientCase } from './case.ts';

export const headache: PatientCase = {
  id: 103,
  title: 'Jonas Adeyemi, 41: the worst headache',
  answers: {
    greeting: ['Hello. Could you turn the light down a little, please?'],
    complaint: [
      'My head. I have never had a headache like this one.',
      'It is still my head, the whole of it.',
    ],
    name: ['Jonas Adeyemi.'],
    age: ['I am 41.'],
    work: ['I teach mathematics at a secondary school.'],
    onset: [
      'At ten past eight, while I lifted weights. From nothing to everything within seconds, like a clap of thunder.',
      'This morning at the gym, all at once. Three hours ago now.',
    ],
    location: ['At the back of the head first, now everywhere, down to the neck.'],
    character: ['An explosion, then a deep throbbing pressure. Not like my migraines at all.'],
    severity: ['Ten of ten, and I don’t say that lightly. It hurts like nothing before.'],
    radiation: ['Into the neck. It feels stiff.'],
    course: ['It has stayed all the time; perhaps a nine now instead of a ten. I never had this before.'],
    worse: ['Light, noise, and bending my head forward.'],
    better: ['Nothing, really. Two paracetamol did not touch it.'],
    associated: [
      'My neck is stiff, and for a moment everything was double. I did not pass out, but my knees gave way.',
    ],
    nausea: ['I vomited twice, right after it began.'],
    fever: ['No fever, I have not been ill.'],
    breathing: ['Breathing is fine.'],
    history: [
      'Migraine since I was twenty, perhaps four times a year. Blood pressure was “borderline” at the last check.',
    ],
    medication: ['Sumatriptan when a migraine comes; I have not taken any today. Nothing regular.'],
    allergies: ['None that I know of.'],
    smoking: ['Ten cigarettes a day. I have tried to stop.'],
    alcohol: ['A bottle of wine over the weekend, shared.'],
    substances: ['No. Pre-workout powder from the gym shop, if that counts.'],
    family: [
      'My aunt died suddenly of a bleed in the brain, at fifty. And my mother has kidneys full of cysts.',
    ],
    home: ['With my husband and our son, who is six.'],
    exercise: ['Three times a week in the gym, up to this morning.'],
    worry: ['I keep thinking of my aunt.'],
    sleep: ['Slept fine last night. I woke up well.'],
  },
  preceptor: {
    afterFive: 'What makes a headache a thunderclap headache, and why must the time of its start be exact?',
    onDiagnosis:
      'The scan without contrast is clear, six hours and more after the start. What next, and what are you looking for in it?',
  },
};

import type { Explanation } from './topic.ts';

/** What each letter is for, and what belongs to it. */
export const handoverPurposes: readonly string[] = [
  'S tells in one sentence why you call: your name, the patient’s, and the one thing that is wrong with him.',
  'B is what came before and changes the odds: what was done to him and when, his history, his medicines and allergies.',
  'A is your own view: what dangerous thing could it be, to judge by his saturation, his pulse and his calf?',
  'R is what the registrar is to do: who comes, by when, and what you may start until then.',
];

/** What students ask in the middle of this topic. */
export const handoverAnswers: readonly Explanation[] = [
  {
    keys: 'who even be mr osei | who be mr osei | who be osei | who be he',
    says: 'Mr. Osei lies in bed 4, two days after a hip operation; suddenly he is short of breath.',
  },
  {
    keys: 'ask + not know | ask me something | asks something',
    says: 'Then say so and look it up while they wait: “I don’t know, I’ll find out.” Nobody expects you to have all of it in your head.',
  },
  {
    keys: 'repeat | read back | say it back | closed loop',
    says: 'They repeat it so that you hear what arrived: numbers and names get lost on the telephone.',
  },
  {
    keys: 'sbar | what do letters | what do s | stand for',
    says: 'SBAR is situation, background, assessment, recommendation or request: four short parts, always in this order.',
  },
  {
    keys: 'polite | rude | bossy | pushy | too direct | too vague',
    says: 'Polite is fine, vague is not: the registrar must hear who should come, and by when.',
  },
  {
    step: 2,
    keys: 'why + what i think | matter what i think | what i think + matter | registrar job | registrar + decide | not my job | job of registrar | doctor job | my opinion | who care what i think | why + assessment',
    says: 'That is what A is for: you have seen him and the registrar has not. What you think tells them how fast to come; confirming it is their job.',
  },
  {
    step: 2,
    keys: 'cellulitis',
    says: 'Cellulitis swells a calf too, but over days, red and hot, and it leaves the breath alone.',
  },
  {
    step: 2,
    keys: 'dangerous to guess | just guess | even say that | even say it | should i say | look stupid | look silly | sound stupid | not pe | wrong about | i be wrong | diagnose | diagnosis | not doctor | only student | allowed',
    says: 'You need not be right. You say what worries you most; the registrar decides.',
  },
  {
    step: 3,
    keys: 'busy | asleep | in theatre | not come | not pick up | no answer | refuse | say no | ignore me | hang up',
    says: 'If the registrar cannot come, ask who can, and say that you will call again in ten minutes.',
  },
  {
    step: 2,
    keys: 'pe | pulmonary embolism | embolism',
    says: 'A pulmonary embolism is a clot, mostly from a leg, that blocks a vessel in the lung.',
  },
  {
    keys: 'registrar mean | what is registrar',
    says: 'The registrar is the senior doctor on call.',
  },
  {
    step: 3,
    keys: 'shout at me | yell at me | get angry | be angry | get annoyed | wake them | wake him | wake her | wake registrar | middle of night',
    says: 'Nobody may be shouted at for calling about a patient in danger. Stay with the facts, and if it does not help, call the next senior.',
  },
  {
    step: 0,
    keys: 'why + name | why + who i am | introduce + why | say who i am',
    says: 'So that the registrar can judge what you have seen, and knows whom to call back.',
  },
  {
    step: 0,
    keys: 'start with + background | background first | history first',
    says: 'The other way round: the reason for the call comes first, or nobody knows what to listen for.',
  },
  {
    step: 0,
    keys: 'how long + situation | how much detail | how long should | how short',
    says: 'One sentence, ten seconds. The rest has its own letter.',
  },
  {
    step: 0,
    keys: 'vital sign + situation | saturation + first | vitals + first',
    says: 'Many give the one alarming number with S; that is fine. The whole list belongs to A.',
  },
  {
    step: 0,
    keys: 'difference + situation + assessment | situation + same + assessment',
    says: 'S is what you see, A is what you make of it: “short of breath” and “perhaps an embolism”.',
  },
  {
    step: 1,
    keys: 'how far back | how much background | how much history | which history',
    says: 'Only what bears on the problem of today: why he is in hospital, what was done, what he takes for it.',
  },
  {
    step: 1,
    keys: 'read notes | in notes | look it up | look in notes | read chart',
    says: 'The registrar may be in theatre or in bed, without the notes; and reading takes minutes that he does not have.',
  },
  {
    step: 1,
    keys: 'allergy | allergic',
    says: 'Allergies belong to B if something is about to be given; otherwise they can wait.',
  },
  {
    step: 1,
    keys: 'why + operation | surgery + matter | operation + matter | hip + matter',
    says: 'An operation on the hip, and lying still after it, make clots far more likely; so it changes what his breath means.',
  },
  {
    step: 1,
    keys: 'not know + history | do not have notes | no notes | not my patient',
    says: 'Then say so: “I do not know him well, but he had a hip replacement two days ago.”',
  },
  {
    step: 1,
    keys: 'heparin | blood thinner | prophylaxis',
    says: 'It lowers the risk of a clot but does not take it away; so whether he had it is worth a word.',
  },
  {
    step: 2,
    keys: 'calf + one | calf + both | one calf | one leg | both calf | both leg | one side | only one',
    says: 'A clot blocks one leg, so one calf swells. Both legs swell from the heart, the kidneys or fluid. That is why the side matters.',
  },
  {
    step: 2,
    keys: 'calf + breath | calf + lung | calf + mean | calf + why | leg + lung | swollen + why',
    says: 'A clot in the leg can come loose and be carried to the lung; that is how the calf and the breath are connected.',
  },
  {
    step: 2,
    keys: 'why + pulse | pulse + fast | tachycardia + why | 118',
    says: 'The heart beats faster because less blood gets through the lungs, and less oxygen with it.',
  },
  {
    step: 2,
    keys: '88 + bad | 88 + low | saturation + normal | saturation + mean | 88 + dangerous | normal saturation',
    says: 'Normal is 95 % or more; below 90 % he needs oxygen at once.',
  },
  {
    step: 2,
    keys: 'pneumonia',
    says: 'Pneumonia mostly takes days and brings fever and cough. This came suddenly, with one swollen calf.',
  },
  {
    step: 2,
    keys: 'heart attack | infarct',
    says: 'It can take the breath too, and the ECG will tell; but it does not swell a calf.',
  },
  {
    step: 2,
    keys: 'anxiety | panic attack',
    says: 'Somebody who cannot breathe is anxious. At 88 % the fear comes from the lung, not the other way round.',
  },
  {
    step: 2,
    keys: 'sure + diagnosis | certain | prove | d dimer',
    says: 'It need not be proved for a call: the CT proves it. After an operation a D-dimer is raised anyway and helps little.',
  },
  {
    step: 3,
    keys: 'order ct myself | order + ct | ct first | start + ct | which scan | ct or wait | order ct or wait',
    says: 'Neither put it off nor order it behind their back: offer it in the call. The registrar says yes or no at once.',
  },
  {
    step: 3,
    keys: 'give oxygen | oxygen + allowed | oxygen + start | oxygen + wait | start oxygen | put + oxygen | oxygen + before',
    says: 'Yes: at 88 % oxygen is started before the call, or by the nurse while you speak; nobody waits for the registrar to do that.',
  },
  {
    step: 3,
    keys: 'how soon | which time | what time | how many minute | by when',
    says: 'For a saturation of 88 %: now, within minutes. Say the number.',
  },
  {
    step: 3,
    keys: 'tell registrar what to do | tell a senior | tell senior | order registrar | demand',
    says: 'You order nobody about: you ask for something clear, and a clear request is a help to a tired senior.',
  },
  {
    step: 3,
    keys: 'crash call | arrest | emergency team | met call | rapid response',
    says: 'If he gets worse while you wait, or nobody comes, call the emergency team; you need no permission for that.',
  },
];

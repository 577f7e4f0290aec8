import type { Topic } from './topic.ts';

export const handover: Topic = {
  id: 1,
  name: 'Handing over with SBAR',
  greeting:
    'Welcome! We will practise a handover by telephone. You are on the ward; Mr. Osei in bed 4, two days after a hip operation, is suddenly short of breath. You call the registrar. Begin with S: what is the situation?',
  answersAs: 'conversation',
  field:
    'patient | doctor | registrar | ward | pain | oxygen | pulse | pressure | saturation | blood | fever | cough | infection | pneumonia | heart | lung | medication | allergy | test | xray | ecg | nurse | call | sbar | treatment | antibiotic | asthma | anxiety | fluid',
  steps: [
    {
      asks: 'S, the situation: who are you, who is it about, and what is wrong?',
      points: [
        {
          name: 'who you are',
          keys: 'my name | i am the | i am a | i am dr | it is dr | this is dr | this is doctor | speaking | house officer | doctor on | nurse on | calling from | on ward | from ward',
        },
        { name: 'who the patient is', keys: 'osei | bed 4 | bed four | mr osei' },
        {
          name: 'that he is short of breath',
          keys: 'breath | short breath | breathless | dyspnoea | dyspnea | saturation | desaturate | sob | breathing | respiratory distress',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'history | medication | allergy',
          says: 'That belongs to B, the background. S is one sentence: who, about whom, what is wrong now.',
        },
      ],
      hint: 'Say it in one breath: “I am …, it is about Mr. Osei, he is …”',
      model: '“I am Kim, student on ward 3. Mr. Osei in bed 4 is suddenly short of breath.”',
      why: 'Someone who hears the problem first listens differently to everything that follows.',
    },
    {
      asks: 'B, the background: what does the registrar need to know about him?',
      points: [
        {
          name: 'the operation',
          keys: 'hip | operation | surgery | operate | postoperative | post op | replacement | surgical',
        },
        {
          name: 'when it was',
          keys: 'two day | 2 day | day two | day 2 | day before yesterday | 48 hour | second day | monday | tuesday | wednesday | thursday | friday | saturday | sunday',
        },
        {
          name: 'his medicines and illnesses before',
          keys: 'medication | history | allergy | thrombosis prophylaxis | heparin | anticoagulant | blood thinner | known | previous | heart disease | diabetes | smoker | prophylaxis',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'embolism | clot | pneumonia | infarct | heart attack',
          says: 'That is a thought for A, the assessment. B is only what came before.',
        },
        {
          keys: 'oxygen | ct | come | scan',
          says: 'That is a request; it comes last, under R. What happened to him before today?',
        },
      ],
      hint: 'What has been done to him in the last few days, and why is he in hospital at all?',
      model: '“He had a hip replacement two days ago. Before that he was well; he has been in bed since.”',
      why: 'The operation changes the odds: what is rare in others is likely in him.',
    },
    {
      asks: 'A, your assessment: the saturation is 88 %, the pulse 118, one calf is swollen. What do you think?',
      points: [
        {
          name: 'a pulmonary embolism',
          keys: 'embolism | embolus | emboli | pe | clot | thrombosis | thrombus | dvt | thromboembolism',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'pneumonia | infection | sepsis',
          says: 'Possible after an operation, but it would rarely come so suddenly, and it does not make one calf swell.',
        },
        {
          keys: 'heart attack | infarct | infarction | heart failure | mi | cardiac',
          says: 'Good not to forget it. But what links the swollen calf to his breathing?',
        },
        {
          keys: 'anxiety | panic | anxious | hyperventilate | nervous',
          says: 'With a saturation of 88 % it is dangerous to call it anxiety. Look at the calf again.',
        },
        { keys: 'asthma | copd', says: 'Nothing suggests wheezing here. Look at the calf again.' },
        {
          keys: 'fine | nothing | normal | ok | healthy',
          says: 'A saturation of 88 % and a pulse of 118 are far from fine. What do they and the calf have in common?',
        },
      ],
      hint: 'One swollen calf, then suddenly no breath: what could have travelled?',
      model:
        '“I am worried about a pulmonary embolism: fast pulse, low saturation and a swollen calf after a hip operation.”',
      why: 'Saying the dangerous thought out loud lets the other person act on it.',
    },
    {
      asks: 'R, your request: what do you ask for, and by when?',
      points: [
        {
          name: 'that somebody comes',
          keys: 'come | see him | review | look at him | attend | need you | help me | at bedside | visit',
        },
        {
          name: 'by when',
          keys: 'now | immediately | minute | right away | urgent | urgently | at once | asap | straight away | quickly | soon | as soon as possible',
        },
        {
          name: 'what to do until then',
          keys: 'oxygen | ct | scan | angiography | heparin | anticoagulant | ecg | blood gas | d dimer | ultrasound | monitor | line | anticoagulation | angiogram | treatment',
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'tomorrow | later | next week | in morning | when you have time',
          outweighs: true,
          says: 'He cannot wait: the next hour decides. Ask again, with a time in it.',
        },
        {
          keys: 'nothing | discharge | go home | home',
          says: 'If you ask for nothing, nothing happens. What does he need now?',
        },
      ],
      hint: 'Ask for something that can be done: who should come, when, and what may you begin?',
      model: '“Please come now. Oxygen is running; shall I order the CT?”',
      why: 'A call without a request ends in “thanks for telling me”.',
    },
  ],
  closing:
    'That was a whole SBAR. One last thing: have the other person repeat what you said. This topic ends here.',
};

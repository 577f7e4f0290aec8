import { handoverAnswers, handoverPurposes } from './handover-answers.ts';
import { givenBefore, handoverDangers, handoverSlips, otherOrgan } from './handover-slips.ts';
import type { Topic } from './topic.ts';

const strained =
  '(?:short\\w*|out|lack\\w*|fast|rapid\\w*|quick\\w*|hard\\w*|heav\\w*|labou?red|difficult\\w*|trouble\\w*|problems?|struggl\\w*|fight\\w*|shallow\\w*|catch\\w*|bad\\w*|worse\\w*|poor\\w*|not|barely|scarcely|suffer\\w*|distress\\w*|los(?:es|ing|t)|stop\\w*|fail\\w*)';

const embolism = 'embolism | embolus | emboli | pe | clot | thrombosis | thrombus | dvt | thromboembolism';

export const handover: Topic = {
  id: 1,
  name: 'Handing over with SBAR',
  greeting:
    'Welcome! We will practise a handover by telephone. You are on the ward; Mr. Osei in bed 4, two days after a hip operation, is suddenly short of breath. You call the registrar. Begin with S: what is the situation?',
  answersAs: 'conversation',
  field:
    'patient | doctor | registrar | ward | pain | oxygen | pulse | pressure | saturation | blood | fever | cough | infection | pneumonia | heart | lung | medication | allergy | test | xray | ecg | nurse | call | sbar | treatment | antibiotic | asthma | anxiety | fluid | he | him | senior | consultant | request | urgent | calf | breath | stroke | kidney | liver',
  goodFor: {
    useless:
      'It is for the night when you call about somebody in danger and your head is empty: four letters, and nothing is left out.',
    lookUp:
      'You can look up what the letters mean, not say them for you while a man fights for air; that takes practice.',
    others:
      'Many never learned it, and many calls go wrong for that reason: the one on the other end hears a story and no request.',
  },
  answers: handoverAnswers,
  purposes: handoverPurposes,
  slips: handoverSlips,
  dangers: handoverDangers,
  steps: [
    {
      asks: 'S, the situation: who are you, who is it about, and what is wrong?',
      points: [
        {
          name: 'who you are',
          keys: 'i am dr | i am doctor | i am student | i am nurse | i am junior | i am intern | i am from | it is dr | this is dr | this is doctor | speaking | house officer | doctor on | nurse on | calling from | medical student | student on | student here',
          pattern:
            /\bmy name\b|^(?!.*\b(?:patient|man|bloke|chap|guy|somebody|someone|one)\b)(?:i am |this is |it is )?(?:\p{L}+ ){1,2}(?:from|on) (?:the )?ward\b|^(?:student|dr|doctor|nurse|sister) (?!on\b|here\b)\p{L}{3,}\b|\bi am (?:dr )?(?!(?:not|so|too|confused|lost|sure|bored|hungry|done|(?!fred\b|ned\b|ted\b)\p{L}+(?:ed|ing)|\p{L}{3,}ly \p{L}+|sorry|afraid|worried|calling|going|ready|here|back|fine|ok|thinking|guessing|asking)\b)\p{L}+(?: \p{L}+){0,3}$|^(?!(?:not|still|right|out|over|back)\b)\p{L}{3,} here$/u,
        },
        { name: 'who the patient is', keys: 'osei | bed 4 | bed four', early: 'osei | bed 4 | bed four' },
        {
          name: 'that he is short of breath',
          early: 'short breath | breathless | dyspnoea | not breath | breath fast | gasp | get no air',
          keys: 'short breath | breathless | dyspnoea | dyspnea | sob | respiratory distress | gasp | pant | suffocate | not breath | not get breath | not catch breath | get breath | not get air | no air',
          pattern: new RegExp(`\\b${strained}\\b.*\\bbreath|\\bbreath\\w*\\b.*\\b${strained}\\b`),
          vague: {
            keys: 'breath | breathing | respiration | air',
            asks: 'What is wrong with his breathing?',
          },
        },
        {
          name: 'his saturation',
          keys: 'saturation | desaturate | sats | spo2',
          optional: true,
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'not well | not feel well | unwell | bad | ill | sick | poorly | not right | problem | not so good | deteriorate | worse',
          unless: 'osei | bed 4 | breath | breathless | saturation',
          outweighs: true,
          says: 'That could be anything. Say who you are, whose patient it is, and which one thing is wrong.',
        },
        {
          keys: 'embolism | pe | heart attack | pneumonia | think he has | diagnosis',
          unless: 'osei | bed 4 | breath | breathless',
          says: '{said} is a conclusion, and it belongs to A. S is what anybody can see: who calls, about whom, what is wrong?',
        },
        {
          keys: 'sorry to bother | sorry to disturb | sorry for disturbing | just wanted to | quick question | hope you are well | are you busy | do you have a minute',
          unless: 'osei | bed 4 | breath | breathless',
          says: 'Kind, but it costs the first ten seconds and hides the danger. Who are you, who is it about, and what is wrong?',
        },
        {
          keys: 'please come | come now | come quick | hurry | emergency',
          unless: 'osei | bed 4 | breath | breathless',
          says: 'The registrar will ask: to whom, and why? That request comes at the end. First: who is it about, and what is wrong?',
        },
        {
          keys: 'pain | hip pain | fever | fall | bleed',
          says: 'That is not why you call. He is in bed 4: what has been wrong with him for a few minutes?',
        },
        {
          keys: 'pulse | blood pressure | 118 | heart rate',
          says: 'Numbers come later. First: who are you, who is it about, and what do you see?',
        },
        {
          keys: 'patient | man | guy | anyone',
          unless: 'osei | bed 4 | breath',
          says: 'Which patient, and what is wrong with him? The registrar has forty of them.',
        },
        {
          keys: 'history | medication | allergy',
          says: 'That belongs to B, the background. S is one sentence: who, about whom, what is wrong now.',
        },
      ],
      smaller: 'Only three things: your name, his name, and what he cannot do.',
      hint: 'Say it in one breath: “I am …, it is about Mr. Osei, he is …”',
      model: '“I am Kim, student on ward 3. Mr. Osei in bed 4 is suddenly short of breath.”',
      why: 'Someone who hears the problem first listens differently to everything that follows.',
    },
    {
      asks: 'B, the background: what does the registrar need to know about him?',
      points: [
        {
          name: 'the operation',
          keys: 'new hip | hip op | hip done | hip do | operation | surgery | operate | postoperative | post op | replacement | surgical | prosthesis',
          pattern:
            /\b(?:did|done|fix\w*|replac\w*|repair\w*|pinn\w*)\b.*\bhip\b|\bhip\b.*\b(?:did|done|fix\w*|replac\w*|repair\w*|pinn\w*)\b/,
          vague: { keys: 'hip', asks: 'What was done to his hip?' },
          early: 'new hip | hip op | hip operation | surgery | hip replacement | postoperative | post op',
        },
        {
          name: 'when it was',
          vague: {
            keys: 'this week | recently | lately | other day | day ago',
            asks: 'When exactly was that?',
          },
          keys: 'two day | 2 day | day two | day 2 | 48 hour | second day | monday | tuesday | wednesday | thursday | friday | saturday | sunday',
          early:
            'two day after | 2 day after | two day post | 2 day post | day two after | two day ago | 2 day ago | two day since',
        },
        {
          name: 'his history',
          keys: 'no history | no previous | otherwise well | otherwise healthy | no illness | history | known | previous | heart disease | diabetes | diabetic | high blood pressure | hypertension | copd | smoker | before that well | otherwise fine | comorbid',
          early:
            'high blood pressure | hypertension | diabetes | diabetic | copd | heart disease | no previous illness',
        },
        {
          name: 'his medicines or allergies',
          keys: 'no medication | no regular medication | no known allergy | no allergy | medication | medicine | allergy | thrombosis prophylaxis | heparin | anticoagulant | blood thinner | prophylaxis | aspirin | clopidogrel',
          pattern:
            /\b\w+(?:olol|pril|statin|sartan|formin|xaban|parin|farin|dipine|semide|prazole)\b|\bnot (?:on|taking) (?:any )?(?:\w+ )?(?:blood thinners?|medic\w+|heparin|anticoagulants?|tablets?|prophylaxis)\b/,
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'embolism | clot | pneumonia | infarct | heart attack',
          says: 'That is a thought for A, the assessment. B is only what came before.',
        },
        {
          keys: 'fine | well | healthy | fit',
          says: 'That helps a little. But why is he in hospital: what was done to him?',
        },
        {
          keys: 'breath | breathless | saturation | pulse | calf | 88 | 118 | vital',
          says: 'That is how he is now. B is what came before: what was done to him, and when?',
        },
        {
          keys: 'everything | whole story | full history | all of it | family history | childhood | whole chart | read notes',
          says: 'The registrar is standing in a corridor: only what matters for his breath today. What was done to him?',
        },
        {
          keys: 'knee | appendix | heart surgery | bypass | fell | accident | stroke',
          says: '{said} is not what brought him here; a wrong background leads the registrar astray. What was done to him two days ago?',
        },
        {
          keys: 'years old | age | retired | lives | widower | married | wife',
          unless: 'hip | operation | surgery',
          says: 'A word about that does no harm, but it does not explain the call. What was done to him, and when?',
        },
        {
          keys: 'nothing | not much | not need | in notes | look it up | knows him',
          says: 'The registrar may never have seen him. What happened to him two days ago?',
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
          keys: embolism,
          early: embolism,
          notBeside: otherOrgan,
        },
      ],
      needed: 1,
      wrong: [
        {
          keys: 'cellulitis',
          says: 'Cellulitis does swell one calf; but it comes over days, red and hot, and does not take the breath. What swells a calf and takes the breath all at once?',
        },
        {
          keys: 'pneumonia | chest infection',
          says: 'Possible after an operation, but it would rarely come so suddenly, and it does not make one calf swell.',
        },
        {
          keys: 'infection | sepsis',
          says: 'Possible after an operation, but it comes over hours or days, mostly with fever. What swells one calf and takes the breath all at once?',
        },
        {
          keys: 'heart attack | infarct | infarction | heart failure | mi | cardiac',
          says: 'Good not to forget it. But what links the swollen calf to his breathing?',
        },
        {
          keys: 'anxiety | panic | panicking | panicky | anxious | hyperventilate | nervous | nerves | stress | just scared',
          isGrave: true,
          says: 'With a saturation of 88 % it is dangerous to call it anxiety. Look at the calf again.',
        },
        {
          keys: 'calf + surgery | calf + operation | swell + surgery | swell + operation | just from surgery | from operation',
          says: 'Lying still after the operation is how it begins, but one swollen calf is a warning and no matter of course. What forms in a leg that lies still?',
        },
        {
          keys: 'muscle | cramp | strain | sprain | haematoma | bruise | compartment',
          says: 'That would explain the calf, but not the breath. What explains both?',
        },
        {
          keys: 'pneumothorax | fluid | fluid overload | oedema | overload | atelectasis | aspiration | pleural effusion | anaemia | blood loss | bleed | fat',
          says: 'That can take the breath after an operation, but not swell one calf. What explains both?',
        },
        {
          keys: 'pain | painkiller | opioid | morphine | old age | unfit',
          says: 'That would not explain a saturation of 88 % together with one swollen calf. What could have travelled?',
        },
        {
          keys: 'dvt | deep vein thrombosis | clot in leg | clot in calf',
          unless: 'pe | embolism | embolus | emboli | lung | pulmonary | travel | breath',
          outweighs: true,
          says: 'The leg, yes. But that alone does not take his breath: where has part of the clot gone?',
        },
        {
          keys: 'both calf + pe | both leg + clot | both + swell',
          unless: 'one calf | one leg | one side',
          outweighs: true,
          anywhere: true,
          says: 'A clot in the leg mostly swells one side; both legs point to the heart or to fluid. And his?',
        },
        {
          keys: 'anxiety | panic attack | panicking | nervous | anxious',
          anywhere: true,
          says: 'It is dangerous to call it anxiety before the lungs have been thought of.',
        },
        {
          keys: 'not my job | not my place | registrar decide | let registrar decide | leave to registrar | not sure what',
          says: 'The registrar decides, but only on what you say. You have seen him: which dangerous thing could it be?',
        },
        {
          keys: 'lung + leg | lung + calf | lung | breath + leg | calf + breath',
          says: 'You are close: the lung and the leg both belong to it. What could have travelled from one to the other?',
        },
        {
          keys: 'circulation | blood vessel | vein | leg | calf',
          says: 'The leg is where it begins. What forms in it, and where does it go?',
        },
        { keys: 'asthma | copd', says: 'Nothing suggests wheezing here. Look at the calf again.' },
        {
          keys: 'fine | nothing | normal | ok | healthy',
          says: 'A saturation of 88 % and a pulse of 118 are far from fine. What do they and the calf have in common?',
        },
      ],
      smaller:
        'After an operation he lies still, and the blood in his leg too. What forms there, and where does it go?',
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
          early:
            'come now | see him now | come and see | come to see | come immediately | come quickly | come straight away',
          ask: 'Who should come?',
          keys: 'come | get here | get up here | get over here | pop by | drop by | see him | review | look at him | attend | need you | help me | at bedside | visit',
        },
        {
          name: 'by when',
          early:
            'come now | see him now | now please | within ten minute | within 10 minute | within five minute | within 5 minute | within minute | in ten minute | in 10 minute | come immediately | come quickly | come straight away | come at once | come right away',
          ask: 'By when?',
          vague: { keys: 'soon | soonish | sometime soon', asks: 'How soon? Give a time.' },
          keys: 'now | immediately | minute | right away | urgent | urgently | at once | asap | straight away | quickly | as soon as possible | as soon as you can | hour | min | mins | within | 5 minute | 10 minute | today',
        },
        {
          name: 'what to do until then',
          notBeside: givenBefore,
          early:
            'ct | heparin | ecg | blood gas | angiography | give oxygen | start oxygen | oxygen run | on oxygen | on o2 | oxygen on | litre + oxygen | litre + o2 | l oxygen | l o2 | oxygen mask',
          ask: 'And what may be started until then?',
          vague: {
            keys: 'med | medication | drug | something | stuff',
            asks: 'Which treatment do you mean?',
          },
          keys: 'oxygen | mask | o2 | ct | scan | angiography | heparin | anticoagulant | ecg | blood gas | d dimer | ultrasound | monitor | line | anticoagulation | angiogram | treatment',
        },
        {
          name: 'the read-back',
          keys: 'repeat back | repeat that back | repeat it back | read back | read that back | read it back | say it back | say that back | repeat what i | repeat to me',
          optional: true,
        },
      ],
      needed: 2,
      inQuestions: true,
      wrong: [
        {
          keys: 'what you think | what he think | what she think | what they think | what to do | opinion on | advice on | what should i do | advise | let you know | fyi | observe',
          outweighs: true,
          says: 'That leaves the decision open, and him without help. Ask for something that can be done: who comes, and by when?',
        },
        {
          keys: 'text him | text her | text registrar | whatsapp | email | send message | send text | leave note',
          outweighs: true,
          says: 'A message may lie unread for an hour. You are on the telephone now: who should come, and by when?',
        },
        {
          keys: 'paracetamol | painkiller | antibiotic | inhaler | salbutamol',
          says: 'That does not treat what you suspect. Whom do you need at the bedside, and how soon?',
        },
        {
          keys: 'just letting you know | let you know | just to let | wanted to tell | update you | keep you posted | inform you',
          outweighs: true,
          says: 'That is news, not a request; the answer will be “thanks”. What do you want the registrar to do, and by when?',
        },
        {
          keys: 'wait for ct | after ct | when ct is back | blood result first | wait for result',
          outweighs: true,
          says: 'At 88 % nobody waits for a result. Who should be with him while the tests run, and how soon?',
        },
        {
          keys: 'nothing | discharge | go home | home',
          says: 'If you ask for nothing, nothing happens. What does he need now?',
        },
      ],
      smaller: 'End this sentence: “Please come …”, and say when.',
      hint: 'Ask for something that can be done: who should come, when, and what may you begin?',
      model: '“Please come now. Oxygen is running; shall I order the CT?”',
      why: 'A call without a request ends in “thanks for telling me”.',
    },
  ],
  closing: 'Those are the four letters. This topic ends here.',
  advice: {
    says: 'One last thing: have the other person repeat what you said.',
    unlessNamed: 'the read-back',
  },
};

/** What is asked about the patient’s body and mind, and what they are told: findings, a diagnosis, a plan. */
import type { Fact } from './fact.ts';

export const bedside = {
  robot: {
    keys: 'chatbot | robot | ai | artificial intelligence | language model | chatgpt | simulation | computer program | ignore previous instruction | system prompt | ignore all instruction | prompt | virtual patient | actor | real person | real patient | instructions',
    asks: `are you a real person
      are you a bot
      are you real
      are you a robot
      are you an ai
      ignore all previous instructions`,
    otherwise: 'I am your patient today. Ask me about my complaint, please.',
  },
  weather: {
    keys: 'weather | joke | favourite | politics | movie | film | music | song | capital | the meaning of life | television',
    asks: `what is the weather like
      tell me a joke
      what is your favourite colour`,
    otherwise: 'Can we talk about that when I feel better? Ask me about my health, please.',
  },
  orientationDate: {
    keys: 'what day | what date | what year | what month | day of week | date today | day be it | today date | date be it | what time be it',
    asks: `what day is it today
      do you know what day it is
      what is the date today
      what year is it
      what month is it
      do you know the date`,
    otherwise: 'I know what day it is, thank you; I looked at the calendar this morning.',
  },
  orientationPlace: {
    keys: 'where you be right now | know where you be | where be you now | where be you right now | where we be | where be we | know why you be here | which hospital',
    asks: `do you know where you are
      where are you right now
      can you tell me where you are
      where are we
      do you know why you are here
      do you know who i am`,
    otherwise: 'In hospital, and you are the one who looks after me.',
  },
  examination: {
    keys: 'examine | tickle | tickle foot | tickle sole | tap knee | lift leg | raise leg | listen to lung | listen to heart | listen to chest | listen to back | listen to belly | shine light eye | shine light in eye | light in eye | look into eye | examination | physical exam | physical examination | listen to | roll up sleeve | take off shirt | undress | open your mouth | say ah | breathe in and out | can i take blood pressure | may i take blood pressure | i take blood pressure | i take temperature | take temperature now | i take pulse | feel pulse | check reflexes | reflex | lie down on the bed | stethoscope | auscultate | percuss | look at your | measure your blood pressure | shine light | shine a light | feel your belly | feel your tummy | feel your abdomen | press on your belly for | vital signs | check your vital | vitals | take your shirt off | squeeze my hand | squeeze my finger | follow my finger | smile for me | raise both arm | raise arm | lift your arm | touch your nose | murphy | rebound | auscultation | check your heart rate | show me your | listen heart | listen lung | check your pulse | check your temperature | check your eye | look in your | pop you on the couch | take a peek',
    asks: `can i examine you
      may i examine you
      i would like to examine you now
      is it ok if i examine you
      can i listen to your chest
      can i listen to your heart and lungs
      may i take your blood pressure
      can i feel your tummy
      can i press on your belly
      can i have a look
      can i take a look
      may i have a look at it
      can you lie down for me
      please lie down on the bed
      can you open your mouth
      can i take your pulse
      can i check your temperature
      can i look at it
      does it hurt when i press here
      i am going to listen to your chest
      what are your vital signs
      what is your pulse
      what is your heart rate
      what is your oxygen saturation
      i would like to perform a rectal exam
      can you stand up for me
      can you walk for me
      are you able to get up on the couch
      could i have a feel
      do you consent to me examining you`,
    otherwise: 'Of course, go ahead.',
  },
  diagnosis: {
    asks: `my diagnosis is
      the diagnosis is
      my working diagnosis is
      my differential diagnosis is
      i think you have
      i diagnose
      diagnosis
      differential`,
    otherwise: 'Is that serious? What happens now?',
  },
  whatDoIHave: {
    asks: `what do you have
      what is it
      do you know what you have
      has anyone told you what it is
      what did they tell you
      what have you been told
      has anyone told you what is wrong
      has anybody said what it might be
      what do you know about your condition
      what do you know about your condition so far
      what have the doctors told you so far
      what have they told you so far`,
    otherwise: 'Nobody has told me yet what it is. I hoped to hear it from you.',
  },
  plan: {
    asks: `we will do some tests
      we need to run some tests
      i would like to do some tests
      we are going to keep you in hospital
      you need to stay in hospital
      you need an operation
      i will give you something for the pain
      i am going to give you some medication
      i will prescribe you
      you should stop smoking
      you can go home
      i will send you home
      we will admit you
      we will start treatment
      take one tablet twice a day
      i recommend
      you should rest
      i will call my senior
      i will refer you to a specialist
      i want to order
      the plan is
      let me explain what happens next
      let me explain
      what we will do is
      is that plan ok with you
      do you agree to the operation
      do you agree with the plan
      would you agree to have tests
      i am going to discuss this with my supervisor
      i am going to discuss this with my supervisor and come back to you
      i will present this to the doctor`,
    otherwise: 'All right, that is fine with me.',
  },
  summary: {
    asks: `let me summarise
      to summarise
      in summary
      let me recap
      so to sum up
      let me see if i got this right
      have i got that right
      is that correct
      is that right
      did i get that right
      did i understand that correctly
      does that sound right
      is that about right`,
    otherwise: 'Yes, that is right.',
  },
} as const satisfies Record<string, Fact>;

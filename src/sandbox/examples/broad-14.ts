import type { Examples } from './example.ts';

/** What was once taken for a thing told before, or for leave that is asked. */
export const broad14: Examples = {
  exercise: `
    How far do you get on level ground? | How far can you walk on the flat before you must rest? | What distance can you walk on the flat?
    How many metres can you walk without a rest? | How many stairs can you manage? | How many floors can you climb before you need a rest?`,
  impact: `
    How do you spend your days at the moment? | Are you in bed all day, or are you up and about? | Are you up, or in bed most of the day?
    For how many days have you been off work? | How long have you not been to work? | Since when are you not at work?
    Do you still manage your job as before, or do you need breaks? | How are you coping at work with the pain?
    How do you get through the day with this?`,
  'worse:exertion': `
    What happens if you carry on walking? | And if you don't stop, what happens? | What if you carry on in spite of it?`,
  order: `
    Which was there first, the fever or the cough? | What was the first sign, the pain or the sickness? | What did you notice first of all, the cough or the fever?
    Which of the two started first?`,
  whyNow: `
    Why today and not last week? Did anybody tell you to come? | Did somebody tell you to come in? | Who sent you here?`,
  joyless: `
    Do you still do the things that used to give you joy? | The things that you liked, do you still do them? | Do you still take pleasure in what you did before?`,
  naps: `
    Do you ever nod off when you sit still? | Do you fall asleep at the wheel or in front of the television? | Have you dozed off while driving?`,
  needles: `
    Have you ever fainted when blood was taken? | Any trouble when they take your blood, or are you scared of needles? | Do you have a fear of needles?`,
  smell: `
    Have you lost your sense of smell or taste? | Have you lost your smell? | Can you still smell and taste things? | Any loss of taste?`,
  'stress money': `
    Is anything at work or with money weighing on you? | Is there something at home, or about money, that makes this time harder?`,
  'caringFor company': `
    Does anybody have to be told, or does a child need picking up? | Is there a child to be picked up, or someone we should ring?`,
  support: `
    Does a friend or neighbour have a key to your house? | Who has a key to your flat? | Has anyone got a key, in case you need help?`,
  sugarChecks: `
    Has your sugar ever been measured from the finger? | Is it the first time that your sugar is measured? | Have they pricked your finger for sugar before?`,
  chat: `
    Do you believe in star signs? | Do you believe in ghosts? | What would you take with you to a desert island?
    My grandmother says it comes from the full moon, do you believe that?`,
  feelingAsked: `
    Was it a shock for you? | Did that come as a shock? | Did I frighten you with that?`,
  empathy: `
    You have become very quiet. | You look worried. | I notice that you have gone pale.`,
  consent: `
    Do you have a few minutes for me, or is it too much to talk? | Have you got five minutes, or are you too tired to talk? | Do you feel up to talking for ten minutes?
    Could you spare me five minutes? | Can you spare a moment for me?`,
  screens: `
    Do you sit in front of a screen a lot? | How long do you look at screens in a day? | Much time at the computer?`,
  'screens stress': `
    A lot of computer time or stress? | Long hours at a screen, or stress at work?`,
  'family:bloodPressure': `
    How is the blood pressure of your parents? | How is your parents blood pressure? | What about your father's blood pressure? | Do your parents have high blood pressure?`,
  ideas: `
    What do you yourself think is behind it? | What do you believe is the cause of this illness? | May I ask what you believe it is?`,
  plan: `
    The next thing is a scan of your head. | Next comes an X-ray. | Next would be an X-ray and a blood test.`,
  examination: `
    Are you able to sit up for me? | Can you sit up for the examination?`,
  'partner contraceptive': `
    Are you in a relationship, and do you use contraception? | Do you have a boyfriend at the moment, and do you protect yourselves?`,
  medication: `
    What do you swallow every day? | Which pills do you swallow at the moment?`,
  jobDetail: `
    What exactly do you do there all day? | What does your work on the machines look like?`,
  allergies: `
    Is there anything that you do not tolerate? | Are there things your body can't tolerate?`,
  pressureChecks: `
    Who measures your blood pressure? | Who checks your pressure, and how often?`,
  footCare: `
    Do you look after your feet yourself? | I would like to see your feet, do you look at them yourself?`,
  'appetite fluids': `
    Are you eating and drinking all right? | Do you eat and drink enough? | Food and drink, all fine?`,
  chestPain: `
    Do you have pain or tightness in your chest? | Any pressure on your chest? | Have you got pressure or pain in the breast?`,
};

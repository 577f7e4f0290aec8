import type { Examples } from './example.ts';

/** More of the same, from talks between a student and each of the patients. */
export const broad7: Examples = {
  worse: `
    What makes you go ouch the most? | What hurts the most? | What sets it off worst?`,
  'lastMeal vomiting': `
    When did you last manage to eat something, and did it stay down? | When did you last eat, and did you keep it down?`,
  lastMeal: `
    Did you have breakfast? | Have you had breakfast today? | Did you have lunch? | What did you have this morning?`,
  partner: `
    Are you seeing someone at the moment? | Is there somebody in your life? | Do you have a boyfriend or girlfriend? | Is he your only partner?`,
  'worse:jolts': `
    Did it hurt on the way here? | Was the drive here painful? | How was it in the car?`,
  crescendo: `
    Did it occur at progressively lower workloads? | Has it been coming on with less and less effort? | Is it getting more frequent?`,
  'medication adherence': `
    What is your current medication, and are you adherent? | What do you take, and do you take it regularly?`,
  seenDoctor: `
    Who called the ambulance? | Who rang for help? | Who drove you here? | Did someone bring you?`,
  course: `
    Is the pain worse now than when you arrived? | Is it better or worse than when you came in? | Has it changed since you arrived?`,
  complaint: `
    I’d love to hear what’s been going on, if you’re up for it. | What’s been happening, from the start? | You look poorly, what’s been going on?`,
  onset: `
    And when did it first start, can you remember? | When did it all begin, do you remember? | Can you remember when it started?`,
  breathless: `
    How about walking about the house, do you get out of puff? | Do you get puffed out just walking about?`,
  diarrhoea: `
    How many times have you had to run to the loo today? | How often have you had to run to the toilet?`,
  swab: `
    Have you tested yourself for Covid? | Did you do a test for Covid? | Have you done a lateral flow?`,
  childrenOwn: `
    Is the baby all right? | She hasn’t got a cough, has she? | Is your little one well?`,
  caringFor: `
    Who is with your son now? | Who’s looking after the little one while you’re here? | Who takes care of the baby now?`,
  willing: `
    Do you think you could manage at home if we gave you tablets? | You might need an operation, how do you feel about that? | diet change ok?`,
  order: `
    Which was first, the headache or the vomiting? | Was the headache first or the vomiting? | What was first?`,
  exercise: `
    Do you lift weights often? | How often do you train? | Do you train a lot?`,
  diet: `
    food | eating habits | what do you eat | Are you a big eater?`,
  ideas: `
    what do you think | and what do you think | what’s your guess | What does your wife think it is?`,
  examination: `
    Tell me when it hurts. | Say when it hurts. | Now I will examine you, please.`,
  radiation: `
    the pain goes also to neck? | Does it also go to the neck?`,
  dysuria: `
    No burning or anything? | No stinging? | Any burning at all?`,
  photophobia: `
    the light is bad for eyes? | Is light bad for you?`,
  pressureChecks: `
    Have you had your blood pressure checked recently? | Was your blood pressure measured lately?`,
  name: `
    Do you prefer your first name or your surname? | Is it okay if I call you by your first name?`,
  support: `
    Any help at home? | help at home? | Who helps?`,
};

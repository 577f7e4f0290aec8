import type { Examples } from './example.ts';

export const followUps: Examples = {
  posture: `
    Is there a position that is most comfortable for you?`,
  offer: `
    Would you like something for the pain while you wait? | Would you like something for the pain?`,
  restless: `
    Is it easier if you lie still or do you find yourself needing to move around?
    do you prefer to lie still or do you have to move around`,
  order: `
    Did the sickness come before the pain or after it? | Which came first, the cough or the fever?
    what came first | What came first, the cough or the fever? | what came first, the cough or the fever
    Which did you notice first, the tiredness or the thirst?`,
  lifeEvents: `
    have you been under a lot of stress lately | Anything difficult happened in the past year?`,
  birthday: `
    Could you confirm your date of birth for me?`,
  episodes: `
    How long did those last, if there were any, and did they go away with rest?`,
  similarOthers: `
    Do you know someone who had something similar? | Do you know anyone who had something like that?`,
  lyingOrStanding: `
    Is it any different lying flat compared to sitting up?
    Is it any different lying down compared with standing up?`,
  tbContact: `
    Have you been in contact with anyone with TB that you know of?
    Have you ever been in contact with somebody with tuberculosis?`,
  witness: `
    Did anyone see it happen? | Did somebody see what happened?`,
  explained: `
    Has anyone explained to you what is going to happen next?`,
  pressureChecks: `
    what’s it usually like when you measure`,
  willing: `
    How would you feel about changing your diet or taking tablets if it was needed?`,
  urineAmount: `
    Are you passing large amounts each time or just little dribbles?
    is it large amounts or only little each time`,
};

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
    have you been under a lot of stress lately | Anything difficult happened in the past year?
    Has anything difficult happened recently? | Any big changes in your life lately?
    Have you lost someone close to you? | Has there been a lot going on in your life?
    Any recent bereavement? | Have you been through anything hard in the last year?
    Has anything upsetting happened lately? | anything happen in your life recently that has been hard`,
  birthday: `
    Could you confirm your date of birth for me? | What’s your date of birth? | When were you born?
    Can you tell me your date of birth? | When’s your birthday? | could you confirm your date of birth for me`,
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
    Did anyone see it happen? | Did somebody see what happened? | Did anyone see what happened?
    Was anybody with you when it happened? | Did someone witness it? | Were you alone when it happened?
    Who saw it? | Was there somebody with you at the time?
    did anyone tell you what you looked like during it`,
  explained: `
    Has anyone explained to you what is going to happen next?`,
  pressureChecks: `
    what’s it usually like when you measure`,
  willing: `
    How would you feel about changing your diet or taking tablets if it was needed?`,
  urineAmount: `
    Are you passing large amounts each time or just little dribbles?
    is it large amounts or only little each time`,
  caringFor: `
    Do you look after anyone? | Is anyone dependent on you? | Who’s looking after your child now?
    Do you care for somebody at home? | Who will take care of your son while you’re here?
    is there anyone at home who needs you`,
  woundCare: `
    Who looks after the wound? | What have you put on it? | Has anyone dressed the sore?
    Have you shown the toe to a doctor? | Have you used a cream or plaster on it?
    How have you been treating the wound? | has a nurse or doctor seen your toe`,
};

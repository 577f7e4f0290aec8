import type { Examples } from './example.ts';

/** What is asked of daily life, of feelings and of what comes next, in wordings that were taken for something near to it. */
export const broad12: Examples = {
  before: `
    Over the past few weeks, have you noticed any tightness when climbing stairs? | Have you noticed chest tightness when walking uphill in the last weeks?
    In the last months, did you get pressure on your chest when you hurried? | Any pressure on exertion in the weeks before?`,
  period: `
    How many days do you bleed, and is it heavy? | How many days do you bleed? | For how many days do you bleed each month? | How long do you bleed, and is it a lot?`,
  exercise: `
    Do you get to move around a bit, like walks or gardening? | Do you move enough? | Do you go for walks? | Do you get some movement in the day?
    Do you get out and about, walks for example?`,
  tried: `
    What did you took for the fever until now? | What have you taken for the fever so far? | What did you take against the fever? | What did you take for it until now?`,
  usualRemedy: `
    Do you do something else at home, like tea or honey or inhalation? | Have you tried anything else at home, like tea or honey? | Tea, honey, inhaling?
    Do you have make something else at home? | What else do you do at home against it, tea or steam?`,
  lowMood: `
    How do you feel with all this, in your mind I mean? | How are you feeling in yourself, in your mind? | How is it for you emotionally? | How do you feel inside with all this?
    How are you coping emotionally with all this?`,
  'tiredness impact': `
    How is your energy, could you get out of the bed these days? | How is your energy, can you get out of bed? | Are you exhausted, can you still get up in the day?`,
  sexual: `
    Is there anything about intimacy that’s been bothering you? | Any worries about intimacy? | Any problems with intimacy?`,
  wishes: `
    Is there anything that you would definitely not want, like injections or having to go into hospital? | Is there anything you would not want us to do?
    Is there any treatment that you would refuse? | Is there something you would rather not have done?`,
  talkToOthers: `
    Would you like somebody from your family to be there when we talk about the results? | Should someone be with you when we discuss the results?
    Do you want your family to be there when we tell you the results? | Would you like a relative to join us for the results?`,
  getHome: `
    Is it easy for you to get here? | Which day would suit you for coming back, and is it easy for you to get here? | Can you get here easily for a check-up?`,
  howAreYou: `
    Is the pain still the same as when we started talking? | Is it still the same as a few minutes ago? | Is the pain the same as when we began?`,
  offer: `
    Do you need a bowl or something for the sickness? | Shall I get you a sick bag? | Can I bring you a glass of water in the meantime? | Do you want a bowl?`,
  bloating: `
    And wind, are you still passing that? | Are you still passing wind?`,
  company: `
    Who came with you? | who came with you today`,
  substances: `
    Coke, speed, anything like that? | Coke, speed, pills?`,
  pregnancy: `
    pregnant? | Pregnant at the moment?`,
  doing: `
    Was it maybe during the training or lifting heavy? | Was it while you were training?`,
  'overCounter supplements herbal': `
    Do you take anything from the pharmacy or health shop, vitamins or herbal teas maybe?`,
  'worse:lying worse:bending': `
    When you bend forward or lie down, it changes?`,
  empathy: `
    sounds scary | ok i get that. sounds scary | That sounds scary.`,
  'family:bowelDisease': `
    Any diseases of the intestine in the family, Crohn for example?`,
};

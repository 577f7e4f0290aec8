import type { Examples } from './example.ts';

/** What students ask in roundabout ways, in single words, and in the words of a textbook. */
export const broad9: Examples = {
  breathless: `
    Are you more breathless than usual? | More short of breath than usual? | Is your breathing worse than usual?`,
  before: `
    Have you had any other headaches recently? | Any other pains like it recently? | Any other attacks in the last weeks?`,
  character: `
    When you say pressure, what do you mean exactly? | What exactly do you mean by pressure? | What do you mean by the pain?`,
  doing: `
    Can you remember exactly what you were doing when you first felt it? | What were you doing when you first felt it?
    In what situation did it arise? | In which situation did it begin? | What was going on when it came?`,
  supplements: `
    Do you take any supplements for the gym? | What’s in the powder? | Anything for training, protein or powders?`,
  'bowels pain:belly': `
    Any problems with your bowels or your stomach? | Bowels or stomach trouble?`,
  home: `
    Tell me a bit about home. | What is home like? | Tell me about your home life.`,
  'substances injections': `
    Any other drugs, ever injected anything? | Any drugs, ever injected? | drugs, injecting?`,
  'spread:back': `
    tearing pain between shoulder blades? | Any tearing through to the back?`,
  location: `
    When you say belly, which bit do you mean? | Which bit of you hurts? | Which part do you mean exactly? | Was it the same spot yesterday?`,
  hernia: `
    Have you noticed swelling in your groin? | A lump or swelling in the groin, a hernia maybe?`,
  severity: `
    May I ask how strong it is at present? | How strong is it at present? | Could you tell me how bad it is?`,
  radiation: `
    Is there any movement of the pain into other regions of your body? | Does it wander into another part of the body? | Is it felt in other regions too?`,
  paleness: `
    Did anybody remark on your colour? | Did you go pale, did anyone say so? | How did you look, was your face white?`,
  history: `
    What have you been treated for in the past? | What illnesses have you been treated for? | What has your doctor treated you for over the years?`,
  diagnosis: `
    It seems probable that a coronary artery is narrowed. | It is likely that your appendix is inflamed. | It seems likely that you have diabetes. | There is probably an infection in your lung.`,
  questionsForYou: `
    Is there anything you have not understood? | Is anything unclear?`,
  'appetite fluids': `
    appetite drinking | appetite, drinking? | eating and drinking ok | eating drinking`,
  better: `
    helped? | anything helped | what helped`,
  plan: `
    admit to hospital ok? | need to admit you | lp maybe | need bloods now | We would keep you here tonight.`,
  examination: `
    need listen chest | need to listen to your chest | I shall now count your pulse. | listen lungs now`,
  company: `
    husband where | wife where | where is your husband | Is your family outside?`,
  howAreYou: `
    How have you been keeping lately? | How have you been keeping? | How are you getting on?`,
  sleep: `
    Do you nap in the afternoon? | Do you sleep in the day? | Are your nights good?`,
  fluids: `
    What do you reach for when you are thirsty? | What do you like to drink when you are thirsty? | Which drinks do you have?`,
  urineOften: `
    I suppose that means a lot of going to the toilet? | Do you go to the toilet a lot? | Many trips to the loo?`,
  weightLoss: `
    Have your skirts got looser? | Are your clothes too big now? | Do your clothes hang loose?`,
  wound: `
    And the toe, what happened there? | What happened to your toe? | What’s wrong with your foot? | Tell me about the sore.`,
  woundCare: `
    Have you been looking after it yourself? | How do you look after the sore? | What do you put on the wound?`,
  newMedication: `
    Was there anything else recently, injections or steroids? | Any other medicine lately? | Anything else that you were given recently?`,
  'family:diabetes': `
    Your family, is there sugar about? | Is there sugar in your family? | Did your mother have sugar?`,
  diet: `
    What do you like to eat? | What are your favourite foods? | What do you usually cook?`,
  willing: `
    If it were diabetes, would you be able to cope with it? | Could you cope with tablets every day? | Would you be prepared to undergo a catheter examination?`,
  'uti infections': `
    Any thrush or waterworks infections? | Thrush or bladder infections?`,
  goodbye: `
    Lovely to meet you, take care! | Nice to have met you, all the best. | I shall return with the consultant presently.`,
  'doing exercise': `
    gym? what exactly | Were you at the gym, and do you train often?`,
  'before episodes': `
    How long was that one, and how did it feel? | The one last week, how long did it last?`,
  impact: `
    Can you still do the things you like? | What have you had to give up? | Is daily life still possible?`,
};

import type { Examples } from './example.ts';

/** What a further round of casual, curt and clinical wordings asked. */
export const broad6: Examples = {
  testsSoFar: `
    Have you been tested for anything so far? | Any tests yet? | What tests have they run? | Has anything been checked so far?
    Did they do any examinations already? | What have they done with you so far?`,
  bloodPressureTablets: `
    Do you take tablets for your blood pressure? | Are you on something for the blood pressure? | Any tablets against high blood pressure?`,
  course: `
    Timing - constant or colicky? | Constant or colicky? | Steady or in waves?`,
  doing: `
    What were you up to before it all began? | What had you been doing that day? | Was this weight unusual for you? | Did you do any heavy lifting before?`,
  contacts: `
    Is there anyone at uni with gastro? | Is anybody at school ill? | How many people fell ill there? | What’s wrong with your colleague?`,
  'worse:pressing': `
    Does it hurt here? And when I take my hand away? | Does it hurt here when I touch? | And when I let go?`,
  apology: `
    Sorry for all the questions, you’re doing really well. | Sorry to ask you so much. | Sorry to disturb you, I know you are in pain.`,
  goodbye: `
    My senior will be with you in ten minutes. | The doctor is on her way. | Back in a sec. | The surgeon will come and see you soon, bye.`,
  anaesthetic: `
    How are you with anaesthetics? | How did you get on with anaesthetics? | Ever had an anaesthetic, and any trouble?`,
  nothingLeft: `
    Is there anything else you would like me to know? | Anything else you would like us to know? | Something else I should be told?`,
  recentIllness: `
    Did it start with a cold? | Did it begin like a cold? | Was there a cold first?`,
  hospital: `
    Have you ever been in intensive care? | Ever been on a ventilator?`,
  ideas: `
    What do you suspect yourself? | What do you suspect? | Any suspicion of your own?`,
  consent: `
    Is a short chat ok? | Could we talk before you see him? | Is it fine to talk for a bit? | Have you got time for some questions?`,
  'father siblings': `
    What about your dad and your sister? | And your father and brother? | How are your dad and your sister?`,
  'mother siblings': `
    And your mum and your brother? | How are your mother and sister?`,
  photophobia: `
    Do you want me to switch off the lamp? | Is the lamp too bright? | Shall I turn off the light?`,
  lifeEvents: `
    Any losses? | Has anybody close to you died? | Any sad events?`,
  gestational: `
    When you were pregnant, was there sugar in the urine? | Was your sugar high when you were pregnant?`,
  episodes: `
    How many times in the past weeks? | How many of these in the last weeks?`,
  willing: `
    Could you manage tablets at home? | Would you lie flat for a scan? | Do you consent to an operation if it’s needed?`,
  'memory confusion': `
    Your wife says you talked nonsense, do you remember that?`,
  greeting: `
    hiya, ben, 3rd yr | hi, lisa here, 4th year | hey, tom, med stud`,
  sputum: `
    When you cough, what comes out? | What comes out when you cough? | How does the stuff look that you cough up? | Is it thick? smelly?`,
  cough: `
    How often do you cough? | Do you cough a lot? | Is the cough worse in bed?`,
  employer: `
    Can you get time off? | Does your work know?`,
  orthopnoea: `
    Do you sleep propped up? | Do you sleep sitting up?`,
  explained: `
    What did the doctor in the ambulance say? | What did they tell you so far?`,
  medication: `
    Do you take anything on a daily basis? | dhx? | meds, doses?`,
  partner: `
    Is your wife all right? | How’s your wife holding up? | Is your husband well?`,
};

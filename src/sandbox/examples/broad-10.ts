import type { Examples } from './example.ts';

/** What was taken for something else: curt words, wordings of a second language, and what is said while examining. */
export const broad10: Examples = {
  course: `
    getting worse? | worse now? | Is it getting worst? | worse than yesterday? | Is it growing stronger? | Did it get worse since?
    Was it more strong in the beginning? | Was it stronger at the beginning? | Was the pain worse at the start than now?`,
  'worse:exertion': `
    Is it getting worst when you walk or climb the stairs? | Does it come more when you go up the stairs?
    Can you get up a flight of stairs right now? | Could you manage the stairs at the moment? | Can you still climb stairs now?`,
  'before worse:exertion': `
    In the last weeks, did you have such problems by effort? | Did you have the same by effort in the last weeks?`,
  breathless: `
    Is your breathing different when you’re moving compared with sitting still? | Is it different when you move compared with sitting still?`,
  howAreYou: `
    How do you feel in this moment? | How do you feel at this moment? | How is it for you in this moment?`,
  fever: `
    Has anything brought the temperature down? | Does anything bring the fever down? | checked your temp? | check temp at home | did you check ur temperature | took your temp?`,
  'bloodStool blackStool': `
    blood or black stool | Have you seen any blood in your stool or has it been black? | Blood in the motions, or black like tar?
    Any bleeding from behind, or black stools? | black or bloody stools`,
  'bloodUrine urineLook': `
    Have you noticed any blood in your urine, or any change in its colour or smell? | Blood in the urine, or a change of colour?
    Has your urine changed in colour or smell, or was there blood?`,
  'weightLoss nightSweats': `
    Have you lost weight or sweat in the night? | Lost weight, sweating at night? | Weight loss or night sweats?`,
  'dizzy faint': `
    Did you felt dizzy or did you lose the conscience? | Were you dizzy, or did you lose consciousness? | Dizzy or fainted?`,
  'character spread:back': `
    Did you have a tearing pain that goes in the back? | Is it tearing, and does it go through to the back?
    Is it a ripping pain which goes into your back?`,
  medication: `
    What medicaments do you take? | Which medicaments do you take? | What medicines are you taking every day?`,
  sexual: `
    In the sexual life do you have problems? | Do you have problems in your sexual life?`,
  sti: `
    Or any other infection you can catch through sex? | Any other infections through sex?`,
  company: `
    Does your family know that you are in hospital? | Do your parents know that you are here? | anyone we should call for you
    who can we call for you | Should we call them? | Is there anyone we should ring?`,
  questionsForYou: `
    Have you some questions to me? | Have you questions for me? | Is there something specific I can explain better?
    Is there anything I could explain better? | What can I explain again? | Shall I explain anything once more?`,
  gynaecologist: `
    last gyn visit | When were you last at the gyn? | last time at the gynae`,
  spleen: `
    Do you still have your spleen, as far as you know? | Has your spleen been taken out?`,
  gestational: `
    Did you have diabetes or any other problem during a pregnancy? | Any sugar or other trouble in a pregnancy?`,
  vaping: `
    Vaping, shisha, anything else you inhale? | Do you inhale anything else, like vapes?`,
  heatIntolerance: `
    Do you tend to feel colder or warmer than other people around you? | Are you colder than the people around you?
    Do you feel the cold more than others? | Are you too warm when others are not?`,
  tinnitus: `
    Any ringing in the ears, or a whooshing sound? | A whooshing in your ears?`,
  'surgery hospital': `
    Have you ever had an operation, or stayed in hospital for something? | Ever had surgery or stayed in hospital?`,
  'witness othersSay': `
    Was anybody with you when it happened, and what did they tell you they saw? | Who was there, and what did they see?`,
  'caffeine appetite fluids': `
    Do you drink a lot of coffee, and have you been eating and drinking properly?`,
  fluids: `
    Have you managed to keep any water down? | Can you keep fluids down? | Does water stay down?`,
  'travel bites': `
    Have you been away anywhere recently, or had any insect or tick bites? | Any travel, or insect bites?`,
  'pain:belly bowels': `
    How about your tummy and your bowels, all normal there? | Your tummy and your bowels, are they all right?`,
  'pain:belly': `
    And your tummy, any pain there? | What about your stomach, any pain? | Does your tummy hurt?`,
  'orientationDate orientationPlace': `
    Can you tell me what day it is and where we are? | Do you know the date and where you are? | What day is it and where are we?`,
  'talkToOthers employer': `
    Would you like me to speak to your family, or to let your work know? | Should we tell your family or your work?`,
  jobStrain: `
    Do you enjoy it, and have you been working a lot of hours lately? | Are you working long hours?`,
  'photo numbness': `
    May I also have a look at your feet and test the sensation there? | Can I look at your feet and test the feeling?`,
  'gp pressureChecks': `
    Have you seen a doctor in the last years, has anyone checked your blood pressure?`,
  exercise: `
    Do you get around to any sport? | Do you find time for sport?`,
  'worse:breathing': `
    Do you have a sharp pain on one side when you take a deep breath in? | Is there a stab when you breathe in deeply?`,
  'footCare eyes': `
    When did someone last examine your feet and the back of your eyes?`,
  'hair drySkin rash': `
    Any changes in your hair or skin? | Has your skin or your hair changed?`,
  acknowledgement: `
    Ok, I think I’ve got the picture. | Let me switch topics. | Let me change the subject. | I will change topic now. | Let me go to another topic.
    It’s normal to be nervous about it, most people are. | I’m asking because of blood clots. | I know it sounds silly!`,
  instruction: `
    Until then please stay lying down and don’t get up alone, okay? | And could you not eat or drink for now?
    Will you press the bell right away if it gets worse? | Please don’t get up alone. | Could you keep lying down until then?
    Just stop me whenever it gets too much, okay? | Tell me if you want to stop.`,
  consent: `
    Are you comfortable enough to talk right now? | Are you well enough to answer some questions?`,
  diagnosis: `
    Raised blood sugar is one possible explanation for these symptoms.`,
};

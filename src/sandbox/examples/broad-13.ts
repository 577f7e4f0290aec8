import type { Examples } from './example.ts';

/** Lists of several things, leisurely wording, and English as a second language. */
export const broad13: Examples = {
  travel: `
    Were you in another country in the last months? | Were you in other country the last months? | Have you been in another country lately?`,
  location: `
    Where do you feel it? Can you describe the spot for me? | Can you describe the spot for me? | Could you describe the exact spot?`,
  'stress money': `
    Is there something that is stressing you, at home or with money? | Any stress at home, or money worries?`,
  vaginalBleeding: `
    Did you have bleeding after the menopause? | Did you had bleeding after the menopause? | Any bleeding since the menopause?`,
  bloodThinners: `
    Do you take something to make the blood thin? | Do you take something for make the blood thin?`,
  tried: `
    Have you taken anything? | Have you taken anything so far?`,
  looseClothes: `
    Is your clothes more loose now? | Are your clothes more loose now? | Did you need smaller clothes?`,
  diet: `
    What do you usually eat? Lots of salt, takeaways? | Lots of salt, takeaways? | Do you eat a lot of takeaways?`,
  bowels: `
    Any changes going to the toilet? | Any change when you go to the toilet?`,
  joyless: `
    You still have joy with the things you liked before? | Do you still have joy in the things that you liked? | Do you still enjoy the things you liked before?
    Can you still enjoy things?`,
  gynaecologist: `
    Are you going to the control of breast and gynecologist? | Do you go to the gynaecologist for check-ups? | Do you go for your breast checks and to the gynaecologist?`,
  overCounter: `
    Do you take also something from the pharmacy without prescription, or plants? | Do you take anything from the pharmacy without a prescription?
    Do you take something without prescription also?`,
  supplements: `
    Do you take calcium or vitamin D, and in what dose? | Any calcium or vitamin D?`,
  incontinence: `
    Can you hold the urine or sometimes you lose some? | Can you hold your water? | Can you hold it until you reach the toilet?`,
  sinusPain: `
    Any sinus problems? | Do you have sinus trouble? | Any pain in your sinuses? | Does your face hurt when you bend down?
    sinus pain? | Any pressure over the sinuses? | Do your cheeks or forehead hurt?`,
  'seizure tongueBite': `
    Did you have a fit or bite your tongue? | Any shaking, or did you bite your tongue?`,
  tongueBite: `
    Did you bite your tongue? | Is your tongue sore from biting it?`,
  'runnyNose sinusPain': `
    Have you had a cold or sinus trouble? | Any cold or pain in the sinuses lately?`,
  'jointPain pain:back': `
    Any pain in your joints or back? | Do your joints or your back hurt?`,
  medication: `
    Would you take me through your tablets? | Can we go over the medicines that you take? | Could you talk me through what you take?
    Could you run through your tablets with me? | Let us go through your medication together.`,
  expectations: `
    What should be sorted out by the time you leave? | What would you like to have settled before you go home?
    What would you like cleared up today? | What would you want to have when you leave here? | What would be a good outcome for you?`,
  impact: `
    What do you miss most since you fell ill? | Which things do you miss most? | What would you most like to be able to do again?
    What do you miss most at the moment?`,
  loneliness: `
    Do you get out of the house much? | Do you get out much? | Do you go out and meet people?`,
  'worse:eating': `
    Has it got something to do with eating? | Is it connected with meals? | Does what you eat play a role? | Is it linked to food at all?
    Has it anything to do with what you eat?`,
  period: `
    How many days does your period normally last? | How long does your period usually last?`,
};

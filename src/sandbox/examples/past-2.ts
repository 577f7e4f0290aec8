import type { Examples } from './example.ts';

export const past2: Examples = {
  triptan: `
    Have you taken your sumatriptan today? | Did you take sumatriptan for it?`,
  supplements: `
    What’s in the powder? | which supplements do you use | do you take calcium, vitamin D or other supplements
    Do you take any vitamins? | Do you take any supplements? | Any dietary supplements or protein powders?
    Any energy drinks or pre-workout products? | do you take vitamins or minerals`,
  contrast: `
    ever had a reaction to contrast dye in a scan? | Have you ever had a reaction to contrast dye for a scan?`,
  uti: `
    Do you get thrush? | Have you had any bladder infections?`,
  gestational: `
    Did you have diabetes in pregnancy? | Tell me about the sugar in pregnancy.
    were you diabetic in pregnancy`,
  thyroid: `
    Have you got any thyroid problems?`,
  waterTablets: `
    What is the water tablet for? | water tablets?`,
  steroids: `
    Have you taken steroids recently? | how long did you take the cortisone | Were you given cortisone?
    What was the cortisone for? | have you been on steroids | when did you finish them
    Cortisone, tablets or injections, at any time recently?`,
  eyes: `
    When were your eyes last checked? | When did you last have your eyes tested?`,
  cancer: `
    Have you ever had a cancer of any kind? | any cancer in the past`,
  newMedication: `
    Has any medicine been started, stopped or changed lately? | Have you started any new medicines recently?
    Has your medication been changed recently? | Any new tablets lately?
    Did your doctor change anything in your medicines? | Any recent changes to your medications?
    have the doses been changed`,
  antidepressants: `
    lithium or anything for mood?`,
  herbal: `
    Do you use any herbal remedies? | Any complementary or alternative medicines?
    Do you take anything herbal, like St John’s wort? | Any natural remedies or homeopathy?`,
  transfusion: `
    Have you ever had a blood transfusion? | Have you ever received blood? | Would you accept a transfusion?`,
};

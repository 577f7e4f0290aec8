/** What is asked more closely than most students do, and what is neither the complaint nor a habit. */
import type { Fact } from './fact.ts';

export const details = {
  comfort: {
    keys: 'warm enough | comfortable like that | comfortable like this | sit comfortable | lie comfortable | another pillow',
    asks: `are you comfortable like that
      are you comfortable sitting like this
      would you prefer to sit up a bit more
      would you rather lie down or sit
      do you need another pillow
      is that a comfortable position for you
      shall i raise the head of the bed
      are you lying comfortably
      are you sitting all right there`,
    otherwise: 'It is all right like this, thank you.',
  },
  givenHere: {
    asks: `has the ambulance crew given you anything
      has anyone here given you something
      did the paramedics give you something
      have you been given anything for it yet
      did you get something in the ambulance
      have they given you any medicine here
      what did the paramedics give you
      has the nurse given you anything
      what have you been given so far`,
    otherwise: 'No, nobody has given me anything yet.',
  },
  plansAhead: {
    asks: `is there anything important coming up this week
      are you worried about missing something
      do you have anything planned in the next days
      is there something you must not miss
      what do you have planned for the week
      any plans for the next days that you would have to cancel
      do you have important plans coming up`,
    otherwise: 'No, nothing that could not wait.',
  },
  bothArms: {
    asks: `have you ever had a difference between the two arms
      have you ever had a difference between them
      was your blood pressure ever different in both arms
      is the blood pressure the same on both arms`,
    otherwise: 'Not that I know of. Nobody has ever measured both.',
  },
  thermometer: {
    keys: 'thermometer',
    asks: `how did you measure it under the arm or in the ear
      how did you measure the temperature
      did you measure with a thermometer
      where did you measure the temperature
      in the ear or under the arm
      under the arm or in the mouth
      what kind of thermometer do you use`,
    otherwise: 'I have not measured it. I don’t feel hot.',
  },
  unwell: {
    asks: `how unwell do you feel overall on a scale
      on a scale how unwell would you say you feel overall
      overall how ill do you feel
      how sick do you feel all in all out of ten
      how bad do you feel in general from zero to ten`,
    otherwise: 'All in all a seven out of ten.',
  },
  causeWork: {
    asks: `does it have anything to do with work
      does it have to do with your job
      do you think your work has caused it
      could it come from your work
      is it related to your work
      do you see a link with your work
      is it better on days off
      is it worse on working days`,
    otherwise: 'No, I don’t think that it comes from work.',
  },
  usualRemedy: {
    asks: `what do you usually do at home when it hurts
      what do you normally do against it
      what usually helps you at home
      what do you do when you get it
      what helps you normally
      do you have a home remedy for it
      how do you help yourself at home
      what do you do at home to feel better`,
    otherwise: 'I have no remedy for it. I never had it before.',
  },
  drugReaction: {
    keys: 'drug allergy | drug allergies | allergy to medicine | reaction to medicine | reaction to drug | bad reaction to medicine | bad reaction to drug | medicine allergy',
    asks: `have you ever had a bad reaction to a medicine
      have you ever reacted badly to a drug
      did a medicine ever make you ill
      ever had a bad reaction to a drug
      did you ever have a bad reaction after a medicine
      is there any medicine that you can not tolerate
      any tablets you do not tolerate
      are there drugs you must not take
      any medicine you react to`,
    otherwise: 'No, I have never had a reaction to a medicine.',
  },
  familyOther: {
    asks: `any other illness in the family
      other family illness
      anything else in the family
      any other diseases in your family
      does anything else run in the family
      are there other illnesses among your relatives`,
    otherwise: 'Nothing else in the family that I know of.',
  },
  hotTub: {
    keys: 'hot tub | spa | jacuzzi | whirlpool | sauna | swimming pool',
    asks: `did you use a hot tub or a spa
      have you been in a hot tub
      have you been swimming in a pool lately
      did you go to a sauna`,
    otherwise: 'No, no hot tub and no pool.',
  },
  specialist: {
    keys: 'heart specialist | cardiologist | neurologist | lung specialist | specialist',
    asks: `have you ever seen a specialist for it
      did you ever see a cardiologist
      have you been to a neurologist
      are you under a specialist
      do you see any other doctors`,
    otherwise: 'No, I have never been to a specialist.',
  },
  familyThinks: {
    asks: `what does your family think it is
      what does your wife think about it
      what does your husband think it is
      what do your friends think it is
      what does your daughter say about it
      does your wife have an idea what it is`,
    otherwise: 'They don’t know either. They only want me to be looked after.',
  },
  childVaccines: {
    asks: `has your child had its vaccinations
      is the baby vaccinated
      are your children vaccinated`,
    otherwise: 'Yes, they had what one gets as a child.',
  },
  address: {
    keys: 'address | post code | phone number | telephone number | insurance',
    asks: `what is your address
      where exactly do you live which street
      what is your phone number
      how are you insured`,
    otherwise: 'It is all in my papers, at the desk.',
  },
  relationship: {
    asks: `how is the relationship with your wife
      how do you get on with your husband
      are you happy with your partner
      is everything fine between you and your boyfriend
      do you get on well at home`,
    otherwise: 'All is well between us.',
  },
  wantsToKnow: {
    asks: `do you want to know everything we find
      would you like to know all the details
      how much do you want to know
      do you want me to be open with you`,
    otherwise: 'Yes, please tell me everything.',
  },
  needles: {
    keys: 'needle | fear of needle | fear needle | scared of needle | afraid of needle | injection fear',
    asks: `are you scared of needles
      are you afraid of needles
      do you mind needles`,
    otherwise: 'No, needles don’t bother me.',
  },
  toldAnyone: {
    asks: `did you tell anyone about it
      did you tell anybody
      have you told anyone
      did you mention it to somebody`,
    otherwise: 'No, I kept it to myself.',
  },
  whyNotBefore: {
    asks: `why did you not see anyone about it
      why did you not tell anyone
      why have you not come earlier
      why did you not go to a doctor then
      why did you wait`,
    otherwise: 'I thought that it would pass by itself.',
  },
  partnerJob: {
    asks: `does your wife work
      what does your husband do
      does your partner have a job
      what is your boyfriend’s job`,
    otherwise: 'Yes, and between us we get by.',
  },
  dentures: {
    keys: 'denture | loose tooth | loose teeth | false teeth | crown',
    asks: `do you have any loose teeth or dentures
      do you wear dentures`,
    otherwise: 'No, they are my own teeth, and none of them is loose.',
  },
  usualDay: {
    keys: 'typical day | usual day | normal day | average day | daily routine',
    asks: `what does a typical day look like for you
      describe a normal day
      can you walk me through a usual day
      what is your daily routine
      what do you do all day`,
    otherwise: 'Nothing special: up early, the day’s work, and to bed in good time.',
  },
} satisfies Readonly<Record<string, Fact>>;

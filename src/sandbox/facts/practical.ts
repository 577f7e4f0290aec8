/** What is asked about the visit itself and its papers, the place where patients live, and what few bring up. */
import type { Fact } from './fact.ts';

export const practical = {
  vitals: {
    keys: 'oxygen | oxygen level | oxygen saturation | saturation | sats | vital sign measure | vital measure',
    asks: `did anyone measure your oxygen when you came in
      did anybody measure your temperature when you came in
      did somebody check your blood pressure when you arrived
      did the nurse take your pulse
      was your oxygen measured
      were your vital signs taken
      what did the nurse measure
      do you know what your oxygen was`,
    otherwise: 'A nurse measured something when I came in, but nobody told me the figures.',
  },
  sickNote: {
    keys: 'sick note | sick leave | doctor note | certificate | sick certificate | medical certificate | note for work | note for employer | fit note | sicknote',
    asks: `do you need a sick note
      do you need a note for work
      would you like a sick note
      do you need a certificate for your work`,
    otherwise: 'Yes, a note for work would be good, thank you.',
  },
  talkToOthers: {
    keys: 'talk to wife | speak to wife | talk to husband | speak to husband | talk to daughter | speak to daughter | talk to flatmate | speak to flatmate | talk to family | speak to family | speak with wife | speak with husband | speak with family | talk with family | talk with wife | talk with husband | speak with daughter',
    asks: `could i talk to them
      may i tell her what we find
      may i tell him what we find
      can i talk to them
      may i speak to them
      could i speak to him about it
      could i speak to her about it
      may i ask him what he saw
      may we talk to your family about it
      is it ok if i talk to your family
      may i tell your family what you have
      may we share this with your family`,
    otherwise: 'Yes, that is all right with me.',
  },
  recentIllness: {
    keys: 'recent illness',
    asks: `have you been ill recently
      have you been unwell lately
      did you have any illness before this
      were you ill before this
      were you ill before it started
      were you sick before it started
      were you well before that
      were you healthy before this
      were you well before it started
      did you feel well before that
      have you been poorly lately
      have you been ill in the last few weeks
      were you ill in the weeks before`,
    otherwise: 'No, I was well before this began.',
  },
  frequentInfections: {
    keys: 'frequent infection | recurrent infection | repeated infection | many infection | infection often | infection frequently | a lot of infection | lot infection | infection more often | prone to infection | catch every cold',
    asks: `do you often get infections
      did you have frequent infections`,
    otherwise: 'No, not more often than other people.',
  },
  condoms: {
    keys: 'condom | condoms | use condom | barrier contraception | use barrier',
    asks: `do you use condoms
      did you use a condom
      do you use condoms as well`,
    otherwise: 'No, no condoms.',
  },
  gynaecologist: {
    keys: 'gynaecologist | gynecologist | gyn | gyn visit | gynae visit | obgyn | gynae | women doctor | woman doctor | gynaecology | gynecology',
    asks: `when did you last see a gynaecologist
      when have you been to the gynaecologist the last time
      do you go to the gynaecologist regularly
      when was your last visit to the gynaecologist`,
    otherwise: 'That does not apply to me.',
  },
  altitude: {
    keys: 'diving | dive | scuba | altitude | high altitude | mountain | mountains | scuba diving',
    asks: `have you been diving
      have you been in the mountains`,
    otherwise: 'No, no mountains and no diving.',
  },
  sugarChecks: {
    keys: 'sugar at home | glucose meter | measure blood sugar at home | check blood sugar at home | blood sugar at home',
    asks: `do you check your blood sugar at home
      do you have a device to measure your sugar`,
    otherwise: 'No, I have no device for that.',
  },
  medicineList: {
    keys: 'medication list | list of medication | list with doses | list of doses | medication plan | list with medication | list of tablet | bring your medication | medication with you | tablet with you',
    asks: `do you have a list of your medicines
      do you have a list with the doses
      have you got a list of your tablets
      did you bring your medicines
      do you have your medicines with you`,
    otherwise: 'No, I have no list with me. I have told you what I take, as far as I remember it.',
  },
  getHome: {
    keys: 'get home | get to pharmacy | pick you up | take you home | drive you home | fetch you | way home | come back for check | come back for review',
    asks: `how will you get home
      can someone pick you up
      could somebody drive you home
      could you come back for a check
      could you get to the pharmacy`,
    otherwise: 'Yes, that can be arranged.',
  },
  institutions: {
    keys: 'prison | jail | shelter | homeless',
    asks: `have you been in prison
      have you stayed in a shelter
      have you been with anyone from a prison or a shelter`,
    otherwise: 'No, and I know nobody who was there.',
  },
  company: {
    keys: 'next of kin | call daughter | call husband | call wife | call family | inform anyone | we inform | ring daughter | ring wife | ring husband | should we call | emergency contact | phone anyone | contact for you | should i contact | contact anyone for | call for you | ring anyone | call anyone | wife come with | come with you | wife here | husband here | wife with you | husband with you',
    asks: `is there someone here with you
      is somebody here with you today
      is anyone with you today
      who is coming to be with you
      is someone coming to be with you
      is there anyone with you
      are you here on your own
      is there somebody you would like us to ring
      is there someone we should call
      is there someone you would like us to call
      is there someone you would like us to let know
      is there someone who you would like us to let know that you are here
      is there anyone you would like us to contact
      would you like me to ring someone
      do you need me to ring anyone
      do you want us to phone anybody
      can i call someone for you
      can i ring anyone for you
      does your family know you are here
      does anyone know that you are here
      does your family know that you are here can i call someone
      is there anyone who should know you are here
      shall i let somebody know
      should we phone somebody
      who can we call
      who can i call for you
      is there anyone we should contact
      do you want me to call someone
      who is your next of kin
      is anyone here with you
      are you here alone
      who is waiting for you outside
      who is waiting outside
      who is with you today`,
    otherwise: 'Nobody has to be called, thank you.',
  },
  dryHome: {
    keys: 'damp | mould | mold | crowded | overcrowded | damp or mould',
    asks: `is your home damp
      any damp or mould at home
      what is your housing like any damp or mould or is it crowded
      is it crowded at home
      is there mould in the house
      do you have mould at home
      do you live in a damp flat`,
    otherwise: 'It is dry, and there is room enough.',
  },
  coAlarm: {
    keys: 'carbon monoxide alarm | co alarm | carbon monoxide | boiler',
    asks: `have you got a carbon monoxide alarm
      do you have a carbon monoxide alarm
      is your boiler checked`,
    otherwise: 'We have a carbon monoxide alarm at home, and it has not gone off.',
  },
  mask: {
    keys: 'wear protection | protective clothing | protective clothes | wear glove | wear mask | protective equipment | ppe | mask',
    asks: `do you wear a mask at work
      do you wear protection at work
      do you use protective equipment`,
    otherwise: 'No, nothing like that.',
  },
  waiting: {
    keys: 'wait long | waiting long | long wait | wait room | waiting room | wait for long',
    asks: `did you have to wait long
      have you been waiting long
      how long have you been waiting here
      was it a long wait
      have you been sitting here for long`,
    otherwise: 'Not too long, thank you.',
  },
  employer: {
    keys: 'firm know | school know | work know that you | boss ok with it | boss ok with that | boss know | employer know',
    asks: `does your boss know
      is your boss ok with that
      have you told your employer
      is your employer all right with it
      did you call in sick at work
      can you get time off`,
    otherwise: 'They know that I am here, and it is all right.',
  },
  othersSay: {
    asks: `what do the people around you say about it
      what does your family say about it
      have others noticed a change in you
      has your family noticed anything
      what do your friends think about it
      has anyone commented on how you look
      has anybody said that you have changed`,
    otherwise: 'Nobody has said anything special about it.',
  },
  chaperone: {
    keys: 'chaperone | chaperon',
    asks: `would you like a chaperone
      would you like a nurse to be here while i examine you
      shall i get a chaperone for the examination
      do you want someone else in the room when i examine you
      would you prefer a woman to examine you
      should somebody stay with you during the examination`,
    otherwise: 'No, thank you, that is all right for me.',
  },
  sorePlaces: {
    asks: `was any of it too painful
      was that too painful
      did the examination hurt
      did i hurt you
      is it sore anywhere when i tap
      does it hurt when i tap here
      was that uncomfortable
      was any of that unpleasant`,
    otherwise: 'It is all right, nothing hurts.',
  },
  bothSides: {
    asks: `does it feel the same on the two sides
      does it feel the same on both sides
      is it the same left and right
      can you feel me touching you the same on both sides
      is there a difference between the two sides
      do both sides feel equal`,
    otherwise: 'Yes, the same on both sides.',
  },
  understood: {
    asks: `does that make sense to you
      does that make sense
      is everything clear
      was that clear
      do you understand what i explained
      do you follow
      have i explained it clearly
      is that understandable so far`,
    otherwise: 'Yes, I think so. Thank you for explaining it.',
  },
  teachBack: {
    asks: `can you tell me in your own words what you would look out for
      could you repeat for me what you should watch for
      what will you do if it gets worse
      when should you come back or call us
      so what have you understood of what i explained
      tell me in your own words what you would look out for so i know i explained it properly`,
    otherwise: 'If it gets worse, or anything new comes, I tell you at once.',
  },
  familyFeels: {
    asks: `how is your family coping with this
      how are the people close to you coping
      how are they taking it at home
      how does your family feel about it
      are your relatives worried about you
      how is your partner dealing with you being ill`,
    otherwise: 'They are worried, of course.',
  },
  bites: {
    keys: 'scratched | scratch by cat | tick | insect bite | tick bite | mosquito | bitten',
    asks: `any tick bites
      any insect bites
      have you been bitten by anything
      did an insect or a tick bite you`,
    otherwise: 'No, no bites that I have noticed.',
  },
  refreshed: {
    asks: `do you feel refreshed when you wake up
      do you wake up rested
      do you feel rested in the morning
      are you still tired when you get up
      is your sleep refreshing
      do you wake up fresh`,
    otherwise: 'Normally yes. Not now.',
  },
  explainPlease: {
    asks: `would it help if i explain what will happen next
      shall i explain what happens now
      would you like me to explain what we are going to do
      do you want me to tell you what comes next
      should i explain that to you
      would you like to know what happens next`,
    otherwise: 'Yes, please, explain it to me.',
  },
  testsSoFar: {
    asks: `have you had any tests
      have you had any tests done
      have they done any tests yet
      did the nurses take blood or urine from you yet
      has anyone taken a sample yet
      what has been done so far
      what did they do so far
      what examinations were done already
      did they do any tests
      have any tests been done
      was the test negative or positive
      what tests have you had`,
    otherwise: 'No, nobody has done any tests yet.',
  },
} as const satisfies Record<string, Fact>;

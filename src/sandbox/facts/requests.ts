/** What patients are asked to do, give or decide, and what they feel while they are examined. */
import type { Fact } from './fact.ts';

export const requests = {
  urineSample: {
    asks: `could you give us a urine sample
      can you leave a urine sample
      we need some urine from you
      could you pee in this cup for us
      can you do a wee in this pot
      would you mind filling this cup
      may we have a sample of your urine`,
    otherwise: 'Yes, of course. Where do I go?',
  },
  sputumSample: {
    keys: 'sputum sample | phlegm sample | sample of phlegm | sample of sputum',
    asks: `could you give us a sputum sample
      can you spit into this cup
      could you cough some phlegm into this cup
      can you bring something up for the lab
      we need a sample of what you cough up`,
    otherwise: 'I can try, but hardly anything comes up.',
  },
  samePain: {
    asks: `is this the pain that you came with
      is that the same pain
      does pressing here bring on your pain
      is that the pain you mean
      does that feel like the pain you have had`,
    otherwise: 'No, that is not the same.',
  },
  pressElsewhere: {
    asks: `when i press on the left where do you feel it
      does it hurt on the right when i press on the left
      where does it hurt if i push on the other side
      do you feel it elsewhere when i press here`,
    otherwise: 'Only where you press, and it hardly hurts.',
  },
  coughNow: {
    asks: `does breathing like this make you cough
      do you have to cough when you breathe deeply for me
      does that make you cough now`,
    otherwise: 'No, that is all right.',
  },
  whichHand: {
    asks: `which arm shall i take the blood from
      which hand do you prefer for the needle
      which arm is better for taking blood
      which finger may i prick`,
    otherwise: 'Either will do. You choose.',
  },
  writeDown: {
    asks: `shall i write it down for you
      would you like it in writing
      do you want a leaflet about it
      would it help to have it on paper`,
    otherwise: 'Yes, please. I won’t remember all of it.',
  },
  homeOrStay: {
    asks: `would you rather go home or stay here
      do you feel well enough to go home
      would you cope at home
      would you feel safer in hospital
      do you want to be treated at home`,
    otherwise: 'I would rather be at home, but if you think it is safer, I will stay.',
  },
  stayWorry: {
    asks: `what would be hard about staying in hospital
      what would worry you about having to stay
      what is the worst thing about being in hospital for you
      what would trouble you if you had to stay here`,
    otherwise: 'Not to be at home. But if I have to, I will stay.',
  },
} as const satisfies Record<string, Fact>;

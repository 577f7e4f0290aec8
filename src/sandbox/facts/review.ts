/** What else a systematic history asks everybody: staying in hospital, working hours, daily habits, weight, being touched. */
import type { Fact } from './fact.ts';

export const review = {
  stayHere: {
    keys: 'stay overnight | stay here overnight | stay the night | stay in hospital tonight | stay for the night',
    asks: `would you be able to stay overnight
      could you stay here overnight
      would staying overnight be a problem for you
      you may have to stay here overnight, would that be a problem
      you might have to stay in hospital for a few days, is that possible for you
      would it be a problem if you had to stay here
      would it be all right if you stayed in hospital
      can you stay the night if you need to
      how would it be for you to stay in hospital`,
    otherwise: 'If I have to, I will stay.',
  },
  beingHere: {
    keys: 'feel about be here | feel about be in hospital | feel about be in the emergency department',
    asks: `how are you feeling about being here
      how do you feel about being here in the emergency department
      how do you feel about being in hospital
      what is it like for you to be here
      how is it for you to be in hospital
      are you nervous about being in the hospital`,
    otherwise: 'I don’t like hospitals, but I am glad that somebody is looking into it.',
  },
  weightIntent: {
    keys: 'lose weight on purpose | weight loss on purpose | weight loss intentional | weight loss deliberate | intentional weight',
    asks: `was the weight loss on purpose
      did you want to lose weight
      did you lose the weight on purpose
      was the weight loss wanted
      have you been trying to lose weight
      were you on a diet to lose weight
      was that intentional, the weight`,
    otherwise: 'No, I have not tried to change my weight.',
  },
  looseClothes: {
    asks: `did you have to tighten your belt
      have your skirts become too wide
      do you need a smaller size now`,
    otherwise: 'No, my clothes fit as always.',
  },
  workHours: {
    keys: 'long hour | hour a week do you work | hour a day do you work | hour do you work | work long hour | overtime | night shift | shift work | work shift | work night | work at night | regular hour | when do you start work',
    asks: `how many hours a week do you work
      do you work long hours
      what are your working hours
      do you work shifts
      do you do night shifts
      do you work at night
      do you do a lot of overtime
      how long is your working day
      are they long hours`,
    otherwise: 'The usual hours, no nights.',
  },
  naps: {
    keys: 'nap | nod off | sleep in the day | sleep during the day | fall asleep in the day | fall asleep during the day | doze',
    asks: `do you nap in the day
      do you take naps
      do you sleep during the day
      do you fall asleep in the daytime
      do you doze off in front of the television
      do you have a nap after lunch`,
    otherwise: 'No, I don’t sleep in the day.',
  },
  bedtime: {
    keys: 'go to bed | bedtime | get up in the morning | time do you get up',
    asks: `what time do you go to bed
      when do you usually go to bed
      when do you get up in the morning
      what time do you get up
      do you keep regular bedtimes`,
    otherwise: 'At eleven or so, and up at seven.',
  },
  gambling: {
    keys: 'gamble | gambling | betting',
    asks: `do you gamble
      have you ever had a problem with gambling
      do you bet or gamble`,
    otherwise: 'No, I don’t gamble.',
  },
  glasses: {
    keys: 'spectacles | wear contact lenses | wear glasses | contact lens | contact lenses',
    asks: `do you wear glasses
      do you wear glasses or contact lenses
      do you need glasses for reading`,
    otherwise: 'No, I don’t need glasses.',
  },
  loneliness: {
    keys: 'lonely | loneliness | feel alone | isolated',
    asks: `do you feel lonely
      have you been feeling lonely
      are you lonely at home
      do you often feel alone`,
    otherwise: 'No, I am not lonely.',
  },
  libido: {
    keys: 'libido | sex drive | desire for sex',
    asks: `how is your libido
      has your sex drive changed
      any loss of libido
      do you have less desire for sex than before`,
    otherwise: 'That is rather private. As always, I would say.',
  },
  househelp: {
    keys: 'do the cooking | do the housework | do the shopping | who cook | who clean',
    asks: `who does the cooking at home
      who does the housework
      who does the shopping
      who cooks for you
      can you do your own shopping and cooking`,
    otherwise: 'I do it by myself.',
  },
  sickPay: {
    keys: 'sick pay | paid when you are ill | paid when off sick',
    asks: `do you get sick pay
      do you get paid when you are ill
      are you paid while you are off sick`,
    otherwise: 'I think so, I would have to ask.',
  },
  interpreter: {
    keys: 'interpreter | translator',
    asks: `do you need an interpreter
      would you like a translator
      should we get somebody who speaks your language`,
    otherwise: 'No, thank you, I understand you well.',
  },
  goOver: {
    keys: 'go over anything again | go over it again | go through anything again | explain anything again | repeat anything',
    asks: `shall i go over anything again
      should i go over anything again
      would you like me to go over anything again
      do you want me to explain anything again
      shall i repeat anything
      is there anything i should explain again
      is there anything you would like me to go through once more`,
    otherwise: 'No, thank you. I think I have got it.',
  },
  touchFelt: {
    keys: 'feel when i touch | feel if i touch | feel me touch | feel my finger | feel my touch | feel this',
    asks: `do you feel when i touch here
      can you feel me touching you here
      can you feel this
      do you feel it when i touch your foot
      does it feel the same on both sides when i touch you
      tell me when you feel my finger`,
    otherwise: 'Yes, I feel that.',
  },
} as const satisfies Readonly<Record<string, Fact>>;

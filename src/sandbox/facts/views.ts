/** What is asked of the person more than of the patient: small talk, people they loved, habits they would like to lose. */
import type { Fact } from './fact.ts';

export const views = {
  fan: {
    keys: 'bayern | dortmund | schalke | liverpool | arsenal | chelsea | manchester united | real madrid | barcelona | football match | game last night | match last night | game yesterday | football team | favourite team | football club | your team',
    asks: `which football team do you support
      do you follow football
      are you a football fan
      did you watch the match`,
    otherwise: 'I watch a match now and then, but today I have other worries.',
  },
  compliment: {
    asks: `i like your jumper
      that is a lovely scarf
      nice shirt
      what a beautiful necklace
      did you make that yourself
      where did you get that lovely bag`,
    otherwise: 'Thank you, that is kind of you.',
  },
  nameOrigin: {
    keys: 'surname come from | family name come from | last name come from | name come from | origin of your name | kind of name',
    asks: `where does your name come from
      that is a nice name is it spanish
      is your surname italian
      what sort of name is that`,
    otherwise: 'It has always been in the family. I never asked.',
  },
  treat: {
    keys: 'favourite food | favourite dish | favourite meal',
    asks: `what is your favourite food
      what would you love to eat now
      what would you like to eat most of all
      what do you fancy eating`,
    otherwise: 'Nothing, to be honest. I am not thinking of food now.',
  },
  leader: {
    keys: 'president | prime minister | head of state | head of government',
    asks: `who is the president
      who is the prime minister
      do you know who governs the country
      can you name the head of state`,
    otherwise:
      'The same as last week, whatever I think of it. I follow the news every evening, so my head is clear.',
  },
  closeTo: {
    keys: 'close to your father | close to your mother | get on well with him | get on well with her',
    asks: `were you and your father close
      did you get on well with her
      do you miss him
      do you still miss her`,
    otherwise: 'Yes, we were close.',
  },
  ageThen: {
    asks: `how old were you when he died
      how old were you when you lost your father
      what age were you at that time`,
    otherwise: 'I would have to work that out.',
  },
  screens: {
    keys: 'screen time | computer time | in front of screen | at a screen | look at screen',
    asks: `how much time do you spend in front of a screen
      do you work at a computer all day`,
    otherwise: 'No more than others, I think.',
  },
  quitHard: {
    asks: `what made it hard to give up
      why did you start again
      what was the hardest part of stopping
      what went wrong when you tried to stop smoking
      what got in the way when you tried to stop`,
    otherwise: 'I never had to give anything up.',
  },
  quitHelp: {
    asks: `what would help you to stop smoking
      would patches or gum help you to stop
      do you want help with giving up the cigarettes
      what support would you need to quit`,
    otherwise: 'I don’t smoke, so I need no help with that.',
  },
  familyTreated: {
    asks: `how was your mother treated for it
      do your relatives take tablets for it
      did they need injections
      what treatment did they have`,
    otherwise: 'I don’t know how they were treated.',
  },
  familyTrouble: {
    asks: `did they have complications
      did it damage their eyes or kidneys
      did they lose a leg to it
      what did the illness do to them`,
    otherwise: 'Not that I know of.',
  },
  movedWhen: {
    asks: `when did the pain move
      when did it move over there
      how long after the start did it shift
      when did it change place`,
    otherwise: 'It has not moved.',
  },
  atRest: {
    keys: 'come on at rest | pain at rest | come at rest',
    asks: `does it ever come when you are resting
      have you had it at rest
      has it ever woken you up at night
      did it ever come while you sat still
      do you get it in bed at night`,
    otherwise: 'It does not matter whether I rest or not.',
  },
  feverPattern: {
    keys: 'fever pattern | fever swing | temperature swing | swing in temperature | swing in fever | swings in your temperature | fever up and down | temperature up and down | fever constant | temperature constant | constant fever',
    asks: `is the fever there all day
      does the fever come in the evening
      does your temperature go up at night
      is the fever constant or does it come in peaks
      does the temperature spike`,
    otherwise: 'I have not had a fever.',
  },
} as const satisfies Record<string, Fact>;

/** What is asked of a patient's day: meals, sweets, the first cigarette, stairs, the way to work, what they like. */
import type { Fact } from './fact.ts';

export const daily = {
  meals: {
    keys: 'what do you eat on a normal day | what do you eat on a typical day | what do you eat on an average day | what do you eat in a day | what do you eat during the day | what do you eat from morning | what you eat in a day | what you are eating on a normal day | typical day of eating | day of eating | eat on a normal day | eat in a day | eat on a typical day | eat during the day | your meals | meals yesterday | eat yesterday | ate yesterday | food habit | eat from morning | last 24 hours to eat | daily menu | breakfast lunch dinner | breakfast lunch and dinner | food diary',
    asks: `what do you eat on a typical day
      what do you eat from morning to night
      take me through your meals yesterday
      walk me through what you eat in a day
      what did you eat yesterday
      what did you eat yesterday from breakfast to dinner
      tell me about your food habits
      what all do you eat in a day
      what do you have for breakfast lunch and dinner
      describe a normal day of meals for me
      what do you usually have for lunch
      what do you normally eat for dinner
      what have you eaten in the last 24 hours
      how many meals do you have in a day, and what
      which meals did you have today and yesterday`,
    otherwise: 'Bread in the morning, something warm at noon and bread again in the evening.',
  },
  snacks: {
    keys: 'snack | between meals | sweet tooth | nibble | sweets | chocolate | biscuit | crisps',
    asks: `do you snack between meals
      do you have a sweet tooth
      do you eat a lot of sweets
      any snacks in between
      how much chocolate do you eat
      do you nibble in the evening`,
    otherwise: 'Now and then, like everybody.',
  },
  sweetens: {
    keys: 'sweetener | sugar to coffee | sugar to your coffee | sugar to tea | sugar to your tea | add sugar | sugar in tea | sugar in coffee | sugar in your tea | sugar in your coffee | spoon of sugar | spoons of sugar | sugar in drink | milk and sugar',
    asks: `do you take sugar in your tea
      how much sugar do you put in your coffee
      do you have milk and sugar in your coffee
      how many spoons of sugar`,
    otherwise: 'No sugar at all.',
  },
  salt: {
    keys: 'eat salt | salt do you | much salt | add salt | use salt | lot of salt | salt in food | salt on food | salt in your diet | salty food | salted food | like salt',
    asks: `do you eat a lot of salt
      how much salt do you use
      do you add salt to your food
      is your food very salty
      do you put extra salt on your meals`,
    otherwise: 'Not more than others, I think.',
  },
  fruitVeg: {
    keys: 'fruit | vegetable | veg | veggies | greens | five a day',
    asks: `how much fruit and veg do you eat
      do you eat vegetables
      do you get your five a day
      do you eat fruit every day`,
    otherwise: 'Some, not as much as one should.',
  },
  softDrinks: {
    keys: 'energy drink | cola | fizzy drink | soda | red bull',
    asks: `do you drink energy drinks
      do you drink cola or other fizzy drinks
      how many energy drinks a day`,
    otherwise: 'No, hardly ever.',
  },
  mealDetail: {
    keys: 'on the pizza | pizza from | pizza taste | in the sandwich | in the soup | where was the food from | made the soup | home made',
    asks: `what was on the pizza
      where was the pizza from
      did the pizza taste all right
      what was in the sandwich
      did you cook it yourself or order it
      was it home made
      what kind of soup was it`,
    otherwise: 'Nothing special, it tasted as always.',
  },
  lastCigarette: {
    keys: 'last cigarette | smoke today | smoked today | smoke this morning | last smoke | last smoked | cigarette today',
    asks: `when was your last cigarette
      did you smoke this morning
      have you smoked today
      when did you have the last one, the cigarette`,
    otherwise: 'I don’t smoke.',
  },
  firstCigarette: {
    keys: 'first cigarette | first smoke | light up after waking | smoke after waking | after you wake up do you smoke',
    asks: `when do you have your first cigarette of the day
      how soon after waking do you smoke
      how long after you get up do you light the first one`,
    otherwise: 'I don’t smoke.',
  },
  cigaretteKind: {
    keys: 'brand do you smoke | what brand | filter cigarette | rolling tobacco | roll your own cigarette',
    asks: `what brand do you smoke
      do you roll your own cigarettes
      with filter or without`,
    otherwise: 'I don’t smoke.',
  },
  taste: {
    keys: 'music | listen to | favourite film | favourite book | favourite show | watch on tv | watch on television | read a lot | series',
    asks: `what music do you like
      what do you like to watch on television
      do you read a lot
      what is your favourite film
      do you watch any series
      which book are you reading`,
    otherwise: 'A bit of everything, what is on.',
  },
  bakes: {
    keys: 'bake | baking | cinnamon roll | bake cake',
    asks: `do you bake
      do you still bake
      do you like baking
      my aunt bakes too, do you
      what do you like to bake`,
    otherwise: 'No, that is not for me.',
  },
  jobContent: {
    keys: 'subject do you teach | age are your pupils | old are your pupils | what do you teach | sort of goods | kind of goods | what do you deliver | what do you repair | what did you bake | what did you sell | kind of building | sort of building',
    asks: `what sort of goods do you deliver
      what exactly is in the parcels
      which subject do you teach
      how old are your pupils
      what do you repair
      what did you bake in your bakery
      what did you sell
      what kind of buildings do you draw
      which building would you love to design`,
    otherwise: 'It is the usual things, nothing special.',
  },
  selfEmployed: {
    keys: 'self employed | own business | own boss | employed | freelance | own firm',
    asks: `are you self employed
      are you employed or do you have your own business
      do you work for a firm
      are you your own boss`,
    otherwise: 'I am employed.',
  },
  sideJob: {
    keys: 'side job | second job | part time job | job besides | work besides | work on the side | job next to | another job | student job',
    asks: `do you have a second job
      do you have a job besides your studies
      do you work on the side
      any other job`,
    otherwise: 'No, one job is enough.',
  },
  cover: {
    keys: 'take over your round | take over your work | take over your class | stand in for you | replace you at work | cover for you | cover your shift',
    asks: `can somebody take over your work
      is there somebody who stands in for you
      who does your work while you are here
      can a colleague cover for you
      who takes your classes now`,
    otherwise: 'They will find somebody.',
  },
  wayToWork: {
    keys: 'get to work | get to uni | get to university | get to school | way to work | commute | travel to work',
    asks: `how do you get to work
      how do you get to university
      how long is your way to work
      do you cycle to work`,
    otherwise: 'It is not far.',
  },
  examDetail: {
    keys: 'exam about | exam be postponed | postpone exam | postpone the exam | miss the exam | important exam | subject of the exam | which exam',
    asks: `what is the exam about
      what is the exam in
      can the exam be postponed
      can you take the exam later
      what happens if you miss the exam
      is it an important exam`,
    otherwise: 'I have no exam.',
  },
  lift: {
    keys: 'a lift in | is there a lift | have a lift | elevator | lift in building | lift in house',
    asks: `is there a lift in your building
      do you have an elevator
      do you have to take the stairs to your flat or is there a lift`,
    otherwise: 'There is no lift.',
  },
  rents: {
    keys: 'rent or own | do you rent | rented | own your house | own your home | own your flat | own your place | own house | tenant | landlord',
    asks: `do you rent or own
      do you own your house
      is the flat rented
      is it your own place or do you rent it`,
    otherwise: 'I rent it.',
  },
  windDown: {
    keys: 'cope with stress | deal with stress | handle stress | wind down | switch off | relax',
    asks: `how do you cope with stress
      how do you relax after work
      how do you wind down
      what do you do to switch off
      what do you do against the stress`,
    otherwise: 'In front of the television, mostly.',
  },
  languages: {
    keys: 'speak italian | speak turkish | speak swedish | speak german | speak spanish | language do you speak | languages do you speak | other language | speak another language',
    asks: `do you speak italian
      do you speak any other languages
      which languages do you speak
      do you still speak swedish
      do you speak turkish at home`,
    otherwise: 'No, only my own.',
  },
  tattoos: {
    keys: 'tattoo | piercing | pierced',
    asks: `do you have any tattoos
      any tattoos or piercings
      when did you get the tattoo`,
    otherwise: 'No, neither tattoos nor piercings.',
  },
  jewellery: {
    keys: 'jewellery | jewelry | necklace | metal on you | wear ring | wear metal',
    asks: `have you got any jewellery on
      are you wearing any metal
      do you wear a necklace
      could you take off your jewellery`,
    otherwise: 'Only my wedding ring.',
  },
} as const satisfies Readonly<Record<string, Fact>>;

/** What is asked further about the complaint, earlier ones, tests and the life behind them. */
import type { Fact } from './fact.ts';

export const followUps = {
  posture: {
    keys: 'most comfortable | comfortable position | best position',
    asks: `is there a position that is most comfortable for you
      what position is most comfortable
      is there a position that helps
      which position is best
      how do you lie most comfortably`,
    otherwise: 'No position makes much of a difference.',
  },
  order: {
    keys: 'come first | came first | start first | first symptom',
    asks: `what came first
      which came first
      which symptom did you have first
      what did you notice first
      in what order did it all come
      did that come before the pain or after
      did it come before or after the pain`,
    otherwise: 'It all came at about the same time.',
  },
  episodes: {
    keys: 'those last | those episode | these episode | those attack',
    asks: `how long did those last
      how long did the episodes last
      how long did they last
      did they go away with rest
      how often did you have those episodes`,
    otherwise: 'There was only this one.',
  },
  similarOthers: {
    keys: 'someone who have something similar | anyone who have something similar | know anyone who have something like | someone who have the same thing',
    asks: `do you know someone who had something similar
      do you know anyone who had something like that
      do you know anybody with the same problem
      has a friend of yours had this`,
    otherwise: 'No, I know nobody who had anything like it.',
  },
  witness: {
    asks: `did somebody see what happened
      did anyone see what happened
      did anybody witness it
      did anyone see it
      was there a witness
      did someone watch it happen`,
    otherwise: 'No, nobody saw it begin.',
  },
  lifeEvents: {
    keys: 'life event | big change | loss in family | bereavement | lose anyone | lose someone',
    asks: `has anything difficult happened in the past year
      anything difficult happened
      did anything happen in your life
      has anything happened in your life
      any big changes in your life
      have you lost somebody close to you
      has anything changed in your life
      has anything upset you lately`,
    otherwise: 'No, nothing special has happened.',
  },
  offer: {
    keys: 'i get you | you like something for pain | need something for pain | need anything for pain | you like painkiller | you like some water | short break | you like break',
    asks: `do you need anything for the pain
      would you like something for the pain
      would you like something for the pain while you wait
      can i get you a blanket or some water
      do you need a short break
      would you like a break
      should we pause`,
    otherwise: 'That is kind of you. I can go on for now.',
  },
  willing: {
    keys: 'be willing | would you be willing | willing to | feel about change | feel about take | feel about start | would you consider take',
    asks: `how would you feel about changing your diet
      how would you feel about taking tablets
      would you be willing to change something
      would you take tablets if you needed them
      how do you feel about treatment
      can you imagine changing your habits`,
    otherwise: 'If it helps, yes. You would have to tell me how.',
  },
  whatIsThat: {
    asks: `do you know what that is
      do you know what this test is
      do you know what that means
      do you know what it involves
      have you heard of it
      have you heard of that
      do you know how that works
      do you know why we do this`,
    otherwise: 'Not really. Could you explain it to me?',
  },
  hadOne: {
    keys: 'have one before | have one of those | have one of these',
    asks: `have you had one before
      have you ever had one of those
      have you had one of these before
      did you ever have one done
      have you had this test before`,
    otherwise: 'Not before this, as far as I remember.',
  },
  pressureChecks: {
    keys: 'measure it at home | check it at home | it well control | blood pressure at home | last check blood pressure | check blood pressure at home | measure blood pressure at home | blood pressure last check | blood pressure control | blood pressure well control',
    asks: `is it well controlled
      is your blood pressure well controlled
      do you check your blood pressure at home
      when was it last checked your blood pressure
      when was your blood pressure last checked
      when was your blood pressure last measured`,
    otherwise: 'I don’t measure it, and nobody has for a while.',
  },
  anaesthetic: {
    keys: 'problem with anaesthetic | anaesthetic problem | reaction to anaesthetic | trouble with anaesthetic | problem anaesthetic | problem with anesthesia | problem with anaesthesia',
    asks: `did you ever have problems with an anaesthetic
      any problems with anaesthetics
      any reaction to an anaesthetic`,
    otherwise: 'No, I have never had a problem with an anaesthetic.',
  },
  screening: {
    keys: 'screening | mammogram | cancer screening | bowel screening',
    asks: `are your screenings up to date
      have you had a mammogram
      do you go to screening`,
    otherwise: 'I have not been called to any screening.',
  },
  babySize: {
    keys: 'big baby | baby big | how big baby | birth weight | how heavy baby | large baby | weight of baby | how heavy child | how big child',
    asks: `how big were the babies
      how heavy was your baby
      were your babies big
      what was the birth weight`,
    otherwise: 'That does not apply to me.',
  },
  urineAmount: {
    keys: 'urine each time | large amount of urine | small amount of urine | amount of urine | how much urine',
    asks: `is it a lot each time or only small amounts
      is it a lot each time
      do you pass large amounts each time
      how much comes each time
      are they large or small amounts`,
    otherwise: 'About as much as always, each time.',
  },
  institutions: {
    keys: 'prison | jail | shelter | homeless',
    asks: `have you been in prison
      have you stayed in a shelter
      have you been with anyone from a prison or a shelter`,
    otherwise: 'No, and I know nobody who was there.',
  },
} as const satisfies Record<string, Fact>;

/** What is asked further about the complaint, earlier ones, tests and the life behind them. */
import type { Fact } from './fact.ts';

export const followUps = {
  posture: {
    keys: 'position did you sleep | position do you sleep | sleep position | position to sleep | most comfortable | comfortable position | best position',
    asks: `is there a position that is most comfortable for you
      what position is most comfortable
      is there a position that helps
      which position is best
      how do you lie most comfortably
      have you found any position that eases it
      is there any position that eases it
      how are you most comfortable
      are you able to stand up straight
      can you stand up straight
      can you walk upright
      can you stand upright`,
    otherwise: 'No position makes much of a difference.',
  },
  order: {
    keys: 'come first | came first | start first | first symptom',
    asks: `what came first
      which came first
      what happened first
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
      how often did you have those episodes
      how many times have you had this
      how many of these have you had
      how often have you been getting those episodes`,
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
      did someone catch you
      was anyone with you when it happened
      was someone with you when it happened
      was somebody with you when it started
      were you alone when it happened
      who was with you when it started
      who saw it happen
      did someone watch it happen`,
    otherwise: 'No, nobody saw it begin.',
  },
  lifeEvents: {
    keys: 'life event | big change | loss in family | bereavement | lose anyone | lose someone | anything happen in your life',
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
    keys: 'i get you | you like something for pain | need something for pain | need anything for pain | you like painkiller | you like some water | short break | you like break | warm enough | get you blanket | blanket',
    asks: `do you need anything for the pain
      would you like something for the pain
      do you want something against the pain
      do you want something for the pain
      should i give you something for the pain
      shall we give you something for the pain
      would you like something for the pain while you wait
      can i get you a blanket or some water
      do you need a short break
      would you like a break
      should we pause`,
    otherwise: 'That is kind of you. I can go on for now.',
  },
  willing: {
    keys: 'be willing | be ready to change | ready to change | ready to take | ready to stop | would you be willing | willing to | feel about change | feel about take | feel about start | would you consider take',
    asks: `how would you feel about changing your diet
      how would you feel about taking tablets
      would you be willing to change something
      would you take tablets if you needed them
      would you stay in hospital if necessary
      would you stay in hospital
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
      do you know why we do this
      what do you know about it
      what do you know about that
      do you know what a ct scan involves
      do you know what a lumbar puncture is
      have you heard of that test
      what do you understand by diabetes
      what do you know about diabetes`,
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
    keys: 'blood pressure machine | blood pressure monitor | check pressure at home | pressure at home | measure it at home | check it at home | it well control | blood pressure at home | last check blood pressure | check blood pressure at home | measure blood pressure at home | blood pressure last check | blood pressure control | blood pressure well control',
    asks: `is it well controlled
      is your blood pressure well controlled
      what are your usual values
      what is your usual blood pressure
      what are the usual values of your blood pressure
      what is your blood pressure normally
      what is your blood pressure usually like when you measure
      what are your readings
      do you check your blood pressure at home
      when was it last checked your blood pressure
      when was your blood pressure last checked
      when was it last checked
      when was your blood pressure last measured`,
    otherwise: 'I don’t measure it, and nobody has for a while.',
  },
  anaesthetic: {
    keys: 'problem with anaesthetic | anaesthetic problem | reaction to anaesthetic | trouble with anaesthetic | problem anaesthetic | problem with anesthesia | problem with anaesthesia | general anaesthetic | anaesthetic before',
    asks: `did you ever have problems with an anaesthetic
      any problems with anaesthetics
      any reaction to an anaesthetic
      have you had a general anaesthetic before and did you get on ok with it
      how did you get on with the anaesthetic
      have you had an anaesthetic before
      were you ever put under general anaesthetic`,
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
    keys: 'baby weight | weight baby | heavy daughter at birth | heavy son at birth | heavy at birth | weigh at birth | weight at birth | big baby | baby big | how big baby | birth weight | how heavy baby | large baby | weight of baby | how heavy child | how big child',
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
  explained: {
    asks: `has anyone explained to you what is going to happen next
      has anybody explained what happens next
      has anyone told you what will happen next
      has anybody told you the plan
      do you know what happens next
      do you understand what is happening to you
      do you know what the plan is
      has somebody told you what we are going to do
      has anyone explained what is going on`,
    otherwise: 'Not really. Nobody has told me what comes next.',
  },
  restless: {
    asks: `is it easier if you lie still or do you need to move around
      do you lie still or do you need to move about
      do you find yourself needing to move around
      do you have to keep still or can you move about
      do you roll around with the pain
      can you keep still with it
      can you find a comfortable position
      is it better to keep still or to move about
      do you have to pace around
      do you have to move around
      do you prefer to lie still
      do you prefer to lie still or do you have to move around
      would you rather lie still or walk around
      do you feel the need to curl up
      do you need to curl up`,
    otherwise: 'It makes no difference whether I lie still or move.',
  },
  crescendo: {
    asks: `has it been getting more frequent
      has it been getting more frequent or coming on with less effort
      is it coming on with less effort
      have they been getting worse lately
      have the episodes been getting more frequent
      are you getting it more often than before
      is it happening more often
      do you get it with less exertion than before
      has the pattern changed recently
      have they become longer or stronger`,
    otherwise: 'No, it has not come more often than before.',
  },
  lyingOrStanding: {
    asks: `is it any different lying down compared with standing up
      is it any different lying flat compared to sitting up
      any different lying down or standing up
      is there a difference between lying and sitting`,
    otherwise: 'No, it is the same lying, sitting or standing.',
  },
  tbContact: {
    asks: `have you been in contact with anyone with tb
      have you been around anybody with tuberculosis
      has anyone close to you had tb
      do you know anyone who has tb
      any tb contacts`,
    otherwise: 'No, I know nobody with tuberculosis.',
  },
  birthday: {
    keys: 'date birth | birthday | dob | year birth | when be you born | year be you born | born',
    asks: `what is your date of birth
      when is your birthday
      when were you born
      confirm your date of birth
      what year were you born
      what is your dob`,
    otherwise: 'It is on my wristband.',
  },
  timeOut: {
    asks: `how long were you out for
      how long were you unconscious
      how long did you pass out for
      how long were you out`,
    otherwise: 'I was never out.',
  },
  woundCare: {
    keys: 'put on wound | put on sore',
    asks: `what have you been putting on it
      have you put anything on it
      what have you put on it
      how are you looking after the wound
      has anyone dressed it
      has anybody dressed it
      has a nurse looked at it
      who dresses it`,
    otherwise: 'Nothing, I just keep it clean.',
  },
  caringFor: {
    keys: 'caring responsibility | depend on you | rely on you | you care for anyone | you look after anyone',
    asks: `do you have any caring responsibilities
      do you care for anyone
      do you look after anyone
      is there anyone who depends on you
      does anyone rely on you`,
    otherwise: 'Nobody depends on me just now.',
  },
  migraineTrigger: {
    keys: 'trigger migraine | migraine trigger | bring on migraine | set off migraine | cause migraine | when do you get migraine',
    asks: `what triggers your migraines
      when do you usually get your migraines
      what brings on a migraine
      is there something that sets off the migraine`,
    otherwise: 'I don’t get migraine.',
  },
  hypos: {
    keys: 'hypo | low sugar | sugar low | hypoglycaemia | hypoglycemia',
    asks: `do you get hypos
      have you had low sugars
      do you ever get shaky and sweaty when you have not eaten`,
    otherwise: 'No, not that I have noticed.',
  },
} as const satisfies Record<string, Fact>;

import type { Examples } from './example.ts';

export const habits: Examples = {
  appetite: `
    How is your appetite? | Have you lost your appetite? | do you fancy any food | How’s your appetite been?
    How is your appetite today? | Can you eat? | how’s your appetite | Are you eating and drinking ok?
    How’s your appetite? | Has your appetite increased? | do you eat as much as before
    How is your appetite, are you eating more or less than you used to?`,
  lastMeal: `
    When was the last time you ate? | what did you eat | When was your last proper meal?
    Have you eaten out recently? | Did you eat any raw or undercooked food? | when did you last eat something
    did you eat something dodgy | When did you last have something to eat or drink?
    When did you last eat or drink something, and what was it? | When did you last eat?
    What did you eat this morning? | Did you eat or drink anything unusual today?
    when did you last eat and drink | When did you last eat and drink? | what did you have for breakfast today`,
  substances: `
    Do you take drugs? | Any recreational drugs at all, we ask everybody this
    any drugs, weed, anything like that? no judgement | Do you use any recreational drugs such as cocaine?
    Have you ever taken cocaine or amphetamines? | any drug use
    Have you ever used cocaine or any other recreational drugs?
    cocaine or other drugs, ever? sorry, we ask everyone | Any other drugs? | Do you smoke weed? | any drugs
    Do you take any performance enhancing substances? | Any drugs, cocaine, speed?
    do you take recreational drugs
    It’s a routine question: have you used any drugs, such as cocaine, speed or cannabis, in the last days?
    Have you used any recreational drugs like cocaine or amphetamines, even just once recently? It’s strictly confidential
    Cocaine, speed or any other drugs? We need to know because it can cause exactly this, nobody will judge you.
    Any other substances? I ask everyone that.`,
  fluids: `
    Have you been drinking enough fluids? | have you been able to drink | Are you drinking enough?
    How much have you been drinking? | are you eating and drinking enough
    Have you been drinking enough water? | How much do you drink in a day? | What sort of things do you drink?
    Are you drinking more than usual? | How many glasses of water do you drink per day?
    how much water are you getting through a day | do you prefer cold or sweet drinks
    What sort of drinks do you tend to have, water or juice or fizzy ones?
    How much do you drink in a day, roughly in litres or glasses?
    what do you drink mostly, water, juice, soda?`,
  sleep: `
    How did you sleep last night? | Have you been sleeping ok? | are you sleeping ok
    How have you been sleeping? | Do you sleep well at night? | how’s your sleep been | How’s your sleep?
    Does it keep you awake at night? | How do you sleep? | Have you been sleeping well?
    did you sleep ok last night | How have you been sleeping the last weeks? | How is your sleep?
    How many hours do you sleep usually? | how do you sleep in general`,
  alcohol: `
    How much wine? | How much alcohol would you drink in a typical week?
    How much alcohol do you drink in a normal week? | How much alcohol do you drink in a typical week?
    How often do you drink beer? | When was the last time you had alcohol? | do you drink alcohol
    how many units is that | alcohol? | How much alcohol do you drink per week?
    How many beers do you drink a week? | how much do you drink
    Do you drink any alcohol? How much in an average week? | how much alcohol would you say per week
    How much do you drink? | How much wine do you drink? | Did you drink alcohol yesterday? | alcohol intake?
    How much alcohol do you drink, and did you have any last night?
    How much alcohol do you drink? Any heavy drinking in the last days? | Do you drink alcohol?
    How often do you drink alcohol? | do you like a drink
    Do you drink alcohol at all, how many units a week would it be? | a glass of wine now and then? how often`,
  exercise: `
    Do you do any sport? | Do you do any exercise? | Do you get any exercise besides work?
    How many flights of stairs can you manage? | do you exercise at all
    In the last weeks, did you have any tightness when you climb stairs or walk uphill?
    How far can you normally walk before you have to stop?
    How many stairs can you climb before you have to stop? And what stops you?
    Have you noticed that you’re doing less than a year ago because of breath or chest?
    Do you exercise regularly? | Can you still climb the stairs or walk to the shop like normal?
    How far could you walk now compared to normal? | Do you usually do any sports or exercise?
    Can you walk up a flight of stairs like normal? | How often do you go to the gym?
    How frequently do you work out? | how often do you train | Do you exercise?
    How far can you walk before you have to stop? | Are you physically active? | how active are you
    How active are you, do you get out for walks?`,
  weight: `
    has your weight dropped | How much do you weigh? | how tall are you and how much do you weigh
    how much do you weigh now, and how tall are you`,
  diet: `
    Did you eat something unusual in the last days? | What’s your diet like? | Do you eat healthy?
    what do you normally eat | how is your diet | What do you eat in a typical day?
    Do you eat a lot of sweets? | Do you crave sweet things?
    What does a normal day of eating look like for you? | Do you eat a lot of carbs?
    How much sugar do you consume? | do you have a sweet tooth
    Could you take me through what you eat on an ordinary day? | Have you got a sweet tooth at all?
    What does a typical day of eating look like for you? | Do you have a sweet tooth?`,
  smoking: `
    do you smoke? if so how much and since when | Do you smoke? | How many a day and for how long?
    Have you ever tried to quit? | How many years have you been smoking?
    Have you considered giving up cigarettes? | Please stop smoking. | how much do you smoke
    for how many years | ever thought about quitting | Do you smoke, or have you ever smoked?
    How many a day and for how many years, if so? | Have you ever tried to give up, if you do?
    Do you smoke or did you smoke in the past? | Are you a smoker and how much do you smoke?
    When did you start to smoke? | Did you ever quit? | do you smoke | how many a day | how long for
    ever tried stopping | Smoker? | Do you smoke? If so how much? | How many years have you smoked?
    How many cigarettes do you smoke daily? | How long have you been a smoker? | are you a smoker how many
    How long have you smoked for and about how many each day, if you do?
    Do you smoke or have you ever smoked? | Do you or did you smoke? | have you ever smoked
    Do you smoke or did you in the past? | Have you ever smoked? | do you smoke or did you ever`,
  caffeine: `
    How many cups of coffee do you have per day? | How much coffee do you drink? | Do you use caffeine pills?`,
};

import type { Examples } from './example.ts';

export const habits: Examples = {
  appetite: `
    How is your appetite? | Have you lost your appetite? | do you fancy any food | How’s your appetite been?
    How is your appetite today? | Can you eat? | how’s your appetite | Are you eating and drinking ok?
    How’s your appetite? | Has your appetite increased? | do you eat as much as before
    How is your appetite, are you eating more or less than you used to? | Are you eating normally?
    Have you been eating? | Do you feel like eating? | Are you eating as usual? | Any change in appetite?
    Are you eating less than before? | Are you managing to eat? | Have you gone off your food?
    is your appetite normal | do you still enjoy food`,
  lastMeal: `
    When was the last time you ate? | what did you eat | When was your last proper meal?
    Have you eaten out recently? | Did you eat any raw or undercooked food? | when did you last eat something
    did you eat something dodgy | When did you last have something to eat or drink?
    When did you last eat or drink something, and what was it? | When did you last eat?
    What did you eat this morning? | Did you eat or drink anything unusual today?
    when did you last eat and drink | When did you last eat and drink? | what did you have for breakfast today
    What was the last thing you ate? | Have you eaten today? | When did you last eat or drink anything?
    Did you eat anything unusual? | Have you eaten anything that could have been off?
    What did you have for dinner last night? | Did you eat before it began? | Could it be something you ate?
    Any dodgy food? | Any raw or undercooked food recently? | Have you had anything to eat or drink since?
    what did you eat yesterday | have you eaten out or had a takeaway | Are you fasted?
    When was your last meal and what was it? | Had you eaten before it started? | Did it come after a meal?`,
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
    Any other substances? I ask everyone that. | Do you take any drugs?
    Have you ever used recreational drugs? | Do you use cannabis, cocaine or anything like that?
    Any illegal substances? | Have you taken anything, like speed or ecstasy? | Have you ever injected drugs?
    Any drug use, even just trying once? | Do you ever take party drugs? | Have you used cocaine recently?
    Any street drugs? | do you use any illicit substances such as marijuana or cocaine
    have you ever taken drugs | did you take anything at a party
    Have you used any stimulants, like cocaine or amphetamines, in the last days?
    Have you taken any drugs, cocaine or speed or anything else, in the past 48 hours? It stays confidential.
    It stays confidential: any drugs? | Is there a chance someone put something in your drink?
    Do you take anything to get high?`,
  fluids: `
    Have you been drinking enough fluids? | have you been able to drink | Are you drinking enough?
    How much have you been drinking? | are you eating and drinking enough
    Have you been drinking enough water? | How much do you drink in a day? | What sort of things do you drink?
    Are you drinking more than usual? | How many glasses of water do you drink per day?
    how much water are you getting through a day | do you prefer cold or sweet drinks
    What sort of drinks do you tend to have, water or juice or fizzy ones?
    How much do you drink in a day, roughly in litres or glasses?
    what do you drink mostly, water, juice, soda? | How much do you drink a day?
    How many litres of water do you drink? | What do you drink during the day?
    Are you able to keep fluids down? | Have you been drinking plenty? | Are you managing to drink?
    How many glasses of water a day? | do you drink a lot | what do you drink when you’re thirsty
    have you been drinking enough water | What do you usually drink, water or something sweet?
    Do you drink sugary drinks? | how much have you had to drink today, I mean water and so on
    are you keeping water down | How much do you drink, and what?
    How much water do you get through in a day? | What do you drink when you’re thirsty, and how much of it?
    Is that more than you used to drink? | What do you drink all day?
    And is that usual for you? How much did you drink before? | How much did you drink before?
    How much did you use to drink? | What do you drink mostly - water, juice, soda, tea?
    What sort of drinks do you have, water, juice, cola?`,
  sleep: `
    How did you sleep last night? | Have you been sleeping ok? | are you sleeping ok
    How have you been sleeping? | Do you sleep well at night? | how’s your sleep been | How’s your sleep?
    Does it keep you awake at night? | How do you sleep? | Have you been sleeping well?
    did you sleep ok last night | How have you been sleeping the last weeks? | How is your sleep?
    How many hours do you sleep usually? | how do you sleep in general | Do you have trouble sleeping?
    How many hours do you sleep? | Do you sleep well? | Do you wake up at night? | Are you able to sleep?
    Did you sleep last night? | What’s your sleep like? | Do you feel rested in the morning?
    Do you wake up refreshed? | Any problems falling asleep?
    do you have difficulty falling or staying asleep | why do you wake up at night | does it affect your sleep
    Did you get any sleep? | Have you been able to sleep with this? | Does the cough let you sleep?
    Are you getting enough sleep? | Do you feel refreshed when you wake up in the morning?
    Do you wake up rested?`,
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
    Do you drink alcohol at all, how many units a week would it be? | a glass of wine now and then? how often
    How many units a week? | Do you drink every day? | When did you last have a drink?
    What do you drink, beer or wine? | Have you ever felt you should cut down on your drinking?
    Do you ever drink too much? | Do you have a drink in the mornings? | Has anyone criticised your drinking?
    How much wine or beer do you have in a week? | Did you drink any alcohol last night?
    Do you enjoy a drink? | Would you say you’re a heavy drinker? | Do you like a drink?
    how many glasses of alcohol in a typical week | Did you have anything alcoholic yesterday?
    have you been drinking more alcohol than usual | how much alcohol in a typical week
    have you ever had a problem with alcohol | Do you get shaky without a drink?
    What do you drink of an evening? | What would you drink on a night out?
    How about drinking, how much in a normal week? | Do you have a beer in the evening?`,
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
    How active are you, do you get out for walks? | How active are you? | Do you play any sports?
    How far can you walk? | What exercise do you do? | Do you go to the gym? | How fit are you normally?
    Can you climb stairs without stopping? | How far could you walk before you got ill?
    Do you do any physical activity? | How often do you work out? | How’s your exercise tolerance?
    Do you walk a lot? | What stops you when you walk? | could you walk up the stairs today
    how much can you do before you have to stop | are you physically active
    How far can you usually walk on the flat? | can you still do your sports | Are you sporty at all?
    Are you a sporty person? | And when you climb stairs? | Would you call yourself fit?
    Do you get any exercise outside work?`,
  weight: `
    has your weight dropped | How much do you weigh? | how tall are you and how much do you weigh
    how much do you weigh now, and how tall are you | What’s your weight and height? | How tall are you?
    Do you know your BMI? | Are you overweight? | What’s your current weight?`,
  diet: `
    Did you eat something unusual in the last days? | What’s your diet like? | Do you eat healthy?
    what do you normally eat | how is your diet | What do you eat in a typical day?
    Do you eat a lot of sweets? | Do you crave sweet things?
    What does a normal day of eating look like for you? | Do you eat a lot of carbs?
    How much sugar do you consume? | do you have a sweet tooth
    Could you take me through what you eat on an ordinary day? | Have you got a sweet tooth at all?
    What does a typical day of eating look like for you? | Do you have a sweet tooth?
    What do you eat on a normal day? | Do you eat healthily? | Do you eat a lot of fat or salt?
    Do you follow a special diet? | Are you vegetarian? | Tell me about your eating habits.
    Do you eat regular meals? | How many meals a day do you have? | Do you eat fruit and vegetables?
    Have you changed your diet? | what would you eat in a typical day | do you eat out a lot
    do you have a balanced diet | Do you eat much salt? | Do you eat a lot of fatty food?
    Do you bake and eat a lot of sweets? | Do you salt your food? | How many lemonades a day do you have?`,
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
    Do you smoke or did you in the past? | Have you ever smoked? | do you smoke or did you ever
    How many cigarettes do you smoke a day? | How long have you been smoking? | When did you start smoking?
    Did you ever try to stop smoking? | Are you a smoker? | How much do you smoke and for how long?
    Do you use tobacco? | When did you quit? | Have you thought about stopping? | Cigarettes?
    Do you use any tobacco or nicotine products? | How many packs a day? | what do you smoke, and how much
    at what age did you start smoking | have you ever managed to give up | are you or were you ever a smoker
    do you still smoke | how many pack years | How many cigarettes since you’ve been sick?
    How many have you smoked since this began?`,
  caffeine: `
    How many cups of coffee do you have per day? | How much coffee do you drink? | Do you use caffeine pills?
    Do you drink a lot of coffee or tea? | How many cups of coffee a day? | Do you have a lot of caffeine?
    any energy drinks or a lot of coffee`,
};

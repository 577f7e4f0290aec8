/** What the patient eats, drinks, smokes and does. */
import type { Fact } from './fact.ts';

export const habits = {
  smoking: {
    keys: 'smoke | smoker | cigarette | tobacco | smoking | pack year | pack a day | pack per day | nicotine | cigar | packs | roll up | smoked | pack | ex smoker | give up smoke | stop smoke | quit smoke | giving up | fag | ciggies | cigs | roll your own | light up | nicotine patch | patch to stop',
    asks: `do you smoke
      have you ever smoked
      how many cigarettes do you smoke
      how many a day do you smoke
      how much do you smoke
      how long have you smoked
      when did you start smoking
      when did you stop smoking
      have you tried to quit
      are you a smoker
      how many pack years
      do you want to stop smoking
      would you consider quitting
      have you ever thought about giving up
      have you thought of giving up
      have you ever tried to give up
      ever thought about stopping
      are you trying to give up
      do you smoke anything`,
    otherwise: 'No, I have never smoked.',
  },
  vaping: {
    keys: 'vape | e cigarette | vaping | shisha | electronic cigarette | ecigarette | hookah',
    asks: `do you vape
      do you use e cigarettes`,
    otherwise: 'No, I don’t vape or smoke shisha.',
  },
  passiveSmoking: {
    keys: 'passive smoking | anyone at home smoke | else smoke | anyone in house smoke | anyone in household smoke | second hand smoke | smoke at home | anyone smoke | smoke around you | secondhand smoke | wife smoke | husband smoke | partner smoke | live with smoker | live with smokers | smoker at home',
    asks: `does anyone smoke at home
      does your partner smoke
      are you around smokers`,
    otherwise: 'No, nobody smokes around me at home.',
  },
  alcohol: {
    keys: 'alcohol intake | glass wine | glass beer | glass of liqueur | liqueur | schnapps | heavy drink | drink heavily | drink too much | last drink | last alcoholic drink | alcohol | beer | wine | booze | drinker | alcoholic drink | unit a week | unit per week | spirits you drink | alcoholic beverage | social drinker | unit alcohol | pub | liquor | binge | binge drink | vodka | whisky | worried about your drinking | anyone worried about drinking | cut down on your drinking | drink problem | annoyed about drinking | guilty about drinking | eye opener | bevvy | tipple | pint | drink alcohol | etoh | booze at all | drinks on a night out | night out',
    asks: `do you drink every day
      do you drink daily
      do you drink
      do you drink alcohol
      how much alcohol do you drink
      how much do you drink
      how often do you drink
      how many units do you drink a week
      what do you drink
      do you drink a lot
      are you a drinker
      have you been drinking
      did you drink last night
      when did you last have a drink
      have you ever felt you should cut down
      are you a heavy drinker
      do you like a drink
      how many units would that be
      how much would you have in a week
      how much do you drink in a typical week
      a glass of wine now and then
      any heavy drinking lately
      do you have a drink now and then
      has anyone ever been worried about your drinking
      have you ever felt guilty about your drinking
      have you been told to cut down on drinking`,
    otherwise: 'No, I don’t drink alcohol.',
  },
  substances: {
    keys: 'recreational drug | cocaine | cannabis | illegal drug | substance | marijuana | weed | heroin | ecstasy | illicit | amphetamine | drug use | use drug | street drug | illicit drug | take drug | intravenous drug | inject drug | recreational | recreationally | party drug | hard drug | do drugs | mdma | joint smoke | smoke weed | iv drug | other drug | drug abuse | speed cocaine | touch drug | try drug | anything recreational | touch drugs | anything stronger | recreational substance | illegal substance | party pill | legal high',
    asks: `any drugs
      what about drugs
      any drug use
      do you use any recreational drugs
      do you take drugs
      have you ever used drugs
      any illegal drugs
      have you taken anything like cocaine
      do you smoke cannabis
      have you ever injected drugs
      have you ever touched drugs
      ever touched drugs
      ever tried any drugs
      ever used drugs
      do you take anything recreational
      have you ever taken anything to get high`,
    otherwise: 'No, I have never used drugs.',
  },
  caffeine: {
    keys: 'caffeine | coffee | tea | cola | coke drink | red bull | energy drink',
    asks: `do you drink coffee
      how much coffee do you drink
      how much caffeine do you have`,
    otherwise: 'A coffee in the morning, like everybody.',
  },
  diet: {
    keys: 'diet | eat habit | what do you eat | typical meal | healthy food | vegetarian | vegan | meat | fast food | nutrition | usually eat | eat healthily | breakfast | typical diet | eat usually | eat healthy | normally eat | junk food | sugary food | sweet | eat well | balanced diet | much sugar do you | sugar do you consume | sugar do you eat | cake',
    asks: `what does a normal day of eating look like
      what is your diet like
      what do you usually eat
      do you eat healthily
      do you follow a special diet
      do you eat a lot of sugar
      tell me about your diet
      how is your diet
      do you eat regular meals
      take me through what you eat on an ordinary day
      what do you eat on an ordinary day
      what do you eat on a typical day
      do you have a sweet tooth
      have you got a sweet tooth at all
      what is a typical day of food for you
      what is a typical day food for you`,
    otherwise: 'I eat a bit of everything.',
  },
  lastMeal: {
    keys: 'last proper meal | proper meal | last full meal | eat out | last meal | eat drink anything unusual | eat drink anything today | eat drink anything | last time you eat | last time you have food | what did you eat | what have you eat | last eat | eat last | last ate | eat today | eat anything today | eat anything unusual | when did you last eat | eat anything bad | eat anything strange | have anything to eat | eat or drink today | eat something bad | eat anything different | undercooked | seafood | something you ate | something you eat | takeaway | raw food | suspicious food | last have something to eat | have something to eat | last eat drink | have for breakfast | have for lunch | have for dinner | anything dodgy | eat anything out ordinary | dodgy food | have to eat yesterday | eat yesterday | anything out ordinary | eat something dodgy | eat something funny | eat anything funny',
    asks: `when did you last eat
      when was your last meal
      what did you last eat
      have you eaten anything today
      did you eat anything unusual
      have you eaten anything bad
      have you eaten anything dodgy
      have you eaten anything out of the ordinary
      did you have anything to eat this morning
      when did you last eat and drink
      when did you last have something to eat or drink
      what have you had to eat`,
    otherwise: 'I ate as usual before this began, nothing odd.',
  },
  fluids: {
    keys: 'anything to drink | something to drink | sugary drink | sweet drink | fizzy drink | drink more than usual | drink enough | how much water | fluid | drink lots water | drink a lot of water | drink more | litre | liquid | drink much water | drink enough water | water do you drink | drink water | amount you drink | fluid intake | drink plenty | stay hydrated | hydrated | drinking water | drink a lot during the day | glass water | soft drink | juice | lemonade | soda | glasses of water | how many glass | how many bottle | many glass | many bottle | many cup of water',
    asks: `are you drinking more than usual
      have you been drinking more than usual
      how much do you drink in a day
      how much water do you drink
      are you drinking enough
      have you been drinking a lot of water
      how many litres do you drink a day
      how much do you drink in a day in litres or glasses
      do you drink enough fluids
      can you drink
      are you able to drink
      how much are you drinking in a day
      how much are you drinking
      what sort of drinks do you have
      what sort of drinks do you tend to have
      what have you been drinking
      are you managing to drink`,
    otherwise: 'I drink as much water as usual.',
  },
  appetite: {
    keys: 'can you eat | appetite | how you eat | off food | feel like eat | eat normally | eat less | eat more | eat as usual | able to eat | eat much | eat properly | loss appetite | lose appetite | want to eat | eat ok | eat at the moment | eat enough | fancy food | fancy any food | off your food | fancy eat',
    asks: `how is your appetite
      are you eating normally
      have you lost your appetite
      are you eating well
      do you feel like eating
      are you able to eat
      have you been eating and drinking
      any change in appetite
      have you eaten less
      do you fancy any food
      do you fancy food
      are you off your food
      are you eating ok
      how is your eating`,
    otherwise: 'My appetite is as usual.',
  },
  weight: {
    keys: 'weight | weigh | bmi | body weight | kilo | how heavy you | how tall | height | how tall you | how big you',
    asks: `what is your weight
      how much do you weigh
      how tall are you
      are you overweight
      how is your weight
      how heavy are you`,
    otherwise: 'My weight is as it always was.',
  },
  exercise: {
    keys: 'exercise | sport | physically active | gym | work out | keep fit | physical activity | jog | train | fit person | active person | active lifestyle | running regularly | stay active | how active be you | how far can you walk | walk far | exercise tolerance | how many flight | can you climb stair | how many stair | how far you can walk | manage stair | climb stair | flight stair',
    asks: `how far can you normally walk before you have to stop
      how far can you usually walk
      can you still climb the stairs
      can you walk to the shop
      do you exercise
      how much exercise do you get
      do you do any sports
      are you physically active
      are you active
      how active are you
      do you go to the gym
      how often do you exercise
      how far can you walk
      how many stairs can you climb
      can you manage stairs
      how far could you walk now compared to normal
      how far could you walk before
      do you manage any exercise
      do you get out for walks
      what can you manage physically
      are you a fit person
      are you moving much
      do you move much
      do you move enough in your daily life
      are you doing less than a year ago
      are you doing less than before
      can you do as much as a year ago
      can you still do as much as before
      could you do more a year ago
      were you fit before this
      were you fully fit before
      how fit were you before this`,
    otherwise: 'A bit of walking, not as much as I should.',
  },
  sleep: {
    keys: 'sleep | insomnia | fall asleep | bedtime | slept | sleep well | sleep through | sleep at night | nap | feel rested | feel refreshed | manage to rest | get any rest',
    asks: `how do you sleep
      are you sleeping well
      how is your sleep
      do you sleep well
      have you been sleeping
      any trouble sleeping
      how many hours do you sleep
      do you wake up at night
      did you sleep last night
      have you been sleeping well
      how have you been sleeping
      were you able to sleep last night
      how did you sleep
      how did the night go
      how was your night`,
    otherwise: 'I have not slept well since this began.',
  },
} as const satisfies Record<string, Fact>;

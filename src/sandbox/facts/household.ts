/** The household and the life behind a complaint: flatmates, the baby, the marriage, the country of origin, meals, the dwelling. */
import type { Fact } from './fact.ts';

export const household = {
  friendMore: {
    keys: 'flatmate do | get on with flatmate | flatmate study | flatmates like | get on with the others in the flat',
    asks: `what do your flatmates do
      do you get on with your flatmates
      do your flatmates study too`,
    otherwise: 'I share my home with nobody else.',
  },
  livesTogether: {
    keys: 'live together | boyfriend live with you | girlfriend live with you | live with boyfriend | living together',
    asks: `do you live together
      does your boyfriend live with you
      do you and your partner live together
      are you living with your boyfriend`,
    otherwise: 'Yes, we live together.',
  },
  babyWell: {
    keys: 'baby drink | baby fever | baby temperature | baby ill | baby sick | baby well | baby cough | baby all right | baby eat | baby okay',
    asks: `is the baby drinking well
      does the baby have a fever
      is the baby all right
      has the baby got a cough
      how is the baby doing
      is your little one feeding well`,
    otherwise: 'There is no baby in the house.',
  },
  breastfeeding: {
    keys: 'breastfeed | breast feed | bottle fed | nurse the baby | nursing the baby | breastfed',
    asks: `does your wife breastfeed
      did you breastfeed
      are you breastfeeding
      is the baby breastfed`,
    otherwise: 'That does not apply to me.',
  },
  infectOthers: {
    keys: 'give it to someone | give it to somebody | given it to anyone | infect someone | infect somebody | infect anyone | infected anyone | pass it on | passed it on | pass it to',
    asks: `could you have given it to someone
      have you infected anyone
      have you passed it on to somebody
      who else could have caught it from you`,
    otherwise: 'I don’t think that it is catching.',
  },
  colleagueIll: {
    keys: 'colleague in hospital | wrong with colleague | colleague have | colleague doing | how is colleague | how is your colleague',
    asks: `is your colleague in hospital
      what does your colleague have
      how is your colleague
      has your colleague seen a doctor`,
    otherwise: 'I don’t know of anybody who is ill.',
  },
  homeland: {
    keys: 'last in turkey | last in sweden | last in italy | last in nigeria | last in ireland | go back to sweden | go back to turkey | go back to italy | go back home | visit turkey | visit sweden | visit italy | home country | homesick',
    asks: `when were you last in turkey
      do you go back to sweden sometimes
      have you been to italy lately
      when did you last visit your home country
      are you homesick`,
    otherwise: 'I have always lived here.',
  },
  marriageLength: {
    keys: 'how long married | long were you married | long have you been married | many years married | year of marriage | when did you marry | wedding | get married',
    asks: `how long were you married
      how long have you been married
      when did you get married
      since when are you married
      how many years are you married already`,
    otherwise: 'I am not married.',
  },
  lossCause: {
    keys: 'husband die of | wife die of | husband die from | wife die from | husband death | wife death | cause of his death',
    asks: `what did your husband die of
      what did your wife die from
      how did your husband die
      was it an illness that he died of, your husband`,
    otherwise: 'Nobody so close to me has died.',
  },
  dwelling: {
    keys: 'house or flat | flat or house | house or apartment | kind of house | big is your flat | big is your house | stairs at home | stairs in house | stairs in your house | how many rooms',
    asks: `do you live in a house or a flat
      do you have stairs at home
      how big is your flat
      what kind of house do you live in
      are there stairs in the house`,
    otherwise: 'A flat, nothing special.',
  },
  bathroom: {
    keys: 'bath or shower | shower or bath | get into bath | get in shower | bathroom at night | bathroom alone | to the bathroom | to the toilet alone | toilet by yourself',
    asks: `is there a bath or a shower
      do you get to the bathroom by yourself
      can you get to the toilet alone at night
      do you manage the way to the bathroom in the dark
      is it safe for you to walk to the toilet at night`,
    otherwise: 'I manage the bathroom by myself.',
  },
  alarmButton: {
    keys: 'emergency button | alarm button | pendant alarm | emergency call | personal alarm',
    asks: `do you have an emergency button
      do you wear an alarm at home
      how would you call for help at home`,
    otherwise: 'No, but my phone is always near.',
  },
  mealTimes: {
    keys: 'when do you have dinner | when do you have lunch | when do you eat | time do you eat | time do you have dinner | regular meals | meal times | skip meals | skip breakfast',
    asks: `when do you have dinner
      what time do you eat
      do you eat at regular times
      do you skip meals
      how late do you eat in the evening`,
    otherwise: 'At noon and at six or so, mostly regularly.',
  },
} as const satisfies Readonly<Record<string, Fact>>;

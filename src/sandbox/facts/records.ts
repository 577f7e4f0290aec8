/** What happened earlier or is on record: insurance, army, eye tests, earlier visits, who sorts the tablets, what was measured. */
import type { Fact } from './fact.ts';

export const records = {
  insurance: {
    keys: 'insurance | insured | health card | insurance card | health insurance | insurance number',
    asks: `what insurance do you have
      do you have health insurance
      do you have your health card with you
      are you insured
      have you got your insurance card`,
    otherwise: 'Yes, I am insured. They took my card at the desk.',
  },
  army: {
    keys: 'army | military | military service | serve in army | soldier | conscript',
    asks: `were you in the army
      did you do military service
      have you ever served`,
    otherwise: 'No, I was never in the army.',
  },
  eyeTest: {
    keys: 'eye last check | eye last examine | eye last examined | eye examined | eye test | optician | eye check | eyes checked | eyes tested | eye doctor | ophthalmologist | eyes examined',
    asks: `when was your last eye test
      when were your eyes last checked
      have you been to the optician
      do you see an eye doctor regularly
      has anyone looked at the back of your eyes before`,
    otherwise: 'Some years ago. All was fine.',
  },
  therapy: {
    keys: 'psychologist | psychiatrist | therapist | counsellor | psychotherapy | counselling | see a shrink',
    asks: `did you ever see a psychologist
      have you ever been in therapy
      have you ever talked to a counsellor
      have you had treatment for your mental health`,
    otherwise: 'No, I have never needed a psychologist or the like.',
  },
  homeCare: {
    keys: 'nurse at home | nurse come | district nurse | carer come | home help | meals on wheels | care service | home care',
    asks: `does a nurse come to your home
      have you got a nurse at home
      do you have a home help
      does a carer come to the house
      do you get meals on wheels`,
    otherwise: 'No, nobody comes to the house. I manage without.',
  },
  openWater: {
    keys: 'lake | river | pond | swim outdoors | open water | fresh water',
    asks: `have you been swimming in a lake
      were you in a river or a pond
      have you been in open water`,
    otherwise: 'No, I have not been in a lake or a river.',
  },
  menarche: {
    keys: 'first period | menarche | periods start | period start as a girl | age at first period',
    asks: `when did you have your first period
      how old were you when your periods began
      at what age did you start your periods`,
    otherwise: 'That does not apply to me.',
  },
  pillForgotten: {
    asks: `have you forgotten the contraceptive pill this month
      did you miss any contraceptive pills
      did you vomit after taking the contraceptive pill`,
    otherwise: 'I don’t take the pill.',
  },
  temperatureTaken: {
    keys: 'last measure your temperature | last take your temperature | last temperature | temperature last | measure temperature today | last measured temperature | measure fever last',
    asks: `when did you last measure your temperature
      when was your temperature last taken
      when did you measure the fever last
      have you measured your temperature today
      your latest temperature reading`,
    otherwise: 'I have not measured it. I don’t feel hot.',
  },
  lifting: {
    keys: 'lift something heavy | lifted something heavy | carry something heavy | carried something heavy | lift heavy | lift anything heavy | lifted anything heavy',
    asks: `have you lifted something heavy
      did you lift something heavy recently`,
    otherwise: 'No, nothing heavy.',
  },
  potencyPills: {
    keys: 'viagra | cialis | sildenafil | tadalafil | potency | tablet for erection | pill for erection | something for erection | anything for erection | erection tablet | sex pill',
    asks: `do you use viagra
      have you taken viagra in the last days
      do you take anything for your erection
      have you used tablets like cialis
      do you sometimes take something for potency
      any sildenafil in the last 24 hours`,
    otherwise: 'No, nothing of that kind.',
  },
  pillBox: {
    keys: 'pill box | pillbox | pill organiser | pill organizer | dosette | weekly box | sort your tablet | sort your pill | prepare your medicine | prepare your medication | prepare your tablet | remember your tablet | remember to take',
    asks: `who sorts your tablets
      who prepares your medicines for you
      do you use a pill box
      do you have a weekly box for your tablets
      how do you remember to take your tablets
      who puts out your pills`,
    otherwise: 'There is nothing to sort, I take so little.',
  },
  doctorTold: {
    keys: 'doctor know you stopped | tell your doctor that you stopped | told your doctor you stopped | doctor know that you stopped | stop without telling',
    asks: `does your doctor know that you stopped it
      did your doctor know that you no longer take it
      did you tell your doctor that you stopped the tablets
      did you stop it on your own or did the doctor tell you to
      was it the doctor who stopped it`,
    otherwise: 'There was nothing to tell.',
  },
  seenThen: {
    asks: `did you see a doctor about it at that time
      did you show it to a doctor back then
      did you go to the doctor when it happened before
      were you at the doctor's about the earlier one
      did anybody examine you that time
      did you see a doctor about the one last week`,
    otherwise: 'There was nothing to see a doctor about, before this.',
  },
} as const satisfies Readonly<Record<string, Fact>>;

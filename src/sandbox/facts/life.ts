/** How the patient lives, and who they are. */
import type { Fact } from './fact.ts';

export const life = {
  name: {
    asks: `can i check your name
      name
      what is your name
      what is your full name
      can you tell me your name
      can i have your name please
      who are you
      may i ask your name
      could you confirm your name
      what should i call you
      how would you like to be called
      what do you like to be called
      how should i address you
      what do people call you
      whom am i speaking to
      your surname
      first name
      introduce yourself`,
    otherwise: 'It is on my wristband.',
  },
  age: {
    keys: 'how old you | date birth | birthday | dob | year birth | when be you born | year be you born | how old be you',
    asks: `age
      your age
      how old are you
      what is your age
      when were you born
      what is your date of birth
      when is your birthday
      what year were you born`,
    otherwise: 'Old enough.',
  },
  work: {
    keys: 'job | occupation | work | profession | employ | employed | employment | career | do for a living | do for living | retire | retired | living do | student | study | studying | profession | boss | colleague at work',
    asks: `what do you do for a living
      what is your job
      what do you do
      what do you work as
      do you work
      are you working at the moment
      are you employed
      are you retired
      what did you do before you retired
      what does your job involve
      tell me about your work
      are you a student
      what do you study`,
    otherwise: 'I would rather not talk about my work.',
  },
  jobDetail: {
    keys: 'asbestos | dust | chemical | fume | expose | exposure | hazard | occupational exposure | toxin | carbon monoxide | gas leak',
    asks: `are you exposed to anything at work
      any exposure to dust or chemicals
      do you work with chemicals`,
    otherwise: 'No, nothing dangerous that I work with.',
  },
  jobStrain: {
    keys: 'stress at work | stressful job | job stressful | work stressful | physical work | physical job | stressed at work | physically demanding | hours do you work | work stress | job physical',
    asks: `is your job stressful
      is your work physically hard
      do you have a lot of stress at work
      how many hours do you work
      do you like your job
      do you enjoy your work`,
    otherwise: 'Work is all right, I get by.',
  },
  home: {
    keys: 'share flat | share house | share apartment | which floor | what floor | family life | live with | live alone | home situation | who live | live situation | housing | live at home | living arrangement | live arrangement | household | at home with',
    asks: `what is your flat like
      what is your house like
      what is your home like
      what is your family life like
      who do you live with
      do you live alone
      who lives with you
      who is at home with you
      where do you live
      what is your home situation
      tell me about your home
      what kind of house do you live in
      do you live in a house or a flat
      do you have stairs at home
      how are things at home
      what is your living situation
      who is at home`,
    otherwise: 'I live by myself.',
  },
  partner: {
    keys: 'marriage | wedding | married | be together | get together | partner | wife | husband | spouse | boyfriend | girlfriend | relationship | marital | marital status | single | divorced | significant other | dating | widowed',
    asks: `are you married
      do you have a partner
      are you in a relationship
      is your wife well
      is your husband well
      are you single
      do you have a boyfriend`,
    otherwise: 'I would rather keep that to myself.',
  },
  childrenOwn: {
    keys: 'child | son | daughter | grandchild | baby | have child',
    asks: `do you have children
      do you have any kids
      how many children do you have
      how old are your children
      are your children healthy`,
    otherwise: 'No, I have no children.',
  },
  support: {
    keys: 'get help | get help from | get help from family | any help from | help from family | help from neighbour | phone anyone | who help you | who help | support | contact for you | should i contact | contact anyone for | call for you | visit you | take care of yourself | look after | carer | someone to help | help at home | take care of you | rely on | social support | friend | support network | family nearby | support system | anyone look after you | independent | wash yourself | dress yourself | shopping | cook | housework | daily living | adl | self care | look after yourself | care for yourself | activity of daily living | cope at home',
    asks: `can you manage everything by yourself at home
      do you manage on your own
      should we phone somebody
      is there someone we should call
      does anyone know you are here
      do you manage the shopping and cooking
      do you have anyone to help you
      do you have support at home
      is there someone who looks after you
      who supports you
      do you need help with anything at home
      can you look after yourself
      are you independent
      do you have friends or family nearby
      who can we call
      who is your next of kin
      is there anyone we should contact
      emergency contact
      do you want me to call someone
      does your family know you are here`,
    otherwise: 'I manage by myself.',
  },
  hobbies: {
    keys: 'get out much | hobby | garden | gardening | hobbies | free time | spare time | leisure | for fun | pastime | relaxation',
    asks: `what do you do during the day
      what does a normal day look like
      what do you do in your free time
      do you have any hobbies
      what do you do for fun
      what do you enjoy doing`,
    otherwise: 'Nothing special, television mostly.',
  },
  driving: {
    keys: 'drive | driving | driver | driving licence | car',
    asks: `do you drive
      do you drive a car
      can you drive`,
    otherwise: 'I drive now and then.',
  },
  money: {
    keys: 'money | financial | finance | insurance | afford | debt | income | finances | benefits',
    asks: `do you have any money worries
      are you financially ok
      do you have insurance`,
    otherwise: 'I get by, thank you.',
  },
  travel: {
    keys: 'you get back | you come back | you get home from | travel | you come back from | you return from | abroad | overseas | holiday | vacation | trip | flight | foreign | fly | foreign country | out of the country | hotel | been away',
    asks: `have you travelled recently
      have you been abroad
      have you been on holiday
      any recent travel
      have you been away lately
      have you travelled anywhere
      have you been out of the country
      any trips lately
      where have you been
      have you stayed in a hotel`,
    otherwise: 'No, I have not been away lately.',
  },
  contacts: {
    keys: 'anyone cough | anyone cough at work | contact with someone who have | anyone else there | anyone else get | anyone else catch | contact with anyone | anyone ill | anyone sick | anyone around you | sick contact | anyone else ill | anyone else sick | anyone at home ill | anyone with similar symptoms | anyone else have | exposed to anyone | people around you | in contact with | around anyone | contact with sick | ill people | sick people | anyone else at home | anyone at home sick | family member sick | family member ill | family sick | family ill | anyone else affected | anyone else with | same symptom | similar symptom in | colleague ill | colleague sick | contagious | contact with someone | anyone else in your household | contact with ill | anyone who be sick | anyone who be ill | anyone you know | anyone you work with | people you work with | anyone at work sick | anyone at work ill | who eat same | eat same thing | eat same food | who eat it | been around anyone | ill contact | colleague | coworker | anyone in family sick | anyone in family ill | anyone who is | anyone have same | contacts | infectious contact | family also sick | catch it from | catch something | anyone unwell | close contact',
    asks: `is anyone around you ill
      has anyone around you been sick
      is anyone else at home ill
      have you been in contact with anyone ill
      any sick contacts
      does anyone else have the same symptoms
      has anyone at work been ill`,
    otherwise: 'No, nobody around me is ill.',
  },
  pets: {
    keys: 'pet | dog | cat | animal | bird | parrot | farm | tick | insect bite | bite | mosquito | bitten | pigeon | livestock',
    asks: `do you have any pets
      do you have animals at home
      any contact with animals
      have you been bitten by an insect
      any tick bites`,
    otherwise: 'No, no animals at home, and no bites.',
  },
  environment: {
    keys: 'gas heater | gas stove | gas boiler | wood stove | cooling system | cooling unit | cooling | air condition | hot tub | whirlpool | mould | damp | spa | jacuzzi | water system | cooling tower | swimming pool | contaminated water | air conditioning | sauna | humidifier | swim',
    asks: `have you been near air conditioning
      have you used a hot tub
      is there mould at home`,
    otherwise: 'No, nothing of that kind.',
  },
  sexual: {
    keys: 'sexual | sex life | sexual active | sexual partner | have sex | intercourse | sexual history | sexual health | sexually active | sleep with anyone | intimate | sexual relationship | new partner | number partner | how many partner | sexual orientation | sex with | sexual intercourse | casual sex | multiple partner | last have sex | sex | partner at the moment | regular partner | same partner',
    asks: `are you sexually active
      do you have sex
      when did you last have sex
      how many partners have you had
      do you have a new partner
      do you have sex with men or women
      tell me about your sexual history
      any problems with your sex life`,
    otherwise: 'That is rather private. There is nothing to tell.',
  },
  safety: {
    keys: 'safe at home | abuse | violence | feel safe | domestic | hit you | anyone hurt you | violent | threatened | bullied | domestic violence',
    asks: `do you feel safe at home
      has anyone hurt you
      does anyone hit you`,
    otherwise: 'Yes, I feel safe. Nobody hurts me.',
  },
  origin: {
    keys: 'come from | where from | ethnic | ethnicity | bear | nationality | country birth | grow up | background | born in | native | be you from | mother tongue | speak english | language | origin',
    asks: `where are you from
      where were you born
      where did you grow up
      what is your ethnic background
      what language do you speak
      do you need an interpreter`,
    otherwise: 'I grew up not far from here.',
  },
  faith: {
    keys: 'religion | religious | faith | church | belief | spiritual | pray | believe in god | jehovah | cultural',
    asks: `are you religious
      do you have any religious beliefs
      do you go to church`,
    otherwise: 'Not very religious, no.',
  },
  school: {
    keys: 'school | education | university | degree | educated | college | qualification | exam',
    asks: `how far did you go in school
      what is your education
      did you go to university`,
    otherwise: 'School, and then I learned my trade.',
  },
  handed: {
    keys: 'right handed | left handed | handed | dominant hand',
    asks: `are you right or left handed`,
    otherwise: 'Right-handed.',
  },
  footCare: {
    keys: 'shoe | footwear | foot care | chiropodist | podiatrist | check foot regularly | look after foot | walk barefoot | barefoot',
    asks: `what shoes do you wear
      do you look after your feet`,
    otherwise: 'I wear ordinary shoes, and nobody looks after my feet.',
  },
  gp: {
    keys: 'gp | family doctor | usual doctor | regular doctor | primary care | general practitioner | family physician | last see a doctor | usual doctor',
    asks: `who looks after it
      who looks after that for you
      who treats it
      who is your gp
      do you have a family doctor
      when did you last see a doctor
      do you go to the doctor often`,
    otherwise: 'I have a family doctor, but I seldom go.',
  },
  bloodGroup: {
    keys: 'blood group | blood type | rhesus',
    asks: `what is your blood group`,
    otherwise: 'I don’t know my blood group.',
  },
  wishes: {
    keys: 'resuscitate | resuscitation | living will | advance directive | power of attorney | dnr | end of life',
    asks: `do you have a living will
      would you want to be resuscitated`,
    otherwise: 'I have nothing in writing. Do what you can, please.',
  },
  gender: {
    keys: 'gender | pronoun | identify as',
    asks: `what are your pronouns
      are you male or female`,
    otherwise: 'As you see me here.',
  },
} as const satisfies Record<string, Fact>;

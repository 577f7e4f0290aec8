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
      may i call you
      can you confirm your full name
      could i check your full name
      how may i address you
      what do you prefer to be called
      what would you prefer to be called
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
      introduce yourself
      would you rather i called you by your first name
      is that fine or would you rather i called you something else
      is fine or would you rather i called you
      what would you like me to call you
      may i confirm your name
      what do i call you
      can i call you by your first name`,
    otherwise: 'It is on my wristband.',
  },
  age: {
    keys: 'how old you | how old be you',
    asks: `age
      your age
      how old are you
      what is your age

      what age are you
      may i ask how old you are
      can you confirm your age
      confirm your age`,
    otherwise: 'Old enough.',
  },
  work: {
    keys: 'job | occupation | work | profession | employ | employed | employment | career | do for a living | do for living | retire | retired | living do | student | study | studying | boss | colleague at work | bread and butter job | day job | trade',
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
      what do you study
      is it physical or mostly at a desk
      is it a physical job or a desk job
      is your work heavy or at a desk
      are you working or studying
      are you still working
      what do you teach
      tell me a bit about yourself`,
    otherwise: 'I would rather not talk about my work.',
  },
  jobDetail: {
    keys: 'asbestos | dust | chemical | fume | expose | exposure | hazard | occupational exposure | toxin | gas leak',
    asks: `are you exposed to anything at work
      any exposure to dust or chemicals
      do you work with chemicals`,
    otherwise: 'No, nothing dangerous that I work with.',
  },
  jobStrain: {
    keys: 'uni going | university going | studies going | work going | job going | studies go | stress at work | stressful job | job stressful | work stressful | physical work | physical job | stressed at work | physically demanding | hours do you work | work stress | job physical | heavy work | heavy job | manual work',
    asks: `is your job stressful
      is your work physically hard
      do you have a lot of stress at work
      how many hours do you work
      do you like your job
      do you enjoy your work`,
    otherwise: 'Work is all right, I get by.',
  },
  home: {
    keys: 'share flat | share house | share apartment | which floor | what floor | family life | live with | live alone | home situation | who live | live situation | housing | live at home | living arrangement | live arrangement | household | at home with | housing like',
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
    keys: 'marriage | wedding | married | be together | get together | partner | wife | husband | spouse | boyfriend | girlfriend | relationship | marital | marital status | single | divorced | significant other | widowed',
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
    keys: 'child | son | daughter | grandchild | grandkid | baby | have child',
    asks: `do you have children
      do you have any kids
      how many children do you have
      how old are your children
      are your children healthy`,
    otherwise: 'No, I have no children.',
  },
  support: {
    keys: 'have key to | have a key | spare key | get help | get help from | get help from family | any help from | help from family | help from neighbour | who help you | who help | support | visit you | take care of yourself | look after | carer | someone to help | help at home | take care of you | social support | friend | support network | family nearby | support system | anyone look after you | independent | wash yourself | dress yourself | daily living | adl | self care | look after yourself | care for yourself | activity of daily living | cope at home | keep eye on you | lend hand | keep an eye on you | help out | daughter help | son help | wife help | husband help | family help | do the shopping | your shopping | shopping cook | manage shopping | shopping cooking | cook shopping',
    asks: `can you manage everything by yourself at home
      do you manage on your own
      can you manage everything in daily life by yourself
      were you fully independent before this
      were you independent before today
      can you do everything by yourself
      can you do everything at home alone
      do you manage daily life alone
      can you wash and dress yourself
      do you manage the shopping and cooking
      do you have anyone to help you
      do you have support at home
      do you have family close by
      does your family live close by
      is there someone who looks after you
      who supports you
      is someone helping you
      does somebody help you
      do you need help with anything at home
      can you look after yourself
      are you independent
      do you have friends or family nearby
      do you have family or friends nearby who can lend a hand
      is there anyone nearby who can lend a hand
      is there someone who could keep an eye on you
      if you went home is there someone who could keep an eye on you
      is there anyone at home who could look after you
      do you manage everything yourself
      how do you manage day to day
      do you have family support
      have you got support from your family
      do you do your own shopping
      who does the shopping
      do you have any carers
      who do you turn to for support
      who do you turn to`,
    otherwise: 'I manage by myself.',
  },
  hobbies: {
    keys: 'go fishing | fishing | chess | play football | get out much | hobby | garden | gardening | hobbies | free time | spare time | leisure | for fun | pastime | relaxation',
    asks: `what do you do during the day
      what does a normal day look like
      what do you do in your free time
      do you have any hobbies
      what do you do for fun
      what do you enjoy doing
      how do you spend your days
      how do you spend your time
      are you able to get out and see people
      do you get out and about
      do you see people`,
    otherwise: 'Nothing special, television mostly.',
  },
  driving: {
    keys: 'motorbike | motorcycle | drive | driving | driver | driving licence | car',
    asks: `do you drive
      do you drive a car
      can you drive`,
    otherwise: 'I drive now and then.',
  },
  money: {
    keys: 'money | pension | saving | savings | loan | student loan | financial | finance | afford | debt | income | finances | benefits | bill | pay bill',
    asks: `do you have any money worries
      are you financially ok
      are you short of money`,
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
      have you stayed in a hotel
      what hotel was it
      which hotel did you stay in
      where did you stay
      where did you go`,
    otherwise: 'No, I have not been away lately.',
  },
  contacts: {
    keys: 'sick person | ill person | similar complaint | same complaint | else fall sick | else fall ill | anyone fall sick | anyone fall ill | anyone near you | anyone close to you | anyone in your surroundings | else from there sick | anyone else from there | eat same | eat the same | anyone cough | anyone cough at work | contact with someone who have | anyone else there | anyone else get | anyone else catch | contact with anyone | anyone ill | anyone sick | anyone around you | sick contact | anyone else ill | anyone else sick | anyone at home ill | anyone with similar symptoms | anyone else have | exposed to anyone | people around you | in contact with | around anyone | contact with sick | ill people | sick people | anyone else at home | anyone at home sick | family member sick | family member ill | family sick | family ill | anyone else affected | anyone else with | same symptom | similar symptom in | colleague ill | colleague sick | contagious | contact with someone | anyone else in your household | contact with ill | anyone who be sick | anyone who be ill | anyone you know | anyone you work with | people you work with | anyone at work sick | anyone at work ill | who eat same | eat same thing | eat same food | who eat it | been around anyone | ill contact | colleague | coworker | anyone in family sick | anyone in family ill | anyone who is | anyone have same | contacts | infectious contact | family also sick | catch it from | catch something | anyone unwell | close contact | who eat with you | anyone you eat with | you eat with | anyone else in house | anyone else in household | else in your house have | anyone else at home have | near anyone | anyone infectious | workmate',
    asks: `is anyone around you ill
      has anyone around you been sick
      is anyone else at home ill
      have you been in contact with anyone ill
      any sick contacts
      does anyone else have the same symptoms
      has anyone at work been ill
      has anyone you ate with been ill
      has anyone who ate with you been ill
      has anyone else who ate it been poorly
      is anybody around you poorly`,
    otherwise: 'No, nobody around me is ill.',
  },
  pets: {
    keys: 'sheep | goat | cow | chicken | horse | pet | dog | cat | animal | bird | parrot | farm | pigeon | livestock | around bird | farm animal',
    asks: `do you have any pets
      do you have animals at home
      any contact with animals
      have you been bitten by an insect`,
    otherwise: 'No, no animals at home.',
  },
  environment: {
    keys: 'gas heating | pool | air con | aircon | gas heater | gas stove | gas boiler | wood stove | cooling system | cooling unit | cooling | air condition | hot tub | whirlpool | spa | jacuzzi | water system | cooling tower | swimming pool | contaminated water | air conditioning | sauna | humidifier | swim',
    asks: `have you been near air conditioning
      have you used a hot tub
      is there mould at home`,
    otherwise: 'No, nothing of that kind.',
  },
  sexual: {
    keys: 'sexual | sex life | sexual active | sexual partner | have sex | intercourse | sexual history | sexual health | sexually active | sleep with anyone | intimate | sexual relationship | number partner | how many partner | sexual orientation | sex with | sexual intercourse | casual sex | multiple partner | last have sex | sex | partner at the moment | regular partner | same partner | active sexual | love life | regular sexual partner | sex with man woman | man woman',
    asks: `are you sexually active
      do you have sex
      when did you last have sex
      how many partners have you had
      do you have sex with men or women
      do you have sex with men women or both
      tell me about your sexual history
      any problems with your sex life`,
    otherwise: 'That is rather private. There is nothing to tell.',
  },
  safety: {
    keys: 'safe at home | abuse | violence | feel safe | domestic | anyone hit you | hit you at home | husband hit you | wife hit you | partner hit you | anyone hurt you | violent | threatened | bullied | domestic violence',
    asks: `do you feel safe at home
      has anyone hurt you
      does anyone hit you`,
    otherwise: 'Yes, I feel safe. Nobody hurts me.',
  },
  origin: {
    keys: 'come from | where from | ethnic | ethnicity | bear | nationality | country birth | grow up | background | native | be you from | mother tongue | speak english | language | origin',
    asks: `where are you from
      where were you born
      where did you grow up
      what is your ethnic background
      what language do you speak
      do you need an interpreter`,
    otherwise: 'I grew up not far from here.',
  },
  faith: {
    keys: 'muslim | christian | catholic | jewish | hindu | buddhist | atheist | ramadan | halal | kosher | eat pork | religion | religious | faith | church | belief | spiritual | pray | believe in god | jehovah | cultural',
    asks: `are you religious
      do you have any religious beliefs
      do you go to church`,
    otherwise: 'Not very religious, no.',
  },
  school: {
    keys: 'school | education | university | degree | educated | college | qualification',
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
    keys: 'foot doctor | podiatrist | chiropodist | see your soles | shoe | footwear | foot care | check foot regularly | look after foot | walk barefoot | barefoot',
    asks: `what shoes do you wear
      do you look after your feet`,
    otherwise: 'I wear ordinary shoes, and nobody looks after my feet.',
  },
  gp: {
    keys: 'gp name | name of your gp | name of your doctor | doctor name | gp called | doctor called | gp | family doctor | usual doctor | regular doctor | primary care | general practitioner | family physician | last see a doctor | check up | regular check up | last check up | checkup',
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

/** What is asked of the people around the patient: names, ages, jobs, how they take it, and who looks after whom now. */
import type { Fact } from './fact.ts';

export const persons = {
  partnerName: {
    keys: 'wife name | husband name | boyfriend name | girlfriend name | partner name | wife called | husband called | boyfriend called | partner called',
    asks: `what is your wife's name
      what is your husband called
      what is the name of your boyfriend
      may i know the name of your partner
      how is your wife called`,
    otherwise: 'There is nobody at the moment.',
  },
  partnerAge: {
    keys: 'old is your wife | old is your husband | old is your boyfriend | old is your partner | wife age | husband age | boyfriend age | partner age',
    asks: `how old is your wife
      how old is your husband
      what age is your boyfriend
      is your partner younger or older than you`,
    otherwise: 'There is nobody at the moment.',
  },
  partnerFeels: {
    keys: 'wife take it | husband take it | boyfriend take it | partner take it | wife worried | husband worried | boyfriend worried | partner worried | wife cope | husband cope | partner cope | wife afraid | husband afraid',
    asks: `how is your wife taking it
      how is your husband coping with all this
      is your wife worried
      is your partner worried about you
      how does your boyfriend feel about it
      how is this for your wife
      your husband is afraid also
      what does this do to your partner
      is your wife very upset`,
    otherwise: 'There is nobody at the moment.',
  },
  newPartner: {
    keys: 'new partner | new boyfriend | new girlfriend | change partner | changed partner | other partner | more than one partner | several partner | how long together | be together | been together | meet your partner | meet your wife | meet your husband | meet your boyfriend',
    asks: `when was your last change of partner
      do you have a new partner
      any new partners in the last months
      have you changed partners recently
      is there anyone else besides your partner
      more than one partner in the past year
      how long have you two been together
      when did you meet your wife
      when did you and your boyfriend get together
      how long are you a couple already
      did you have other partners this year`,
    otherwise: 'No, nobody new.',
  },
  wantChildren: {
    keys: 'want children | want kids | would like children | plan children | plan to have children | more children | wish for children',
    asks: `do you want children later
      would you like to have kids one day
      are you planning to have children
      do you want more children`,
    otherwise: 'No, that is behind me.',
  },
  childName: {
    keys: 'daughter name | son name | baby name | child name | children name | daughter called | son called | baby called | kids called',
    asks: `what is your daughter's name
      what is your son called
      what is the name of the baby`,
    otherwise: 'I have no children.',
  },
  childMore: {
    keys: 'daughter do | son do | daughter work | old is your daughter | old is your son | old is the baby | old is your baby | daughter job | son job | old are your children | age of your child',
    asks: `how old is your daughter
      how old is your son now
      how old is the baby
      what does your daughter do for work
      what job does your daughter have
      what does your son do
      in which class is your son
      is your daughter still studying`,
    otherwise: 'I have no children.',
  },
  childTold: {
    keys: 'daughter know | son know | children know | daughter told | tell your daughter | tell your son | told your daughter | told your son | kids know',
    asks: `has your daughter been told
      does your daughter know that you are here
      have you told your son
      do the children know about it
      what did you tell your kids`,
    otherwise: 'I have no children.',
  },
  childcare: {
    keys: 'look after your son | look after your daughter | look after kids | look after children | look after baby | look after your child | mind the kids | child minded | children looked after | kids looked after | who has the kids | take care of your son | take care of baby | take care of children | with the baby now | pick up your son | childcare',
    asks: `who is looking after your son at the moment
      who is looking after the kids while you are here
      are the children being looked after
      is somebody with the baby now
      who takes care of your child today
      who picks up your son from school
      is childcare sorted
      where are the kids now`,
    otherwise: 'I have no children to be looked after.',
  },
  parentsAge: {
    keys: 'old are your parents | parents age | old is your mother | old is your father | mother age | father age | old is your mum | old is your dad',
    asks: `how old are your parents
      what age are your mum and dad
      how old is your mother now`,
    otherwise: 'They are getting on, like all of us.',
  },
  parentsHome: {
    keys: 'parents live | mother live | father live | mum live | dad live | where are your parents',
    asks: `where do your parents live
      do your parents live nearby
      where does your mother live
      do you still live near your mum and dad`,
    otherwise: 'Not far from here.',
  },
  parentsJob: {
    keys: 'parents do | parents work | father do | mother do | father work as | mother work as | father job | mother job | dad do | mum do | parents job',
    asks: `what do your parents do
      what did your father do for a living
      what was your mother's job
      what work did your parents do`,
    otherwise: 'They worked hard all their lives.',
  },
  siblingMore: {
    keys: 'brother live | sister live | brother do | sister do | old is your brother | old is your sister | older brother | younger brother | older sister | younger sister | brother older | brother younger | sister older | sister younger | brother age | sister age | brother name | sister name',
    asks: `how old is your brother
      how old are your sisters
      is your brother younger or older than you
      is your sister older
      where does your sister live
      where does your brother live
      what does your brother do
      do you see your sisters often`,
    otherwise: 'They live not far from here.',
  },
  parentsSmoked: {
    keys: 'smoker in family | family a smoker | father smoke | mother smoke | parents smoke | dad smoke | mum smoke | family smoke',
    asks: `did your father smoke
      did your parents smoke
      was your mother a smoker
      are your parents smokers
      did anyone smoke when you were a child`,
    otherwise: 'No, my parents did not smoke.',
  },
  familyScreened: {
    asks: `were the others in the family tested after that
      did your relatives get a scan after it
      has anyone else in the family been checked for it
      did they test your brothers and sisters for it
      were you ever checked because of it running in the family
      did the doctors examine your relatives too
      did the family get tested`,
    otherwise: 'Not that I know of.',
  },
  grief: {
    keys: 'cope since he died | cope since she died | manage since he died | cope with loss | get over his death | get over her death | get over loss | grief | grieve',
    asks: `how have you coped since he died
      how have you managed since her death
      has it been hard since he passed away
      how did you deal with the loss
      how did you get over it when he died
      how is life without him
      is it still hard for you that she died`,
    otherwise: 'I have been spared that so far.',
  },
  friendName: {
    keys: 'flatmate name | flatmate called | friend name | friend called | roommate called | roommate name',
    asks: `what are your flatmates called
      what is your friend's name
      which friend is with you, what is her name`,
    otherwise: 'You would not know them.',
  },
  petName: {
    keys: 'dog name | cat name | pet name | dog called | cat called | pet called | animal called',
    asks: `what is your dog called
      what is your cat's name
      does your pet have a name`,
    otherwise: 'I have no animals.',
  },
  petCare: {
    keys: 'walk dog | feed dog | feed cat | look after dog | look after cat | look after pet | look after animal | take care of dog | take care of cat | dog now | cat now',
    asks: `who walks the dog now
      who feeds your cat while you are here
      who will look after the dog
      is somebody taking care of your pet
      where is the dog now`,
    otherwise: 'I have no animals.',
  },
  ifUnable: {
    keys: 'not work any more | not drive any more | could not work | can not work any more | stop working for good | give up your job | give up work | ill for longer | off for longer',
    asks: `what would it mean for you if you could not work any more
      what if you could not drive any more
      what would happen to your family if you were ill for longer
      how would you manage if you had to stop working
      what would change for you if this stayed
      suppose you can not go back to your job, what then
      what happens if you are off for longer`,
    otherwise: 'I don’t want to think of that yet.',
  },
  onlyEarner: {
    keys: 'only earner | sole earner | breadwinner | main earner | only income | only one who earn | earn the money',
    asks: `are you the only earner
      are you the breadwinner of the family
      does the family live on your income alone
      who earns the money at home`,
    otherwise: 'We both earn.',
  },
  strength: {
    keys: 'give you strength | keep you going | give you hope | give you support in hard time | hold on to',
    asks: `what gives you strength
      what keeps you going
      where do you get your strength from
      what helps you in hard times`,
    otherwise: 'My family, most of all.',
  },
  lookForward: {
    keys: 'look forward to | plan for the future | future plan | dream of | after your degree | when you are well again | when you are better again',
    asks: `what do you look forward to
      is there something you would like to do when you are well again
      what do you want to do after your degree
      what are your plans for the future
      what would you like to do once this is over`,
    otherwise: 'To be well again, that is enough.',
  },
  deathThoughts: {
    keys: 'think about death | think of death | afraid of death | going to die | afraid to die | fear of death | afraid of dying | scared of dying | fear of dying',
    asks: `do you sometimes think about death
      do you think that you are going to die
      are you afraid of dying
      does the thought of death frighten you
      did you think you would die`,
    otherwise: 'No, I don’t think of that.',
  },
  ifOperation: {
    keys: 'operation be for you | surgery be for you | feel about an operation | feel about surgery | agree to an operation | agree to surgery | need an operation | need surgery | afraid of an operation | afraid of surgery | scared of an operation | scared of surgery',
    asks: `how would you feel about an operation
      would you agree to an operation
      what if you need an operation
      are you afraid of having surgery
      suppose you need surgery, how would that be for you
      if it had to be operated on, would you be all right with that`,
    otherwise: 'If it has to be, yes. But I hope that I don’t need one.',
  },
} as const satisfies Readonly<Record<string, Fact>>;

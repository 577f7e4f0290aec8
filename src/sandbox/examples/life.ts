import type { Examples } from './example.ts';

export const life: Examples = {
  age: `
    How old are you? | How old are you, Mrs Lindqvist? | Could I just confirm your age please?`,
  contacts: `
    Did anybody else who ate the same thing get ill? | Has anyone around you been ill?
    Do your flatmates have the same symptoms? | Have you had any contact with people with gastroenteritis?
    anyone else ill at home | is anyone around you sick with similar symptoms | Is anyone else ill at home?
    Has anybody you work with been sick? | Were your colleagues sick too? | did anyone else there get ill
    Thank you, that’s really clear. Is anybody around you unwell as well?
    Have you been around someone with meningitis or any sick people?`,
  sexual: `
    Are you sexually active at the moment? | How many sexual partners do you have?
    When was the last time you had intercourse? | do you have a regular sexual partner
    Are you sexually active currently? Everything you say is confidential of course
    are you sexually active at the moment | With men, women or both?
    How many partners did you have in the last year? | Are you sexually active, any problems there?
    Are you sexually active? | any new sexual partners
    The next questions are a bit private but matter for infections. Are you sexually active?
    men, women or both`,
  work: `
    What do you do? | What do you study? | How are your studies going? | what are you studying at uni
    What do you do for work, or are you studying? | What do you do for work or are you studying?
    What do you do for a living? | Tell me about your job please. | Do you work night shifts?
    what do you do for work | is it heavy work
    Do you work at the moment? Is it physical or mostly at a desk? | What is your job?
    What’s your profession? | Where was your last job? | what’s your job exactly
    do you work with water systems | are you off work | Are you working at the moment, and what do you do?
    What’s your job? | What do you teach? | what’s your occupation | What’s your occupation? | what’s your job
    What did you do for work? | What work did you do before retiring? | what did you work as
    Are you retired, or do you still work? What did you do?
    Do you work still or are you retired? What did you work?`,
  home: `
    Who do you live with? | Where do you live? | Who do you live with at home? | with who do you live
    Who’s at home with you? | who do you live with | are there stairs at your house | Who is at home with you?
    Do you live alone? | Who lives with you? | who’s at home
    thanks for being honest, that really helps. Who do you live with? | How is your family life?
    Do you have stairs at home? | who’s at home with you | do you live alone or with someone`,
  partner: `
    Are you in a relationship? | Do you have a partner at the moment? | Is your wife here with you?
    How is your marriage? | Is your wife coughing as well? | how’s your wife’s health | Are you married?
    Are you coping on your own since your husband died?`,
  travel: `
    Have you travelled anywhere recently? | Have you travelled outside the country this year?
    have you been abroad this summer | Have you travelled anywhere in the last months?
    Have you travelled abroad recently? | Have you travelled anywhere in the last few weeks?
    Have you travelled recently? | Where did you stay? | When did you come back?
    Have you been travelling in the last two weeks? | How long did you stay there? | Did you stay in a hotel?
    been away recently? | where was that | when did you get back
    Have you travelled anywhere recently, abroad or in this country?
    Have you traveled in the last half year? Where to? | Have you been abroad lately?
    Have you been out of the country? | any recent trips | Have you been abroad?`,
  school: `
    When is your exam? | Do you have exams soon?`,
  pets: `
    Do you have any pets? | Do you have any pets at home? | Do you have birds or other pets?
    Have you had contact with farm animals? | Do you keep birds? | Have you been in contact with sick animals?
    any pets or birds | Do you have any pets or been around birds or farm animals?
    Do you have pets or contact to birds or farm animals? | Have you been bitten by a tick? | Any tick bites?`,
  childrenOwn: `
    Have you had any children? | Do you have any children? | How old is your daughter? | How old is your baby?
    is the baby well | Do you have kids? | Is somebody taking care of your son? | How is your daughter?
    Do you have children? Are they healthy? | how often do you see your daughter
    Do you have children, are they healthy?`,
  support: `
    who is at home to look after you | Is there someone who can look after you after you go home?
    do you have family support | Can you manage everything by yourself at home?
    Can you manage everything in daily life by yourself? | Are you able to look after your baby?
    who can pick up your son today | Before today, were you fully independent and fit?
    Do you have anyone to help you at home? | Do you manage with shopping and cooking?
    Who helps you when you’re ill? | Do you get any help from family or neighbours?
    Do you manage everything yourself, like shopping, cooking and washing?
    Do you have family or friends nearby who can lend a hand?
    Can you do shopping, cooking and washing on your own?`,
  jobStrain: `
    Is your job stressful? | Is your work stressful? | Do you have a stressful job?
    How is stress at work or at home at present?`,
  name: `
    Hello, are you Mr Walter Brandt? | How may I address you? | What do you prefer to be called?
    Is Mrs Lindqvist fine, or would you rather I called you Rosa?`,
  gp: `
    When did you last see your GP and what was that for? | When was your last check up with the family doctor?
    When did you last see your GP?`,
  driving: `
    Do you drive, and do you drive for work? | Do you drive? | Do you drive at all? | do you drive a car`,
  jobDetail: `
    Were you exposed to dust or chemicals? | Do you work with chemicals or dust?
    Have you ever been exposed to dust, chemicals or asbestos through work?
    What kind of work do you do exactly, any dust, fumes, asbestos?`,
  environment: `
    Have you used a hot tub or been swimming? | Could you have breathed in contaminated water?
    Have you worked on any cooling towers recently?`,
  origin: `
    Where were you born and where did you grow up?`,
  handed: `
    are you right or left handed`,
  safety: `
    Do you feel safe at home?`,
  footCare: `
    do you wear good shoes, do you check your feet?`,
  hobbies: `
    What do you do during the day?`,
};

import type { Examples } from './example.ts';

export const life: Examples = {
  age: `
    How old are you? | How old are you, Mrs Lindqvist? | Could I just confirm your age please?
    What’s your age? | Can I ask how old you are? | your age please | how old are you now`,
  contacts: `
    Did anybody else who ate the same thing get ill? | Has anyone around you been ill?
    Do your flatmates have the same symptoms? | Have you had any contact with people with gastroenteritis?
    anyone else ill at home | is anyone around you sick with similar symptoms | Is anyone else ill at home?
    Has anybody you work with been sick? | Were your colleagues sick too? | did anyone else there get ill
    Thank you, that’s really clear. Is anybody around you unwell as well?
    Have you been around someone with meningitis or any sick people? | Is anyone at home sick?
    Have you been in contact with anyone who’s ill? | Does anybody else have the same symptoms?
    Is your family well, or does anyone else have it? | Any sick contacts?
    Have you met anyone with an infection? | Are any of your friends ill too?
    Did the others who ate with you get sick? | Are your colleagues ill as well?
    Has anyone at work got the same thing? | Do you know anyone with covid or flu?
    anyone you live with who’s unwell | Have you been near somebody who was coughing?
    Are the people you live with alright? | Did you catch it from someone? | is your wife or the baby sick
    are your flatmates ill too | Anyone else poorly, at home or work?
    Is anyone else ill, at home or at work? | What about that colleague, what does he have?
    Does the colleague who is ill have the same thing? | Have you been around anyone who is sick?
    Been around anyone with TB, covid or flu? | Has anyone near you had flu, covid or a bad cough?
    Has anything like that been going round among your friends? | Is there something going round at work?
    How many of your colleagues fell ill?`,
  sexual: `
    Are you sexually active at the moment? | How many sexual partners do you have?
    When was the last time you had intercourse? | do you have a regular sexual partner
    Are you sexually active currently? Everything you say is confidential of course
    are you sexually active at the moment | With men, women or both?
    How many partners did you have in the last year? | Are you sexually active, any problems there?
    Are you sexually active? | any new sexual partners
    The next questions are a bit private but matter for infections. Are you sexually active?
    men, women or both | Do you have a sexual partner? | When did you last have sex?
    How many sexual partners have you had in the last year? | Do you have sex with men, women or both?
    Is it all right if I ask about your sex life? | Are you in a sexual relationship?
    Have you had any new sexual partners? | Do you have a regular partner? | Do you always sleep with the same partner?
    Could you tell me about your sexual history? | do you sleep with men, women, or both
    I need to ask some personal questions about your sex life - are you sexually active at the moment?
    have you had sex with anyone other than your partner | Any change of sexual partner recently?
    are you and your partner exclusive | Is that with one regular partner, or have there been others?
    I need to ask about HIV risk: any new partners, or sex with men? | Any risk of HIV, like new partners?`,
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
    Do you work still or are you retired? What did you work? | What do you do for work? | Are you working?
    Where do you work? | Are you employed? | What did you do before you retired? | Are you retired?
    What kind of work do you do? | Are you a student? | Tell me about your job. | Do you work full time?
    Do you have a job at the moment? | what does your work involve | how long have you worked there
    what did you use to work as`,
  home: `
    Who do you live with? | Where do you live? | Who do you live with at home? | with who do you live
    Who’s at home with you? | who do you live with | are there stairs at your house | Who is at home with you?
    Do you live alone? | Who lives with you? | who’s at home
    thanks for being honest, that really helps. Who do you live with? | How is your family life?
    Do you have stairs at home? | who’s at home with you | do you live alone or with someone
    What’s your home like? | Do you live in a house or a flat? | Who else is at home?
    What’s your living situation? | Do you live by yourself or with someone? | Is anyone at home with you?
    Who’s in your household? | do you share a flat | what are things like at home
    are there stairs in your home | What’s your accommodation like? | What floor do you live on?
    Do you live on your own? | Is anyone at home vulnerable, like pregnant or with a weak immune system?
    Is there anyone frail or very young at home?`,
  partner: `
    Are you in a relationship? | Do you have a partner at the moment? | Is your wife here with you?
    How is your marriage? | Is your wife coughing as well? | how’s your wife’s health | Are you married?
    Are you coping on your own since your husband died? | Do you have a partner? | Are you single?
    How long have you been together? | Have you got a boyfriend or girlfriend? | Is your wife well?
    What’s your marital status? | Is your relationship going well? | How long have you been married?
    How’s your marriage? | When did your husband die? | Is your partner supportive?
    How did your husband die? | Are you divorced? | how is your husband | Are you seeing anyone at the moment?
    Do you have someone special in your life? | How are things with your wife?
    How are things between you and your partner?`,
  travel: `
    Have you travelled anywhere recently? | Have you travelled outside the country this year?
    have you been abroad this summer | Have you travelled anywhere in the last months?
    Have you travelled abroad recently? | Have you travelled anywhere in the last few weeks?
    Have you travelled recently? | Where did you stay? | When did you come back?
    Have you been travelling in the last two weeks? | How long did you stay there? | Did you stay in a hotel?
    been away recently? | where was that | when did you get back
    Have you travelled anywhere recently, abroad or in this country?
    Have you traveled in the last half year? Where to? | Have you been abroad lately?
    Have you been out of the country? | any recent trips | Have you been abroad?
    Have you been abroad recently? | Have you travelled anywhere? | Have you been on holiday lately?
    Any recent trips? | Where did you travel to? | When did you get back?
    Have you been to any foreign countries? | Have you left the country in the last few months?
    Any travel in the last weeks? | Have you been to the tropics?
    have you been away from home in the last weeks | where have you been on holiday
    How long were you there and when did you come back? | Where were you before you fell ill?
    When did you come back from there? | Did you sleep in the hotel and use the shower?
    What did you do on that trip? | Which part of the country was that hotel in?
    Did you shower at the hotel?`,
  school: `
    When is your exam? | Do you have exams soon? | What education do you have? | Did you go to university?
    What school did you attend? | What qualifications do you have? | How’s school going?
    how are your studies going`,
  pets: `
    Do you have any pets? | Do you have any pets at home? | Do you have birds or other pets?
    Have you had contact with farm animals? | Do you keep birds? | Have you been in contact with sick animals?
    any pets or birds | Do you have any pets or been around birds or farm animals?
    Do you have pets or contact to birds or farm animals? | Have you been bitten by a tick? | Any tick bites?
    Do you keep animals? | Any contact with animals or birds? | Have you been bitten by a tick or an insect?
    Any animals at home? | Do you own a parrot or pigeons? | Have you been around farm animals?
    do you have a dog or cat`,
  childrenOwn: `
    Have you had any children? | Do you have any children? | How old is your daughter? | How old is your baby?
    is the baby well | Do you have kids? | Is somebody taking care of your son? | How is your daughter?
    Do you have children? Are they healthy? | how often do you see your daughter
    Do you have children, are they healthy? | Do you have children? | How many kids have you got?
    How old are your children? | Are your children well? | Do you have any sons or daughters?
    How old is your son? | Is your baby healthy? | Do you have grandchildren? | Where does your daughter live?
    any kids? | are your children healthy | Is the baby vaccinated and well? | Has your baby had her jabs?
    Is your little one healthy? | How’s the baby? | How’s your little boy? | How’s your little girl doing?
    How is your son? | Tell me about your kids. | Where do your kids live?`,
  support: `
    who is at home to look after you | Is there someone who can look after you after you go home?
    do you have family support | Can you manage everything by yourself at home?
    Can you manage everything in daily life by yourself? | Are you able to look after your baby?
    who can pick up your son today | Before today, were you fully independent and fit?
    Do you have anyone to help you at home? | Do you manage with shopping and cooking?
    Who helps you when you’re ill? | Do you get any help from family or neighbours?
    Do you manage everything yourself, like shopping, cooking and washing?
    Do you have family or friends nearby who can lend a hand?
    Can you do shopping, cooking and washing on your own? | Do you have anyone to help you?
    Can you look after yourself? | Do you manage on your own? | Do you need any help with washing or dressing?
    Who does the shopping and cooking? | Do you have support at home?
    Do you have family nearby who could help? | Are you independent?
    Can you do everything by yourself at home? | Who looks after you? | Does anyone help you around the house?
    Are you able to do your own housework? | Do you have carers?
    How do you manage with daily tasks like cooking and cleaning?
    Have you got people around you to support you? | Do you have friends or family you can rely on?
    Is there anyone who can take care of you when you go home? | Do you feel lonely?
    Do you have someone to talk to? | do you manage with washing, dressing and eating
    were you able to do everything on your own until now | who helps you when you’re ill
    Are you OK to read and type or would you rather have someone help you?
    Is there somebody who’d be able to help you?
    Is there someone at home who’d be able to help if you got worse?
    Do you have someone to talk to when you’re stressed? | Who would look after you if you were ill?
    Who would you call if you needed help? | Do you have friends you can turn to?`,
  jobStrain: `
    Is your job stressful? | Is your work stressful? | Do you have a stressful job?
    How is stress at work or at home at present? | Is your work physically hard?
    Do you have to lift heavy things at work? | How are things at work? | Is your job demanding?
    Do you sit most of the day at work? | Do you work long hours? | Do you work shifts?
    Is there a lot of pressure at work? | Do you enjoy your job? | Is it a desk job or do you move around?`,
  name: `
    Hello, are you Mr Walter Brandt? | How may I address you? | What do you prefer to be called?
    Is Mrs Lindqvist fine, or would you rather I called you Rosa? | What’s your name?
    Can you tell me your full name? | Can I check your name? | Who am I speaking to?
    What would you like me to call you? | How would you like to be addressed? | May I have your name please?
    Can you confirm your name for me? | Is it okay if I call you by your first name? | What should I call you?
    how do you prefer to be called | Is Timur fine or do you prefer Mr Hale?
    How should I pronounce your name, and is your first name okay? | Do you prefer first name or surname?
    How do you say your name?`,
  gp: `
    When did you last see your GP and what was that for? | When was your last check up with the family doctor?
    When did you last see your GP? | Who’s your GP? | Do you have a family doctor?
    When did you last see your doctor? | When did you last have a check-up?
    How often do you go to the doctor? | Who is your usual doctor? | are you registered with a GP
    Do you go for regular check-ups? | When did you last see your family doctor, and what was it for?
    When were you last at your doctor’s, and why? | Who prescribes your tablets?
    Who checks your blood pressure and gives you your prescriptions?`,
  driving: `
    Do you drive, and do you drive for work? | Do you drive? | Do you drive at all? | do you drive a car
    Do you drive a car? | Do you have a driving licence? | Are you able to drive? | Do you drive for work?`,
  jobDetail: `
    Were you exposed to dust or chemicals? | Do you work with chemicals or dust?
    Have you ever been exposed to dust, chemicals or asbestos through work?
    What kind of work do you do exactly, any dust, fumes, asbestos?
    Are you exposed to anything at work, like dust or chemicals?
    Do you work with chemicals, asbestos or animals? | Any hazards in your job?
    Do you breathe in fumes or dust at work? | Have you ever worked with asbestos?
    Is there anything at your work that could have made you ill?
    Does your job expose you to anything harmful? | what exactly do you work with
    Are you exposed to dust, chemicals, mould or fumes at work? | Any dust, mould or chemicals where you work?`,
  environment: `
    Have you used a hot tub or been swimming? | Could you have breathed in contaminated water?
    Have you worked on any cooling towers recently? | Have you been in a hot tub or a swimming pool?
    Have you been around air conditioning? | Have you been near any cooling towers or fountains?
    Any exposure to contaminated water? | Have you been in a spa or sauna? | do you have a gas heater at home
    have you used a humidifier`,
  origin: `
    Where were you born and where did you grow up? | Where are you from? | Where were you born?
    Where did you grow up? | What’s your background? | What’s your first language?
    Do you need an interpreter? | Where do your parents come from?
    Were you born here or did you grow up in another country? | Did you grow up here?`,
  handed: `
    are you right or left handed | Are you left- or right-handed?`,
  safety: `
    Do you feel safe at home? | Has anyone hurt you? | Is anyone threatening you?
    Do you feel safe in your relationship? | Has your partner ever hit you? | Are you being hurt by someone?
    Is there any violence at home? | Has anyone ever forced you to do something you didn’t want?
    I ask everyone this: do you feel safe at home? | has anybody hit you or pushed you`,
  footCare: `
    do you wear good shoes, do you check your feet? | How do you look after your feet?
    Who cuts your toenails? | What shoes do you wear? | Do you check your feet every day?
    Have you been wearing new shoes? | Do you go to a chiropodist?`,
  hobbies: `
    What do you do during the day? | What do you do in your spare time? | Do you have any hobbies?
    What do you enjoy doing? | What do you like to do for fun? | What are your interests?
    How do you spend your day? | What do you do in your free time? | Do you still do your hobbies?
    What do you normally do at weekends? | What do you get up to at weekends?
    What do you do when you’re not working? | How do you relax?`,
  money: `
    Do you have any financial worries? | Can you afford everything you need? | Are you insured?
    Do you have money problems? | Do you get any benefits?`,
  faith: `
    Are you religious? | Do you have any religious beliefs we should know about?
    Does your faith play a role in your life? | Are there any religious or cultural needs we should consider?
    Do you follow a religion?`,
  wishes: `
    Do you have a living will? | Would you want to be resuscitated? | Have you got an advance directive?
    Who should decide for you if you can’t?`,
};

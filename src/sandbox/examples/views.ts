import type { Examples } from './example.ts';

/** What is asked of the person more than of the patient, and what was taken for something near to it. */
export const views: Examples = {
  fan: `
    Who is going to be champion this season? | Who wins the championship this year? | Who will be champion this year? | Who will win the cup, do you think? | Which club will win the league? | Are you into football at all? | What football club do you follow? | Who is your team? | Do you watch football? | Which team are you for, if I may be curious? | Are you a fan of a club? | Did you see the game yesterday?`,
  compliment: `
    That’s a lovely jumper, is it handmade? | Nice shoes, by the way! | I love your earrings. | Your glasses are very elegant. | What a pretty blouse, did you sew it yourself? | That colour suits you. | Beautiful scarf, where is it from?
    Did you paint that yourself? | Have you made it with your own hands? | Did you make it yourself? | Did you sew that yourself? | Is it home-made? | Did you crochet that bag yourself? | What a cosy blanket, did you make it? | I like your hat.`,
  nameOrigin: `
    What a beautiful name, where is it from? | Is that a Spanish name? | Is your name Turkish? | Is your surname Swedish or Danish? | I like your name, what does it mean? | Your name sounds Italian, is it? | Where is the name from?
    Such a nice surname, is it French or Portuguese?`,
  treat: `
    What dish would you like best now? | If you could have any meal, what would it be? | Is there any food you would fancy? | What would you eat now if you could choose anything? | What is the food you love most? | Which meal do you dream of at the moment?`,
  leader: `
    Who governs the country at the moment? | Can you tell me the name of the president? | Do you know who the prime minister is? | Who is head of the government now?`,
  closeTo: `
    Were you very close to each other? | Did the two of you get on? | Do you miss them a lot? | Was she important to you? | Did you have a good relationship with him? | Were you near to each other? | You must miss him, were you close?
    How was your relationship with your father?`,
  quitHard: `
    What was so hard about stopping? | What made you take it up again? | Why did it not last? | What was the problem when you tried to give up? | What pulled you back to the cigarettes? | Why didn’t you manage to stop?`,
  quitHelp: `
    Would anything make it easier for you to stop smoking? | Could we support you with giving up the cigarettes? | Have you thought of nicotine patches? | What do you need from us to be able to quit? | Would you take help with stopping smoking?
    Is there something that could help you stop the smoking? | Shall I tell you about a stop smoking group?`,
  familyTreated: `
    Do they take tablets or inject for it? | Did your mother need insulin for it? | How were your sisters treated? | What do they do against it, diet or tablets? | Was he on medication for it? | Did she have to inject herself?`,
  familyTrouble: `
    Did it go to their eyes or kidneys? | Did any of them lose a foot because of it? | Had they problems from it later? | Did the illness cause damage to their eyes or feet? | Were there consequences of the disease in your relatives, amputations or blindness?`,
  movedWhen: `
    When did it wander over to there? | At what point did the pain move? | How many hours after the beginning did it move down? | When did it go to the right side? | And when did it shift?`,
  atRest: `
    Has it come on at night or when you were sitting still? | Did it ever wake you up? | Did you ever get it when you were just resting? | Does it also come without any effort? | Ever had it lying in bed or watching television?
    Has it ever got you out of sleep? | Can it also come while you do nothing?`,
  feverPattern: `
    Is the temperature high the whole day or only in the evening? | Does it go up at night, the fever? | At what time of day is the fever highest? | Is the fever always there or does it come in waves? | Does your temperature peak in the evenings?`,
  course: `
    Overall, would you say it is improving or getting worse? | Are you on the way up or down with it? | Is it going uphill or downhill since the beginning? | Are you getting better, or is it worse by the day? | Since then, is it less, more or the same?
    How has it been since then, more or less strong? | Do you feel you are recovering or going backwards?`,
  snoring: `
    Does your husband say that you snore? | Has your partner ever complained that you snore? | Do you snore, has anybody told you? | Does your wife nudge you because of your snoring?`,
  worry: `
    What is going through your head at this moment? | What is on your mind now? | Why does that frighten you? | Can you say a bit more about what scares you? | Tell me more about that fear. | What is it about it that frightens you? | Is there anything in particular that you dread? | Anything particular that you are dreading? | Is there something you dread that the doctor could say? | Is there anything that you are dreading? | Anything you dread to hear from me? | Is there anything you are especially afraid that we might find? | Is that what is on your mind? | Is that what you think about most? | Are you dreading something I could tell you? | Is there something that you dread to hear? | What would be the worst news for you? | Is this what troubles you most?
    What are you most afraid to hear from us?`,
  doing: `
    What were you making just then? | What were you making at that time? | What were you making when it began? | What did you do in that moment? | What were you doing in this moment? | What was you busy with then? | What were you up to at that instant?`,
  origin: `
    What country were you born in? | Where were you born, in which country? | In what country did you grow up? | Which country are you from originally? | Were you born here or in another country?`,
  employer: `
    Is your boss pressing you to return? | Does your employer put pressure on you to come back to work? | Are they understanding at work about you being ill? | How does your boss react to you being off? | Does your job expect you back soon?`,
  exercise: `
    Were you a fit person? | You were quite fit before? | Before you got ill, were you fit? | Before all this, you were in good shape? | Were you fit before all this? | How fit were you before you fell ill? | Before this, did you do any sport? | Were you sporty before the illness? | Normally, are you a fit person?`,
  ideas: `
    Have you an explanation for why it happened today? | What is your own explanation for it coming now? | Have you any explanation yourself? | Do you yourself have an explanation for it? | How do you explain it to yourself? | Have you got your own explanation for it? | Do you have an explanation why this happened now? | Why do you think it happened today? | Can you explain to yourself why it came? | Did you look it up on the internet?
    Have you googled your symptoms? | Did you search for it online?`,
  impact: `
    Could you get dressed and go down to the car like this? | Would you get as far as the car on foot? | Can you walk to the toilet by yourself and get dressed? | Can you wash and dress yourself with this? | Can you manage to dress yourself at the moment? | How are you coping with it all in daily life?`,
  doubleVision: `
    Do you see two of my finger? | Is it two fingers that you see or one? | Are you seeing everything twice?`,
  dryMouth: `
    Is your tongue always so dry? | Has your tongue been dry like that for long? | Your tongue looks dry, is it usually like that?`,
  footCare: `
    Do you look after your feet yourself? | Do you check your own feet for sores? | How often do you look at the soles of your feet? | Do you inspect your feet regularly?`,
  incontinence: `
    Do you lose a few drops before you get to the toilet? | Do you sometimes not reach the toilet in time? | Do you leak when you have to run to the loo?`,
  toldAnyone: `
    Have you spoken with a friend or your family about it? | Have you told someone close to you about this? | Did you share it with anyone, your daughter or a friend? | Have you talked about it to a neighbour or somebody in the family?`,
  face: `
    Does one side of your face look funny? | Has your face gone crooked? | face drooping?`,
  empathy: `
    It makes sense that you are worried. | Anybody would be worried in your place. | I can hear how much it worries you. | That does sound tiring, above all the bad nights. | That does sound exhausting. | It is only natural to worry.`,
  plan: `
    You should not drive for now. | You really must not drive a car today. | You ought not to drive with this. | You should not go back to work this week.`,
  whatIsThat: `
    Have you come across that before? | Does that word mean anything to you?`,
  confusion: `
    Did your husband notice that you were muddled? | Has your partner said that you talk nonsense or seem strange? | Has your family noticed that you are not yourself? | Did anybody find you mixed up?`,
  'worse:exertion': `
    Can you get up a flight of stairs? | Could you manage the stairs? | Could you walk up one floor without a break?`,
  'worse:breathing': `
    Is it different when you take a big breath? | Does a big breath change it? | What happens when you fill your lungs?`,
  beingHere: `
    Is it right that you came in? | Do you think that it was good to come? | Are you glad that you came in? | Was it the right thing to come here, do you think? | Are you sorry that you came?`,
  urineOften: `
    How often are you on the toilet in a day? | How many times a day do you visit the bathroom? | How many times a day are you on the toilet? | How often do you have to go to the loo in a day? | How many trips to the bathroom a day? | How often in a day do you go to pass water?`,
  nightSweats: `
    Do you sweat the bed wet at night? | Are your sheets wet with sweat at night? | At night, do you soak your pyjamas? | Do you sweat so much at night that you change the sheets?`,
  usualDay: `
    How do you spend your time since you gave up work? | What fills your days since you gave up the shop? | What do you do with your time now that you are retired? | How do you fill your days since you stopped working? | What do you do all day since you gave up your job?`,
  babySize: `
    Was your baby heavy? | Was your daughter a heavy baby? | Was she a big baby?`,
  complaint: `
    May I hear about it? | Can I hear what has been going on?`,
  tried: `
    What did you do when it came? | What did you do when the pain started, to get rid of it? | What was the first thing you did against it when it came on?`,
  weightChange: `
    And your weight, did it go up or down? | Your weight, is it going down? | Has your weight gone up or has it gone down?`,
  thermometer: `
    How did you take your temperature, in the mouth? | How did you take it, under the tongue? | Where did you take the temperature?`,
  jobStrain: `
    Is the work hard on your body? | Is it tough work? | Is your job physically demanding?`,
  'dysuria urineLook': `
    Does it burn or smell when you pass water? | Does it hurt when you pee, or does it smell?`,
  fluids: `
    How much did you drink since you got up? | How much have you had to drink today, water or tea? | How much have you drunk since yesterday, water and tea?`,
  'substances supplements': `
    Cocaine, pills, energy drinks, powders for training? | Any drugs, or boosters from the gym? | Speed, coke, stuff for the muscles?`,
  penicillin: `
    Penicillin in particular? | And especially penicillin?`,
  radiation: `
    Which of the arms is it? | Into which arm does it go?`,
  'cancer hiv': `
    Were you ever diagnosed with cancer or a weak immune system? | Any cancer or illness of the immune system?`,
  onsetManner: `
    Did it come little by little or on one certain day? | Did it begin gradually, or can you say the day?`,
  newMedication: `
    Was something new started before it began? | Did you begin any new medicine shortly before the complaint?`,
  chewing: `
    Does your jaw hurt when you chew? | Any pain in the jaw when you chew? | Does chewing hurt in the jaw?`,
  name: `
    Your name? | your name | And your name? | Could I have your name?`,
};

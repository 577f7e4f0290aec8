import type { Examples } from './example.ts';

/** Everyday things that one weighty word once drew to another topic. */
export const broad15: Examples = {
  fan: `
    Did you see the match yesterday? | Did you watch the football yesterday evening? | Who won the game last night, do you know?
    Bayern or Schalke? | Dortmund or Bayern, which is your team? | Arsenal or Chelsea? | Are you for Liverpool or for Everton?
    Do you go to the stadium? | Did you catch the game on Saturday? | Which club are you for? | What do you say to the final last night?`,
  chat: `
    Is it true that Germans are always on time? | Is it true that people there eat frogs? | Is it true that Italians never drink cappuccino after lunch?
    Do all Swedes eat meatballs? | Is it true that they leave the babies outside in winter where you come from?
    Is it really so cold in the north? | Do people in your country really take a sauna every day? | I have heard you eat rotten shark up there.
    What is your star sign? | Which star sign are you? | Are you a Libra? | Do you know a good joke?`,
  origin: `
    Which country do your parents come from? | Have you always lived here? | In which town did you grow up?`,
  meals: `
    Which meals did you eat this week? | What meals do you have on an average day? | What do you eat on an average day? | Tell me all your meals, please.
    What did you have for breakfast, lunch and dinner yesterday? | Yesterday, what did you eat the whole day? | So what goes on your plate from morning to evening?
    Could you run me through the meals of a normal day? | Please tell everything you have eaten yesterday. | What was on the menu yesterday?
    Breakfast, lunch, supper: what do you have usually? | What you are eating in whole day? | Let's go through your day, meal by meal.
    Can you list what you ate and drank yesterday? | From when you get up to when you go to bed, what do you eat?`,
  'meals snacks': `
    Would you tell me what you eat over the day, sweets and snacks included? | What do you usually eat in a day, with all the snacks? | Describe what you eat from morning till night, with the sweets.
    What do you eat in a day, and do you nibble in between? | Take me through what you eat in a day. Any snacks? | Your meals on a usual day, and something between them?`,
  'snacks sweetens': `
    Sweets, or sugar in the tea? | How many sweets do you eat, and do you put sugar in your tea? | Chocolate, cakes, sugar in your coffee?`,
  snacks: `
    Are you fond of sweet things? | Do you like cakes and chocolate? | Do you eat sweets every day, and how many? | Anything between breakfast and lunch?
    Do you eat out of boredom? | Do you eat when you are bored or sad? | Do you raid the fridge at night?`,
  'usualDay meals': `
    How does your day look, and what do you eat? | Tell me your daily routine and your meals. | What is your routine of the day, also food?`,
  lastMeal: `
    Did you eat in a restaurant in the last days? | Have you eaten anything different from usual lately? | Some special food in the last days, or did you eat out?
    Did you go out for a meal this week? | Any food you normally don't eat?`,
  nocturia: `
    Must you get up for the toilet in the night? | In the night, do you have to stand up to pass water? | How often are you up for a wee at night?
    Do you have to leave your bed to make water? | The urine, does it wake you at night? | Does your bladder get you out of bed?`,
  exercise: `
    Could you climb a flight of stairs now? | Can you still manage the stairs? | Is one floor all right for you? | Would you get up the stairs to the first floor?
    And stairs, how is that? | How about the stairs? | Do you still walk up the stairs?`,
  caffeine: `
    How many cups of coffee do you have, and did you have one this morning? | Coffee: how much, and have you missed it today? | Did you leave out your coffee today?`,
  allergies: `
    Is there an allergy to some drug, or to iodine? | Are you allergic to any medicines, to latex or to plasters? | Do you react to something, tablets, food, pollen?`,
  'allergies contrast': `
    Are you allergic to a medicine, or to contrast medium? | Any intolerance to drugs or to contrast? | Is there any drug allergy, or a reaction to contrast dye?
    Do you know of an allergy to medication or X-ray dye? | Allergy to tablets, or to the dye for scans?`,
  'family:heart': `
    Did anyone in your family suffer a heart attack, and how old were they? | Tell me of your family: who had a heart attack, and when?
    May I ask about your relatives: has anyone had a heart attack, at which age? | Now to your family, did somebody there have a heart attack?`,
  'parents siblings': `
    Mum, dad, brothers, sisters: all healthy? | Are your parents and your brothers and sisters in good health? | Your mother and father, and the siblings, they are well?
    How is the health of your parents and siblings? | Parents, brothers, sisters, are they well?`,
  partnerFeels: `
    And your husband, how does he take it? | Your wife, is she very afraid? | How does she cope with it, your wife? | What is it like for your boyfriend?`,
  childcare: `
    Is somebody with your little boy now? | Who minds the baby today? | Are your children with someone at the moment? | Is your son in good hands while you are here?`,
  'childrenOwn childcare': `
    Do you have children, and who is with them now? | Have you got kids? Who looks after them today?`,
  ideas: `
    What was there on Google? | What did the internet tell you? | What did you find when you looked it up? | Did you ask ChatGPT about it? | What did the AI say it is?`,
  migraine: `
    How do your migraines normally feel? | What are the usual ones like, the migraines? | How does a migraine show itself with you? | Describe a typical migraine of yours.
    Do you suffer from migraine usually? | Tell me how your migraine attacks go.`,
  heatIntolerance: `
    Are you cold all the time? | Do you feel the cold more than others? | Do you freeze when others don't? | Always freezing?`,
  needles: `
    Is having blood taken a problem for you? | Are you all right with blood being taken? | Any trouble with blood tests, feeling faint? | Do you cope well when blood is drawn?`,
  similarOthers: `
    Do you know somebody who has gone through this? | Has a friend of yours had the same? | Somebody you know who had such a thing? | Did anyone you know have to go through something like it?`,
  contacts: `
    Is there a sick person around you? | Are there ill people in your surroundings? | Is somebody sick in your environment? | Any person near you who is ill?
    Is anybody in the neighbourhood ill with the same? | Anyone in your area suffering from similar complaints? | Is there a sick person around you? | Are there ill people in your surroundings? | Is somebody sick in your environment? | Any person near you who is ill?`,
  'worse:standing': `
    Can you walk upright? | Can you stand up straight? | Are you able to stand upright? | Do you have to walk bent over?`,
  palpitations: `
    Does your heart sometimes stumble? | Does it miss a beat now and then, your heart? | Do you feel your heart jump?`,
  weightGain: `
    Are your trousers getting tighter? | Has your belt become too short? | Do your clothes feel tighter than before?`,
  immobile: `
    Have you flown recently? | Did you take a plane lately? | Any flights in the past weeks? | Have you been on an aeroplane?`,
  jobStrain: `
    How is university going? | How are your studies going? | How is it going at work? | Is work getting on top of you? | Does your work wear you down?
    Has the job been hard on you lately? | Do you feel under strain at work?`,
  plansAhead: `
    Is something coming up that you must not miss? | Have you got anything in the diary you would hate to miss? | Is there an event you want to be fit for?
    Does this upset what you had planned for the week? | What had you planned for this week? | Does it get in the way of your plans?
    Any plans for the holidays? | Are you going away soon? | Have you something planned for the next days?`,
  expectations: `
    What would be a good result for you today? | What would have to happen for you to leave here content? | When would this visit be a success for you?`,
  househelp: `
    Do you cook yourself? | Who cooks at your place? | Do you make your own dinner?`,
  support: `
    Is there somebody who could bring you in? | Have you got someone who could drive you if it gets worse?
    Does anyone help you in the house? | Is there someone you can count on? | Do you manage with washing and dressing?
    Do you have good neighbours? | Are your neighbours helpful? | Would a neighbour help?`,
  substances: `
    Weed, pills, powders, anything at parties? | Drugs, like grass, pills or coke? | Have you taken pills or weed at a party? | Any party drugs, joints or pills?`,
  sti: `
    When were you last tested for an STI? | Have you had a test for chlamydia, and when was the last? | When was the last STI test?`,
  work: `
    Do you miss your work? | Do you miss the shop? | Do you miss having a job?
    How long have you been a driver? | How long have you been a teacher? | Since when do you do this job? | For how many years have you worked there?`,
  seenDoctor: `
    Were you already with this at some doctor's? | Has any doctor seen you with this already? | Did you see your doctor about this before coming here?
    Was it the ambulance, or did your wife bring you? | Was it your husband who brought you? | Who brought you in, your wife? | Did your partner drive you here?`,
  'kidney family:kidney': `
    Any kidney trouble, with you or in your family? | Kidney problems, you or a relative? | Cysts in the kidneys, yourself or the family?`,
  vaccinations: `
    When you were a child, did you get the BCG? | As a child, were you vaccinated against tuberculosis? | Were you given the BCG at school?`,
  partner: `
    Is your husband still alive? | Is your husband at home? | Your wife lives with you? | Is there a husband or wife?`,
  'eyeTest dentalWork': `
    When were you last at the optician and at the dentist? | Your last visits to the eye doctor and the dentist, when?`,
  lastCigarette: `
    Have you already smoked today? | Did you have a cigarette this morning? | Have you had one this morning, a cigarette?`,
  glasses: `
    Are you wearing contact lenses? | Contact lenses or glasses? | Do you have contact lenses in?`,
  quitHelp: `
    What would help you stop? | What would make it easier to quit? | Which help do you need to give up?`,
  alcohol: `
    What do you drink after work? | A beer after work? | Do you have a drink in the evening?`,
  doing: `
    What were you doing when the shivering started? | Where were you when the cramps began? | What were you up to when the fever came?`,
  travel: `
    Where were you in the summer? | Where did you spend your holidays? | How was your holiday, where did you go?`,
  employer: `
    Does your firm know that you are ill? | Have you rung your school? | Do they know at work where you are?`,
  onlyEarner: `
    Are you the only one who works? | Is it only you who brings in money? | Does your wife earn, too?`,
  wishes: `
    Is there anything you definitely do not want? | Is there a treatment you would refuse? | Anything that you don't want us to do?
    Do you have a will? | Have you made a will? | Who decides for you if you can't?`,
  siblings: `
    Are you from a big family? | Are you an only child? | How many were you at home as children?`,
  willing: `
    Would you inject yourself? | Could you imagine giving yourself injections? | Would you take tablets every day if you had to?`,
  strength: `
    What makes you happy? | What does you good? | What is most important in your life?`,
  ifUnable: `
    What if you had to go into a care home? | What would you do if you could not live alone any more?`,
  sugarChecks: `
    Have you ever measured your sugar yourself? | Do you have a sugar meter?`,
  hobbies: `
    Do you like cooking? | Do you play chess in a club? | In which position do you play football?`,
  sexual: `
    When did you last sleep with someone? | When was the last time you slept with your husband? | Do you get chest pain during sex? | Does the pain come when you have sex? | Do you have pain while having sex?
    Do you get chest pain during sex? | Does the pain come when you have sex? | Do you have pain while having sex?`,
  fluids: `
    Can you keep water down? | Does water stay down? | Do you keep your drinks down?`,
  diet: `
    Do you eat fish? | Do you eat meat and fish? | Do you like fish?
    What do you normally eat? | Do you eat fast food? | Do you eat ready meals? | Is your food healthy?`,
  lifting: `
    Did you fall, or lift something heavy? | Did you strain yourself lifting?`,
  'lifting falls': `
    Did you lift something heavy, or fall? | Have you fallen, or lifted something heavy? | Any fall or heavy lifting lately?`,
  'supplements herbal': `
    Herbal teas, calcium, vitamin D? | Vitamins, minerals, herbal stuff? | Do you take herbs, calcium or other vitamins?`,
  pillForgotten: `
    Were you sick after you took the contraceptive pill? | Have you left out a contraceptive pill?`,
  dryMouth: `
    Is your mouth so dry at night that you wake up? | Does the dry mouth wake you? | Do you wake up with a dry mouth?`,
  'headache cough': `
    Any headache or cough? | Have you got a cough or a headache?`,
  feverPattern: `
    Is it up and down, or constantly high, the fever? | Does your temperature swing? | Do you have swings in the fever? | Is the fever always there, or does it come and go?
    Is it high all day or only at night? | Does it rise and fall, your temperature?`,
  temperatureTaken: `
    And when was it measured last? | When did you check the temperature the last time? | What time was your last temperature?`,
  seenThen: `
    And that time, did you go to see a doctor? | Did you have it looked at back then? | You did not go to a doctor that time? | Was the earlier attack seen by a doctor?`,
  doctorTold: `
    Was that your own decision, to stop it? | Was it agreed with your doctor that you stopped? | Did Dr. Smith know you don't take it any more?`,
  'gp bloods': `
    When did you last go for a check-up, and did they take blood then? | Your last check-up, when was it, with blood test?`,
  'drugReaction contrast': `
    Have you reacted badly to a medicine, or to contrast dye? | Any bad reaction to a drug or to the dye in a scan?`,
  dwelling: `
    In what do you live, a house or a flat? | A house or an apartment, where do you live? | Do you live in an apartment or a house?
    Are there many stairs in your home? | Has your house many stairs? | Do you live in a house or in a flat? | House or flat?`,
  impact: `
    How many days have you not gone to work? | Since which day are you off work? | How long have you not been able to work?`,
  ankleSwelling: `
    Are your legs thick in the evening? | Do your legs get thick?`,
  dizzy: `
    Does everything turn when you stand up quickly? | Does your head turn when you get up fast? | Does it turn in your head?`,
  'family:diabetes': `
    Is there diabetes among your parents or siblings? | Do your parents, brothers or sisters have diabetes? | Diabetes, in your parents or your children?`,
  testicles: `
    Any trouble getting it up? | Can you get an erection as before?`,
  urineLook: `
    Has its colour changed, the urine? | Any change in the colour of the urine? | Is the colour of your pee different?`,
  'weightLoss tiredness': `
    Have you lost weight or been more tired these months? | Losing weight, or more tired than before? | Any weight loss or tiredness lately?`,
  'expectations wishes': `
    What do you hope for today, and is there anything you don't want? | What should we do for you, and what not?`,
  'seenDoctor antibiotics': `
    Have you been to a doctor with it already, and did you get antibiotics? | Did a doctor see you for this and give you antibiotics?`,
  siblingMore: `
    And your sister, what is her job? | Your brother, what does he work? | And the brother, how old?`,
  hospital: `
    Have you ever been to A&E before? | Were you ever in an emergency department before?`,
  'family:diabetes familyTreated': `
    Is there diabetes in the family, and did anyone inject insulin? | Who has diabetes in your family, and do they need insulin?`,
  relationship: `
    Do you argue with your wife? | Do you quarrel at home, you two?`,
  parentsSmoked: `
    Is anyone in your family a smoker? | Are there smokers in your family?`,
  heart: `
    Was your heart ever examined? | Have they already done some examination of your heart? | Did you have tests of the heart in former times?`,
};

import type { Examples } from './example.ts';

/** Many ways to ask for one thing: earlier illnesses, medicines, family, and how the patient lives. */
export const broad3: Examples = {
  history: `
    Which illnesses do you have? | any medical problems | Any long-standing illnesses? | Is there anything you see a doctor for?
    Are there any other illnesses I should be aware of? | Which illnesses have you had in your life, if any?
    If there is an illness, when was it found? | Do you suffer from any disease? | sick with anything else? | Any diagnoses?
    Are you healthy apart from that? | What is in your medical file? | other conditions? | past medical history
    Have you got anything chronic? | Anything in your past that I should know of, health-wise?
    Now I ask about your sicknesses from before. | What have you been ill with before?`,
  'history surgery': `
    Do you have any medical conditions, or have you ever had an operation? | Past illnesses and operations?
    Illnesses or operations in the past? | Past illnesses and operations, with years if possible?`,
  'history hospital surgery': `
    Past medical history: any illnesses, hospital stays or surgery? | Illnesses, admissions, operations?`,
  'history exercise': `
    Before all this, how was your health? Were you fit? | How was your health in general, were you fit?
    Were you healthy and fit before this?`,
  surgery: `
    Were you ever operated on? | Did you have surgery sometime? | operations | Did you have anything taken out?
    Ever been on the operating table? | Any scars from operations?`,
  'surgery hospital': `
    Previous operations or hospital admissions? | Operations, hospital stays? | Ever operated on or admitted?`,
  'hospital surgery': `
    Have you ever been in hospital or had any operations? | Hospital stays or operations?`,
  hospital: `
    Ever stayed overnight in hospital? | Have you been in hospital in the past, and for what? | Ever admitted anywhere?`,
  anaesthetic: `
    Have you had problems with a general anaesthetic, or has anybody in your family? | Any trouble being put to sleep?
    Did you ever react badly to an anaesthetic, or did a relative?`,
  'anaesthetic bleedingDisorder': `
    Any problems with anaesthetics or with bleeding? | Have you been under anaesthetic, and did you bleed a lot?`,
  bleedingDisorder: `
    Do you bleed easily, for a long time? | Any problems with bleeding? | Do you bruise or bleed more than others?`,
  'bloodThinners haemorrhage': `
    Are you on blood thinners, and have you ever had bleeding from the stomach or in the head?
    Blood thinners, or any bleed in the past? | On anything for thin blood, and ever had a bleed?`,
  'bloodThinners bruising': `
    Are you on blood thinners, and do you bruise easily?`,
  heart: `
    stents? bypass? | Any heart problems before? | Is there anything wrong with your heart? | ever had a heart attack`,
  'heart stroke': `
    ever had a heart attack or stroke | Heart attack or stroke? | Have you had a heart attack or a stroke?`,
  'aneurysm kidney': `
    Did a doctor ever tell you about an aneurysm or something with the kidneys? | Aneurysm, or trouble with the kidneys?`,
  'aneurysm polycystic': `
    Has anyone ever told you about an aneurysm or cysts in the kidneys?`,
  'asthma hayFever eczema': `
    Did you have asthma, hay fever or eczema? | asthma, hay fever, eczema? | Asthma, eczema or hay fever as a child?`,
  'hayFever eczema allergies': `
    Do you have hay fever, eczema or any allergy? | Hay fever, eczema, allergies?`,
  'pneumonia asthma copd': `
    Have you had pneumonia, asthma or any other lung problem? | Pneumonia, asthma, lung disease?`,
  'heart copd kidney stroke thyroid': `
    Past history: heart, lungs, kidneys, stroke, thyroid? | Heart, lungs, kidneys, stroke, thyroid: anything?`,
  'heart copd chestPain breathless palpitations ankleSwelling': `
    Heart and lungs: chest pain, breathlessness, palpitations, swollen legs?`,
  'chestPain breathless palpitations ankleSwelling': `
    Chest pain, breathlessness, palpitations, swollen legs? | Any chest pain, short breath, racing heart or swollen ankles?`,
  'hiv steroids spleen': `
    Do you have any condition or take anything that weakens your immune system, like steroids, and do you still have your spleen?`,
  hiv: `
    Is your immune system all right? | Any condition that weakens your immune system? | HIV? | Ever tested for HIV?
    When was your last HIV test, and is there any reason it might be different now?`,
  diabetes: `
    Has anyone ever told you your sugar was high? | known diabetes? | sugar? | Are you diabetic? | Ever had sugar trouble?`,
  'diabetes cholesterol': `
    Have you diabetes or a problem with the cholesterol? | Diabetes or cholesterol?`,
  'bloodPressure diabetes cholesterol': `
    high bp, diabetes, cholesterol? | Blood pressure, sugar, cholesterol?`,
  'smoking bloodPressure diabetes cholesterol weight exercise': `
    Risk factors: smoking, blood pressure, diabetes, cholesterol, weight, exercise?`,
  bloodPressure: `
    bp? | Is your blood pressure high? | Has anyone called your blood pressure high? | Are you known to have high blood pressure?`,
  'bloodPressure history': `
    Are you known to have high blood pressure or any other illness?`,
  'bloodPressure pressureChecks': `
    Is your blood pressure high? Has somebody measured it lately? | Do you have hypertension, and what are your usual readings?`,
  pressureChecks: `
    When did somebody last measure it? | What are your usual readings? | Who checks your pressure, and what is it like?`,
  childhood: `
    What illnesses did you have as a child? | Anything serious as a child? | Were you a healthy child?`,
  medication: `
    meds | What do you take every day? | What pills are you on? | what medicines | tablets | What is each of them for?
    What are they for? | doses? | and the doses? | Could you list what you take, with the strength?
    Do you take any medicines? | Which medicaments do you take? | Anything on prescription? | Your medication, please?
    What does your doctor prescribe for you? | What are you taking, since when, and who prescribed it?`,
  'medication allergies': `
    meds + allergies | Medicines and allergies? | Do you take anything, and are you allergic to anything?
    Any regular medicines? Any allergies?`,
  'medication overCounter': `
    Current medication with doses, anything over the counter? | Do you take tablets, also ones you buy yourself?
    Prescribed or bought yourself, what do you take?`,
  'medication herbal supplements': `
    Tell me all the medicines you use, also vitamins and herbal ones. | Medicines, vitamins, herbs, anything?`,
  adherence: `
    take them every day or forget sometimes | Do you take your tablets regularly, or do you sometimes forget?
    Have you taken your tablets today? | Did you take them today? | Are you reliable with your tablets?
    Do you ever leave a tablet out? | When did you last take it? | Any missed doses?`,
  newMedication: `
    Has anything been changed or added recently? | Any new tablets lately? | Has your doctor changed anything?
    Have your medicines been changed? | Anything stopped or started lately? | Is any of it new?`,
  'paracetamol ibuprofen': `
    Have you taken paracetamol or ibuprofen, and when was the last dose? | Paracetamol, ibuprofen? | Any paracetamol or ibuprofen?`,
  'steroids waterTablets antidepressants': `
    Have you recently been started on steroids, diuretics, lithium or an antipsychotic?`,
  potencyPills: `
    viagra or anything like that? | viagra or similar in the last two days? | Any tablets for erections?
    Have you taken anything for potency? | pills for potency in the last days?`,
  'substances overCounter potencyPills': `
    Did you use cocaine, decongestant sprays or any pills for potency? | Cocaine, nose sprays or potency pills?`,
  overCounter: `
    Anything from the health shop? | Do you buy anything at the chemist’s? | Do you use any nose sprays?`,
  'medication inhaler overCounter': `
    Do you take any tablets or use any inhalers? Anything from the health shop too? | Tablets, inhalers, things from the chemist?`,
  antibiotics: `
    Did you get antibiotics lately? | Have you been given antibiotics? | Any course of antibiotics in the last months?`,
  'seenDoctor antibiotics': `
    Have you already seen another doctor about this, or been given any antibiotics? | Seen a doctor, had antibiotics?`,
  allergies: `
    allergys? | Are you allergic against something? | What happens when you take it?
    If so, what kind of reaction did you get? | Any allergy?
    Is there any medicine you do not tolerate? | What must we not give you? | Anything that you react to?
    If so, what actually happened, was it a rash or something more serious? | allergies | Do drugs ever give you a rash?`,
  'allergies ulcer haemorrhage': `
    any allergies, stomach ulcer, bleeding | Allergies, ulcers, bleeding?`,
  'aspirin allergies ulcer haemorrhage': `
    aspirin ok? any allergies, stomach ulcer, bleeding | Is aspirin all right for you? Allergies, ulcers, bleeding?`,
  penicillin: `
    Have you ever had penicillin? | If you had a penicillin reaction, what exactly happened? | Can you take penicillin?`,
  'contrast kidney': `
    Have you reacted to contrast dye? Any kidney trouble? | Contrast, kidneys: any problems?`,
  vaccinations: `
    Are your jabs up to date? | vacinated? | Have you had your flu jab and the Covid vaccines, do you remember when?
    Which vaccines have you had? | Are you up to date with your vaccinations? | flu jab? covid jab?`,
  swab: `
    covid test done? | Did you do a Covid test, and what did it say? | Did you happen to test yourself? | Tested for Covid?`,
  family: `
    Are there illnesses that run in your family? | family? | Any illness in the family? | Anything in your blood line?
    Has anybody in your family had the same? | What do people in your family suffer from?`,
  'family:heart': `
    family heart trouble | Anyone in the family with heart disease before sixty? | Did anyone in the family have a heart attack, and at what age?
    Is there somebody in your family who had something with the heart? | anyone sick with their heart in the family
    Anyone in the family who got a heart attack young?`,
  'father mother family:heart': `
    father mother heart problems? | Do your father and mother have heart problems?`,
  'family:diabetes': `
    Which side of the family is the diabetes on, and how old were they when they got it? | relatives with diabetes
    Which of your relatives have sugar?`,
  'family:tuberculosis family:asthma family:cancer': `
    Does TB, asthma or lung cancer run in the family? | TB, asthma, cancer in the family?`,
  'family:polycystic family:connective family:aneurysm': `
    Do polycystic kidneys, Marfan or Ehlers-Danlos run in your family, or did relatives have an aneurysm?`,
  parents: `
    Are your mum and dad well? | parents alive? | Your parents are still living? | Are your parents alive, what did they have?
    Can I ask about your family, are your mum and dad well? | What have your parents been ill with? | Mum and dad alive?`,
  'parents siblings': `
    Are your parents and siblings healthy? | What did your parents die of? Brothers and sisters? | parents, siblings?
    Has something like this happened to your mum or dad or a brother or sister?`,
  siblings: `
    brothers sisters | Have you brothers or sisters, and are they healthy? | siblings? | Is your brother well?`,
  similarOthers: `
    Did something similar happen to someone you know? | Do you know anyone who had these same complaints?
    Does anyone you know have the same? | Has a friend or a relative had something like it?`,
  contacts: `
    Did anyone who ate the same thing fall ill? | sick contacts | Is anyone else around you ill? | anyone arround you ill
    Could you have caught it from someone there? | Is something going round? | Anyone at home or work poorly too?
    Was somebody near you ill with it? | Has anyone at home got a bug? | Did you get it from someone, you think?`,
  travel: `
    Have you been anywhere nice lately? | travel recently | Have you been travelling in another country?
    Any stays abroad? | Have you been on a trip lately? | Any hotel stays? | Been away from home?`,
  'travel environment': `
    Have you stayed in a hotel lately, or used a hot tub or anything with air conditioning? | Any hotel, any hot tub?`,
  'travel lastMeal': `
    Have you been away, or eaten something dodgy? | Have you been abroad or eaten anything odd? | Travel, strange food?
    Have you been away somewhere lately, or eaten something a bit dodgy?`,
  lastMeal: `
    Have you eaten anything that was off? | Anything bad that you ate? | dodgy food? | Did you eat something spoilt?
    What was your last proper meal? | What and when did you last eat? | When did you last eat?`,
  'lastMeal fluids': `
    What time did you last eat and drink? | last food, last drink | When did you last have something to eat and to drink?`,
  immobile: `
    long flight or drive recently | One long journey sitting down lately? | Have you been sitting a lot, on a plane or in a car?
    Have you been laid up in bed? | Any long drive or flight? | a leg in plaster lately?`,
  'immobile surgery': `
    bed rest or surgery last few weeks | Laid up or operated on lately?`,
  'calf immobile': `
    One leg thicker than the other, or a long journey sitting down lately? | Swollen leg, or a long trip?`,
  'immobile surgery clots': `
    Long flight, recent surgery, a leg in plaster, previous clots? | Flights, operations or clots?`,
  'stressTest ultrasound catheter': `
    Have you ever had an exercise test, a heart ultrasound or a catheter?`,
  ecg: `
    any heart tests before | Have you had heart tests before? | last ecg`,
  'heart ecg': `
    stents? bypass? any heart tests before`,
  bloods: `
    When did you last have your blood tested? | last blood test when | Do you remember what came out of it, the blood test?
    What did the blood test show?`,
  'eyes footCare': `
    When did someone last examine your feet and your eyes? | When were your feet and eyes last looked at?`,
  footCare: `
    Do you check your feet? | Who looks after your feet? | When did someone last examine your feet?`,
  eyes: `
    When did you last see an optician? | Has anybody looked at the back of your eyes? | When were your eyes last checked?`,
  pregnancies: `
    Ever been pregnant? | How many pregnancies? | Any miscarriage or termination? | How often were you pregnant?`,
  'ectopic pregnancies': `
    Have you ever had an ectopic pregnancy, a miscarriage, or a termination?`,
  'childrenOwn babySize': `
    Have you had children, and how big were they at birth? | Children, and how heavy were they?`,
  period: `
    How many days do they last, and how heavy are they? | Was your last bleed normal? | When was the last one?
    How long is your cycle, and was your last bleed normal in timing and amount? | Are your periods heavy? | period regular?
    How are your periods? | When did your periods stop? | When was the first day of your last one? | Was the last one normal?
    Do you usually have pain with your periods?`,
  'period before': `
    Do you have pain with your periods, and is this different?`,
  'contraceptive sti': `
    Do you have a coil, or have you ever been treated for a pelvic infection?`,
  'sexual condoms': `
    Are you sexually active, and was there any unprotected sex? | Do you have sex, and do you use condoms?
    Sexually active? Any sex without protection lately?`,
  'sexual contraceptive': `
    Do you have a partner, and do you use contraception? | Are you in a relationship, and what do you use for contraception?`,
  'partner sexual': `
    Are you in a relationship, and do you have sex with men, women or both?`,
  smoking: `
    smoker? packs per day x years | How many a day, how many years, or never? | Ever in the past, smoking? | Smoking?
    If you smoked, when did you stop? | ever tried quitting | How many would that be on a normal day, and for how long?
    How much do you smoke? | Are you a smoker? | Have you ever tried to quit or cut down? | cigs?`,
  'alcohol smoking': `
    And to unwind, a beer in the evening, cigarettes? | Alcohol? Cigarettes? | drink or smoke`,
  'smoking alcohol substances vaping': `
    Tobacco, alcohol, cannabis, vaping: which of these and how much? | Smoking, drinking, drugs, vaping?`,
  alcohol: `
    A glass of wine now and then? | Do you enjoy a drink? | How often would that be, the wine? | Yesterday, did you drink something?
    And a beer? | alcohol | Any recent binge drinking? | How much would you say in a normal week? | Do you like a drink?
    Alcohol: what do you drink, and how many days a week? | What do you drink, and how often?`,
  'alcohol substances': `
    Alcohol: what do you drink? Any other drugs, cocaine for instance? | Drink or drugs?`,
  substances: `
    coke or amphetamines? | Do you take drugs? | ever injected anything | speed, coke, pills? | cannabis now and then?
    Any other drugs, ever injected anything? | I won’t tell the police: any drugs?`,
  'vaping substances': `
    What about vaping, or a bit of cannabis now and then? | Vape or smoke weed?`,
  caffeine: `
    How many coffees or energy drinks do you drink per day? | Coffee? Tea? | How much coffee?`,
  diet: `
    Have you been eating differently lately? | Have you been on a diet? | What does a normal day of eating look like?
    And between meals? | Do you snack between meals? | A little cake in the afternoon? | Do you have a sweet tooth? | diet?
    Have you been on a diet or eating differently lately? | What do you have for breakfast, lunch and dinner?`,
  'diet exercise': `
    What do you eat on a normal day, and do you do any sport? | Food and exercise? | Eating and moving?`,
  fluids: `
    How much are you drinking in a day, roughly? | What sort of drinks, water mostly or sweet things? | litres per day?
    What do you drink in a day? | How many glasses a day? | Are you drinking plenty?`,
  exercise: `
    How much do you move about? | Do you do any sport? | exercise at all | How far could you run or walk before all this?
    Do you keep fit? | How far can you walk on the flat, and how many flights of stairs? | How far can you get on foot?
    Do you normally do any sport, and how far could you run or walk before all this? | Do you make sport? | sports?`,
  'exercise hobbies': `
    How much do you move about, walking, gardening, that sort of thing? | How do you relax, sports, something else?`,
  sleep: `
    sleep ok | Could you sleep last night? | Do you feel rested when you wake up? | Have you been able to get any sleep?
    How many hours do you sleep, and do you wake up refreshed? | How do you sleep normally? | And your sleep? | sleeping ok?
    Does that disturb your sleep? | Do you wake up refreshed?`,
  work: `
    job | What is your work? | what do you do | What did you do before? | Did you enjoy your work? | Are you working or studying?
    Are you retired, or still working? | What do you do all day at work?`,
  'work jobStrain': `
    What do you do for work, is it a physical job? | What is your job, is it hard?`,
  jobStrain: `
    Did you enjoy it, your work? | Is there much stress in the work? | Are you happy in your job? | stressful job?`,
  employer: `
    Is your boss ok with that? | Do they know at work? | Is it all right with your work that you are off? | Does that cause trouble at work?`,
  'impact employer': `
    Have you been off work? Is your boss ok with that? | Have you had to stay off work, and is that causing you any trouble?`,
  home: `
    Who’s at home with you? | Tell me a bit about home. | With who do you live together? | Where do you live? | home?
    Who is in your household? | Do you live on your own? | What is it like at home?`,
  'home support': `
    Who do you live with, and how do you manage at home? | Who’s at home with you? Is somebody looking after you?`,
  'home work': `
    Tell me a little about your home and your work. | Who do you live with and what do you do for a living?`,
  'partner childrenOwn': `
    married? kids? | Do you have a wife and children? | Wife, husband, children?`,
  'childrenOwn support': `
    Do you have kids at home? Are they being looked after?`,
  caringFor: `
    Are they being looked after? | Who is looking after the children now? | Is somebody taking care of your child?`,
  'childrenOwn caringFor': `
    Do you have children, and who is looking after them now? | Do you have kids at home? Are they being looked after?`,
  childrenOwn: `
    Have you got children or grandchildren, do they live nearby? | Any grandchildren? | Do your children live close by?`,
  support: `
    Is somebody looking after you? | Do you still manage the housework? | Are you managing the shopping and cooking?
    Is there someone you can talk to? | Have you been able to talk to anyone about it? | Do you cook for yourself?
    Is there anyone to help you at home? | Who brings you soup? | Would somebody be there to keep an eye on you?
    Does anyone help you out? | Have you someone to lean on? | Have you told anybody how you feel?`,
  hobbies: `
    What do you do for pleasure? | What do you enjoy? | What fills your days? | Do you have a garden or something you like?
    What do you do when you’re not working? | What would you normally be up to when you feel well?`,
  stress: `
    stressful? | Is it a stressful time for you? | a lot of stress there lately? | Been under a lot of pressure?
    How have things been lately, any particular stress? | Are you stressed at the moment?`,
  lifeEvents: `
    Any big changes or losses in the last year? | Have you had any sad times lately? | Has something happened in your life?`,
  'lowMood lifeEvents': `
    How has your mood been? Have you had any sad times or losses lately? | Mood? Any losses?`,
  'home work stress': `
    How have things been at home and with your studies or work lately, any particular stress?`,
  pets: `
    Do you have pets or contact with birds? | Any pets? Any birds, by any chance? | animals at home?`,
  'pets environment': `
    Do you have pets or contact with birds or farm animals? Air conditioning or hot tubs?`,
  gp: `
    Who is your doctor? | Have you been coming to the doctor for a long time? | How long have you been with this practice?
    Have you seen a doctor in the last years? | Do you go to a doctor regularly?`,
  'gp pressureChecks': `
    Have you seen a doctor in the last years, has anyone checked your blood pressure? | Do you see a doctor, and is your pressure measured?`,
  origin: `
    Where did you grow up? | Where were you born? | Where do you come from originally? | Are you from around here?`,
  waiting: `
    Have you been waiting long? | Did you have to wait long? | Sorry for the wait, was it long? | How long have you been sitting here?
    It’s been busy, have you been waiting a while? | Not nice to spend your day in a waiting room, did you have to wait long?`,
  seenDoctor: `
    Did you get here all right? | How did you come here? | Who found you or brought you here? | Did you call for help yourself?
    Who brought you in? | Did you come by yourself? | How was your journey here? | Have you seen anybody about it before?`,
  'company seenDoctor': `
    Is there anybody with you? Who brought you here? | Are you alone, and how did you get here?`,
  company: `
    Does your wife or family know that you’re here? | Who came with you? | Who can we call for you? | Is someone here with you?
    Would you like me to ring somebody? | Did you come by yourself or is someone with you? | Should we call somebody?`,
};

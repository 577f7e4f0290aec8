import type { Examples } from './example.ts';

export const several1: Examples = {
  'spread:groin spread:leg': `
    Does it spread to your groin or legs?`,
  'diarrhoea constipation': `
    Any diarrhoea or constipation? | any diarrhea or constipation
    Do you have diarrhoea or are you constipated? | Have you been constipated or had loose stools?
    diarrhea, constipation?`,
  'smoking alcohol': `
    Do you smoke or drink alcohol? | Do you smoke or drink? | Do you drink or smoke at all?
    How about smoking and alcohol? | Can I ask about smoking and drinking? | Any smoking, any alcohol?
    What about cigarettes and alcohol? | Do you smoke? Do you drink?`,
  'dizzy faint': `
    Do you feel dizzy or faint when you stand up?
    thank you for being so open. do you feel dizzy or did you faint at any point
    Did you feel lightheaded or like you were going to pass out?
    did you feel dizzy or like you might pass out | Have you felt dizzy or faint?
    Did you feel dizzy or pass out? | Any dizziness or fainting? | Have you felt light-headed or blacked out?
    Any dizzy spells, collapses or blackouts?`,
  'breathless chestPain': `
    Any shortness of breath or chest pain?`,
  'soreThroat cough': `
    Any sore throat or cough recently?`,
  'weakness tingling': `
    have u got any weakness or tingling`,
  'spread:back spread:leg': `
    Does it shoot into your back or your leg?`,
  'bloodVomit vomiting': `
    Was there bile or blood in the vomit?`,
  'urineOften dysuria': `
    Do you pee more often or does it sting?`,
  'period haemorrhage': `
    Is your cycle regular and how long does bleeding last?`,
  'surgery gallstones': `
    Do you still have your appendix and gallbladder?`,
  'alcohol smoking substances': `
    Do you drink or smoke or use drugs?`,
  'runnyNose soreThroat': `
    Did you have a cold or a sore throat lately?
    Have you had a cold or sore throat in the last couple of weeks?
    did you have a cold or sore throat recently | Do you have a runny nose or a sore throat?
    Have you had a runny nose, sore throat or a blocked nose with this?
    Did you have a cold before, runny nose, sore throat?`,
  'falls injury': `
    Have you fallen or been hit in the stomach?`,
  'jointPain rash': `
    Do you have joint pain or a rash?`,
  'smoking alcohol substances': `
    do you smoke, drink or do drugs | Do you smoke, drink or take any drugs?
    Do you smoke, drink alcohol or use recreational drugs? | Any smoking, alcohol or drugs?
    How about cigarettes, alcohol, and drugs? | Tobacco, alcohol, other drugs?
    Do you smoke, drink, take drugs?`,
  'name birthday': `
    Can you confirm your full name and date of birth please?
    May I confirm your name and your date of birth please? | Can you confirm your name and date of birth?
    Could I check your full name and date of birth, please? | Can I just get your name and DOB?
    What’s your name and when were you born? | May I have your full name and your date of birth please?
    First of all, could you tell me your name and birthday?
    Can I just confirm your surname and date of birth?
    Could you confirm your surname and when you were born?`,
  'anaesthetic family': `
    Did you ever have problems with an anaesthetic, or anyone in your family?
    any problems with anaesthetics in the past, you or anyone in the family?`,
  'name age': `
    Could I just check your full name and how old you are please?
    Can you confirm your full name and your age for me? | Can I just check your name and age?
    Could you tell me your name and age please, just so I know I’ve got the right person?
    Can I check your full name and age? | Can you tell me your name and age?
    What’s your name and how old are you? | Could I have your name and your age?
    May I know your name and age, please?`,
  'worse:moving worse:cough': `
    Does it hurt more when you move about or cough?`,
  'tried paracetamol ibuprofen': `
    Have you taken anything for it, like paracetamol or ibuprofen, and did it do anything?`,
  'nausea vomiting': `
    Have you been feeling sick or actually been sick? | Any nausea or vomiting?
    Any nausea or vomiting with it? | nausea or vomiting? | Have you felt sick or been sick?
    Have you felt sick or vomited? | nausea or vomitting | Do you feel sick or have you vomited?
    Have you been feeling sick or vomiting at all? | Do you feel sick, or have you vomited?
    Have you felt nauseous or thrown up? | Did you feel sick or actually vomit?
    Have you been nauseous, and have you vomited? | any N&V?`,
  'lastMeal contacts': `
    What did you have to eat yesterday, and has anyone else who ate it been poorly?`,
  'dysuria urineOften': `
    Does it sting or burn when you pass urine, and are you going more often than usual?
    Any pain when you pee or going more often?
    Does it burn when you pee, or do you have to go more frequently?
    Any burning or frequency when passing urine? | Do you have to go often and does it sting?
    Any trouble peeing, like stinging or going more often?
    Any trouble with your waterworks, like burning or frequency?`,
  'bloodUrine urineLook': `
    Have you noticed any blood in your wee or any change in the smell or colour?`,
  'sexual partner': `
    Is that with a regular partner or have there been different partners in the last few months?`,
  'pregnancies ectopic': `
    Have you ever been pregnant before, including any miscarriages or terminations or ectopics?`,
  'faint dizzy': `
    Have you felt faint or dizzy or blacked out at any point? | Did you feel faint or lightheaded?`,
  'chestPain breathless cough': `
    Any chest pain, breathlesness or cough recently?`,
  'rash mouth jointPain': `
    Any rashes, mouth ulcers or joint pains?`,
  'bowelDisease kidneyStones gallstones': `
    Any PMHx of IBD, IBS, kidney stones or gallstones?`,
  'medication adherence overCounter': `
    Do you take any regular medications, prescribed or over the counter?`,
  'family:bowelDisease family:cancer': `
    Anyone in the family with bowel disease such as Crohn’s or ulcerative colitis, or bowel cancer?`,
  'smoking vaping': `
    Do you smoke or vape? | Do you smoke or vape at all? | Do you smoke cigarettes or use e-cigarettes?
    Any smoking or vaping?`,
  'travel lastMeal': `
    Have you travelled abroad recently or eaten anything out of the ordinary?`,
  'history stress safety': `
    How have things been in general lately, any stress, and do you feel safe at home?`,
  'impact sleep': `
    How is this affecting you, were you able to sleep last night?`,
  'spread:back spread:shoulder spread:groin': `
    Does it go into your back, your shoulder or your groin?`,
  'worse:exertion worse:cough worse:jolts': `
    Does it hurt more when you walk, cough or jump?`,
  'fever chills': `
    fever or chills? | Did you have any fever or chills in the last days? | fever, chills?
    Have you had any fevers or chills? | Have you had any fever or chills? | Any fevers, chills or shivers?
    Fever or shivering? | Do you have a temperature or chills? | Any fever, shaking chills?`,
  'contraceptive adherence': `
    do you take it reliably, did you miss any? | Do you take the pill every day, or have you missed any?
    Have you missed any pills? | Do you ever forget your pill? | did you forget the pill at any time
    Do you use any contraception, and have you missed any pills or had any accidents with it?`,
  'chestPain breathless': `
    Chest pain or trouble breathing? | Any chest pain or breathlessness?
    Do you have chest pain or trouble breathing? | Any pain in the chest or shortness of breath?`,
  'jaundice vision': `
    any yellowing of the skin or eyes`,
  'rash jointPain': `
    rash or joint pain?`,
  'weightLoss nightSweats': `
    Have you lost weight without wanting it, or night sweats? | Have you lost weight or had night sweats?
    any weight loss or night sweats`,
  'kidneyStones gallstones': `
    Kidney stones or gallstones in the past?`,
  'medication contraceptive': `
    Do you take any medications regulary, including the pill? Which dose?`,
  'overCounter herbal supplements': `
    anything over the counter, herbal stuff, supplements?`,
  'haemorrhage bruising clots': `
    any tendency to bleed or bruise easily, any clots in the legs`,
  'parents siblings': `
    Are your parents and siblings healthy? | Are your parents still living? And any brothers or sisters?
    Are your parents and siblings in good health? | are your parents ok, siblings?
    Are your parents and siblings well? | Are your parents alive, and do you have brothers or sisters?
    How are your parents and your brothers and sisters? | Are your mum and dad healthy? Any siblings?`,
  'safety partner': `
    Do you feel safe at home and in your relationship?`,
  'seenDoctor company': `
    How did you come here today, is someone with you?`,
  'seenDoctor testsSoFar': `
    Have you seen another doctor about this already? What was done so far?`,
  'examination ultrasound': `
    Would it be okay if we examine your belly and maybe do an ultrasound?`,
  'cough fever': `
    Any cough or fever recently?`,
  'diabetes cholesterol': `
    Do you have diabetes or high cholesterol?`,
  'heart stroke': `
    Have you ever had a heart attack or a stroke? | Have you ever had a heart attack or stroke?
    Any heart disease or stroke in the past?`,
  'aspirin bloodThinners': `
    Do you take aspirin or any blood thinners?`,
  'urine bowels': `
    Any problems with your waterworks or bowels?`,
  'headache vision': `
    Have you had any headaches or problems with your vision? | Any headaches or problems with your eyes?
    Any headaches or problems with your vision? | Do you have headaches or trouble with your eyes?`,
  'numbness tingling': `
    Have you felt any numbness or tingling? | Any numbness or pins and needles? | numbness, tingling?
    Any numbness or tingling in your hands or feet? | Any numbness, tingling or burning in hands or feet?
    Any numbness or tingling? | Do you have any numbness or pins and needles anywhere?
    Have you noticed tingling or a loss of feeling?`,
  'asthma copd': `
    Do you have asthma or any other lung problems? | Any asthma or other lung problems, even as a child?
    do you have asthma or any other lung problem | Do you have asthma or any other lung disease?
    Any history of asthma or COPD? | Have you ever had asthma or bronchitis?`,
  'lowMood anxiety': `
    Have you felt down or anxious lately? | Have you been feeling low or anxious? | Any depression or anxiety?
    Do you feel down or nervous a lot?`,
  'sweating nausea breathless': `
    Did you notice sweating, nausea or breathlessness with it?`,
  'vision faint': `
    Any blurred vision or fainting spells?`,
  'fever runnyNose': `
    Have you had a fever or flu-like symptoms? | Any fever, or a cold or flu in the past few weeks?`,
  'haemorrhage blackStool': `
    Have you noticed any bleeding, like dark stools?`,
  'kidney liver': `
    Any problems with your kidneys or liver?`,
  'tried aspirin': `
    Did you take anything today, like aspirin?`,
  'stress anxiety': `
    do you feel stressed or anxious`,
  'complaint whyNow': `
    What happened today, why did you come in?`,
  'seenDoctor tried': `
    did you come by ambulance? did they give you anything, and did it help?
    How did you get here, and if it was by ambulance did the crew give you anything?`,
  'cough sputum haemoptysis': `
    Have you been coughing lately? Anything coming up, blood maybe?
    Have you got a cough, and are you bringing anything up, any blood in it?`,
  'spread:arm spread:jaw spread:neck': `
    Any radiation to left arm, jaw or neck?`,
  'better better:still better:sitting': `
    Does anything ease it, like resting or sitting forwards?`,
  'worse:eating heartburn': `
    Is it related to meals at all, or do you get an acid taste in your mouth?`,
  'tried antacids nitro': `
    Have you tried anything for it, like antacids or a spray under the tongue? Did that help?`,
  'worse:exertion exercise': `
    In the last few weeks, have you had any discomfort in your chest when walking uphill or climbing stairs?`,
  'orthopnoea pnd': `
    Any orthopnoea or PND?
    By that I mean, how many pillows do you sleep with and do you ever wake up gasping for air?
    Do you get breathless lying flat, or wake up at night gasping?
    Can you lie flat at night, and do you ever wake up breathless?`,
  'immobile surgery': `
    have you had a long flight, an operation or been stuck in bed recently?
    have you been on a long flight or lying in bed for long recently, or had an operation?`,
  'weakness numbness speech vision': `
    Did you have any weakness, numbness or trouble with speech or vision along with it?`,
  'weightChange appetite': `
    How has your weight been, any loss or gain, and how’s the appetite?`,
  'bellyPain bowels blackStool': `
    Tummy pain, change in bowels, black tarry stools?`,
  'ulcer haemorrhage': `
    Have you ever had a stomach ulcer or any bleeding from the gut?
    stomach ulcers or serious bleeding in the past?`,
  'bloodPressure pressureChecks': `
    Do you have high blood pressure, and if you do is it well controlled?
    high blood pressure? and what are your usual values`,
  'asthma copd kidney': `
    Any asthma, COPD or kidney trouble?`,
  'ecg stressTest scan': `
    Have you ever had an ECG, an exercise test or an angiogram done?`,
  'aneurysm headInjury': `
    Have you ever had a bleed on the brain or a recent head injury? I ask because it matters for some treatments`,
  'overCounter ibuprofen herbal': `
    Do you take anything over the counter, such as ibuprofen or any herbal things?`,
  'family family:diabetes family:stroke family:suddenDeath': `
    Does anything else run in the family, like diabetes, strokes or sudden deaths at a young age?`,
  'work stress': `
    Has work or home been stressful recently?`,
  'diet exercise': `
    What’s your diet like on a typical day, and do you manage any exercise?
    What does your diet look like, and do you do any sports? | What’s your diet like and do you exercise?
    How are your eating habits, and do you do any sport? | Do you eat healthily and exercise?
    Tell me about your diet and how active you are.`,
  'worse:breathing worse:cough': `
    any change when you take a deep breath or cough? | Does it catch you when you breathe in or cough?`,
  'worse:sitting worse:lying': `
    does it change when you lean forward or lie down flat | Does the pain change when you sit up or lie down?`,
  'weakness numbness vision': `
    any weakness, numbness or trouble with speaking or vision?`,
  'cough haemoptysis': `
    Do you have a cough? Any blood with it? | cough, any blood when coughing?`,
  'fever infections': `
    fever or a recent infection?`,
  'pain:belly blackStool': `
    pain in the upper belly, black stools?`,
  'aspirin nitro': `
    Did you take aspirin or a nitro spray today?`,
  'ecg bloods': `
    was an ECG done already? did anybody tell you the result`,
  'stressTest heart': `
    Have you ever had a stress test or a heart catheter?`,
  'copd asthma': `
    Lung disease, asthma or COPD?`,
  'herbal overCounter': `
    herbal or over the counter things?`,
  'family:heart family:suddenDeath': `
    Did anyone in your family have heart attacks or died suddenly? At what age?`,
  'siblings childrenOwn': `
    brothers or sisters, kids? are they healthy`,
  'aneurysm family:aneurysm': `
    any aneurysm or aortic problems in the family, or marfan?`,
  'work exercise': `
    What is your job? Is it physical?`,
  'stress work': `
    are you under stress at the moment, at work or at home`,
  'sleep snoring': `
    how do you sleep, do you snore or stop breathing? | Have you been sleeping well? Do you snore at all?`,
  'appetite swallowing': `
    Appetite ok? Any trouble swallowing?`,
  'urine nocturia': `
    problems with the waterworks, e.g. getting up at night to pee?`,
  'chills nightSweats': `
    Do you get chills or sweats at night?`,
  'musclePain jointPain': `
    Do you have muscle aches or joint pains? | Have your muscles or joints been aching?
    muscle aches or joint pain`,
  'soreThroat runnyNose': `
    Any sore throat or runny nose? | Do you have a sore throat or a runny nose?
    Any cold symptoms, like a runny nose or sore throat? | Any throat pain, blocked nose?
    Did it begin with a cold or a sore throat?`,
  'nausea vomiting diarrhoea': `
    Any nausea, vomiting or diarrhoea? | Any nausea, vomiting or loose stools?
    Have you had any sickness, vomiting or loose stools? | Do you have nausea, vomiting, diarrhea?`,
  'tuberculosis contacts': `
    Have you ever had TB or been in contact with someone who has?`,
  'surgery hospital': `
    Any surgeries or hospital stays? | Have you ever had any operations or been in hospital overnight?`,
  'vaping substances': `
    Do you vape or smoke cannabis?`,
  'contacts environment': `
    Do you come in contact with water or air conditioning systems at work?`,
  'neckStiffness photophobia': `
    Do you have any neck stiffness or sensitivity to light?`,
  'bloodVomit blackStool': `
    Have you vomited blood or noticed black stools?`,
  'dentalWork choking': `
    Any recent dental work or choking on food?`,
  'runnyNose smell': `
    have you got a stuffy nose or lost your sense of smell`,
};

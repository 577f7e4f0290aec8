import type { Examples } from './example.ts';

export const several3: Examples = {
  'thyroid anaemia kidney liver': `
    Any thyroid trouble, anaemia, or kidney or liver problems?`,
  'pancreatitis gallstones': `
    Have you ever had pancreatitis or gallstones?`,
  'childrenOwn diabetes babySize': `
    Did you have any children, and was there any sugar problem or big babies in the pregnancies?`,
  'waterTablets steroids antidepressants': `
    Any water tablets, steroids or lithium?`,
  'sideEffects adherence': `
    Do you get any side effects from tablets, or trouble remembering to take them, if you have any?`,
  'supplements herbal': `
    Do you take calcium, vitamin D or any ayurvedic or herbal preperations?`,
  'character tiredness': `
    are you tired in the sense of sleepy or more weak and no energy`,
  'appetite hunger': `
    how’s your appetite, are you more hungry than usual or less`,
  'wound rash infections': `
    Do wounds heal badly lately, or do you have skin infections, boils?`,
  'photo wound': `
    Have you looked at your feet, any sores there?`,
  'constipation diarrhoea bowels': `
    any constipation or diarrhea, change in your stools`,
  'bloodStool blackStool': `
    Blood in the stool or black stool? | Any blood in your stool or black stools?
    Have your stools been bloody or black? | blood in the stool, or black like tar?`,
  'bowels jaundice': `
    Are the stools greasy or floating, or has the skin turned yellow?`,
  'musclePain weakness': `
    Muscle weakness or cramps?`,
  'palpitations ankleSwelling': `
    Do you have palpitations or swollen legs?`,
  'hair drySkin': `
    Are you more cold than others, hair loss, dry skin?`,
  'lowMood joyless': `
    have you felt down or lost interest in things lately
    Over the last weeks, have you felt down, or lost interest in things?
    In the past month have you felt low or had little interest in doing things?
    Have you been feeling low, or enjoying things less? | Do you feel low or lost pleasure in things?`,
  'joyless hobbies': `
    Do you still enjoy seeing people, doing your hobbies?`,
  'infections recentIllness': `
    Have you had an infection in the last weeks, or were you ill before it started?`,
  'pregnancies gestational childrenOwn': `
    Have you been pregnant, how many times? Any diabetes during pregnancy or very heavy babies?`,
  'thyroid kidney kidneyStones': `
    Any thyroid or kidney problems, kidney stones?`,
  'heart stroke circulation': `
    heart attack, stroke or circulation problems in the legs?`,
  'adherence medication': `
    Do you take medicines every day? Do you have a list with the doses?`,
  'painkillers ibuprofen overCounter': `
    Do you take any painkillers, like ibuprofen, from the pharmacy?`,
  'family:arthritis family:thyroid': `
    Autoimmune or thyroid disease in relatives?`,
  'family:heart family:cancer': `
    heart disease or cancer in your family, and at what age`,
  'exercise hobbies': `
    are you moving much, walks, gardening, sports`,
  'sexual painSex': `
    May I ask if you are sexually active, and if there are any problems like dryness or pain?`,
  'eyes dentalWork': `
    When were you last at the eye doctor and the dentist?`,
  'screening endoscopy vaccinations': `
    are you up to date with mammogram, colonoscopy and vaccinations`,
  'plan nothingLeft': `
    Is there anything you’d like to add or to ask me? Then we would do a finger prick and a urine test next, is that alright for you?`,
  'doing onset': `
    When did it start and what were you doing? | What were you doing when it started and when was that?
    Can you tell me when this began and what you were doing at that moment?`,
  'worse better': `
    What makes it better or worse? | Does anything make it better or worse?
    Is there anything that makes the pain better or worse? | Any aggravating or relieving factors?
    Have you noticed anything that eases it or makes it worse?
    Are there things which make it worse, and things which help? | What worsens it and what relieves it?`,
  'nothingLeft questionsForYou': `
    Is there anything you’d like to add or ask? | Anything else you want to tell me or ask me?
    Do you have any questions or anything to add?
    Is there anything I’ve missed, and do you have any questions for me?`,
  'medication overCounter': `
    Do you take any medicines, prescribed or over the counter?
    Are you on any tablets, including things you buy yourself?
    Any medication, prescribed or bought from the chemist?
    Do you take any regular medicines or anything from the pharmacy?`,
  'alcohol substances': `
    Do you drink alcohol or use drugs? | Any alcohol or recreational drugs? | Do you drink or take drugs?
    how about alcohol and other substances`,
  'home work': `
    What do you do for work and who do you live with? | Who do you live with and what do you do for a living?
    Can you tell me about your home and your job? | Where do you live, and what do you work as?`,
  'orientationDate orientationPlace': `
    Can you tell me where you are and what day it is? | Do you know what day it is and where we are?
    Do you know the date and the place we’re in?`,
  'fever chills nightSweats': `
    Any fevers, chills or night sweats? | Have you had fever, chills or sweats at night?
    fever, chills, night sweats?`,
  'weightLoss appetite': `
    Any weight loss or change in appetite? | Have you lost weight or your appetite?
    How’s your appetite, and have you lost any weight? | Any change in your appetite or weight?
    Have you noticed changes in your weight or appetite?`,
  'sputum haemoptysis': `
    What colour is your phlegm, and is there any blood in it? | Are you bringing anything up? Any blood?
    What does the sputum look like, is there blood? | Any phlegm or blood when you cough?
    Have you been coughing up anything pink or frothy?`,
  'calf ankleSwelling': `
    Any pain or swelling in your legs? | Have you noticed any leg pain or swelling?
    Do you have swollen or painful legs? | Any leg swelling, redness or calf pain?`,
  'vomiting bloodVomit': `
    Have you vomited? Any blood? | Did you throw up, and was there blood in it?
    What did the vomit look like, any blood or bile? | How often did you vomit and was there any blood in it?`,
  'vomiting diarrhoea': `
    Any vomiting or diarrhoea? | Have you vomited or had diarrhoea?`,
  'discharge vaginalBleeding': `
    Any vaginal discharge or bleeding? | Have you had any bleeding or discharge from down below?
    Any unusual vaginal bleeding or discharge?`,
  'photophobia neckStiffness': `
    Does the light bother you, and is your neck stiff? | Any neck stiffness or sensitivity to light?
    Do you have a stiff neck or does light hurt your eyes?`,
  'limbWeakness numbness': `
    Any weakness or numbness? | Have you noticed any numbness or weakness in your arms or legs?
    Any weakness or loss of feeling on one side?
    Do you have weakness or numbness in your arms, legs or face?`,
  'speech face': `
    Any trouble with your speech, or drooping of your face?
    Has your face drooped, or has your speech been slurred?`,
  'jointPain musclePain': `
    Any joint or muscle pain? | Do your joints or muscles hurt?
    Any aches and pains in your muscles or joints?`,
  'greeting complaint': `
    Hello, I’m a medical student. What brings you in today?
    Hi, my name’s Jo, I’m one of the doctors. What seems to be the problem?
    Good morning, I’m Dr Lee. How can I help you today? | Hi, nice to meet you, can you tell me what happened?`,
  'bloodPressure diabetes cholesterol': `
    Do you have high blood pressure, diabetes or high cholesterol?
    Any history of hypertension, diabetes or raised cholesterol?
    diabetes, high blood pressure, cholesterol problems?`,
  'heart aneurysm arrhythmia': `
    Ever been told you have a heart murmur, an aneurysm or an irregular heartbeat?`,
  'steroids injections': `
    Did you have a cortisone injection in your shoulder? | Have you had a steroid injection?`,
  'family:heart family:diabetes': `
    Any heart disease or diabetes in the family? | Does anyone in your family have heart problems or diabetes?`,
  'family:heart family:stroke family:diabetes': `
    Any history of heart disease, stroke or diabetes in your family?
    Heart attacks, strokes or diabetes in the family?`,
  'spread:arm spread:jaw': `
    Does it spread to your arm or jaw? | Does the pain radiate to your jaw or your left arm?
    Any pain in your arm or jaw with it? | Do you feel it in your arm, or in your jaw?`,
  'spread:back spread:shoulder': `
    Does it go to your back or shoulder? | Does the pain radiate to the back or the shoulders?`,
  'spread:arm spread:jaw spread:back': `
    Does the pain spread to your arm, jaw or back?
    Does it go into the arms, the jaw, or through to the back?`,
  'family surgery': `
    Has anyone in the family had their appendix out?`,
  'work school': `
    What are you studying, and how’s it going?`,
  'location worse:breathing': `
    Where does it sting, and is it when you breathe in?
    Where does it hurt, and does it hurt more when you breathe in?`,
  'appetite fluids': `
    Are you eating and drinking okay? | Are you eating and drinking normally?
    Have you been able to eat and drink? | Are you managing to eat and drink?`,
  'empathy offer': `
    I’m so sorry, I can see how much it hurts. We’ll get you something for the pain.`,
  'whyNow seenDoctor': `
    What made you come in now, and how did you get here?`,
  'exercise breathless': `
    How far can you walk before you get short of breath?`,
  'money worry': `
    Are money or anything else worrying you?`,
  'bloodUrine bloodStool bloodVomit': `
    Any blood anywhere - in your wee, your stool, your vomit?
    Have you seen blood in your urine, stool or vomit?`,
  'thirst tiredness': `
    Which is worse, the thirst or the tiredness?`,
  'dryMouth thirst': `
    Is your mouth dry, and are you thirsty?`,
  'drySkin hair heatIntolerance': `
    Have you been feeling cold, has your skin become dry or are you losing hair?`,
  'childrenOwn partner': `
    Have you got a family, a wife, children?`,
  'medication tried': `
    Do you take anything regularly, or have you taken anything for this?`,
  'sexual condoms': `
    Do you have a partner, and do you use condoms? | Have you had unprotected sex with anyone new?`,
  'metal claustrophobia': `
    Any metal in your body or trouble with tight spaces?
    Do you have any implants, and are you afraid of narrow spaces?`,
  'screening vaccinations': `
    Are you up to date with your screening and vaccinations?`,
  'fever vitals': `
    How high has your temperature been, did you measure it?`,
  'overCounter paracetamol herbal': `
    Anything bought without prescription - paracetamol, vitamins, herbal?`,
  'weightLoss recentIllness': `
    Have you lost weight or been feeling generally unwell in recent months?`,
  'jointPain kidneyStones': `
    Any bone pain or aching, or kidney stones?`,
  'childrenOwn babySize': `
    How many children did you have, and how big were they at birth?
    How many children have you got, and how heavy were they when they were born?`,
  'medication medicineList': `
    Which medicines are you taking? Have you brought a list? | What tablets are you on, have you got a list?`,
  'vaccinations screening': `
    Have you had your flu jab and your mammogram / bowel screening?
    Are your jabs and your screening tests up to date?`,
  'family:heart family:thyroid family:cancer': `
    Other illnesses in the family - heart, thyroid, cancer?
    Anyone in the family with heart, thyroid or cancer?`,
  'location radiation': `
    Where does it hurt and does it go anywhere? | Where is the pain and does it spread?
    Can you show me where it is and whether it moves anywhere?`,
  'character severity': `
    What’s the pain like and how bad is it out of ten? | How would you describe the pain and how severe is it?
    What does it feel like, and how strong is it?`,
  'onset course': `
    When did it start and has it changed since? | When did it begin, and is it getting worse?
    How long have you had it, and is it constant?`,
  'onset onsetManner': `
    When did it start, and was it sudden or gradual? | When and how did it start?
    How long ago did it begin, and did it come on suddenly?`,
  'tried better': `
    Have you taken anything for it, and what helps? | What have you tried, and does anything make it better?`,
  'fever cough': `
    Any fever or cough? | Have you had a fever or been coughing? | Cough, fever?`,
  'breathless sweating nausea': `
    Did you feel breathless, sweaty or sick with it? | Any sweating, nausea or shortness of breath with it?`,
  'headache dizzy': `
    Any headaches or dizziness? | Do you get headaches or feel dizzy?`,
  'ideas worry expectations': `
    What do you think it is, what worries you and what would you like us to do?
    Any ideas what it is, any worries, any expectations?`,
  'ideas worry': `
    What do you think is going on and is there anything worrying you?
    Do you have any idea what it could be, and what are you most worried about?`,
  'medication allergies': `
    Do you take any medicines, and are you allergic to anything? | Any medication or allergies?
    Are you on any tablets? Any allergies? | Do you take any regular meds or have any allergies?`,
  'history medication': `
    Any medical conditions, and do you take anything for them?
    Do you have any illnesses, and what do you take? | Any health problems or regular medicines?`,
  'history surgery': `
    Any medical conditions or operations? | Have you had any illnesses or surgery in the past?
    Any past illnesses or operations?`,
  'history hospital': `
    Any illnesses, or times you were in hospital? | Have you been seriously ill or in hospital before?`,
  'work home': `
    What do you do for a living and who’s at home with you?`,
  'sleep lowMood': `
    How are your sleep and your mood? | How have you been sleeping, and how’s your mood?
    Are you sleeping well? How’s your mood?`,
  'heart stressTest': `
    Has anybody checked your heart before, with a stress test or catheter?`,
  'bloodStool bloodUrine': `
    Is there any blood when you go to the loo?`,
  'pregnancy ectopic': `
    Could this be a pregnancy in the tube, do you think? Have you ever had one?`,
  'school work': `
    How are you coping with uni? | How is university going?`,
  'onset sputum': `
    Did it start dry?`,
  'asthma hospital': `
    Have you ever needed oxygen or hospital for your asthma?
    Were you ever in hospital because of your asthma?`,
  'money impact': `
    Any worries about money if you can’t work? | How would you cope if you couldn’t drive?`,
  'itching discharge': `
    Any soreness or itching in the private area? | Any itching or soreness down below?`,
};

import type { Examples } from './example.ts';

export const several2: Examples = {
  'limbWeakness musclePain': `
    Do your arms and legs ache?`,
  'diabetes history': `
    Do you have diabetes or any other chronic condition?`,
  'contacts childrenOwn': `
    Is it contagious for my baby? sorry, I mean your baby?`,
  'diet complaint': `
    alright mate, what’s up`,
  'soreThroat earache runnyNose': `
    any sore throat, earache or runny nose`,
  'pneumonia tuberculosis': `
    ever had pneumonia or tb | Have you ever had pneumonia or TB?`,
  'worse worse:cold worse:dust worse:exertion': `
    Anything that sets it off? cold air, dust, exercise, lying down?`,
  'rash coldSores': `
    Any rash or spots, or any cold sores? | Any rash or spots on the skin, cold sores?`,
  'contacts institutions': `
    Have you been in contact with someone who has TB or was in prison or a shelter?`,
  'childhood copd hayFever': `
    As a child, did you have any lung problems, eczema or hay fever?`,
  'surgery spleen': `
    Any surgery in the past? Do you still have your spleen?`,
  'family:heart family:clots family:cancer': `
    Is there heart disease, clots or cancer in close family?`,
  'plan hadOne': `
    The doctor will probably want an x-ray of your chest. Have you had one before?`,
  'radiation severity': `
    does it go anywhere, and how bad is it from 0 to 10`,
  'earache sinusPain': `
    Any earache or sinus pain? | ear pain or sinus pressure?`,
  'headache neckStiffness photophobia': `
    Any headache, stiff neck or trouble with bright lights? | headache, stiff neck, light hurting your eyes?`,
  'ankleSwelling pain:leg calf': `
    Any swelling or pain in your legs, particularly in one calf?`,
  'palpitations faint': `
    Have you felt your heart racing or felt faint?`,
  'seenDoctor antibiotics': `
    Did you see anybody about it this time before coming here, or have you had any antibiotics already?`,
  'travel environment': `
    Whereabouts did you stay, if you did - was there air conditioning or a hot tub or anything like that?
    any stays in hotels, hot tubs, air conditioning where you might have breathed in water mist`,
  'hiv diabetes': `
    Any condition that affects your immune system, or diabetes?`,
  'sickleCell spleen': `
    Any PMH of sickle cell or problems with your spleen?`,
  'hospital surgery': `
    Ever been admitted to hospital or had any operations?
    Have you ever been in hospital or had an operation? | Any previous operations or hospital stays?
    Have you been admitted or had surgery before? | Any operations or hospital admissions in the past?`,
  'dentalWork choking faint': `
    Any dental work recently, or any episode where you might have choked or passed out?`,
  'steroids inhaler': `
    Any steroids or inhalers?`,
  'family family:copd family:asthma family:clots': `
    Does anything run in your family, like lung disease, asthma or blood clots?`,
  'smoking substances vaping': `
    Have you ever smoked anything else, cannabis or shisha for example?`,
  'substances injections': `
    I ask everyone this so please don’t be offended, but have you ever used any recreational drugs or injected anything?`,
  'home pregnancy': `
    Who lives with you at home, and is anyone elderly, pregnant or very young?`,
  'home dryHome': `
    What’s your housing like, any damp or mould, or is it crowded?`,
  'sexual hiv': `
    Sorry to get personal, but are you sexually active, and have you ever had an HIV test?`,
  'age work': `
    how old are you and what do you do for a living`,
  'worse worse:cold worse:lying worse:exertion': `
    does anything trigger it, cold air, lying down, exercise?`,
  'chills tremor': `
    chills? I mean real shaking, teeth chattering`,
  'diarrhoea vomiting': `
    nausea vomiting diarrhea?`,
  'mouth worse:swallowing': `
    white stuff in your mouth or pain when swallowing?`,
  'contacts work': `
    Is anyone around you ill too, at home or at work?`,
  'history diabetes heart kidney hiv': `
    Do you have any other conditions, diabetes, heart, kidney, immune system?`,
  'hospital surgery spleen': `
    Any hospital stays or surgeries, is your spleen still in?`,
  'steroids hiv': `
    any steroids or something that suppresses the immune system`,
  'allergies penicillin': `
    Allergies? Particularly penicillin?`,
  'family:copd family:tuberculosis family:cancer': `
    Is there any lung disease, TB or cancer in your family?`,
  'faint choking vomiting': `
    Have you ever passed out or choked on food or vomit lately?`,
  'childrenOwn pregnancy': `
    Any small kids, pregnant women or old people at home?`,
  'xray bloods': `
    was an x-ray or blood test done`,
  'worse:cough worse:straining': `
    Does coughing or straining make it worse? | worse with coughing, sneezing or straining?`,
  'recentIllness runnyNose': `
    Have you been unwell recently, like a cold or flu?`,
  'sinusPain tooth': `
    Any recent sinus problems or toothache?`,
  'pain:eyes eyeWater': `
    Any pain behind the eye or watering eyes?`,
  'stroke aneurysm': `
    Have you ever had a stroke or a brain bleed? | Have you ever had a stroke, a brain bleed or an aneurysm?`,
  'substances supplements': `
    Have you used cocaine or any other stimulants?`,
  'howAreYou offer': `
    Are you in pain right now? Can I get you something?`,
  'tinnitus hearing': `
    Any ringing in the ears or hearing problems?`,
  'chestPain palpitations': `
    Any chest pain or palpitations?`,
  'orientationPlace orientationDate': `
    Do you know where you are and what day it is?`,
  'supplements steroids': `
    do you take creatine or steroids`,
  'paracetamol tried': `
    How much paracetamol did you take and did it help?`,
  'doubleVision vision': `
    Have you had double vision or blurred vision?`,
  'tingling numbness': `
    Any tingling or numbness anywhere? | Sorry, pins and needles or numbness anywhere, I should have said
    tingling, numbness or burning in the feet?`,
  'infections earache sinusPain': `
    Have you had an infection of the ears or sinuses?`,
  'appetite sleep': `
    Are you eating and sleeping well? | How are your appetite and sleep?`,
  'chestPain breathless palpitations': `
    Any chest pain, shortness of breath or palpitations? | chest pain, shortness of breath, palpitations?`,
  'worse:straining worse:cough': `
    is it worse if you strain or cough`,
  'neckStiffness pain:neck': `
    is your neck sore or stiff`,
  'dentalWork sinusPain infections': `
    any recent dental or sinus infection`,
  'partner childrenOwn': `
    are you married with kids | Are you married, do you have children?
    Are you married? Do you have children? | Do you have a partner and children?
    Are you married and have you got any kids? | Do you have a family of your own, partner, kids?`,
  'pain:chest pain:belly': `
    any pain in your chest or belly`,
  'balance vertigo': `
    Problems with walking or balance? Does the room spin? | are you unsteady on your feet, does the room spin`,
  'eyeWater runnyNose': `
    Does one eye water or your nose run with it?
    Is one eye red or watering, or is your nose running on that side?`,
  'pain:belly bowels urine': `
    How is your belly? Bowels and urine normal?`,
  'family:bloodPressure family:stroke family:kidney': `
    High blood pressure, stroke, kidney disease in parents or siblings?`,
  'metal arrhythmia claustrophobia': `
    Do you have any metal in your body, pacemaker or claustrophobia? I ask in case you need a scan.`,
  'summary nothingLeft': `
    So in short, it’s a bad headache and you told me how it started and what else you noticed. Is there anything I’ve left out?
    So let me repeat to check that I understood: you are tired and thirsty, and we went through the other things you noticed. Is it correct, do you want to add something?`,
  'plan whatIsThat': `
    We want to do a CT of the head soon to rule out a bleeding. If this is normal, we might do a lumbar puncture. Do you know what that is?`,
  'photophobia phonophobia': `
    I mean does the light bother your eyes, and what about loud noises? | Does light or noise bother you?
    Are you sensitive to light or sound? | Do bright lights or loud noises make it worse?
    Any sensitivity to light or noise? | Does light bother your eyes? And sounds? | Light or noise?`,
  'fever chills sweating': `
    Any fever, chills or sweats?`,
  'seizure incontinence': `
    Any seizure or fit, did you bite your tongue or wet yourself?`,
  'vision doubleVision': `
    Any change in your vision, such as blurring or double vision or losing part of it?
    any changes in vision? double vision, blurry, loss of sight | Any blurred or double vision?
    Have you had any changes in your vision, blurring or seeing double?
    Any problems with your eyes, like blurred or double vision?`,
  'vertigo hearing tinnitus': `
    Any vertigo or hearing problems or ringing in the ears?`,
  'scalp chewing': `
    Any pain on combing your hair or in the jaw when you chew?
    is your scalp sore or does it hurt when you chew
    Any tenderness in your temples or pain in the jaw when chewing?
    Is your scalp tender, or does chewing hurt?`,
  'runnyNose earache sinusPain dentalWork': `
    Have you had a cold, ear infection, sinusitis or dental problem lately?`,
  'chestPain palpitations breathless': `
    Any chest pain, palpitations or breathlessness? | Any chest pain, palpitations or shortness of breath?
    chest pain, SOB, palpitations?`,
  'bowels urine': `
    How are your bowels and waterworks, any change there? | Any problems with your bowels or your waterworks?
    Are your bowels and bladder normal? | Any changes when you go to the toilet, peeing or pooing?
    How are your bowels and urine? | Any change in your bowel habits or urination?
    any trouble going to the toilet, either for number one or two`,
  'travel contacts': `
    Any recent travel, or contact with somebody who had meningitis?`,
  'contacts coAlarm': `
    Does anyone else in your house have headaches just now, and have you got a carbon monoxide alarm?`,
  'kidney polycystic': `
    Any kidney problems, for example polycystic kidneys?`,
  'clots bleedingDisorder sickleCell cancer hiv': `
    any h/o clotting or bleeding disorders, sickle cell, cancer or HIV?`,
  'scan lumbarPuncture': `
    Ever had a scan of your head or a lumbar puncture?`,
  'bloodThinners aspirin': `
    Anything to thin the blood, like warfarin, apixaban, clopidogrel or aspirin? | blood thinners or aspirin?`,
  'overCounter supplements': `
    Any over the counter things, decongestants, energy drinks or supplements?
    Any over the counter medicines or supplements?`,
  'family:migraine family:kidney family:bloodPressure': `
    Do migraines run in the family, or kidney disease, or high blood pressure?`,
  'home childrenOwn': `
    Who’s at home with you, do you have children?`,
  'onset timing': `
    Just going back to the very start, sorry, what time was it when the pain hit and did it wake you up or were you awake?`,
  'spread:neck spread:eyes spread:jaw': `
    Does it go to the neck, the eye, the jaw?`,
  'better worse': `
    does anything make it better or worse`,
  'headInjury falls': `
    Did you hit your head or fall in the past weeks?`,
  'seizure tremor': `
    did anybody see you having a seizure, shaking, tongue bite`,
  'hearing tinnitus': `
    Hearing problems or ringing in your ears?`,
  'runnyNose earache sinusPain': `
    have you had a cold, sinus trouble or ear infection recently`,
  'pain:back pain:leg': `
    back pain or pain down the legs since it started`,
  'incontinence bowels': `
    Any loss of control over bladder or bowel?`,
  'history kidney heart diabetes cancer': `
    Any other illnesses, kidneys, heart, diabetes, cancer?`,
  'aneurysm stroke': `
    ever had a brain bleed, stroke or aneurysm`,
  'clots bleedingDisorder': `
    blood clots or a bleeding disorder?`,
  'surgery lumbarPuncture injections': `
    Have you had any operations, lumbar puncture or injections in the back recently?`,
  'metal arrhythmia': `
    Do you have metal in your body or a pacemaker, in case we need an MRI?`,
  'family:aneurysm family:suddenDeath': `
    Has anyone in your family had an aneurysm, a brain bleed or died suddenly?`,
  'family:polycystic family:arthritis': `
    Polycystic kidneys or connective tissue disease in your family?`,
  'caffeine supplements': `
    How much coffee or energy drinks?`,
  'environment coAlarm contacts': `
    Could there be a gas heater or carbon monoxide at home, does anyone else there have headaches?`,
  'travel altitude': `
    have you been abroad lately, high altitude, diving?`,
  'driving seenDoctor': `
    do you drive and did you drive here yourself`,
  'witness talkToOthers': `
    Was someone with you when it happened? Could I talk to them?`,
  'nausea vomiting bellyPain': `
    Any nausea, vomiting or tummy pain?`,
  'musclePain claudication': `
    Any leg cramps or pain in your legs when walking?`,
  'lowMood depression': `
    Do you feel low or depressed?`,
  'rash hair': `
    Any changes in your skin or hair?`,
  'rash infections': `
    Do you get skin infections or boils?`,
  'uti itching': `
    any thrush or itching down below`,
  'fever nightSweats': `
    any fevers or night sweats | Any fevers or night sweats? | fever, night sweats`,
  'breathless breathSmell': `
    Any fast breathing, or did someone notice your breath smells fruity?
    Do you notice fast, deep breathing or a funny fruity smell to your breath?
    Any deep, fast breathing, or breath that smells of fruit?`,
  'lowMood suicide': `
    Do you sometimes feel hopeless, or have thoughts that life isn’t worth it?`,
  'home support': `
    Do you have stairs at home? Do you manage the shopping and cooking ok?
    Do you live alone? Does anyone help you? | Who do you live with, and do they help you?
    Do you live alone or is there someone to look after you? | Who’s at home to help you?
    How do you live, are there stairs, and who helps you?`,
  'course timing': `
    Is it there all day or is it worse at certain times?`,
  'better better:sleeping': `
    Is there anything that makes it better, like a nap or a cup of tea?`,
  'dryMouth dryEyes': `
    Is your mouth dry as well? Any trouble with dry eyes?`,
  'urineOften nocturia': `
    Any polyuria or nocturia? | How often do you have to go, also at night?
    How often do you pass urine by day and by night?
    How often do you go to the toilet during the day and at night?
    How often during the day, and how many times do you get up at night?
    How many times a day and how many times at night do you go?`,
  'dysuria bloodUrine': `
    Any burning or stinging when you go, or any blood in it?
    any burning or smell or blood when you pass water? | Any burning or blood when you pee?
    Does it burn when you pass water, and have you seen any blood? | Any pain passing urine or blood in it?`,
  'urineOften incontinence': `
    Any urgency or leaking? So many ladies have it and don’t like to say`,
  'itching discharge uti': `
    Any itching or soreness down below, or any thrush?`,
  'infections rash urine wound': `
    Have you had any infections recently, skin or chest or urine, or any cuts that are slow to heal?`,
  'pain:foot wound': `
    How are your feet, any ulcers or sores on them?`,
  'bowels constipation diarrhoea': `
    How are your bowels, any constipation or looseness?`,
  'bloodStool paleness': `
    Have you seen any blood in the stool or noticed that they’re pale or difficult to flush?`,
  'jaundice itching': `
    Have your eyes or skin gone yellow, or any itching all over?`,
  'swallowing satiety': `
    Any dysphagia, odynophagia or early satiety?
    that’s to say, trouble with swallowing, or getting full very quickly`,
  'hair rash': `
    Any changes to your hair, skin or nails?`,
  'falls faint': `
    Any falls or blackouts?`,
  'cough sputum': `
    Have you had a cough or coughed up anything? | Do you have a cough, and do you bring anything up?
    Are you coughing anything up? | Any cough or phlegm? | Do you cough? Anything coming up?`,
  'headache weakness': `
    Any headaches or weakness in any part of your body?`,
  'confusion memory': `
    Have you felt muddled or forgetful, or has your family noticed anything like that?
    do you get confused or forgetful, or did family say something like that`,
  'bloodPressure cholesterol': `
    High BP? Cholesterol?`,
};

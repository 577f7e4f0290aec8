import type { Examples } from './example.ts';

export const framed: Examples = {
  'spread:back': `
    Does it go through to your back? | does it radiate to the back
    does the pain, if you have any, go to the back | Do you feel it in your back?`,
  'worse:cough': `
    Does it hurt when you cough? | Does coughing or laughing aggravate it? | Does coughing make it worse?
    Is it worse if you cough or sneeze? | If you cough, does that hurt? | And when you cough, is it worse?`,
  'worse:jolts': `
    Was the car ride here painful? | Did the bumps on the way hurt?
    Was it painful going over the speed bumps on the way to the hospital?
    Did you feel the bumps in the road on the way here? | Did the bumps in the road hurt?
    Was the drive here painful? | Does it hurt when you jump or hop? | how was the car journey, painful?`,
  'worse:moving': `
    does moving make it worse? | worse with movement? | Does changing position make a difference?
    Does the pain change when you move your arms? | Is it worse when you move?
    Does it hurt more if you move around? | Does movement affect it?`,
  smear: `
    When did you last have a smear test?
    Are you up to date with your smears, or haven’t you been called for one yet? | When was your last smear?
    Are you up to date with your cervical screening? | Have you had a Pap test? | was your last smear normal`,
  'family:bowelDisease': `
    Anyone with Crohn’s or ulcerative colitis in your family?
    Does anyone in your family have inflammatory bowel disease?
    does anyone in your family have bowel problems
    any bowel disease like crohns or colitis in you or your family`,
  'better:lying': `
    Does lying on your side help? | Does lying down help? | Is it better when you lie down?`,
  'better:warmth': `
    Have you tried a hot water bottle? | Have you tried heat? | Does heat help?`,
  'worse:pressing': `
    Does it hurt more when I let go? | does it hurt more when i take my hand away
    Does it hurt more if I press on your chest? | Does it hurt when I touch it?
    Does it hurt if you press on your chest? | Does it hurt when I would press on the chest?
    Does it hurt when you press on it? | Is it tender to touch? | Is your belly sore to touch?
    Does pressing on your chest hurt? | Is it painful when I touch it? | Does it hurt more when you let go?
    Is your chest tender if you push on it?`,
  pregnancyTest: `
    Have they done a pregnancy test? | Did you do a pregnancy test? | Have you done a pregnancy test recently?
    have you done a pregnancy test | Have you taken a pregnancy test? | Did you do a pregnancy test at home?
    Has anyone done a pregnancy test?`,
  'worse:exertion': `
    Does it hurt to walk? | does it get worse when you walk up stairs
    Were the earlier ones triggered by walking? | Does it get worse with exercise?
    Is it worse when you walk or climb stairs? | Does physical effort bring it on?
    Does exertion make it worse?`,
  'better:still': `
    Do you feel better when you curl up? | Does the pain go away when you rest? | Does rest relieve the pain?
    does it get better when you rest | Does it get better when you rest? | Does resting help?
    Does it ease when you lie still? | Is it better if you keep still?`,
  'pain:back': `
    Do you have back pain? | Any ripping pain between the shoulder blades?
    Any pain in your back, or in your bones? | bone or back pain? | Does your back hurt?
    Any pain in your back?`,
  'spread:shoulder': `
    Does the pain go to your shoulder? | does it go to the shoulder | Does it spread to your shoulder?
    Do you feel it in the shoulder?`,
  'worse:lying': `
    does lying flat hurt | Is the pain worse when you lie on that side? | Does it get worse when you lie down?
    Is it worse lying down or when you stand up? | Is it worse when you lie down?
    Does lying flat make it worse?`,
  ultrasound: `
    ever had an ultrasound of your belly`,
  'family:cancer': `
    is there cancer in the family | Is there any cancer in your family?
    Has anyone in your family had cancer? | Cancer in the family?`,
  'pain:shoulder': `
    Any shoulder tip pain? | any pain in the tip of your shoulder? | Do you have pain in your shoulder?
    Does your shoulder hurt? | What was wrong with your shoulder?
    Have you still got trouble with the shoulder?`,
  'worse:breathing': `
    Is it worse when you breathe in deeply? | Is it worse when you take a deep breath in?
    Does it hurt when you breathe in? | Does it hurt with every breath? | does it catch when you breathe in
    Does it hurt more when you breathe in? | Is it worse when you take a deep breath?
    Does breathing affect the pain? | Does deep breathing make it worse? | Does it catch when you breathe?`,
  'better:sitting': `
    Does leaning forward help? | Does sitting up help? | Is it better when you lean forward?`,
  'worse:eating': `
    Does it get worse after eating? | Is it affected by food? | is it worse after a heavy meal
    Is it related to meals? | is it related to eating at all | Is it related to food?
    Does eating make it worse? | Is it worse after meals? | Does it hurt after eating?
    does food make a difference | Did eating anything bring this on? | Did food bring it on?`,
  ecg: `
    Have you had any heart tests before, like an ECG? | Could I have a look at your ECG please?
    Has anybody recorded an ECG? | Can you show me the ECG? | has anyone done a heart tracing
    please could I see it | Have you had an ECG? | Has anyone done an ECG? | What did the ECG show?
    Have you ever had an ECG before?`,
  'family:heart': `
    Is there any history of heart disease in your family?
    Is anybody in your family suffering from heart problems? | At what age did your brother get his stent?
    does heart disease run in your family | Is there any heart disease in your family?
    Does heart disease run in your family? | Has anyone in your family had a heart attack?
    Do any relatives have heart trouble? | Any heart problems in your family?
    Has anybody in your close family had heart disease before the age of 60?
    Did your father have heart problems? | is there heart disease in the family`,
  'family:diabetes': `
    Does anyone in your family have diabetes? | Does diabetes run in your family?
    Is there diabetes in your family? | who has diabetes in your family | Is there any diabetes in the family?
    Does diabetes run in the family? | Do your parents or siblings have diabetes?
    Who in your family has diabetes?`,
  'worse:cold': `
    Does cold weather bring it on?`,
  'spread:neck': `
    Does the pain travel up to your neck? | Does it go into your neck?`,
  'family:cholesterol': `
    Does high cholesterol run in the family?`,
  bloods: `
    What were the troponin results? | have you had your bloods done | Have they taken blood from you yet?
    What did the blood tests show? | Did they take blood? | any results from the blood tests
    When was your last blood test and what did it show?
    When did you last have blood tests, if you have had any, and what did they show? | Have they taken blood?
    When did you last have a blood test? | What did your last blood test show?
    Have you had your blood checked recently?`,
  'spread:arm': `
    any pain going down your left arm | Does it go into your arm? | Does the pain go down your left arm?
    Do you feel it in your arms? | Left arm or right, or both? | Which arm does it go to?
    Is it the left or the right arm?`,
  'pain:jaw': `
    does your jaw ache | Do you have pain in your jaw when chewing?`,
  'worse:sitting': `
    any change when you sit forward`,
  'family:suddenDeath': `
    any sudden deaths in the family | Has anyone in your family died suddenly?
    Any sudden deaths in your family at a young age?`,
  'worse:swallowing': `
    Any difficulty or pain on swallowing?`,
  'family:copd': `
    Does anyone in the family have lung disease? | Who in your family has had lung problems?
    any lung disease in the family`,
  xray: `
    Have you had a chest x-ray? | Can I have a look at the x ray picture? | have you got the xray
    Have you had an X-ray? | Has a chest X-ray been done? | When was your last X-ray?`,
  'worse:nightTime': `
    Do you cough at night? | Is it worse at night? | Is the cough worse at night?`,
  'pain:chest': `
    Is there any pain in your chest? | Any pain in your chest?`,
  'worse:light': `
    Does bright light hurt your eyes? | Does it get worse with bright light? | Is it worse in bright light?
    Does light make it worse?`,
  'family:tuberculosis': `
    Has anyone in your family had tuberculosis?`,
  swab: `
    covid test done? | Have you done a covid test? | Did you do a covid or flu test?
    Did you do a rapid test at home? | Was a swab taken?`,
  'pain:leg': `
    any leg pain or swelling in one leg | Do your legs hurt at night? | Do your legs hurt?
    Any pain in your legs?`,
  'family:aneurysm': `
    Has anyone in your family had an aneurysm? | is there any family history of aneurysms
    Has anyone in your family had a brain haemorrhage or an aneurysm?
    Has anyone in the family had an aneurysm or a brain bleed? | Did a relative have a bleed in the brain?
    Any aneurysms in your family?`,
  'family:kidney': `
    Does anyone in your family have kidney disease? | What’s wrong with your mother’s kidneys?
    Any kidney disease in the family? | Is your mum being treated for her kidneys?
    Does your mother have dialysis for her kidneys?`,
  scan: `
    Have you had a CT scan yet? | Have you ever had an MRI of your brain? | Have they scanned your head?
    have you ever had a brain scan | have you had a ct or any other test yet | Have you had a scan?
    Has anyone done a CT or MRI? | Did you ever have a scan of your head? | Have you ever had a CT?`,
  'family:stroke': `
    Has anyone in your family had a stroke at a young age? | Any strokes in your family?
    Has a relative had a stroke?`,
  'pain:eyes': `
    Do your eyes hurt?`,
  lumbarPuncture: `
    What is a lumbar puncture? - just kidding, do you know? | Have you had a lumbar puncture before?
    Has anyone ever taken fluid from your back?`,
  'worse:noise': `
    does sound make it worse`,
  'worse:bending': `
    worse on bending? | Is it worse when you bend over? | Does leaning forward make it worse?`,
  'family:migraine': `
    migraines in the family? | Does anyone in your family get migraines?`,
  photo: `
    Can I see your toe? | May I take a look at your feet? | May I have a look at the sore?
    Could you show me your foot? | Could you take off your sock so I can see? | May I look at your feet now?
    Can I look at your toe? | Could I see the sore? | I’d like to see your foot.`,
  'better:sleeping': `
    does sleep help | do you nap`,
  'worse:morningTime': `
    Is the tiredness there already in the morning? | Is it worse in the morning?`,
  urineTest: `
    Have they tested your urine? | Have you given a urine sample?`,
  'family:asthma': `
    Does anyone in the family have asthma? | Any asthma in your relatives?`,
  'family:bloodPressure': `
    Do your parents have high blood pressure? | Does high blood pressure run in the family?`,
  'family:clots': `
    Has anyone in your family had blood clots? | Any thrombosis in the family?`,
  'family:polycystic': `
    Does anyone in the family have cysts in their kidneys?`,
  'worse:straining': `
    Does straining make it worse? | Is it worse when you strain on the toilet?`,
  'better:eating': `
    Does eating help? | Does food make it better?`,
  'better:toilet': `
    Does it get better after going to the toilet? | Is it better after you’ve opened your bowels?`,
  'spread:jaw': `
    Does it go to your jaw? | Do you feel it in your jaw or teeth?`,
  'spread:groin': `
    Does it go into your groin?`,
  'pain:neck': `
    Do you have neck pain? | Does your neck hurt?`,
};

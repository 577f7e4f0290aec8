import type { Examples } from './example.ts';

export const framed: Examples = {
  'spread:back': `
    Does it go through to your back? | does it radiate to the back
    does the pain, if you have any, go to the back`,
  'worse:cough': `
    Does it hurt when you cough? | Does coughing or laughing aggravate it?`,
  'worse:jolts': `
    Was the car ride here painful? | Did the bumps on the way hurt?
    Was it painful going over the speed bumps on the way to the hospital?
    Did you feel the bumps in the road on the way here?`,
  'worse:moving': `
    does moving make it worse? | worse with movement? | Does changing position make a difference?
    Does the pain change when you move your arms?`,
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
    Does lying on your side help?`,
  'better:warmth': `
    Have you tried a hot water bottle? | Have you tried heat?`,
  'worse:pressing': `
    Does it hurt more when I let go? | does it hurt more when i take my hand away
    Does it hurt more if I press on your chest? | Does it hurt when I touch it?
    Does it hurt if you press on your chest? | Does it hurt when I would press on the chest?`,
  pregnancyTest: `
    Have they done a pregnancy test? | Did you do a pregnancy test? | Have you done a pregnancy test recently?
    have you done a pregnancy test | Have you taken a pregnancy test? | Did you do a pregnancy test at home?
    Has anyone done a pregnancy test?`,
  'worse:exertion': `
    Does it hurt to walk? | does it get worse when you walk up stairs
    Were the earlier ones triggered by walking?`,
  'better:still': `
    Do you feel better when you curl up? | Does the pain go away when you rest? | Does rest relieve the pain?
    does it get better when you rest`,
  'pain:back': `
    Do you have back pain? | Any ripping pain between the shoulder blades?
    Any pain in your back, or in your bones? | bone or back pain?`,
  'spread:shoulder': `
    Does the pain go to your shoulder? | does it go to the shoulder`,
  'worse:lying': `
    does lying flat hurt | Is the pain worse when you lie on that side? | Does it get worse when you lie down?
    Is it worse lying down or when you stand up?`,
  ultrasound: `
    ever had an ultrasound of your belly`,
  'family:cancer': `
    is there cancer in the family`,
  'pain:shoulder': `
    Any shoulder tip pain? | any pain in the tip of your shoulder?`,
  'worse:breathing': `
    Is it worse when you breathe in deeply? | Is it worse when you take a deep breath in?
    Does it hurt when you breathe in? | Does it hurt with every breath? | does it catch when you breathe in`,
  'better:sitting': `
    Does leaning forward help?`,
  'worse:eating': `
    Does it get worse after eating? | Is it affected by food? | is it worse after a heavy meal
    Is it related to meals? | is it related to eating at all`,
  ecg: `
    Have you had any heart tests before, like an ECG? | Could I have a look at your ECG please?
    Has anybody recorded an ECG? | Can you show me the ECG? | has anyone done a heart tracing
    please could I see it`,
  'family:heart': `
    Is there any history of heart disease in your family?
    Is anybody in your family suffering from heart problems? | At what age did your brother get his stent?
    does heart disease run in your family | Is there any heart disease in your family?`,
  'family:diabetes': `
    Does anyone in your family have diabetes? | Does diabetes run in your family?
    Is there diabetes in your family? | who has diabetes in your family | Is there any diabetes in the family?
    Does diabetes run in the family?`,
  'worse:cold': `
    Does cold weather bring it on?`,
  'spread:neck': `
    Does the pain travel up to your neck?`,
  'family:cholesterol': `
    Does high cholesterol run in the family?`,
  bloods: `
    What were the troponin results? | have you had your bloods done | Have they taken blood from you yet?
    What did the blood tests show? | Did they take blood? | any results from the blood tests
    When was your last blood test and what did it show?
    When did you last have blood tests, if you have had any, and what did they show?`,
  'spread:arm': `
    any pain going down your left arm`,
  'pain:jaw': `
    does your jaw ache | Do you have pain in your jaw when chewing?`,
  'worse:sitting': `
    any change when you sit forward`,
  'family:suddenDeath': `
    any sudden deaths in the family`,
  'worse:swallowing': `
    Any difficulty or pain on swallowing?`,
  'family:copd': `
    Does anyone in the family have lung disease? | Who in your family has had lung problems?
    any lung disease in the family`,
  xray: `
    Have you had a chest x-ray? | Can I have a look at the x ray picture? | have you got the xray`,
  'worse:nightTime': `
    Do you cough at night?`,
  'pain:chest': `
    Is there any pain in your chest? | Any pain in your chest?`,
  'worse:light': `
    Does bright light hurt your eyes? | Does it get worse with bright light?`,
  'family:tuberculosis': `
    Has anyone in your family had tuberculosis?`,
  swab: `
    covid test done? | Have you done a covid test? | Did you do a covid or flu test?`,
  'pain:leg': `
    any leg pain or swelling in one leg | Do your legs hurt at night?`,
  'family:aneurysm': `
    Has anyone in your family had an aneurysm? | is there any family history of aneurysms
    Has anyone in your family had a brain haemorrhage or an aneurysm?`,
  'family:kidney': `
    Does anyone in your family have kidney disease? | What’s wrong with your mother’s kidneys?`,
  scan: `
    Have you had a CT scan yet? | Have you ever had an MRI of your brain? | Have they scanned your head?
    have you ever had a brain scan | have you had a ct or any other test yet`,
  'family:stroke': `
    Has anyone in your family had a stroke at a young age?`,
  'pain:eyes': `
    Do your eyes hurt?`,
  lumbarPuncture: `
    What is a lumbar puncture? - just kidding, do you know?`,
  'worse:noise': `
    does sound make it worse`,
  'worse:bending': `
    worse on bending?`,
  'family:migraine': `
    migraines in the family?`,
  photo: `
    Can I see your toe? | May I take a look at your feet? | May I have a look at the sore?
    Could you show me your foot? | Could you take off your sock so I can see?`,
  'better:sleeping': `
    does sleep help | do you nap`,
  'worse:morningTime': `
    Is the tiredness there already in the morning?`,
};

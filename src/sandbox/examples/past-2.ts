import type { Examples } from './example.ts';

export const past2: Examples = {
  sideEffects: `
    Any medication you can’t tolerate? | what side effects did the statin give you
    Do you tolerate all medicines? | any side effects you noticed | Do you have any side effects?
    How do you get on with your tablets? | Do your medicines cause any problems? | Did you tolerate it well?`,
  depression: `
    Have you been feeling depressed recently? | Have you ever been treated for depression?
    Any history of mental illness? | Have you ever seen a psychiatrist?
    Have you had any mental health problems before? | Have you had depression in the past?`,
  heart: `
    do you have any heart conditions
    Have you ever had a heart attack, angina, or any problem with your heart?
    Do you have any known heart disease? heart attack, stents, bypass? | any heart trouble
    Have you ever had a heart attack? | Do you have any heart problems? | Any heart disease?
    Have you been told you have a heart murmur? | Do you have a weak heart? | Have you got angina?
    Have you ever had problems with your heart?`,
  aspirin: `
    Have you taken any aspirin today? | Do you take aspirin? | Have you had any aspirin today?
    Did you take an aspirin?`,
  bloodThinners: `
    Are you on any blood thinners? | are you on any blood thinners | Are you on blood thinners?
    are you using any blood thinning drugs | Do you take anything to thin your blood, like warfarin?
    Are you taking anticoagulants?`,
  paracetamol: `
    How many paracetamol do you take a day? | does paracetamol help | Did the paracetamol help?
    Have you taken paracetamol? | How much paracetamol have you had today? | Does paracetamol help?
    How many paracetamol have you taken?`,
  asthma: `
    Do you still have asthma? | do you have asthma now | Do you have asthma? | Did you have asthma as a child?
    Have you ever used an inhaler for asthma? | Any lung problems in the past, asthma for instance?`,
  grandparents: `
    What did your grandfather have? | How old was your aunt when she died? | Tell me about your aunt.
    how did your aunt die | Did your grandparents have any illnesses? | What about your grandparents?
    Are your grandparents still alive? | What did your grandparents die of? | uncles, aunts, grandparents?`,
  covid: `
    Have you been tested for covid? | Did you have corona? | Have you had covid? | When did you have covid?
    Could it be covid, have you tested yourself?`,
  hiv: `
    Have you ever been tested for HIV? | Is your immune system ok? | could you have hiv
    Have you ever had an HIV test, and if so when? | HIV or any weak immune system?
    Do you have HIV or a weak immune system? | When was your last HIV test?`,
  inhaler: `
    Do you use an inhaler? | do you use an inhaler | Any inhalers? | When did you last use your inhaler?`,
  overCounter: `
    Any over the counter stuff? | Anything else you buy at the pharmacy?
    do you buy anything from the chemist | Do you take anything over the counter?
    Do you buy any medicines without a prescription? | Anything from the pharmacy or supermarket?
    Do you take anything without a prescription? | Any non-prescription drugs?
    Do you take any remedies you get yourself at the chemist?
    have you bought any medicine for this at the pharmacy | Any decongestants, nasal sprays or diet pills?
    Any cough syrup or cold remedies?`,
  tuberculosis: `
    Have you ever been exposed to TB? | have you ever been tested for tb | Have you ever had TB?
    Have you been tested for tuberculosis?`,
  penicillin: `
    Have you ever had penicillin and were you ok with it?`,
  injections: `
    Any drugs you inject or snort? It stays between us.`,
  migraine: `
    How often do you get migraines? | What are your migraines usually like? | When was your last migraine?
    How is this different from a normal migraine? | How do you usually treat your migraine?
    do you get migraines a lot | Have you ever been told you have migraines or cluster headaches?
    Have you ever been diagnosed with migraine or cluster headaches? | Do you suffer from migraines?
    How does your migraine usually feel? | Is it like your usual migraine?
    What do your migraines normally feel like? | Do you get an aura?
    How is this different from your migraines?`,
  triptan: `
    Have you taken your sumatriptan today? | Did you take sumatriptan for it?
    Did you take your migraine tablet? | Have you taken sumatriptan today? | Did the triptan work?
    What do you take when you have a migraine?`,
  supplements: `
    What’s in the powder? | which supplements do you use | do you take calcium, vitamin D or other supplements
    Do you take any vitamins? | Do you take any supplements? | Any dietary supplements or protein powders?
    Any energy drinks or pre-workout products? | do you take vitamins or minerals
    What’s in it, that powder you take? | How much of the powder do you take?`,
  contrast: `
    ever had a reaction to contrast dye in a scan? | Have you ever had a reaction to contrast dye for a scan?`,
  uti: `
    Do you get thrush? | Have you had any bladder infections? | Do you get urinary tract infections?
    Have you had a bladder infection before? | Any cystitis or kidney infections?`,
  gestational: `
    Did you have diabetes in pregnancy? | Tell me about the sugar in pregnancy.
    were you diabetic in pregnancy | Did you have diabetes when you were pregnant?
    Was your sugar high during pregnancy? | Did you have gestational diabetes?
    That was during pregnancy, right? The diabetes? | Did the sugar go away after the pregnancy?`,
  thyroid: `
    Have you got any thyroid problems? | Any thyroid problems? | Is your thyroid okay?
    Do you have an overactive thyroid?`,
  waterTablets: `
    What is the water tablet for? | water tablets? | Do you take water tablets? | Are you on a diuretic?
    How long have you been on the water tablet?`,
  steroids: `
    Have you taken steroids recently? | how long did you take the cortisone | Were you given cortisone?
    What was the cortisone for? | have you been on steroids | when did you finish them
    Cortisone, tablets or injections, at any time recently? | Do you take steroids?
    Have you had cortisone recently? | How long did you take the cortisone?
    Have you taken any steroid tablets or injections?
    Have you had any steroid injections, in a knee or shoulder for instance?
    Any cortisone, as tablets or injected, in the last year?
    Which tablets did they give you for the shoulder? | What did you get for your shoulder?
    Was the cortisone injected or did you swallow it?`,
  eyes: `
    When were your eyes last checked? | When did you last have your eyes tested?
    When did you last have your eyes checked? | Do you wear glasses? | When were you last at the optician?
    Has an eye doctor looked at the back of your eyes? | Do you have any eye disease such as glaucoma?
    Do you wear contact lenses?`,
  cancer: `
    Have you ever had a cancer of any kind? | any cancer in the past | Have you ever had cancer?
    Any tumours in the past?`,
  newMedication: `
    Has any medicine been started, stopped or changed lately? | Have you started any new medicines recently?
    Has your medication been changed recently? | Any new tablets lately?
    Did your doctor change anything in your medicines? | Any recent changes to your medications?
    have the doses been changed | Have any been started or changed recently, like water tablets or steroids?
    Have any of your tablets been started or changed recently?`,
  antidepressants: `
    lithium or anything for mood? | Do you take antidepressants? | Do you take anything for your mood?`,
  herbal: `
    Do you use any herbal remedies? | Any complementary or alternative medicines?
    Do you take anything herbal, like St John’s wort? | Any natural remedies or homeopathy?`,
  transfusion: `
    Have you ever had a blood transfusion? | Have you ever received blood? | Would you accept a transfusion?`,
  arrhythmia: `
    Have you ever had an irregular heartbeat? | Do you have atrial fibrillation? | Is your heartbeat regular?`,
  liver: `
    Any liver problems? | Have you ever had hepatitis? | Is your liver okay?`,
  epilepsy: `
    Do you have epilepsy? | Have you been diagnosed with epilepsy?`,
  gallstones: `
    Do you have gallstones? | Any problems with your gall bladder?`,
  kidneyStones: `
    Have you ever had kidney stones?`,
  bowelDisease: `
    Do you have any bowel disease, like Crohn’s? | Have you ever had colitis? | Do you have irritable bowel?`,
  anaemia: `
    Have you ever been anaemic? | Has your iron been low?`,
  circulation: `
    Do you have problems with your circulation? | Is the circulation in your legs ok?`,
  insulin: `
    Do you take insulin? | Would you need insulin?`,
  sleepingTablets: `
    Do you take sleeping pills? | Do you take anything to help you sleep?`,
  copd: `
    Any lung problems in the past? | Do you have any lung disease?`,
  metal: `
    Do you wear a device, like a pacemaker? | Do you have a pacemaker or any implants?
    Do you have a hip replacement or other metalwork?`,
  ectopic: `
    Have you ever had a pregnancy in the tube? | Ever had an ectopic?`,
};

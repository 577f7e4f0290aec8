import type { Examples } from './example.ts';

export const past: Examples = {
  painkillers: `
    Have you taken any painkillers? | Did painkillers make any difference?
    When did you take the last painkiller? | Painkillers like ibuprofen, do you use these often?
    How often do you take painkillers in a normal week? | How often do you take painkillers in a normal month?
    Do you take any painkillers?`,
  ibuprofen: `
    did the ibuprofen work | any painkillers like ibuprofen or diclofenac?`,
  period: `
    When was your last period? | Are your periods usually regular?
    Could you tell me when your last period was? | date of your last menstrual period please
    Are your cycles regular? How long are they usually? | Are your periods heavy or painful?
    When was the first day of your last period?
    Was that a normal period for you or was it lighter or heavier than usual?
    Are they usually regular, and how long is your cycle? | Do you normally get painful periods?
    Are your periods regular? How many days between them? | was the last one normal for you or lighter/heavier
    When did you go through the menopause? | Do you still have periods? | when did your periods stop`,
  pregnancy: `
    is there any chance you could be pregnant | Is there a possibility of pregnancy? | could you be pregnant?
    Is there any chance at all you could be pregnant? | Is there any chance that you could be pregnant?`,
  pregnancies: `
    Have you ever been pregnant before? | Have you ever been pregnant, including miscarriages or abortions?
    How many pregnancies have you had? | How many times have you been pregnant?
    any complications at the birth`,
  contraceptive: `
    Do you use contraception? | do you ever miss a pill? | What kind of contraception do you use?
    Do you take anything besides the pill? | are you on the pill | any chance you missed one
    Are you using any contraception at the moment, and if so what kind? | What do you use for contraception?
    Do you have unprotected sex? | Do you use protection?`,
  sti: `
    Have you ever had a sexually transmitted infection? | Have you ever been treated for an STD?
    any previous infections down there
    Have you ever had a sexually transmitted infection or been tested for one?
    ever had an STI or a pelvic infection | ever had any sexually transmitted infections`,
  ovaries: `
    Have you ever had ovarian cysts? | Do you have endometriosis or cysts?
    have you had an ovarian cyst before
    Has a doctor ever told you that you have cysts on your ovaries or endometriosis?
    Has anybody ever told you that you have ovarian cysts or endometriosis?`,
  history: `
    Do you have any medical problems? | Are you otherwise fit and healthy?
    do you have any long term health conditions
    Do you have any medical conditions that you see a doctor for? | do you have any medical conditions
    Do you have any medical conditions? | Are you known to have any illnesses?
    Let me ask about your health in general now. Do you have any medical problems?
    Do you have any past medical problems? | what other illnesses do you have
    Do you have any long term health problems? | Do you normally suffer from headaches?
    Any other medical conditions? | What illnesses do you have? | what medical problems do you suffer from
    Do you have any ongoing medical conditions? | What medical conditions do you have?
    What chronic diseases do you have?
    Thank you for being so open with me. Can we talk about your past health, have you had any illnesses before?
    What illnesses are known in your medical history?`,
  surgery: `
    Have you had your appendix out? | Any previous surgeries? | Have you ever had an operation?
    is your appendix still in | have you had surgery before
    Have you ever had an operation, for example have you had your appendix out? | Have you ever had a surgery?
    do you still have your appendix? | Have you ever had any operations?
    Have you ever had surgery on your heart? | Were you ever put under general anaesthetic? | what operations
    What operations have you had, if any? | Any operations in your life? | Any operations?
    have you had any surgery | Have you had any surgeries? | have you had operations
    Have you had any operations? | What operations have you had? | Why was your knee operated?
    which operations have you had | Any surgery over the years? | Did you have any operations?`,
  medication: `
    Are you on any regular medication? | do you take regular medication
    What medications do you take regularly? | Could you list your medications?
    what meds are you taking at the moment
    Do you take any medicines regularly? Could you tell me the names and doses if you know them?
    Which medications do you take, with the doses please? | What medication do you take on a regular basis?
    Do you take regular medication? | are you on any tablets | Do you take any regular medication?
    Which medicines do you take regularly, and what doses? | What medicines do you take?
    Do you take anything regularly? | what medicines are you on | Are you on any regular tablets?
    Are you on any meds? name and dose please | What medications are you taking?
    Which tablets are you currently taking?
    Are you taking any medicines at present? You can read them off the box if you have it
    did anything change with your medications in the last months`,
  allergies: `
    Any allergies to medicines? | any allergies at all | what happens with the pollen
    Are you allergic to any medicines? | What happens when you have it, if you do have an allergy?
    Any other allergies like latex or foods?
    Do you have allergies, especially against antibiotics or painkillers? | Are you allergic to anything?
    What happens when you take penicillin? | You don’t have any allergies to latex, do you?
    Are you allergic to contrast dye or iodine? | are you allergic to aspirin
    what reaction did you have to penicillin | NKDA?
    I mean are you allergic to any medicines, like penicillin or aspirin?
    Are you allergic to anything? Medicines, contrast dye, iodine, latex?
    Do you have any allergies, for example to penicillin? | Any allergies to antibiotics?
    allergic to penicillin? | Do you have any allergies?
    What sort of reaction did you get, if there was one? | Any allergies?
    Are you allergic to any medication? | are you allergic to anything
    Are you allergic to anything? And if you are, what does it do to you?
    any allergies, contrast dye included | What reaction do you get? | What happens when you use plasters?
    any allergies to medicines | Are there any medicines you can’t take because of an allergy?
    What happend when you took it, if there is one? | Do you have allergies or things you do not tolerate?`,
  family: `
    Does anything run in the family? | Is there any disease that runs in your family?
    Are there any illnesses that run in the family?
    Have you or anyone in your family had problems with anesthesia? | Any illnesses in your family?
    Do any diseases run in your family? | Are there any hereditary diseases? | Which relatives are affected?`,
  adherence: `
    Have you forgotten to take the pill this month? | Do you take your tablets every day?
    do you ever skip your tablets | When did you last take any of your medicines?
    Do you ever forget to take your tablets? | are you good at taking your tablets
    How do you manage your pills if you have any, do you forget them sometimes?`,
  childhood: `
    Any serious illnesses as a child? | What did you have as a child?`,
  antibiotics: `
    Can you tolerate antibiotics? | Have you had any antibiotics? | Have you been prescribed antibiotics?
    Did you take antibiotics recently?`,
  hayFever: `
    What happens during your hay fever?`,
  mother: `
    Did your mother have similar problems? | Is your mum still alive? | what illness does your mum have
    What did your mother die of? | What happened to your mother? | how did your mother lose her foot`,
  siblings: `
    Do you have siblings, are they well? | Do you have any brothers or sisters? | is your brother well
    Do you have siblings? | do your siblings have headaches | Do your sisters have any illnesses?
    Are your siblings healthy?`,
  parents: `
    are your parents both alive | Are your mum and dad both well, if you don’t mind me asking?
    Are your parents still alive? If not, what did they die of? | are your parents still alive
    Are your parents alive and well? | Are your parents well? | are your parents living, any illness there`,
  pneumonia: `
    any chest infection recently | Have you had pneumonia before? | ever had pneumonia before`,
  hospital: `
    were you ever in hospital overnight | have you ever been admitted to hospital
    When were you last in hospital? | have you been in hospital in the last 3 months`,
  vaccinations: `
    are your vaccinations up to date | Are you up to date with your vaccinations?
    Are you vaccinated against flu and covid? | Is the baby vaccinated?
    Have you been vaccinated against pneumococcus? | had your flu jab?
    Are your vaccinations up to date? Flu, covid, pneumococcus, BCG?
    Have you had the BCG jab, and are you up to date with COVID and flu vaccines?
    Are you vaccinated against flu, covid and pneumococcus? | have you had the flu jab`,
  antacids: `
    Did the antacid help?`,
  immobile: `
    Have you been on any long flights recently? | Have you been lying in bed a lot or had a long flight?`,
  bloodPressure: `
    Have you ever been told you have high blood pressure? | how long have you had high bp?
    What is your usual blood pressure? | have you got high blood pressure | Do you have high blood pressure?
    Is your blood pressure high? | do you have hypertension
    When was it last checked and do you remember the reading? | Do you have high blood pressure? How long for?
    When was your high blood pressure diagnosed? | do you have high blood pressure | how is it treated
    what are you taking for your blood pressure | is your blood pressure high`,
  bloodPressureTablets: `
    What dose of ramipril are you on? | Are you taking your blood pressure pills properly?
    how long have you been on ramipril | Do you take tablets for your blood pressure?
    What’s the name of your blood pressure tablet? | How long have you been taking it?`,
  statin: `
    why did you stop the cholesterol tablet?`,
  father: `
    How old was your father when he died? | How did your father die? | Is your father healthy?
    Is your father still alive? | did your dad have any illnesses`,
  kidney: `
    Any kidney problems? | Have you been diagnosed with any kidney condition? | kidney trouble?
    Do you have kidney problems? | have your kidneys been checked`,
  clots: `
    have you ever had a blood clot | ever had a clot in the lung or leg | H/o DVT or PE?
    Any clots in the legs before? | Have you ever had problems with blood clotting?`,
  cholesterol: `
    What did your last cholesterol test show? | any history of high cholesterol
    Have you been told you have high cholesterol? | How is your cholesterol, was it ever checked?
    Do you have high cholesterol?`,
  diabetes: `
    Has a doctor ever told you that you have diabetes? | are you a diabetic | Any diabetes?
    do you have diabetes | Have you ever been told you have diabetes?
    Have you ever had your blood sugar measured? | Have you ever been tested for diabetes?
    Did anybody ever tell you that your blood sugar was high?
    Has anybody ever told you that you have diabetes or borderline sugar?
    Has anyone ever told you that your sugar was high or borderline? | when was your blood sugar last checked`,
  ulcer: `
    Do you have a stomach ulcer?`,
  stroke: `
    Have you ever had a stroke? | Any stroke or TIA in the past? | ever had a stroke or mini stroke
    have you had a stroke`,
  bleedingDisorder: `
    Have you had any bleeding problems?`,
  nitro: `
    Have you ever used a nitro spray?`,
  sideEffects: `
    Any medication you can’t tolerate? | what side effects did the statin give you
    Do you tolerate all medicines? | any side effects you noticed`,
  depression: `
    Have you been feeling depressed recently?`,
  heart: `
    do you have any heart conditions
    Have you ever had a heart attack, angina, or any problem with your heart?
    Do you have any known heart disease? heart attack, stents, bypass? | any heart trouble`,
  aspirin: `
    Have you taken any aspirin today?`,
  bloodThinners: `
    Are you on any blood thinners? | are you on any blood thinners | Are you on blood thinners?
    are you using any blood thinning drugs`,
  paracetamol: `
    How many paracetamol do you take a day? | does paracetamol help | Did the paracetamol help?`,
  asthma: `
    Do you still have asthma? | do you have asthma now`,
  grandparents: `
    What did your grandfather have? | How old was your aunt when she died? | Tell me about your aunt.
    how did your aunt die`,
  covid: `
    Have you been tested for covid? | Did you have corona?`,
  hiv: `
    Have you ever been tested for HIV? | Is your immune system ok? | could you have hiv
    Have you ever had an HIV test, and if so when? | HIV or any weak immune system?`,
  inhaler: `
    Do you use an inhaler? | do you use an inhaler`,
  overCounter: `
    Any over the counter stuff? | Anything else you buy at the pharmacy?
    do you buy anything from the chemist`,
  tuberculosis: `
    Have you ever been exposed to TB? | have you ever been tested for tb`,
  penicillin: `
    Have you ever had penicillin and were you ok with it?`,
  injections: `
    Any drugs you inject or snort? It stays between us.`,
  migraine: `
    How often do you get migraines? | What are your migraines usually like? | When was your last migraine?
    How is this different from a normal migraine? | How do you usually treat your migraine?
    do you get migraines a lot | Have you ever been told you have migraines or cluster headaches?
    Have you ever been diagnosed with migraine or cluster headaches?`,
  triptan: `
    Have you taken your sumatriptan today? | Did you take sumatriptan for it?`,
  supplements: `
    What’s in the powder? | which supplements do you use | do you take calcium, vitamin D or other supplements`,
  contrast: `
    ever had a reaction to contrast dye in a scan? | Have you ever had a reaction to contrast dye for a scan?`,
  uti: `
    Do you get thrush? | Have you had any bladder infections?`,
  gestational: `
    Did you have diabetes in pregnancy? | Tell me about the sugar in pregnancy.
    were you diabetic in pregnancy`,
  thyroid: `
    Have you got any thyroid problems?`,
  waterTablets: `
    What is the water tablet for? | water tablets?`,
  steroids: `
    Have you taken steroids recently? | how long did you take the cortisone | Were you given cortisone?
    What was the cortisone for? | have you been on steroids | when did you finish them
    Cortisone, tablets or injections, at any time recently?`,
  eyes: `
    When were your eyes last checked? | When did you last have your eyes tested?`,
  cancer: `
    Have you ever had a cancer of any kind? | any cancer in the past`,
  newMedication: `
    Has any medicine been started, stopped or changed lately?`,
  antidepressants: `
    lithium or anything for mood?`,
};

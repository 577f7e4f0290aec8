import type { Examples } from './example.ts';

export const past1: Examples = {
  painkillers: `
    Have you taken any painkillers? | Did painkillers make any difference?
    When did you take the last painkiller? | Painkillers like ibuprofen, do you use these often?
    How often do you take painkillers in a normal week? | How often do you take painkillers in a normal month?
    Do you take any painkillers? | Which painkillers have you taken? | Do you often take painkillers?
    How many painkillers do you take a week? | Did the painkillers work? | Do you use painkillers regularly?
    How many days a month do you use painkillers? | How often do you take painkillers normally?
    How often do you take ibuprofen or other painkillers normally?
    How often do you use tablets for headaches? | How often do you need something for pain?`,
  ibuprofen: `
    did the ibuprofen work | any painkillers like ibuprofen or diclofenac? | Do you take ibuprofen?
    How much ibuprofen did you take? | Did the ibuprofen help? | How often do you use ibuprofen?`,
  period: `
    When was your last period? | Are your periods usually regular?
    Could you tell me when your last period was? | date of your last menstrual period please
    Are your cycles regular? How long are they usually? | Are your periods heavy or painful?
    When was the first day of your last period?
    Was that a normal period for you or was it lighter or heavier than usual?
    Are they usually regular, and how long is your cycle? | Do you normally get painful periods?
    Are your periods regular? How many days between them? | was the last one normal for you or lighter/heavier
    When did you go through the menopause? | Do you still have periods? | when did your periods stop
    Are your periods regular? | How long is your cycle? | How heavy are your periods?
    Was your last period normal? | Are your periods painful? | When did you have your last menstruation?
    What day did your last period begin? | Do you have regular monthly bleeding? | Have you missed a period?
    Is your period late? | Do you get bad cramps with your period? | Are you still having periods?
    Any bleeding since the menopause? | At what age did your periods start? | How many days do you bleed for?
    is your menstrual cycle regular, and when did the last one start | when’s your next period due
    did your last period come on time | Do you normally get bad period pain?
    Does this feel like period pain? | Do you have bleeding between periods?
    what was the first day of your last menstrual period | could you tell me about your periods
    Is that the usual time for your period? | Are your periods normally painful or heavy?
    First day of your last period? | Did your last period come when you expected it?
    Is this pain like your period pain? | When did your periods stop? | When was the change of life?
    Have you been through the menopause? | Do you have normal periods?`,
  pregnancy: `
    is there any chance you could be pregnant | Is there a possibility of pregnancy? | could you be pregnant?
    Is there any chance at all you could be pregnant? | Is there any chance that you could be pregnant?
    Is there any chance that you’re pregnant? | Might you be pregnant? | Have you done a pregnancy test?
    Do you think you might be expecting? | Is it possible that you’re pregnant?
    Have you had any symptoms of pregnancy, like breast tenderness? | any possibility of pregnancy`,
  pregnancies: `
    Have you ever been pregnant before? | Have you ever been pregnant, including miscarriages or abortions?
    How many pregnancies have you had? | How many times have you been pregnant?
    any complications at the birth | Have you ever been pregnant? | Any miscarriages or abortions?
    Have you had any pregnancies? | Did you have any complications in pregnancy? | Have you given birth?
    How was the birth? | any previous pregnancies, births, miscarriages | Have you ever had a termination?
    was your pregnancy normal | How was your pregnancy? | Were there any problems when you were pregnant?
    How did you give birth?`,
  contraceptive: `
    Do you use contraception? | do you ever miss a pill? | What kind of contraception do you use?
    Do you take anything besides the pill? | are you on the pill | any chance you missed one
    Are you using any contraception at the moment, and if so what kind? | What do you use for contraception?
    Do you have unprotected sex? | Do you use protection? | What contraception do you use?
    Are you on the pill? | Do you use any contraception? | Do you use birth control?
    Are you taking the contraceptive pill? | Have you got a coil? | Which pill do you take?
    How long have you been on the pill? | Do you have an implant or an IUD?
    do you take hormonal contraception`,
  sti: `
    Have you ever had a sexually transmitted infection? | Have you ever been treated for an STD?
    any previous infections down there
    Have you ever had a sexually transmitted infection or been tested for one?
    ever had an STI or a pelvic infection | ever had any sexually transmitted infections
    Have you ever had an STI? | Have you ever been tested for sexually transmitted infections?
    Any history of chlamydia or gonorrhoea? | Have you been checked for STDs?
    when was your last sexual health check | Have you ever had an infection down there?
    Have you ever caught anything from a partner?`,
  ovaries: `
    Have you ever had ovarian cysts? | Do you have endometriosis or cysts?
    have you had an ovarian cyst before
    Has a doctor ever told you that you have cysts on your ovaries or endometriosis?
    Has anybody ever told you that you have ovarian cysts or endometriosis? | Any problems with your ovaries?
    Do you have endometriosis?`,
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
    What illnesses are known in your medical history? | Any past medical history?
    Do you have any long-term illnesses? | Are you normally healthy?
    Have you had any serious illnesses in the past? | Is there anything you see a doctor for regularly?
    Do you suffer from any chronic conditions? | Have you ever been diagnosed with anything?
    Any health problems I should know about? | What illnesses have you had? | Are you otherwise fit and well?
    Is there any disease you’re being treated for? | Were you healthy before this?
    Do you have any other conditions? | Any pre-existing conditions?
    Has a doctor ever told you that you have an illness? | What’s your general health like?
    Any other illnesses? | Are you under a specialist for anything? | Tell me about your past medical history.
    do you have any known diseases | have you ever been seriously ill
    do you go to a doctor regularly for anything | any medical conditions that run with you | PMH?
    what about your health in general before this | apart from this are you well`,
  surgery: `
    Have you had your appendix out? | Any previous surgeries? | Have you ever had an operation?
    is your appendix still in | have you had surgery before
    Have you ever had an operation, for example have you had your appendix out? | Have you ever had a surgery?
    do you still have your appendix? | Have you ever had any operations?
    Have you ever had surgery on your heart? | Were you ever put under general anaesthetic? | what operations
    What operations have you had, if any? | Any operations in your life? | Any operations?
    have you had any surgery | Have you had any surgeries? | have you had operations
    Have you had any operations? | What operations have you had? | Why was your knee operated?
    which operations have you had | Any surgery over the years? | Did you have any operations?
    Have you been operated on? | Have you had any procedures? | Did you ever have surgery on your belly?
    Have you had your appendix removed? | Have you still got your appendix?
    Do you still have your gall bladder? | Any operations, even small ones? | ever been under the knife
    past surgical history? | have you ever had anything taken out, like tonsils or appendix
    have you had surgery recently | ever had any surgical procedures done
    Do you still have your womb and ovaries? | Have you had a hysterectomy? | Which parts have been taken out?`,
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
    did anything change with your medications in the last months | Are you on any medication?
    Do you take any tablets regularly? | Which drugs are you taking?
    Can you tell me your current medications? | What are you taking at the moment?
    Do you take anything every day? | Any regular medication? | What prescriptions do you have?
    What pills do you take and what dose? | Do you use any medicines at home?
    Has your doctor prescribed anything for you? | Any prescribed drugs? | What’s your medication list?
    do you take any medicine on a regular basis or when needed
    what tablets do you take in the morning and the evening
    could you tell me which medicines you take and what they are for | Are you taking any prescription drugs?
    do you need to take any medication | drug history please | any meds? | What are they for?
    Do you know the doses of your tablets? | What does each of them do? | Do you know what each tablet is for?
    And what is each one for? | What is each tablet for? | What’s each of them for?
    What do you take them for?`,
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
    What happend when you took it, if there is one? | Do you have allergies or things you do not tolerate?
    Have you ever reacted badly to a drug? | Is there anything you can’t take?
    Any drug allergies or intolerances? | Are you allergic to latex, plasters or foods?
    What are you allergic to? | What happened when you took it? | What kind of reaction do you get?
    Have you ever had an allergic reaction? | Any food allergies?
    Do you know of any allergy, for instance to antibiotics?
    Are you allergic to any medication like penicillin or aspirin? | Are there medicines you don’t tolerate?
    any allergies I should know about | have you ever come out in a rash after a medicine
    has any medicine ever given you a rash or swelling
    Do you react to anything, e.g. pollen, nuts, bee stings?
    how bad was the allergic reaction, did you have trouble breathing?
    could you describe what happened when you had the allergic reaction?
    Do you get hives or swelling from any drug? | Does any medicine bring you out in a rash?
    Do plasters or latex give you a rash?`,
  family: `
    Does anything run in the family? | Is there any disease that runs in your family?
    Are there any illnesses that run in the family?
    Have you or anyone in your family had problems with anesthesia? | Any illnesses in your family?
    Do any diseases run in your family? | Are there any hereditary diseases? | Which relatives are affected?
    Are there any illnesses in your family? | Any family history I should know about?
    Is your family healthy? | Are there any diseases that run in your family?
    Do any of your relatives have medical problems? | Tell me about your family’s health.
    Has anyone in your family had something like this? | Any hereditary conditions?
    Any illnesses that your relatives have? | Do your relatives suffer from anything? | family history?
    Are your close relatives well? | does anybody in the family have a similar problem
    what illnesses are there in your family | did anyone in your family die young
    how is the health of your parents and siblings | Which side of the family was she on, and how old?
    What happened to your aunt? | What did your aunt die of? | Who in your family had that?
    What illnesses run in your family? | Other illnesses in the family? | Any other illnesses in the family?
    Any other family illnesses apart from that? | What exactly did your aunt have?
    What did your aunt suffer from? | What happened to your relative?`,
  adherence: `
    Have you forgotten to take the pill this month? | Do you take your tablets every day?
    do you ever skip your tablets | When did you last take any of your medicines?
    Do you ever forget to take your tablets? | are you good at taking your tablets
    How do you manage your pills if you have any, do you forget them sometimes?
    Do you ever forget your medicines? | How often do you miss a dose? | Do you take them as prescribed?
    Have you been taking your medication regularly? | Did you take your tablets this morning?
    Have you stopped any of your medicines? | Do you manage to take them reliably?
    How good are you at remembering your tablets? | Do you sometimes skip your pills?
    When did you last take them? | have you missed any doses lately
    are you taking them the way the doctor told you | Do you take them as you should?
    Are you good about taking them? | Do you ever miss any? How do you keep track of them?
    How do you keep track of your tablets? | Do you use a pill box?`,
  childhood: `
    Any serious illnesses as a child? | What did you have as a child?
    What illnesses did you have as a child? | Were you a healthy child?
    Any problems at birth or in childhood?`,
  antibiotics: `
    Can you tolerate antibiotics? | Have you had any antibiotics? | Have you been prescribed antibiotics?
    Did you take antibiotics recently? | Have you had antibiotics? | Were you given any antibiotics?
    When did you last take antibiotics? | Which antibiotics did you take? | What do you think of antibiotics?
    Do you tolerate antibiotics?`,
  hayFever: `
    What happens during your hay fever?`,
  mother: `
    Did your mother have similar problems? | Is your mum still alive? | what illness does your mum have
    What did your mother die of? | What happened to your mother? | how did your mother lose her foot
    How is your mother? | Is your mother healthy? | How old was your mother when she died?
    Does your mum have any illnesses? | What about your mother, is she well? | And your mum?
    And your mother? | What about mum, is she healthy? | What did your mother have to do for her sugar?
    Did your mother take insulin?`,
  siblings: `
    Do you have siblings, are they well? | Do you have any brothers or sisters? | is your brother well
    Do you have siblings? | do your siblings have headaches | Do your sisters have any illnesses?
    Are your siblings healthy? | How many siblings have you got?
    Do your brothers or sisters have any problems? | Are your sisters well?
    Any illnesses in your brothers or sisters? | Is your brother ok? | And your siblings? | And your brother?
    Did your brother smoke too? | What happened to your brother? | Have your sisters got any complications?
    How old was your brother when he got his stent? | How are your sisters treated?`,
  parents: `
    are your parents both alive | Are your mum and dad both well, if you don’t mind me asking?
    Are your parents still alive? If not, what did they die of? | are your parents still alive
    Are your parents alive and well? | Are your parents well? | are your parents living, any illness there
    Are your parents alive? | How are your mum and dad? | Are both of your parents still living?
    Do your parents have any medical problems? | What did your parents die of?
    How old are your parents, and are they well? | Is your mother or father ill?
    How’s the health of your parents? | are your mother and father still with us
    did your parents have any illnesses`,
  pneumonia: `
    any chest infection recently | Have you had pneumonia before? | ever had pneumonia before
    Have you ever had pneumonia? | Any chest infections in the past?`,
  hospital: `
    were you ever in hospital overnight | have you ever been admitted to hospital
    When were you last in hospital? | have you been in hospital in the last 3 months
    Have you ever been admitted to hospital? | Have you been in hospital before?
    Any previous hospital stays? | Have you ever had to stay overnight in a hospital?
    Is this your first time in hospital? | What were you in hospital for?
    ever been hospitalised for anything | any admissions`,
  vaccinations: `
    are your vaccinations up to date | Are you up to date with your vaccinations?
    Are you vaccinated against flu and covid? | Is the baby vaccinated?
    Have you been vaccinated against pneumococcus? | had your flu jab?
    Are your vaccinations up to date? Flu, covid, pneumococcus, BCG?
    Have you had the BCG jab, and are you up to date with COVID and flu vaccines?
    Are you vaccinated against flu, covid and pneumococcus? | have you had the flu jab | Are you vaccinated?
    Are your vaccinations up to date? | Have you had your flu jab? | Did you get the covid vaccine?
    What have you been immunised against? | Have you had the pneumonia vaccine?
    When was your last tetanus shot? | Have you had all your childhood vaccines? | Any vaccinations recently?
    are your jabs up to date | have you been vaccinated against flu and covid`,
  antacids: `
    Did the antacid help? | Do you take anything for your stomach? | Do you take antacids or omeprazole?`,
  immobile: `
    Have you been on any long flights recently? | Have you been lying in bed a lot or had a long flight?
    Have you been on a long flight recently? | Have you been sitting for a long time lately?
    Any long journeys recently? | Have you been bedbound? | Have you been stuck in bed or in plaster recently?
    Any long car or bus trips in the last few weeks? | Have you been immobile for any length of time?`,
  bloodPressure: `
    Have you ever been told you have high blood pressure? | how long have you had high bp?
    What is your usual blood pressure? | have you got high blood pressure | Do you have high blood pressure?
    Is your blood pressure high? | do you have hypertension
    When was it last checked and do you remember the reading? | Do you have high blood pressure? How long for?
    When was your high blood pressure diagnosed? | do you have high blood pressure | how is it treated
    what are you taking for your blood pressure | is your blood pressure high
    Have you ever been told that your blood pressure is high? | How long have you had high blood pressure?
    Are you hypertensive? | Any problems with your blood pressure?
    Do you take tablets for your blood pressure?`,
  bloodPressureTablets: `
    What dose of ramipril are you on? | Are you taking your blood pressure pills properly?
    how long have you been on ramipril | Do you take tablets for your blood pressure?
    What’s the name of your blood pressure tablet? | How long have you been taking it?
    Which tablets do you take for your blood pressure? | Are you on anything for blood pressure?
    How much ramipril do you take?`,
  statin: `
    why did you stop the cholesterol tablet? | Do you take a statin?`,
  father: `
    How old was your father when he died? | How did your father die? | Is your father healthy?
    Is your father still alive? | did your dad have any illnesses | How is your father? | Is your dad well?
    What did your father die of? | How old was your father when he had his heart attack?
    Does your dad have any health problems? | at what age did your father die | how old was your dad
    And your dad? | And your father?`,
  kidney: `
    Any kidney problems? | Have you been diagnosed with any kidney condition? | kidney trouble?
    Do you have kidney problems? | have your kidneys been checked | Do you have a kidney disease?
    Are your kidneys OK?`,
  clots: `
    have you ever had a blood clot | ever had a clot in the lung or leg | H/o DVT or PE?
    Any clots in the legs before? | Have you ever had problems with blood clotting?
    Have you ever had a blood clot? | Any clots in your legs or lungs?
    Have you had a DVT or a pulmonary embolism?`,
  cholesterol: `
    What did your last cholesterol test show? | any history of high cholesterol
    Have you been told you have high cholesterol? | How is your cholesterol, was it ever checked?
    Do you have high cholesterol? | Is your cholesterol high? | Do you know your cholesterol?
    When was your cholesterol last checked? | Have you had your cholesterol measured?`,
  diabetes: `
    Has a doctor ever told you that you have diabetes? | are you a diabetic | Any diabetes?
    do you have diabetes | Have you ever been told you have diabetes?
    Have you ever had your blood sugar measured? | Have you ever been tested for diabetes?
    Did anybody ever tell you that your blood sugar was high?
    Has anybody ever told you that you have diabetes or borderline sugar?
    Has anyone ever told you that your sugar was high or borderline? | when was your blood sugar last checked
    Do you have diabetes? | Have you ever been told your sugar is high? | Are you diabetic?
    Has anyone tested you for diabetes? | Have you had your blood sugar checked?
    Any problems with your blood sugar?`,
  ulcer: `
    Do you have a stomach ulcer?`,
  stroke: `
    Have you ever had a stroke? | Any stroke or TIA in the past? | ever had a stroke or mini stroke
    have you had a stroke | Any mini-strokes or TIAs?`,
  bleedingDisorder: `
    Have you had any bleeding problems? | Do you have a bleeding disorder? | Does your blood clot normally?
    Do you bleed for a long time when you cut yourself?`,
  nitro: `
    Have you ever used a nitro spray? | Did you use a nitro spray?
    Have you been given a spray under the tongue? | Do you have a GTN spray?`,
};

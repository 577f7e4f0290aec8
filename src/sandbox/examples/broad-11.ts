import type { Examples } from './example.ts';

/** What is asked more closely: what the crew gave, what helps at home, who else in the family, and what was nearly lost. */
export const broad11: Examples = {
  comfort: `
    Are you comfortable like that, or would you prefer to sit up a bit more? | Is that position okay for you? | Are you sitting comfortably?
    Are you lying comfortably there? | Would you like to sit up? | Is it okay for you to sit like this? | Shall I lower the bed for you?
    Would you be more comfortable lying down? | Do you want another pillow? | Can you sit comfortably?`,
  givenHere: `
    Has the ambulance crew or anyone here already given you something? | Did the ambulance crew give you anything? | did they give you anything in the ambulance?
    What have they given you so far? | Have you been given any painkillers here? | Have the nurses already given you something?
    Did somebody already give you a medicine for it? | Did you get any medication from the paramedics? | Have you had anything for the pain since you came in?`,
  plansAhead: `
    Is there anything important coming up this week that you’re worried about missing? | Anything important coming up? | Do you have plans this week?
    Is there something planned that you would have to cancel? | Would you miss something important if you stayed in hospital?
    Are you supposed to be somewhere this week?`,
  bothArms: `
    Have you ever had a difference between them? | Was there ever a difference between the arms? | Is it the same in both arms when they measure it?`,
  thermometer: `
    How did you measure it, under the arm, in the ear or in the mouth? | Did you take it under the arm or in the ear? | With what thermometer did you measure?
    how did you measure the fever | Did you measure it in the ear? | How was it measured?`,
  unwell: `
    On a scale from 0 to 10, how unwell would you say you feel overall? | Overall, how ill do you feel from 0 to 10? | How ill do you feel altogether?
    How sick would you say you are overall? | In general, how bad do you feel out of ten?`,
  causeWork: `
    Does the headache have anything to do with work, do you feel? | Does it have anything to do with your job? | Could your work have something to do with it?
    Do you think it comes from your work? | Is there a connection with your job? | Do you get it more at work? | Do you feel better when you are off work?
    Could the work have caused it? | Is it worse when you are at work?`,
  usualRemedy: `
    What do you usually do at home when your head hurts? | What do you normally do when you have a headache? | What do you usually take when it hurts?
    What do you normally do at home against it? | What do you do when you have such pains at home? | Any home remedies? | Do you use any home remedies?
    What helps you at home normally?`,
  drugReaction: `
    Did you ever had a bad reaction after a medicine, and what happened? | ever had a bad reaction to a drug | Have you ever had a bad reaction to a medication?
    Any reactions to medicines in the past? | Have you ever had a rash after a tablet? | Did a medicine ever give you a rash? | ever reacted to antibiotics?
    Is there a medicine which you don’t support? | Any drug allergies? | Are you allergic to any medication? | allergic to any drugs | allergies to medication?
    Do you have an allergy against medicaments? | Have you ever had problems after taking a medicine?`,
  familyOther: `
    other family illness? | Any other illness in the family? | Anything else in your family? | Are there other diseases in the family? | any other family history
    Does anything else run in the family? | Other illnesses among your relatives? | And other diseases in the family?`,
  hotTub: `
    Did you use the shower in the hotel? | Did you shower there?
    Did you stay near a hot tub or spa? | Have you used a hot tub or a whirlpool recently? | Any saunas, spas or swimming pools? | Did you use the spa there?`,
  'travel hotTub': `
    Did you stay in a hotel, or use a hot tub or spa, in the weeks before you became ill? | Any hotel stays or hot tubs before you fell ill?`,
  specialist: `
    Have you ever been to a specialist? | Have you seen a specialist about this? | Are you seeing any other doctors? | Have you ever seen a cardiologist?
    Were you ever sent to a specialist? | Which specialists have you seen? | Do you have a neurologist?`,
  'ecg specialist': `
    When was the last time you had an ECG or saw a heart specialist? | When did you last have an ECG or see a cardiologist? | Last ECG or cardiologist visit?`,
  familyThinks: `
    What does he think about it? | What does she think it is?
    What does your wife think it is? | What does your family say about it? | What do your flatmates think it is? | Has your daughter got an idea what it is?
    What does your husband make of it? | What does your mother think about it?`,
  usualDay: `
    What does a normal day look like for you? | Can you describe a typical day? | Walk me through a typical day. | How do you spend your days?
    Tell me about your daily routine. | how does your day look like normally`,
  radiation: `
    Is the pain going somewhere, in the back or in the shoulder or the leg? | Is the pain going anywhere else? | The pain is going somewhere?
    Does the pain go somewhere, for example to the shoulder? | Goes the pain somewhere else?`,
  severity: `
    And at the begin, how strong it was? | How strong was it at the beginning? | How bad was it when it began? | How bad was it at first?`,
  instruction: `
    Try to drink plenty and rest a lot, will you manage that at home? | Drink enough and rest, ok? | Please try to rest and drink a lot.
    Take it easy for the next days, will you?`,
  'lowMood stress': `
    How have things been emotionally over the last while, have you been under a lot of pressure? | How is your mood, and are you under pressure?`,
  'course associated': `
    And right now, has the pain changed while we’ve been talking? Any new symptoms? | Has it changed, and are there any new symptoms?`,
  associated: `
    Any new symptoms? | Are there any new symptoms? | Anything new since you came in?`,
  consent: `
    Sound okay? | Does that sound okay to you? | I’ll be asking you a few things first, and then I’d examine you.
    I’m now going to explain what we think. Are you ready for that? | Are you ready for that? | Ready? | Are you ready to hear what we think?
    student here. few questions? | quick questions? | can i ask a few things?
    few questions? | few questions ok? | can i ask few questions?
    I would like to make some questions to you, is it ok? | Can I make you some questions? | I want to make you a few questions.
    Are you still ok to continue? | Are you still okay to go on? | Is it still ok for you to answer my questions? | Are you okay to carry on?
    Can we continue? | Do you still have strength to continue? | Shall we continue? | Are you ok if we go on?`,
  'falls injury': `
    Did you had a fall or a hit on the belly? | Did you fall or get hit? | Any falls or knocks? | Have you had a fall or a blow to the head?
    Did you fall or bump yourself? | A fall or an accident lately?`,
  'breathless chestPain': `
    Do you have problems with breath or pain in the chest? | Any problems with the breath or chest pain? | Trouble breathing or pain in your chest?
    Short of breath or chest pain? | Any chest pain or breathlessness?`,
  examination: `
    check pupils ok? | check your pupils now | quick look at your eyes ok?
    deep breaths please | deep breath | exam now ok?
    Could you breathe in deeply? | Can you take a deep breath for me? | Please breathe in deeply. | Could you cough once? | Can you sit up for me?
    I would like now to exam your belly, do you allow me? | Can I exam you now? | Do you allow me to examine you? | Can you lean back for me? | Could you lean forward for me?
    And I’d measure the blood pressure on both arms if that’s okay with you. | ok gonna check bp, pulse, weight and look at your feet, fine?
    gonna check your bp now | going to listen to your heart ok? | need to check your bp and pulse | Please lean back. | let me check ur pulse
    Would you allow me to press on your tummy? | I’d like to have a listen to your chest now, okay? | just gonna feel your belly, alright?`,
  'before worse:exertion': `
    When you had to climb stairs or hurry lately, did you notice anything in your chest? | Did you notice something in your chest when you climbed stairs lately?
    When you hurried in the last weeks, did you feel anything? | Have you felt anything in your chest on the stairs in recent weeks?`,
  reassurance: `
    It’s very unlikely to harm the baby, okay? | That is very unlikely, don’t worry. | The chances are good.
    You won’t lose your foot because of this, we’ll look after it. | Don’t be afraid, we’ll look after you. | It can be treated well.
    Does that help a little? | Does that reassure you a bit? | Are you feeling a bit calmer? | Do you feel a little calmer now? | Feeling a bit better about it now?
    I can promise you’re in good hands here, we’re watching you closely. | You are in very good hands with us. | We will take good care of you.
    You’re safe here. | Nothing will happen to you here. | We are here for you. | You don’t need to be afraid.`,
  understood: `
    have you understood? | understood? | all clear?
    Do you understand what I mean by that? | Does that make sense to you? | Do you understand what I’ve explained? | Is that clear so far? | Could you follow that? | Did you understand everything? | Was that clear?
    Do you know what I mean? | Did I explain that clearly? | Are you following me?`,
  'severity offer': `
    Are you in less pain now, or shall I ask the nurse for something stronger? | Is the pain better now, or do you need something for it? | Do you need something stronger for the pain?`,
  offer: `
    Do you need something for the pain right now? | Shall I ask the nurse for something? | Do you want something stronger? | Shall I get you something for the pain?`,
  'ecg/last': ``,
  stress: `
    Is it a stressful time for you at the moment, at work or at home? | Is it stressful at work or at home? | Any stress at work or at home? | Stressful time at work?
    Much stress at work, at home?`,
  better: `
    Is there something what helped you at home, like tea or warm bottle? | Did anything help at home, like warmth or tea?
    Does anything make the cough easier? | What makes it easier? | Is there anything that makes it easier? | Has anything touched the pain so far? | Has anything touched it?
    Does something make it more bearable? | Did anything take the edge off? | Does anything calm the cough? | What takes the edge off? | what helps?`,
  recentIllness: `
    And in the days right before this, how were you feeling? | How were you feeling in the days before? | How did you feel the days before it began?
    How was your health in the weeks before? | Were you completely well the day before? | Felt like you were coming down with something?
    Were you coming down with anything? | Had you been feeling alright before that?`,
  'fever recentIllness': `
    Have you had a fever or felt like you were coming down with something? | A temperature, or feeling like you are coming down with something?`,
  lyingOrStanding: `
    Is it worse lying down or standing up? | Is it worse when you lie down or when you stand up? | Worse lying or standing? | better lying or standing? | Is it better lying down or sitting up?`,
  passiveSmoking: `
    Does anyone around you smoke? | Does anybody smoke around you? | Does your wife smoke? | Does your partner smoke? | anyone else smoke at home? | Do the people around you smoke?`,
  'contacts environment': `
    Does anybody else in the house have a headache, and do you have a gas heater? | Anyone else at home with a headache, any gas heating?`,
  doing: `
    is it possible it came during the sex? | Is it possible that it came during sex? | Could it be that it came while you had sex?`,
  ideas: `
    What makes you say that? | What makes you think that? | Why do you think so?
    What do you think self, from what does the headache come? | From what does it come, do you think? | What do you think it comes from?`,
  company: `
    Shall I get your wife? | Shall I get your husband for you? | Should I fetch your mother?
    who came with you | who brought you along | Did somebody come with you?
    Do they know you’re here? | Does he know that you are here? | Do they know where you are? | Does she know you are in hospital? | Do your parents know?
    Does anyone at home know you’re here?`,
  anaesthetic: `
    And has an anaesthetic ever gone wrong, for you or a relative? | Has anyone in the family had a problem with an anaesthetic? | Any problems with anaesthesia, you or family?
    Did an anaesthetic ever go wrong? | Any trouble with narcosis?`,
  refreshed: `
    still tired after sleeping? | Are you still tired after sleeping? | Still tired after a night’s sleep? | tired even after sleep? | Do you wake up tired?`,
  hunger: `
    eating more than before? | Do you eat more than before? | eat more than usual? | Are you eating more than usual? | Hungrier than before? | More hungry?`,
  weightChange: `
    trying to lose it? | Were you trying to lose weight? | trying to lose weight? | Weight steady? | Is your weight stable? | Has your weight been stable?
    Did you want to lose weight? | lost it on purpose?`,
  hair: `
    hair loss? | Any hair loss? | Are you losing your hair? | Is your hair falling out? | lost hair?`,
  heatIntolerance: `
    feeling cold a lot? | Do you feel cold a lot? | Are you often cold? | always cold?`,
  weakness: `
    muscle weakness? | Any weakness in your muscles? | Are your muscles weak? | Have you lost strength? | Any loss of strength?`,
  urineLook: `
    foamy? | Is your urine foamy? | foamy urine? | Does it foam? | Does your urine look frothy? | frothy?`,
  acknowledgement: `
    I’ll dim the lights for you. | I’ll close the curtain. | Let me turn the light down. | I’ll get you a blanket.
    Next I’m going to ask about your nerves and senses, bear with me. | Next I will ask about your heart. | Now I’m going to go through the body from head to toe.
    Just a few more questions, nearly done. | My hands might be a bit cold, sorry! | This may feel a bit cold. | Next up are questions about your lifestyle.
    I’m going to ask some personal things now. | Bear with me. | Nearly there. | Take all the time you need. | I’ll note that down. | Let me write that down.
    That was absolutely the right thing to do, coming here. | You did the right thing by coming. | It was right that you came.`,
  'family:suddenDeath': `
    Has anyone died suddenly or young? | Anyone died young? | Did anyone die suddenly or young? | Any sudden or early deaths? | Has anybody died very young?`,
  diagnosis: `
    could be your blood sugar | might be an infection of the lungs | sounds like it could be your heart | probably your appendix
    could be diabetes, need to check | looks like pneumonia to me`,
  plan: `
    There’s a small risk of bleeding. Is that okay? | maybe lp after | It sounds a bit crackly on the right, so I’d like to get an X-ray.
    I’ll tell the doctor everything now so you don’t have to say it all twice. | I will discuss this with the doctor so that you get something for it.
    need blood and urine tests to be sure | need to take some blood | gonna take blood now ok? | will do an ecg and bloods | need an x-ray | going to need a scan`,
  'plan understood': ``,
  jobStrain: `
    How is it going with the studies? | How’s work? | How is work going? | How are your studies going? | How are things at work?`,
  sexual: `
    Have you had any other partners? | Any other sexual partners? | other partners than him? | Are there other partners?`,
  numbness: `
    Do you feel your fingers normally? | Can you feel your toes normally? | Do you feel your arms and legs as always?`,
  orthopnoea: `
    Any trouble breathing when you lie flat? | Is it hard to breathe when you lie flat? | Trouble breathing lying down?`,
  pnd: `
    Do you wake up at night because of breathlessness? | Do you wake up short of breath? | Do you wake at night gasping for air?`,
  sleep: `
    Does the cough keep you awake? | Does it keep you awake at night? | Does it stop you from sleeping? | Do you get enough sleep?`,
  location: `
    Where exactly do you feel it, could you show me with your hand? | Could you show me with your hand where it is?
    When the pain moved, did it move quickly or slowly? | How fast did it move there?
    Does it hurt anywhere? | Do you have pain anywhere? | Is there any pain anywhere? | Does anything hurt?`,
  othersSay: `
    What exactly did your wife say? | What did your wife notice? | What did your flatmate say? | What did your daughter notice about you?`,
  work: `
    What exactly do you do at work? | What do you do there exactly? | What does your work consist of?`,
  caringFor: `
    Who is picking up your son today? | Who will fetch your child from school?
    Who’s looking after him? | Who looks after your child now? | Who takes care of the baby while you are here? | Who is looking after your son?`,
  course: `
    worse or better lately? | better or worse lately? | Is it getting stronger or weaker? | any change lately? | Has it been improving?`,
  gestational: `
    pregnancy diabetes? | diabetes in pregnancy? | sugar when pregnant?`,
  balance: `
    Can you walk normally? | Are you able to walk? | Can you walk straight? | walking ok?`,
  lastMeal: `
    Have you eaten since the pizza? | Have you eaten anything since? | Had anything to eat since then?`,
  'worse:exertion': `
    Can you get up a flight of stairs right now? | does climbing stairs make it worse?
    it comes with walking? | Does it come when you walk? | comes it when you walk? | Is it there when you walk?`,
  diet: `
    what you eat normally? | What you usually eat? | What do you normally eat?`,
  'family:bloodPressure': `
    Does your mother have high blood pressure? | Does your father have high blood pressure?`,
  metal: `
    Do you have any metal in your body? | Any metal or implants in your body?`,
  claustrophobia: `
    Are you afraid of small spaces? | Do narrow spaces frighten you?`,
  complaint: `
    What would you like to talk about today? | What shall we talk about today? | What is it that brings you?`,
  'surgery anaesthetic': `
    Have you had any operations, and were there problems? | Any operations, and any trouble with them?`,
  'family:diabetes': `
    How are your sisters treated? | What do your sisters take for it?`,
  tbContact: `
    contact with somebody with tuberculosis? | Have you had contact with somebody with tuberculosis? | tb exposure?`,
  'institutions tbContact': `
    Have you had any time in prison or a shelter, or contact with somebody with tuberculosis?`,
  partner: `
    Is your wife okay? | How is your husband? | Is your boyfriend well?`,
  contrast: `
    Have you reacted badly to contrast dye or iodine before? | Ever reacted to contrast dye?`,
  money: `
    Do you work besides your studies? | Do you have a job on the side? | Do you earn anything?`,
  impact: `
    What does this pain mean for you at the moment? | What does this mean for your everyday life?`,
  needles: `
    Are you scared of needles? | Are you ok with needles? | Do you faint when you see blood or needles?`,
  employer: `
    Should I inform your university? | Does your university know? | Is your boss being understanding? | Is your boss okay with it?`,
  'employer worry': `
    Is your boss being understanding, or is that a worry too?`,
  before: `
    And the weeks before? | And in the weeks before? | And before today?`,
  seenDoctor: `
    Who called? | Who called the ambulance? | Who called for help?`,
  toldAnyone: `
    Did you tell anyone? | Did you talk to anyone about it then?`,
  whyNotBefore: `
    Why didn’t you see anyone? | Why didn’t you come earlier? | Why did you wait so long? | What kept you from coming sooner?`,
  relationship: `
    How is your marriage? | How are things between you and your wife? | Is it a good relationship? | Do you and your husband get on well?`,
  partnerJob: `
    Does your wife work? | What does your husband do for a living? | Does your boyfriend study too?`,
  dentures: `
    Any loose teeth or dentures? | Do you have false teeth?`,
  fever: `
    How’s the fever been, does it go up and down? | How has the fever been? | Is the fever there all day?`,
  'contacts childrenOwn': `
    Is anybody at home coughing, and is the baby alright? | Is anyone at home ill, and how are the children?`,
  speech: `
    talking ok? | Is talking ok? | speech ok? | any trouble finding words?`,
  fluids: `
    How much you are drinking? | How much you drink in the day?`,
  'appetite hunger': `
    How is your appetite, you eat more?`,
  vision: `
    You see good? | You can see well? | Do you see well? | eyes ok?`,
  wound: `
    You have wounds on the skin? | Do you have any wounds? | How is this wound come? | How did the wound happen?`,
  woundCare: `
    Who makes the bandage? | Who dresses the wound? | Who looks after the wound?`,
  pregnancies: `
    Your pregnancy, was there problems? | Were there problems in your pregnancy? | Any problems during the pregnancy?`,
  babySize: `
    How much weighed the baby? | How much did the baby weigh? | Was it a big baby?`,
  expectations: `
    What can i make for you? | What can we do for you? | How can we help you best?`,
  'timing sleep': `
    How is your sleep this night, the pain has wake you up? | How did you sleep, did the pain wake you?`,
};

import type { Examples } from './example.ts';

export const symptoms1: Examples = {
  nausea: `
    Are you feeling sick? | Do you feel nauseous now? | do you feel queasy | do you feel nauseated
    any tummy upset | are you feeling sick`,
  vomiting: `
    Have you thrown up? | How many times? | What colour was the vomit?
    Did the vomiting start before or after the pain? | How often did you vomit?
    Could you keep down any food or water? | how many times have you been sick
    was it food or bile that came up | Have you vomited, and if yes how many times?
    Have you been throwing up? | Have you been sick recently? | Any vomiting? | are you keeping fluids down
    Have you vomited? | How often have you thrown up? | any vomiting, how many times
    How many times have you been sick, if you have? | how often did you vomit, if at all?
    have you been vomiting`,
  bloodVomit: `
    Was there any blood in it? | Any blood in the vomit, or anything green?`,
  fever: `
    Do you have a temperature? | What’s your temperature been like? | have you been running a temperature
    Have you had a temprature or felt feverish at all? | Did you measure your temperature at home?
    When did the fever start? | How high was your temperature? | How high did your fever go?
    Does the fever come and go? | hows your temperature been
    Could you tell me a bit more about the fever - have you actually measured your temperature?
    What was the highest it got? | Does it come and go or is it there all the time?
    How high was the fever and how did you measure it? | does the fever come and go or is it there all day
    Do you have a fever? | have you been feverish | Have you had a fever?`,
  chills: `
    Have you had any chills or shivers? | Do you feel shivery? | did you have shivers | Any rigors?
    Have you been shaking with cold? | Any shivering, I mean the kind where your teeth chatter?
    Have you had any rigors, like proper uncontrollable shaking?`,
  bowels: `
    When did you last open your bowels? | Are your stools normal?
    When did you last go to the toilet for a number two? | any change in bowel habit
    did you pass stool today | When was your last bowel movement and was it normal?
    Any problems with going to the toilet? | Any changes in your bowel habits? | how are your bowels`,
  bloodStool: `
    Have you noticed any blood in your stool? | Any blood when you go to the toilet?
    any blood or black colour in it | Any blood or mucus in your stools?
    Have you seen blood in the stool, or was it black? | Is there any blood in the stool?
    any blood in the poo | Have you noticed blood in your stool?`,
  bloating: `
    Are you passing wind? | Do you have gas? | Have you passed any wind today?
    Does your belly feel bloated or swollen at all? | can you still pass gas`,
  dysuria: `
    Does it burn when you pee? | does it hurt when you urinate | Any dysuria? | does it burn when you pee
    any stinging when you go`,
  urineOften: `
    Are you peeing more often than usual?
    Do you have to go to the toilet more often than usual, or very urgently? | How often do you pass urine?
    Do you go to the toilet often? | How many times do you pee during the day?
    are you passing a lot of water | do you pee more than before`,
  bloodUrine: `
    Any blood in your urine? | have you seen blood in your pee
    Have you noticed any blood in your urine or a change in its colour? | Any blood in the urine?`,
  flank: `
    Any pain in your flanks? | Any pain in the loins, I mean round the sides of your back?`,
  discharge: `
    Have you had any unusual vaginal discharge? | Have you noticed any change in vaginal discharge?
    any unusual discharge or smell | Any unusual vaginal discharge?
    Any vaginal discharge that is different from normal, colour or smell?`,
  vaginalBleeding: `
    Any bleeding between periods? | any bleeding after sex
    Have you had any bleeding in between periods or after sex? | vaginal bleeding or spotting between periods?
    Any bleeding since the menopause? | Any vaginal bleeding since the menopause?
    Any vaginal bleeding since menopause?`,
  painSex: `
    Is sex painful? | Do you have pain when having sex? | any dyspareunia?
    Sorry, that’s our jargon, I meant is there any pain during sex | Do you have pain during sex?`,
  weightLoss: `
    Have you lost weight? | Have you lost any weight recently? | Have you lost weight over the last months?
    Have you lost any weight? | have you lost weight recently
    Have you lost any weight recently without meaning to? | Any weight loss in the last weeks or months?
    Have you lost weight lately? | Any weight loss, or feeling generally unwell over the last few months?
    Did you lose weight lately or feel generally unwell? | How much have you lost?
    Were you trying to lose weight? | Have you lost weight without trying?
    has anyone commented that you look thinner | how much weight | Are your clothes any looser?
    Have you lost weight? Do your clothes fit looser?`,
  rash: `
    Any rashes? | Any rash? | Any spots on your skin? | any rash | Any rash anywhere? | Any rash on your skin?
    have you noticed a rash
    Have you noticed any rash, especially one that doesnt fade when you press a glass on it? | how’s your skin`,
  injury: `
    Have you hurt your tummy in any way, like a fall? | have you hurt your stomach
    Any knocks or injuries to your tummy? | Any recent injuries to your chest?
    Did you hurt your chest in any way, for example lifting?
    Did you lift something heavy or hurt your chest? | Any injury to the chest, heavy lifting or strain?
    Did you hurt your chest or lift something heavy lately? | Have you had neck trauma or seen a chiropractor?
    Have you seen a chiropractor lately? | Have you hurt your head or neck recently, even a minor bump?
    Have you had any neck manipulation, like seeing a chiropractor, or any sudden twisting?
    any chiropractor visit or a sudden twist of the neck?`,
  stress: `
    Are you stressed about anything? | Are you stressed at the moment? | have you been stressed
    any stress going on in your life`,
  diarrhoea: `
    Have you had any runny poos? | How many times a day do you have diarrhoea? | Have you had loose stools?
    Since when do you have diarrhoea? | how many times a day is the diarrhoea`,
  urineLook: `
    What does your urine look like? | What colour is your urine?
    Does your urine smell different or look cloudy? | is the urine dark
    Is your urine frothy or smelly or a different colour?`,
  itching: `
    Any itching or soreness down there? | Do you have any itching? | Any itchiness in the genital area?
    any itching or infections in the genital area`,
  weightChange: `
    Any recent weight changes? | Has your weight changed recently without you trying?
    Has your weight changed in the last months? | Did your weight change in the last months?
    Have you lost or gained any weight lately?`,
  dizzy: `
    Do you feel dizzy? | do you feel light-headed on standing | Are you feeling light headed at the moment?
    dizzy when standing up? | Do you feel dizzy when you stand up? | do you feel dizzy on standing
    Have you been dizzy, for example when you stand up quickly? | dizzyness when getting up`,
  breathless: `
    Are you short of breath? | Have you felt short of breath? | How is your breathing?
    have you been short of breath at night | Were you short of breath? | Only when you move or also at rest?
    Do you get breathless when you walk? | are you breathless | can you talk in full sentences
    Have you been short of breath at all? | Is that at rest or only when you’re doing things?
    Can you manage to finish your sentences alright? | SOB? | Are you breathless when you just sit there?
    Do you get out of breath easily? | any breathlessness
    Do you get breathless, for example on stairs or lying flat?
    Do you get breathless at all, on the flat or on stairs? | short of breath?`,
  hernia: `
    Do you have any swelling in your groin?`,
  jaundice: `
    Have you noticed yellowing of your eyes? | is your skin or eyes yellow
    Have you noticed your skin or eyes going yellow?`,
  anxiety: `
    Are you feeling anxious? | That must be frightening. Did you have the feeling that you’re going to die?`,
  urine: `
    how frequently are you peeing | Any problems passing urine? | Is your urine darker than usual?
    How is your peeing? | are you peeing normally | Do you still pee normally? | Any trouble peeing?
    Is it painful to urinate?`,
  haemorrhage: `
    do you bleed heavily | any bleeding tendency`,
  jointPain: `
    do your joints hurt`,
  lumps: `
    is there a lump anywhere | Have you noticed any lumps or swollen glands in your neck, armpits or groin?
    have you noticed swollen glands in your neck, armpits or groin | Have you noticed any lumps?
    Do you have a lump in your neck? | Have you noticed any lumps anywhere, such as in your neck or breasts?
    Any lumps you noticed, in the breast or neck for example?`,
  blackStool: `
    Any malaena or steatorrhoea? | No black stools?`,
  falls: `
    Did you have a fall or a hit on the belly? | Have you fallen recently? | any falls?`,
  sweating: `
    have you been sweating | did you break out in a sweat | Did you break out in a sweat or go clammy?
    Did you break out in a sweat, cold sweat? | Do you sweat a lot? | Do you sweat a lot at night?`,
  palpitations: `
    Have you noticed your heart racing or skipping beats? | Did you have any skipped heartbeats?
    did you feel your heart fluttering
    Have you had palpitations, like your heart racing or fluttering or missing beats?
    palpitations? heart racing or skipping? | Do you feel like your heart is racing?
    Have you felt your heart pounding? | Is your heart racing? | Do you get palpitations? | Any palpitations?`,
  haemoptysis: `
    Have you coughed up any blood? | Any haemoptysis? | Have you seen any blood when coughing?
    is there blood | haemoptysis? | sorry, I mean have you seen any blood when you cough, even streaks?
    any blood in it | Even little streaks?`,
  ankleSwelling: `
    any swelling in your legs or ankles? | Have you got swollen legs? | any ankle swelling
    Have you noticed any swelling of your ankles or legs? | are your ankles swollen
    Any swelling in the legs? | Are your legs swollen? | any leg swelling or pain | Do your ankles swell?
    Do you have swollen feet in the evening? | do your legs swell | Any ankle oedema?
    Swollen ankles I mean, sorry, or shoes getting tight`,
  calf: `
    Have you had any pain in your calves? | Do your calves hurt when walking?
    Any pain or swelling in just one of your calves? | One leg thicker or painful?
    do you get pain in your calves when you walk`,
  orthopnoea: `
    Can you lie flat at night or do you need extra pillows? | how many pillows do you sleep on
    How many pillows do you sleep on, and do you wake up at night because of air hunger?
    How many pillows do you sleep with? | Does lying down make your breathing harder? | any orthopnoea?`,
  pnd: `
    Do you wake up at night gasping for air?`,
  heartburn: `
    Do you get heartburn? | Do you have a burning feeling after meals? | heartburn or acid coming up?`,
  swallowing: `
    Any trouble swallowing? | any problems with swallowing | Do you have difficulty swallowing?`,
  testicles: `
    Do you take viagra? | Have you taken viagra in the last 48 hours? | any trouble with erections
    This is a bit personal, sorry, but have you taken anything like Viagra in the past couple of days?
    Do you take anything for erections, like Viagra? I have to ask because it doesn’t go together with some heart medicines.`,
  numbness: `
    Do your fingers feel numb? | Do your feet go numb? | can you feel the floor under your feet`,
  sputum: `
    Are you coughing anything up? | Is it a dry cough or do you bring anything up?
    What colour is the phlegm? | How much sputum do you produce? | Are you coughing up phlegm?
    Is it green or yellow? | are you bringing up any phlegm | what does your phlegm look like
    how much do you cough up | Is it a dry cough or are you bringing anything up?
    What colour is it, if there’s any phlegm?
    How much would you say you’re coughing up in a day, like a teaspoon or an eggcup?
    Does it smell nasty at all? | is it dry or are you bringing anything up
    What colour is the stuff you cough up, if there is any?`,
  weightGain: `
    Any recent weight gain? | have you gained weight`,
  tiredness: `
    Have you been feeling unusually tired lately? | Have you been more tired than usual of late?
    How have your energy levels been? | Have you been more tired than usual also before all this?
    Did the tiredness come on gradually? | Do you have to lie down during the day?`,
  cough: `
    have you had a cough with phlegm`,
  faint: `
    have you collapsed | Any syncope or presyncope? | Have you actually lost consciousness?
    Have you fainted? | do you feel faint | Did you lose consciousness? | Were you unconscious at any point?
    did you black out | Did you pass out or lose consciousness at any point?
    Did you lose consciousness, even for seconds? | any blackouts`,
  bellyPain: `
    any tummy pain | Any tummy pain? | Do you have belly pain? | belly pain? | Do you have any tummy pain?
    Do you have stomach pain? | any belly ache | Have you had any tummy pain?`,
  claudication: `
    Do you get any pain in your legs on walking that makes you stop?
    Any intermittent claudication or rest pain? | do you get calf pain when walking`,
  lowMood: `
    how has your mood been | How’s your mood been through all this? | How’s your mood been?
    Are you feeling sad? | do you feel down`,
  chestPain: `
    Do you have any chest pain? | Where is the chest pain exactly? | any chest pain | Do you have chest pain?
    Do you have chest pain when walking? | do you get chest pains | Any chest pain or tightness?
    chest pain or pressure when you exert yourself?`,
  wheeze: `
    Any wheezing? | Does your breath whistle? | does your chest sound wheezy
    Any wheezing or whistling noise? | Have you noticed any wheeze or noisy breathing?
    wheezing or whistling when you breathe?`,
  headache: `
    Do you have a headache? | Does your head hurt? | got a headache? | Do you get headaches? | Headaches?`,
  confusion: `
    Have you been confused? | Has anyone told you that you’ve been confused? | are you confused at all
    Have you felt confused or muddled at any point, or has anybody said you were?
    Any confusion or has someone said you’re not yourself? | Have you felt confused or drowsy?
    Have you felt confused? | Any changes in behaviour? | do you feel muddled
    does it stop you from thinking clearly | Have you been drowsy or confused since it started?
    Have you been confused or do you have gaps in your memory?`,
  earache: `
    Any ear pain?`,
  neckStiffness: `
    Is your neck stiff? | Do you have a stiff neck? | can you touch your chin to your chest?
    Does it hurt to bend your neck? | Is your neck stiff or sore at all? Can you put your chin on your chest?
    stiff neck? | Can you put your chin on your chest?`,
  hallucinations: `
    Have you been hallucinating?`,
  weakness: `
    Do you feel weak?`,
  tremor: `
    do you get the shakes`,
  nightSweats: `
    are you sweating at night | night sweats? do you have to change your t-shirt or sheets?
    Any drenching night sweats, where you have to change the sheets?
    Do you sweat at night so you have to change your shirt? | Any night sweats?`,
  musclePain: `
    are your muscles sore | Have you had any cramps in your legs?`,
  smell: `
    Have you lost your sense of smell or taste?`,
  hoarse: `
    How’s your voice, have you gone hoarse?`,
  coldSores: `
    Any cold sores come up lately?`,
  photophobia: `
    Does light bother you? | Would you like me to dim the light?
    hello mr adeyemi can i turn the lights down for you | are you bothered by light
    Would you like me to dim the lights or keep my voice down while we talk? | Any photophobia?
    should I dim the light or is it ok like this`,
  headInjury: `
    Did you hit your head? | Did you injure your head or neck? | have you hit your head lately`,
  seizure: `
    Did you have a seizure? | Did you have any jerking movements? | any fits`,
  vision: `
    Have you noticed any changes in your vision? | Is your vision ok now?
    did you have any visual symptoms before it came | is your eyesight back to normal
    Any aura before it, like zigzag lines or flashing lights? | Did you see flashes or zigzag lines before?
    Any changes in your eyesight? | Do you have blurred vision all the time?
    Have you had any problems with your eyes? | is your sight blurry | how long has it been blurry
    Have you noticed any blurring of your vision? | Is your vision blurry at times?`,
  doubleVision: `
    do you still have double vision? | did you have double vision | Do you see double?`,
  limbWeakness: `
    Any weakness in your arms or legs? | Did you feel your legs give way? | Can you move all your limbs?
    can you feel your arms and legs normally | Any weakness in your arms, legs or face?
    Any weakness in the arms or legs? | Do you feel weak in your arms or legs?`,
  speech: `
    Have you had any trouble speaking? | Has your speech been affected? | any slurring of words
    Have you had any difficulty in speaking or finding words, or understanding people?
    Problems to speak or to find words?`,
  face: `
    Did your face droop at all? | Does your face droop on one side?`,
  balance: `
    Any problems with balance or walking? | are you steady on your feet | How’s your balance and walking been?
    Do you have any trouble with balance?`,
  memory: `
    Do you remember everything that happened? | How is your memory?`,
  phonophobia: `
    Is noise a problem? | Does light or noise bother you?`,
  incontinence: `
    Did you lose control of your bladder? | Do you lose urine sometimes? | do you have accidents
    Do you lose urine sometimes without wanting?`,
  hearing: `
    Do you have problems with your hearing?`,
  chewing: `
    Do you have pain when chewing?`,
  eyelid: `
    Has your eyelid dropped or does one pupil look bigger when you look in the mirror?
    Has anyone noticed your eyelid drooping or your pupils looking different?
    droopy eyelid or different pupils that you or somebody noticed?`,
  eyePain: `
    Any pain in or around the eye, or redness or watering of it?`,
  halo: `
    Do you see haloes around lights?`,
  tingling: `
    Any paraesthesia? | When did the tingling begin? | Do you have pins and needles?
    any tingling in your toes | do your hands tingle as well`,
  nocturia: `
    Do you have to get up at night to go to the toilet? | How many times a night? | how often at night
    Do you wake in the night to drink? | How many times do you get up in the night to go to the loo?
    How often do you have to get up in the night for it?`,
  hunger: `
    Are you hungrier than usual? | are you always hungry`,
  wound: `
    Do you have any wounds that don’t heal? | How long have you had the sore? | How did you get it?
    Does the toe hurt? | Is there any pus or discharge from the wound?
    Do you have any ulcers or cuts on your feet? | Can you tell me more about the sore on your toe?
    Is it painful? | Is it red or swollen around it? | tell me about the sore on your foot
    when did it appear | is it getting bigger | does it hurt | have you treated it with anything`,
  infections: `
    Any infections recently? | do you get lots of infections`,
};

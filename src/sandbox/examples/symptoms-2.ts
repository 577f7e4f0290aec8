import type { Examples } from './example.ts';

export const symptoms2: Examples = {
  cough: `
    have you had a cough with phlegm | Do you have a cough? | Have you been coughing?
    Is the cough there day and night? | How often do you cough? | Is your cough dry or chesty?
    Is the cough getting worse? | How bad is the cough? | Are you still coughing as much?
    Does the cough come in fits?`,
  faint: `
    have you collapsed | Any syncope or presyncope? | Have you actually lost consciousness?
    Have you fainted? | do you feel faint | Did you lose consciousness? | Were you unconscious at any point?
    did you black out | Did you pass out or lose consciousness at any point?
    Did you lose consciousness, even for seconds? | any blackouts | Did you pass out? | Did you black out?
    Have you collapsed? | Did you faint or come close to it? | Were you out cold? | Did you keel over?
    Did the lights go out? | Did you go down?`,
  bellyPain: `
    any tummy pain | Any tummy pain? | Do you have belly pain? | belly pain? | Do you have any tummy pain?
    Do you have stomach pain? | any belly ache | Have you had any tummy pain?
    Do you have any pain in your belly? | Does your stomach hurt? | Any abdominal pain? | Any tummy ache?
    How’s your belly? | Any pain in your abdomen?`,
  claudication: `
    Do you get any pain in your legs on walking that makes you stop?
    Any intermittent claudication or rest pain? | do you get calf pain when walking
    Do your legs hurt when you walk? | Do you get cramps in your calves when walking?
    Do you have to stop walking because your calves hurt?
    Do you get cramps in your calves when you walk which go away when you stop?
    Do your calves ache on walking and get better when you rest?
    Do you get pain in the legs when walking that makes you stop?`,
  lowMood: `
    how has your mood been | How’s your mood been through all this? | How’s your mood been?
    Are you feeling sad? | do you feel down | How’s your mood? | Have you been feeling down?
    Do you feel low? | Have you felt depressed? | Are you sad? | How have your spirits been?
    How are you feeling emotionally? | How’s your mental health? | Have you been feeling hopeless?
    Do you ever feel down or hopeless? | Have you felt tearful? | How are you feeling in your mood?
    how have you been in terms of mood | Are you happy in life? | How do you cope with all this emotionally?
    feeling depressed at all | Do you feel weepy? | Do you cry a lot? | Have you lost heart?
    How’s your frame of mind?`,
  chestPain: `
    Do you have any chest pain? | Where is the chest pain exactly? | any chest pain | Do you have chest pain?
    Do you have chest pain when walking? | do you get chest pains | Any chest pain or tightness?
    chest pain or pressure when you exert yourself? | Have you had pain in your chest? | Does your chest hurt?
    Any chest tightness? | Any discomfort in the chest? | Do you get pain in your chest when you breathe?
    Any chest pain when you walk?`,
  wheeze: `
    Any wheezing? | Does your breath whistle? | does your chest sound wheezy
    Any wheezing or whistling noise? | Have you noticed any wheeze or noisy breathing?
    wheezing or whistling when you breathe? | Do you wheeze? | Do you hear a whistling when you breathe?
    Is your chest noisy? | Do you hear yourself wheeze? | Does your chest whistle when you breathe out?`,
  headache: `
    Do you have a headache? | Does your head hurt? | got a headache? | Do you get headaches? | Headaches?
    Have you had headaches? | Any headaches?`,
  confusion: `
    Have you been confused? | Has anyone told you that you’ve been confused? | are you confused at all
    Have you felt confused or muddled at any point, or has anybody said you were?
    Any confusion or has someone said you’re not yourself? | Have you felt confused or drowsy?
    Have you felt confused? | Any changes in behaviour? | do you feel muddled
    does it stop you from thinking clearly | Have you been drowsy or confused since it started?
    Have you been confused or do you have gaps in your memory? | Did you feel disoriented? | Were you muddled?
    Has anyone noticed you being confused? | Is your head clear? | Have you been feeling drowsy or confused?
    Has your wife noticed you being confused? | Has anyone said you weren’t making sense?
    Do you feel drowsy or muddled? | Have people told you that you seem confused?
    Have you felt very drowsy or confused, or has your family said you were muddled?
    Has your family said you were muddled? | Did your family notice you were confused?`,
  earache: `
    Any ear pain? | Do your ears hurt? | Any ear pain or discharge? | Any problems with your ears?`,
  neckStiffness: `
    Is your neck stiff? | Do you have a stiff neck? | can you touch your chin to your chest?
    Does it hurt to bend your neck? | Is your neck stiff or sore at all? Can you put your chin on your chest?
    stiff neck? | Can you put your chin on your chest? | Can you move your neck?
    Does your neck hurt when you bend it? | Is it painful to move your neck? | Any neck pain or stiffness?`,
  hallucinations: `
    Have you been hallucinating?`,
  weakness: `
    Do you feel weak? | Have you felt weaker than usual? | Any general weakness?`,
  tremor: `
    do you get the shakes`,
  nightSweats: `
    are you sweating at night | night sweats? do you have to change your t-shirt or sheets?
    Any drenching night sweats, where you have to change the sheets?
    Do you sweat at night so you have to change your shirt? | Any night sweats?
    Do you wake up soaked in sweat? | Do you sweat at night?
    Do you have to change your pyjamas because of sweat? | Are you drenched at night?
    Do you wake up wet through? | Do you have to change the sheets because you sweat so much?`,
  musclePain: `
    are your muscles sore | Have you had any cramps in your legs? | Do your muscles ache? | Any muscle pain?
    Do you ache all over? | Do you get leg cramps? | Do you get cramps in your legs at night?`,
  smell: `
    Have you lost your sense of smell or taste?`,
  hoarse: `
    How’s your voice, have you gone hoarse? | Is your voice hoarse? | Have you lost your voice?
    Has your voice changed?`,
  coldSores: `
    Any cold sores come up lately?`,
  photophobia: `
    Does light bother you? | Would you like me to dim the light?
    hello mr adeyemi can i turn the lights down for you | are you bothered by light
    Would you like me to dim the lights or keep my voice down while we talk? | Any photophobia?
    should I dim the light or is it ok like this | Is the light hurting your eyes?
    Are you sensitive to light? | Would it help to turn down the lights?`,
  headInjury: `
    Did you hit your head? | Did you injure your head or neck? | have you hit your head lately
    Have you had a head injury? | Did you bang your head recently? | Any blow to the head, even weeks ago?
    Have you had a fall or hit your head?`,
  seizure: `
    Did you have a seizure? | Did you have any jerking movements? | any fits | Have you ever had a fit?
    Did you have any convulsions? | Did you bite your tongue? | Any twitching or jerking?`,
  vision: `
    Have you noticed any changes in your vision? | Is your vision ok now?
    did you have any visual symptoms before it came | is your eyesight back to normal
    Any aura before it, like zigzag lines or flashing lights? | Did you see flashes or zigzag lines before?
    Any changes in your eyesight? | Do you have blurred vision all the time?
    Have you had any problems with your eyes? | is your sight blurry | how long has it been blurry
    Have you noticed any blurring of your vision? | Is your vision blurry at times? | How’s your vision?
    Have you noticed changes in your eyesight? | Is your sight blurry? | Any problems with your eyes?
    Have you had blurred vision? | Can you see properly? | Did you see flashes or zigzag lines?
    Any vision loss? | Did your vision change? | have you had any visual problems`,
  doubleVision: `
    do you still have double vision? | did you have double vision | Do you see double? | Any double vision?
    Have you had double vision?`,
  limbWeakness: `
    Any weakness in your arms or legs? | Did you feel your legs give way? | Can you move all your limbs?
    can you feel your arms and legs normally | Any weakness in your arms, legs or face?
    Any weakness in the arms or legs? | Do you feel weak in your arms or legs?
    Can you move your arms and legs normally? | Is one side of your body weaker?
    Have you lost strength anywhere? | Do your arms or legs feel weak or heavy? | Did you drop things?`,
  speech: `
    Have you had any trouble speaking? | Has your speech been affected? | any slurring of words
    Have you had any difficulty in speaking or finding words, or understanding people?
    Problems to speak or to find words? | Any problems with your speech? | Is your speech slurred?
    Do you have trouble finding words? | Did you have difficulty speaking? | Could you speak normally?`,
  face: `
    Did your face droop at all? | Does your face droop on one side? | Has your face drooped?
    Is one side of your face hanging? | Any weakness in your face?`,
  balance: `
    Any problems with balance or walking? | are you steady on your feet | How’s your balance and walking been?
    Do you have any trouble with balance? | Is your balance all right? | Are you unsteady on your feet?
    Can you walk normally? | Did you have trouble walking? | Any problems with your balance or coordination?`,
  memory: `
    Do you remember everything that happened? | How is your memory? | How’s your memory?
    Have you become forgetful? | Do you have trouble remembering things? | Have you noticed memory problems?
    Can you remember everything about this morning?`,
  phonophobia: `
    Is noise a problem? | Does light or noise bother you? | Does noise bother you? | Is noise hard to bear?
    Are you sensitive to sound? | And sounds? | What about noise? | And loud noises?`,
  incontinence: `
    Did you lose control of your bladder? | Do you lose urine sometimes? | do you have accidents
    Do you lose urine sometimes without wanting? | Do you leak urine? | Do you ever wet yourself?
    Can you hold your urine? | Did you lose control of your bladder or bowels? | Have you had any accidents?
    Do you make it to the toilet in time? | Do you ever not get to the loo in time? | Do you need pads?`,
  hearing: `
    Do you have problems with your hearing? | Can you hear well? | Any problems with your hearing?
    Has your hearing changed?`,
  chewing: `
    Do you have pain when chewing? | Does your jaw ache when you chew?`,
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
    any tingling in your toes | do your hands tingle as well | Any tingling? | Do your feet tingle?
    Do your feet burn at night? | Do your feet prickle?`,
  nocturia: `
    Do you have to get up at night to go to the toilet? | How many times a night? | how often at night
    Do you wake in the night to drink? | How many times do you get up in the night to go to the loo?
    How often do you have to get up in the night for it? | Do you get up at night to pee?
    How often do you go to the toilet at night? | Does your bladder wake you at night?
    How many times do you wake up to pass urine? | Do you have to urinate during the night?`,
  hunger: `
    Are you hungrier than usual? | are you always hungry | Are you hungry? | Do you feel hungrier than usual?
    Are you eating more than usual?`,
  wound: `
    Do you have any wounds that don’t heal? | How long have you had the sore? | How did you get it?
    Does the toe hurt? | Is there any pus or discharge from the wound?
    Do you have any ulcers or cuts on your feet? | Can you tell me more about the sore on your toe?
    Is it painful? | Is it red or swollen around it? | tell me about the sore on your foot
    when did it appear | is it getting bigger | does it hurt | have you treated it with anything
    Do you have any wounds? | Tell me about the sore on your toe. | How did the wound happen?
    Does the wound hurt? | Have you got any sores or ulcers on your feet?
    Are there any cuts that won’t heal? | Is the toe swollen or red? | Is there any pus coming from the wound?
    Is there any smell or discharge from the sore? | Do your wounds heal slowly?
    Does it smell? The wound I mean. | Is it weeping or oozing? | has the sore got bigger
    what does the sore look like | what happened to your toe | which toe is it
    when did you notice the sore on your foot | Tell me about that toe. | What about the toe?
    Has the sore got bigger? | Is the sore painful? | How did you hurt your toe?
    Has the sore been oozing or smelling? | Has the redness spread? | Has it been oozing or smelling?`,
  infections: `
    Any infections recently? | do you get lots of infections | Do you get a lot of infections?
    Have you had any infections recently? | Any thrush or urine infections lately?
    Have you had any skin infections?`,
  dryMouth: `
    Is your mouth dry? | Is your mouth dry all the time? | Do you have a dry mouth?`,
  snoring: `
    Do you snore? | Does anyone say you snore or stop breathing in the night?
    Do you snore, or has your partner noticed pauses in your breathing? | Has anyone told you that you snore?
    Do you stop breathing in your sleep? | Has anyone said you stop breathing in your sleep?
    Do you snore or stop breathing at night?`,
  concentration: `
    How is your concentration? | Do you find it hard to concentrate? | Can you concentrate?
    Do you have trouble concentrating? | Is it hard to focus?`,
  heatIntolerance: `
    Do you feel the cold more than you used to? | Do you get hot flushes? | Do you tend to feel cold?
    Have you been feeling hot or cold when others don’t? | Do you feel hot or cold more than others?
    Do you feel cold all the time? | Can you tolerate heat? | Are you sensitive to cold or heat?
    Do you feel cold a lot?`,
  thirst: `
    Have you noticed you’re more thirsty than before? | Are you thirsty?
    Have you been more thirsty than usual? | Do you have a dry mouth and thirst? | How bad is the thirst?
    Do you wake up thirsty at night? | Tell me about the thirst. | do you feel thirsty all the time`,
  hair: `
    Has your hair become thinner?`,
  mobility: `
    How do you get around?`,
  mouth: `
    any ulcers in your mouth`,
  joyless: `
    Do you still enjoy the things you used to enjoy? | Are you still enjoying the things you usually enjoy?
    Do you still enjoy things? | Have you lost interest in things you used to enjoy?
    Do you get pleasure out of life? | Have you been able to enjoy things lately?
    Have you lost interest or pleasure in doing things? | Do you still enjoy your garden?
    Do you still enjoy seeing your friends? | Do you still look forward to things?`,
  suicide: `
    Have you had any thoughts of harming yourself? | Have you ever felt that life isn’t worth living?
    Have you thought about ending your life? | Any suicidal thoughts? | Do you ever think of hurting yourself?
    Did you ever feel like you didn’t want to go on living? | have you had any dark thoughts`,
  bruising: `
    Do you bruise easily? | Any unusual bruises?`,
  soreThroat: `
    Do you have a sore throat? | Does your throat hurt? | Is it painful to swallow? | Is your throat scratchy?`,
  runnyNose: `
    Do you have a runny nose? | Is your nose blocked? | Have you had a cold? | Are you congested?
    Any sneezing or a stuffy nose?`,
  constipation: `
    Are you constipated? | Do you have trouble going to the toilet? | Do you have to strain on the toilet?`,
  scalp: `
    Are your temples sore to touch? | Is your scalp tender when you comb your hair?`,
  breathSmell: `
    Do you notice a funny fruity smell to your breath? | Has anyone said your breath smells sweet?`,
  paleness: `
    Did you go pale? | Did anyone say you looked grey?`,
};

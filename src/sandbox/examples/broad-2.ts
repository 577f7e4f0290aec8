import type { Examples } from './example.ts';

/** Many ways to ask for one thing: what else is felt, from head to foot. */
export const broad2: Examples = {
  fever: `
    Have you fever? | Did you run a temperature? | hot? | feverish? | How high did it go? | temp? | were you burning up
    What did the thermometer say? | Does the fever come at certain times of day? | When is the fever highest?
    Did you get a chance to measure it? | Have you checked your temperature at home? | fever lately`,
  chills: `
    Any shivering? | Did your teeth chatter? | Did you get the shakes with the fever? | cold and shaking? | chills
    What does it feel like when the fever comes, do you shake? | Did you shiver so that the bed shook?`,
  'fever chills': `
    Have you fever or did you feel cold and shaking? | fever or shivering? | Any fever or chills? | hot or shivery?`,
  nightSweats: `
    Do you sweat in the night? | Do you wake up drenched? | Do you have to change your shirt or the sheets at night?
    night sweats | Are you soaked at night? | Do you sweat a lot during the night?`,
  'chills nightSweats': `
    Shaking chills, or drenched in sweat at night? | Do you shiver, or sweat a lot at night? | Chills or night sweats?`,
  sweating: `
    Did you break out in a sweat? | sweaty? | clammy? | Were you in a cold sweat? | Sweating more than usual?`,
  'sweating paleness': `
    Did you look pale or were you in a cold sweat? | clammy, pale, anyone notice | Were you grey and sweaty?`,
  tiredness: `
    Can you tell me more about this tiredness? | What is the tiredness like? | Is it sleepiness or a lack of energy?
    Back to the tiredness: what is it like? | Do you feel drained? | worn out? | no energy? | Are you tired all day?
    Do you tire more easily? | Is your energy less than it was? | exhausted? | Feeling run down?`,
  thirst: `
    So about being thirsty, can you tell me more? | Are you always thirsty? | How bad is the thirst? | thirsty?
    Is it a real thirst? | Do you keep a glass next to your bed? | and thirsty since? | Do you drink because you are thirsty?`,
  dryMouth: `
    Is your mouth dry as well? | dry mouth? | Does your tongue stick to the roof of your mouth?`,
  weightLoss: `
    Are your clothes looser? | Are your trousers getting loose? | Did you get thinner? | Have you lost weight in last time?
    lost weight? how many kg | Do your skirts still fit? | By how much, and over how long? | Has anybody said you look thinner?`,
  weightChange: `
    weight up or down | Has your weight changed at all? | Has your weight changed lately? | gained or lost weight?
    Any change on the scales? | Is your weight stable? | Have you put on weight or lost any? | weight changes?
    Has your weight stayed the same? | Did your weight change without you wanting it?`,
  nausea: `
    Do you feel sick? | queasy? | Does your stomach turn? | Is there nausea with it? | feeling sick at all`,
  'nausea vomiting': `
    Do you feel sick or did you vomit? | Feeling sick or being sick? | nausea? vomiting? | Have you felt sick or vomited?
    sick? thrown up? | Nausea or vomiting at all? | Did you feel sick or have to throw up?`,
  vomiting: `
    did you throw up | How many times were you sick? | If you vomited, how many times? | what did the vomit look like
    Did anything come up? | Could you keep anything down?`,
  appetite: `
    If I put your favourite food in front of you now, would you want it? | Do you feel like eating? | hungry at all?
    Could you eat something now? | How’s the appetite, are you managing to eat? | Are you eating much? | off food?
    Is your appetite still there? | Would you fancy a meal? | Do you still like your food? | are you managing to eat a bit`,
  'appetite weightChange': `
    How has your appetite been, has your weight changed? | Any change in appetite or weight? | Appetite and weight?`,
  'appetite fluids': `
    Are you managing to eat and drink? | Can you eat and drink? | Eating and drinking all right?`,
  bowels: `
    How is your digestion? | Is your digestion normal? | Is everything normal when you go to the toilet? | bowels ok?
    When did you last go? | How often do you open your bowels? | Are your bowels as always? | Are you regular?
    How are your bowels, has that changed? | going to the loo normally? | poo normal? | Digestion all normal?`,
  'bowels urine': `
    Bowels and waterworks all right? | How are your bowels and your bladder? | Any trouble with bowels or waterworks?
    toilet normal, both? | Peeing and pooing all right?`,
  'stoolMucus bloodStool': `
    Any blood or mucus in your stool? | Have you noticed blood or slime in the stool? | mucus or blood when you go?
    Blood or mucus in the motions? | Any mucus or blood in your stool, now or over the past months?`,
  'diarrhoea constipation': `
    Loose or hard stools? | runs or blocked up? | Diarrhoea, constipation? | diarrhea or constipation`,
  'paleness blackStool': `
    Are you paler than before, or have you had black stools? | Pale? Black stools? | Pale looks or tarry stools?`,
  'bellyPain stoolLook jaundice': `
    Any pain in the upper belly, pale stools, or yellow skin? | Belly pain, pale stools, yellow eyes?`,
  urine: `
    Any problems passing water? | Can you pass urine normally? | Is everything all right when you pee? | peeing ok?
    waterworks ok? | How is it with passing water? | urine ok`,
  'urine urineLook': `
    Are you passing water as normal, and has it looked darker than usual? | How is the pee, and what colour is it?
    Is passing water normal, and what does it look like?`,
  urineOften: `
    Do you go more often than before? | How often do you pee? | How often have you passed urine today?
    and peeing a lot? | Do you have to go to the loo a lot? | So do you have to get up to pass water too?`,
  'fluids urineOften': `
    Are you drinking enough, and how often have you passed urine today? | Drinking enough, and peeing how often?`,
  'urineOften nocturia': `
    Do you have to go more often, also at night? | Do you go often, by day and by night?`,
  urineAmount: `
    Is it a lot each time or just a little? | Large amounts or drops? | How much comes out each time?`,
  dysuria: `
    Do you have any burning or pain when you pass water? | burning when peeing | Does it hurt to pee? | Does it burn when you go?
    Any pain when you pass urine? | stinging when you pee?`,
  haemoptysis: `
    coughing blood | Do you cough up blood? | coughing up blood? | Any blood when you cough? | Is there blood in what comes up?`,
  'dysuria bloodUrine': `
    Any burning when you pee, or blood in it? | Does it sting, or is there blood in your pee? | burning or blood in urine?`,
  'dysuria urineOften': `
    Does it burn when you pee, or do you have to go more often? | Burning or frequency? | Stinging or going a lot?`,
  'urineOften flank': `
    Going more often, or pain in the flank? | Are you passing urine more often, or is there any pain in the flank?`,
  breathless: `
    If you walk up the stairs, do you puff? | And if you climb stairs, do you get out of breath? | Do stairs make you breathless?
    Does your breath run short? | puffed? | do you puff? | Do you get puffed doing ordinary things? | out of breath?
    How’s your breathing been? | Are you breathless even now, just sitting? | at rest too or only moving
    Is it at rest too, or only when you move? | Can you finish your sentences? | short of breth | sob?
    When do you get out of breath? | How fast are you breathing? | Can you say a whole sentence without stopping?`,
  'chestPain breathless': `
    Have you pain in the chest or is your breath short? | Chest pain or short of breath? | chest pain, sob?`,
  chestPain: `
    Does anything hurt in your chest? | Does it hurt when you breathe in? | pain in the chest? | chest pain
    Does anything hurt, for instance your chest when you breathe in? | Any pain when you take a big breath?
    Does your chest hurt, especially with a cough or a big breath? | Any pain in your ribs?`,
  cough: `
    Do you cough? | Have you got a cough? | any coughing | What is the cough like? | cough?`,
  sputum: `
    dry or productive? | Is it a dry, tickly one, or are you bringing anything up? | Does something come up?
    If there’s any phlegm, what does it look like? | phlegm? colour? | Wet or dry? | chesty or dry?
    What do you cough up? | Is there any stuff coming up? | Anything coming up when you cough, and what colour?
    Let me ask about the cough first. Is it dry, or do you bring anything up? | is there a lot of it, the phlegm`,
  'cough sputum haemoptysis': `
    Cough, phlegm, blood when coughing? | Any cough, sputum or blood? | cough? sputum? blood?`,
  palpitations: `
    heart racing or skipping? | Does your heart pound? | Has your heart been pounding? | Does your heart flutter?`,
  faint: `
    Did you black out? | Have you lost consciousness, even only for a moment? | passed out at all | Were you out?
    Were you gone for a moment? | Did everything go black? | Any blackout? | Were you unconscious?`,
  'faint seizure': `
    Passed out, or a fit? | passed out? fit? | Did you faint or have a fit? | Did you black out or jerk? | faint or fits`,
  'faint seizure incontinence': `
    Any blackout, jerking, tongue biting or wetting yourself? | Did you pass out, shake or wet yourself?`,
  seizure: `
    Did you have a seizure, with arms and legs shaking? | Did you jerk or bite your tongue? | any fits | Any shaking fit?`,
  dizzy: `
    Any dizziness? | light headed? | Did you remark some dizziness? | swimmy head? | unsteady, dizzy?
    Do you get dizzy when you stand up? | giddy?`,
  headache: `
    Headaches? | Do you have headaches as well? | does your head hurt`,
  vision: `
    How is your seeing? | Can you see well? | Did you see flashes or zigzag lines before? | Any flickering before it?
    How’s your eyesight been? | Any warning signs before, such as flickering lights or zigzags? | blurry vision
    Any trouble with your eyes? | Did your sight change? | Is your sight all right? | Has your eyesight changed?
    Is it there all the time, the blurring, or does it come and go?`,
  'vision doubleVision': `
    Do you see double or blurry? | How is your seeing, double or blurry? | Blurred or double vision?`,
  'doubleVision eyelid': `
    Are you seeing double, or is one pupil bigger or a lid drooping? | Double vision, or a droopy lid?`,
  photophobia: `
    Does the light disturb you? | Is the light too bright for you? | light bad? | Are you sensitive to light?
    If you want, I can make the room darker. | I can dim the light, if you like. | Shall I draw the curtains?`,
  'photophobia phonophobia': `
    Are light and noise hard to bear? | Does light or sound bother you? | Light or loud noises a problem?`,
  neckStiffness: `
    Is your neck stiff, or does it hurt when you bring your chin to your chest? | stiff neck? | Can you move your neck?
    Can you bend your head forward?`,
  'neckStiffness photophobia': `
    Any stiff neck or does the light bother your eyes? | Stiff neck, bothered by light?`,
  hearing: `
    Do you hear normally? | How is your hearing? | Are your ears working well?`,
  'hearing tinnitus': `
    Do you hear normally, any noise in the ears? | Hearing all right, any ringing? | Trouble hearing or ringing in the ears?`,
  face: `
    Is your face hanging on one side? | Has anybody told you that your face droops? | Is your smile crooked?`,
  speech: `
    Any problem with speaking or finding words? | Do you have trouble finding words? | slurred speech? | Is your speech clear?`,
  'confusion speech': `
    Did the people around you say that you were acting odd or talking funny? | Were you confused or talking nonsense?
    Has anyone told you that you were acting strangely or slurring?`,
  confusion: `
    Have you been muddled? | Did anyone say you were not quite yourself? | Are you thinking clearly? | confused at all?
    Have you or those around you noticed you being confused or unusually drowsy? | acting strange?`,
  'confusion concentration': `
    Have you felt confused, or had trouble concentrating? | Muddled or hard to concentrate? | Confusion, poor concentration?`,
  'memory concentration': `
    Problems with memory or concentration? | Is it hard to remember things or to concentrate?`,
  'memory confusion': `
    Memory problems or confusion? | Forgetful or confused at all?`,
  limbWeakness: `
    Any weakness in an arm or a leg? | Are your arms and legs strong? | Has one side gone weak?`,
  'numbness tingling': `
    Any feeling of ants or numbness? | Tingling or numb feet? | pins and needles or numbness`,
  tingling: `
    Any burning in them when you’re in bed? | Do your feet burn at night? | Pins and needles anywhere? | burning feet?`,
  balance: `
    Is your walking normal, or are you unsteady? | Can you walk straight? | Steady on your feet? | wobbly?`,
  'balance hearing swallowing': `
    Trouble with balance, hearing, or swallowing? | Balance, hearing, swallowing all right?`,
  'headInjury falls': `
    Did you fall or hit your head in the last weeks? | A fall or a knock on the head?`,
  injury: `
    Did you have a whiplash or somebody cracking your neck? | Have you strained yourself? | recent fall or knock?
    Did you hurt yourself somehow? | Lifted something heavy? | any accident lately`,
  'injury neckStiffness': `
    Did you have a neck manipulation or a whiplash, or pain on one side of the neck first?`,
  runnyNose: `
    Do you have a cold right now? | snotty? | Nose running? | blocked nose?`,
  'runnyNose soreThroat earache': `
    Have you had a runny nose, a sore throat, or any earache? | Nose, throat, ears all right?`,
  'runnyNose soreThroat': `
    runny nose sore throat? | Cold or sore throat lately? | nose or throat trouble?`,
  'headache musclePain': `
    What about headaches and aching muscles? | Headache or muscle aches? | Does your head ache, do your muscles?`,
  'headache musclePain jointPain': `
    Do you have a headache, muscle aches or joint pains? | head, muscles, joints hurt?`,
  blueLips: `
    Do your lips ever look a bit blue? | Do your lips or fingers go blue? | blue lips?`,
  calf: `
    Is one calf sore or bigger? | one calf sore or bigger | Is one leg thicker? | Have your legs been sore, one more than the other?`,
  ankleSwelling: `
    Swollen ankles? | Are your legs swollen? | legs swollen? | Do your socks leave marks? | Are your shoes tight in the evening?`,
  'ankleSwelling calf': `
    Have your legs been sore or swollen, one more than the other? | Any leg swelling or calf pain?`,
  claudication: `
    Do your calves hurt when you walk? | Pain in the calves on walking? | Do you have to stop because your legs hurt?`,
  'heart stroke claudication': `
    Have you had a heart attack, a stroke, or pain in the calves on walking?`,
  pnd: `
    wake up at night gasping for air? | Do you wake up short of breath?`,
  rash: `
    Any changes in your skin? | Any spots or rashes? | rash anywhere? | Anything on your skin?`,
  'hair drySkin': `
    Any changes in your hair or skin? | Hair loss or dry skin? | Are your hair and skin as always?`,
  'heatIntolerance hair drySkin': `
    Do you feel cold or hot more easily, any hair loss, dry skin?`,
  heatIntolerance: `
    Do you feel the cold more than other people? | Are you sensitive to heat or cold? | cold all the time?`,
  infections: `
    Have you had more infections than usual, skin, bladder, anything like that? | More infections lately?`,
  'infections wound': `
    More infections than usual, or wounds that are slow to heal? | Infections, or sores that won’t heal?`,
  'infections uti': `
    any infections, thrush, uti? | Infections lately, like thrush or a bladder infection?`,
  wound: `
    Any sores or cuts that won’t heal? | Are there any wounds on your feet? | Is there a sore that does not heal?`,
  itching: `
    Any itching down below? | Are you itchy? | Do you itch anywhere?`,
  'vaginalBleeding itching': `
    Any bleeding after the menopause, any itching down below? | Bleeding since the change, or itching?`,
  vaginalBleeding: `
    Any bleeding since then? | Any bleeding since your periods stopped? | Do you bleed between periods?`,
  'discharge vaginalBleeding': `
    discharge? bleeding between periods? | Any discharge or bleeding?`,
  'constipation bonePain kidneyStones lowMood': `
    Have you been constipated, had bone pain, kidney stones or low spirits?`,
  lowMood: `
    How has your mood been? | low? | Are you down? | Are you in good spirits? | Being ill can get one down, how is your mood?`,
  joyless: `
    Have you still been enjoying things? | Do you still take pleasure in things? | Do you still enjoy what you used to?`,
  'lowMood joyless': `
    Have you felt low or lost interest in things? | Down, or no joy in things any more?`,
  'nausea heartburn': `
    Stomach all right, any acid? | Feeling sick, or heartburn?`,
  'heartburn swallowing': `
    Heartburn, acid reflux, trouble swallowing? | Reflux or trouble getting food down?`,
  'pain:belly bowels': `
    How is your stomach and your digestion, all normal? | Tummy and bowels all right? | Belly and digestion normal?`,
  choking: `
    Did anything go down the wrong way? | Did you choke on something?`,
  'seizure faint choking': `
    Any seizure or blackout where you might have inhaled something?`,
};

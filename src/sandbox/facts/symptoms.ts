/** Complaints of the whole body, heart, lungs, mind and senses. */
import type { Named } from './fact.ts';

export const symptoms = {
  fever: [
    'fever',
    'run temperature | run fever | you take temperature | you measure temperature | measure temperature | take temperature at home | fever | feverish | temperature | high temperature | pyrexia | febrile | hot to touch | running hot | feel hot | burning up | hot and cold | hot or shivery | temperature at home | burning hot | the highest it get | highest temperature | run hot | pyrexial | high fever',
  ],
  chills: [
    'chills',
    'teeth chatter | tooth chatter | shake with cold | shake from cold | chill | shiver | rigor | goose bump | uncontrollable shake | shivery | shaky and cold | rigors | shaking chill',
  ],
  sweating: [
    'sweating',
    'sweat | sweaty | sweating | cold sweat | clammy | perspire | perspiration | diaphoresis',
  ],
  nightSweats: [
    'night sweats',
    'sweat lot at night | sweat much at night | sweat a lot at night | change clothes at night | change shirt | change t shirt | change your sheet | change bedding | change pyjamas | night sweat | sweat at night | sweat during night | wake up sweat | wake up drenched | drench sheet | soak sheet',
  ],
  tiredness: [
    'unusual tiredness',
    'tired | tired all time | fatigue | fatigued | exhausted | exhaustion | worn out | run down | energy | energy level | energetic | lethargy | lethargic | sluggish | drained | weary | more tired than normal | more tired than usual | lack energy | no energy',
  ],
  weakness: [
    'weakness',
    'weakness | weak | strength | muscle weakness | muscle weak | weak muscle | weakness in muscle',
  ],
  weightLoss: [
    'weight loss',
    'clothes become loose | clothes become looser | clothes get loose | clothes get looser | clothes fit | kilo have you lose | how many kilo | how much weight | weight have you lose | unintentional weight loss | lose weight | weight loss | weight go down | clothes loose | clothes looser | slimmer | lose any kilo | lose kilo | thinner | lose pound | clothes any loose | clothes any looser | lose pounds | try to lose weight | drop weight | shed weight | dropped any weight | trouser loose | belt | clothes hang | lose weight without try | shed any pounds',
  ],
  weightGain: [
    'weight gain',
    'trouser tight | trouser tighter | trousers get tighter | clothes tight | clothes tighter | clothes too tight | belt tighter | gain weight | put on weight | weight gain | weight go up | get heavier | become heavier',
  ],
  weightChange: [
    'change in my weight',
    'weight have changed | weight changed | lose gain weight | gain lose weight | weight change | change weight | change in weight | weight stable | weight steady | weight the same | weight been | weight been changing | weight fluctuate | weight be up or down',
  ],
  faint: [
    'fainting',
    'faint | pass out | black out | blackout | lose consciousness | lose conscience | lost conscience | syncope | collapse | unconscious | conscious | knock out | consciousness | presyncope | keel over | funny turn | come over faint',
  ],
  dizzy: [
    'dizziness',
    'dizzi | lightheaded | light headed | lightheadedness | woozy | giddy | unsteady feeling | head rush | faintish | light-headed | wobbly | vertiginous',
  ],
  vertigo: ['spinning', 'vertigo | spin | room spin'],
  falls: ['falls', 'fall | fall over | trip over'],
  lumps: [
    'lumps or swollen glands',
    'lump | swell gland | gland | lymph node | bump | swell lymph node | node | growth | lumps bumps',
  ],
  infections: [
    'infection lately',
    'infection | recent infection | virus | viral infection | infectious disease | virus infection',
  ],
  scalp: [
    'tenderness of my scalp',
    'scalp | comb hair | brush hair | scalp tender | pain on combing hair | pain comb hair',
  ],
  rash: [
    'rash',
    'rash | skin change | spot | hive | blister | skin problem | change skin | skin | blotch | purple spot | purpura | petechiae | non blanching | fade when you press glass | spots anywhere',
  ],
  itching: ['itching', 'itch | itchy | itching | pruritus'],
  jaundice: [
    'yellow skin or eyes',
    'jaundice | yellow skin | skin yellow | skin go yellow | skin turn yellow | eye yellow | eye go yellow | yellow eye | yellow in eye | yellow of eye | turn yellow | go yellow | become yellow | yellowing of eye | yellowing of skin',
  ],
  bruising: [
    'easy bruising or bleeding',
    'bruise | bruising | bleed easily | bruise easily | bleed gum | gum bleed',
  ],
  paleness: ['paleness', 'pale | pallor | look pale | white as a sheet | lose colour'],
  wound: [
    'wounds or sores',
    'wound | sore that not heal | ulcer on foot | not heal | slow healing | heal slowly | heal | open sore | sore on skin | foot ulcer | graze | sore on foot | cut slow to heal | cut heal | cut slow heal | foot sore | sore foot place',
  ],
  drySkin: ['dry skin', 'dry skin | skin dry | flaky skin'],
  hair: ['hair loss', 'hair loss | lose hair | hair fall out | hair | nail'],
  heatIntolerance: [
    'trouble with heat or cold',
    'heat intolerance | feel cold | hot cold | cold hot | hot flush | cold intolerance | feel cold all the time | tolerate heat | tolerate cold | sensitive to heat | sensitive to cold | intolerant to cold | intolerant to heat | bothered by heat | bothered by cold | hot cold when other | feel hot cold | feel hot or cold when other | hot when other | cold when other | hot or cold when others',
  ],
  thirst: ['unusual thirst', 'thirst | thirsty | polydipsia | dehydrated | parched | quench'],
  hunger: ['unusual hunger', 'hunger | hungry | hungrier | polyphagia'],
  dryMouth: ['dry mouth', 'dry mouth | mouth dry | feel dry | still dry | dry after drink'],
  chestPain: [
    'chest pain',
    'chest tightness | tight chest | chest pressure | pressure in chest | tightness in chest | chest discomfort | pressure on chest | chest feel tight | heaviness in chest | chest pain',
  ],
  palpitations: [
    'palpitations',
    'heart stumble | heart race | heart skip | heart flutter | heart pound | heartbeat | skip heartbeat | heart beat | palpitation | heart racing | heart race | heart pound | heart flutter | heart skip | skip beat | irregular heartbeat | heart beat fast | heart beating fast | fast heartbeat | racing heart | heartbeat irregular | heart beating irregular | heart rhythm | heart jump | feel heart beat | heart beat irregular | heart feel as if it race | heart feel race | heart feel like race | heart feel flutter | heart thump | thump heart | heart miss beat | miss beat | heart feel as if it be race | heart thumping | flutter in chest',
  ],
  breathless: [
    'shortness of breath',
    'breath properly | breath normally | breath well | fast breath | breath fast | get breath | get breath back | full sentence | whole sentence | short breath | shortness breath | breathless | breathlessness | out breath | trouble breath | difficulty breath | hard to breath | difficult to breath | problem breath | struggle to breath | struggle breath | catch breath | winded | dyspnoea | dyspnea | sob | breath problem | breath difficulty | breath ok | breath okay | breath alright | breath fine | breath normal | breath comfortable | how breath | trouble with breath | problem with breath | difficulty with breath | breath issue | breath easily | breath been affected | puff | breath changed | issue with breath | issue breath | change breath | change in breath | gasp for air | gasp | get enough air | breath heavily | breath fast | breath feel | finish sentence | finish your sentence | speak in full sentence | talk in full sentence | manage full sentence | breath at rest | puffed out | sob on exertion | doe | soboe | short winded | out of puff | get your breath | breathing trouble | breath laboured | respiratory distress',
  ],
  orthopnoea: [
    'trouble breathing lying flat',
    'lie down flat to sleep | can you lie flat | able to lie flat | how many pillow do you sleep on | how many pillow do you sleep with | how many pillow do you use | pillow do you sleep | how many pillow do you sleep | lie down make breath | breath harder when lie | breath worse when lie | breath when lie down | lie down breath | breath worse lie | orthopnoea | orthopnea | lie flat at night | lie flat in bed | lie flat to sleep | extra pillow | sleep lie flat | how many pillow | how many pillow you sleep | pillow do you sleep | pillow | sleep flat | breath lie flat | lie flat without short breath | short breath when lie | short breath lie | breath when lie | short breath when you lie | breathless when lie | breathless lie | prop up at night | prop up in bed | prop yourself up | breathless when you lie',
  ],
  pnd: [
    'waking up gasping for air',
    'paroxysmal nocturnal dyspnoea | nocturnal dyspnoea | pnd | wake up short breath | wake short breath | wake up breathless | wake up gasp | wake gasp | wake at night short breath | wake up at night short breath | wake up unable to breath | wake up struggle to breath | wake breathless | wake up out breath | wake up at night gasp',
  ],
  wheeze: [
    'wheezing',
    'whistling noise | whistle noise | whistling sound | wheez | wheeze | wheezy | whistling | whistle | noisy breath | stridor | noise when you breath | wheezing in chest | rattle | crackle',
  ],
  cough: ['cough', 'cough'],
  sputum: [
    'phlegm',
    'anything come up | stuff come up | sputum | phlegm | mucus | cough up | bring up | bring anything up | cough anything up | cough stuff up | productive | productive cough | dry cough | wet cough | chesty cough | cough dry | cough productive | cough wet | cough chesty | spit up | spit | cough something up | bring something up | come up when you cough | come up when cough | gunk | cough bring anything up | cough produce anything | cough produce | gunge | bring up muck | phlegmy | smell to phlegm | phlegm smell | smell of phlegm | sputum smell | smell to sputum',
  ],
  haemoptysis: [
    'blood in what I cough up',
    'haemoptysis | hemoptysis | cough up blood | cough up any blood | cough blood | blood in phlegm | blood in sputum | blood in mucus | blood when you cough | blood when cough | blood cough up | spit blood | blood sputum | blood phlegm | blood in cough | blood mucus | blood come up | blood in what you cough up | bring up blood | streak | little streak | streak blood | fleck blood | blood streak | streak of blood',
  ],
  hoarse: [
    'hoarseness',
    'hoarse | hoarseness | lose voice | voice change | change voice | change in voice | voice',
  ],
  snoring: [
    'snoring',
    'snore | stop breath at night | stop breath in sleep | stop breath while sleep | sleep apnoea | sleep apnea',
  ],
  ankleSwelling: [
    'swelling of my legs',
    'ankle swell | leg swell | swell ankle | swell leg | foot swell | swell foot | swell in ankle | swell in leg | swell in foot | oedema | swell ankle or leg | swell leg or ankle | swell leg or foot | swell anywhere | swell around ankle | swell lower leg | swell leg and ankle | swell ankle and leg | puffy ankle | ankle puffy | swell | puffy | shoe get tight | tight shoe',
  ],
  calf: [
    'pain or swelling in my calf',
    'calf | leg thicker | thicker leg | one leg thicker | one leg thick | one leg bigger | leg thick | one leg painful | one leg swollen | calf pain | pain in calf | calf swell | swell in calf | leg tender | one leg swell | leg red | red leg | calf tender | calf hurt | swell in one of calf | pain swell in one calf | one of calf | pain in one calf | just one of calf | pain swell calf',
  ],
  claudication: [
    'leg pain on walking',
    'leg pain when walk | leg hurt when walk | leg pain when you walk | leg hurt when you walk | calf pain when walk | calf pain when you walk | leg cramp when you walk | claudication | pain in leg when walk | pain in leg when you walk | pain in leg on walk | pain in leg walk | leg pain on walk | leg pain walk | intermittent claudication | pain in calf when you walk | pain in calf when walk | cramp in leg when you walk | leg hurt walk | rest pain',
  ],
  blueLips: [
    'blue lips or fingers',
    'lip blue | blue lip | cyanosis | blue finger | lip go blue | lip turn blue | finger go blue',
  ],
  coldHands: [
    'cold hands or feet',
    'hand go white | finger go white | finger turn white | hand turn blue | hand go blue | finger go blue | cold hand | hand cold | cold foot | foot cold | cold finger | cold extremities',
  ],
  soreThroat: [
    'sore throat',
    'sore throat | throat sore | throat pain | pain in throat | throat hurt | scratchy throat | throat',
  ],
  runnyNose: [
    'a runny or blocked nose',
    'runny nose | block nose | stuffy nose | nose run | congestion | congested | sneeze | cold symptom | nose block | common cold | have a cold | had a cold | nasal | recent cold | had cold | have cold | flu like symptom | flu symptom | have flu | had flu | nose',
  ],
  sinusPain: [
    'sinus trouble',
    'sinus | sinus pain | pain in sinus | pain in your sinus | sinus trouble | sinus infection | sinusitis | pressure in face | pain in face',
  ],
  earache: [
    'trouble with my ears',
    'earache | ear ache | ear pain | pain in ear | ear hurt | ear | discharge ear',
  ],
  hearing: [
    'trouble hearing',
    'hear | hear loss | hear well | hear problem | change hear | change in hear | problem hear | trouble hear | hear ok | hard hear | hearing | deaf',
  ],
  tinnitus: [
    'ringing or rushing in my ears',
    'tinnitus | whoosh | whooshing | rush in ear | pulse in ear | ring in ear | ear ring | buzzing in ear',
  ],
  nosebleed: ['nosebleeds', 'nosebleed | nose bleed | epistaxis | bleed from nose'],
  mouth: [
    'mouth ulcers or sores',
    'mouth ulcer | white stuff in mouth | white patch in mouth | white tongue | coat tongue | white coat | oral thrush | mouth sore | sore in mouth | ulcer in mouth | sore mouth | tongue',
  ],
  eyelid: [
    'drooping eyelids or a change in my pupils',
    'eyelid drop | eyelid droop | eyelid | droopy eyelid | ptosis | pupil | pupil look bigger | one pupil bigger',
  ],
  eyeWater: [
    'watering or red eyes',
    'eye water | watery eye | red eye | eye red | eye run | tear from eye | redness of eye | water eye | redness watering | red watering | red water | eye redness | red watery | redness water',
  ],
  dryEyes: ['dry eyes', 'dry eye | eye dry | gritty eye'],
  coldSores: ['cold sores', 'cold sore | fever blister'],
  breathSmell: [
    'an odd smell on my breath',
    'breath smell | smell on breath | breath smell fruity | fruity | fruity breath | bad breath',
  ],
  tooth: ['toothache', 'toothache | tooth pain | tooth | pain in tooth | tooth hurt | dental abscess'],
  smell: [
    'a change of smell or taste',
    'smell | taste | sense of smell | sense of taste | funny taste | taste food',
  ],
  lowMood: [
    'low mood',
    'mood | sad | feel down | low mood | hopeless | cry | tearful | feel low | spirits | happy | emotionally | feel blue | depress mood | lonely | isolated | mental health | mentally | emotional | down in dumps | feel fed up',
  ],
  anxiety: [
    'anxiety',
    'anxiety | something bad | something terrible | bad go to happen | anxious | nervous | on edge | panic | panic attack | feel of doom | impending doom | sense of doom | go to die | feel of dying | fear of dying | fear of death | be dying | afraid of dying | be going to die | might die | restless | wound up | worried all the time',
  ],
  stress: [
    'stress',
    'stress | stressful | under pressure | stressed | stressed out | burn out | burnout | pressure at work | on your plate | a lot on',
  ],
  suicide: [
    'thoughts of hurting myself',
    'life be not worth | life not worth | life not worth live | life is not worth | suicide | suicidal | hurt yourself | harm yourself | hurting yourself | kill yourself | end life | self harm | life not worth live | better off dead | better off die | wish to die | harm others | harm anyone | hurt anyone',
  ],
  hallucinations: [
    'seeing or hearing things',
    'hallucination | hallucinate | hear voice | see thing that are not there | see thing | hear thing',
  ],
  dentalWork: [
    'dental work lately',
    'dental | dentist | dental work | dental treatment | dental problem | tooth out',
  ],
  halo: [
    'rings around lights',
    'halo | haloes around light | halo around light | ring around light | halos | haloes',
  ],
  eyePain: [
    'pain in my eyes',
    'pain in around eye | pain in eye | eye pain | pain around eye | pain behind eye | sore eye | eye sore | eye hurt | eyes hurt',
  ],
  joyless: [
    'loss of interest',
    'enjoy thing | lose interest | interest in thing | little interest | enjoy thing you usually enjoy | still enjoy | enjoy your hobby | pleasure in thing',
  ],
} as const satisfies Record<string, Named>;

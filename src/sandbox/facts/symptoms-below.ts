/** Complaints of the belly, urination, sex and periods, nerves, muscles and joints. */
import type { Named } from './fact.ts';

export const symptomsBelow = {
  bellyPain: [
    'belly pain',
    'stomach cramp | tummy cramp | abdominal cramp | belly cramp | stomach ache | tummy ache | stomachache | belly ache | abdominal pain | stomach pain | cramp in belly | cramp in stomach | belly pain | tummy pain | tummy trouble | tummy problem | belly trouble | stomach trouble | stomach problem | tummy bother',
  ],
  nausea: [
    'nausea',
    'tummy upset | upset tummy | stomach upset | nausea | nauseous | nauseated | feel sick | feel a bit sick | queasy | queasiness | sick to stomach | make sick | sick to your stomach | upset stomach | stomach upset | want to vomit | like vomiting | feel like throw up | sickness | any sickness | retching feel | off colour',
  ],
  vomiting: [
    'vomiting',
    'bile | keep down food | keep down any | keep food | keep down | keep it down | vomit | throw up | puke | be sick | physically sick | bring food up | keep food down | keep anything down | keep fluid down | keep water down | emesis | thrown up | retch | bring anything back up | sick how many time | physically be sick | keep fluids down | keep any fluid down | thrown up at all | chuck up | be ill in sick sense | bring your food up | sick up',
  ],
  bloodVomit: [
    'blood when I vomited',
    'vomit blood | blood in vomit | haematemesis | hematemesis | throw up blood | coffee ground | coffee ground vomit | blood vomit | vomit any blood | blood when you vomit | vomit contain blood | vomit up blood',
  ],
  heartburn: [
    'heartburn',
    'burn after meal | burning feeling | burn feel | burn after eat | burn in chest | burn in stomach | heartburn | digestion | digestive | acid reflux | reflux | indigestion | acid | burp | belch | dyspepsia | sour taste | gerd | gord | acid taste | acid taste in mouth | acid in mouth',
  ],
  swallowing: [
    'trouble swallowing',
    'swallow | dysphagia | food stick | food get stuck | trouble swallow | difficulty swallow | pain swallow | hurt to swallow | odynophagia | get food down',
  ],
  bloating: [
    'bloating',
    'bloat | bloated | tummy bloated | belly bloated | stomach bloated | abdomen bloated | bloating | distend | distension | belly swell | swell belly | abdomen swell | stomach swell | tummy swell | wind | gas | flatulence | fart | pass wind | pass gas | belly feel bloated | belly bloated swell | belly feel bloated swell | bloated swell | wind today | pass any wind | tummy look swell | belly feel swell',
  ],
  bowels: [
    'change in my bowels',
    'to loo | be to toilet | pass stool | pass any stool | bowel | bowel habit | bowel movement | stool | poo | open bowel | motion | toilet habit | go to toilet normally | number two | defecate | defecation | go to toilet | go to the loo | toilet regularly | bathroom habit | going to the bathroom | go to bathroom | toilet | bowels working | bowel work | number twos | bowel motion | poop',
  ],
  diarrhoea: [
    'diarrhoea',
    'diarrhoea | loose | loose stool | loose motion | run to toilet | watery stool | runny poo | loose bowel | loose poo | runny stool | the runs | looseness | the trots | squits | the squits | loose stools | have the runs',
  ],
  constipation: ['constipation', 'constipated | constipation | hard stool | block up'],
  bloodStool: [
    'blood in my stool',
    'blood in stool | blood in poo | blood stool | blood when you wipe | blood in toilet | bleed from bottom | rectal bleed | bleed from back passage | blood from bottom | blood in bowel movement | blood in motion | blood when you go to toilet | blood on toilet paper | bleed from rectum | blood when you poo | blood poo | stool blood',
  ],
  blackStool: [
    'black stools',
    'black stool | tarry | melaena | melena | stool black | black poo | dark stool | poo black | tarry stool | black tarry stool | stool dark',
  ],
  stoolLook: [
    'a change in how my stool looks',
    'stool look | colour stool | colour poo | stool colour | pale stool | stool pale | consistency | greasy stool | poo look | stool float | float stool',
  ],
  stoolMucus: [
    'mucus in my stool',
    'mucus in stool | slime in stool | mucus stool | slime stool | mucus in poo | slime in poo | slimy stool | mucus when you wipe | mucus in bowel movement',
  ],
  piles: [
    'trouble with my back passage',
    'pile | haemorrhoid | hemorrhoid | pain in bottom | anal pain | rectal pain | back passage',
  ],
  urine: [
    'trouble passing water',
    'urine | urinate | urination | pee | water work | waterwork | pass water | bladder | wee | passing urine | go for a wee | urinary | urinary symptom | urinary problem | trouble pee | passing water | spending a penny | lower urinary tract symptom | luts',
  ],
  dysuria: [
    'burning when I pee',
    'burn when you pee | burn when pee | burn when you urinate | burn when urinate | pain when you pee | pain when pee | pain when you urinate | pain when urinate | pain pee | pain urinate | hurt when you pee | hurt to pee | sting when you pee | sting when you urinate | dysuria | burn urine | burn pee | burn urinate | painful urination | painful to pee | pain pass urine | pain when pass urine | pain when you pass urine | burn when you pass urine | burn pass urine | burn when pass urine | pain on urination | burn on urination | burn during urination | burn with urination | pain with urination | pain during urination | hurt when you urinate | hurt to urinate | discomfort when you pee | discomfort urinate | sting when pee | hurt when you wee | pain pass water | pain when you pass water | burn when you wee | pain when you wee | hurt pass urine | pain in urination | sting to pee | sting when you wee | pain when you go for wee | pain when go for wee | pain go wee | sting burn when you pass urine | sting when you go | burn when you go | waterworks sting | sting on pass urine',
  ],
  urineOften: [
    'going for a pee more often',
    'pass lot water | pass lot urine | pee often | need to go more often | go more often | need to go often | pee more often | urinate often | urinate more often | pee a lot | urinate a lot | urinary frequency | pee more | urinate more | urinate frequently | pee frequently | polyuria | pass urine often | pass urine more often | go to toilet often | go to toilet more | how often you pee | how often do you pee | how often do you urinate | how often you urinate | pass more urine | pass a lot of urine | pass lots urine | frequent urination | increased urination | urinate more frequently | urinate more than usual | pee more than usual | pee more frequently | go to toilet a lot | how many times do you pee | how many times do you urinate | wee more | wee more often | wee a lot | how often do you wee | how often do you pass urine | how often do you go to toilet | how often do you go to bathroom | going to bathroom a lot | go to bathroom more | go to bathroom often | pass more water | urinary urgency | urgency | rush to toilet | urge to pee | urge to urinate | hold your pee | hold it in | wee more than normal | weeing more than normal | pass urine more than usual | wee more than usual | how often are you going to toilet | how often do you go to loo | how often are you going to loo | how often you go | go day and night | how many times do you go to toilet | how many times do you go to loo',
  ],
  nocturia: [
    'getting up at night to pee',
    'nocturia | get up at night to pee | pee at night | urinate at night | wake up to pee | wake up to urinate | wake at night to pee | toilet at night | get up in night to pee | get up at night | get up in night | get up during night to urinate | wake to urinate | wake at night to urinate | get up during night to pee | get up to pee | get up to urinate | wake up at night to pee | wake up at night to urinate | wake up at night to go to toilet | wake up to go to toilet | wake up to go to bathroom | get up at night to go to toilet | get up to go to toilet | bathroom at night | wake to pee | urinate during night | pee during night | go to toilet at night | go to bathroom at night | wee at night | get up for a wee | up at night for a wee | up in night to pee | up in the night | up at night to pee',
  ],
  bloodUrine: [
    'blood in my urine',
    'blood in urine | blood in pee | haematuria | hematuria | red urine | urine red | blood urine | blood when you pee | pee blood | blood in wee | blood when you urinate',
  ],
  urineLook: [
    'change in the colour of my urine',
    'foam | froth | urine foam | urine colour | colour urine | dark urine | urine dark | cloudy urine | urine cloudy | urine smell | smelly urine | colour pee | pee dark | dark pee | frothy urine | foamy urine | urine look | pee look | urine look like | pee smell | urine clear | smell of urine | pee colour | urine foamy | urine frothy | smell colour urine | smell colour | change in smell | colour of wee | wee colour | wee smell | smell or colour',
  ],
  incontinence: [
    'leaking or accidents',
    'hold your urine | hold urine | hold the urine | hold your water | incontinence | incontinent | leak urine | lose urine | lose some urine | lose water | urine loss | loss urine | leak | wet yourself | control bladder | control bowel | lose control bladder | lose control bowel | soil yourself | lose control of your bladder | accident with your bladder | control over bladder | bladder control | bowel control',
  ],
  prostate: [
    'trouble with the stream',
    'stream | hesitancy | dribble | start pee | trouble start pee | empty bladder | prostate | fully empty bladder | poor stream | weak stream',
  ],
  flank: [
    'pain in my flanks',
    'flank pain | pain in flank | loin pain | kidney pain | flank | loin | pain in kidney | kidney hurt | pain over kidney',
  ],
  testicles: [
    'trouble with my private parts',
    'testicle | testicular | penis | erection | erectile | genital | private part | scrotum | impotence | erectile dysfunction | get an erection | libido | sex drive',
  ],
  discharge: [
    'unusual discharge',
    'discharge | vaginal discharge | penile discharge | vaginal itch | vaginal itching | vagina | vaginal | sore down below',
  ],
  vaginalBleeding: [
    'bleeding between periods',
    'bleed in between | bleeding in between | vaginal bleed | bleed between period | be spotting | spotting between period | bleed after sex | bleed in between period | bleed from vagina | unusual bleed | abnormal bleed | bleed from down below | irregular bleed | breakthrough bleed | intermenstrual bleed | vaginal blood | bleed down there | postmenopausal bleed | bleed since menopause',
  ],
  painSex: [
    'pain during sex',
    'intercourse hurt | sex hurt | sex painful | intercourse painful | hurt during sex | hurt when you have sex | pain have sex | pain when have sex | hurt when have sex | pain in sex | pain during sex | pain with sex | sex hurt | hurt during sex | painful sex | sex painful | pain on intercourse | pain during intercourse | dyspareunia | pain with intercourse | intercourse painful',
  ],
  headache: [
    'a headache',
    'headache | migraine attack | head hurt | pain in head | sore head | head pain | head ache | head sore',
  ],
  chewing: [
    'pain on chewing',
    'chew | chewing | jaw when you chew | jaw chew | pain in jaw when you chew | pain on chew',
  ],
  vision: [
    'trouble with my sight',
    'problem see | how do you see | see light | see light before | see well | see badly | see worse | see normally | able to see | vision | sight | eyesight | see clearly | blur | blurry | blurred | blurry vision | blurred vision | see properly | visual | eye problem | problem with eye | trouble with eye | change in eye | visual disturbance | lose vision | black spot | zigzag | flash light | flashing light | floater | see ok | eye | trouble see | see flash | wear glass | need glass | new glass | read glass | eyesight problem | go blind | vision blurry',
  ],
  doubleVision: ['double vision', 'double vision | see double | diplopia | vision double'],
  photophobia: [
    'trouble with bright light',
    'daylight | turn off light | light off | sunlight | dim light | turn light down | light down | photophobia | light hurt | light bother | sensitive to light | sensitivity to light | light sensitivity | light hurt eye | bright light | bother by light | light make | light sensitive | mind light | tolerate light | stand light | dislike light | light worse | light make it worse | worse with light | worse in light | light irritate | light too bright | light bother eye | light hurt your eye | light bother your eye | lights hurt | bright lights',
  ],
  phonophobia: [
    'trouble with noise',
    'noise | phonophobia | noise bother | sensitive to sound | sensitive to noise | loud noise | sound bother | sensitivity to sound | sensitivity to noise | noise hurt | noise make | sound sensitivity | bother by noise | noise make it worse | noise sensitivity | loud sound',
  ],
  neckStiffness: [
    'stiffness in my neck',
    'bend head forward | bend your head forward | bend head down | chin on chest | chin to chest | put chin on chest | touch chest with chin | neck stiff | stiff neck | neck stiffness | stiffness neck | stiffness in neck | move neck | bend neck | chin to chest | touch chin | neck rigid | neck feel stiff | chin on your chest | turn your head | chin down | put chin | chin | neck sore stiff | neck stiff sore | neck sore or stiff',
  ],
  limbWeakness: [
    'weakness in an arm or leg',
    'drift | sink | arm drift | leg give way | knee give way | knee buckle | leg buckle | weakness in arm | arm leg | leg arm | weakness in leg | weak arm | weak leg | arm weak | leg weak | weakness arm leg | weakness one side | weak on one side | weakness on one side | paralysis | paralysed | move arm leg | move arm and leg | move limb | move all limb | weakness limb | weakness in limb | drop thing | use arm | use leg | weakness in hand | grip | lose power | lose strength in arm | lose strength in leg | weakness in arm or leg | weakness of arm or leg | move arm and leg normally | weakness on either side | one side of body | one sided weakness | weakness down one side | half body | one side body',
  ],
  numbness: [
    'numbness',
    'foot feel | feel when you step | feel it when you step | step on something | hand feel | numb | numbness | lose feel | lose sensation | sensation | feeling in foot | feel foot | loss sensation | reduced sensation | feeling in leg | loss of feel | feel floor | feel the ground',
  ],
  tingling: [
    'tingling',
    'tingle | pins and needle | pin needle | paraesthesia | paresthesia | prickle | burning foot | foot burn | burning in foot | pins needle | funny feeling in foot | dead foot | burn foot | tingly',
  ],
  speech: [
    'trouble speaking',
    'speech | slur | slurred | trouble speak | difficulty speak | find word | find your word | trouble to speak | problem to speak | problem to find word | talk properly | problem speak | speech problem | speak normally | word come out | speak clearly | trouble talk | difficulty talk | understand people | get your words out',
  ],
  face: [
    'drooping of my face',
    'facial droop | face droop | face feel | face weak | droop | facial weakness | face drop | one side of face | one side face',
  ],
  tongueBite: [
    'bitten tongue',
    'bite tongue | tongue bite | bite on tongue | bitten tongue | bite your tongue',
  ],
  seizure: [
    'seizures',
    'seizure | have fit | have a seizure | convulsion | convulse | jerk | twitch | jerking',
  ],
  confusion: [
    'confusion',
    'confuse | confused | confusion | muddled | disoriented | disorientation | foggy | brain fog | think clearly | drowsy | drowsiness | sleepy | alert | muddle | not with it | mental state | not make sense | act strangely | not yourself | behave oddly | act oddly | out of character | act strange | behaviour | change in behaviour',
  ],
  memory: [
    'trouble with my memory',
    'memory | forgetful | forget thing | remember everything | remember what happened | remember it | remember thing | memory loss',
  ],
  concentration: ['trouble concentrating', 'concentrate | concentration | focus'],
  balance: [
    'trouble with my balance',
    'problem walk | problem with walk | trouble walk | difficulty walk | steady on foot | balance | coordination | unsteady | clumsy | walk straight | stagger | trouble walk | problem walk | difficulty walk | walk normally | unsteady on foot | unsteady on your feet | gait | able to walk | walk ok | trouble with walk',
  ],
  tremor: ['shaking', 'tremor | shake | shaky hand | hand shake | hand tremble | tremble'],
  headInjury: [
    'knock on the head',
    'head injury | hit head when you fall | hit head when fall | hurt head when fall | hit head | bang head | knock head | blow to head | bump head | head trauma | hurt head | hit your head | trauma to head | injure head | knock to head | injury to head',
  ],
  injury: [
    'injury',
    'lift something heavy | lift anything heavy | hurt your chest | hurt your neck | hit to tummy | chiropractor | neck manipulation | injury | injure | trauma | accident | hurt yourself recently | hit anything | recent injury | fall or hit | hit in | hit by | strain | pull muscle | pull a muscle | recent accident | fall or injury | hurt yourself lift | twist | knock to tummy | knock to belly | knock | sudden twist | heavy lift | you hurt tummy | you hurt stomach | you hurt belly | you hurt your chest | hurt yourself | you hurt head neck | minor bump | bump to head',
  ],
  bonePain: ['pain in my bones', 'bone pain | pain in bone | bone hurt | bone ache | sore bone'],
  jointPain: [
    'pain in my joints',
    'sore joint | joint pain | joint ache | painful joint | joint hurt | joint swell | swell joint | joint | arthralgia | stiff joint | joint stiff | morning stiffness | stiffness | stiff',
  ],
  musclePain: [
    'aching muscles',
    'muscle ache | cramp in leg | cramp in calf | night cramp | muscle pain | ache all over | body ache | aching muscle | muscle hurt | myalgia | ache and pain | aching | muscle cramp | cramp leg | leg cramp | achy | sore muscle | muscle sore | general ache | muscle',
  ],
  mobility: [
    'trouble getting about',
    'mobility | mobile | walk aid | stick | walk unaided | wheelchair | get around | crutch | walking stick | get about',
  ],
  haemorrhage: ['bleeding', 'bleed | bleeding | haemorrhage | hemorrhage'],
  hernia: ['lump in my groin', 'hernia | lump in groin | bulge'],
  choking: [
    'choking on anything',
    'choke | go down wrong way | inhale something | inhale food | choke on food',
  ],
  satiety: [
    'getting full quickly',
    'full quickly | get full quickly | get full very quickly | early satiety | satiety | fill up quickly | feel full early',
  ],
} as const satisfies Record<string, Named>;

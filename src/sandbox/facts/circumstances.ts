/** What may bring on, worsen or ease a complaint; where it may spread; and what may have been tested. */
import type { Named } from './fact.ts';

/** Read after "worse with" and "better with". Names begin sentences: "Breathing in makes no difference." */
export const circumstances = {
  breathing: [
    'breathing in',
    'breath in | breath deeply | deep breath | big breath | inhale | breath | breath out | inspiration | take breath | deep inspiration',
  ],
  moving: [
    'moving',
    'move | movement | change position | position | posture | turn over | certain position | reposition | roll over | moving around | move about | move around | move certain way | shift position | twist',
  ],
  exertion: [
    'effort',
    'exertion | walk | stair | exert | climb | physical activity | activity | run | exercise | effort | physically active | strenuous | move fast | walk upstairs | physical exertion | exert yourself | walk around | active | uphill | lifting | lift | heavy lifting | physical exercise | at gym | gym | workout | work out',
  ],
  lying: [
    'lying down',
    'lie down | lie flat | lie back | lie on back | lie | flat | lie on left | lie on left side | lie on right side | lie on right | lie on side | in bed | lie on one side',
  ],
  sitting: [
    'sitting up or leaning forward',
    'sit up | lean forward | sit | sit forward | upright | sit down | sit upright | lean over | sit still',
  ],
  standing: ['standing up', 'stand up | stand | get up | stand straight | stand up straight | get out bed'],
  bending: [
    'bending',
    'bend | bend forward | bend over | stoop | bend head | bend down | bend neck forward | straighten leg',
  ],
  still: [
    'keeping still',
    'lie still | stand still | stay still | stay perfect still | keep still | stay still | rest | relax | sit down rest | resting | stop | stop for a moment | when you stop | at rest | curl up | knee up | draw up knee | take it easy | curled up | lying still',
  ],
  cough: ['coughing', 'cough | sneeze'],
  eating: [
    'eating',
    'eat | food | meal | after eat | fatty food | spicy food | eat certain food | after meal | big meal | after food | heavy meal | greasy food',
  ],
  drinking: ['drinking', 'drink water | water | hot drink | cold drink | fluid'],
  swallowing: ['swallowing', 'swallow'],
  pressing: [
    'pressing on it',
    'press | touch | push | palpate | tender | tenderness | tender to touch | sore to touch | poke | when i press | press on it | press here | let go | touch it | press on chest | press on belly | press on abdomen | press on your chest | press on stomach',
  ],
  light: ['bright light', 'light | bright light'],
  noise: ['noise', 'noise | sound | loud noise'],
  jolts: [
    'bumps in the road',
    'bump | drive over bump | car journey | jolt | jump | speed bump | jumping | hop | car ride | bumpy road | hopping | ride in car | bumps in road',
  ],
  laughing: ['laughing', 'laugh'],
  straining: ['straining', 'strain on toilet | strain to poo | bear down | straining'],
  toilet: [
    'going to the toilet',
    'open bowel | poo | go to toilet | pass wind | pass stool | pee | bowel movement | after toilet',
  ],
  warmth: ['warmth', 'heat | hot water bottle | warm | warmth | heat pad | heating pad | hot bath | shower'],
  dust: ['dust', 'dust'],
  cold: ['cold', 'cold | cold air | cold weather | ice | ice pack | cold pack'],
  strain: [
    'stress',
    'stress | emotion | angry | upset | emotional stress | argue | argument | quarrel | excitement',
  ],
  nightTime: ['the night', 'night | evening | at night | in night | bedtime | nighttime'],
  morningTime: ['the morning', 'morning | in morning | first thing in morning | when wake up'],
  dark: [
    'a dark room',
    'dark | dark room | quiet room | dark quiet room | quiet dark room | close your eyes | eye closed | with your eyes closed',
  ],
  freshAir: ['fresh air', 'fresh air | open window'],
  sleeping: ['sleep', 'sleep | nap'],
  sex: ['sex', 'sex | intercourse'],
} as const satisfies Record<string, Named>;

/** Where pain may be or go to. */
export const parts = {
  arm: ['arm', 'arm | elbow | wrist | upper limb'],
  shoulder: ['shoulder', 'shoulder | shoulder blade | shoulder tip'],
  hand: ['hand', 'hand | finger | little finger'],
  jaw: ['jaw', 'jaw'],
  neck: ['neck', 'neck | throat'],
  back: ['back', 'back | lower back | spine | upper back | between shoulder blade'],
  chest: ['chest', 'chest | ribcage | breastbone | rib | breast | sternum'],
  belly: [
    'belly',
    'belly | abdomen | stomach | tummy | abdominal | navel | belly button | abdominal area | pelvis | pelvic | tum',
  ],
  groin: ['groin', 'groin | thigh | hip | private'],
  leg: ['leg', 'leg | knee | shin | limb'],
  foot: ['foot', 'foot | toe | heel | ankle'],
  head: ['head', 'head | forehead | temple | back of head'],
  face: ['face', 'face | cheek'],
  eyes: ['eyes', 'eye | behind eye'],
  side: ['side', 'side'],
} as const satisfies Record<string, Named>;

export const tests = {
  ecg: [
    'an ECG',
    'heart test | test on heart | heart check | ecg | ekg | electrocardiogram | heart tracing | heart trace | tracing of heart | 12 lead | twelve lead',
  ],
  xray: [
    'an X-ray',
    'xray | x ray | chest film | radiograph | chest xray | chest x ray | cxr | chest radiograph',
  ],
  scan: [
    'a scan',
    'scan | ct | ct scan | mri | ct head | head ct | mri scan | brain scan | ct brain | angiogram | head scan | cat scan',
  ],
  ultrasound: [
    'an ultrasound',
    'ultrasound | sonography | echo | echocardiogram | sonogram | doppler | ultrasound scan',
  ],
  bloods: [
    'blood tests',
    'bloods | blood take | have blood take | blood test | blood result | troponin | blood work | lab result | lab | crp | full blood count | blood count | d dimer | they take blood | take blood sample | blood sample | hba1c | blood glucose test | test result | result | ketone | test back | blood culture | white cell | white cell count | investigations | cardiac enzyme | lab work | lab test',
  ],
  urineTest: [
    'a urine test',
    'urine test | urine sample | urine dip | urinalysis | dipstick | urine dipstick | urine result | sample of urine',
  ],
  pregnancyTest: ['a pregnancy test', 'pregnancy test | hcg | beta hcg'],
  lumbarPuncture: ['a lumbar puncture', 'lumbar puncture | spinal tap | lp'],
  endoscopy: [
    'a camera test',
    'endoscopy | colonoscopy | gastroscopy | camera test | bronchoscopy | cystoscopy',
  ],
  swab: [
    'a swab or sputum test',
    'swab | flu test | covid flu test | covid or flu test | rapid test | sputum sample | sputum culture | covid test | test yourself | test yourself for covid | test for covid | sputum test | lateral flow | pcr | mucus sample | throat swab | antigen test',
  ],
  catheter: [
    'a heart catheter',
    'catheter test | heart catheter | cardiac catheter | catheter of heart | catheterisation | coronary angiogram | coronary angiography | cath lab before | catheter before | catheter in past',
  ],
  stressTest: [
    'a treadmill test',
    'stress test | treadmill | spirometry | peak flow | lung function | exercise test',
  ],
  smear: ['a smear test', 'smear | pap | cervical screen | smear test | pap smear | cervical smear'],
  photo: ['a photo', 'photo | photograph'],
} as const satisfies Record<string, Named>;

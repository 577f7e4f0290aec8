/**
 * What is said to a patient who is being examined: a request to do something, a question about what is felt, about what
 * only the examiner finds, about figures. Each has words of its own, and none of them asks for leave.
 */
import type { Aspect } from '../facts/all.ts';
import type { Heard } from './heard.ts';

interface Bedside {
  readonly said: RegExp;
  readonly unless?: RegExp;
  readonly means: string;
  readonly aspect?: Aspect;
}

const measure =
  '(?:temp(?:erature)?|pulse|hr|bp|rr|blood pressure|heart rate|pulse rate|(?:resp(?:iratory|iration)?|breathing) rate|sats?|spo2|(?:oxygen )?saturations?|o2(?: sats?| saturation)?|oxygen(?: levels?)?|obs|observations|vitals?|vital signs?|gcs|news(?: score)?)';
const measures = new RegExp(`\\b${measure}\\b`, 'g');
/** What is put on a patient to measure: "with this clip on your finger". */
const measured = new RegExp(`\\b(?:measure|check|count|take|put)\\b.*\\b${measure}\\b`);
/** Measurements that no patient is asked about in other words. */
const plainly =
  /\b(?:obs|observations|vitals|vital signs|sats?|saturations?|spo2|(?:resp\w*|heart) rate|gcs|rr|hr)\b|\bhow many breaths\b/;
const asksFigures =
  /^(?:(?:and|so|ok|now|please) )*(?:what|how many breaths|how (?:are|is)|(?:can|could|would|will) you (?:please )?(?:tell|give) (?:me|us)|(?:tell|give) me|do (?:we|you) have|(?:may|can|could) i have|let me have)\b/;
const bareFigures = new RegExp(
  `^(?:(?:${measure}|and|or|,|:|please|on air|in|on|both|arms|sides|left|right|the|your|now|lying|standing|sitting|today|current|first) ?)+$`,
);
/** What is usual or was measured once is remembered; what is to be measured has no figure yet. */
const ofOldOrToCome =
  /\b(?:fingers?|arm|hand|probe|cuff|clip|usual|usually|normal|normally|at home|last|before|ever|typically|check|take|took|taken|taking|count|put|since|history|problems?|high|trouble|if|like|tablets?|pills?|medic\w+|drugs?|called)\b/;

/** "What was the pressure that the ambulance got?", "what are the readings?" */
const takenByOthers = new RegExp(
  `\\b${measure}\\b.*\\b(?:nurses?|ambulance|crew|paramedics?|triage)\\b.*\\b(?:got|get|had|found|read|took|taken|measured?|wrote)\\b`,
);
const bareReadings =
  /\b(?:what|how) (?:are|were|do) (?:the|your|her|his) (?:readings|figures|numbers|values|measurements)(?: (?:now|today|so far|look))?$/;

/** "What is her temp, pulse and BP?" */
const asksMeasures = (text: string): boolean => {
  if (asksFigures.test(text) && (takenByOthers.test(text) || bareReadings.test(text))) return true;
  if (ofOldOrToCome.test(text)) return false;
  const named = new Set(text.match(measures) ?? []).size;
  if (bareFigures.test(text)) return named > 1 || plainly.test(text) || /\b(?:lying|standing)\b/.test(text);
  return (
    asksFigures.test(text) &&
    (named > 1 || plainly.test(text) || (named > 0 && /\b(?:is|are) (?:her|his|the)\b/.test(text)))
  );
};

const bySelf =
  /^i (?:can )?(?:hear|see|feel|find)\b|\b(?:i would like|can i|may i|could i|height|weight|ever|told|tell|doctors?|anyone|anybody|in the past|before|when you|do you|have you|had)\b/;
const touch = '(?:press|push|tap|touch|squeeze|knock|palpate|percuss|prod|poke)(?:p?ing|es|ed)?';
const sore = '(?:hurt(?:s|ing)?|sore(?:ness)?|painful|pain|tender\\w*)';
const moved = '(?:bend|turn|rotat|twist|mov|flex)\\w*';

const bedsides: readonly Bedside[] = [
  {
    said: /\b(?:give|do|try) (?:(?:me|us) )?(?:an?|one) (?:\w+ ){0,2}cough\b|^(?:(?:please|now|and|just|,) )*(?:(?:can|could|would|will) you (?:please )?|i would like you to )?cough(?: \w+)? ?(?:for me|once|twice|please|hard|strongly|loudly|now)\b|^(?:please |now )*(?:can|could|would|will) you (?:please )?cough\b/,
    unless: /\b(?:up|into|out|pot|cup|sputum|phlegm|sample)\b/,
    means: 'coughHere',
  },
  {
    said: /\bhop\b(?! (?:up|onto|on (?:to )?(?:the|this|my)))|\bjump (?:up and down|on the spot|once)\b|\b(?:drop|land) (?:down )?on(?:to)? your heels\b/,
    means: 'hopHere',
  },
  {
    said: new RegExp(
      `\\b(?:${touch}|thump)\\b.*\\b(?:kidneys?|flanks?|loins?)\\b|\\b(?:kidneys?|flanks?|loins?)\\b.*\\b(?:${touch}|thump)\\b`,
    ),
    unless: /\b(?:can|may|could) i\b(?!.*\b(?:hurt|sore|pain|tender))/,
    means: 'flankTapped',
  },
  { said: /\b(?:dents?|pit|pitting|pitted|thumbprint|indent\w*)\b/, means: 'dentLeft' },
  {
    said: new RegExp(
      `\\b(?:i|going to)\\b.*\\b(?:straighten|stretch|lift|rais)\\w*\\b.*\\b(?:knee|leg)\\b.*\\b(?:pulls?|${sore}|neck|back)\\b|\\bi am (?:lifting|raising)\\b.*\\bleg\\b.*\\bstraighten\\w*`,
    ),
    means: 'legStretched',
  },
  {
    said: new RegExp(
      `\\b(?:i|going to)\\b.*\\b${moved}\\b.*\\b(?:hip|leg|knee|thigh)\\b.*\\b${sore}\\b|\\b${sore}\\b.*\\bi ${moved}\\b.*\\b(?:hip|leg|knee|thigh)\\b`,
    ),
    means: 'legMoved',
  },
  {
    said: new RegExp(`\\bneck\\b.*\\b(?:stiff|resist\\w*|${sore})\\b|\\b(?:stiff|resist\\w*)\\b.*\\bneck\\b`),
    unless:
      /\bturn your head\b|^(?!.*\b(?:bend|bending|move|moving|flex\w*|chin|forward|resist\w*)\b)|\byou (?:bend|move)\b/,
    means: 'neckStiffness',
  },
  {
    said: /\b(?:tuning fork|vibrat\w*|humm?ing)\b.*\b(?:toe|ankle|feel|stops?)\b|\b(?:feel|tell me)\b.*\b(?:tuning fork|vibrat\w*)\b|\b(?:feel|felt)\b.*\b(?:same|equal\w*|different)\b.*\b(?:touch|strok|brush|tickl)\w*|\b(?:touch|strok|brush|tickl)\w*\b.*\b(?:feel|felt)\b.*\b(?:same|equal\w*|different)\b/,
    means: 'touchFelt',
  },
  {
    said: new RegExp(
      `\\b(?:if|when|where) you (?:${touch})\\b.*\\b${sore}\\b|\\b${sore}\\b.*\\b(?:if|when|where) you (?:${touch})\\b`,
    ),
    unless: /\b(?:calf|calves|foot|feet|toes?|cheeks?|sinus\w*|forehead|temples?|scalp)\b/,
    means: 'worse:pressing',
  },
  // "If I press right here, is it tender?" What lies on the other side or happens afterwards is asked elsewhere.
  {
    said: new RegExp(
      `\\b(?:when|if|while|as|where) i (?:am )?(?:(?:gently|just|now) )*${touch}\\b.*\\b${sore}\\b|\\b${sore}\\b.*\\b(?:when|if|while|as|where) i (?:am )?(?:(?:gently|just|now) )*${touch}\\b|\\b(?:i am )?(?:pressing|pushing|tapping)\\b.*\\b(?:does|is|do|any)\\b.*\\b${sore}\\b`,
    ),
    unless:
      /\b(?:left|other side|let go|release|calf|calves|foot|feet|toes?|cheeks?|sinus\w*|forehead|temples?|scalp|feel (?:sick|better|worse|tired|ill))\b|\byou feel\b|\b(?:this|that|it) (?:the|your) (?:same )?(?:pain|pressure|ache)\b/,
    means: 'examination',
    aspect: 'pressed',
  },
  {
    said: new RegExp(
      `\\b(?:${sore}|feel)\\b.*\\b(?:when|if|while|as) i (?:am )?(?:(?:gently|just|now) )*${touch}\\b.*\\b(?:left|other) (?:side|one)\\b|\\bi (?:will |am (?:going to )?|shall )?(?:(?:first|now|gently|just) )*${touch}\\b.*\\b(?:left|other side)\\b.*\\b${sore}\\b`,
    ),
    unless: /\b(?:calf|calves|foot|feet|toes?|legs?|arms?|let go)\b/,
    means: 'bothSides',
  },
  // "I will feel your belly now, any tenderness?"
  {
    said: new RegExp(
      `\\bi (?:will|am (?:going to )?|shall|would like to|want to|need to) ?(?:(?:just|now|quickly|gently|first) )*(?:feel|examin|${touch})\\w* (?:your |the |on |over )+(?:tummy|belly|abdomen|stomach|chest|back|neck)\\b.*\\b(?:any|is|does|do|where)\\b.*\\b${sore}\\b`,
    ),
    unless: /\b(?:left|other side|let go|release|or)\b/,
    means: 'examination',
    aspect: 'pressed',
  },
  {
    said: /\b(?:which|what)\b.*\b(?:worse|more|most|stronger)\b.*\b(?:press\w*|push\w*)\b.*\b(?:let\w* go|releas\w*)\b|\b(?:press\w*|push\w*)\b.*\bor\b.*\b(?:let\w* go|releas\w*)\b.*\b(?:worse|more)\b/,
    means: 'worse:pressing',
  },
  {
    said: /^(?:(?:please|now|and|then|just|next|ok|,|(?:can|could|would|will) you(?: please)?) )*count(?: \w+){0,3} (?:back(?:wards?)?|down)\b|\b(?:take|subtract) (?:7|seven)\b.*\b(?:100|hundred)\b|\bserial (?:7|seven)s?\b/,
    means: 'countsDown',
  },
  {
    said: /^(?:(?:please|now|and|then|just|next|ok|,|(?:can|could|would|will) you(?: please)?) )*walk (?:a few|some|two|three|four|five|a couple of|a|one|up and down|along|over|across|on your|heel)\b(?!.*\b(?:minutes|miles?|kilomet\w+|without|usually|normally|before)\b)/,
    means: 'examination',
    aspect: 'gesture',
  },
  {
    said: /\b(?:can|could|may|might|shall) (?:i|we) (?:(?:just|quickly|also|please) )*(?:check|do|take|measure|get) (?:a few|some|a couple of|the|your) (?:things|measurements|basics|numbers|readings|values)\b/,
    unless: /\b(?:that|if|whether|about)\b/,
    means: 'examination',
    aspect: 'measure',
  },
  {
    said: /\b(?:feel|think|say|scared|afraid|frightened|worried|worry|mind)\b.*\b(?:operation|surgery|operated)\b/,
    unless:
      /\b(?:ever|had|past|before|family|recent\w*|previous|any (?:operations?|surger\w+)|say it|pain|why)\b/,
    means: 'ifOperation',
  },
  {
    said: /\b(?:thread|monofilament|filament|cotton (?:wool|bud)|neurotip)\b.*\bfeel\b|\b(?:say|tell|call|nod)\b.*\b(?:when|whenever|each time|every time|if|as soon as) you (?:can )?feel (?:it|this|that|the \w+|something|a \w+|me)\b/,
    unless: /\b(?:pain|worse|sick|dizzy|faint)\b/,
    means: 'touchFelt',
  },
  {
    said: /^(?:(?:please|now|and|then|just|next|,|(?:can|could|would|will) you(?: please)?) )*(?:take|have|drink|swallow) (?:a |one |this |another )?(?:small |little |big )?(?:sip|mouthful|gulp|swallow)\b|^(?:(?:please|now|and|then|just|next|,|(?:can|could|would|will) you(?: please)?) )*(?:swallow (?:for (?:me|us)|now|once|again|please)|(?:chew|swallow|drink|inhale) (?:it|this|that|them)(?: (?:now|please|slowly|well))*$)/,
    unless: /\b(?:any|lumps?|trouble|hurts?|pain\w*|difficult\w*)\b/,
    means: 'examination',
    aspect: 'gesture',
  },
  {
    said: /\b(?:show me|let me (?:see|look at|have a look at|inspect)|(?:can|could|may|might) i (?:please )?(?:see|have a look at|inspect)|hold out) (?:(?:both|please|of) )*(?:your |the )?(?:(?:back of your|both|left|right|under|inside of your) )*(?:hands?|palms?|tongue|teeth|nails?|fingernails?|finger nails?|fingers?|mouth|throat|neck|eyes?|ears?|arms?|elbows?)\b/,
    means: 'examination',
    aspect: 'gesture',
  },
  {
    said: /\b(?:look|looking|shine|peek|peep)\b.*\b(?:at|in|into) (?:the (?:back|inside) of )?(?:your )?(?:eyes?|ears?|throat)\b/,
    unless: /\b(?:hurt|sore|pain|like|red|yellow|equal|react\w*|same size|(?:is|are) there|papill\w+)\b/,
    means: 'examination',
    aspect: 'measure',
  },
  { said: /\bhold (?:the|your) breath\b/, means: 'examination', aspect: 'gesture' },
  {
    said: /\b(?:what|where|which \w+|how) (?:do|can|would|did) i (?:hear|feel|find|see|palpate|notice)\b|^(?:(?:and|so) )*do i (?:hear|feel|find|see|palpate|notice)\b/,
    means: 'findingAsked',
  },
  {
    said: /\b(?:vocal (?:resonance|fremitus)|bronchial breathing|nystagmus|(?:third|fourth) heart sounds?|heart sounds|(?:foot|pedal|peripheral) pulses|palpable|refill|turgor|bmi|st (?:segments?|elevation)|lung bases|crackles|crackling sounds|crepitations?|creps|rales|murmurs?|(?:added|extra) (?:heart )?sounds|gallop|jvp|jugular|(?:breath|bowel) sounds|air entry|percussion|guarding|rebound|rigidity|clubb(?:ed|ing)|capillary refill|cap refill|papill?o?edema|(?:optic )?disc swelling|fundi|fundus|hepatomegaly|splenomegaly|organomegaly|brisk|babinski)\b|\bpupils\b.*\b(?:equal|react\w*|round|size|same|symmetric\w*)\b|\btonsils\b.*\b(?:red|swollen|enlarged|big|coated|pus)\b|\b(?:dull|resonant|hollow)\b.*\b(?:side|base|tap\w*|percuss\w*|lung|when|right|left)\b|\btap\w*\b.*\b(?:dull|resonant|hollow)\b|\b(?:belly|abdomen|tummy)\b.*\b(?:soft|rigid|hard as a board|distended)\b.*\b(?:or|on)\b/,
    unless: bySelf,
    means: 'findingAsked',
  },
  {
    said: /^(?:(?:and|so|now) )*(?:(?:what|how) (?:is|are|was|were|did|does|do) (?:the|her|his)|(?:has|have|did|is|are) (?:the|her|his)|any) (?:\w+ )?(?:glucose|sugar|ketones?|crp|white (?:cells?|count|cell count)|wbc|lactate|hba1c|troponin|d dimer|hb|haemoglobin|blood (?:results?|tests?)|bloods|potassium|sodium|creatinine|lipase|amylase|urine dip\w*|dipstick|lab results?|culture)\b(?! (?:like|disease|problem|usually|normally|been))|^(?:ketones|crp|lactate|troponin|hba1c)$/,
    unless:
      /\b(?:ever|you|your|last|before|at home|usually|measured|taken|checked|done|made|in the past|high)\b/,
    means: 'resultAsked',
  },
  {
    said: /\bskin\b.*\b(?:stays? up|spring back|go(?:es)? back|fold)\b|\b(?:sounds? (?:different|dull|hollow)|lungs? (?:sound )?clear)\b/,
    unless: bySelf,
    means: 'findingAsked',
  },
  {
    said: /\b(?:glucose|ketones?|crp|white cells?|lactate|hba1c|troponin|d dimer|lipase|beta hcg|hcg|results?|bloods|culture)\b.*\b(?:back|in) yet\b|^(?:any )?(?:ketones|crp|lactate|troponin|hba1c|beta hcg)(?: result)?(?: in (?:the |your )?(?:urine|blood))?$/,
    means: 'resultAsked',
  },
  {
    said: /^(?:(?:and|so|ok) )*what did (?:it|that) (?:say|read|come (?:out|back))/,
    means: 'resultAsked',
  },
  {
    said: /\b(?:does|did|is) (?:this|that|it) (?:reproduce|recreate|bring (?:it|that|the pain|your pain) (?:back|on)|give you the pain)\b/,
    means: 'samePain',
  },
  { said: /\b(?:corner|edge) of your eyes?\b/, means: 'fieldsSeen' },
  {
    said: /\b(?:moving|move|bending) (?:your |the )?(?:big )?toe\b.*\b(?:up|down)\b|\btoe (?:is )?(?:up|down) or (?:up|down)\b/,
    means: 'toeMoved',
  },
  {
    said: /^(?:(?:just|now|and|a|an|one|quick|little|small|tiny|sharp) )+(?:scratch|prick|pinch|sting)\b/,
    unless: /\bsharp (?:pain|sting)\b|\b(?:which|what) (?:hand|arm|finger|side)\b/,
    means: 'examination',
    aspect: 'measure',
  },
  // "Now heel down your shin", "give us your wrist": the body is put to a use, and nothing is asked.
  {
    said: /^(?=.*\b(?:hands?|arms?|wrists?|fingers?|foot|feet|legs?|knees?|heel|shin|head|eyes?|elbows?|shoulders?|straight|up|down)\b)(?:(?:please|now|and|then|next|just|,|(?:can|could|would|will) you(?: please)?) )*(?:(?:close|shut|open) your (?:eyes|mouth)|give (?:me|us) your (?:hand|arm|wrist|finger|foot|leg)|heel|chin|move (?:both|all|each|your)|hold|lift|raise|put|place|slide|run|rub|straighten|stretch|tilt|cross|press|push|pull|grip|squeeze|touch|swing|drop|turn your head|look (?:straight|up|down|to the)|keep your)\b/,
    unless:
      /\b(?:phlegm|cup|pot|hurts?|pain|sore|numb|weak|name|what|how|when|where|which|weight|shirt|mask|bell|button|do you|does|is it|are|spot|place|worst)\b/,
    means: 'examination',
    aspect: 'gesture',
  },
  // The words into which `roundabout.ts` puts "has anyone mentioned that before?"
  {
    said: /\btold of that finding\b/,
    means: 'mentionedBefore',
  },
  {
    said: /\b(?:right|correct) (?:person|patient)\b|\b(?:confirm|check) (?:who you are|your identity|your name)\b/,
    unless: /\bdate of birth\b/,
    means: 'name',
  },
];

/** "Harder. And again. Now the left one.": goes on with what the patient is doing. */
const goesOn =
  /^(?:(?:and|ok|good|great|perfect|now|a bit|even) )*(?:harder|stronger|firmer|again|once more|one more time|relax|and relax|hold it|keep going|deeper|faster|breathe normally|breathe out|the (?:left|right|other)(?: one| side| hand| arm| leg)?)(?: (?:please|now|again))?$/;

/** "Can you feel this? And this?" */
const andHere = /^and (?:this|that)(?: one| side)?$/;

const isStrength =
  /\b(?:squeeze|grip|push (?:against|me)|push and pull|pull (?:me|against|towards?)|press against|resist me|hold (?:up|them|your (?:arms|legs)))\b/;
const isEqual =
  /^(?:(?:and|is|are|it|they|that|this|both|feels?|does|do|the|of|on|about) )*(?:same|equal\w*|symmetric\w*|as strong|one (?:side |hand |arm )?weaker)\b|\b(?:same|equal\w*|symmetric\w*)\b.*\b(?:both|left|right|sides|hands|arms|legs)\b/;

const asHeard = ({ means, aspect }: Bedside): Heard => ({
  fact: means,
  aspects: aspect === undefined ? [] : [aspect],
  isSure: true,
});

interface Leaning {
  readonly text: RegExp;
  readonly message: RegExp;
  readonly means: string;
}

/** Questions that say only with the rest of their message what they ask for. */
const leanings: readonly Leaning[] = [
  // "I am knocking on your chest. Is it dull?"
  {
    text: /\b(?:dull|hollow|resonant)\b(?!.*\b(?:pain|ache)\b)/,
    message: /\b(?:tap|tapping|percuss\w*|knock|knocking)\b/,
    means: 'findingAsked',
  },
  // "Arms out, eyes shut. Does one sink?"
  {
    text: /^(?:(?:and|so) )*(?:does|do|is|are|did) (?:one|either|any|they)(?: (?:of them|arm|hand|side|them))? (?:go\w*|drop\w*|sink\w*|drift\w*|fall\w*|com\w+|lower)\b/,
    message: /\barms?\b/,
    means: 'strengthNow',
  },
  // "A lumbar puncture comes next. Have you heard of that?"
  {
    text: /^(?:(?:and|so) )*(?:have|had) you (?:ever )?heard (?:about|of) (?:it|this|that|such \w+|those|one)(?: \w+)?(?: before)?$/,
    message:
      /\b(?:puncture|scan|ct|mri|x ?ray|ultrasound|operation|surgery|catheter\w*|ecg|angio\w*|test|scope|endoscopy|insulin)\b/,
    means: 'whatIsThat',
  },
  {
    text: /^(?:(?:and|so) )?how (?:do|would|does) (?:you|that|this|it) (?:feel about|make you feel|sit with)(?: (?:that|it|this|you))?$/,
    message: /\b(?:operat\w+|surgery|theatre)\b/,
    means: 'ifOperation',
  },
  {
    text: /^(?:(?:and|so) )?what (?:does|do|did|is) (?:it|that|this|they|the \w+)(?: (?:show|say|read|reading))?$/,
    message: measured,
    means: 'vitals',
  },
  {
    text: /\b(?:ok|okay|fine|all right|alright|comfortable|bad|good|how are you) with (?:them|those|that|it)\b|\b(?:mind|afraid of|scared of) (?:them|those)\b/,
    message: /\b(?:needles|injections|jabs)\b/,
    means: 'needles',
  },
];

/** What a question asks for because of what else is in its message, if it says nothing by itself. */
export const inItsMessage = (text: string, message: string): readonly Heard[] | undefined => {
  const found = leanings.find((each) => each.text.test(text) && each.message.test(message));
  return found === undefined ? undefined : [{ fact: found.means, aspects: [], isSure: true }];
};

/** `text`: one sentence; `message`: all of it, for the sentences that lean on the one before. Empty: needs no answer of its own. */
export const atTheBedside = (
  text: string,
  message: string,
  isExamined: boolean,
): readonly Heard[] | undefined => {
  if (asksMeasures(text)) return [{ fact: 'vitals', aspects: [], isSure: true }];
  if (isExamined && (goesOn.test(text) || andHere.test(text))) return [];
  if (isStrength.test(message) && isEqual.test(text))
    return [{ fact: 'strengthNow', aspects: [], isSure: true }];
  if (/^(?:(?:and|is there|any|do you feel) )*resistance\b/.test(text) && /\bneck\b/.test(message))
    return [{ fact: 'neckStiffness', aspects: [], isSure: true }];
  const found = bedsides.find(({ said, unless }) => said.test(text) && unless?.test(text) !== true);
  if (found === undefined) return undefined;
  const isAge = found.means === 'name' && /\b(?:\d\d|age|old)\b/.test(text);
  return isAge ? [asHeard(found), { fact: 'age', aspects: [], isSure: true }] : [asHeard(found)];
};

/** Joins the two. Leave is given once, and not beside an answer to what is already being done. */
export const besides = (before: readonly Heard[], outright: readonly Heard[]): readonly Heard[] => {
  const isLeave = ({ fact }: Heard): boolean => fact === 'examination';
  const isDone = ({ fact, aspects }: Heard): boolean =>
    fact === 'examination' && !aspects.includes('pressed');
  if (outright.length > 0 && outright.every(isDone) && before.some(isLeave)) return before;
  const isOfExaminer = outright.every(({ fact }) => fact === 'findingAsked');
  return [...(isOfExaminer ? before : before.filter((each) => !isLeave(each))), ...outright];
};

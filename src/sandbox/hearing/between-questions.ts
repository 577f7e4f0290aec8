/** What a student explains, remarks or wants to be sure of between the questions, by the words in which it is said. */
import type { Heard, HeardAct } from './heard.ts';

interface Said {
  readonly said: RegExp;
  readonly unless?: RegExp;
  readonly means: string;
}

const lead = '^(?:(?:and|so|ok|okay|but|well|right|now|please|just|,) )*';

/** Questions that are not about the patient. */
const asked: readonly Said[] = [
  {
    said: /^(?:(?:and|or|so) )*(?:is|are) your (?:wife|husband|partner|girlfriend|boyfriend|spouse) (?:also )?(?:here|with you|outside|waiting|coming|at home)\b/,
    unless: /\b(?:ill|sick|well|healthy|too)\b/,
    means: 'company',
  },
  {
    said: /^(?:(?:and|so|maybe|,) )*(?:would|could|can|will) you (?:please )?(?:bring|come (?:back )?with)\b.*\b(?:daughter|son|husband|wife|partner|mother|father|friend|someone|somebody)\b.*\b(?:next|appointment|visit|follow up|time)\b/,
    means: 'plan',
  },
  // "Can you lie on your back, or do you curl up?"
  {
    said: /\b(?:lie|lying)\b.*\bor\b.*\b(?:curl\w*|roll\w*|double\w*|bend|draw) (?:\w+ )?up\b/,
    means: 'restless',
  },
  // "Do your calves hurt when you walk?"
  {
    said: /\b(?:legs?|calf|calves|thighs?)\b.*\b(?:ache|aching|hurt|pain\w*|cramp\w*)\b.*\bwalk/,
    unless: /\b(?:chest|pressure|belly|tummy|how far|worse|swollen|swell\w*|or)\b/,
    means: 'claudication',
  },
  {
    said: /\b(?:rash|swelling|swollen|reactions?|hives|itch\w*)\b.*\b(?:with|from|to|after|on) (?:(?:any|an|some|other) )?(?:antibiotics?|medic\w+|drugs?|tablets?|pills?)\b/,
    unless: /\b(?:allerg\w*|started|new)\b/,
    means: 'drugReaction',
  },
  // "Nuts, eggs, plasters, nothing of that kind?"
  {
    said: /\b(nuts?|peanuts?|eggs?|shellfish|milk|plasters?|latex|pollen|grass|wasps?|bees?|iodine)\b.*\b(?!\1\b)(?:nuts?|peanuts?|eggs?|shellfish|plasters?|latex|pollen|grass|wasps?|bees?|iodine)\b/,
    unless: /\b(?:at home|keep|own|eat\w*|ate|breakfast|diet|garden|stung)\b/,
    means: 'allergies',
  },
  {
    said: new RegExp(
      `${lead}no (?:\\w+ing|more \\w+|food|drinks?|alcohol|cigarettes?|work|sports?)\\b.*\\b(?:for now|ok|okay|please|until|all right|alright|today|yet|promise\\w*)\\b|^(?:can|could|will|would|do) you promise\\b`,
    ),
    means: 'refrain',
  },
  {
    said: /^(?:(?:and|so) )*(?:is|was) (?:that|this|it) (?:what|something|the thing|one of the things) (?:that )?you (?:were|are|have been|had been|feared|dreaded|worried)\b(?! (?:doing|told|looking|saying|asking|taking|given|thinking))/,
    means: 'worry',
  },
  {
    said: /^(?:(?:and|so) )*have you (?:ever )?heard (?:about|of) (?:this|that|it|those|such (?:a|an) \w+)(?: (?:test|before|already|procedure|examination))*$/,
    means: 'whatIsThat',
  },
  {
    said: /\byour (?:cat|dog|pet|rabbit|bird|horse)\b.*\b(?:name|called)\b|\b(?:name|called)\b.*\byour (?:cat|dog|pet|rabbit|bird|horse)\b/,
    means: 'petName',
  },
  {
    said: /^(?:(?:and|so) )*(?:do|can) you (?:understand|see) (?:why|the reason)(?: (?:for )?(?:that|this|it|i ask|we ask))?$/,
    means: 'understood',
  },
  {
    said: /^(?:(?:and|so) )*if you (?:were|could be|had to be|could have) (?:an? )?(?:animal|superhero|superpower|super power|colou?r|film star|character|fruit|plant)\b/,
    means: 'weather',
  },
  {
    said: /^(?:(?:and|so|ok|,) )*(?:shall|should|can|could|may) (?:i|we) (?:ask|get|call|fetch|send for|arrange for|find)\b.*\b(?:nurse|dietician|dietitian|social worker|chaplain|priest|psychologist|someone|somebody|colleague)\b/,
    unless: /\b(?:samples?|blood|call your|phone|allerg\w*)\b/,
    means: 'plan',
  },
  {
    said: /^(?:(?:and|or|so) )?(?:has|have|did|does) (?:your \w+|any(?:one|body)|some(?:one|body)|others|other people|people|the others)\b.*\b(?:said|say|mention(?:ed)?|told you|remark(?:ed)?|commented) (?:so|that|it|this)(?: (?:too|as well|to you))*$/,
    unless: /\bdoctor\b/,
    means: 'othersSay',
  },
  {
    said: new RegExp(
      `${lead}(?:how (?:does|do) (?:all )?(?:of )?(?:that|this|it|these \\w+) (?:all )?(?:sound|sit with you|land|feel to you)(?: to you)?\\b|what is your (?:first )?reaction to (?:that|this|it)\\b|does (?:that|this|it) (?:all )?sound (?:scary|frightening|bad|a lot)\\b|are you (?:ok|okay|alright|all right|fine)(?: with)? (?:hearing|to hear|me telling you) (?:that|this|it)\\b|what goes through your (?:head|mind) (?:when|now) you hear)`,
    ),
    unless: /\b(?:breath|voice|cough)\b/,
    means: 'howSounds',
  },
  {
    said: /^(?:(?:and|so|,) )*(?:if .*, |suppose .*, )?(?:how would you (?:take|cope|react|deal|handle)\b|what would (?:that|it|such news|this) mean (?:to|for) you\b)|^(?:(?:and|so) )*how would you (?:take|cope|react|deal|handle)\b.*\bif\b/,
    means: 'badNews',
  },
  {
    said: /\b(?:want|need|like|prefer|have|take|shall we (?:have|take|make))\b(?: \w+){0,3} (?:a |an? )(?:\w+ )?(?:moment|minute|second|sec|pause|break|breather)\b(?! (?:for (?:me|us|my)|to (?:talk|answer|ask|speak)))|\bshall we (?:pause|stop) (?:for|here)\b/,
    unless: /\bif\b|\b(?:do you have|have you got|can you spare|at work|from work|lunch)\b/,
    means: 'pause',
  },
  {
    said: new RegExp(
      `${lead}(?:was|is|were) (?:that|this|it|everything|all of (?:it|that)|all this) (?:all )?(?:clear|understandable)\\b`,
    ),
    unless: /\b(?:urine|water|phlegm|vision|liquid)\b/,
    means: 'understood',
  },
  {
    said: /\b(?:would you (?:like|want|prefer)|do you want|should|shall)\b.*\b(?:someone|somebody|anyone|anybody|a (?:friend|nurse|chaperone|relative)|your \w+)\b.* with you\b/,
    unless: /\b(?:results?|explain\w*|talk\w*|goes? (?:through|home)|live|tells?)\b/,
    means: 'chaperone',
  },
  {
    said: /\b(?:anything|something|what|any part)\b.*\b(?:unclear|not clear|confusing|you did not understand)\b/,
    means: 'questionsForYou',
  },
  {
    said: /\b(?:what|which|any|other) (?:\w+ )?questions? (?:does|do|did) (?:that|this|it)\b|\bwhat (?:other |more )?(?:would|do) you (?:like|want) to (?:ask|know)(?: (?:me|us|about (?:it|that|this)))?$/,
    means: 'questionsForYou',
  },
];

/** What is told, and needs no more than a kind word. */
const told: readonly Said[] = [
  {
    said: /^(?:and |but |so )*i (?:will|am going to) (?:try to )?(?:speak (?:quietly|softly|slowly)|keep (?:it|my voice|this)|be (?:quick|brief|quiet|gentle|as (?:quick|gentle|brief))|not (?:be|take|keep you) (?:too )?long)\b/,
    means: 'acknowledgement',
  },
  {
    said: /^(?:(?:ok|okay|and|so|but|please|just|for now|until then|actually|,) )*(?:do not|never) (?!worry|be|mind|hesitate|forget|feel|let|take (?:it|this|that) (?:personal|the wrong|badly)|you\b|know|think|understand|hear|see)/,
    unless: /\bif\b|\?/,
    means: 'refrain',
  },
  {
    said: /^you (?:must not|mustnt|should not|may not|are not (?:allowed|supposed) to)\b/,
    means: 'refrain',
  },
  // "An angina means that the heart gets too little blood": what a thing is or does.
  {
    said: /^(?:(?:so|well|now|to explain(?: it)?(?: simply)?|simply|basically|you see|,|:) )*(?:(?:the|an?) )?(?!you\b|it\b|i\b|we\b|he\b|she\b|they\b|there\b|my\b|your\b|what\b|how\b|when\b|where\b|any\b|(?:is|are|do|does|did|has|have)\b|pain\b|next\b|doctor\b|nurse\b|plan\b)\w+(?: \w+){0,2} (?:(?:is|are) (?:an?|when|called|like)|means?(?: that)?|happens when|shows us|tells us|measures)\b(?: [\w,]+){4,}$/,
    unless:
      /\b(?:or|do you|does it|does that|is it|have you|since|how long|where|what|which|your (?:pain|headache|cough)|pain is|problem|only|i think|i suspect|probably)\b/,
    means: 'explanation',
  },
  {
    said: /^(?:and |so |but )?if (?:it|that|this) is (?:that|it|this|the case|so|one|an? \w+|appendicitis|true)\b.* (?:the|we|they) \w+/,
    unless: /\b(?:you|tell|call|come)\b/,
    means: 'explanation',
  },
  {
    said: /^(?:(?:so|well|ok|okay|you see|basically|because|why|,) )*(?:(?:put |said )?in (?:simple|plain|other|easy) (?:words|terms|english|language)|simply put|(?:because|bc|cos) (?:we|it|that|this|the)|the (?:reason|idea|point|aim) is|what (?:this|that|it) means is|(?:this|that) means|(?:we|i) (?:do not|can not|cannot) (?:yet |really |actually )?(?:know|say|tell|be sure)(?: yet| for sure| for certain)*(?: if| whether| that| what|$)|so (?:that )?(?:we|you) (?:can |will |may )?(?:see|know|find out) (?:whether|if|how|what|which)|(?:it|this|that) is (?:a (?:small|little|short|thin|kind|sort|type|part|tube|test|way)|when (?:the|a|your)|like (?:a|an)|the (?:part|place|tube|little)))\b/,
    unless: /\b(?:normal|like you|not (?:a|your))\b/,
    means: 'explanation',
  },
  {
    said: /^(?:(?:ok|okay|and|so|but|don't worry|,) )*(?:of course )?(?:everything|anything|all|what|it|that|this)\b.*\b(?:stays?|remains?|will stay|kept|is)\b.* ?(?:between (?:the two of )?(?:us|you)|confidential|private|in this room|among us)\b|^(?:i|we) (?:will )?keep (?:it|this|that|everything|all of (?:it|that)) (?:between|confidential|private|to (?:myself|ourselves))/,
    unless: /\bquestions?\b|^(?:everything|anything|what) (?:you|we)\b/,
    means: 'reassurance',
  },
  {
    said: /\b(?:not your fault|nothing to be ashamed of|(?:lots of|many|most) people (?:do|live|get|manage|cope|recover|have)\b.*\b(?:well|better|fine|normal\w*|this)|(?:nobody|no one) (?:will |is going to )?(?:judge|blame)|you are not (?:alone|to blame|wasting)|not (?:because of|down to) (?:something|anything) you|you (?:have )?(?:did|done) (?:well|the right thing|right) (?:to|by|in|coming)|(?:we|i) (?:are|am|will be) (?:right |all )?(?:here|there) (?:with|for) you|get on top of)\b/,
    means: 'reassurance',
  },
];

/** A word about the student, said to be nice. */
const ofStudent =
  /^(?:(?:oh|ah|nice|cool|wow|great|lovely|haha|ha|really|me too|same|how (?:nice|lovely|funny|interesting)|funny|,|no way|same here|sounds (?:nice|great|lovely)) )*(?:i (?:was|have been|used to|love|like|always|also|play|come|studied|worked|grew)|my (?:mum|mom|mother|dad|father|brother|sister|grandmother|grandma|gran|grandfather|grandpa|uncle|aunt|cousin|friend|boyfriend|girlfriend|wife|husband|flatmate|best friend))\b/;
const aboutPatient =
  /\b(?:you|your|test|tests|scan|blood|doctor|pain|symptoms?|questions?|ask|asking|listen\w*|press\w*|examin\w*|tell|know|sorry|worried|afraid|thinking|glad|going|check\w*|see|hear|student|name|here|call\w*|result\w*|diagnos\w*|look\w*|ill|appendi\w*|heart|sugar|infection)\b/;

const heard = (fact: string): readonly Heard[] => [{ fact, aspects: [], isSure: true }];

const meantBy = (text: string, all: readonly Said[]): string | undefined =>
  all.find(({ said, unless }) => said.test(text) && unless?.test(text) !== true)?.means;

/** A question that is asked of what was just said, not of the complaint. */
export const askedInPassing = (text: string): readonly Heard[] | undefined => {
  const fact = meantBy(text, asked);
  return fact === undefined ? undefined : heard(fact);
};

/** A sentence that tells something. `isAlone`: nothing is asked next to it. */
export const toldInPassing = (text: string, isAlone: boolean): readonly Heard[] | undefined => {
  const fact = meantBy(text, told);
  if (fact !== undefined) return isAlone || fact === 'refrain' ? heard(fact) : [];
  if (!ofStudent.test(text) || aboutPatient.test(text) || text.split(' ').length < 4) return undefined;
  return isAlone ? heard('remark') : [];
};

/** Said for kindness or to explain: worth an answer only if nothing else is. */
const kindly: ReadonlySet<string> = new Set(['remark', 'explanation', 'refrain']);

export const withoutKindness = (heard: readonly Heard[], acts: readonly HeardAct[]): readonly Heard[] => {
  const isElse = acts.length > 0 || heard.some(({ fact }) => !kindly.has(fact) && fact !== 'acknowledgement');
  return isElse ? heard.filter(({ fact }) => !kindly.has(fact)) : heard;
};

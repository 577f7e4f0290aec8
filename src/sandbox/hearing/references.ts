/** What "it", "they" or "that" in a question refer to, by what was talked about last. */
import { ofComplaint } from '../facts/all.ts';
import { boundReferences } from './bound-references.ts';
import { closerReferences } from './closer-references.ts';
import { examinationReferences } from './examination-references.ts';
import { fixedReferences } from './fixed-references.ts';
import { followReferences } from './follow-references.ts';
import { laterReferences } from './later-references.ts';
import { lifeReferences } from './life-references.ts';
import { personReferences } from './person-references.ts';
import { isTaken, symptoms, type Detail, type Reference } from './reference.ts';
import { shortReferences } from './short-references.ts';
import { toldReferences } from './told-references.ts';
import { testIds } from './weights.ts';

/** After these, "any burning?" and "at night?" ask about going to the toilet. */
export const ofWater: ReadonlySet<string> = new Set([
  'urine',
  'urineOften',
  'nocturia',
  'urineLook',
  'dysuria',
  'urineAmount',
  'incontinence',
  'prostate',
]);
export const kin: ReadonlySet<string> = new Set(['mother', 'father', 'parents', 'siblings', 'grandparents']);

export const isFamily = (fact: string): boolean =>
  fact === 'family' || fact.startsWith('family:') || kin.has(fact);

/** What "any blood in it?" means after these. */
export const bleeding: Readonly<Record<string, string>> = {
  vomiting: 'bloodVomit',
  nausea: 'bloodVomit',
  bowels: 'bloodStool',
  diarrhoea: 'bloodStool',
  constipation: 'bloodStool',
  stoolLook: 'bloodStool',
  cough: 'haemoptysis',
  sputum: 'haemoptysis',
  urine: 'bloodUrine',
  urineAmount: 'bloodUrine',
  nocturia: 'bloodUrine',
  urineOften: 'bloodUrine',
  urineLook: 'bloodUrine',
  dysuria: 'bloodUrine',
};

/** Of these a smell may be asked. */
const smelling: ReadonlySet<string> = new Set(['sputum', 'cough', 'haemoptysis', 'discharge', 'wound']);

/** Questions about taking tablets, after which names and doses are asked of the tablets. */
const ofTablets: ReadonlySet<string> = new Set(['adherence', 'newMedication', 'sideEffects', 'medicineList']);
const isPeople = (fact: string): boolean => kin.has(fact) || fact === 'childrenOwn' || fact === 'partner';

const isWater = (last: string): boolean => ofWater.has(last);
/** About the complaint itself: "does it go to your arm?", and then "constant or on and off?" */
export const isOfComplaint = (fact: string): boolean =>
  ofComplaint.has(fact) || fact === 'associated' || /^(?:spread|pain|worse|better):/.test(fact);
const isOther = (last: string): boolean => !isOfComplaint(last);
const isHabit = (last: string): boolean =>
  /^(?:smoking|alcohol|substances|vaping|passiveSmoking)$/.test(last);
const isKin = (last: string): boolean => isPeople(last) || isFamily(last);

/** The pain itself has an answer of its own to what is asked of a symptom. */
const isSymptom = (last: string): boolean =>
  symptoms.has(last) && !/^(?:chestPain|bellyPain|headache)$/.test(last);
const isWound = (last: string): boolean => last === 'wound' || last === 'woundCare';

const references: readonly Reference[] = [
  ...toldReferences,
  ...examinationReferences,
  ...boundReferences,
  ...fixedReferences,
  ...shortReferences,
  {
    after: (last) => testIds.has(last),
    said: /\b(?:i|we|me)\b.*\b(?:see|show|look)\b.*\b(?:it|that|them)\b|^show\b/,
  },
  // "Did they offer you a scan?" is about those who treat the patient.
  {
    after: isKin,
    said: /^(?:are|is|do|does|did|were|was|have|has) (?:they|he|she)\b(?!.*\b(?:offer|g[ai]ve|given|send|sent|tell|told|test|check|examine|refer)(?:ed|red)? you\b)/,
  },
  {
    after: isKin,
    said: /^(?:and )?(?:what did (?:they|he|she) die|(?:from|of) what (?:did )?(?:they|he|she) (?:die|died)|how old (?:was|were|is|are) (?:they|he|she)|(?:and )?(?:at )?what age\b|who (?:was|is|were) (?:it|that|they))/,
  },
  {
    after: isWater,
    said: /^(?!.*\b(?:legs?|calf|calves|feet|foot|arms?|chest|throat|back|head|belly|tummy|stomach|joints?|eyes?|muscles?|neck|mouth|skin|side|toes?)\b).*\b(?:burn|burns|burning|sting|stings|stinging|hurt|hurts|sore|painful|pain there)\b/,
    means: 'dysuria',
  },
  { after: isWater, said: /\baccidents?\b/, means: 'incontinence' },
  { after: isWater, said: /^(?!.*\b(?:loss|lost|sense|taste)\b).*\bsmell/, means: 'urineLook' },
  {
    after: (last) => last === 'vomiting' || last === 'nausea',
    said: /^(?!.*\bblood).*\b(?:food|bile)\b/,
    means: 'vomiting',
  },
  {
    after: isWater,
    said: /\b(?:each time|small amounts|large amounts)\b/,
    means: 'urineAmount',
  },
  {
    after: (last, knows) => isOther(last) && knows(`${last}/severity`),
    said: /^does (?:it|that) hurt$|^(?:is|are|was|were) (?:it|that|they) (?:\w+ )?(?:painful|sore|tender|severe|bad)\b/,
  },
  {
    after: isTaken,
    said: /^how (?:fast|quickly|soon|well|long)\b.*\b(?:works?|worked|help\w*|act|acted|kick in|take effect|last|lasted)\b/,
  },
  {
    after: isTaken,
    said: /^(?!.*\b(?:miss|water|pressure|cholesterol|doctor)).*\b(?:names?|doses?|dosages?|what (?:are|is) (?:they|it) called)\b/,
  },
  {
    after: isTaken,
    said: /\b(?:always|every day|forget|miss|regularly|remember)\b.*\b(?:it|them)\b|\btake (?:it|them)\b.*\b(?:always|every day|regularly)\b/,
    means: 'adherence',
  },
  {
    after: isTaken,
    said: /\b(?:tak(?:e|en|ing)|took|on|use|using) (?:it|them|that|those|these|this)\b/,
  },
  { after: isOther, said: /^who(?: (?:was|is|were) (?:it|that|this|they)| has it| had it| exactly)?$/ },
  {
    after: isKin,
    said: /^(?!.*\byour\b)(?:what|which|how|when|where|why)\b.*\b(?:they|he|she|them|her|him)\b/,
  },
  {
    after: isOther,
    said: /^why (?:did|do|are|were) you (?:stop|take|start|quit|get|need|have)(?: (?:it|them|that|this|taking it))?$/,
  },
  {
    after: (last) => isTaken(last) || ofTablets.has(last),
    said: /\b(?:what|which) (?:medicines?|medications?|tablets?|pills?|drugs?)\b.*\b(?:names?|doses?|dosages?)\b/,
    means: 'medication',
  },
  {
    after: (last) => last === 'medication' || ofTablets.has(last),
    said: /\b(?:taken|take|took) (?:it|them|any of them) (?:today|yet|already)\b/,
    means: 'adherence',
  },
  {
    after: (last) => last === 'before',
    said: /^how long (?:did|do|does|was|were) (?:it|that|they|those)\b/,
    means: 'episodes',
  },
  { after: (last) => last === 'travel', said: /^where did you (?:sleep|stay|live|go|work)\b/ },
  { after: isWound, said: /\b(?:treated|dressed|cleaned)\b/, means: 'woundCare' },
  {
    after: (last, knows) => isWound(last) && knows('photo'),
    said: /\b(?:may|can|could) (?:i|we) (?:\w+ ){0,3}(?:see|look)\b|^show\b/,
    means: 'photo',
  },
  {
    after: (last) => ofTablets.has(last),
    said: /^(?!.*\b(?:miss|water|pressure|cholesterol)).*\b(?:names?|doses?|dosages?)\b/,
    means: 'medication',
  },
  {
    after: isKin,
    said: /^(?:is |are )?(?:there )?(?:any |known )*(?:illness(?:es)?|diseases?|problems?|conditions?)(?: known)? (?:there|with them|in them|on (?:that|their|his|her) side)$/,
  },
  {
    after: (last) => last === 'bloodPressure' || last === 'pressureChecks',
    said: /^(?!.*\b(?:last|tak\w+)\b).*\b(?:values?|readings?|figures?|usual|usually|normally|measured?|controlled)\b/,
    means: 'pressureChecks',
  },
  {
    after: (last) => last === 'sexual',
    said: /^(?:(?:is|are|was|were|do|does|did|any|anything|there|you|it|that|have|get|if|and|ever|problems?|trouble|pain|painful|hurts?|like|dry|dryness|or|during|uncomfortable|with) ?)+$/,
    means: 'painSex',
  },
  { after: (last) => last === 'fever', said: /\b(?:measured?|check(?:ed)?|thermometer)\b/ },
  { after: (last) => last === 'exercise', said: /^(?:what|why)\b.*\bstops?\b/ },
  {
    after: isOther,
    said: /^(?:at|since|from) what age\b(?!.*\b(?:menopause|periods?|change)\b)|\bhow (?:did )?you (?:get|got) (?:it|that)$/,
  },
  { after: (last) => last === 'before', said: /\b(?:that|this) one\b/ },
  {
    after: (last) => last === 'weightLoss' || last === 'weightChange',
    said: /^(?:were|are|have) you (?:been )?(?:dieting|on a diet)$|\b(?:trying|on purpose|wanted|intend(?:ed)?|intentional(?:ly)?|deliberate(?:ly)?)\b/,
  },
  {
    after: (last) => isSymptom(last),
    said: /^how long (?:did|does|do) (?:it|that|they) last$/,
  },
  { after: (last) => last === 'period', said: /^(?:was|is) (?:it|that)\b/ },
  {
    after: (last) => last === 'sexual' || last === 'partner',
    said: /^(?:male|female|men|women|a man|a woman)\b/,
  },
  { after: (last) => last === 'contacts', said: /\b(?:they|he|she)\b/ },
  { after: isKin, said: /^(?:all |both )?(?:healthy|well|fine|alive)$/ },
  { after: isOther, said: /\b(?:his|her|their) names?\b/ },
  {
    after: (last) => last === 'vomiting' || last === 'nausea',
    said: /^what (?:came|comes) (?:up|out)\b/,
    means: 'vomiting',
  },
  {
    after: isSymptom,
    said: /^is (?:it|that) still (?:there|present)$|^how (?:often|many times)(?: (?:a|per) (?:day|night|week))?$/,
  },
  {
    after: (last, knows) => isSymptom(last) && (knows(`${last}/feel`) || knows(`${last}/colour`)),
    said: /^what (?:is|was|does) (?:it|that) (?:look )?like$/,
  },
  {
    after: isWound,
    said: /^(?:has|is) (?:it|that) (?:got|getting|grown|red|hot|bigger|open)\b/,
    means: 'wound',
  },
  // "Even a little?"
  { after: isOther, said: /^(?:not )?even\b/ },
  {
    after: isFamily,
    said: /^(?:and )?any(?:one|body)\b.*\b(?:it|that|so|young|before|under)\b(?!.*\b(?:around|work|home|near)\b)/,
  },
  {
    after: (last) => last === 'pregnancy' || last === 'sexual',
    said: /\b(?:prevent|avoid|protect(?:ion)?|against)\b/,
    means: 'contraceptive',
  },
  {
    after: isWound,
    said: /^(?:any |is there |does it have (?:an? )?)?(?:pain|hurts?|painful|sore|smell|smells|smelly|pus)(?: there| in it)?$/,
  },
  { after: (last) => smelling.has(last), said: /^(?:any )?smells?$/ },
  {
    after: (last) => isTaken(last) || ofTablets.has(last),
    said: /^(?:any |are any )?(?:of them )?new(?: ones?| tablets?)?$/,
    means: 'newMedication',
  },
  {
    after: (last) => last === 'weight' || last === 'weightLoss' || last === 'weightChange',
    said: /^(?:were you |are you |was it )?(?:trying(?: to(?: (?:lose|gain)(?: it| weight)?)?)?|on purpose|intended|deliberate)$/,
    means: 'weightChange',
  },
  {
    after: (last) => last === 'thirst' || last === 'dryMouth' || last === 'fluids',
    said: /^(?!.*\b(?:alcohol|beer|wine)).*\bdrink/,
    means: 'fluids',
  },
  {
    after: (last) => /^(?:sputum|cough|haemoptysis|worse:cough)$/.test(last),
    said: /\b(?:it|that)\b.*\b(?:brown|rusty|green|yellow|thick|sticky|smelly)\b|^(?:smelly|thick|sticky|a lot|how much)$/,
    means: 'sputum',
  },
  {
    after: isOther,
    said: /^(?:and )?(?:(?:was|were|is|are) )?(?:everything|all|it all) (?:was |is )?(?:ok|okay|fine|normal|alright|all right|well|good)\b(?! (?:with (?:your|the)|at (?:home|work|school))\b)/,
  },
  {
    after: isOther,
    said: /^(?:what (?:was|were|is) the results?|what did (?:it|they|that) (?:show|say|find))\b/,
  },
  {
    after: isHabit,
    said: /^(?:(?:and|or|did you|have you|ever|never|not even|before|earlier|previously|in the past|at any time|when you were younger|at all) ?)+$/,
  },
  {
    after: isOther,
    said: /^how (?:often|much|many|long)(?: (?:is|was|would|will))? (?:that|it|this)(?: be| have been)?$/,
  },
  {
    after: isOther,
    said: /^(?:is|was) (?:it|that|this) (?:new|something new|normal for you|usual for you|always (?:like that|so))\b|^(?:has|have) (?:it|that|they) always been\b/,
  },
  {
    after: (last) => testIds.has(last),
    said: /\b(?:came|come) (?:out|back)\b|\bresults?\b|\bwhat did (?:it|they) (?:show|say|find)\b/,
  },
  {
    after: isOther,
    said: /^(?:was|were) (?:that|it|this|they)(?: one)?(?: all)? (?:normal|usual)\b/,
  },
  {
    after: (last, knows) => knows(`${last}/last`),
    said: /^when (?:was|were|did) (?:it|that|they|you last (?:have|check|take) (?:it|them|one))\b/,
  },
  { after: (last) => last === 'work', said: /\binvolve/ },
  {
    after: (last) => last === 'cough' || last === 'haemoptysis',
    said: /\b(?:it|that)\b.*\bsmell/,
    means: 'sputum',
  },
  { after: (last) => smelling.has(last), said: /\b(?:it|that)\b.*\bsmell/ },
  { after: () => true, said: /^(?:is|was) (?:that|this|it) something (?:that )?you\b/ },
];

const details: readonly Detail[] = [
  ...personReferences,
  ...closerReferences,
  ...followReferences,
  ...lifeReferences,
  ...laterReferences,
];

/** Whatever else the words sound like, they ask for this alone. */
const alone: ReadonlySet<Detail> = new Set([...personReferences, ...closerReferences]);

const leads = /^(?:(?:and|so|but|or|then|well|ok|okay|oh|also) )+(?=\w+ \w)/;
/** "What is it for, do you know?" */
const tags =
  / (?:do you (?:know|remember|think|recall)|can you (?:remember|recall|say|tell)|if you (?:know|remember)|if i may ask|roughly|approximately|please|by the way|actually|honestly|be honest|is that right)$/;

/** What one detail of something is asked for, if the words ask for one. */
export const detailMeant = (
  said: string,
  last: string,
  knows: (key: string) => boolean,
): (Pick<Detail, 'aspect'> & { readonly fact: string; readonly isDetail?: true }) | undefined => {
  const bare = said.replace(leads, '');
  const untagged = bare.replace(tags, '');
  const found = details.find(
    (each) => (each.said.test(bare) || each.said.test(untagged)) && each.after(last, knows),
  );
  if (found === undefined) return undefined;
  const fact = found.means ?? last;
  const isDetail = found.aspect !== undefined || alone.has(found);
  return {
    fact,
    ...(found.aspect === undefined ? {} : { aspect: found.aspect }),
    ...(isDetail ? { isDetail } : {}),
  };
};

/** The fact that the words refer to, if they refer to the last one. */
export const referredTo = (
  said: string,
  last: string,
  knows: (key: string) => boolean,
): string | undefined => {
  const bare = said.replace(tags, '');
  const found = references.find(
    (each) => (each.said.test(said) || each.said.test(bare)) && each.after(last, knows),
  );
  return found === undefined ? undefined : (found.means ?? last);
};

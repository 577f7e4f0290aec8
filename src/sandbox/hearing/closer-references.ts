/** Asks one more thing about an illness, a medicine, a habit or an earlier attack that was just talked about. */
import { among, isTaken, symptoms, type Detail } from './reference.ts';

const ofPressure = among('bloodPressure', 'pressureChecks', 'bloodPressureTablets');
const ofEarlier = among('before', 'episodes', 'crescendo');
const ofQuitting = among('smoking', 'quitHard', 'quitHelp', 'willing');
const ofEvent = among('doing', 'exercise', 'onset', 'onsetManner', 'faint', 'falls', 'complaint');

/** What is taken for these. */
const remedies: readonly (readonly [illness: string, remedy: string])[] = [
  ['diabetes', 'insulin'],
  ['bloodPressure', 'bloodPressureTablets'],
  ['pressureChecks', 'bloodPressureTablets'],
  ['cholesterol', 'statin'],
  ['migraine', 'triptan'],
  ['asthma', 'inhaler'],
  ['hayFever', 'antihistamine'],
  ['allergies', 'antihistamine'],
  ['heartburn', 'antacids'],
  ['musclePain', 'supplements'],
  ['infections', 'creams'],
  ['uti', 'creams'],
];

/** Denied if the case does not mention them. */
const always: ReadonlySet<string> = new Set([
  'bloodPressureTablets',
  'statin',
  'insulin',
  'triptan',
  'inhaler',
  'antihistamine',
]);

const ofRemedies: readonly Detail[] = remedies.map(([illness, means]) => ({
  after: (last, knows) => last === illness && (always.has(means) || knows(means)),
  said: /^(?:and )?treated(?: for (?:it|that))?$|\b(?:(?:is|are|was) (?:it|that|they) (?:\w+ )?treated|treatment|tak(?:e|ing) (?:anything|something|tablets?|pills?|medicines?|medication) (?:for|against) (?:it|that)|what do you take (?:for|against) (?:it|that|them|the [\w ]+))\b|^what (?:do|did|have) you (?:take|taken|use|used|took|do|done|get|given|tried)(?: (?:for|against|about|to treat) (?:it|that|them|this|those))?$|^(?:is|are|was|were) (?:it|that|they) (?:\w+ )?treated\b|^how (?:do|did) you treat (?:it|that|them)$/,
  means,
}));

const ofIllnesses: readonly Detail[] = [
  {
    after: (last, knows) => ofPressure(last, knows) && knows('pressureChecks/who'),
    said: /^who (?:\w+ )?(?:found|diagnosed|discovered|measures?|checks?|noticed)\b/,
    means: 'pressureChecks',
    aspect: 'who',
  },
  {
    after: (last, knows) => ofPressure(last, knows) && knows('pressureChecks'),
    said: /^how high\b|^what (?:was|is|were|are) (?:it|the (?:last )?(?:value|reading|figure)s?)(?: last time| then)?$/,
    means: 'pressureChecks',
  },
  {
    after: (last, knows) => ofPressure(last, knows) && knows('pressureChecks/controlled'),
    said: /^(?:is|was|are) (?:it|that|they)\b.*\b(?:controll?ed|under control|stable|well managed|in check|well (?:set|adjusted))\b/,
    means: 'pressureChecks',
    aspect: 'controlled',
  },
  {
    after: (last, knows) => among('cholesterol', 'statin')(last, knows) && knows('cholesterol/amount'),
    said: /^how high\b|^what (?:was|is|were) (?:it|the (?:value|figure)s?)$/,
    means: 'cholesterol',
    aspect: 'amount',
  },
  {
    after: (last, knows) =>
      among('gestational', 'diabetes', 'babySize', 'pregnancies')(last, knows) && knows('diabetes/last'),
    said: /\b(?:check\w*|test\w*|measur\w*)\b.*\b(?:since|after(?:wards)?|later|again)\b/,
    means: 'diabetes',
    aspect: 'last',
  },
  {
    after: (last, knows) => among('vision', 'eyes')(last, knows) && knows('eyeTest'),
    said: /^when\b.*\b(?:check\w*|test\w*|examin\w*)\b/,
    means: 'eyeTest',
  },
  {
    after: (last, knows) => among('migraine', 'triptan')(last, knows) && knows('migraine/last'),
    said: /^when (?:was|did|were) (?:the|your|you) (?:last|latest|most recent|have the last)\b/,
    means: 'migraine',
    aspect: 'last',
  },
  {
    after: (last, knows) => among('migraine', 'triptan')(last, knows) && knows('migraineTrigger'),
    said: /^what (?:sets?|brings?|triggers?|causes?|starts?|provokes?) (?:them|it|those|one)\b|^(?:any |are there )?triggers\b/,
    means: 'migraineTrigger',
  },
  {
    after: among('allergies', 'drugReaction', 'penicillin'),
    said: /^how old were you\b/,
    means: 'allergies',
    aspect: 'when',
  },
  {
    after: among('allergies', 'drugReaction', 'penicillin'),
    said: /^have you (?:had|taken|been given) (?:it|that) (?:since|again|after)\b/,
    means: 'penicillin',
  },
  {
    after: among('period'),
    said: /^(?:was|is|were) (?:it|that|this)(?: (?:last )?(?:one|period))? (?:\w+ )?(?:normal|usual|as (?:always|usual|normal))\b/,
    aspect: 'usual',
  },
  {
    after: (last, knows) => last === 'period' && knows('menarche'),
    said: /\b(?:start|begin|get|have) (?:your |having |getting )?(?:first )?periods?\b|\bfirst period\b/,
    means: 'menarche',
  },
  {
    after: (last, knows) => symptoms.has(last) && knows('order'),
    said: /^(?:was|did|is) (?:it|that|this)\b(?!.*\bworse\b).*\b(?:before|after)\b.*\bthe (?:pain|headache|pressure|cough|fever|tiredness|thirst)\b/,
    means: 'order',
  },
];

const ofMedicines: readonly Detail[] = [
  {
    after: (last, knows) =>
      (isTaken(last) || last === 'adherence') && knows('medication/who') && !knows(`${last}/who`),
    said: /^who (?:\w+ )?(?:prescribed|prescribes|gave|put you on|started)\b/,
    means: 'medication',
    aspect: 'who',
  },
  {
    after: (last, knows) => last === 'thermometer' && knows('fever/when'),
    said: /^when(?: (?:was|did you) .*)?$/,
    means: 'fever',
    aspect: 'when',
  },
  {
    after: (last, knows) => last === 'thermometer' && knows('fever/since'),
    said: /^since when\b/,
    means: 'fever',
    aspect: 'since',
  },
  {
    after: (last, knows) => last === 'fever' && knows('thermometer'),
    said: /^(?:with|using) what$/,
    means: 'thermometer',
  },
  {
    after: (last, knows) => among('medication', 'medicineList')(last, knows) && knows('medication/why'),
    said: /^what (?:is|was|are|were) (?:it|that|they|those|this one|that one|these|each|both) for$/,
    means: 'medication',
    aspect: 'why',
  },
  {
    after: among(
      'medication',
      'steroids',
      'statin',
      'contraceptive',
      'waterTablets',
      'newMedication',
      'triptan',
    ),
    said: /^(?:did|do) you (?:notice|feel|get|have) (?:anything|something|any\w*) (?:\w+ )?(?:from|with|on|after) (?:it|them|that)\b/,
    means: 'sideEffects',
  },
  {
    after: (last, knows) =>
      among('tried', 'painkillers', 'antacids', 'paracetamol')(last, knows) && knows('tried'),
    said: /^how (?:fast|quickly|soon|well) (?:did|does) (?:it|that|they|the \w+) (?:work|help|act|kick in|take effect)\b/,
    means: 'tried',
    aspect: 'relief',
  },
  {
    after: among('wound', 'woundCare', 'photo'),
    said: /^who (?:else )?(?:has |have )?(?:seen|saw|looked|looks)\b/,
    means: 'seenDoctor',
  },
  {
    after: among('gp'),
    said: /^when (?:were|did|have) you (?:last )?(?:there|been there|seen? (?:him|her|them)|go there|visit\w*)(?: last)?\b/,
    aspect: 'last',
  },
];

const ofEarlierOnes: readonly Detail[] = [
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/since'),
    said: /^(?:since when|how long) (?:are|have|do|did) you (?:been )?(?:\w+ing|had|have|noticed?|felt|got) (?:this|that|it|them|those|these)\b/,
    means: 'before',
    aspect: 'since',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/relief'),
    said: /^what (?!.*\b(?:better|worse)\b)(?:made|makes|helped|helps|stopped|ended)\b|^how did (?:it|they|that|those) (?:stop|end|go(?: away)?|pass)$/,
    means: 'before',
    aspect: 'relief',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/feel'),
    said: /^(?:was|is|were|are) (?:it|that|this|they|those)(?: pain| one| ones)? (?:\w+ )?(?:the )?(?:same|similar|alike)\b/,
    means: 'before',
    aspect: 'feel',
  },
  {
    after: (last, knows) =>
      knows('location/start') && /^(?:location|spread|radiation|pain|onset|movedWhen)/.test(last),
    said: /^before (?:that|this|then|it moved)\b.*\bwhere\b|^where (?:was|did)\b.*\bbefore(?: (?:that|this|then))?$/,
    means: 'location',
    aspect: 'start',
  },
];

const ofEvents: readonly Detail[] = [
  {
    after: ofEvent,
    said: /\b(?:rest|resting|sitting|lying)\b.*\b(?:exert\w*|effort|activ\w*|strain\w*|exercis\w*|moving|working)\b|^(?:was|were) (?:it|you|that)\b.*\b(?:exert\w*|effort|strain\w*)\b/,
    means: 'doing',
  },
  {
    after: ofEvent,
    said: /^what (?:happened|came) (?:next|then|after(?:wards| that)?)$/,
    means: 'course',
    aspect: 'next',
  },
  {
    after: (last, knows) => ofEvent(last, knows) && knows('witness'),
    said: /^who (?:was|were) (?:there|with you|around|near you|next to you|present)\b/,
    means: 'witness',
  },
  {
    after: among('whyNow', 'seenDoctor', 'company'),
    said: /^why not (?:earlier|before|sooner|at once|straight away|then)\b/,
    means: 'whyNotBefore',
  },
  {
    after: among(
      'whyNow',
      'familyThinks',
      'othersSay',
      'seenDoctor',
      'toldAnyone',
      'onset',
      'before',
      'complaint',
    ),
    said: /^why (?:did|have|had) you (?:\w+ )?(?:wait\w*|delay\w*|hesitat\w*|left it|leave it|put it off)\b/,
    means: 'whyNotBefore',
  },
];

const ofHabits: readonly Detail[] = [
  {
    after: ofQuitting,
    said: /^why\b.*\b(?:start\w* again|go back|went back|relaps\w*|fail\w*)\b/,
    means: 'quitHard',
  },
  { after: ofQuitting, said: /^what (?:\w+ )?helped(?: you)?(?: then)?$/, means: 'quitHelp' },
  {
    after: among('work', 'jobDetail', 'jobStrain', 'workHours'),
    said: /^(?:can|could|do) you (?:still )?(?:do|manage) (?:it|that|your (?:work|job))(?: now| at the moment)$/,
    means: 'impact',
  },
  {
    after: among('stress', 'jobStrain', 'lowMood', 'anxiety'),
    said: /^how (?:do|did|are) you (?:\w+ )?(?:cop\w+|deal\w*|handl\w+|manag\w+)\b(?: with (?:it|that|this|the stress))?$/,
    means: 'stress',
    aspect: 'coping',
  },
  {
    after: (last, knows) =>
      among('work', 'school', 'examDetail', 'worry')(last, knows) && knows('examDetail'),
    said: /^(?:in|on) (?:what|which subject)$|^what (?:happens|is|will happen) if you (?:miss|fail|skip)\b|^(?:can|could) (?:it|you|the exam)\b.*\b(?:mov\w+|postpon\w+|put off|repeat\w*|tak\w+ (?:it )?later)\b|^when is (?:it|that|the exam)$/,
    means: 'examDetail',
  },
  {
    after: (last, knows) => among('ideas', 'worry')(last, knows) && knows('ideas/found'),
    said: /^where (?:did|have) you (?:read|hear|heard|see|seen|get|got) (?:it|that|this)\b/,
    means: 'ideas',
    aspect: 'found',
  },
];

const ofCauses: readonly Detail[] = [
  {
    after: (_, knows) => knows('familyThinks'),
    said: /^what (?:does|did|do) your (?:wife|husband|daughter|son|family|parents|mother|boyfriend|flatmates?) (?:say|think|make|reckon)\b/,
    means: 'familyThinks',
  },
  {
    after: (last, knows) => among('fluids', 'thirst')(last, knows) && knows('better:drinking'),
    said: /^(?:does|did|do) (?:it|that|they|drinking) (?:\w+ )?help\b/,
    means: 'better:drinking',
  },
  {
    after: (_, knows) => knows('worse:eating'),
    said: /\b(?:food|eating|meals?)\b.*\b(?:(?:anything|something) to do with|play (?:a|any) (?:part|role)|make (?:a|any) difference|influence|affect)\b|\b(?:related|linked|connected) to (?:food|eating|meals?)\b/,
    means: 'worse:eating',
  },
  {
    after: (_, knows) => knows('bloodPressureTablets'),
    said: /^(?:is|was|are) your (?:blood )?pressure (?:\w+ )?treated\b/,
    means: 'bloodPressureTablets',
  },
];

export const closerReferences: readonly Detail[] = [
  ...ofRemedies,
  ...ofIllnesses,
  ...ofMedicines,
  ...ofEarlierOnes,
  ...ofEvents,
  ...ofHabits,
  ...ofCauses,
];

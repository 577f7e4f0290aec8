/** Words that alone would be heard as another question, most of them after one topic only: "on purpose?", "and at home?" */
import { isOfFamily, type Reference } from './short-references.ts';

const among =
  (...facts: readonly string[]): Reference['after'] =>
  (last) =>
    facts.includes(last);

const ofWeight = among('weight', 'weightLoss', 'weightChange', 'weightGain', 'weightIntent', 'looseClothes');
const ofEarlier = among('before', 'episodes', 'crescendo');

export const detailReferences: readonly Reference[] = [
  {
    after: (_, knows) => knows('sleep'),
    said: /^(?:and )?does (?:it|that|the (?:cough|pain|fever|itching)) keep you (?:awake|up)\b/,
    means: 'sleep',
  },
  {
    after: among('impact', 'employer', 'work'),
    said: /^(?:and )?is (?:it|that|this) a problem(?: for you)?$/,
    means: 'employer',
  },
  {
    after: () => true,
    said: /^(?:has|have|does|do|is|did) (?:some|any)(?:one|body) in (?:the |your )?family\b(?!.*\b(?:heart|lungs?|kidneys?|sugar|blood|thyroid|pressure)\b).*\bproblems? with\b/,
    means: 'familyOther',
  },
  { after: () => true, said: /\bbuild(?:ing)? (?:up )?muscles?\b/, means: 'supplements' },
  {
    after: () => true,
    said: /^did any(?:one|body) else\b.*\b(?:ill|sick)\b|\bother (?:people|guests|colleagues|workers)\b.*\b(?:ill|sick)\b/,
    means: 'contacts',
  },
  {
    after: (_, knows) => knows('dryMouth'),
    said: /^is your mouth (?:\w+ )?dry\b/,
    means: 'dryMouth',
  },
  {
    after: (_, knows) => knows('vision/before'),
    said: /\b(?:flashes|zigzags?|flickering)\b/,
    means: 'vision',
  },
  {
    after: () => true,
    said: /\b(?:goes|going) through your (?:mind|head) when\b/,
    means: 'ideas',
  },
  {
    after: (_, knows) => knows('stress'),
    said: /\ba lot going on\b|\bworries at (?:work|home)\b/,
    means: 'stress',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/doing'),
    said: /\bchest\b.*\bwhen you (?:climb|walk|hurry|run)\b|^have you (?:also )?had it\b.*\bat (?:rest|night)\b/,
    means: 'before',
  },
  {
    after: among('work', 'jobDetail', 'jobStrain', 'workHours'),
    said: /^(?:and )?do you (?:\w+ )?(?:enjoy|like|love) (?:it|that|the work|your work|your job)$/,
    means: 'jobStrain',
  },
  {
    after: isOfFamily,
    said: /^(?:and )?how old(?:$| (?:was|were|is|are) (?:the|that|this) (?:person|relative|man|woman|one)\b)/,
  },
  {
    after: (last, knows) => among('breathless', 'orthopnoea', 'cough')(last, knows) && knows('orthopnoea'),
    said: /^(?:(?:and|also|even|what about|how about|when|or|is it|is that|so|too|you) )*(?:lying|lie) (?:flat|down)(?: too| as well)?$/,
    means: 'orthopnoea',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/doing'),
    said: /^(?:was|were|is|did|does)\b.*\b(?:active|moving|resting|at rest|any exercise|exercising|lifting|exert\w+)\b/,
    means: 'before',
  },
  {
    after: (last, knows) => last === 'before' && knows('before/often'),
    said: /^(?:and )?how (?:often|many times)$/,
    means: 'before',
  },
  { after: ofEarlier, said: /\bhow\b.*\b(?:different|differ)\b|^what is different\b/, means: 'before' },
  {
    after: among('travel', 'immobile'),
    said: /^(?:and )?where (?:were you|was (?:it|that)|did you (?:go|fly|drive)(?: to)?|have you been|to)(?: exactly| then)?$/,
    means: 'travel',
  },
  {
    after: ofWeight,
    said: /\b(?:on purpose|wanted|intend\w*|intentional\w*|deliberate\w*|trying|dieting|with a diet|on a diet)\b/,
    means: 'weightIntent',
  },
  {
    after: ofWeight,
    said: /\b(?:clothes|trousers|skirts?|belt)\b/,
    means: 'looseClothes',
  },
  {
    after: among('fever', 'thermometer'),
    said: /^(?:and )?(?:every day|daily|all day|all the time|constantly)$/,
    means: 'fever',
  },
  {
    after: (last, knows) =>
      among('tried', 'painkillers', 'usualRemedy', 'overCounter')(last, knows) && knows('tried/often'),
    said: /^(?:and )?how often (?:(?:do|did|have|are) you )?(?:take|took|taken|taking|use|used)(?: (?:it|them|that|those))?$/,
    means: 'tried',
  },
  {
    after: among('jobStrain', 'stress'),
    said: /^(?:(?:and|or|what about|how about|also) )*(?:at home|in private|privately)$/,
    means: 'stress',
  },
  {
    after: (last, knows) => knows(`${last}/home`),
    said: /^(?:(?:and|or|what about|how about|also) )*(?:at home|in private|privately)$/,
  },
  {
    after: (last) => !/^(?:complaint|onset|howAreYou|location|severity|character|course|timing)$/.test(last),
    said: /^(?:and |so )?when was the last time(?: you did(?: (?:it|that|this))?)?$/,
  },
  {
    after: among('sexual', 'doing', 'painSex', 'condoms', 'contraceptive', 'libido'),
    said: /\bin that (?:area|department|respect)\b/,
    means: 'sexual',
  },
  {
    after: among('bloodPressure', 'pressureChecks'),
    said: /\b(?:check|measure|monitor)(?:ed)?\b.*\b(?:it|yourself|at home)\b/,
    means: 'pressureChecks',
  },
  {
    after: among('diabetes', 'sugarChecks'),
    said: /^(?:do|did|have) you\b.*\b(?:check|measure|monitor)(?:ed)?\b.*\b(?:it|yourself|at home)\b/,
    means: 'sugarChecks',
  },
  {
    after: among('urine', 'urineOften', 'nocturia', 'urineAmount'),
    said: /^how (?:many times|often)\b.*\bnight\b/,
    means: 'nocturia',
  },
  {
    after: () => true,
    said: /\bbleed\w*\b.*\b(?:after|since) (?:the |your )?(?:menopause|change)\b/,
    means: 'vaginalBleeding',
  },
  {
    after: (last, knows) => knows(`${last}/when`) || knows(`${last}/since`),
    said: /\bhow old (?:were you|you were)\b/,
  },
  {
    after: () => true,
    said: /^(?:shall|should|can|do you want|would you like)\b.*\b(?:go over|go through|repeat|explain)\b.*\b(?:again|once more)$/,
    means: 'goOver',
  },
  {
    after: () => true,
    said: /\b(?:feel|notice)\b.*\b(?:touch\w*|my finger|the cotton)\b(?!.*\b(?:hurt|pain)\w*\b)/,
    means: 'touchFelt',
  },
];

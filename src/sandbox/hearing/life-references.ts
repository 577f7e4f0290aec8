/** The same as in `follow-references.ts`, of illnesses, medicines, the family and the life of a patient. */
import { among, isOfFamily, type Detail } from './reference.ts';

const ofIllness = among('history', 'bloodPressure', 'cholesterol', 'diabetes', 'asthma', 'hayFever', 'heart');
const ofMedicines = among(
  'medication',
  'medicineList',
  'adherence',
  'sideEffects',
  'newMedication',
  'overCounter',
  'statin',
  'waterTablets',
  'bloodPressureTablets',
  'contraceptive',
);
const ofPartner = among(
  'partner',
  'sexual',
  'condoms',
  'contraceptive',
  'sti',
  'painSex',
  'pregnancy',
  'libido',
);
const ofOthers = among(
  'partner',
  'home',
  'childrenOwn',
  'company',
  'familyThinks',
  'familyFeels',
  'support',
  'loneliness',
  'closeTo',
);
const ofWork = among('work', 'jobDetail', 'jobStrain', 'workHours', 'employer');
const ofKin = (last: string): boolean =>
  isOfFamily(last) || last === 'familyTreated' || last === 'familyTrouble';

const ofIllnesses: readonly Detail[] = [
  {
    after: among('history'),
    said: /^(?:since when|how long|for how long|since how many years|since which year|how many years)\b(?!.*\b(?:pain|cough|pressure on|headache|complaint)\b)|^when (?:was|were|did)\b.*\b(?:they|those|that|it)\b/,
    aspect: 'since',
  },
  {
    after: among('history'),
    said: /\b(?:control(?:led)?|well managed|stable|in check)\b/,
    aspect: 'controlled',
  },
  {
    after: among('cholesterol'),
    said: /\b(?:control(?:led)?|well managed|stable|in check)\b/,
    aspect: 'result',
  },
  {
    after: (last, knows) => ofIllness(last, knows) && knows('bloodPressureTablets/stopped'),
    said: /^(?:are|were) you (?:being |getting )?(?:treated|on (?:any |some )?(?:treatment|tablets|medication|medicine))\b|^why\b.*\b(?:tablets?|pills?|medic\w+|treat\w*|drugs?)\b/,
    means: 'bloodPressureTablets',
    aspect: 'stopped',
  },
  {
    after: ofMedicines,
    said: /^why\b.*\b(?:stop\w*|left|leave|gave|give|quit|came off|come off)\b/,
    means: 'medication',
    aspect: 'stopped',
  },
  {
    after: ofMedicines,
    said: /^(?:have|did) you (?:ever |recently |just )?(?:stop\w*|given up|come off|came off|left out|leave out)\b/,
    means: 'medication',
    aspect: 'stopped',
  },
  {
    after: () => true,
    said: /^who (?:\w+ )?(?:sorts?|puts?|prepares?|manages?|organi[sz]es?|sets?|fills?|lays?|gives?)\b.*\b(?:tablets?|pills?|medic\w+|them|box)\b|\b(?:pill|tablet|medicine|weekly|dosette) (?:box(?:es)?|organi[sz]er)\b/,
    means: 'adherence',
    aspect: 'sorted',
  },
  {
    after: (last, knows) =>
      among('steroids', 'creams', 'injections', 'jointPain', 'newMedication')(last, knows) &&
      knows('steroids/worse'),
    said: /\b(?:worse|start\w*|began|begin|come on|came on)\b.*\b(?:after|since|with|because of)\b.*\b(?:it|that|them|those)\b/,
    means: 'steroids',
    aspect: 'worse',
  },
  {
    after: among('allergies', 'drugReaction', 'penicillin'),
    said: /^(?:what|which|how)\b.*\breact\w*\b|^what (?:\w+ )?happen\w*\b/,
    means: 'allergies',
    aspect: 'result',
  },
  {
    after: among('seenDoctor', 'gp'),
    said: /^what (?:(?:did|has|have) )?(?:he|she|they|the doctor|the gp|your doctor|that doctor) (?:say|said|give|gave|given|prescribe\w*|do|did|done|find|found|think|tell|told)\b/,
    means: 'seenDoctor',
    aspect: 'given',
  },
  {
    after: among('gp', 'screening', 'specialist', 'pressureChecks', 'gynaecologist'),
    said: /\b(?:take|took|taken|draw|drew|drawn|check\w*|test\w*)\b.*\bblood\b(?! pressure)|\bblood tests?\b/,
    means: 'bloods',
    aspect: 'last',
  },
  {
    after: () => true,
    said: /\b(?:which|what|any)\b.*\b(?:home )?(?:remedy|remedies)\b(?!.*\bherb)/,
    means: 'tried',
  },
];

const ofFamilies: readonly Detail[] = [
  {
    after: ofKin,
    said: /^(?:(?:are|is|was|were|they|she|he|all) )*(?:on|with|treated with|taking) (?:insulin|tablets?|pills?|medic\w+)\b|^(?:insulin|tablets?|pills?|injections?|just diet)$/,
    means: 'familyTreated',
  },
  {
    after: ofKin,
    said: /^(?!when\b)(?!.*\b(?:you|your own|check ?up)\b).*\b(?:scan\w*|test\w*|check\w*|screen\w*|examin\w*)\b|^(?:did|have|has|were|was) (?:the )?(?:others?|anyone else|someone else|any of them)\b.*\b(?:scan\w*|test\w*|check\w*|screen\w*|examin\w*)\b/,
    means: 'family',
    aspect: 'checked',
  },
  {
    after: ofKin,
    said: /^(?:were|was|did|have|had|are|do) you\b.*\b(?:car(?:e|ed|ing|er) (?:for|of)|look\w* after|nurs\w+|carer|help\w* (?:her|him|them))\b/,
    means: 'family',
    aspect: 'cared',
  },
  {
    after: (last) => last.startsWith('family'),
    said: /^(?:is|are) (?:he|she|they|both|all of them)\b.*\b(?:alive|living|with us|around)\b|^(?:still )?(?:alive|living)$/,
    means: 'family',
    aspect: 'alive',
  },
  {
    after: () => true,
    said: /^how (?:is|are|does|do|has|have) your (?:wife|husband|partner|boyfriend|family|mum|mother|daughter|children|kids|parents|loved ones)\b.*\b(?:tak\w+|cop\w+|hold\w*|bear\w*|deal\w*|react\w*|handl\w*|feel\w*)\b(?!.*\b(?:tablets|medic\w+)\b)/,
    means: 'familyFeels',
  },
  {
    after: ofOthers,
    said: /^how (?:is|does|are|do|has|have) (?:she|he|they)\b.*\b(?:doing|cop\w+|feel\w*|tak\w+|hold\w*|bear\w*|deal\w*|handl\w*|react\w*)\b/,
    means: 'familyFeels',
  },
  {
    after: (last, knows) => ofOthers(last, knows) && knows('partner/coping'),
    said: /^how\b.*\b(?:cop\w+|manag\w+|getting on|get on|getting by|doing|deal\w*|been|feel\w*)\b.*\b(?:since|then|alone|without|with (?:it|that)|these years)\b|^how (?:do|did|have|are) you (?:been )?(?:cop\w+|manag\w+|deal\w*)\b/,
    means: 'partner',
    aspect: 'coping',
  },
  {
    after: among('childrenOwn', 'caringFor'),
    said: /\b(?:looked after|taken care of|cared for|minded|minding|watch\w+ (?:him|her|them)|babysit\w*|who has (?:him|her|them)|with (?:him|her|them) now)\b/,
    means: 'caringFor',
  },
  {
    after: ofPartner,
    said: /\b(?:more than one|other|another|several|multiple|different|any other|new|changed?|changing|many|last new)\b.*\bpartners?\b|\b(?:with|see|seeing|seen|sleep\w*|slept|meet|met) (?:someone|somebody|anyone|anybody) (?:new|else)\b|\b(?:have|had) (?:someone|somebody|anyone) new\b|\bonly (?:the )?one partner\b|\bpartners? (?:lately|recently|in the last|in the past)\b/,
    means: 'sexual',
    aspect: 'amount',
  },
];

const ofLife: readonly Detail[] = [
  {
    after: () => true,
    said: /^(?:did|was it|has) (?:your )?\w+ (?:who |that )?(?:bring|brought|drive|drove|driven|take|took|fetch\w*) you\b(?! (?:any|some|something)\b)/,
    means: 'seenDoctor',
    aspect: 'transport',
  },
  {
    after: among('seenDoctor', 'company'),
    said: /^(?:by )?(?:the |an |a )?(?:ambulance|taxi|cab|car|bus)$/,
    means: 'seenDoctor',
    aspect: 'transport',
  },
  {
    after: () => true,
    said: /\b(?:drug|drugs|medication|medicine|tablet) (?:list|chart)\b/,
    means: 'medication',
  },
  {
    after: among('contraceptive'),
    said: /\b(?:forg[eo]t\w*|miss(?:ed)?|skip\w*|late|leave out|left out)\b/,
    means: 'adherence',
  },
  {
    after: ofWork,
    said: /^(?!is (?:it|that|the)\b)(?!.*\b(?:pain|hurt|since|ill|sick|worse|when you)\b).*\b(?:lift\w*|heavy|computers?|screens?|screen time|desk|sitting|standing|on your feet|carry\w*|physical)\b/,
    means: 'work',
    aspect: 'duties',
  },
  {
    after: () => true,
    said: /\b(?:work|job|studies|school|uni|university)\b.*\b(?:get\w*|got) (?:to|on top of) you\b|\b(?:work|job)\b.*\b(?:too much|weigh\w* on)\b/,
    means: 'jobStrain',
  },
  {
    after: () => true,
    said: /\b(?:los\w+|cut|deduct\w*|less|lower|reduced?|miss\w*)\b.*\b(?:pay|money|wages?|salary|income|earnings)\b.*\b(?:off|sick|ill|away|here|now|this)\b|\b(?:off|sick|ill)\b.*\b(?:los\w+|less|cut)\b.*\b(?:pay|money|wages?|salary|income)\b/,
    means: 'sickPay',
    aspect: 'less',
  },
  {
    after: among('alcohol'),
    said: /^(?!.*\b(?:stomach|water|how|week|evening|like|drink)\b).*\b(?:beers?|wine|spirits?|liquor|vodka|schnapps|whisk(?:e)?y|cocktails?|shots|hard stuff)\b/,
    aspect: 'kind',
  },
  {
    after: (last, knows) => knows(`${last}/last`),
    said: /^(?:did|have) you (?:have|had|drink|drunk|drank|take|taken|took|smoke\w*|use\w*) (?:any|one|some|it|them)(?: of (?:it|them|those))? (?:today|this morning|yesterday|last night|already today)$/,
    aspect: 'last',
  },
  {
    after: among('alcohol', 'smoking', 'vaping'),
    said: /^(?:when|why|since when) (?:did|have|had) you (?:\w+ )?(?:leave|left|drop\w*|stop\w*|quit|give up|given up|gave up|end)\b/,
    aspect: 'stopped',
  },
  {
    after: (last, knows) => among('fluids', 'thirst', 'dryMouth')(last, knows) && knows('fluids/before'),
    said: /^(?!.*\b(?:than|thirst\w*|pee\w*|urin\w*|toilet|eat\w*|sleep|wake|ever)\b).*\b(?:former\w*|earlier|in the past|used to|previously|before)\b/,
    means: 'fluids',
    aspect: 'before',
  },
  {
    after: (last, knows) =>
      among('urine', 'urineOften', 'nocturia', 'urineAmount')(last, knows) && knows('urineAmount'),
    said: /\b(?:amounts?|drops?|lots?|a lot|trickle|dribble|full bladder|quantit\w+|volumes?|portions?)\b(?!.*\bblood\b)/,
    means: 'urineAmount',
  },
];

export const lifeReferences: readonly Detail[] = [...ofIllnesses, ...ofFamilies, ...ofLife];

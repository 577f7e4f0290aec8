/** The same as in `follow-references.ts`, of people, habits, remedies and illnesses: "how old?", "any effect?", "which side?" */
import { among, hasSmoked, isOfFamily, ofPain, type Detail } from './reference.ts';

const ofWork = among('work', 'jobDetail', 'jobStrain', 'workHours', 'stress');
const ofRemedies = among('tried', 'painkillers', 'paracetamol', 'ibuprofen', 'overCounter', 'usualRemedy');
const ofReactions = among('allergies', 'drugReaction', 'penicillin');
const ofChild = among('childrenOwn', 'caringFor', 'childVaccines', 'babySize');
const ofNear = among('support', 'childrenOwn', 'company', 'home', 'familyThinks', 'familyFeels', 'househelp');
const ofPressure = among('pressureChecks', 'bloodPressure');
const ofWeight = among('weight', 'weightLoss', 'weightChange');
const isPerson = among('mother', 'father', 'parents', 'siblings', 'grandparents');

const ofPlaces: readonly Detail[] = [
  {
    after: (_, knows) => knows('family/when'),
    said: /^when did your (?:brother|sister|father|mother|mum|dad|aunt|uncle)\b.*\b(?:get|have|develop|fall ill)\b/,
    means: 'family',
    aspect: 'when',
  },
  {
    after: (_, knows) => knows('migraine/feel'),
    said: /^how do (?:your|the|these|those) (?:usual |other )?migraines (?:usually |normally )?(?:start|begin|feel|come on)$/,
    means: 'migraine',
    aspect: 'feel',
  },
  {
    after: (last, knows) => among('photo', 'wound', 'woundCare')(last, knows) && knows('wound/smell'),
    said: /\bsmell/,
    means: 'wound',
    aspect: 'smell',
  },
  {
    after: (last, knows) =>
      among('hobbies', 'exercise', 'impact', 'tiredness')(last, knows) && knows('exercise/earlier'),
    said: /^what (?:did|could|were) you (?:\w+ )?(?:manage|do|able to do)\b.*\b(?:last|before|earlier|ago)\b/,
    means: 'exercise',
    aspect: 'earlier',
  },
  {
    after: (last, knows) => isOfFamily(last) && knows('family/when'),
    said: /^(?:and )?how old (?:was|were) (?:your \w+|he|she|they) when (?:he|she|they|it) (?:got|developed|fell|had|became|was (?:found|diagnosed)|were diagnosed|started|came)\b/,
    means: 'family',
    aspect: 'when',
  },
  {
    after: among('medication', 'adherence', 'medicineList'),
    said: /^(?:so )?(?:you (?:have |had )?|did you |have you )(?:ever )?(?:stop|stopped|give up|gave up|given up|come off|came off|drop|dropped) (?:one|any|some)\b/,
    means: 'medication',
    aspect: 'stopped',
  },
  {
    after: among('nocturia', 'urineOften', 'urine', 'thirst'),
    said: /^(?:was|were) (?:it|that|this|they) (?:any )?(?:different|better|less|the same|like that|so)\b.*\b(?:before|earlier|ago|last \w+|used to)\b/,
    aspect: 'before',
  },
  {
    after: (last, knows) => (ofPain(last) || last === 'course') && knows('location/start'),
    said: /^(?:before (?:that|this|then|it moved)|at first|originally|earlier) ,? ?where\b|^where (?:was|were|did)\b.*\b(?:before (?:that|this|then|it moved)|previously|earlier)$/,
    means: 'location',
    aspect: 'start',
  },
];

const ofPeople: readonly Detail[] = [
  {
    after: (last, knows) => isOfFamily(last) && knows(`${last}/when`),
    said: /^(?:at )?(?:how old|what age|which age)$/,
    aspect: 'when',
  },
  { after: isOfFamily, said: /^(?:at )?(?:how old|what age|which age)$/, means: 'family', aspect: 'when' },
  {
    after: isOfFamily,
    said: /^(?:on |from )?(?:which|what|whose) side\b|\brelated\b|^who (?:exactly )?(?:is|was) (?:that|she|he)(?: to you)?$|^(?:on )?your (?:mother|father)(?: s)? side\b/,
    means: 'family',
    aspect: 'where',
  },
  { after: isPerson, said: /^when was (?:that|this|it|the \w+|her \w+|his \w+|that \w+)$/ },
  {
    after: (last) => isOfFamily(last) || last === 'familyTreated',
    said: /^(?:does|do|did|has|have) (?:she|he|they)\b.*\b(?:take|taking|taken|on|get) (?:anything|something|any|medic\w+)\b/,
    means: 'familyTreated',
  },
  {
    after: ofChild,
    said: /^how old(?: (?:is|are) (?:it|she|he|they|the \w+))?$|^(?:is it )?(?:a )?(?:boy|girl|son|daughter)s?(?: or (?:a )?(?:boy|girl|son|daughter)s?)?$|^(?:is|are) (?:she|he|they|it) (?:\w+ )?(?:well|healthy|ill|ok|okay|fine|sick)$/,
    means: 'childrenOwn',
  },
  {
    after: among('home', 'company'),
    said: /^(?:is|are) (?:they|all of them|the others|everybody|everyone) (?:\w+ )?(?:well|healthy|ill|ok|okay|fine|sick)$/,
    means: 'contacts',
    aspect: 'home',
  },
  {
    after: (last, knows) => ofNear(last, knows) && knows('childrenOwn/near'),
    said: /^(?:does|do|is|are) (?:she|he|they)\b.*\b(?:near\w*|far|close by|around|same (?:town|city|street))\b|^how far\b/,
    means: 'childrenOwn',
    aspect: 'near',
  },
  {
    after: among('witness'),
    said: /^what (?:did|do|have) (?:they|he|she)\b.*\b(?:say|said|tell|told|see|seen|saw|notice\w*)\b/,
    means: 'othersSay',
  },
  {
    after: (last, knows) => last === 'contacts' && knows('contacts/since'),
    said: /^(?:since when|how long|when)\b.*\b(?:he|she|they)\b|^since when$/,
    aspect: 'since',
  },
  {
    after: (last, knows) => last === 'contacts' && knows('contacts/kind'),
    said: /^what (?:does|do|did|has|have|is) (?:he|she|they)\b|\b(?:same|similar) (?:symptoms?|thing|complaints?|as you)\b|\bwhat (?:symptoms?|complaints?)\b/,
    aspect: 'kind',
  },
  {
    after: (last, knows) => last === 'contacts' && knows('contacts/checked'),
    said: /\b(?:he|she|they)\b.*\b(?:test\w*|doctor|hospital|diagnos\w+|treat\w*|seen|check\w*)\b/,
    aspect: 'checked',
  },
  {
    after: (last, knows) => last === 'contacts' && knows('contacts/talk'),
    said: /\b(?:talk\w*|spoke\w*|contact|heard|call\w*|ask\w*)\b.*\b(?:him|her|them)\b/,
    aspect: 'talk',
  },
];

const ofHome: readonly Detail[] = [
  {
    after: (last, knows) => last === 'home' && knows('home/since'),
    said: /^(?:since when|for how long|how long|how many years)(?: (?:have|do|did|are) you\b.*)?$/,
    aspect: 'since',
  },
  {
    after: (last, knows) =>
      among('partner', 'home', 'loneliness', 'closeTo')(last, knows) && knows('partner/death'),
    said: /^(?:how|what|of what|from what|why)\b.*\b(?:die|died|death|pass|passed)\b/,
    means: 'partner',
    aspect: 'death',
  },
  { after: () => true, said: /\b(?:looks? in on|checks? (?:up )?on) you\b/, means: 'support' },
];

const ofHabits: readonly Detail[] = [
  { after: hasSmoked, said: /\bhelp you\b/, means: 'quitHelp' },
  {
    after: hasSmoked,
    said: /^(?:have|did) you (?:ever |once )?(?:stop\w*|quit|given up|give up|tried|try)\b|^ever (?:stop\w*|quit|given up|tried)\b|^how long (?:did|were|could) you (?:manage|stop|last|go|stay|hold|quit|keep)\b/,
    means: 'smoking',
    aspect: 'stopped',
  },
  { after: hasSmoked, said: /^still(?: now| today)?$/ },
  {
    after: hasSmoked,
    said: /^(?:would|do|could) you\b.*\b(?:try|stop|quit|give (?:it |them )?up)\b/,
    means: 'willing',
    aspect: 'stopped',
  },
  {
    after: (last) => !ofPain(last),
    said: /^(?:just|only|really only) (?:the |that )?(?:once|one|one time|twice)$/,
  },
  {
    after: ofWork,
    said: /^how many hours\b|^(?:also )?(?:at )?nights?(?: shifts?| work)?(?: too| as well)?$/,
    means: 'workHours',
  },
  { after: ofWork, said: /^(?:in what way|how so|why is that|what makes it so)$/, means: 'jobStrain' },
  { after: (last) => last !== '', said: /^(?:in what way|how so|how do you mean|what do you mean|meaning)$/ },
  {
    after: (last, knows) => last === 'doing' && knows('doing/amount'),
    said: /\bheavy\b|\bhow (?:many|much) (?:kilos?|kg|weight)\b/,
    aspect: 'amount',
  },
  {
    after: (_, knows) => knows('supplements/often'),
    said: /\b(?:take|taking|use|using)\b.*\b(?:for|before) (?:the |your )?(?:gym|training|workouts?|sports?)\b/,
    means: 'supplements',
  },
  {
    after: among('travel'),
    said: /^what (?:did|were|have) you do\w*(?: there)?$/,
    aspect: 'where',
  },
];

const ofTreatment: readonly Detail[] = [
  {
    after: (last, knows) => ofRemedies(last, knows) && knows(`${last}/relief`),
    said: /^(?:any |with |with any |what )?(?:effect|relief|help|success|use)$|^(?:did|does|has|have) (?:it|that|they|those)\b.*\b(?:help\w*|work\w*|effect|relief|do anything)\b/,
    aspect: 'relief',
  },
  {
    after: (last, knows) =>
      among('triptan', 'medication', 'migraine')(last, knows) && knows('triptan/relief'),
    said: /^(?:does|do|did) (?:it|that|they|the tablets?)\b.*\b(?:help\w*|work\w*)\b/,
    means: 'triptan',
    aspect: 'relief',
  },
  {
    after: ofReactions,
    said: /^(?:and )?(?:what|how) (?:did|was|does) (?:it|that|this)\b.*\b(?:look|like|bad|severe|show|come out)\b|\b(?:dangerous|serious|severe)\b/,
    means: 'allergies',
    aspect: 'result',
  },
  {
    after: (last, knows) => among('surgery', 'hospital', 'anaesthetic')(last, knows) && knows('surgery/well'),
    said: /^(?!.*\b(?:bleed\w*|bruis\w*|clot\w*|heart|lungs?|breath\w*|stomach|bowels?|black|other)\b).*\b(?:problems?|complications?|trouble|go well|went well|smooth\w*|go wrong|went wrong)\b/,
    means: 'surgery',
    aspect: 'well',
  },
  {
    after: (last, knows) => among('medication', 'contraceptive')(last, knows) && knows('contraceptive/kind'),
    said: /\bbrand\b|\b(?:which|what) (?:kind of )?pill\b|\bcombined\b/,
    means: 'contraceptive',
    aspect: 'kind',
  },
  {
    after: (last, knows) => ofPressure(last, knows) && knows('pressureChecks/who'),
    said: /^(?:and )?who (?:\w+ )?(?:measured|checked|took|told|said|found|looks?)\b/,
    means: 'pressureChecks',
    aspect: 'who',
  },
  {
    after: (last, knows) => knows(`${last}/given`),
    said: /^how (?:was|is|were|did they)\b.*\btreat(?:ed)?\b|^(?:was|were|did) (?:it|you|they)\b.*\b(?:treated|tablets?|insulin|diet)\b/,
    aspect: 'given',
  },
  {
    after: (last) => last !== '' && !ofPain(last),
    said: /^how (?:long|many years) ago(?: was (?:that|it))?$/,
    aspect: 'when',
  },
  {
    after: among('wound', 'woundCare', 'photo', 'numbness', 'tingling'),
    said: /\b(?:any(?:one|body)|doctor|nurse|some(?:one|body))\b.*\b(?:look\w*|see|seen|saw|check\w*|treat\w*)\b/,
    means: 'seenDoctor',
  },
];

const ofDoses: readonly Detail[] = [
  {
    after: (last, knows) => last === 'adherence' && knows('adherence/often'),
    said: /^how (?:often|many times)\b/,
    aspect: 'often',
  },
  {
    after: (last, knows) => among('newMedication', 'steroids')(last, knows) && knows('steroids/why'),
    said: /^what (?:is|was) (?:it|that) for$/,
    means: 'steroids',
    aspect: 'why',
  },
  {
    after: (last, knows) => among('newMedication', 'steroids')(last, knows) && knows('steroids/since'),
    said: /^how long (?:did|have) you (?:take|taken|use|used|have|had)\b/,
    means: 'steroids',
    aspect: 'since',
  },
  {
    after: among('contraceptive'),
    said: /\b(?:doses?|dosage|strength|milligrams?)\b/,
    means: 'medication',
    aspect: 'amount',
  },
];

const ofBody: readonly Detail[] = [
  {
    after: among('toldAnyone', 'before', 'episodes'),
    said: /^why\b.*\b(?:keep|kept|not (?:tell|say|mention)|yourself|hide|secret)\b/,
    means: 'whyNotBefore',
  },
  {
    after: (last, knows) => among('before', 'episodes', 'migraine')(last, knows) && knows('before/changed'),
    said: /^(?!.*\b(?:same|similar|migraines?)\b).*\b(?:compar\w*|different|differs?|difference)\b/,
    means: 'before',
    aspect: 'changed',
  },
  {
    after: (last, knows) => knows(`${last}/before`) && !ofPain(last) && last !== 'before',
    said: /^(?:and )?before(?: (?:that|this|it|then))?$/,
    aspect: 'before',
  },
  {
    after: (last, knows) => among('fever', 'thermometer')(last, knows) && knows('fever/last'),
    said: /^(?:and )?(?:this morning|today|now)$/,
    means: 'fever',
    aspect: 'last',
  },
  {
    after: (_, knows) => knows('movedWhen'),
    said: /^since when\b.*\b(?:there|on the right|down there|moved)\b|^when did (?:it|the pain) (?:move|shift|wander|travel|go (?:down|there|over))\b/,
    means: 'movedWhen',
  },
  {
    after: (last) => /^(?:spread|radiation)\b/.test(last),
    said: /^(?:(?:down|up|as far|right) )?(?:to |into )?where(?: to| exactly)?$|^how far(?: down| up)?$/,
    means: 'radiation',
  },
  {
    after: (last, knows) => knows(`${last}/where`) && !ofPain(last),
    said: /^how far (?:up|down)\b|^(?:up|down) to where$/,
    aspect: 'where',
  },
  {
    after: among('lastMeal', 'fluids', 'appetite', 'tried', 'painkillers'),
    said: /\b(?:stay\w*|keep|kept|hold)\b.*\bdown\b/,
    means: 'vomiting',
  },
  {
    after: among('nausea', 'vomiting'),
    said: /\b(?:bring|brought|come|came) (?:\w+ )?up\b(?!.*\bblood\b)/,
    means: 'vomiting',
  },
  {
    after: among('bloodVomit'),
    said: /^(?:what|which) colou?r\b|\blook\b/,
    means: 'vomiting',
    aspect: 'colour',
  },
  { after: among('bloodVomit'), said: /^how (?:much|many)\b/, means: 'vomiting', aspect: 'amount' },
  {
    after: (last, knows) => knows(`${last}/changed`) && !ofPain(last),
    said: /^(?:was|is|were|are) (?:it|that|they) (?:like|as|the same as) (?:always|usual|normal|before)$/,
    aspect: 'changed',
  },
  {
    after: among('before', 'episodes', 'crescendo'),
    said: /^how long\b.*\b(?:each|every|last)\b/,
    means: 'episodes',
  },
  { after: ofWeight, said: /^how (?:can|do|did) you (?:tell|know|notice\w*)\b/, means: 'looseClothes' },
];

export const laterReferences: readonly Detail[] = [
  ...ofPlaces,
  ...ofPeople,
  ...ofHome,
  ...ofHabits,
  ...ofTreatment,
  ...ofDoses,
  ...ofBody,
];

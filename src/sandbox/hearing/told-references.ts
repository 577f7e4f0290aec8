/** Asks about something that has just been told in words of its own, so that its answer must not be repeated. */
import { among, isOfFamily, type Reference } from './short-references.ts';

const ofPressure = among('bloodPressure', 'pressureChecks');
const ofFears = among('worry', 'ideas', 'familyThinks');
const ofReactions = among('allergies', 'drugReaction');
const ofWeight = among('weight', 'weightLoss', 'weightChange', 'weightGain', 'weightIntent', 'looseClothes');
const hasSmoked = among('smoking', 'quitHard', 'quitHelp');
const ofSmoke = among('smoking', 'vaping', 'substances', 'quitHard', 'passiveSmoking');
const ofFever = among('fever', 'thermometer', 'feverPattern', 'tried', 'painkillers', 'paracetamol');
const ofTests = among('xray', 'ecg', 'scan', 'ultrasound', 'bloods', 'endoscopy');
const ofEarlierPain = among('before', 'migraine', 'episodes', 'headache', 'triptan');

export const toldReferences: readonly Reference[] = [
  {
    after: () => true,
    said: /\bwhere would you (?:put|place|rate|set) (?:it|that|the pain|your pain)\b/,
    means: 'severity',
  },
  {
    after: among('partner', 'childrenOwn', 'parents', 'mother', 'father', 'siblings', 'home', 'familyFeels'),
    said: /\bwhat (?:does|do|did) (?:your \w+|she|he|they) (?:say|think|make|reckon|believe)\b/,
    means: 'familyThinks',
  },
  {
    after: among('childrenOwn'),
    said: /\b(?:how (?:is|are)|what about) (?:their|his|her) health\b/,
    means: 'childrenOwn',
  },
  {
    after: ofPressure,
    said: /^(?:and |so )?(?:did|do|have|were|are|has|does) (?:you|they|the doctor|your doctor|anyone)\b.*\b(?:g[ai]ve|tak\w+|took|swallow\w*|given|prescribed)\b.*\b(?:tablets?|pills?|them|medic\w+|anything|something)\b/,
    means: 'bloodPressureTablets',
  },
  {
    after: ofFears,
    said: /^(?!.*\b(?:come|came|appointment|now|today|doctor)\b).*\b(?:why|what|which)\b.*\b(?:leads?|led|makes?|made|brings?|brought|gives?|gave)\b.*\b(?:you|that)\b|^why (?:\w+ )?(?:that|this|so)$|\bwhy\b.*\b(?:fear|afraid|worr\w+|suspect|think)\b/,
    means: 'ideas',
  },
  {
    after: ofFears,
    said: /\b(?:relatives?|friends?|famil\w+|neighbou?rs?|someone|somebody|anyone|anybody)\b.*\b(?:worry|fear|thought|idea|same|similar)\b|\b(?:see|saw|seen|happen|happened)\b.*\b(?:relatives?|friends?|neighbou?rs?|someone|somebody)\b/,
    means: 'similarOthers',
  },
  { after: ofReactions, said: /\bwhat (?:\w+ )?happen(?:s|ed)\b|\bhow (?:did|do) you react\b/ },
  {
    after: among('looseClothes', 'weightIntent'),
    said: /\bhow (?:much|many)\b.*\b(?:kg|kgs|kilos?|kilograms?|pounds?|stones?)\b/,
    means: 'weightLoss',
  },
  {
    after: ofWeight,
    said: /\bhow (?:much|many)\b.*\b(?:kg|kgs|kilos?|kilograms?|pounds?|stones?)\b/,
  },
  { after: ofWeight, said: /^(?:and |over )?how long(?: did (?:it|that) take| was that)?$/ },
  {
    after: hasSmoked,
    said: /\b(?:got|gets|stood) in (?:the|your) way\b|\bwhat (?:stopped|prevented|kept) you\b/,
    means: 'quitHard',
  },
  {
    after: ofSmoke,
    said: /^(?!.*\b(?:pain\w*|ach\w+|swoll\w+|swell\w*|stiff\w*|hurt\w*)\b).*\b(?:joints?|weed|spliffs?)\b/,
    means: 'substances',
  },
  {
    after: (last, knows) => ofFever(last, knows) && knows('fever/relief'),
    said: /\b(?:come|came|go|went|gone|stays?|stayed) down\b|\b(?:bring|brings|brought|take|takes|took|get|gets|got) (?:it|the fever|the temperature) down\b/,
    means: 'paracetamol',
  },
  {
    after: ofTests,
    said: /\b(?:old|older|previous|earlier|former) (?:ones?|pictures?|images?|films?|tracings?)\b/,
    means: 'hadOne',
  },
  {
    after: () => true,
    said: /\b(?:old|older|previous|earlier) (?:ones?|pictures?|films?)\b.*\bcompare\b/,
    means: 'hadOne',
  },
  {
    after: (last, knows) => knows(`${last}/often`),
    said: /^(?:and )?how (?:often|many times)\b.*\b(?:those|these|them)$/,
  },
  { after: among('asthma', 'gestational'), said: /^(?:and )?when did (?:it|that) (?:go away|stop|end)\b/ },
  {
    after: among('medication', 'adherence', 'sideEffects', 'medicineList'),
    said: /^(?:was|is|were) there (?:any|one)\b.*\b(?:stop\w*|g[ai]ve up|came off|left out)\b/,
    means: 'sideEffects',
  },
  {
    after: () => true,
    said: /\bwhat (?:happens|happened|does|did)\b.*\bpenicillin\b/,
    means: 'penicillin',
  },
  {
    after: (_, knows) => knows('pain:belly') && !knows('sorePlaces'),
    said: /\b(?:belly|tummy|stomach|abdomen)\b.*\bi (?:press|push)\b/,
    means: 'pain:belly',
  },
  {
    after: (last, knows) => ofEarlierPain(last, knows) && knows('migraine/kind'),
    said: /^(?=.*\b(?:usual|normal|ordinary|other) (?:ones?|attacks?|headaches?|migraines?)\b).*\b(?:zigzags?|flash\w*|flicker\w*|lights|aura|spots)\b/,
    means: 'migraine',
  },
  {
    after: isOfFamily,
    said: /^(?:and )?(?:was|were|is|are) (?:the |any )?(?:insulin|tablets?|injections?|medic\w+|treatment)\b.*\bneed\w*\b/,
    means: 'familyTreated',
  },
  {
    after: among('partner', 'home', 'loneliness'),
    said: /\bhow (?:long|many years)\b.*\b(?:since|ago)\b.*\b(?:happen\w*|die|died|pass|passed|lost|lose|alone)\b/,
    means: 'partner',
  },
  {
    after: among('work', 'jobDetail', 'jobStrain', 'workHours', 'employer'),
    said: /\bstill\b.*\b(?:do|manage|able)\b.*\b(?:job|work)\b|\b(?:job|work)\b.*\b(?:pauses?|breaks?)\b/,
    means: 'impact',
  },
  {
    after: (_, knows) => knows('exercise/amount'),
    said: /\bhow many (?:stairs|steps|floors|flights)\b|\b(?:stairs|steps)\b.*\bhow many\b/,
    means: 'exercise',
  },
];

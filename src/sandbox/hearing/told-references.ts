/** Asks about something that has just been told in words of its own, so that its answer must not be repeated. */
import { among, hasSmoked, isOfFamily, type Reference } from './reference.ts';

const ofPressure = among('bloodPressure', 'pressureChecks');
const ofFears = among('worry', 'ideas', 'familyThinks');
const ofReactions = among('allergies', 'drugReaction');
const ofWeight = among('weight', 'weightLoss', 'weightChange', 'weightGain', 'weightIntent', 'looseClothes');
const ofSmoke = among('smoking', 'vaping', 'substances', 'quitHard', 'passiveSmoking');
const ofFever = among('fever', 'thermometer', 'feverPattern', 'tried', 'painkillers', 'paracetamol');
const ofTests = among('xray', 'ecg', 'scan', 'ultrasound', 'bloods', 'endoscopy');
const ofEarlierPain = among('before', 'migraine', 'episodes', 'headache', 'triptan');

const ofSkin = among('itching', 'rash', 'numbness', 'tingling', 'lumps', 'jointPain', 'musclePain');
const relative = '(?:wife|husband|partner|son|daughter|child|children|kids?|baby|flatmates?|colleagues?)';

/** What may be asked of others at any time: "does your wife cough?" */
const ofOthers: readonly Reference[] = [
  {
    after: (_, knows) => knows('childVaccines'),
    said: /\b(?:baby|son|daughter|child|children|kids?)\b.*\b(?:vaccinat\w*|jabs?|immuni[sz]\w*)\b/,
    means: 'childVaccines',
  },
  {
    after: () => true,
    said: new RegExp(
      `^(?:does|do|is|are|has|have) (?:your|the) ${relative}\\b.*\\b(?:cough\\w*|fever|ill|sick|symptoms?|unwell)\\b(?!.*\\b(?:you|your|leave|note|pay)\\b)`,
    ),
    means: 'contacts',
  },
  {
    after: () => true,
    said: /^(?:was|were|is) (?:any(?:one|body)|some(?:one|body)) (?:(?!\bfamily\b).)*\b(?:hotel|trip|there|work|party|plane|school|class)\b.*\b(?:ill|sick|unwell|coughing)$/,
    means: 'contacts',
  },
  {
    after: (last, knows) => among('childrenOwn', 'support')(last, knows) && knows('childTold'),
    said: /^(?:do|does) (?:she|he|they) know\b/,
    means: 'childTold',
  },
];

export const toldReferences: readonly Reference[] = [
  // "I would like to ask about operations. Have you had any?"
  {
    after: (last, knows) => last !== 'complaint' && knows(last),
    said: /^(?:have|had|did|do) you (?:ever )?(?:have |had |get |got |been through )+(?:any|one|some|those|them)(?: (?:in (?:your|the) (?:whole |entire )?(?:life|past)|before|at all|yet|ever))*$/,
  },
  ...ofOthers,
  {
    after: (last, knows) => ofSkin(last, knows) && knows(last),
    said: /^where(?: exactly| is (?:it|that)| else)?$/,
  },
  { after: among('touchFelt'), said: /^and (?:this|that|here|there|now)(?: one| foot| side| toe)?$/ },
  {
    after: (_, knows) => knows('order'),
    said: /^(?:did|were|have|had) you\b.*\b(?:sick|nause\w*|vomit\w*|thr[eo]w\w* up)\b.*\bbefore (?:the|your|it|any) ?(?:pain|start\w*|began|came)?\b/,
    means: 'order',
  },
  {
    after: (_, knows) => knows('pillForgotten'),
    said: /\b(?:threw up|thrown up|vomit\w*|sick|diarrhoea)\b.*\bpill\b/,
    means: 'pillForgotten',
  },
  {
    after: () => true,
    said: /^(?:does|do|did|is|will) (?:breathing|taking a (?:deep )?breath|a (?:deep )?breath|deep breaths)\b.*\b(?:change\w*|affect\w*|worse|hurts?|influence|difference)\b/,
    means: 'worse:breathing',
  },
  {
    after: (_, knows) => knows('eyeTest'),
    said: /^(?:(?:and|so) )?(?:when|how long ago)\b.*\b(?:optician|optometrist|eye doctor|eye specialist|ophthalmologist)\b/,
    means: 'eyeTest',
  },
  {
    after: among('history', 'gestational', 'pregnancies'),
    said: /\bfollow(?:ed)? (?:it|that|this|you) up\b|\b(?:check|test)(?:ed)?\b.*\b(?:afterwards|after that|since then|since|later)\b/,
    means: 'diabetes',
  },
  {
    after: among('history'),
    said: /^(?:and )?what do you (?:take|use) (?:for|against) (?:it|that|them|those)$/,
    means: 'medication',
  },
  {
    after: among('family', 'familyTrouble', 'familyTreated'),
    said: /^(?:and )?what did she die\b|^(?:and )?(?:of|from) what did she die\b/,
    means: 'mother',
  },
  {
    after: among('family', 'familyTrouble', 'familyTreated'),
    said: /^(?:and )?what did he die\b|^(?:and )?(?:of|from) what did he die\b/,
    means: 'father',
  },
  {
    after: among('willing', 'diet', 'meals'),
    said: /\bhard(?:est)?\b.*\b(?:give up|change|do without|stop|miss)\b/,
    means: 'willing',
  },
  {
    after: among('diarrhoea', 'bowels', 'constipation', 'stoolLook', 'bloodStool'),
    said: /^(?:and )?when (?:did|have) you last (?:go|been|gone|open\w*|have one|had one)\b/,
    means: 'bowels',
  },
  {
    after: () => true,
    said: /\b(?:hurt\w*|pain\w*|sore|uncomfortable)\b.*\bsleep(?:ing)? with (?:him|her|them|each other|your \w+|someone)\b/,
    means: 'painSex',
  },
  {
    after: among('supplements', 'overCounter', 'herbal', 'caffeine', 'usualRemedy'),
    said: /^(?:and )?(?:what is (?:there )?in (?:it|that|them|those)|what (?:does|do) (?:it|they|that) contain)\b/,
  },
  {
    after: () => true,
    said: /\b(?:gave|give|given|got|get)\b.*\b(?:in the ambulance|on the way(?: here)?|(?:by|from) the (?:paramedics|ambulance \w+|nurses?))\b/,
    means: 'givenHere',
  },
  {
    after: among('doing', 'onset', 'onsetManner', 'order'),
    said: /\b(?:resting|at rest|sitting|still|exertion|effort|exercising|active|straining|strain)\b.*\bor\b.*\b(?:resting|at rest|sitting|still|exertion|effort|exercising|active|straining|strain|moving|busy)\b/,
    means: 'doing',
  },
  {
    after: () => true,
    said: /^(?:is|are|was|were) (?:your |the )?(?:high )?blood pressure (?:being |well |currently )?treated\b|\b(?:tablets?|pills?|medicines?|medication|treatment|treated) for (?:your |the )?(?:high )?blood pressure\b/,
    means: 'bloodPressureTablets',
  },
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
  {
    after: ofReactions,
    said: /\bhow old (?:were you|you were)\b|\bwhat (?:\w+ )?happen(?:s|ed)\b|\bhow (?:did|do) you react\b/,
  },
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

/** Words that alone would be heard as another question, most of them after one topic only: "on purpose?", "and at home?" */
import { ofComplaint, symptomEntries } from '../facts/all.ts';
import { isOfFamily, type Reference } from './short-references.ts';

const among =
  (...facts: readonly string[]): Reference['after'] =>
  (last) =>
    facts.includes(last);

const symptoms: ReadonlySet<string> = new Set(symptomEntries.map(([id]) => id));
const ofPain = (last: string): boolean =>
  ofComplaint.has(last) || /^(?:pain|spread|worse|better|chestPain|bellyPain|headache)\b/.test(last);
const ofWeight = among('weight', 'weightLoss', 'weightChange', 'weightGain', 'weightIntent', 'looseClothes');
const ofEarlier = among('before', 'episodes', 'crescendo');
const ofTouch = among('examination', 'sorePlaces', 'bothSides');

const ofComplaintBefore = among('before', 'episodes');
const hasSmoked = among('smoking', 'quitHard', 'quitHelp');
const ofIllKin = (last: string): boolean => isOfFamily(last) || last === 'familyTreated';

export const detailReferences: readonly Reference[] = [
  {
    after: ofTouch,
    said: /^(?:is|was) (?:this|that|it) (?:the |your )?(?:same )?(?:pain|pressure|headache|ache|feeling|sting)\b/,
    means: 'samePain',
  },
  { after: ofTouch, said: /^is (?:it|that|your tongue|your mouth)\b.*\bdry\b/, means: 'dryMouth' },
  {
    after: () => true,
    said: /\b(?:sound|feel|look)\b.*\bdifferent\b.*\b(?:one|either|the other) side\b/,
    means: 'bothSides',
  },
  { after: ofTouch, said: /^(?:do|can) you see (?:two|double|one or two)\b/, means: 'doubleVision' },
  {
    after: () => true,
    said: /\bpress\b.*\b(?:left|other)\b.*\bwhere\b|\bwhere\b.*\bpress\b.*\b(?:left|other)\b/,
    means: 'pressElsewhere',
  },
  {
    after: (last, knows) => !ofTouch(last, knows) && knows('spread:arm'),
    said: /^(?:and )?(?:which|what) arm\b(?: (?:is|was) (?:it|that))?$/,
    means: 'spread:arm',
  },
  {
    after: among('bloodPressure', 'pressureChecks'),
    said: /^(?:and |so )?(?:when|how long ago)\b.*\b(?:measured|checked)\b/,
    means: 'pressureChecks',
  },
  {
    after: among('exercise', 'hobbies'),
    said: /^(?:and |so )?(?:can|could|do) you still (?:do|play|manage) (?:it|that|them)\b/,
  },
  {
    after: among('antibiotics'),
    said: /\b(?:finish|complete)d?\b.*\b(?:course|it|them|packet|all)\b|\bwhole course\b/,
  },
  {
    after: (last) => !ofPain(last),
    said: /^(?:and |so )?(?:it|that|this) was (?:negative|positive|normal|clear|fine|all right)$/,
  },
  {
    after: among('allergies', 'drugReaction', 'penicillin', 'plasters'),
    said: /\b(?:food|nuts?|latex|plasters?|animals?|pollen|wasps?|bees?|insects?)\b(?!.*\b(?:eat|ate|eaten)\b)/,
    means: 'allergies',
  },
  {
    after: among('work', 'jobDetail', 'jobStrain', 'stress', 'workHours'),
    said: /^(?:any |do you work |do you do |is it |also |and )*(?:night |early |late )?shifts?(?: work)?$/,
    means: 'workHours',
  },
  {
    after: hasSmoked,
    said: /\b(?:easier|help\w*|support)\b.*\b(?:stop|stopping|quit|quitting|give (?:it |them )?up|giving up)\b/,
    means: 'quitHelp',
  },
  {
    after: hasSmoked,
    said: /^(?:and )?what (?:pulled|brought|drew|got|made) you\b/,
    means: 'quitHard',
  },
  { after: hasSmoked, said: /\b(?:difficult|hard|hardest|went wrong)\b/, means: 'quitHard' },
  {
    after: ofIllKin,
    said: /^(?:and |did |do |does |has |have |had )*(?:they|he|she|any of them)\b.*\b(?:insulin|tablets?|inject\w*|medic\w+|treat\w*)\b/,
    means: 'familyTreated',
  },
  {
    after: ofIllKin,
    said: /^(?!.*\byou(?:r)?\b).*\b(?:complications?|amputat\w+|blind\w*|damage\w*|consequences?)\b/,
    means: 'familyTrouble',
  },
  { after: ofIllKin, said: /\b(?:manage|cope|get on)\b.*\bwith (?:it|that)\b/, means: 'familyTreated' },
  { after: isOfFamily, said: /\bhow old were you\b/, means: 'ageThen' },
  {
    after: (last) => isOfFamily(last) || last === 'ageThen' || last === 'closeTo',
    said: /\bthink (?:about|of) (?:it|that|him|her|them)\b/,
    means: 'worry',
  },
  {
    after: among('medication', 'adherence', 'sideEffects', 'cholesterol'),
    said: /^(?:and )?(?:which|what)(?: one| of them| tablet| pill)?\b.*\b(?:stop|give up|gave up|come off|leave out)\b/,
    means: 'sideEffects',
  },
  {
    after: (last, knows) => /^(?:spread|radiation)\b/.test(last) && knows('spread:arm'),
    said: /^(?:and )?(?:the |on the |in the )?(?:left|right)(?: one| arm| side)?(?: (?:or )?(?:the )?(?:left|right)(?: one| arm| side)?)?$/,
    means: 'spread:arm',
  },
  {
    after: (last, knows) =>
      among('exercise', 'breathless', 'worse:exertion')(last, knows) && knows('breathless'),
    said: /\b(?:while|when|at|just) (?:you are )?(?:resting|rest|sitting|at rest)\b/,
    means: 'breathless',
  },
  {
    after: among('work', 'jobDetail', 'travel'),
    said: /^(?:and )?(?:did|do) you (?:also )?(?:sleep|stay|live) there\b/,
    means: 'travel',
  },
  {
    after: among('work', 'usualDay', 'hobbies', 'lifeEvents'),
    said: /^(?:and )?do you (?:still |ever )?miss (?:it|that|the \w+)$/,
    means: 'work',
  },
  {
    after: (last) => !ofPain(last),
    said: /^(?:and )?what (?:is|was|are|were) (?:it|that|they|those|this one|that one) for$/,
  },
  {
    after: among('childrenOwn', 'pregnancies', 'gestational', 'diabetes'),
    said: /^(?:was|were)\b.*\b(?:baby|babies|child|children|she|he|they)\b.*\b(?:heavy|big|large)\b/,
    means: 'babySize',
  },
  {
    after: (_, knows) => knows('worse:exertion'),
    said: /^(?:can|could) you (?:still |now )?(?:climb|get up|walk up|go up)\b.*\b(?:stairs|floors?|steps)$/,
    means: 'worse:exertion',
  },
  {
    after: () => true,
    said: /^is (?:it|that|this) (?:what|the thing)\b.*\b(?:mind|worries|scares|frightens|troubles)\b/,
    means: 'worry',
  },
  {
    after: () => true,
    said: /^(?:have|did) i (?:left? out|leave out|miss(?:ed)?|forg[eo]t(?:ten)?) (?:something|anything)\b/,
    means: 'nothingLeft',
  },
  {
    after: () => true,
    said: /^(?:please )?(?:do )?(?:go on|carry on|continue)(?: please)?$/,
    means: 'complaint',
  },
  { after: () => true, said: /\bthrough your head\b(?!.*\bwhen\b)/, means: 'worry' },
  {
    after: ofWeight,
    said: /^(?:has|is|did|have) (?:it|that|you)\b.*\b(?:up|down|changed?|the same|gained?|lost|put on)\b/,
    means: 'weightChange',
  },
  { after: ofTouch, said: /\bcough(?:ing)?\b/, means: 'coughNow' },
  {
    after: (last) => last === 'wound' || last === 'photo',
    said: /^(?:and )?(?:does|is|did) (?:it|that) (?:\w+ )?(?:hurt|sore|painful)\b/,
    means: 'wound',
  },
  {
    after: (last) => isOfFamily(last) || last === 'partner',
    said: /^(?:(?:and|so) )?(?:were|are) you (?:very |really )?close\b/,
    means: 'closeTo',
  },
  {
    after: (last, knows) => knows(`${last}/since`) && !ofComplaintBefore(last, knows),
    said: /^(?:and |so )?(?:since how long|how long ago|how long (?:has it been|is (?:that|it)(?: now| ago)?))$/,
  },
  {
    after: (last, knows) =>
      (knows(`${last}/amount`) || knows(`${last}/often`) || last === 'alcohol') && !ofPain(last),
    said: /^(?:and |so )?(?:about |roughly )?how (?:many|much)(?: (?:in|per|a|each|every|one|the|day|week|month|year|usually|normally|on|average|is|it|would|be|that|then))*$/,
  },
  {
    after: (last, knows) => symptoms.has(last) && knows(last) && !ofPain(last),
    said: /^(?:is (?:it|that) |and )?only (?:when|if|at|with|during|on)\b/,
  },
  {
    after: (last, knows) => among('fever', 'thermometer')(last, knows) && knows('feverPattern'),
    said: /^(?:is|does|do|was) (?:it|that|the (?:fever|temperature))\b.*\b(?:spikes?|peaks?|evenings?|at night|all day)\b/,
    means: 'feverPattern',
  },
  {
    after: () => true,
    said: /\b(?:hurts?|sore|painful|tender|pain)\b.*\bi let go\b/,
    means: 'sorePlaces',
  },
  // "Does it hurt when I press here?" asks what is felt, not for leave.
  {
    after: () => true,
    said: /\b(?:hurts?|sore|painful|tender|pain)\b.*\b(?:when|if|where|as|while) i (?:press|push|tap|touch|knock|squeeze)\b(?! (?:on )?it\b)/,
    means: 'examination',
  },
  {
    after: ofTouch,
    said: /^(?:(?:and|or|what|what about|how about) )*(?:when|if) i (?:let go|release|lift my hand)\b/,
    means: 'sorePlaces',
  },
  {
    after: ofTouch,
    said: /^(?:(?:and|or|what about|how about|now) )*(?:here |there )?(?:on |over )?(?:the |your )?(?:other|left)(?: hand)?(?: side)?(?: too| as well)?$/,
    means: 'bothSides',
  },
  {
    after: ofTouch,
    said: /^(?:(?:and|or|what about|how about|now) )*(?:here|there)?(?: ?(?:on |over )(?:the |your )?right(?: hand)?(?: side)?)?$/,
    means: 'sorePlaces',
  },
  {
    // The time of it is left out by then.
    after: (_, knows) => knows('before/warning'),
    said: /^(?:any|have you (?:had|felt|noticed)|did you (?:have|feel|notice)|do you (?:ever |sometimes |usually |normally )?(?:get|have|feel|notice))\b.*\b(?:discomfort|pressure|tightness)\b.*\b(?:climb\w*|stairs|uphill|hurr\w+|walk\w* (?:fast|quickly))\b/,
    means: 'before',
  },
  {
    after: among('lastMeal'),
    said: /^(?:(?:and|or|what about|how about|also) )*(?:to )?dr[aiu]nk(?:ing)?$/,
    means: 'fluids',
  },
  { after: among('period'), said: /\bpain(?:ful)?\b.*\b(?:with|during) (?:them|it|that)\b/, means: 'period' },
  {
    after: (_, knows) => knows('adherence'),
    said: /^(?:(?:and|do|are|you) )*(?:take|taking) (?:it|them|those|that|all of them)\b.*\b(?:regularly|every day|always|daily)\b/,
    means: 'adherence',
  },
  {
    after: () => true,
    said: /^(?:can|could|would|will) (?:someone|somebody|anyone|anybody|your \w+) (?:bring|get|fetch|buy|make) you (?:some|something|any|anything|food|drinks?)\b/,
    means: 'support',
  },
  {
    after: (_, knows) => knows('paracetamol/home'),
    said: /^do you (?:still )?have (?:some|any|enough)(?: of (?:it|that|those|them))?(?: left)? at home$/,
    means: 'paracetamol',
  },
  {
    after: (last, knows) => /\b(?:tbContact|tuberculosis)$/.test(last) && knows('tbContact/result'),
    said: /\btested\b/,
    means: 'tbContact',
  },
  {
    after: () => true,
    said: /^(?:would you like|do you want) me to (?:tell you|explain)(?: to you)? (?:how|what|why)\b/,
    means: 'explainPlease',
  },
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
    said: /\b(?:on purpose|wanted|bring (?:it|that|this) about|intend\w*|intentional\w*|deliberate\w*|trying|dieting|with a diet|on a diet)\b/,
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

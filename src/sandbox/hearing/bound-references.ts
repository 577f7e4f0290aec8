/** Words that alone would be heard as another question, after one topic only: "on purpose?", "and at home?" */
import { among, hasSmoked, isOfFamily, ofPain, symptoms, type Reference } from './reference.ts';

const ofWeight = among('weight', 'weightLoss', 'weightChange', 'weightGain', 'weightIntent', 'looseClothes');
const ofEarlier = among('before', 'episodes', 'crescendo');

const ofComplaintBefore = among('before', 'episodes');
const ofIllKin = (last: string): boolean => isOfFamily(last) || last === 'familyTreated';

export const boundReferences: readonly Reference[] = [
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
    after: among('allergies', 'drugReaction', 'penicillin'),
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
    after: ofWeight,
    said: /^(?:has|is|did|have) (?:it|that|you)\b.*\b(?:up|down|changed?|the same|gained?|lost|put on)\b/,
    means: 'weightChange',
  },
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
    after: among('lastMeal'),
    said: /^(?:(?:and|or|what about|how about|also) )*(?:to )?dr[aiu]nk(?:ing)?$/,
    means: 'fluids',
  },
  { after: among('period'), said: /\bpain(?:ful)?\b.*\b(?:with|during) (?:them|it|that)\b/, means: 'period' },
  {
    after: (last, knows) => /\b(?:tbContact|tuberculosis)$/.test(last) && knows('tbContact/result'),
    said: /\btested\b/,
    means: 'tbContact',
  },
  {
    after: among('impact', 'employer', 'work'),
    said: /^(?:and )?is (?:it|that|this) a problem(?: for you)?$/,
    means: 'employer',
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
  { after: among('childrenOwn'), said: /^(?:and )?how old$/, means: 'childMore' },
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
    said: /\b(?:on purpose|wanted|mean to|meant to|bring (?:it|that|this) about|intend\w*|intentional\w*|deliberate\w*|trying|dieting|with a diet|on a diet)\b/,
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
    after: (last, knows) => knows(`${last}/when`) || knows(`${last}/since`),
    said: /\bhow old (?:were you|you were)\b/,
  },
];

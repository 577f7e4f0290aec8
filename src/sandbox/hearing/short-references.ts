/** Short questions that ask something else of what was talked about last: "normal?", "and at night?", "any blood?" */
import { among, isOfFamily, symptoms, type Reference } from './reference.ts';

const ofWater = among('urine', 'nocturia', 'urineAmount', 'dysuria');
const ofBowels = among('bowels', 'bloodStool', 'diarrhoea', 'constipation', 'stoolLook');
const ofHabits = among('smoking', 'alcohol', 'substances', 'vaping');
const ofExamination = among('examination', 'sorePlaces', 'bothSides', 'flank');

export const shortReferences: readonly Reference[] = [
  { after: () => true, said: /^do you (?:still )?see (?:as )?(?:well|good|clearly)\b/, means: 'vision' },
  { after: () => true, said: /\b(?:which|what) words? would you\b/, means: 'character' },
  {
    after: among('before', 'episodes', 'crescendo'),
    said: /\b(?:tell|told|mention|mentioned) (?:it |that |them )?(?:to )?(?:your|a|the|any) (?:doctor|gp)\b/,
    means: 'toldAnyone',
  },
  {
    after: (last, knows) => knows('sputum') && !ofBowels(last, knows),
    said: /^what colou?r\b.*\b(?:slime|mucus|phlegm)\b/,
    means: 'sputum',
  },
  {
    after: () => true,
    said: /^where (?:were|have) you (?:been )?(?:in|over|during) the (?:last|past)\b/,
    means: 'travel',
  },
  {
    after: (_, knows) => knows('asthma'),
    said: /\b(?:lungs?|chest|breathing)\b.*\b(?:as (?:a )?(?:small |little |young )?(?:child|kid)|when you were (?:little|small|young|a (?:child|kid)))\b/,
    means: 'asthma',
  },
  {
    after: () => true,
    said: /\b(?:who|any(?:one|body)|some(?:one|body)) (?:who |that )?(?:can|could|would|will) (?:drive|fetch|pick) you\b/,
    means: 'getHome',
  },
  {
    after: among('summary'),
    said: /^(?:is there )?(?:any(?:thing|body)|something)\b.*\b(?:correct|add|change|miss|missing|wrong|forgot|forgotten)\b/,
    means: 'nothingLeft',
  },
  {
    after: (_, knows) => knows('before/warning'),
    said: /\b(?:over|in|during) the (?:past|last)\b.*\b(?:stairs|uphill|hurr\w+|exertion|effort)\b|\b(?:stairs|uphill|hurr\w+|exertion|effort)\b.*\b(?:over|in|during) the (?:past|last)\b/,
    means: 'before',
  },
  {
    after: (_, knows) => knows('worse:exertion'),
    said: /\b(?:go|get|walk|climb|manage)\b.*\bstairs\b.*\b(?:normal|normally|as usual)\b/,
    means: 'worse:exertion',
  },
  {
    after: () => true,
    said: /^(?:and )?since how many (?:days|weeks|hours|months)\b.*\b(?:this|it|cough|pain|headache|pressure|complaints?)$/,
    means: 'onset',
  },
  {
    after: among('lastMeal', 'injury', 'falls', 'surgery', 'hospital', 'newMedication'),
    said: /^(?:and )?what (?:was|is) (?:it|that)$/,
  },
  {
    after: among('bloodStool', 'stoolMucus', 'stoolLook', 'blackStool'),
    said: /^when did you last (?:go|have one)$/,
    means: 'bowels',
  },
  { after: ofWater, said: /\b(?:more|less) (?:often|frequently)\b|\boften than\b/, means: 'urineOften' },
  { after: among('severity'), said: /^(?:and )?(?:when it (?:started|began)|at the (?:start|beginning))$/ },
  {
    after: among('sputum', 'haemoptysis', 'cough'),
    said: /\b(?:spoon|cup|egg ?cup)\b|^is it (?:much|a lot|plenty)\b/,
    means: 'sputum',
  },
  {
    after: among('allergies', 'penicillin', 'drugReaction'),
    said: /^what happened to you\b/,
  },
  {
    after: among('fluids', 'thirst', 'dryMouth'),
    said: /^is (?:it|that) (?:mostly |mainly |just |only )*(?:water|juice|lemonade|sweet|soft drinks?|cola|tea)\b/,
    means: 'fluids',
  },
  { after: among('tiredness'), said: /\b(?:sleepy|no strength|lack of energy|no energy|weak)\b/ },
  { after: among('driving'), said: /\bsafe\b/ },
  {
    after: among('support', 'toldAnyone', 'company'),
    said: /^(?:and )?what (?:did|do|does) (?:they|he|she) (?:say|think)\b/,
    means: 'familyThinks',
  },
  { after: () => true, said: /\blook at (?:them|your feet) yourself\b/, means: 'footCare' },
  {
    after: ofExamination,
    said: /^was (?:it|that|this|everything) (?:ok|okay|all right|alright|fine)\b/,
    means: 'sorePlaces',
  },
  {
    after: ofExamination,
    said: /^(?:any|is there (?:any )?) ?pain (?:with|when|doing|during|as|while)(?: (?:you|i) (?:do|did|breathe?|move))? ?(?:that|this|it)?$/,
    means: 'sorePlaces',
  },
  {
    after: () => true,
    said: /^(?:and )?(?:do|does) (?:they|he|she|your \w+) know (?:that )?(?:you are (?:here|in)|where you are)\b/,
    means: 'company',
  },
  {
    after: among('work', 'jobDetail', 'jobStrain'),
    said: /^is (?:it|that|the work) (?:\w+ )?(?:heavy|hard|stressful|physical|dangerous|tiring|exhausting)\b/,
    means: 'jobStrain',
  },
  {
    after: among('smoking'),
    said: /\bhelp\b.*\b(?:stop|quit|stopping|quitting|give up)\b/,
    means: 'willing',
  },
  {
    after: among('sexual', 'painSex', 'condoms'),
    said: /\b(?:bleed|bleeding|blood)\b/,
    means: 'vaginalBleeding',
  },
  {
    after: among('childrenOwn'),
    said: /^(?:and )?(?:does|has|is) (?:she|he) (?:have |had |got |also )?(?:\w+ )?(?:diabetes|sugar|ill|sick|healthy|well|it)(?: too| also| as well)?$/,
  },
  {
    after: among('before', 'episodes', 'crescendo', 'recentIllness'),
    said: /^(?:and )?how (?:often|many times)$/,
    means: 'episodes',
  },
  { after: () => true, said: /^how long\b.*\b(?:each|every) time$/, means: 'episodes' },
  {
    after: among('toldAnyone', 'seenDoctor', 'before', 'episodes'),
    said: /^why (?:not|did you not|have you not)\b/,
    means: 'whyNotBefore',
  },
  {
    after: among('medication', 'bloodPressureTablets', 'waterTablets', 'contraceptive', 'adherence'),
    said: /^(?:and )?(?:every day|daily|regularly|always|today|this morning)$/,
    means: 'adherence',
  },
  { after: () => true, said: /^(?:and )?what did you do (?:then|next|after that)$/, means: 'tried' },
  { after: () => true, said: /\bblood pressure\b.*\bambulance\b/, means: 'vitals' },
  {
    after: () => true,
    said: /\b(?:when|as) (?:it|this) (?:hit|struck|came|started|began)\b.*\b(?:standing|sitting|lying)\b/,
    means: 'doing',
  },
  { after: among('nausea', 'vomiting'), said: /\bcolou?r\b/, means: 'vomiting' },
  { after: ofBowels, said: /\b(?:mucus|slime)\b/, means: 'stoolMucus' },
  {
    after: (last) => /^(?:spread|pain):/.test(last),
    said: /^(?:and )?(?:which|what) (?:one|side|arm|leg|of them|hand)$/,
  },
  {
    after: (_, knows) => knows('cough/kind'),
    said: /^was (?:it|the cough) (?:always |still |at first )?(?:a )?(?:dry|wet|productive|chesty)\b/,
    means: 'cough',
  },
  {
    after: among('travel'),
    said: /^(?:and )?(?:for )?how long (?:were|have|did|was) you\b.*\b(?:there|away|stay|stayed|gone)$/,
  },
  {
    after: isOfFamily,
    said: /^was (?:it|that|the death|her death|his death) (?:very )?sudden(?:ly)?$/,
    means: 'family:suddenDeath',
  },
  { after: isOfFamily, said: /^(?:at )?(?:what age|how old) (?:when|at)\b/ },
  {
    after: among('childrenOwn'),
    said: /\b(?:look(?:s|ing)? after|tak(?:es|ing) care of|cares? for|caring for)\b/,
    means: 'caringFor',
  },
  { after: among('childrenOwn'), said: /\b(?:vaccinated|vaccinations?|jabs?)\b/, means: 'childVaccines' },
  {
    after: among('urine', 'urineOften', 'nocturia', 'urineAmount'),
    said: /^(?:is there |do you have )?(?:any )?(?:pain|burning)(?: or blood)?(?: (?:with|when|while|doing|during)(?: doing)? (?:it|that|you go))?$/,
    means: 'dysuria',
  },
  {
    after: among('work', 'jobDetail', 'jobStrain', 'school'),
    said: /^(?:and |so )?(?:how long|since when|for how (?:long|many years))(?: (?:have|has|are|did|do) you\b(?!.*\b(?:ill|sick|tired|off|cough\w*|pain|headache|fever)\b).*| already)?$/,
    means: 'work',
  },
  {
    after: isOfFamily,
    said: /^(?:and |so )?(?:any |are there |is there |do they have )?(?:any )?(?:other|anything else|any(?:one|body) else|what else|who else|further)\b(?!.*\b(?:you|your(?! family)|symptoms?|complaints?)\b)/,
    means: 'familyOther',
  },
  {
    after: (last) => symptoms.has(last),
    said: /^(?:does|did|is|was) (?:it|this|that) (?:feel )?(?:anything |at all |a bit |something )?(?:like|similar to) (?:that|this|it)$/,
  },
  {
    after: among('fever', 'thermometer'),
    said: /\bhow (?:did|do|was|have) (?:you|it)\b.*\bmeasured?\b|\b(?:under the arm|armpit|in (?:the|your) (?:ear|mouth))\b/,
    means: 'thermometer',
  },
  { after: among('alcohol'), said: /^(?!.*\b(?:water|coffee|tea|eat)\b).*\bdr[aiu]nk\b/ },
  {
    after: (last) => /^(?:urine|bloodUrine|dysuria|nocturia)/.test(last),
    said: /\b(?:foam|foamy|froth|frothy)\b/,
    means: 'urineLook',
  },
  {
    after: among('pressureChecks', 'bloodPressure', 'examination', 'vitals'),
    said: /\bdifference\b.*\b(?:them|arms|two|both)\b/,
    means: 'bothArms',
  },
  {
    after: ofExamination,
    said: /^(?:was|did|does|is) (?:it|that|this|any of (?:it|that)|anything)\b.*\b(?:hurt|hurts|sore|painful|unpleasant|uncomfortable|tender|too much)\b/,
    means: 'sorePlaces',
  },
  { after: ofExamination, said: /\b(?:two|both) sides\b/, means: 'bothSides' },
  {
    after: among('vomiting', 'nausea', 'bloodVomit'),
    said: /\bblood\b.*\b(?:up|out)\b/,
    means: 'bloodVomit',
  },
  {
    after: ofBowels,
    said: /^(?:any |or |is it |was it |ever )*(?:black|tarry|like tar)\b/,
    means: 'blackStool',
  },
  {
    after: among('bowels', 'urine', 'period', 'appetite', 'vision', 'balance', 'memory'),
    said: /^(?:all |everything |is that |is it |was that |was it )?normal$/,
  },
  {
    after: among('contacts'),
    said: /^(?:and )?(?:(?:any(?:one|body)|someone) )?(?:at|from) (?:home|work|school|your (?:home|work|job|family))$/,
  },
  {
    after: among('fever', 'thermometer'),
    said: /^(?!.*\b(?:cough|pain)\b).*\b(?:stays? up|come and go|comes and goes|come|up and down|all the time|constant(?:ly)?|every day)\b/,
  },
  { after: among('period'), said: /^(?:how long|how heavy|heavy|painful)\b/ },
  {
    after: among('pregnancy', 'contraceptive'),
    said: /^(?:have you |did you |you )?(?:done?|do|had?|have|taken?|take) (?:an? |any )?tests?$/,
    means: 'pregnancyTest',
  },
  {
    after: ofHabits,
    said: /^(?!.*\b(?:eat|eaten|sleep|hobby|hobbies)\b).*\b(?:weekends?|last night|this week|smoked more)\b/,
  },
  {
    after: among('breathless'),
    said: /\b(?:it|that)\b.*\b(?:moving|walking|rest|resting|sitting still)\b/,
  },
  {
    after: (last, knows) => among('thirst', 'dryMouth', 'fluids')(last, knows) && knows('better:drinking'),
    said: /\bthirst\b.*\b(?:go|goes|away|better|reliev\w+|quench\w*)\b|\bdrink\w*\b.*\b(?:help|quench)/,
    means: 'better:drinking',
  },
  {
    after: (_, knows) => knows('worse:exertion'),
    said: /\b(?:flights?|stairs)\b.*\b(?:right now|now|at the moment)$/,
    means: 'worse:exertion',
  },
  {
    after: () => true,
    said: /\brefreshed\b|\brested when you\b/,
    means: 'refreshed',
  },
  {
    after: () => true,
    said: /^(?:do you want|would you like|shall|should) (?:me to |i )?explain (?:it )?more$/,
    means: 'explainPlease',
  },
  {
    after: () => true,
    said: /^how (?:many minutes|long) (?:it|the pain) (?:stays?|lasts?)$/,
    means: 'course',
  },
  {
    after: () => true,
    said: /\bin your own words (?:what|when|how) you (?:would|will|should|need|have to|are going|understood|took)\b/,
    means: 'teachBack',
  },
  {
    after: () => true,
    said: /^(?:is there |do you have )?(?:any(?:one|body)|some(?:one|body)|who) (?:(?:we|i) (?:should|can|could|may|must)|should (?:we|i)|(?:can|could|may) (?:we|i)) (?:call|ring|phone|tell|contact|inform)\b/,
    means: 'company',
  },
];

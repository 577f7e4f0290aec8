/**
 * Short questions that ask for one detail of what was talked about last: "since when?", "did you stop?", "and then?"
 * What comes first in a question is left out before these are tried: "and", "so", "but".
 */
import { courseReferences } from './course-references.ts';
import { among, ofPain, symptoms, type Detail } from './reference.ts';

const ofEarlier = among('before', 'episodes', 'crescendo', 'migraine', 'toldAnyone');
const ofBeginning = among('doing', 'onset', 'onsetManner', 'order', 'witness', 'course', 'complaint');
const ofEffort = among('breathless', 'exercise', 'worse:exertion', 'worse', 'before', 'crescendo', 'impact');
const ofFears = among('worry', 'ideas', 'similarOthers', 'anxiety', 'familyThinks');
const ofFever = among('fever', 'thermometer', 'feverPattern', 'paracetamol');

/** A symptom that the patient has and that is not the complaint. */
const ofSymptom = (last: string, knows: (key: string) => boolean): boolean =>
  symptoms.has(last) &&
  knows(last) &&
  (!/^(?:chestPain|bellyPain|headache|fever|cough|weightLoss)$/.test(last) || knows(`${last}/since`)) &&
  !/^(?:period|bowels|urine|appetite|sleep)$/.test(last);

const ofSymptoms: readonly Detail[] = [
  {
    after: ofSymptom,
    said: /^(?:since|from) when$|^(?:for )?how long(?: already| now)?$|^(?:since when|for how long|how long) (?:do|have|has|did|are|is) (?:you|it|that|they|this) (?:had|have|has|got|been|felt|feel|noticed)(?: (?:it|that|them|those|these|this|like that|there|getting|having))*$|^when (?:did|do) (?:it|that|they|those) (?:start|begin|come|appear|come on)$|^since when (?:is|are) (?:it|that|they)(?: there)?$/,
    aspect: 'since',
  },
  {
    after: ofSymptom,
    said: /^(?:(?:did|was|is|has) )?(?:it|that|this|they)\b.*\b(?:start|begin|come|came|there|begun|began|started)\b.*\b(?:with|before|after|later|same time|together|straight away|first)\b/,
    aspect: 'since',
  },
  {
    after: (last, knows) => ofSymptom(last, knows) && !knows(`${last}/when`),
    said: /^when(?: exactly| was (?:that|it|this))?$/,
    aspect: 'since',
  },
  {
    after: ofSymptom,
    said: /^(?:(?:is|are|was|were) (?:it|that|they|this) )?(?:there )?(?:all the time|always|always there|constant|constantly|on and off|permanent|permanently|every (?:day|night|morning|evening|hour|time)|daily|the whole (?:day|night|time)|all day|all night)(?: or (?:only |just )?(?:sometimes|now and then|on and off|once|at times))?$/,
    aspect: 'often',
  },
  {
    after: ofSymptom,
    said: /^still(?: now| there)?$|^(?:and )?now$|^how bad is it now$|^(?:is|are) (?:it|that|they|this) (?:still|gone|over|away)\b(?!.*\bor\b)|^(?:do|are) you still (?:have|feel|get|having|feeling)?(?: ?(?:it|that|them|like that))?(?: now)?$|^are you \w+ing (?:right )?now$/,
    aspect: 'still',
  },
  {
    after: ofSymptom,
    said: /^how (?:bad|severe|strong|intense)(?: (?:is|was|are) (?:it|that|they))?$|^(?:is|was) (?:it|that) (?:very |really |that )?(?:bad|severe|strong|mild)(?: or (?:mild|bad|severe|strong))?$|^(?:badly|very bad|very strong)$/,
    aspect: 'severity',
  },
  {
    after: (last, knows) => ofSymptom(last, knows) && last !== 'smoking',
    said: /^(?:ever|have you (?:ever )?had (?:it|that|them)|did you have (?:it|that|them)|had (?:it|that)) (?:before|earlier|in the past|previously)$/,
    aspect: 'before',
  },
  {
    after: ofSymptom,
    said: /^(?:has|did|is) (?:it|that|this|they) (?:changed?|getting|got|become) ?(?:any )?(?:better|worse|more|less|stronger)?(?: or (?:better|worse|less|weaker))?(?: since(?: then)?| now)?$/,
    aspect: 'changed',
  },
  {
    after: ofSymptom,
    said: /^(?:when |while )?(?:you are |you )?(?:do|doing) what(?: exactly)?$|^(?:during|with|after|on|at) what$|^what (?:sort|kind) of (?:effort|activity|exertion)$|^(?:in|at) (?:which|what) (?:situations?|moments?)$/,
    aspect: 'doing',
  },
];

const ofComplaints: readonly Detail[] = [
  {
    after: ofBeginning,
    said: /^(?:did|do|could) you (?:have to |need to |then |immediately |at once )?(?:stop|pause|rest|sit down|lie down|keep going|carry on|go on|continue|put)\b/,
    means: 'doing',
    aspect: 'stopped',
  },
  {
    after: among('doing', 'atRest', 'posture', 'restless'),
    said: /^(?:did|does|has|is|was) (?:it|that|this|stopping|resting|sitting|lying)\b.*\b(?:eas\w+|help\w*|reliev\w+|better|difference|go away|settle)\b|^(?:any )?(?:better|relief)(?: (?:then|after that|with that))?$/,
    means: 'better:still',
  },
  {
    after: (last) => ofPain(last) && last !== 'onsetManner',
    said: /^(?:(?:like|is|was|are|it|that|about|more|we talking|talking|do you mean|so) )*(?:(?:seconds|minutes|hours|days|weeks|months)(?: (?:or )?(?:rather |more like )?(?:seconds|minutes|hours|days|weeks|months))+|seconds|minutes|hours)$/,
    means: 'onset',
    aspect: 'span',
  },
  {
    after: ofBeginning,
    said: /^(?:then|after that|next|what then)$|^what (?:happened|came|was) (?:next|then|after(?:wards?| that)?)$/,
    means: 'course',
    aspect: 'next',
  },
  {
    after: (last) =>
      last === '' || last === 'recentIllness' || last === 'before' || ofPain(last) || last === 'doing',
    said: /^how (?:did|has|have) (?:it|that|this|things)\b.*\b(?:go on|gone on|develop\w*|continue\w*|progress\w*|evolve\w*|move on|go from there)\b/,
    means: 'course',
    aspect: 'next',
  },
  {
    after: ofPain,
    said: /\b(?:never|not once|at no point) (?:\w+ )?(?:\w+ )?(?:gone|went|goes|go|let up|lets up|stopped|stops|eased|left|leaves|disappeared)\b/,
    means: 'course',
  },
  {
    after: () => true,
    said: /^(?!.*\b(?:scale|ten|10)\b)(?:(?:the )?(?:site|location|place|position)\b.*\b(?:onset|start|begin\w*|first|initially)\b|(?:where|in (?:which|what) place) (?:was|were|did) (?:it|the pain|you (?:feel|have) (?:it|the pain))\b.*\b(?:first|began|begin\w*|start\w*|initially|originally|onset)\b)/,
    means: 'location',
    aspect: 'start',
  },
  {
    after: among('severity'),
    said: /^(?:when|as|the moment|at the moment|the second) (?:it|this|that) (?:first )?(?:hit|struck|came|started|began|happened)\b/,
    aspect: 'start',
  },
  {
    after: among('severity'),
    said: /^where are (?:you|we)$|^where (?:is|was|are) (?:it|you|that|we)(?: (?:now|at|today|at the moment|right now))+$/,
  },
  {
    after: (last, knows) => ofPain(last) || knows('pain:side'),
    said: /\b(?:not|without|between|no) (?:\w+ )?(?:cough(?:ing|s)?)\b/,
    means: 'worse:cough',
    aspect: 'without',
  },
  {
    after: among('vomiting', 'nausea', 'bloodVomit'),
    said: /^(?!.*\b(?:headache|pain|cough|after)\b).*\b(?:nausea|nauseous|nauseated|sick|queasy)\b.*\b(?:before|beforehand|first|prior|warning)\b|^(?!.*\b(?:headache|pain|cough|after)\b).*\b(?:before|beforehand|without|prior)\b.*\b(?:nausea|nauseous|sick|queasy)\b/,
    means: 'nausea',
    aspect: 'first',
  },
  {
    after: among('vomiting', 'nausea', 'bloodVomit'),
    said: /\b(?:projectile|gush|forceful|forcefully|with force|in a jet)\b/,
    means: 'vomiting',
    aspect: 'force',
  },
  {
    after: (last, knows) => knows(`${last}/when`) && !ofPain(last),
    said: /^when was (?:the )?first(?: time| one| occasion)?$/,
    aspect: 'when',
  },
  {
    after: among('vision', 'doubleVision', 'eyes', 'eyePain'),
    said: /^(?:(?:in|with|on|is|was|it|that) )*(?:both|one|either|which|the left|the right)(?: eyes?| sides?| one)?(?: or (?:both|just one|one|the other)(?: eyes?)?)?$/,
    aspect: 'where',
  },
  {
    after: ofFever,
    said: /\b(?:vary|varies|constant\w*|up and down|rises?|high all|the same all)\b/,
    means: 'fever',
    aspect: 'often',
  },
  {
    after: (last, knows) => among('location')(last, knows) && knows('worse:pressing'),
    said: /^(?:is|does|was) (?:it|that)\b.*\b(?:tender|sore|hurts?|painful)\b/,
    means: 'worse:pressing',
  },
  {
    after: (_, knows) => knows('atRest'),
    said: /^(?:(?:has|does|did|it|ever|also) )*(?:happen\w*|come|came|occur\w*|appear\w*)\b.*\b(?:at rest|resting|in bed|at night|sitting|asleep|sleep)\b/,
    means: 'atRest',
  },
  {
    after: (_, knows) => knows('better:dark'),
    said: /^(?!.*\b(?:i|we)\b).*(?:\b(?:in|the|a) dark(?:ness)?\b|\bdark(?:ened)? room\b|\blights? (?:off|out|down|dimmed)\b)/,
    means: 'better:dark',
  },
  {
    after: (last) => /^(?:worse|better):/.test(last),
    said: /^(?:does|did|would|has|will) (?:it|that|this)\b.*\b(?:difference|change (?:it|anything|something))\b/,
  },
  {
    after: (_, knows) => knows('thirst/sleep'),
    said: /\b(?:wake|woken|awake|get up)\b.*\b(?:dry|thirst\w*|to drink)\b|\b(?:dry|thirst\w*)\b.*\b(?:wakes?|woken|awake)\b/,
    means: 'thirst',
    aspect: 'sleep',
  },
  {
    after: (last, knows) =>
      among('neckStiffness', 'examination', 'sorePlaces')(last, knows) && knows('neckStiffness'),
    said: /^(?!.*\b(?:arm|leg|knee|belly)s?\b).*\b(?:resistance|stiff\w*)\b/,
    means: 'neckStiffness',
  },
  {
    after: ofFever,
    said: /^(?!.*\b(?:take|took|taken) (?:it|them|that|one|any)$).*\b(?:when|last)\b.*\b(?:measur\w*|check\w*|tak\w+ (?:it|your temp\w*)|took)\b|^when (?:did|have) you\b.*\b(?:temperature|measure\w*)\b/,
    means: 'fever',
    aspect: 'when',
  },
  {
    after: (_, knows) => knows('sputum/changed'),
    said: /\b(?:phlegm|sputum|mucus|slime)\b.*\b(?:chang\w+|always|the same|different|at first|in the beginning|at the start)\b/,
    means: 'sputum',
    aspect: 'changed',
  },
  {
    after: among('sputum', 'haemoptysis'),
    said: /^(?:has|did) (?:it|that|its|the) (?:colou?r )?change\w*\b|^was (?:it|that) (?:always|the same)\b|^(?:how|what) (?:was|did) (?:it|that)\b.*\b(?:first|begin\w*|start|initially|before)\b/,
    means: 'sputum',
    aspect: 'changed',
  },
  {
    after: () => true,
    said: /\b(?:on the mend|going downhill|improving or (?:\w+ )?(?:declining|worsening|worse)|better or worse overall|heading in the right direction|picking up or)\b/,
    means: 'course',
  },
  {
    after: () => true,
    said: /\b(?:was|were|did|had)\b.*\b(?:cold|flu|virus|infection)\b.*\b(?:first|before|beforehand|got better|came back|went away)\b/,
    means: 'recentIllness',
  },
  {
    after: () => true,
    said: /^(?:were|was|have|had|are|did) you\b.*\b(?:fine|well|okay|ok|all right|alright|healthy|fit|yourself|normal|good)\b.*\b(?:before|until|till|up to|prior)\b(?!.*\b(?:cold|cough|infection)\b)|^you (?:were|felt)\b.*\b(?:fine|well|okay|ok|all right|alright|healthy|fit|yourself|normal|good)\b.*\b(?:before|until|till|up to|prior)\b/,
    means: 'recentIllness',
    aspect: 'until',
  },
];

const ofEarlierOnes: readonly Detail[] = [
  {
    after: (last, knows) => knows('migraine/feel') && ofEarlier(last, knows),
    said: /^(?:(?:what|how) (?:are|do|did|were) (?:they|those|these|your migraines|the (?:usual|other|normal) ones|the migraines)\b.*\b(?:feel|like|look)\b|(?:what|how) (?:do|are) (?:those|they)\b.*\b(?:usually|normally)\b)/,
    means: 'migraine',
    aspect: 'feel',
  },
  {
    after: (_, knows) => knows('migraine/feel'),
    said: /^(?:do|did|have|are|you|any)\b.*\bheadaches?\b.*\b(?:usual\w*|normal\w*|otherwise|often|in general|regular\w*|at other times)\b|^(?:do|did|have|are|you)\b.*\b(?:usual\w*|normal\w*|otherwise|often|regular\w*)\b.*\bheadaches?\b/,
    means: 'before',
    aspect: 'usual',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/story'),
    said: /\b(?:tell|say|describe|explain|know|hear)\b.*\b(?:more|that one|it|those|them|the last one)\b|\bmore about (?:it|that|them|those)\b|^(?:what|how) (?:was|were|did) (?:that|it|those|they)(?: one| ones)?\b.*\b(?:like|feel|go)\b/,
    means: 'before',
    aspect: 'story',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/severity'),
    said: /^how (?:bad|strong|severe|painful|intense)\b.*\b(?:it|that|those|they|that one|one)?$|^(?:was|were) (?:it|that|they|those)\b.*\b(?:as (?:bad|strong|severe)|strong|severe|bad)\b/,
    means: 'before',
    aspect: 'severity',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/where'),
    said: /^where (?:was|were|did)\b.*\b(?:it|that|those|they|one)\b/,
    means: 'before',
    aspect: 'where',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/doing'),
    said: /^what (?:were you|did you) do\w*(?: (?:then|at (?:the|that) (?:time|moment)|when (?:that|it|those|they)\b.*))?$/,
    means: 'before',
    aspect: 'doing',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/seen'),
    said: /\b(?:did|have|had|were|not)\b.*\b(?:see|seen|go|gone|show|call\w*|visit\w*|consult\w*)\b.*\b(?:doctor|gp|hospital|anyone|anybody)\b|\b(?:checked|looked at|examined)\b/,
    means: 'before',
    aspect: 'seen',
  },
];

const ofEffortOnes: readonly Detail[] = [
  {
    after: (last, knows) => ofEffort(last, knows) && knows('exercise/stairs'),
    said: /^(?:(?:what|how) about |on |with |up |climbing )?(?:the |a (?:few )?|one |some )?(?:stairs|steps|flights?|floors?|hills?|uphill)(?: of stairs)?(?: manageable| possible| okay| ok)?$/,
    means: 'exercise',
    aspect: 'stairs',
  },
  {
    after: (_, knows) => knows('exercise/stairs'),
    said: /^(?!.*\b(?:home|live|how many|house|flat)\b).*\b(?:one|a single|a|two|1|2) (?:floor|flight)s?\b.*\b(?:manage\w*|possible|okay|ok|all right|can you|do you)\b|\b(?:manage|climb|get up|walk up)\b.*\b(?:one|a single|two|1|2) (?:floor|flight)s?\b/,
    means: 'exercise',
    aspect: 'stairs',
  },
  {
    after: (last, knows) => ofEffort(last, knows) && knows('exercise/earlier'),
    said: /^(?!.*\b(?:breath\w*|pain|pressure|chest|trouble|get|stop\w*)\b)(?:.*\b(?:normally|usually|before(?! you)|otherwise|in the past|used to|previously)\b.*\b(?:manage|do|climb|able|could|walk|exercise|move)\b|.*\b(?:manage|climb|walk|do (?:that|this|it))\b.*\b(?:normally|usually|before(?! you)|previously|without (?:a |any )?(?:problems?|trouble))\b|before (?:this|that|the|it)\b.*\b(?:do|used to|ill|illness)\b|.*\b(?:months?|years?|weeks) ago\b)/,
    means: 'exercise',
    aspect: 'earlier',
  },
];

const ofSight: readonly Detail[] = [
  {
    after: (_, knows) => knows('vision/normal'),
    said: /\b(?:sharp|sharply|crisp)\b.*\b(?:as|used to|before)\b/,
    means: 'vision',
    aspect: 'normal',
  },
];

const ofIdeas: readonly Detail[] = [
  {
    after: ofFears,
    said: /^not (?:the|your|from|because)\b|^why (?:the|your|my|a|not|do|did|would|should|that|this)\b(?!.*\b(?:told?|tell|come|came|before|see|go)\b)|^what makes you (?:think|believe|so|fear|suspect|say)\b/,
    means: 'ideas',
    aspect: 'because',
  },
  {
    after: (last, knows) => knows(`${last}/because`),
    said: /^(?:why|how)\b.*\b(?:sure|certain|positive)\b|^what makes you (?:so|that|this|say)\b|^how (?:do|can|could) you (?:know|tell|be)\b|^why(?: not| is that| that)?$/,
    aspect: 'because',
  },
  {
    after: ofFears,
    said: /\b(?:told|tell|said|say|mention\w*|talk\w*|spoke\w*|shar\w+)\b.*\b(?:doctors?|nurses?|any(?:one|body)|some(?:one|body)|them|family|wife|husband|partner|mother|daughter)\b/,
    means: 'worry',
    aspect: 'talk',
  },
  {
    after: ofFears,
    said: /^(?:has|did|have|does|is) (?:some|any)(?:one|body)\b.*\b(?:gone through|been through|had|happen\w*|experience\w*|suffer\w*|lived through)\b|\b(?:happen\w*|gone through|went through|experience\w*)\b.*\b(?:friend|someone|somebody|anyone|family|relative)\b/,
    means: 'similarOthers',
  },
  {
    after: among('ideas', 'familyThinks'),
    said: /^what (?:did|does|has|have) (?:it|the internet|google|the web|the page|dr google|chatgpt|you|she|he|they)\b.*\b(?:say|said|find|found|read|come up|show|tell|told)\b(?!.*\bdoctors?\b)/,
    means: 'ideas',
    aspect: 'found',
  },
];

export const followReferences: readonly Detail[] = [
  ...courseReferences,
  ...ofEarlierOnes,
  ...ofIdeas,
  ...ofComplaints,
  ...ofEffortOnes,
  ...ofSight,
  ...ofSymptoms,
];

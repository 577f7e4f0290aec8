/** How it comes and goes, how fast and with what it comes, what it was like before, and what is asked of those at home. */
import { among, isOfFamily, ofPain, type Detail } from './reference.ts';

const ofEarlier = among('before', 'episodes', 'crescendo', 'usualRemedy');
const ofRemedies = among('tried', 'painkillers', 'paracetamol');

const ofSpells: readonly Detail[] = [
  {
    after: among('episodes', 'crescendo'),
    said: /^(?:(?:in|for|only|just|a few|few|or|rather|more like|is|are|was|that|they|it) )*(?:seconds|minutes|hours)(?: or (?:rather |more like )?(?:seconds|minutes|hours|days))*$/,
    means: 'episodes',
  },
  {
    after: () => true,
    said: /\b(?:episodes?|attacks?|spells?)\b.*\b(?:more|less) (?:frequent(?:ly)?|often)\b/,
    means: 'crescendo',
  },
  {
    after: among('before', 'episodes', 'crescendo'),
    said: /^(?!.*\b(?:you|your)\b).*\b(?:more|less) (?:frequent(?:ly)?|often)\b|^(?:(?:get\w*|becom\w+|are|is|they|it) )*(?:stronger|longer|heavier)(?: (?:and|or) (?:stronger|longer|heavier|shorter|weaker))?$/,
    means: 'crescendo',
  },
  {
    after: (last, knows) => ofEarlier(last, knows) && knows('before/relief'),
    said: /^(?:(?:then|after that|after a while|does|did) )*(?:it|that|they|the (?:pain|pressure|headache)) (?:then )?(?:goes?|went|pass(?:es|ed)?|stop(?:s|ped)?|settle[sd]?|disappear(?:s|ed)?|fade[sd]?)(?: (?:away|off|completely|entirely|by itself|again|then|on its own|afterwards))*$/,
    means: 'before',
    aspect: 'relief',
  },
];

const ofOnset: readonly Detail[] = [
  {
    after: () => true,
    said: /^(?:how|in how|within how) (?:fast|quickly|soon|rapidly|long|much time|many \w+)\b.*\b(?:reach\w*|arriv\w*|get|got|take|took|rise|rose|build|built|come|came|go|went|until|till|to)\b.*\b(?:maximum|max|peak|full (?:strength|force)|strongest|its worst|the worst)\b/,
    means: 'onsetManner',
  },
  {
    after: among('onsetManner'),
    said: /^(?:(?:in|within|over|a few|few|a|an|one|or|rather|more like) )*(?:seconds?|minutes?|hours?)(?: (?:or )?(?:(?:rather|more like|a|an|one|a few|few) )*(?:seconds?|minutes?|hours?))*$/,
    means: 'onsetManner',
  },
  {
    after: (_, knows) => knows('severity/ever'),
    said: /\bworse than (?:any|all|every)\b.*\b(?:ever|life|before|had)\b|^(?:(?:is|was|it|this|that|really|truly) )*the worst (?:\w+ )?(?:ever|of your (?:whole |entire )?life|in your (?:whole |entire )?life|you (?:have )?ever had)$/,
    means: 'severity',
    aspect: 'ever',
  },
  {
    after: (last, knows) => ofPain(last) && knows('severity/start'),
    said: /^(?:was|were) (?:it|that|the pain)(?: (?:already|also|as|that|so|just as|this))* (?:bad|strong|severe|painful|intense)\b.*\b(?:yesterday|last night|at (?:the start|first|the beginning)|in the beginning|before)\b/,
    means: 'severity',
    aspect: 'start',
  },
  {
    after: (last, knows) => knows(`${last}/since`) && !ofPain(last),
    said: /^(?:(?:at|did|it|start|begin|was|that) )*(?:the )?same time(?: or (?:later|before|earlier|after\w*))?$/,
    aspect: 'since',
  },
];

const ofStrength: readonly Detail[] = [
  {
    after: (_, knows) => knows('exercise/stairs'),
    said: /^(?!.*\b(?:live|home|house|flat|have)\b).*\bhow many (?:floors?|flights?|stairs|steps)\b.*\b(?:can|could|do|manage|climb|before|until)\b/,
    means: 'exercise',
    aspect: 'stairs',
  },
  {
    after: (last, knows) =>
      among('exercise', 'worse:exertion', 'worse', 'impact', 'breathless', 'atRest')(last, knows) &&
      knows('exercise/earlier'),
    said: /^(?:could|can|would|were) you (?:\w+ )?(?:have )?(?:done|do|managed?|able to do) (?:that|this|it|so|as)\b.*\b(?:ago|earlier|in the past|last year)\b/,
    means: 'exercise',
    aspect: 'earlier',
  },
];

const ofTreatment: readonly Detail[] = [
  {
    after: ofRemedies,
    said: /^(?:(?:did|has|have|does|do) )?(?:it|that|they|this|those)(?: (?:really|actually|even))? (?:work(?:ed|s)?|help(?:ed|s)?)(?: at all| then| a bit)*$/,
    aspect: 'relief',
  },
  {
    after: (last, knows) => knows(`${last}/often`) && !ofPain(last),
    said: /^(?:on )?how many (?:days|times) (?:in |per |each |every |of )?(?:a|an|one|the|each)? ?(?:day|week|month|year)$/,
    aspect: 'often',
  },
  {
    after: (_, knows) => knows('drugReaction'),
    said: /^(?!.*\ballerg).*\b(?:rash|swell\w*|hives|itch\w*)\b.*\b(?:with|from|to|after|on|by) (?:\w+ ){0,2}(?:antibiotics?|penicillin|medic\w+|drugs?|painkillers?|injections?)\b/,
    means: 'drugReaction',
  },
  {
    after: () => true,
    said: /\b(?:pick\w* up|catch\w*|get\w*|prone to)\b.*\binfections?\b.*\b(?:easily|quickly|all the time)\b|\bprone to (?:\w+ )?infections?\b/,
    means: 'frequentInfections',
  },
];

const ofLife: readonly Detail[] = [
  {
    after: (_, knows) => knows('company'),
    said: /^(?!.*\b(?:live|lives|living|well|ill|sick|okay|ok|cough\w*|worried|happy)\b)(?:is|are) (?:your|the) (?:wife|husband|partner|family|daughter|son|boyfriend|girlfriend|parents|mother)\b.*\b(?:here|outside|with you|waiting|on (?:the|his|her|their) way)\b/,
    means: 'company',
  },
  {
    after: (_, knows) => knows('alcohol'),
    said: /^(?!.*\b(?:water|soft|hot|coffees?|teas?|energy|fizzy)\b)how many (?:drinks|beers|pints|units)\b/,
    means: 'alcohol',
    aspect: 'amount',
  },
  {
    after: (_, knows) => knows('home'),
    said: /^how many (?:people|persons|of you)\b.*\b(?:live|living|roof|household|home|house|flat)\b(?!.*\b(?:ill|sick|cough\w*)\b)/,
    means: 'home',
  },
  {
    after: among('thirst', 'dryMouth', 'fluids', 'nocturia', 'urine', 'urineAmount'),
    said: /\b(?:run\w*|go|going|trips?|off)\b.*\b(?:toilet|loo|bathroom)\b.*\b(?:a lot|often|all the time|constantly|more)\b/,
    means: 'urineOften',
  },
  {
    after: among('worry'),
    said: /\bwhat\b.*\b(?:troubles?|bothers?|frightens?|scares?|worries|upsets?) you (?:the )?most\b/,
    means: 'worry',
  },
  {
    after: (last, knows) => (isOfFamily(last) || last === 'familyTreated') && knows('familyTrouble'),
    said: /^how did (?:it|that|things) (?:go|end|turn out)\b.*\b(?:her|him|them|end)\b/,
    means: 'familyTrouble',
  },
];

export const courseReferences: readonly Detail[] = [
  ...ofSpells,
  ...ofOnset,
  ...ofStrength,
  ...ofTreatment,
  ...ofLife,
];

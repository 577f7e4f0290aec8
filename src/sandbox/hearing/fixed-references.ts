/** Words that alone would be heard as another question, whatever was talked about before: "what goes through your head?" */
import type { Reference } from './reference.ts';

export const fixedReferences: readonly Reference[] = [
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
    // The time of it is left out by then.
    after: (_, knows) => knows('before/warning'),
    said: /^(?:any|have you (?:had|felt|noticed)|did you (?:have|feel|notice)|do you (?:ever |sometimes |usually |normally )?(?:get|have|feel|notice))\b.*\b(?:discomfort|pressure|tightness)\b.*\b(?:climb\w*|stairs|uphill|hurr\w+|walk\w* (?:fast|quickly))\b/,
    means: 'before',
  },
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
    after: () => true,
    said: /\bbleed\w*\b.*\b(?:after|since) (?:the |your )?(?:menopause|change)\b/,
    means: 'vaginalBleeding',
  },
  {
    after: () => true,
    said: /^(?:shall|should|can|do you want|would you like)\b.*\b(?:go over|go through|repeat|explain)\b.*\b(?:again|once more)$/,
    means: 'goOver',
  },
];

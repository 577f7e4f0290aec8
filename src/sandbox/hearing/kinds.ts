/** What kind of thing a question asks for that matches nothing, so that the answer at least is of that kind. */
import type { talk } from '../facts/talk.ts';

const kinds: readonly (readonly [keyof typeof talk, RegExp])[] = [
  [
    'wishAsked',
    /^(?:(?:and|so|but|or|then) )*(?:(?:would|do) you (?:rather|prefer|like|want|need|wish)|should (?:i|we)|shall (?:i|we)|which (?:of \w+ )?(?:would|do) you)\b/,
  ],
  [
    'requestMade',
    /^(?:(?:and|so|but|now|then|please|just) )*(?:(?:could|can|would|will) you|i (?:would like|want|need) you to|try to)\b(?!.*\b(?:imagine|think|say|tell|remember|describe|explain)\b)/,
  ],
  [
    'feelingAsked',
    /\b(?:feel about|make you feel|how (?:do|did) you feel|how (?:was|is) (?:it|that|this) for you|does (?:it|that|this) (?:bother|upset|annoy|hurt) you|do you mind|do you miss|are you (?:proud|happy|sad|angry|lonely|ashamed|relieved))\b/,
  ],
  [
    'opinionAsked',
    /\b(?:(?:do|did|would) you (?:think|believe|reckon|find|say)|what do you (?:think|make)|in your (?:opinion|view|eyes)|should people|is it (?:fair|right) (?:that|to))\b/,
  ],
  ['chat', /\b(?:by the way|random (?:one|question)|just curious|nosy|favou?rite|off topic)\b/],
];

/** `text`: a question or request in small letters. */
export const kindAsked = (text: string): keyof typeof talk | undefined =>
  kinds.find(([, said]) => said.test(text))?.[0];

/** Complaints about the exercise itself; each topic has an honest word on what it is good for. */

/** "It is no use", "I could look it up", "nobody else does it". */
export type Grumble = 'useless' | 'lookUp' | 'others';

const patterns: readonly (readonly [Grumble, RegExp])[] = [
  [
    'lookUp',
    /\b(?:google|googled|wikipedia|chatgpt|youtube|ask an? ai|there is an app|an? app (?:for|does|can)|just use an app)\b/,
  ],
  [
    'others',
    /\b(?:nobody|no one|no doctor|no registrar|no consultant)(?: \w+){0,4}? (?:ever|taught|teaches|talks like|does (?:this|that|it|any of)|do (?:this|that|it)|uses? (?:this|that|it|sbar|spikes)|has time for)\b|\bin real life\b.*\b(?:nobody|no one|not|never|just)\b|\b(?:my|our|the) (?:consultants?|registrars?|boss|seniors?|supervisors?)\b(?: \w+){0,3} (?:never (?:does|do|did|learned|bothers)|does not (?:do|use|bother)|do not (?:do|use|bother)|(?:is|are) doing fine|gets? by)\b/,
  ],
  [
    'useless',
    /\bwhy (?:are|do|am|should|must) (?:we|i) (?:even |actually |have to |need to |be )*(?:do|doing|learn|learning|practi[sc]e|practi[sc]ing) (?:this|all this|these)\b|\bwhat is the (?:point|use) (?:of|in) (?:this|all this|doing|the exercise|practi[sc]ing)\b|\b(?:this|the exercise|all this|the whole thing) (?:is|feels|seems) (?:so |all |just |completely |totally |really |such |a |kind of )*(?:pointless|useless|waste|fake|artificial)\b|\b(?:pointless|waste of (?:my )?time)\b|\bwhen (?:will|would|am) i (?:ever |even )?(?:going to )?(?:need|use) (?:this|it|that|any of)\b|\bis this (?:even |really )?(?:useful|necessary|needed|relevant)\b|\bi will never (?:need|use) (?:this|it|that)\b|\bdo (?:i|we) (?:really |even |actually )?(?:need|have) (?:this|to (?:do|learn) this)\b/,
  ],
];

export const grumbleIn = (part: string): Grumble | undefined =>
  patterns.find(([, pattern]) => pattern.test(part))?.[0];

/** Of several grumbles the most definite one is answered. */
export const foremost = (grumbles: readonly Grumble[]): Grumble | undefined =>
  grumbles.find((grumble) => grumble === 'others') ??
  grumbles.find((grumble) => grumble === 'lookUp') ??
  grumbles[0];

/** On how things are in general, so it answers nothing. */
const remark =
  /\b(?:nobody|no one|everybody|everyone|always|anyway|all day|every (?:day|time|week|night|morning)|at night|in the (?:morning|evening|afternoon|night)|on an? (?:\w+day|weekend|night shift)|after (?:an?|my|the) (?:\w+ )?(?:shift|day|week|nights?)|years of|o ?clock)\b|\b(?:machine|computer|printer|app|consultants?|registrars?|nurses|others) (?:just |already |always |can |will )*(?:prints?|does|do|tells?|gives?|shows?|counts?|says?|knows?|works?|calculates?)\b/;

export const isRemark = (text: string): boolean => remark.test(text);

/** What a part of a sentence does besides naming things: it sets them aside, echoes the tutor, corrects itself, or asks what is wanted. */

const hedges = '(?:really |even |ever |actually |much |particularly |all that |so |that |very )*';

/** Refused in any order: “I don’t bother with the name”, “the name I don’t bother with”, “the name doesn’t matter”. */
const refusal = new RegExp(
  [
    `\\b(?:not|hardly|rarely|seldom) ${hedges}(?:(?:be )?bother\\w*|care|need|check|matter|count|interest\\w*|look at|think of|pay attention)\\b`,
    '\\bno (?:need|use|point|interest)\\b',
    '(?<!\\b(?:not|never|no|nobody)(?: \\w+){0,2} )\\b(?:skip\\w*|ignor\\w+|leav\\w+ (?:\\w+ ){0,4}(?:out|aside)|omit\\w*|do(?:ing)? without|forget|refus\\w+)\\b',
    '\\bwithout\\b',
    '(?<!\\byou )\\bnever\\b(?! (?:\\w+ )?(?:skip|forget|leave|ignore|interrupt|disturb|miss|omit))',
    `\\b(?:is|are|was) (?:not|hardly) ${hedges}(?:important|relevant|necessary|needed|interesting|my (?:job|problem|business))\\b`,
    '\\b(?:irrelevant|unimportant|unnecessary|superfluous|overrated)\\b',
    '(?<!\\b(?:i|we|she|you) )\\bcan wait\\b',
    '\\brather not\\b|\\bneed not\\b',
    '\\b(?:is|are|seems?) (?:just |only |all |a |an |so |such |pure |for )*(?:nerds|losers|wimps|beginners|amateurs|others|nonsense|rubbish|silly|stupid|boring|pointless|overkill|joke|waste|optional|bureaucracy|luxury|old fashioned)\\b',
    '^(?!(?:i|we|you|if|when|while|because|so|that|after|before|as|until|then|well)\\b).+ (?:i|we) (?:(?:would|will|can|do|did|could|should) not|never) (?:\\w+ ){0,2}\\w+$',
  ].join('|'),
);

/** Here something else begins, which the refusal does not reach. */
const restart =
  /\s+(?:and|then|but)\s+(?=(?:then |just |instead |only )*(?:i|we|go|look|start|ask|wait|sit|stay|tell|say|call|give|read|check|find|take)\b)|(?<!\bdo|\bdoing)\s+(?=without\b)|(?<=^without .*)\s+(?=(?:i|we)\b)/;

const conditional =
  '(?:as long as|so long as|unless|provided(?: that)?|providing|assuming(?: that)?|(?<!\\b(?:ask\\w*|see\\w*|check\\w*|know\\w*|look\\w*|find\\w*|tell\\w*|sure|wonder\\w*|great|good|nice|grateful|appreciate|best|it)(?: \\w+)? )(?:only |even |except )?if)';
/** A wish that the answer respects, and a request in polite words. */
const wish =
  '(?:you|i|we|she (?:\\w+ )?(?:wants?|wish\\w*|likes?|prefers?|agrees?|asks?|choos\\w+|feels?)|possible|necessary|needed)\\b';
const condition = new RegExp(
  `\\b${conditional} (?!${wish}).*?(?= (?:then|i|we|you|please|just|give|wait|stay|let|offer|call|start|come|order|get)\\b|$)`,
  'g',
);

/** What is only supposed is not affirmed: “fine if he is on oxygen” gives no oxygen. */
export const withoutConditions = (text: string): string =>
  text.replace(condition, ' ').replace(/ +/g, ' ').trim();

export interface Stated {
  readonly text: string;
  readonly denies: boolean;
}

export const statedIn = (text: string): readonly Stated[] =>
  refusal.test(text)
    ? text.split(restart).map((piece) => ({ text: piece, denies: refusal.test(piece) }))
    : [{ text, denies: false }];

/** Asked of nobody: it wants no answer and gives none. */
export const isRhetorical = (text: string): boolean =>
  /^(?:(?:and|but|so|well|honestly) )*(?:who (?:on earth |in the world |the hell )?(?:cares|needs|wants|has (?!to\b)|bothers|is going to|would|even|does|is (?:got|ever|gonna))\b|who (?:on earth|in the world|the hell)\b|what (?:am i|do you think i am)\b.*\b(?:robot|machine|computer|magician|psychic)\b|why (?:on earth|bother|would (?:i|anyone)) )/.test(
    text,
  );

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const empty = /^(?:a|an|the|of|my|your|and|or|so|for|to|in|at|is|it|you|i|me|her|his|him)$/;

/** Gives the tutor’s own words back, as a question or in protest. */
export const isEchoOf = (told: string, text: string): boolean => {
  const heard = new Set(wordsOf(told));
  const words = wordsOf(text).filter((word) => !empty.test(word));
  return words.length > 0 && words.every((word) => heard.has(word));
};

/** “Fast, not slow”, after the tutor has said fast; “I got that wrong”. */
export const correctsItself = (told: string, text: string): boolean => {
  if (/\b(?:i got (?:that|it|this) (?:one )?wrong|my mistake|i stand corrected|i was wrong)\b/.test(text))
    return true;
  const [, right = ''] = /(\w+)(?:,| and) not \w+/.exec(text) ?? [];
  return right.length > 2 && isEchoOf(told, right);
};

/** Asks what is wanted here, so it is about the topic itself. */
const aboutTask = new RegExp(
  [
    '\\bwhat (?:\\w+ )?(?:do|does|would|should|is|are|am)\\b.*\\b(?:after|want|wants|expect|expects|expected|need|needs|like|hope|hopes|looking)\\b(?:$|.*\\b(?:hear|know|say|me|us|here|now|from|for|to|with|in)\\b)',
    '\\bwhat (?:\\w+ )?are you (?:\\w+ )?(?:after|looking for|getting at|aiming at)\\b',
    '\\bwhat (?:do|does|did) (?:you|it|that|this) (?:even |actually |really )?mean (?:by|with|when)\\b',
    '\\bwhat (?:\\w+ )?(?:belongs?|goes|comes|counts?|fits?)\\b.*\\b(?:to|in|into|under|here|as|for|there)\\b',
    '\\bwhat (?:am i|are we|is one) (?:even |actually |really )?(?:supposed|meant|expected|to) (?:to )?(?:do|answer|know|write|tell|give)\\b',
    '\\bwhat is (?:the|an?|this|that|[sbar]) ?(?:step|part|letter|question|assessment|background|situation|request|recommendation|setting)? (?:even |actually )?(?:for|about|again)(?: anyway| though| then| exactly| again)?$',
    '\\bhow (?:do|am|should) i (?:even |supposed to )?(?:answer|know what) (?:this|that|it|you want)\\b',
  ].join('|'),
);

export const asksForTask = (text: string): boolean => aboutTask.test(text);

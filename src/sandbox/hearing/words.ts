/** From what a student types to plain words: lower case, contractions expanded, sentences separated. */

/** Contractions with and without their apostrophe, and what people type in a hurry. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b|\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|how|who|why|that|there|here)'?s\b/g, '$1 is'],
  [/\b(it|he|she)'s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(you|we|they)'?re\b(?<!\bwere)/g, '$1 are'],
  [/\b(you|we|they|i|what|how|where)'?ve\b/g, '$1 have'],
  [/\b(you|he|she|it|we|they|i|that)'ll\b/g, '$1 will'],
  [/\b(you|he|she|it|we|they|i)'d\b/g, '$1 would'],
  [/\byoull\b/g, 'you will'],
  [/\bwhat'?re\b/g, 'what are'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(pls|plz)\b/g, 'please'],
  [/\bthx\b/g, 'thanks'],
  [/\by'?all\b/g, 'you'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\bkinda\b/g, 'kind of'],
  [/\b(dr|mr|mrs|ms|prof|st)\./g, '$1'],
  [/\be\.g\.|\bi\.e\./g, ' '],
  [/\bo'?clock\b/g, 'oclock'],
  [/\b(did|does|do) (it|that|they|the \w+) work\b/g, '$1 $2 help'],
  [/\b(right|left) or (right|left)\b/g, '$1 $2'],
  [/\b(eat|eaten|eating|ate)(?: something)? (?:or|and) (drink|drinking|drunk)\b/g, '$1 $2'],
  [/\bsince (?:last night|this morning|yesterday|last week|it started|it began|the start)\b/g, 'since then'],
  [/\b(?:mucus|slime) or blood\b|\bblood or (?:mucus|slime)\b/g, 'blood'],
  [/\b(arms?|legs?|hands?|hot|cold) (?:and|or) (legs?|arms?|feet|cold|hot)\b/g, '$1 $2'],
  [/\b(?:cold|flu) or (?:the )?(?:cold|flu)\b/g, 'common cold'],
  // The time a question refers to matters little, and "this morning" is not a time of day that makes things worse.
  [
    /\b(?:this (?:morning|afternoon|evening|week)|last night|tonight|yesterday|at (?:the|this) moment|right now|these days|(?:in|over|during) the (?:last|past) (?:few |couple of )?(?:\w+ )?(?:hours?|days?|weeks?|months?|years?)|in (?:recent|the last) \w+)\b/g,
    ' ',
  ],
  [/\b(lights?) (or|and) (?:to )?sounds?\b/g, '$1 $2 noise'],
  [
    /\b(?:lost?|losing|gain(?:ed)?|put on) or (?:lost?|gain(?:ed)?|put on)(?: any)? weight\b/g,
    'weight change',
  ],
  [
    /\b(?:better|worse)(?: ?,? or| ?,) (?:better|worse)(?:(?: ,|,)? (?:or )?(?:just )?(?:about )?the same)?\b/g,
    'changed',
  ],
  [/\bbefore (?:the )?(?:pain )?or after(?: the pain)?\b/g, 'come first'],
  [/\bone side(?: only)? or (?:on )?both(?: sides)?\b/g, 'onesided'],
  [/,? *\bif (?:i may ask|there (?:is|was|are|were) (?:any|one))(?= *[,.?]| and\b)/g, ' '],
  [/\bgo(?:es|ing)? up and down\b/g, 'vary'],
  [/\bas an? (?:small )?(?:child|kid|boy|girl|teenager)\b/g, 'in childhood'],
  [/\bfor (?:instance|example)\b/g, ' '],
  [
    /\b(did|does|has) (anything|any of (?:it|that|them))(?: (?:that )?you(?: have)? tried)? work(?:ed)?\b/g,
    '$1 $2 you tried help',
  ],
  // "Do you smoke, or did you in the past?" is one question.
  [
    /,? or (?:did|do|have|had|are|were) you(?: ever)?(?: (?:in the past|before|previously|used to))?(?= *[?.]| *$)/g,
    '',
  ],
  // Why it is asked tells nothing of what is asked.
  [
    /\b(?:it is (?:just )?a (?:routine|standard) question|(?:and )?(?:i|we) (?:have to |need to |must |always )?ask (?:this|that|these|everyone|everybody|all)\b[^.?!:,]*)[:,.]?/g,
    ' ',
  ],
  [/\byou can be honest with me\b[^.?!]*[.?!]?/g, ' '],
  // One thing, though it has an "and" in it.
  [
    /\b(pins|come|comes|coming|hot|ache|aches|comes|father|mother|mum|dad|fit|up) and (needles|go|goes|going|cold|pains?|mother|father|dad|mum|well|about)\b/g,
    '$1 $2',
  ],
];

/** Lower case, straight quotes, contractions expanded; punctuation stays. */
export const plainText = (message: string): string => {
  const lower = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„"]/g, ' ')
    .replace(/(\d)[.,](\d)/g, '$1$2');
  return written
    .reduce((text, [pattern, by]) => text.replace(pattern, by), lower)
    .replace(/'s\b/g, '')
    .replace(/'/g, '')
    .replace(
      /, *(?:(?:do|have|are|did|were|can|had) (?:not )?(?:you|they)|(?:is|does|has|was|did) (?:not )?(?:it|that|there)|right|correct|yeah|or not|if any|if so)(?= *\?)/g,
      '',
    );
};

/** "If you threw up, how many times?": what the question is about, and the question. */
export const conditional = (
  sentence: string,
): { readonly clause: string; readonly rest: string } | undefined => {
  const leading =
    /^(?:(?:and|so|but|ok|or) )*if (so|yes|not|any|(?:\w+ ){1,8}\w+) ?, ?((?:and |then )?(?:what|when|where|why|who|which|how|at|since|is|was|were|are|did|do|does|can|could|would|has|have)\b.*)$/.exec(
      sentence,
    );
  if (leading === null) return undefined;
  const [, clause = '', rest = ''] = leading;
  return { clause, rest };
};

export interface Sentence {
  readonly text: string;
  /** Ends with a question mark. */
  readonly marked: boolean;
}

/** `text`: as `plainText` returns it. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  [...text.matchAll(/([^.?!;\n]+)([.?!;\n]*)/g)]
    .map(([, words = '', end = '']) => ({ text: words.trim(), marked: end.includes('?') }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));

/** Words and commas, in order; what joins or separates ("/", "&", "+", ":", dashes) counts as one of them. */
export const wordsOf = (sentence: string): readonly string[] =>
  sentence
    .replace(/\s*(?:\/|\s[-–—]\s|[–—])\s*/g, ' or ')
    .replace(/[&+]/g, ' and ')
    .replace(/[:(),]/g, ' , ')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** A message cut into parts of sentences, so that a complaint, a doubt and an answer in one message are told apart. */
import { createDictionary } from '../hearing/tagging.ts';
import { stem } from '../hearing/stem.ts';
import { plainText } from '../hearing/words.ts';
import { isRhetorical, statedIn } from './stance.ts';

export interface Clause {
  readonly text: string;
  /** Begins a question, or continues one. */
  readonly asks: boolean;
  /** A statement with a question behind it: "it is a clot, isn’t it?" */
  readonly isTagged: boolean;
  /** A question in quotation marks, so it is for somebody else than the tutor. */
  readonly isQuoted?: boolean;
  /** Sets aside what it names: “the name I don’t bother with”. */
  readonly denies?: boolean;
  /** How the sentence ends, if it ends in a question mark: "?!" protests. */
  readonly mark?: '?' | '?!';
  /** Doubts what stands before it: “or was it 50?” */
  readonly isAlternative?: boolean;
}

const connectors =
  /^(?:(?:and|so|but|or|ok|okay|well|hmm+|wait|um+|uh+|oh|also|then|hi|hello|hey|sorry|yes|yeah|no|sure|please|now|right|fine|actually)\b[ ,]*)+(?=\S)/;
const auxiliary =
  'is|are|do|does|did|was|were|would|should|can|could|has|have|am|come|about|if|happens|makes|comes|counts|goes|belongs?|fits?|means?|needs?|shows?|not';
const asker = new RegExp(
  [
    `^(?:what|why|how|who|when|where|which|whose)(?! (?:it|this|that|he|she) (?:is|was)\\b)(?: (?!i\\b|we\\b)\\S+){0,3}? (?:${auxiliary})\\b(?!$)`,
    '^(?:why|how come)\\b',
    '^(?:what|why|how|huh|where|who|which|when|eh)(?: (?:not|so|exactly|then|for|now|next))?$',
    '^(?:is|are|was|were) (?:not )?(?:it|that|this|there|i|you|we|he|she|they|an?|the|my|her|his|some\\w+|mr|mrs)\\b',
    '^(?:does|did) ',
    '^(?:do|has|have) (?:not )?(?:i|you|we|he|she|it|they)\\b',
    '^(?:can|could|would|should|shall|must|may|might|will) (?:not )?(?:it|that|this|there|i|you|we|he|she|they|the|my|her|his|some\\w+|mr|mrs)\\b',
  ].join('|'),
);

/** So much only with a question mark: "is short of breath" answers. */
const askerIfMarked = /^(?:is|are|was|were|would|should|can|could|will|has|have|had|does) /;
/** "That seems cruel" wants to be taken up as a question does. */
const remark =
  /^(?:i think |i find )?(?:that|this|it) (?:just |all )?(?:seems?|sounds?|is|feels?) (?:a bit |a little |so |too |really |kind of |pretty |very |like )*(?:cruel|harsh|rude|weird|awkward|mean|cold|brutal|unnecessary|obvious|easy|confusing|vague|unclear|tricky|odd|silly|overkill|a lot|strange|pushy|bossy|impolite|old fashioned|artificial|fake)\b/;

/** "Can’t we …?" denies nothing. */
const politeNot = /^(is|are|can|could|should|would|do) not (?=(?:we|i|you|it|that|this|he|she|they)\b)/;

/** Says how sure somebody is, and nothing of a guess. */
const hedge =
  /^i (?:guess|suppose) (?=(?:that |it|he|she|you|we|i|the|there|one|maybe|perhaps)\b)|(?:^| )i (?:guess|suppose)$/;

const tag =
  /,?\s+(?:is|does|would|are|was|do|could|should|has|wo|ca)n?[’']?t? (?:it|he|she|that|they|there)(?: though)?\s*\?/gi;
/** A word that nobody writes, in place of a tag. */
const tagMark = 'xxtagxx';

const quotedQuestion = /["“]([^"“”]+\?)\s*["”]/g;
/** Stands before each part of a quoted question. */
const quoteMark = 'xxquotexx';

const withQuoteMarks = (said: string): string =>
  said.replace(
    quotedQuestion,
    (_all, words: string) => `${quoteMark} ${words.replace(/[,.;:] /g, `$&${quoteMark} `)}`,
  );

/** Plain text leaves out when something was, and a title is no end of a sentence. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\bthe day before yesterday\b/gi, 'two days ago'],
  [/(?<!\bsince )\byesterday\b/gi, 'one day ago'],
  [/(?<!\bsince )\bthis morning\b/gi, 'today'],
  [/\bright (?:now|this (?:minute|second|moment))\b/gi, 'now'],
  [/\b(mrs?|dr)\./gi, '$1'],
  [/\b(need|must|might|dare)n[’']?t\b/gi, '$1 not'],
  [/(\d)(?=mm\b)/gi, '$1 '],
];

interface Place {
  /** The sentence has begun to ask before. */
  readonly asks: boolean;
  /** How the sentence ends. */
  readonly end: string;
}

const readPart = (part: string, place: Place): readonly Clause[] => {
  const { end } = place;
  const marked = part.replace(connectors, '');
  const isQuoted = marked.startsWith(quoteMark);
  const bare = marked.replaceAll(`${quoteMark} `, '').replace(connectors, '');
  if (isRhetorical(bare)) return [{ text: bare, asks: false, isTagged: false, isQuoted, denies: true }];
  const isTagged = part.endsWith(tagMark);
  const asks =
    place.asks ||
    [part, bare].some((text) => asker.test(text)) ||
    (end.includes('?') && askerIfMarked.test(bare)) ||
    remark.test(bare) ||
    isTagged;
  const stated = part
    .replace(` ${tagMark}`, '')
    .replaceAll(`${quoteMark} `, '')
    .replace(/^(?:and|or) (?=\S)/, '')
    .replace(politeNot, '$1 ')
    .replace(hedge, '');
  const isAlternative = /^or (?:maybe |perhaps )?(?:was|is|were|are|did|does) /.test(part);
  const mark = !end.includes('?') ? {} : ({ mark: end.includes('!') ? '?!' : '?' } as const);
  return stated === ''
    ? []
    : statedIn(stated).map((piece) => ({ ...piece, ...mark, isAlternative, asks, isTagged, isQuoted }));
};

export const clausesOf = (said: string): readonly Clause[] => {
  const spelled = spelledOut.reduce((text, [pattern, by]) => text.replace(pattern, by), said);
  const sentences = plainText(withQuoteMarks(spelled).replace(tag, ` ${tagMark}?`)).matchAll(
    /([^.?!;:\n]+)([.?!;:\n]*)/g,
  );
  return [...sentences].flatMap(([, words = '', end = '']) => {
    let asks = false;
    return words
      .split(
        /,|\s[-–—]+\s|[–—]|…|\bbut\b|\bbecause\b|\b(?:and|so) (?=(?:what|why|how|should|do i|is it)\b)|\b(?=did not i\b)|\band (?=(?:then |just )*(?:i|we|leave|tell|let|send|keep) )/,
      )
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .flatMap((part) => {
        const read = readPart(part, { asks, end });
        asks ||= read.some((clause) => clause.asks);
        return read;
      });
  });
};

interface Token {
  readonly said: string;
  readonly stem: string;
}

const unspoken =
  /^(?:a|an|the|your|my|his|her|of|any|some|please|our|their|just|actually|also|then|sir|madam)$/;

interface Row {
  readonly tokens: readonly Token[];
  readonly denies: boolean;
}

const rowOf = ({ text, denies = false }: Clause): Row => ({
  tokens: (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !unspoken.test(word))
    .map((said) => ({ said, stem: stem(said) })),
  denies,
});

/** "Not an embolism" names an embolism but rules it out. */
export const isDenied = (before: string): boolean =>
  /(?:^| )(?:not|no|never|without|nor|rather than|instead)(?: \S+){0,2} $|(?:^| )(?:not (?:think|believ|want|tell|say|sai|us|assum|suppos|mention|promis)|doubt|unlik)\S*(?: \S+){0,4} $/.test(
    // What he cannot do is a finding, and rules out nothing after it.
    before
      // “Never skip the name” names it.
      .replace(/\b(?:not|never) (?:skip|forget|ignor|leav|omit|miss)\S*/g, 'keep')
      .replace(/\bnot (?:breath\w*|(?:catch|get)(?: (?:his|enough))? (?:breath|air))(?= )/g, 'finding'),
  );

export const deniesItself = (phrase: string): boolean =>
  /\b(?:not|no|nobody|nothing|never|without)\b/.test(phrase);

/** The words of a phrase as they were said, or `undefined` if it does not occur. */
const findIn = ({ tokens: row, denies }: Row, phrase: string, mayBeDenied: (phrase: string) => boolean) => {
  const stems = ` ${row.map((token) => token.stem).join(' ')} `;
  const at = stems.indexOf(` ${phrase} `);
  if (at < 0) return undefined;
  const before = stems.slice(0, at + 1);
  if (!mayBeDenied(phrase) && (denies || isDenied(before))) return undefined;
  const first = before.trim() === '' ? 0 : before.trim().split(' ').length;
  return row.slice(first, first + phrase.split(' ').length);
};

export interface Words {
  /** Names one of the keys and does not rule it out. */
  readonly has: (keys: string) => boolean;
  /** Names one of the keys, though it may rule it out. */
  readonly mentions: (keys: string) => boolean;
  /** How many words the fullest of the keys has that is mentioned; 0 if none is. */
  readonly weight: (keys: string) => number;
  /** The key as it was said, for a reply that repeats it. */
  readonly named: (keys: string) => string | undefined;
}

/** In keys, "|" separates what will do alone, and "+" what must stand in the message together. */
export const wordsIn = (clauses: readonly Clause[]): Words => {
  const rows = clauses.map(rowOf);
  const matches = (keys: string, mayBeDenied: (phrase: string) => boolean): readonly (readonly Token[])[] =>
    keys.split('|').flatMap((key) => {
      const parts = key.split('+').map((part) => {
        const [phrase] = createDictionary([['it', part]]).keys();
        if (phrase === undefined) return undefined;
        for (const row of rows) {
          const found = findIn(row, phrase, mayBeDenied);
          if (found !== undefined) return found;
        }
        return undefined;
      });
      const found = parts.filter((part) => part !== undefined);
      return found.length === parts.length ? [found.flat()] : [];
    });
  return {
    has: (keys) => matches(keys, deniesItself).length > 0,
    mentions: (keys) => matches(keys, () => true).length > 0,
    weight: (keys) => Math.max(0, ...matches(keys, () => true).map(({ length }) => length)),
    named: (keys) =>
      matches(keys, deniesItself)
        .at(0)
        ?.map(({ said }) => said)
        .join(' '),
  };
};

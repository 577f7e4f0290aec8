/** Splits a sentence that asks for several things: "when did it start and where is it?" */

export interface Piece {
  readonly words: readonly string[];
  /** Begins as a question or a request; otherwise it continues what the previous piece asks. */
  readonly starts: boolean;
  /** The word or comma that joins it to the piece before. */
  readonly joint: string;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const joints = set(', and or but nor also plus as');
const openers = set('what when where why who whose which how whom');
const prepositions = set('over for since at in on with by from until');
const helpers = set('do does did is are was were have has had can could would will should may');
const subjects = set(
  'you it the there your that this these any anyone anybody anything they he she we i them those someone not pain either something',
);
const requests = set('describe rate explain show tell');

/** "Have you", but not "you have any". */
export const inverts = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (!helpers.has(word) || !subjects.has(next)) return false;
  if (
    /^ha(?:ve|s|d)$/.test(word) &&
    /^(?:any|anything|pain|either|something|your|the|that|this|those|these)$/.test(next)
  )
    return false;
  if (word === 'have' && /^(?:it|them|one|that|this)$/.test(next)) return false;
  const before = words[at - 1] ?? '';
  return !subjects.has(before) && before !== 'to' && before !== 'not';
};

/** Whether a question or a request begins here. */
export const startsAt = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  // "Over how long", "since when".
  if (openers.has(word) || (prepositions.has(word) && openers.has(next))) return true;
  if (inverts(words, at)) return true;
  return requests.has(word) && (next === 'me' || next === 'it' || next === 'the');
};

/** A question word that begins a clause of its own in the middle: "it where is", but not "know when it began". */
const opensWithin = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const later = words[at + 2] ?? '';
  if (word === 'when' || word === 'where' || word === 'why' || word === 'who') {
    return helpers.has(next) && (subjects.has(later) || later === 'pain');
  }
  if (word === 'how') return next !== 'you' && next !== 'it' && next !== 'to';
  if (word === 'what')
    return (
      helpers.has(next) || /^(?:kind|type|sort|medications?|makes|about|brings|time|colou?r)$/.test(next)
    );
  return inverts(words, at);
};

const asksAlready = (words: readonly string[]): boolean =>
  words.some((_, at) => inverts(words, at)) || (words[0] === 'any' && words.length > 1);

/** "What happens when", "know where": the question word belongs to what comes before it. */
const leansOn = set(
  'someone anyone somebody anybody people believe think suppose guess feel hope know tell me remember say see happens describe if than like to exactly for since about and or',
);

/** `words`: as `wordsOf` returns them. */
export const piecesOf = (words: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let current: string[] = [];
  let joint = '';
  const close = (): void => {
    // "Dizzy, for example when you stand up": a subordinate clause is no question of its own.
    const isPart =
      pieces.length > 0 && /^(?:when|where|who|which) (?:you|it|they|he|she|i|we)\b/.test(current.join(' '));
    if (current.length > 0) pieces.push({ words: current, starts: !isPart && startsAt(current, 0), joint });
    if (current.length > 0) joint = '';
    current = [];
  };
  words.forEach((word, at) => {
    if (joints.has(word) && !(word === 'as' && current.length > 0)) {
      close();
      joint = word;
      return;
    }
    const before = current.at(-1) ?? '';
    if (current.length > 1 && asksAlready(current) && !leansOn.has(before) && opensWithin(words, at)) close();
    current.push(word);
  });
  close();
  return pieces;
};

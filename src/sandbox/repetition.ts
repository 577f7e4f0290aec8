/** Two answers side by side may tell the same fact: it is said once, and that it was said before is said once. */
import { stem } from './hearing/stem.ts';

export const repeated = 'As I said: ';

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])(?<!\bDr\.) /);

/** Words that tell nothing of their own; "not" and "no" do, but for the "no" that answers. */
const fillers: ReadonlySet<string> = new Set(
  'a an the i it take only counts that this they he she we you me my is am are was were be been have has had do does did feel get got and but or so of in on at to for with from by as yes just now here today really quite also then there when if right after still one these those start began as ever bit both over'
    .split(' ')
    .map(stem),
);

const same: Readonly<Record<string, string>> = {
  nausea: 'sick',
  vomit: 'throw',
  up: 'throw',
  none: 'no',
  [stem('frightened')]: 'afraid',
};

const factsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replace(/^(?:no|yes)\b(?=[,.])|\bas far as i know\b/g, '')
      .replace(/n’t\b/g, ' not')
      .split(/[^\p{L}\p{N}.]+|\.(?!\d)/u)
      .filter((word) => word !== '')
      .map(stem)
      .map((word) => same[word] ?? word)
      .filter((word) => !fillers.has(word)),
  ),
];

/** "Into the neck", "my aunt", "one son": says nothing by itself. */
const fragment = /^(?:my|our|one|into|down to)(?: [\w’-]+){1,3}\.$/i;
/** "Twice.", after "I threw up twice": a bare number, which says nothing new. */
const number =
  /^(?:once|twice|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: times| days| weeks)?)\.$/i;
const isMarried = /^(?:yes, )?(?:i am )?married\.$/i;

/** Whether one of the texts tells all of it already; a single word may well be said of something else. */
const isTold = (text: string, told: readonly ReadonlySet<string>[]): boolean => {
  if (isMarried.test(text)) return told.some((each) => each.has(stem('husband')) || each.has(stem('wife')));
  const facts = factsIn(text.replace(/^into\b/i, ''));
  const isPlain =
    facts.filter((fact) => fact !== 'no' && fact !== 'not').length > 1 ||
    fragment.test(text) ||
    number.test(text);
  return told.some(
    (each) => (isPlain || each.size === facts.length) && facts.every((fact) => each.has(fact)),
  );
};

/** Whether the first sentence of a text was told before. */
export const opensWithTold = (text: string, before: readonly string[]): boolean =>
  isTold(
    (sentencesOf(text)[0] ?? '').replace(/^Only that /, ''),
    before.map((each) => new Set(factsIn(each))),
  );

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Words that make of the same sentence another one. */
const apart: ReadonlySet<string> = new Set(
  'no not never left right mother father sister brother aunt worse worst better best most more less before after until since'
    .split(' ')
    .map(stem),
);

/** Says yes or no to something, or how many. */
const answersItself =
  /^(?:yes|no|not)\b|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice)\b/i;

/** "I was lifting weights at the gym", after "while I lifted weights": hardly anything in it is new. */
const isNearlyTold = (sentence: string, told: readonly ReadonlySet<string>[]): boolean => {
  if (answersItself.test(sentence)) return false;
  const facts = factsIn(sentence);
  return told.some((each) => {
    const fresh = facts.filter((fact) => !each.has(fact));
    const isApart = fresh.some((fact) => apart.has(fact));
    return facts.length > 2 && fresh.length < 2 && !isApart;
  });
};

const bareWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim()} `;

/** Of "I take the pill, and I never forgot it", what is new; the sentence as it is unless that can stand alone. */
const newIn = (sentence: string, told: readonly ReadonlySet<string>[]): string => {
  // "He is six, and healthy", after "a son, who is six".
  const [, who = '', known = '', more = ''] = /^((?:he|she) is) (\w+), and (\w+\.)$/i.exec(sentence) ?? [];
  if (more !== '' && told.some((each) => each.has(stem(known)))) return `${who} ${more}`;
  // "Once or twice a year, at Christmas", after "a little liqueur at Christmas".
  const [, before = '', when = ''] = /^(.+), ((?:at|in|on|for|this|every) [\w’ ]+)\.$/i.exec(sentence) ?? [];
  const isSaid = when !== '' && told.some((each) => factsIn(when).every((fact) => each.has(fact)));
  if (isSaid && before.split(' ').length > 2) return `${before}.`;
  const [, first = '', rest = ''] =
    /^(.+?)(?:, (?:and |but )?|; )((?:i|my|we|it|the|he|she|they|nothing|nobody|no)\b.+)$/i.exec(sentence) ??
    [];
  // "I never forgot it" must follow what "it" is.
  const near = /\bit\b/.test(rest) ? told.slice(-1) : told;
  if (rest === '' || !isTold(first, near)) return sentence;
  // "Thrush, and the toe": two words are no sentence.
  if (rest.split(' ').length < 3) return sentence;
  return /^(?:nothing|nobody|no one) else\b/i.test(rest) ? '' : capital(rest);
};

const answersOnly = /^(?:yes|no|not|none|never|nothing|nobody)\b/i;

/** "For my daughter, and for the knee four years ago", next to "A caesarean, and my left knee four years ago". */
const tellsMostly = (text: string, other: string): boolean => {
  const own = factsIn(text).filter((fact) => fact !== 'not' && fact !== 'no');
  const others = new Set(factsIn(other));
  const shared = own.filter((fact) => others.has(fact)).length;
  return shared > 2 && shared * 3 >= own.length * 2 && own.length <= others.size && !answersOnly.test(text);
};

interface Said {
  readonly text: string;
  /** Nothing of it was told before. */
  readonly isWhole: boolean;
}

/** Of two answers of which the one tells nearly all of the other, the fuller. */
const fuller = (said: readonly Said[]): readonly Said[] =>
  said.filter(({ text }, at) => {
    const own = text.replace(repeated, '');
    const isBehind = (other: Said, index: number): boolean =>
      index !== at &&
      tellsMostly(own, other.text.replace(repeated, '')) &&
      !(index > at && (!other.isWhole || tellsMostly(other.text.replace(repeated, ''), own)));
    return !said.some(isBehind);
  });

export const onceOnly = (texts: readonly string[]): string => {
  const bare = texts.map((text) => (text.startsWith(repeated) ? text.slice(repeated.length) : text));
  const told: ReadonlySet<string>[] = [];
  const seen = new Set<string>();
  const spoken: string[] = [];
  let isRepeating = false;
  const said = texts.flatMap((text, at): readonly Said[] => {
    // The fuller of two answers stays.
    const later = bare.slice(at + 1).map((each) => new Set(factsIn(each)));
    const own = bare[at] ?? text;
    const isShorter = later.some((each) => each.size > factsIn(own).length && isTold(own, [each]));
    if (isShorter && sentencesOf(own).length === 1) return [];
    const isThere = (sentence: string): boolean =>
      bareWords(sentence).split(' ').length > 5 &&
      spoken.some((each) => bareWords(each).includes(bareWords(sentence)));
    const fresh = sentencesOf(own)
      .filter((sentence) => !seen.has(sentence) && !isThere(sentence) && !isTold(sentence, told))
      .filter((sentence) => !isNearlyTold(sentence, told))
      .map((sentence) => newIn(sentence, told))
      .filter((sentence) => sentence !== '');
    if (fresh.length === 0) return [];
    for (const sentence of sentencesOf(own)) seen.add(sentence);
    spoken.push(own);
    told.push(...[own, ...sentencesOf(own)].map((each) => new Set(factsIn(each))));
    const isRepeated = text !== own;
    const opens = isRepeated && !isRepeating;
    isRepeating ||= isRepeated;
    const isWhole = fresh.join(' ') === own;
    return [{ text: `${opens ? repeated : ''}${fresh.join(' ')}`, isWhole }];
  });
  return fuller(said)
    .map(({ text }) => text)
    .join(' ');
};

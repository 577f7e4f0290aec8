/** Two answers side by side may tell the same fact: it is said once, and that it was said before is said once. */
import { stem } from './hearing/stem.ts';

export const repeated = 'As I said: ';

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])(?<!\bDr\.) /);

/** Words that tell nothing of their own; "not" and "no" do, but for the "no" that answers. */
const fillers: ReadonlySet<string> = new Set(
  'a an the i it take only counts that this they he she we you me my is am are was were be been have has had do does did feel get got and but or so of in on at to for with from by as yes just now here today really quite also then there when if right after still one these those start began as ever bit both'
    .split(' ')
    .map(stem),
);

const same: Readonly<Record<string, string>> = { nausea: 'sick', vomit: 'throw', up: 'throw', none: 'no' };

const factsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replace(/^(?:no|yes)\b|\bas far as i know\b/g, '')
      .replace(/n’t\b/g, ' not')
      .split(/[^\p{L}\p{N}.]+|\.(?!\d)/u)
      .filter((word) => word !== '')
      .map(stem)
      .map((word) => same[word] ?? word)
      .filter((word) => !fillers.has(word)),
  ),
];

/** Whether one of the texts tells all of it already; a single word may well be said of something else. */
const isTold = (text: string, told: readonly ReadonlySet<string>[]): boolean => {
  const facts = factsIn(text);
  const isPlain = facts.filter((fact) => fact !== 'no' && fact !== 'not').length > 1;
  return told.some(
    (each) => (isPlain || each.size === facts.length) && facts.every((fact) => each.has(fact)),
  );
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Of "I take the pill, and I never forgot it", what is new; the sentence as it is unless that can stand alone. */
const newIn = (sentence: string, told: readonly ReadonlySet<string>[]): string => {
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

export const onceOnly = (texts: readonly string[]): string => {
  const bare = texts.map((text) => (text.startsWith(repeated) ? text.slice(repeated.length) : text));
  const told: ReadonlySet<string>[] = [];
  const seen = new Set<string>();
  let isRepeating = false;
  const said = texts.flatMap((text, at) => {
    // The fuller of two answers stays.
    const later = bare.slice(at + 1).map((each) => new Set(factsIn(each)));
    const own = bare[at] ?? text;
    const isShorter = later.some((each) => each.size > factsIn(own).length && isTold(own, [each]));
    if (isShorter && sentencesOf(own).length === 1) return [];
    const fresh = sentencesOf(own)
      .filter((sentence) => !seen.has(sentence) && !isTold(sentence, told))
      .map((sentence) => newIn(sentence, told))
      .filter((sentence) => sentence !== '');
    if (fresh.length === 0) return [];
    for (const sentence of sentencesOf(own)) seen.add(sentence);
    told.push(...[own, ...sentencesOf(own)].map((each) => new Set(factsIn(each))));
    const isRepeated = text !== own;
    const opens = isRepeated && !isRepeating;
    isRepeating ||= isRepeated;
    return [`${opens ? repeated : ''}${fresh.join(' ')}`];
  });
  return said.join(' ');
};

/** What a patient says: the case's own words, and of what it does not mention a truthful "no" that names it. */
import type { Manner, PatientCase } from './cases/case.ts';
import type { Heard } from './hearing/hear.ts';
import { thingIn, type Knowledge } from './hearing/knowledge.ts';

/** How often each thing was told. */
export type Told = Readonly<Partial<Record<string, number>>>;

export interface Telling {
  readonly text: string;
  readonly told: Told;
}

/** What is denied in a manner of its own: a kind of thing, or what stands before the colon of a key. */
type Denied = Exclude<keyof Manner, 'again' | 'puzzled' | 'unknown'>;

const hasManner = (way: string, manner: Manner): way is Denied => way in manner;

const listed = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const deny = (manner: Manner, how: Denied, names: readonly string[]): string => {
  const list =
    how === 'symptom'
      ? listed(
          names.map((name) => name.replace(/^an? /, '')),
          'and no',
        )
      : listed(names, 'or');
  return capital(manner[how].replace('{}', how === 'family' ? list.replace(/\bmy\b/g, 'their') : list));
};

/** An answer that has no such word leaves open when, who, or where. */
const time = /\d|\b(?:years?|months?|weeks?|hours?|night|morning|\w*days?|ago|since|as an?|always|never)\b/i;
const who = /\b(?:doctor|nurse|gp|wife|husband|mother|mum|daughter|sister|friend|mate|nobody|myself)\b/i;
const where = /\b(?:here|at|low|left|right|side|home|hospital|middle|north|south)\b/i;
const fills = new Map(Object.entries({ since: time, last: time, length: time, who, where }));

export const isDenial = (answer = ''): boolean => /^(?:no|nope|nah|never|none|not)\b/i.test(answer);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Says nothing new: most of its words were said before. */
const repeats = (text: string, said: readonly string[]): boolean => {
  const known = new Set(said.flatMap(wordsIn));
  const all = wordsIn(text);
  return said.length > 0 && all.filter((word) => known.has(word)).length > all.length * 0.8;
};

/** A shorter sentence, such as "At night.", may be all new in its place. */
const fewWords = 2;

/** Without what was said before, be it all of it or a sentence. */
const freshOf = (text: string, said: readonly string[]): string =>
  repeats(text, said)
    ? ''
    : text
        .split(/(?<=[.?!]) (?=\p{Lu})/u)
        .filter((sentence) => wordsIn(sentence).length <= fewWords || !repeats(sentence, said))
        .join(' ');

export const createTelling =
  ({ things, otherwise, talk, instead }: Knowledge) =>
  ({ answers, manner }: PatientCase, heard: readonly Heard[], told: Told): Telling => {
    /** The keys of the answers: the details that are asked about, otherwise the fact itself. */
    const keysOf = ({ fact, details }: Heard): readonly string[] => {
      const closer = details.map((detail) => `${fact}/${detail}`).filter((key) => key in answers);
      if (closer.length > 0) return closer.slice(0, 2);
      return [fact, ...(instead.get(fact) ?? [])].filter((key) => key in answers).slice(0, 1);
    };
    const denialOf = (fact: string): readonly [Denied, string] | undefined => {
      const thing = things.get(thingIn(fact));
      const way = /^(\w+):/.exec(fact)?.[1] ?? thing?.kind ?? '';
      return thing !== undefined && hasManner(way, manner) ? [way, thing.called] : undefined;
    };

    const isDenied = (fact: string): boolean => {
      const [key] = keysOf({ fact, details: [] });
      return key === undefined || isDenial(answers[key]?.[0]);
    };
    const wrong = heard.filter(({ fact, claimed }) => claimed !== undefined && claimed === isDenied(fact));
    const toTell = wrong.length > 0 ? wrong : heard.filter(({ claimed }) => claimed === undefined);

    const parts: { readonly key: string; readonly text: string }[] = [];
    const denials = new Map<Denied, string[]>();
    for (const each of toTell) {
      const keys = keysOf(each);
      const denied = denialOf(each.fact);
      const say = (key: string, said: readonly string[]): void => {
        const turn = talk.has(each.fact) ? (told[key] ?? 0) % said.length : 0;
        parts.push({ key, text: said[turn] ?? '' });
      };
      const isOpen = (key: string): boolean =>
        (told[key] ?? 0) > 0 &&
        each.details.some((detail) => fills.get(detail)?.test(answers[key]?.[0] ?? '') === false);
      // After what was asked closer, the whole says nothing more.
      const isTold = (key: string): boolean => parts.some((part) => part.key.startsWith(`${key}/`));
      for (const key of keys)
        if (!isTold(key)) say(key, isOpen(key) ? [manner.unknown] : (answers[key] ?? []));
      if (keys.length > 0) continue;
      if (denied === undefined) say(each.fact, [otherwise.get(each.fact) ?? manner.unknown]);
      else denials.set(denied[0], [...new Set([...(denials.get(denied[0]) ?? []), denied[1]])]);
    }
    for (const [how, names] of denials)
      parts.push({ key: `${how} ${names.toSorted().join(' ')}`, text: deny(manner, how, names) });

    const fresh = parts
      .map(({ key, text }, at) => {
        const said = parts.slice(0, at).map((part) => part.text);
        return { key, text: freshOf(text, said) };
      })
      .filter(({ text }) => text !== '');
    const text = fresh.map((part) => part.text).join(' ');
    return {
      text,
      told: { ...told, ...Object.fromEntries(fresh.map(({ key }) => [key, (told[key] ?? 0) + 1])) },
    };
  };

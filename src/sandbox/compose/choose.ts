/** Finds the presentation that matches the teaching points and suits the patient. */
import MiniSearch from 'minisearch';
import { stem } from '../hearing/stem.ts';
import { bellyAndBlood } from './belly-and-blood.ts';
import { headAndMood } from './head-and-mood.ts';
import { heartAndLungs } from './heart-and-lungs.ts';
import type { Presentation } from './presentation.ts';

export interface Person {
  /** Free text, as is `gender`: "58", "6 months", "f". */
  readonly age: string;
  readonly gender: string;
}

export interface Choice {
  readonly presentation: Presentation;
  /** False if the teaching points match none, or only one that does not suit the patient. */
  readonly fits: boolean;
}

export const presentations: readonly Presentation[] = [...bellyAndBlood, ...heartAndLungs, ...headAndMood];

/** Undefined if the text contains no age. */
export const yearsOf = (age: string): number | undefined => {
  const number = Number(/\d+(?:[.,]\d+)?/.exec(age)?.[0]?.replace(',', '.') ?? Number.NaN);
  if (Number.isNaN(number)) return /\b(?:baby|infant|newborn|neonate|toddler)\b/i.test(age) ? 0 : undefined;
  if (/\b(?:days?|d)\b/i.test(age)) return number / 365;
  if (/\b(?:weeks?|wk|w)\b/i.test(age)) return number / 52;
  return /\b(?:months?|mo|m)\b/i.test(age) ? number / 12 : number;
};

const genderOf = (gender: string): 'female' | 'male' | undefined => {
  if (/^\s*(?:f|female|w|woman|girl|frau|weiblich)\b/i.test(gender)) return 'female';
  return /^\s*(?:m|male|man|boy|mann|männlich)\b/i.test(gender) ? 'male' : undefined;
};

const suits = ({ ages, gender }: Presentation, person: Person): boolean => {
  const years = yearsOf(person.age);
  const inAge = years === undefined || ages === undefined || (years >= ages[0] && years <= ages[1]);
  const theirs = genderOf(person.gender);
  return inAge && (gender === undefined || theirs === undefined || theirs === gender);
};

/** Words that occur in any teaching points. */
const common = new Set(
  'a an the of to in on and or with for by from at is are be how what when which who acute chronic patient patients history take taking recognise recognize manage management treat treatment diagnose diagnosis diagnostic differential sign signs symptom symptoms clinical case student students learn teach teaching point points know first initial approach presentation present early late common typical atypical important understand red flag flags risk factor factors emergency medicine medical care disease syndrome disorder assessment examination exam physical interpretation use using first-line test tests pain severe sudden left right one side type'
    .split(' ')
    .map(stem),
);

/** Parts of the body decide nothing if there is another word that matches nothing: "broken leg". */
const places = new Set(
  'chest leg calf foot toe ankle knee hand arm belly abdomen abdominal flank groin neck throat lung kidney heart cardiac joint head infection fever pain'
    .split(' ')
    .map(stem),
);

const meaningOf = (word: string): string | null => {
  const root = stem(word.toLowerCase());
  return root.length < 2 || common.has(root) ? null : root;
};

export type Choose = (wanted: string, others: string, person: Person) => Choice | undefined;

export const createChoose = (): Choose => {
  const index = new MiniSearch<{ id: number; points: string }>({
    fields: ['points'],
    processTerm: meaningOf,
    searchOptions: {
      // An abbreviation with a wrong letter is a different one.
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  });
  index.addAll(presentations.map(({ points }, id) => ({ id, points })));

  const found = (text: string): readonly Presentation[] => {
    const meant = new Set(text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => meaningOf(word) ?? []));
    return index
      .search(text)
      .filter(
        ({ queryTerms }) => queryTerms.length >= meant.size || queryTerms.some((term) => !places.has(term)),
      )
      .flatMap(({ id }) => presentations[Number(id)] ?? []);
  };

  return (wanted, others, person) => {
    // A narrative of ours names its complaint, and the other sections have to match it.
    const known = presentations.find(({ complaint }) => others.includes(complaint));
    if (known !== undefined) return { presentation: known, fits: true };
    const [best] = [...found(wanted), ...found(others)];
    if (best !== undefined && suits(best, person)) return { presentation: best, fits: true };
    const [first] = [...found(wanted), ...found(others), ...presentations].filter((each) =>
      suits(each, person),
    );
    if (first === undefined) return undefined;
    // Nothing was asked for, so nothing is missing.
    return { presentation: first, fits: `${wanted}${others}`.trim() === '' };
  };
};

/** Finds the presentation that matches the teaching points and suits the patient. */
import { z } from 'zod';
import { readData } from '../data.ts';
import { clausesOf, countIn, phrases } from '../phrases.ts';

const presentation = z.strictObject({
  about: phrases,
  /** Identifies the presentation, so no two are the same. */
  complaint: z.string(),
  place: z.string().default('the emergency department'),
  ages: z.tuple([z.number(), z.number()]).default([0, 120]),
  gender: z.enum(['female', 'male']).optional(),
  story: z.string(),
  vitals: z.strictObject({
    pulse: z.int(),
    /** Systolic and diastolic, mmHg. */
    pressure: z.tuple([z.int(), z.int()]),
    breaths: z.int(),
    /** °C. */
    temperature: z.number(),
    /** Per cent. */
    saturation: z.int(),
  }),
  /** Examinations in order, with their findings. */
  exam: z.record(z.string(), z.string()),
});

export type Presentation = z.infer<typeof presentation>;

export const presentations = readData('compose/presentations.yaml', z.tuple([presentation], presentation));

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

/** Undefined if the text contains no age. */
export const yearsOf = (age: string): number | undefined => {
  const number = Number(/\d+(?:[.,]\d+)?/.exec(age)?.[0]?.replace(',', '.') ?? Number.NaN);
  if (Number.isNaN(number)) return /\b(?:baby|infant|newborn|neonate|toddler)\b/i.test(age) ? 0 : undefined;
  if (/\b(?:days?|d)\b/i.test(age)) return number / 365;
  if (/\b(?:weeks?|wk|w)\b/i.test(age)) return number / 52;
  return /\b(?:months?|mo|m)\b/i.test(age) ? number / 12 : number;
};

const genderOf = (gender: string): Presentation['gender'] => {
  if (/^\s*(?:f|female|w|woman|girl|frau|weiblich)\b/i.test(gender)) return 'female';
  return /^\s*(?:m|male|man|boy|mann|männlich)\b/i.test(gender) ? 'male' : undefined;
};

const suits = ({ ages, gender }: Presentation, person: Person): boolean => {
  const years = yearsOf(person.age) ?? ages[0];
  const theirs = genderOf(person.gender);
  return years >= ages[0] && years <= ages[1] && (gender ?? theirs) === (theirs ?? gender);
};

/** The best first. */
const found = (text: string): readonly Presentation[] => {
  const clauses = clausesOf(text);
  return presentations
    .map((each) => ({ each, count: countIn(clauses, each.about) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ each }) => each);
};

/** `others`: the sections of the case that there are already. */
export const choose = (wanted: string, others: string, person: Person): Choice => {
  // A narrative of ours names its complaint, and the other sections have to match it.
  const known = presentations.find(({ complaint }) => others.includes(complaint));
  if (known !== undefined) return { presentation: known, fits: true };
  const matching = [...found(wanted), ...found(others)];
  const suitable = [...matching, ...presentations].find((each) => suits(each, person)) ?? presentations[0];
  // Nothing was asked for, so nothing is missing.
  const isFree = `${wanted}${others}`.trim() === '';
  return { presentation: suitable, fits: isFree || suitable === matching[0] };
};

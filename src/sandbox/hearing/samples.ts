/** The sample questions: those worded as students word them, and those that need no wording. */
import {
  circumstanceEntries,
  conditionEntries,
  factEntries,
  medicineEntries,
  partEntries,
  symptomEntries,
  testEntries,
} from '../facts/all.ts';
import { frames } from './frames.ts';
import { tag, type Dictionary, type Slot } from './tagging.ts';
import { plainText, wordsOf } from './words.ts';

export type Row = readonly [fact: string, slots: readonly Slot[]];

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Everything that has a name, with its keys. */
export const namesOfBank = (): readonly (readonly [string, string])[] => [
  ...factEntries.flatMap(([id, { keys }]) => (keys === undefined ? [] : [[id, keys] as const])),
  ...[...symptomEntries, ...conditionEntries, ...medicineEntries, ...testEntries].map(
    ([id, [, keys]]) => [id, keys] as const,
  ),
  ...circumstanceEntries.map(([id, [, keys]]) => [`circ:${id}`, keys] as const),
  ...partEntries.map(([id, [, keys]]) => [`part:${id}`, keys] as const),
  ...Object.entries(frames),
];

const name = (id: string): Slot => ({ said: '', ids: [id], named: true });
const word = (stem: string): Slot => ({ said: '', ids: [stem], named: false });

/** Questions that need no wording: a thing by itself, or a thing in a frame. */
export const bareSamples = (): readonly Row[] => [
  ...[...factEntries, ...symptomEntries, ...conditionEntries, ...medicineEntries, ...testEntries].map(
    ([id]) => [id, [name(id)]] as const,
  ),
  ...conditionEntries.map(([id]) => [`family:${id}`, [name('family'), name(id)]] as const),
  ...conditionEntries.flatMap(([id]) =>
    ['parents', 'mother', 'father', 'siblings', 'grandparents'].map(
      (kin) => [`family:${id}`, [name(kin), name(id)]] as const,
    ),
  ),
  ...circumstanceEntries.flatMap(([id]) => [
    [`worse:${id}`, [name('@worse'), name(`circ:${id}`)]] as const,
    [`worse:${id}`, [name('@pain'), word('when'), name(`circ:${id}`)]] as const,
    [`worse:${id}`, [name(`circ:${id}`), word('make'), name('@pain')]] as const,
    [`worse:${id}`, [name(`circ:${id}`), name('@pain')]] as const,
    [`worse:${id}`, [word('start'), name(`circ:${id}`)]] as const,
    [`better:${id}`, [name('@better'), name(`circ:${id}`)]] as const,
    [`better:${id}`, [word('tri'), name(`circ:${id}`)]] as const,
  ]),
  ...partEntries.flatMap(([id]) => [
    [`pain:${id}`, [name('@pain'), name(`part:${id}`)]] as const,
    [`pain:${id}`, [word('how'), name(`part:${id}`)]] as const,
    [`pain:${id}`, [word('anyth'), name(`part:${id}`)]] as const,
    ['location', [word('where'), name(`part:${id}`)]] as const,
    [`spread:${id}`, [name('@spread'), name(`part:${id}`)]] as const,
    [`spread:${id}`, [name('@pain'), name('@spread'), name(`part:${id}`)]] as const,
  ]),
  ...[...conditionEntries, ...symptomEntries].map(
    ([id]) => ['contacts', [name('contacts'), name(id)]] as const,
  ),
  ...[...conditionEntries, ...symptomEntries].map(([id]) => [id, [name('@ever'), name(id)]] as const),
  ...medicineEntries.map(([id]) => [id, [name('medication'), name(id)]] as const),
];

export const askedSamples = (dictionary: Dictionary): readonly Row[] => {
  const own: Dictionary = new Map();
  return factEntries.flatMap(([fact, { asks }]) =>
    linesIn(asks).map((line) => [fact, tag(wordsOf(plainText(line)), { common: dictionary, own })] as const),
  );
};

/** Every word in a sample or a name, for spelling. */
export const wordsOfBank = (): ReadonlySet<string> =>
  new Set(
    [
      ...namesOfBank().flatMap(([, keys]) => keys.split(/[\s|]+/)),
      ...factEntries.flatMap(([, { asks }]) => wordsOf(plainText(asks))),
    ].filter((each) => each !== ''),
  );

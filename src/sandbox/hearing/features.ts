/** What a question looks like to somebody who knows no grammar: its words, pairs of words, and what they name. */
import { conditionEntries, medicineEntries, symptomEntries, testEntries } from '../facts/all.ts';
import { stem } from './stem.ts';
import type { Slot } from './tagging.ts';

const kinds = ['symptom', 'condition', 'medicine', 'test', 'part', 'circumstance'] as const;
export type Kind = (typeof kinds)[number];

/** What is both a symptom and an illness counts as a symptom. */
const kindOfId: ReadonlyMap<string, Kind> = new Map([
  ...testEntries.map(([id]) => [id, 'test'] as const),
  ...medicineEntries.map(([id]) => [id, 'medicine'] as const),
  ...conditionEntries.map(([id]) => [id, 'condition'] as const),
  ...symptomEntries.map(([id]) => [id, 'symptom'] as const),
]);

export const kindOf = (id: string): Kind | undefined => {
  if (id.startsWith('part:')) return 'part';
  return id.startsWith('circ:') ? 'circumstance' : kindOfId.get(id);
};

const pairs = (row: readonly string[], mark: string): readonly string[] =>
  row.flatMap((each, at) => (at > 0 ? [`${mark}${row[at - 1] ?? ''} ${each}`] : []));

/** What holds for one illness holds for another: in these pairs, its kind stands for it. */
const outline = (slots: readonly Slot[]): readonly string[] =>
  slots.map(({ ids, named }) => {
    const kind = named ? ids.map(kindOf).find((each) => each !== undefined) : undefined;
    return kind === undefined ? (ids[0] ?? '') : `<${kind}>`;
  });

export const featuresOf = (words: readonly string[], slots: readonly Slot[]): readonly string[] => {
  const stems = words.filter((word) => word !== ',').map(stem);
  const outlined = outline(slots);
  return [
    ...new Set([
      ...stems,
      ...pairs(stems, '+'),
      `first ${stems[0] ?? ''}`,
      `first ${stems.slice(0, 2).join(' ')}`,
      ...slots.flatMap(({ ids, named }) => (named ? ids.map((id) => `names ${id}`) : [])),
      ...outlined.filter((each) => each.startsWith('<')),
      ...pairs(outlined, '~'),
    ]),
  ];
};

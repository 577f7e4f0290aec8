/** How much a word or a name says about what is asked. */
import { testEntries } from '../facts/all.ts';
import type { Row } from './samples.ts';
import type { Slot } from './tagging.ts';

export const testIds: ReadonlySet<string> = new Set(testEntries.map(([id]) => id));

/** How much a name weighs, depending on its prefix. */
const weightOfName = (id: string): number => {
  if (id === 'family' || id === 'allergies') return 7;
  if (id === '@pain' || id === '@ever') return 1.5;
  if (id.startsWith('@')) return 4;
  if (id.startsWith('circ:')) return 3.5;
  if (testIds.has(id)) return 7;
  // "At work" is more often a place than the question.
  if (id === 'examination' || id === 'work') return 4.3;
  return id.startsWith('part:') ? 4 : 5;
};

/** Words that occur in any question, whether or not they matter to it. */
const fillers = new Set(
  'i me we to in on at for with it that this so be do have get at there as by from up out about if or and but now current currently recent lately today usual really very much quite exactly tell say know feel notic experi suffer hi hello ok thank also well could would can will may might more like time still moment day doctor let mr mrs ms than did'.split(
    ' ',
  ),
);

export type Weigh = (slot: Slot) => number;

/** A name is weighted by its kind, a word by how rarely the samples use it. */
export const createWeigh = (rows: readonly Row[]): Weigh => {
  const found = new Map<string, number>();
  for (const [, slots] of rows) {
    for (const id of new Set(slots.flatMap(({ ids }) => ids))) found.set(id, (found.get(id) ?? 0) + 1);
  }
  const rarest = Math.log(rows.length);
  return ({ ids, named, said }) => {
    // A name of several words says more than one of a single word.
    const more = Math.min(1.2, (said.split(' ').length - 1) * 0.4);
    if (named) return Math.max(...ids.map(weightOfName)) + more;
    const [stem = ''] = ids;
    const count = found.get(stem);
    if (count === undefined) return fillers.has(stem) || stem.length < 3 ? 0.1 : 3;
    const rarity = (Math.log(rows.length / count) / rarest) * 3;
    return fillers.has(stem) ? Math.min(rarity, 0.4) : rarity;
  };
};

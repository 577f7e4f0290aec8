/** Which things are of the same kind, so that two of them side by side are two questions. */
import { conditionEntries, medicineEntries, symptomEntries } from '../facts/all.ts';
import type { Slot } from './tagging.ts';

type Class = 'kin' | 'topic' | 'part' | 'circumstance' | 'change';

const idsOf = (entries: readonly (readonly [string, unknown])[]): readonly string[] =>
  entries.map(([id]) => id);

const illnesses: ReadonlySet<string> = new Set(idsOf(conditionEntries));
const topics: ReadonlySet<string> = new Set([
  ...illnesses,
  ...idsOf(symptomEntries),
  ...idsOf(medicineEntries),
]);

const kin: ReadonlySet<string> = new Set(['mother', 'father', 'parents', 'siblings', 'grandparents']);

export const classOf = ({ ids, named }: Slot): Class | undefined => {
  if (!named) return undefined;
  if (ids.some((id) => kin.has(id))) return 'kin';
  if (ids.some((id) => topics.has(id))) return 'topic';
  if (ids.some((id) => id === '@worse' || id === '@better')) return 'change';
  if (ids.some((id) => id.startsWith('part:'))) return 'part';
  return ids.some((id) => id.startsWith('circ:')) ? 'circumstance' : undefined;
};

export const isIllness = ({ ids, named }: Slot): boolean => named && ids.some((id) => illnesses.has(id));

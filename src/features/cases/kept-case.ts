// What happens to a case, as rules: nothing here reads or writes anything.
import type { UserId } from '../../lib/ids.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { PartState } from '../../locale/facts.ts';
import type { Details, KeptCase, Version } from './collections.ts';

export const partNames = ['narrative', 'vital_signs', 'exam'] as const satisfies readonly SectionName[];

/** Undefined for a text, such as one from a custom_id, that names no part. */
export const partNamed = (text: string): SectionName | undefined => partNames.find((name) => name === text);

/** How many versions of a part are kept besides the one that stands. */
const mostEarlier = 5;

export const newCase = (made: {
  readonly id: string;
  readonly userId: UserId;
  readonly details: Details;
  readonly at: number;
}): KeptCase => ({
  id: made.id,
  userId: made.userId,
  details: made.details,
  detailsNumber: 0,
  lastId: 0,
  parts: { narrative: [], vital_signs: [], exam: [] },
  touchedAt: made.at,
});

export const standing = ({ parts }: KeptCase, name: SectionName): Version | undefined => parts[name][0];

/** A case in which this is the part's text, and others are earlier versions. */
const withVersion = (
  kept: KeptCase,
  name: SectionName,
  { version, others }: { readonly version: Version; readonly others: readonly Version[] },
): KeptCase => ({
  ...kept,
  parts: { ...kept.parts, [name]: [version, ...others].slice(0, mostEarlier + 1) },
});

export interface NewText {
  readonly name: SectionName;
  readonly bytes: number;
  /** The model that wrote it; absent for a text by hand. */
  readonly model?: string;
  /** What it was written for, if the case may have changed meanwhile; as it stands by default. */
  readonly basis?: Basis;
  /**
   * The id of the version that it is to replace, 0 for none. If another one stands by now, that one stays, and this
   * becomes the first of the earlier ones.
   */
  readonly replaces?: number;
  readonly at: number;
}

/** What a text is written for. */
export type Basis = Pick<Version, 'narrative' | 'details'>;

export const basisOf = (kept: KeptCase): Basis => ({
  narrative: standing(kept, 'narrative')?.id ?? 0,
  details: kept.detailsNumber,
});

export const withText = (
  kept: KeptCase,
  { name, bytes, model, basis = basisOf(kept), replaces, at }: NewText,
): KeptCase => {
  const id = kept.lastId + 1;
  const version: Version = {
    id,
    bytes,
    by: model === undefined ? 'hand' : 'service',
    ...(model === undefined ? {} : { model }),
    at,
    ...basis,
  };
  const next = { ...kept, lastId: id, touchedAt: at };
  const [first, ...others] = kept.parts[name];
  return first === undefined || replaces === undefined || replaces === first.id
    ? withVersion(next, name, { version, others: kept.parts[name] })
    : withVersion(next, name, { version: first, others: [version, ...others] });
};

/** The same case if it no longer has that version. */
export const broughtBack = (
  kept: KeptCase,
  { name, version: id, at }: { readonly name: SectionName; readonly version: number; readonly at: number },
): KeptCase => {
  const version = kept.parts[name].find((one) => one.id === id);
  if (version === undefined) return kept;
  const others = kept.parts[name].filter((one) => one.id !== id);
  return withVersion({ ...kept, touchedAt: at }, name, { version, others });
};

const keys = ['name', 'age', 'gender', 'teachingPoints', 'model'] as const;

/** Other details make older parts outdated; the model is none of what they were written about. */
export const withDetails = (kept: KeptCase, details: Details, at: number): KeptCase => {
  const changed = keys.some((key) => key !== 'model' && kept.details[key] !== details[key]);
  return {
    ...kept,
    details,
    detailsNumber: kept.detailsNumber + (changed ? 1 : 0),
    touchedAt: at,
  };
};

/** How large a text is. */
export const bytesIn = (section: Section): number => Buffer.byteLength(JSON.stringify(section));

const versionsIn = ({ parts }: KeptCase): readonly Version[] => partNames.flatMap((name) => parts[name]);

/** How large the texts are that are kept of it, earlier versions included. */
export const bytesOf = (kept: KeptCase): number =>
  versionsIn(kept).reduce((sum, { bytes }) => sum + bytes, 0);

/** The texts that a case no longer has after a change. */
export const droppedBy = (before: KeptCase, after: KeptCase): readonly number[] => {
  const left = new Set(versionsIn(after).map(({ id }) => id));
  return versionsIn(before).flatMap(({ id }) => (left.has(id) ? [] : [id]));
};

/** Another case with the same texts, without their earlier versions. */
export const copyOf = (
  kept: KeptCase,
  { id, userId, at }: { readonly id: string; readonly userId: UserId; readonly at: number },
): KeptCase => ({
  id,
  userId,
  details: kept.details,
  detailsNumber: kept.detailsNumber,
  lastId: kept.lastId,
  parts: {
    narrative: kept.parts.narrative.slice(0, 1),
    vital_signs: kept.parts.vital_signs.slice(0, 1),
    exam: kept.parts.exam.slice(0, 1),
  },
  touchedAt: at,
});

export const partState = (kept: KeptCase, name: SectionName): PartState => {
  const version = standing(kept, name);
  if (version === undefined) return { kind: 'missing' };
  const { narrative, details } = basisOf(kept);
  return {
    kind: 'there',
    by: version.by,
    // A narrative is written for itself.
    olderNarrative: name !== 'narrative' && version.narrative !== narrative,
    olderDetails: version.details !== details,
  };
};

import { z } from 'zod';
import { channelIdField, days, timeField, userIdField } from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';

const vitalSign = z.strictObject({
  name: z.string(),
  value: z.string(),
  unit: z.string().exactOptional(),
  range: z.string().exactOptional(),
  outside: z.enum(['low', 'high', 'no', 'unknown']),
  note: z.string().exactOptional(),
});

const rest = { rest: z.string().exactOptional() };

/** A section as the service's reader returns it. */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string(), ...rest }),
  z.strictObject({ kind: z.literal('table'), rows: z.array(vitalSign).readonly(), ...rest }),
  z.strictObject({
    kind: z.literal('findings'),
    rows: z.array(z.strictObject({ name: z.string(), finding: z.string() })).readonly(),
    ...rest,
  }),
  z.strictObject({ kind: z.literal('unknown'), raw: z.string() }),
]);

/** One version of a part; its text is a record of its own. */
const versionSchema = z.strictObject({
  /** Identifies this text among all that the case has ever had; a text that is brought back keeps it. */
  id: z.int().positive(),
  /** How large the text is. */
  bytes: z.int().nonnegative(),
  by: z.enum(['service', 'hand']),
  /** Who wrote it, if the service did. */
  model: z.string().exactOptional(),
  at: timeField,
  /** The narrative, by its id, that it was written for; 0 if there was none. */
  narrative: z.int().nonnegative(),
  /** The details, by their number, that it was written for. */
  details: z.int().nonnegative(),
});

export type Version = Readonly<z.output<typeof versionSchema>>;

/** Newest first, so the first one is the part as it stands; none if the part is missing. */
const versions = z.array(versionSchema).readonly();

const detailsSchema = z.strictObject({
  name: z.string(),
  age: z.string(),
  gender: z.string(),
  teachingPoints: z.string().exactOptional(),
  model: z.string(),
});

export type Details = Readonly<z.output<typeof detailsSchema>>;

/** What somebody has posted from a case, until all of it is there. */
const postingSchema = z.strictObject({
  /** Part of the nonces. */
  id: z.string(),
  channelId: channelIdField,
  /** The first message that may not be there yet. */
  next: z.int().nonnegative(),
});

export type Posting = Readonly<z.output<typeof postingSchema>>;

/** Messages that are being posted. */
const postedSchema = z.strictObject({
  kind: z.literal('messages'),
  messages: z
    .array(
      z.strictObject({
        content: z.string(),
        uploads: z.array(z.strictObject({ name: z.string(), data: z.string() })).readonly(),
      }),
    )
    .readonly(),
});

export type Posted = Readonly<z.output<typeof postedSchema>>;

const caseTextSchema = z.union([sectionSchema, postedSchema]);

export type CaseText = Readonly<z.output<typeof caseTextSchema>>;

/**
 * What is long in a case: the text of each version, and what is being posted. Lists and suggestions read none of it. The
 * key is the id of the case, or of the offer, and what `textKey` says.
 */
export const caseTexts: CollectionSpec<CaseText> = {
  name: 'casetexts',
  version: 1,
  schema: caseTextSchema,
  isPart: true,
};

/** What was composed, for its author, without its texts. The key is its id. */
const keptCaseSchema = z.strictObject({
  id: z.string(),
  userId: userIdField,
  details: detailsSchema,
  /** Raised when the details change. */
  detailsNumber: z.int().nonnegative(),
  /** The id given to the newest text. */
  lastId: z.int().nonnegative(),
  parts: z.strictObject({ narrative: versions, vital_signs: versions, exam: versions }),
  posting: postingSchema.exactOptional(),
  touchedAt: timeField,
});

export type KeptCase = Readonly<z.output<typeof keptCaseSchema>>;

/** What was typed for a part and could not be read, behind `Edit again`. The key is random. */
const unreadEditSchema = z.strictObject({
  userId: userIdField,
  kept: z.string(),
  part: z.enum(['narrative', 'vital_signs', 'exam']),
  /** The version that the form was made from. */
  version: z.int().nonnegative(),
  text: z.string(),
  at: timeField,
});

export type UnreadEdit = Readonly<z.output<typeof unreadEditSchema>>;

export const unreadEdits: CollectionSpec<UnreadEdit> = {
  name: 'unreadedits',
  version: 1,
  schema: unreadEditSchema,
  owner: ({ userId }) => userId,
  keepUntil: ({ at }) => at + days(1),
};

/** A copy of a case that waits for the person it is offered to. The key is its id, under which its texts are. */
const caseOfferSchema = z.strictObject({
  id: z.string(),
  from: userIdField,
  fromName: z.string(),
  to: userIdField,
  /** As it will be theirs. */
  kept: keptCaseSchema,
  at: timeField,
});

export type CaseOffer = Readonly<z.output<typeof caseOfferSchema>>;

export const caseOffers: CollectionSpec<CaseOffer> = {
  name: 'caseoffers',
  version: 1,
  schema: caseOfferSchema,
  owner: ({ from }) => from,
  other: ({ to }) => to,
  parts: caseTexts.name,
  keepUntil: ({ at }) => at + days(14),
};

/** `keepFor`: days since a case was last touched. */
export const keptCases = (keepFor = 180): CollectionSpec<KeptCase> => ({
  name: 'cases',
  version: 1,
  schema: keptCaseSchema,
  owner: ({ userId }) => userId,
  parts: caseTexts.name,
  keepUntil: ({ touchedAt }) => touchedAt + days(keepFor),
});

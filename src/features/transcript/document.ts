import { z } from 'zod';

/**
 * A transcript as data: what its `.json` file holds, and what all other forms of it are made from. The schema for
 * readers of that file, `docs/transcript.schema.json`, is derived from this one.
 */

const count = z.int().nonnegative();
const time = z.string().meta({ format: 'date-time', description: 'In UTC' });
const person = z.string().describe('The key of somebody in `people`');
const edited = z.boolean().optional().describe('True if it was edited after it was written');
const editedAfterwards = z
  .boolean()
  .optional()
  .describe('True if it was edited after it was asked: the text is not what was answered');

const unreadable = z.boolean().optional().describe('True if Discord does not show its text to the bot');

const fileSchema = z.strictObject({
  name: z.string(),
  size: z.int().nonnegative().describe('In bytes'),
  type: z.string().optional().describe('Such as "image/png"'),
  link: z.url().describe('The message that it came with'),
});

const partSchema = z.strictObject({
  text: z.string().describe('In the markdown of Discord'),
  files: z.array(fileSchema).readonly(),
});

const answer = z.array(partSchema).readonly().describe('Messages that were deleted are left out');

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('turn'),
    question: z
      .strictObject({ speaker: person, time, text: z.string(), editedAfterwards, unreadable })
      .optional()
      .describe('Absent if it was deleted'),
    answeredAt: time,
    seconds: z.int().nonnegative().describe('From the writing of the question to the answer of the service'),
    answer,
  }),
  z.strictObject({ kind: z.literal('greeting'), answer }),
  z.strictObject({
    kind: z.enum(['reset', 'pause', 'resume', 'time', 'time_up']),
    by: person.optional(),
    time,
    minutes: count
      .optional()
      .describe('Of a time that was set: how long it was from then on; absent if the limit was taken away'),
  }),
  z.strictObject({
    kind: z.literal('told').describe('What a moderator told all groups'),
    by: person,
    time,
    text: z.string(),
  }),
  z.strictObject({
    kind: z.literal('talk').describe('What people wrote that was never asked'),
    speaker: person,
    time,
    text: z.string(),
    edited,
    unreadable,
    hasFiles: z.boolean().optional(),
  }),
]);

/** With the questions that are shown, they are all that were asked. */
const missingSchema = z.strictObject({
  deletedHere: count.describe('Their authors had what the bot kept of them deleted'),
  deletedAtDiscord: count.describe('Their messages were deleted'),
  unreadable: count.describe('Discord does not show their text to the bot'),
  later: count.describe('Asked after what was read'),
});

export const transcriptSchema = z.strictObject({
  format: z.literal('rounds-transcript'),
  version: z.literal(2),
  kind: z.enum(['patient', 'topic']),
  title: z.string(),
  host: z.string().optional().describe('Absent if names are hidden'),
  startedAt: time,
  endedAt: time.optional(),
  task: z
    .strictObject({ text: z.string().optional(), picture: z.url().optional() })
    .optional()
    .describe('What people were to do, in the markdown of Discord'),
  debrief: z
    .array(z.strictObject({ line: z.string(), asked: z.boolean() }))
    .readonly()
    .optional()
    .describe(
      'What was to be asked, and whether it was, as people said after the end; absent if they did not',
    ),
  readAt: time.describe('What was written later is not included'),
  readUpTo: time.optional().describe('Present if the thread was too long to be read to its end in time'),
  names: z.enum(['shown', 'hidden']),
  sideTalk: z.boolean().describe('Whether what was never asked is included'),
  asked: z
    .strictObject({ questions: count, people: count })
    .describe('All questions that were answered, and who asked them, whether they are shown or not'),
  missing: missingSchema.describe('The questions that are not shown'),
  people: z.array(z.strictObject({ key: z.string(), name: z.string() })).readonly(),
  entries: z.array(entrySchema).readonly(),
});

export type Transcript = Readonly<z.output<typeof transcriptSchema>>;
export type Missing = Transcript['missing'];
export type Entry = Transcript['entries'][number];
export type TurnEntry = Extract<Entry, { kind: 'turn' }>;
export type AnswerPart = Readonly<z.output<typeof partSchema>>;
export type AnswerFile = Readonly<z.output<typeof fileSchema>>;

/** For readers of the `.json` file, as JSON Schema (2020-12). */
export const publishedSchema = (): object => ({
  title: 'A transcript of a conversation in Rounds',
  ...z.toJSONSchema(transcriptSchema),
});

/** As the `.json` file has it. */
export const writeJson = (transcript: Transcript | readonly Transcript[]): string =>
  `${JSON.stringify(transcript, undefined, 2)}\n`;

import { z } from 'zod';
import { messageIdField } from '../lib/fields.ts';
import type { Table, TableSpec } from '../store/table.ts';

/** What a class gets with a patient or a topic: a task and a picture for everybody, and what is to be asked. */

export const lessonSchema = z.strictObject({
  task: z.string().exactOptional(),
  /** Where Discord's apps load it from: nothing here ever does. */
  picture: z.string().exactOptional(),
  /** What is to be asked. In a conversation, nobody sees it before that has ended. */
  checklist: z.array(z.string()).readonly(),
});

export type Lesson = Readonly<z.output<typeof lessonSchema>>;

const stationSchema = z.strictObject({
  conversation: z.string(),
  /** As the shelf had it at the start. */
  lesson: lessonSchema,
  /** Which lines of the checklist were asked, as people say afterwards. */
  ticked: z.array(z.int().nonnegative()).readonly(),
  /** Where they say it. */
  debriefMessage: messageIdField.exactOptional(),
});

export type Station = Readonly<z.output<typeof stationSchema>>;

/** The lessons of conversations, by their ids: the record is written at every question, and does not hold them. */
export const stationTable: TableSpec<Station> = {
  name: 'stations',
  schema: stationSchema,
  columns: { conversation: { of: ({ conversation }) => conversation, references: 'conversations' } },
};

export type StationStore = Pick<Table<Station>, 'get' | 'change' | 'setting'>;

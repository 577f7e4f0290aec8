import { z } from 'zod';
import { messageIdField } from '../lib/fields.ts';
import { shownLine, shownText } from '../lib/invisible.ts';
import type { Table, TableSpec } from '../store/table.ts';

/** What a class gets with a patient or a topic: a task and a picture for everybody, and what is to be asked. */

/** The longest of each, in characters, and how many lines there may be. */
export const longest = { task: 600, picture: 2_048, line: 100, lines: 25 } as const;

export const lessonSchema = z.strictObject({
  task: z.string().exactOptional(),
  /** Where Discord's apps load it from: nothing here ever does. */
  picture: z.string().exactOptional(),
  /** What is to be asked. In a conversation, nobody sees it before that has ended. */
  checklist: z.array(z.string()).readonly(),
});

export type Lesson = Readonly<z.output<typeof lessonSchema>>;

/** As it is typed: all of them may be empty. */
export type TypedLesson = Readonly<Record<'task' | 'picture' | 'checklist', string>>;

/** What is refused, and the line in question if it is one of several. */
export interface Refused {
  readonly refused: 'task' | 'picture' | 'line' | 'lines';
  readonly line?: string;
}

/**
 * The addresses of Discord's files are signed for about a day; without that, it shows them in a message for as long as the
 * file is there. Source: "Signed Attachment CDN URLs" in Discord's documentation.
 */
const lasting = (address: string): string =>
  address.replace(
    /^https:\/\/(?:cdn\.discordapp\.com|media\.discordapp\.net)(\/attachments\/[^?#]+).*$/,
    'https://cdn.discordapp.com$1',
  );

/** `before`: a picture that stands there already is not refused. */
export const readLesson = (typed: TypedLesson, before?: Lesson): Lesson | Refused => {
  const task = shownText(typed.task);
  const picture = lasting(shownText(typed.picture));
  const checklist = [...new Set(typed.checklist.split('\n').map(shownLine))].filter((line) => line !== '');
  const isAddress =
    picture.length <= longest.picture && /^https:\/\/\S+$/.test(picture) && URL.canParse(picture);
  const long = checklist.find((line) => line.length > longest.line);
  if (task.length > longest.task) return { refused: 'task' };
  if (picture !== '' && picture !== before?.picture && !isAddress) return { refused: 'picture' };
  if (long !== undefined) return { refused: 'line', line: long };
  if (checklist.length > longest.lines) return { refused: 'lines' };
  return { ...(task === '' ? {} : { task }), ...(picture === '' ? {} : { picture }), checklist };
};

// ---- a conversation's

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

/** A line that was to be asked, and whether it was. */
export interface Checked {
  readonly line: string;
  readonly asked: boolean;
}

export const checklistOf = ({ lesson, ticked }: Station): readonly (Checked & { readonly index: number })[] =>
  lesson.checklist.map((line, index) => ({ line, index, asked: ticked.includes(index) }));

export const askedOf = (lines: readonly Checked[]): { readonly asked: number; readonly of: number } => ({
  asked: lines.filter(({ asked }) => asked).length,
  of: lines.length,
});

export type StationStore = Pick<Table<Station>, 'get' | 'change' | 'setting'>;

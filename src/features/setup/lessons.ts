import { z } from 'zod';
import { guildIdField } from '../../lib/fields.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Table, TableSpec } from '../../store/table.ts';
import { lessonSchema, type Lesson } from '../lesson.ts';

/**
 * The lessons of what a server offers. They have a table of their own, because autocomplete reads the server's row at every
 * keystroke.
 */

const storedLessonSchema = z.strictObject({ guildId: guildIdField, lesson: lessonSchema });

type StoredLesson = Readonly<z.output<typeof storedLessonSchema>>;

/** A lesson is deleted with its server's row. */
export const lessonTable: TableSpec<StoredLesson> = {
  name: 'lessons',
  schema: storedLessonSchema,
  columns: { server: { of: ({ guildId }) => guildId, references: 'servers' } },
};

export type LessonStore = Pick<Table<StoredLesson>, 'get' | 'set' | 'delete'>;

/** What a lesson belongs to; `id` as it is typed, which is how an entry has it. */
export interface Lessoned {
  readonly guildId: GuildId;
  readonly kind: 'patient' | 'topic';
  readonly id: string;
}

const keyOf = ({ guildId, kind, id }: Lessoned): string => `${guildId}/${kind}/${id}`;

export type Lessons = ReturnType<typeof createLessons>;

/** Everything here rejects if the store fails. */
export const createLessons = (store: LessonStore) => {
  const get = async (of: Lessoned): Promise<Lesson | undefined> => (await store.get(keyOf(of)))?.lesson;
  /** One in which nothing stands is none. */
  const set = async (of: Lessoned, lesson: Lesson | undefined): Promise<void> => {
    const isEmpty =
      lesson === undefined || (Object.keys(lesson).length === 1 && lesson.checklist.length === 0);
    if (isEmpty) await store.delete(keyOf(of));
    else await store.set(keyOf(of), { guildId: of.guildId, lesson });
  };
  return {
    get,
    set,
    /** The entry has another id now, and what may have had that id before is gone. */
    move: async (from: Lessoned, id: string): Promise<void> => {
      await set({ ...from, id }, await get(from));
      await set(from, undefined);
    },
  };
};

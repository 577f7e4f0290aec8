import { z } from 'zod';

/** What a class gets with a patient or a topic: a task and a picture for everybody, and what is to be asked. */

export const lessonSchema = z.strictObject({
  task: z.string().exactOptional(),
  /** Where Discord's apps load it from: nothing here ever does. */
  picture: z.string().exactOptional(),
  /** What is to be asked. In a conversation, nobody sees it before that has ended. */
  checklist: z.array(z.string()).readonly(),
});

export type Lesson = Readonly<z.output<typeof lessonSchema>>;

import { z } from 'zod';
import { formComponent } from './form-components.ts';
import { refuseDuplicateIds, withIds } from './component-tree.ts';

/** The data of a form (modal) that answers an interaction. */
export const formBody = z
  .object({
    custom_id: z.string().min(1).max(100),
    title: z.string().min(1).max(45),
    components: z.array(formComponent).min(1).max(5),
  })
  .superRefine((form, context) => refuseDuplicateIds(form.components, context))
  .transform((form) => ({ ...form, components: withIds(form.components) }));

export type Form = z.infer<typeof formBody>;

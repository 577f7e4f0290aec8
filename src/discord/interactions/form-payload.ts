import { ComponentType, TextInputStyle } from 'discord.js';
import { limits } from '../limits.ts';
import type { FormData, TextField } from '../reply.ts';

const fieldPayload = (name: string, field: TextField): object => ({
  type: ComponentType.Label,
  label: field.label,
  ...(field.description === undefined ? {} : { description: field.description }),
  component: {
    type: ComponentType.TextInput,
    custom_id: name,
    style: field.multiline === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required: field.required ?? false,
    ...(field.minLength === undefined ? {} : { min_length: field.minLength }),
    max_length: field.maxLength ?? limits.fieldText,
    ...(field.value === undefined ? {} : { value: field.value }),
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
  },
});

export const formPayload = ({ customId, title, fields }: FormData): object => ({
  custom_id: customId,
  title,
  components: Object.entries(fields).map(([name, field]) => fieldPayload(name, field)),
});

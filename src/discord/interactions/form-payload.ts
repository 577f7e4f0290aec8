import { ComponentType, TextInputStyle } from 'discord.js';
import { limits } from '../limits.ts';
import type { MenuOption } from '../menu.ts';
import type { FieldData, FormData, TextField } from '../reply.ts';

const textPayload = (field: TextField): object => ({
  type: ComponentType.TextInput,
  style: field.multiline === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
  required: field.required ?? false,
  min_length: field.minLength,
  max_length: field.maxLength ?? limits.fieldText,
  // Discord takes no empty text.
  value: field.value || undefined,
  placeholder: field.placeholder,
});

const optionsPayload = (options: readonly MenuOption[]): readonly object[] =>
  options.map(({ chosen = false, ...shown }) => ({ ...shown, default: chosen }));

const componentPayload = (field: TextField | FieldData): object => {
  switch (field.kind) {
    case 'boxes': {
      const least = field.required === true ? 1 : 0;
      const options = optionsPayload(field.options);
      return { type: ComponentType.CheckboxGroup, options, min_values: least, required: least === 1 };
    }
    case 'options':
      return {
        type: ComponentType.StringSelect,
        options: optionsPayload(field.options),
        required: field.required ?? false,
      };
    default:
      return textPayload(field);
  }
};

/** The fields stand in the order of their names' declaration. */
export const formPayload = ({ customId, title, fields }: FormData): object => ({
  custom_id: customId,
  title,
  components: Object.entries(fields).map(([name, field]) => ({
    type: ComponentType.Label,
    label: field.label,
    description: field.description,
    component: { ...componentPayload(field), custom_id: name },
  })),
});

/** One field of a form. */
import { html, nothing, type TemplateResult } from 'lit';
import { countOf, isRequired } from './form-values.ts';
import { drawMenu } from './menu-view.ts';
import { presetOf } from './menus.ts';
import type { OpenForm } from './state.ts';
import type { View } from './view.ts';
import type { FormField } from './wire-form.ts';
import { words } from './words.ts';

const paragraph = 2;

export interface Labelled {
  readonly field: FormField;
  readonly label: string;
  readonly description?: string | null | undefined;
  /** Unique on the page, and free of white space, because ARIA references are space-separated lists. */
  readonly key: string;
}

const drawTextField = (field: Extract<FormField, { type: 4 }>, key: string): TemplateResult => {
  const { custom_id: name, placeholder, min_length, max_length, value } = field;
  const required = isRequired(field);
  return field.style === paragraph
    ? html`<textarea
        id=${key}
        name=${name}
        rows="4"
        placeholder=${placeholder ?? ''}
        minlength=${min_length ?? nothing}
        maxlength=${max_length ?? 4000}
        aria-describedby="${key}-about"
        ?required=${required}
        .value=${value ?? ''}
      ></textarea>`
    : html`<input
        type="text"
        id=${key}
        name=${name}
        autocomplete="off"
        placeholder=${placeholder ?? ''}
        minlength=${min_length ?? nothing}
        maxlength=${max_length ?? 4000}
        aria-describedby="${key}-about"
        ?required=${required}
        value=${value ?? ''}
      />`;
};

const drawGroup = (field: Extract<FormField, { type: 21 | 22 }>, key: string): TemplateResult =>
  html`${field.options.map(
    ({ label, value, description, default: preset }, index) =>
      html`<label class="check"
        ><input
          type=${field.type === 21 ? 'radio' : 'checkbox'}
          name=${field.custom_id}
          value=${value}
          aria-describedby=${description ? `${key}-${index}-about` : nothing}
          ?checked=${preset ?? false}
          ?required=${field.type === 21 && isRequired(field)}
        />
        <span
          >${label}${
            description ? html`<span id="${key}-${index}-about" class="about">${description}</span>` : nothing
          }</span
        ></label
      >`,
  )}`;

const accepted: Readonly<Record<string, string>> = { image: 'image/*', video: 'video/*', audio: 'audio/*' };

const drawFileField = (field: Extract<FormField, { type: 19 }>, key: string): TemplateResult => {
  const types = (field.file_types ?? []).map((type) => accepted[type] ?? type);
  return html`<input
    type="file"
    id=${key}
    name=${field.custom_id}
    accept=${types.length === 0 ? nothing : types.join(',')}
    aria-describedby="${key}-about"
    ?multiple=${countOf(field).most > 1}
    ?required=${isRequired(field)}
  />`;
};

const drawField = ({ field, key }: Labelled, open: OpenForm, view: View): TemplateResult => {
  switch (field.type) {
    case 4:
      return drawTextField(field, key);
    case 19:
      return drawFileField(field, key);
    case 21:
    case 22:
      return drawGroup(field, key);
    case 23:
      return html`<input
        type="checkbox"
        id=${key}
        name=${field.custom_id}
        aria-describedby="${key}-about"
        ?checked=${field.default ?? false}
      />`;
    default:
      return drawMenu({
        ...view,
        use: { key, menu: field, message: undefined },
        chosen: open.chosen.get(field.custom_id) ?? presetOf(field),
        labelledBy: `${key}-label`,
      });
  }
};

/** How many are asked for, if that is not one. */
const countShown = (field: FormField): string => {
  if (field.type === 4 || field.type === 21 || field.type === 23) return '';
  const { least, most } = countOf(field);
  return most === 1 ? '' : words.chooseSome(least, most);
};

export const drawLabelled = (labelled: Labelled, open: OpenForm, view: View): TemplateResult => {
  const { field, label, description, key } = labelled;
  const isGroup = field.type === 21 || field.type === 22;
  const title = html`${label}${isRequired(field) ? html`<span class="required"> *</span>` : nothing}`;
  const about = [description, countShown(field)].filter((text) => typeof text === 'string' && text !== '');
  const error = open.errors.get(field.custom_id);
  return html`<div
    class="form-field"
    role=${isGroup ? (field.type === 21 ? 'radiogroup' : 'group') : nothing}
    aria-labelledby=${isGroup ? `${key}-label` : nothing}
    aria-describedby=${isGroup ? `${key}-about` : nothing}
  >
    ${
      isGroup
        ? html`<p id="${key}-label" class="label">${title}</p>`
        : html`<label id="${key}-label" class="label" for=${key}>${title}</label>`
    }
    <p id="${key}-about" class="about">${about.join(' ')}</p>
    ${drawField(labelled, open, view)}
    ${error === undefined ? nothing : html`<p class="error" role="alert">${error}</p>`}
  </div>`;
};

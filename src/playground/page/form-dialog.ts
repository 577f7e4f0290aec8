/** A form of the bot. The library draws one to look at; its fields have no labels that a screen reader would find. */
import { html, nothing, type TemplateResult } from 'lit';
import { choosable } from './components-view.ts';
import { drawMarkdown } from './markup.ts';
import type { FieldValue } from './server.ts';
import type { OpenForm } from './state.ts';
import { reading, type View } from './view.ts';
import type { Form, FormField } from './wire-form.ts';
import { words } from './words.ts';

const paragraph = 2;

interface Labelled {
  readonly label: string;
  readonly description?: string | null | undefined;
}

const isRequired = (field: FormField): boolean => 'required' in field && field.required !== false;

const drawTextField = (field: Extract<FormField, { type: 4 }>): TemplateResult => {
  const { custom_id: id, placeholder, min_length, max_length, value } = field;
  const required = isRequired(field);
  return field.style === paragraph
    ? html`<textarea
        id=${id}
        name=${id}
        rows="4"
        placeholder=${placeholder ?? ''}
        minlength=${min_length ?? nothing}
        maxlength=${max_length ?? 4000}
        aria-describedby="about-${id}"
        ?required=${required}
        .value=${value ?? ''}
      ></textarea>`
    : html`<input
        type="text"
        id=${id}
        name=${id}
        autocomplete="off"
        placeholder=${placeholder ?? ''}
        minlength=${min_length ?? nothing}
        maxlength=${max_length ?? 4000}
        aria-describedby="about-${id}"
        ?required=${required}
        value=${value ?? ''}
      />`;
};

const drawField = (field: FormField, view: View): TemplateResult => {
  const { custom_id: id } = field;
  switch (field.type) {
    case 4:
      return drawTextField(field);
    case 21:
    case 22:
      return html`${field.options.map(
        ({ label, value, default: preset }) =>
          html`<label class="check"
            ><input
              type=${field.type === 21 ? 'radio' : 'checkbox'}
              name=${id}
              value=${value}
              ?checked=${preset ?? false}
            />
            ${label}</label
          >`,
      )}`;
    case 23:
      return html`<input type="checkbox" id=${id} name=${id} ?checked=${field.default ?? false} />`;
    case 19:
      return html`<p id=${id}>${words.noFilesInForms}</p>`;
    default:
      return html`<select
        id=${id}
        name=${id}
        aria-describedby="about-${id}"
        ?multiple=${(field.max_values ?? 1) > 1}
        ?required=${isRequired(field)}
      >
        ${choosable(field, view).map(
          ({ value, label, preset }) => html`<option value=${value} ?selected=${preset}>${label}</option>`,
        )}
      </select>`;
  }
};

const drawLabelled = (field: FormField, { label, description }: Labelled, view: View): TemplateResult => {
  const { custom_id: id } = field;
  const isGroup = field.type === 21 || field.type === 22;
  const title = html`${label}${isRequired(field) ? html`<span class="required"> *</span>` : nothing}`;
  return html`<div
    class="form-field"
    role=${isGroup ? 'group' : nothing}
    aria-label=${isGroup ? label : nothing}
  >
    ${isGroup ? html`<p>${title}</p>` : html`<label for=${id}>${title}</label>`}
    <p id="about-${id}" class="about">${description}</p>
    ${drawField(field, view)}
  </div>`;
};

const fieldsOf = (form: Form): readonly FormField[] =>
  form.components.flatMap((top): readonly FormField[] =>
    top.type === 18 ? [top.component] : top.type === 1 ? top.components : [],
  );

/** What was filled in, by the fields' ids, as the playground takes it. */
const valuesOf = (form: Form, element: HTMLFormElement): Readonly<Record<string, FieldValue>> => {
  const data = new FormData(element);
  const texts = (id: string): readonly string[] => data.getAll(id).filter((one) => typeof one === 'string');
  return Object.fromEntries(
    fieldsOf(form).flatMap((field): readonly (readonly [string, FieldValue])[] => {
      const { custom_id: id } = field;
      if (field.type === 19) return [];
      if (field.type === 4) return [[id, texts(id)[0] ?? '']];
      return field.type === 23 ? [[id, texts(id).length > 0]] : [[id, texts(id)]];
    }),
  );
};

export const drawFormDialog = ({ form, error }: OpenForm, view: View): TemplateResult => {
  const { actions } = view;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement)
      actions.submitForm(valuesOf(form, event.currentTarget));
  };
  return html`<dialog class="form" aria-labelledby="form-title" @close=${() => actions.closeForm()}>
    <form @submit=${submit}>
      <h2 id="form-title">${form.title}</h2>
      ${form.components.map((top) => {
        if (top.type === 10) return html`<div>${drawMarkdown(top.content, reading(view))}</div>`;
        if (top.type === 18) return drawLabelled(top.component, top, view);
        return top.components.map((field) =>
          drawLabelled(field, { label: field.label ?? field.custom_id }, view),
        );
      })}
      ${error === undefined ? nothing : html`<p class="error" role="alert">${error}</p>`}
      <div class="line">
        <button type="submit" class="main">${words.submit}</button>
        <button type="button" @click=${() => actions.closeForm()}>${words.cancel}</button>
      </div>
    </form>
  </dialog>`;
};

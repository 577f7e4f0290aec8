/** A form of the bot's. The library only draws a mock-up, whose fields have no labels for a screen reader. */
import { html, nothing, type TemplateResult } from 'lit';
import { drawLabelled } from './form-field-view.ts';
import { readForm } from './form-values.ts';
import { drawMarkdown } from './markup.ts';
import type { OpenForm } from './state.ts';
import { reading, type View } from './view.ts';
import { words } from './words.ts';

export const drawFormDialog = (open: OpenForm, view: View): TemplateResult => {
  const { actions } = view;
  const { form, error } = open;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement)
      actions.submitForm(readForm(open, event.currentTarget));
  };
  return html`<dialog class="form" aria-labelledby="form-title" @close=${() => actions.closeForm()}>
    <form @submit=${submit}>
      <h2 id="form-title">${form.title}</h2>
      ${form.components.map((top, index) => {
        const key = `field-${index}`;
        if (top.type === 10) return html`<div>${drawMarkdown(top.content, reading(view))}</div>`;
        if (top.type === 18) return drawLabelled({ ...top, field: top.component, key }, open, view);
        return top.components.map((field) =>
          drawLabelled({ field, label: field.label ?? field.custom_id, key }, open, view),
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

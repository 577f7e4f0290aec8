import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { drawCommandForm } from './command-form.ts';
import { drawCommandPicker, foundCommands, pickerKey } from './command-picker.ts';
import { isForum, nameOf, placeName } from './people.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const drawContext = ({ state, actions }: View): TemplateResult | typeof nothing => {
  const { replyTo, editing } = state;
  if (replyTo === undefined && editing === undefined) return nothing;
  return html`<p class="context">
    ${replyTo === undefined ? words.editingMessage : words.replyingTo(nameOf(replyTo.author))}
    <button type="button" @click=${() => actions.cancel()}>${words.cancel}</button>
  </p>`;
};

const drawChosenFiles = ({ state: { files }, actions }: View): TemplateResult | typeof nothing =>
  files.length === 0
    ? nothing
    : html`<ul class="chosen-files">
        ${files.map(
          (file) =>
            html`<li>
              ${file.name}
              <button
                type="button"
                aria-label=${words.removeFile(file.name)}
                @click=${() => actions.removeFile(file)}
              >
                ✕
              </button>
            </li>`,
        )}
      </ul>`;

const onKey = (event: KeyboardEvent, view: View): void => {
  // A partial character, in a language typed in several steps.
  if (event.isComposing || pickerKey(event, view)) return;
  if (event.key === 'Escape') return view.actions.cancel();
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  view.actions.send();
};

const drawText = (view: View): TemplateResult => {
  const { state, actions } = view;
  const place = state.places.get(state.current);
  const picking = foundCommands(view).length > 0;
  const name = place === undefined ? '' : placeName(state, place);
  const label = place !== undefined && isForum(place) ? words.postIn(name) : words.messageTo(name);
  const write = ({ target }: Event): void => {
    if (target instanceof HTMLTextAreaElement) actions.write(target.value);
  };
  const attach = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    actions.addFiles([...(target.files ?? [])]);
    target.value = '';
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    actions.send();
  };
  const pause = place?.rate_limit_per_user ?? 0;
  return html`<form class="composer" @submit=${submit}>
    ${drawContext(view)}${drawChosenFiles(view)}${drawCommandPicker(view)}
    <div class="line">
      <label class="attach" title=${words.attach}>
        <span aria-hidden="true">+</span>
        <input type="file" multiple aria-label=${words.attach} @change=${attach} />
      </label>
      <div class="text">
        <textarea
          id="message"
          rows="1"
          maxlength="2000"
          aria-label=${label}
          aria-autocomplete="list"
          aria-controls=${picking ? 'commands' : nothing}
          aria-activedescendant=${picking ? `command-${state.highlighted}` : nothing}
          .value=${live(state.text)}
          @input=${write}
          @keydown=${(event: KeyboardEvent) => onKey(event, view)}
        ></textarea>
        ${state.text === '' ? html`<span class="hint" aria-hidden="true">${label}</span>` : nothing}
      </div>
      <button type="submit" class="main">${words.send}</button>
    </div>
    ${pause === 0 ? nothing : html`<p class="about">${words.slowMode(pause)}</p>`}
  </form>`;
};

/** Where a person writes text or fills in the options of a command. */
export const drawComposer = (view: View): TemplateResult =>
  view.state.draft === undefined ? drawText(view) : drawCommandForm(view.state.draft, view);

/** A command's options, each with the kind of field that its type asks for. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { choosable } from './menus.ts';
import { addable, optionType, shownOptions } from './draft.ts';
import type { CommandDraft } from './state.ts';
import type { View } from './view.ts';
import type { Choice, Option } from './wire-command.ts';
import { words } from './words.ts';

interface OfOption extends View {
  readonly draft: CommandDraft;
  readonly option: Option;
  readonly id: string;
}

const typedIn = ({ target }: Event): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : '';

/** The menu that offers the same as an option of this type. */
const menuTypes: ReadonlyMap<number, 5 | 6 | 7 | 8> = new Map([
  [optionType.user, 5],
  [optionType.role, 6],
  [optionType.mentionable, 7],
  [optionType.channel, 8],
]);

/** A choice from a fixed list: people, roles and channels are identified by their ids. */
const fixedChoices = ({ option, state }: OfOption): readonly { value: string; label: string }[] => {
  if (option.choices.length > 0) return option.choices.map(({ name }) => ({ value: name, label: name }));
  if (option.type === optionType.boolean)
    return [words.yes, words.no].map((text) => ({ value: text, label: text }));
  const type = menuTypes.get(option.type);
  return type === undefined
    ? []
    : choosable({ type, custom_id: option.name, channel_types: option.channel_types }, state);
};

const suggestionsOf = ({ draft, option }: OfOption): readonly Choice[] =>
  draft.suggestions?.option === option.name ? draft.suggestions.choices : [];

const onKey = (event: KeyboardEvent, of: OfOption): void => {
  const choices = suggestionsOf(of);
  const { state, actions, option } = of;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (choices.length === 0) return;
  const choice = choices[state.highlighted];
  if (step !== 0) actions.highlight((state.highlighted + step + choices.length) % choices.length);
  else if (event.key === 'Enter' && choice !== undefined) actions.takeSuggestion(option.name, choice);
  else if (event.key === 'Escape') {
    actions.closeSuggestions();
    event.stopPropagation();
  } else return;
  event.preventDefault();
};

const drawSuggestions = (of: OfOption): TemplateResult | typeof nothing => {
  const { id, option, state, actions } = of;
  const choices = suggestionsOf(of);
  if (choices.length === 0) return nothing;
  return html`<ul id="${id}-choices" class="choices" role="listbox" aria-label=${option.name}>
    ${choices.map(
      (choice, index) =>
        html`<li
          id="${id}-choice-${index}"
          role="option"
          aria-selected=${index === state.highlighted ? 'true' : 'false'}
          @mousedown=${(event: Event) => event.preventDefault()}
          @click=${() => actions.takeSuggestion(option.name, choice)}
        >
          ${choice.name}
        </li>`,
    )}
  </ul>`;
};

const drawSelect = (of: OfOption): TemplateResult => {
  const { id, draft, option, actions } = of;
  const value = draft.values.get(option.name) ?? '';
  return html`<select
    id=${id}
    aria-describedby="${id}-about"
    aria-required=${option.required ? 'true' : 'false'}
    @change=${(event: Event) => actions.fill(option.name, typedIn(event))}
  >
    <option value="" ?selected=${value === ''}>${words.choose}</option>
    ${fixedChoices(of).map(
      (choice) =>
        html`<option value=${choice.value} ?selected=${choice.value === value}>${choice.label}</option>`,
    )}
  </select>`;
};

const drawInput = (of: OfOption): TemplateResult => {
  const { id, draft, option, state, actions } = of;
  const isNumber = option.type === optionType.integer || option.type === optionType.number;
  const isOpen = suggestionsOf(of).length > 0;
  const fill = (event: Event): void => {
    actions.fill(option.name, typedIn(event));
    actions.highlight(0);
    actions.suggest(option.name);
  };
  return html`<input
      id=${id}
      type="text"
      autocomplete="off"
      inputmode=${isNumber ? 'decimal' : 'text'}
      maxlength=${option.max_length ?? 6000}
      role=${option.autocomplete ? 'combobox' : nothing}
      aria-autocomplete=${option.autocomplete ? 'list' : nothing}
      aria-expanded=${option.autocomplete ? String(isOpen) : nothing}
      aria-controls=${option.autocomplete ? `${id}-choices` : nothing}
      aria-activedescendant=${isOpen ? `${id}-choice-${state.highlighted}` : nothing}
      aria-describedby="${id}-about"
      aria-required=${option.required ? 'true' : 'false'}
      aria-invalid=${draft.errors.has(option.name) ? 'true' : 'false'}
      .value=${live(draft.values.get(option.name) ?? '')}
      @input=${fill}
      @focus=${() => {
        actions.highlight(0);
        actions.suggest(option.name);
      }}
      @blur=${() => actions.closeSuggestions()}
      @keydown=${(event: KeyboardEvent) => onKey(event, of)}
    />${drawSuggestions(of)}`;
};

const drawOption = (option: Option, draft: CommandDraft, view: View): TemplateResult => {
  const of: OfOption = { ...view, draft, option, id: `option-${option.name}` };
  const error = draft.errors.get(option.name);
  return html`<div class="option">
    <label for=${of.id}
      >${option.name}${option.required ? html`<span class="required"> *</span>` : nothing}</label
    >
    <div class="field">${fixedChoices(of).length > 0 ? drawSelect(of) : drawInput(of)}</div>
    ${
      option.required
        ? nothing
        : html`<button
            type="button"
            aria-label=${words.removeOption(option.name)}
            @click=${() => view.actions.removeOption(option.name)}
          >
            ✕
          </button>`
    }
    <p id="${of.id}-about" class="about">${option.description}</p>
    ${error === undefined ? nothing : html`<p class="error" role="alert">${error}</p>`}
  </div>`;
};

/** The command being filled in, in the composer's place. */
export const drawCommandForm = (draft: CommandDraft, view: View): TemplateResult => {
  const { actions } = view;
  const { path, description } = draft.call;
  const submit = (event: Event): void => {
    event.preventDefault();
    actions.run();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') actions.cancel();
  };
  const left = addable(draft);
  const general = draft.errors.get('');
  return html`<form
    class="composer command"
    aria-label=${words.command(path)}
    @submit=${submit}
    @keydown=${leave}
  >
    <p class="context"><strong>${path}</strong> ${description}</p>
    ${shownOptions(draft).map((option) => drawOption(option, draft, view))}
    ${general === undefined ? nothing : html`<p class="error" role="alert">${general}</p>`}
    ${
      left.length === 0
        ? nothing
        : html`<div class="addable" role="group" aria-label=${words.options}>
            ${left.map(
              ({ name, description: about }) =>
                html`<button
                  type="button"
                  title=${about}
                  aria-label=${words.addOption(name)}
                  @click=${() => actions.addOption(name)}
                >
                  + ${name}
                </button>`,
            )}
          </div>`
    }
    <div class="line">
      <button type="submit" class="main">${words.run}</button>
      <button type="button" @click=${() => actions.cancel()}>${words.cancel}</button>
    </div>
  </form>`;
};

/** A menu that works, with the keyboard too: the library's own is only a picture of one. */
import { html, nothing, type TemplateResult } from 'lit';
import { choosable, rangeOf, type Choosable } from './menus.ts';
import type { MenuUse, OpenMenu } from './state.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

interface OfMenu extends View {
  readonly use: MenuUse;
  /** What is chosen while the menu is closed. */
  readonly chosen: readonly string[];
  /** The id of the element that labels it; without one, its placeholder does. */
  readonly labelledBy?: string;
}

const listId = ({ key }: MenuUse): string => `${key}-list`;

const stepOf = (key: string): number => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

const startingWith = (options: readonly Choosable[], letter: string, from: number): number => {
  const turned = [...options.keys()].map((index) => (from + 1 + index) % options.length);
  return turned.find((index) => options[index]?.label.toLowerCase().startsWith(letter)) ?? from;
};

const onKey = (event: KeyboardEvent, open: OpenMenu, of: OfMenu): void => {
  const { actions, use, state } = of;
  const options = choosable(use.menu, state);
  const step = stepOf(event.key);
  const option = options[open.highlighted];
  if (step !== 0) actions.highlightInMenu((open.highlighted + step + options.length) % options.length);
  else if (event.key === 'Home') actions.highlightInMenu(0);
  else if (event.key === 'End') actions.highlightInMenu(options.length - 1);
  else if ((event.key === 'Enter' || event.key === ' ') && option) actions.pressInMenu(use, option.value);
  else if (event.key === 'Escape') actions.closeMenu(use, 'drop');
  else if (event.key.length === 1)
    actions.highlightInMenu(startingWith(options, event.key.toLowerCase(), open.highlighted));
  else return;
  event.preventDefault();
  event.stopPropagation();
};

const drawOptions = (open: OpenMenu, of: OfMenu): TemplateResult => {
  const { use, state, actions, labelledBy } = of;
  const { least, most } = rangeOf(use.menu, use.message === undefined ? 'form' : 'message');
  const id = listId(use);
  return html`<ul
      id=${id}
      class="choices"
      role="listbox"
      tabindex="0"
      aria-multiselectable=${String(most > 1)}
      aria-labelledby=${labelledBy ?? nothing}
      aria-label=${labelledBy === undefined ? (use.menu.placeholder ?? words.choose) : nothing}
      aria-activedescendant="${id}-${open.highlighted}"
      @keydown=${(event: KeyboardEvent) => onKey(event, open, of)}
    >
      ${choosable(use.menu, state).map(
        ({ value, label, about }, index) =>
          html`<li
            id="${id}-${index}"
            class=${index === open.highlighted ? 'highlighted' : ''}
            role="option"
            aria-selected=${String(open.chosen.includes(value))}
            @click=${() => {
              actions.highlightInMenu(index);
              actions.pressInMenu(use, value);
            }}
          >
            <strong>${label}</strong> ${about === '' ? nothing : html`<span>${about}</span>`}
          </li>`,
      )}
    </ul>
    ${
      most === 1
        ? nothing
        : html`<div class="line">
            <button
              type="button"
              ?disabled=${open.chosen.length < least}
              @click=${() => actions.closeMenu(use, 'keep')}
            >
              ${words.done}
            </button>
            <span class="about">${words.chooseSome(least, most)}</span>
          </div>`
    }`;
};

export const drawMenu = (of: OfMenu): TemplateResult => {
  const { use, state, actions, labelledBy } = of;
  const { menu, key } = use;
  const open = state.menu?.key === key ? state.menu : undefined;
  const chosen = open?.chosen ?? of.chosen;
  const labels = choosable(menu, state)
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label);
  const placeholder = menu.placeholder ?? words.choose;
  const toggle = (): void =>
    open === undefined ? actions.openMenu(use, of.chosen) : actions.closeMenu(use, 'keep');
  const left = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const inside =
      currentTarget instanceof Element &&
      relatedTarget instanceof Node &&
      currentTarget.contains(relatedTarget);
    if (!inside) actions.closeMenu(use, 'keep');
  };
  return html`<div class="menu" @focusout=${open === undefined ? nothing : left}>
    <button
      type="button"
      id=${key}
      class="select"
      aria-haspopup="listbox"
      aria-expanded=${String(open !== undefined)}
      aria-controls=${open === undefined ? nothing : listId(use)}
      aria-labelledby=${labelledBy === undefined ? nothing : `${labelledBy} ${key}-value`}
      aria-label=${labelledBy === undefined ? [placeholder, ...labels].join(', ') : nothing}
      ?disabled=${menu.disabled ?? false}
      @click=${toggle}
    >
      <span id="${key}-value" class=${labels.length === 0 ? 'placeholder' : ''}
        >${labels.length === 0 ? placeholder : labels.join(', ')}</span
      >
      <span aria-hidden="true">▾</span>
    </button>
    ${open === undefined ? nothing : drawOptions(open, of)}
  </div>`;
};

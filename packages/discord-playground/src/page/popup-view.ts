/** What opens below a button: the bot's commands in a menu, and emoji. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { words } from './words.ts';

interface Popup {
  /** Tells it from all others on the page. */
  readonly key: string;
  readonly label: string;
  readonly content: () => TemplateResult;
}

const drawPopup = ({ key, label, content }: Popup, { state, actions }: View): TemplateResult => {
  const open = state.popup === key;
  const close = ({ key: pressed, currentTarget }: KeyboardEvent): void => {
    if (pressed !== 'Escape') return;
    actions.showPopup(undefined);
    if (currentTarget instanceof Element) currentTarget.querySelector('button')?.focus();
  };
  return html`<div class="popup" @keydown=${close}>
    <button
      type="button"
      aria-expanded=${String(open)}
      @click=${() => actions.showPopup(open ? undefined : key)}
    >
      ${label}
    </button>
    ${open ? html`<div class="popped">${content()}</div>` : nothing}
  </div>`;
};

interface Chosen {
  /** The id of whose menu it is. */
  readonly of: string;
  readonly use: (choice: string) => void;
}

const drawChoices = (
  label: string,
  { choices, use }: { readonly choices: readonly string[]; readonly use: Chosen['use'] },
): TemplateResult =>
  html`<ul aria-label=${label}>
    ${choices.map(
      (choice) => html`<li><button type="button" @click=${() => use(choice)}>${choice}</button></li>`,
    )}
  </ul>`;

/** The commands of the bot in the menu of a message or of a member. */
export const drawApps = (
  choices: readonly string[],
  { of, use }: Chosen,
  view: View,
): TemplateResult | typeof nothing =>
  choices.length === 0
    ? nothing
    : drawPopup(
        {
          key: `apps ${of}`,
          label: words.apps,
          content: () => drawChoices(words.apps, { choices, use }),
        },
        view,
      );

const usualEmoji = ['👍', '👎', '❤️', '😂', '🎉', '😮', '👀', '✅', '❌'];

/** Some emoji, and a field for any other. */
export const drawEmojiPicker = ({ of, use }: Chosen, view: View): TemplateResult => {
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = event.target instanceof HTMLFormElement ? event.target.elements.namedItem('emoji') : null;
    if (field instanceof HTMLInputElement && field.value.trim() !== '') use(field.value.trim());
  };
  const content = (): TemplateResult =>
    html`${drawChoices(words.react, { choices: usualEmoji, use })}
      <form @submit=${enter}>
        <input type="text" name="emoji" aria-label=${words.otherEmoji} placeholder=${words.otherEmoji} />
      </form>`;
  return drawPopup({ key: `react ${of}`, label: words.react, content }, view);
};

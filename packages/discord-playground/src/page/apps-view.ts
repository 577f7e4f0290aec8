/** The commands of the bot in a message's own menu. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import type { Message } from './wire-message.ts';
import { words } from './words.ts';

export const drawApps = (message: Message, { state, actions }: View): TemplateResult | typeof nothing => {
  if (state.menuCommands.length === 0) return nothing;
  const open = state.appsOf === message.id;
  const close = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') actions.showApps(undefined);
  };
  return html`<div class="apps" @keydown=${close}>
    <button
      type="button"
      aria-expanded=${String(open)}
      @click=${() => actions.showApps(open ? undefined : message)}
    >
      ${words.apps}
    </button>
    ${
      open
        ? html`<ul aria-label=${words.apps}>
            ${state.menuCommands.map(
              (name) =>
                html`<li>
                  <button type="button" @click=${() => actions.useApp(message, name)}>${name}</button>
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
};

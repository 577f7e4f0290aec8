import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawMessage } from './message-view.ts';
import { findUser, nameOf, placeName } from './people.ts';
import { isAtEnd } from './scroll.ts';
import type { PageState } from './state.ts';
import type { View } from './view.ts';
import { drawWelcome } from './welcome-view.ts';
import { words } from './words.ts';

/** What only this tab shows: failures, and what is on its way. */
const drawNotices = ({ state, actions }: View): TemplateResult => {
  const here = ({ channel }: { readonly channel: string }): boolean => channel === state.current;
  const sending = [...state.pending.values()].filter(here).map(({ what }) => words.sending(what));
  return html`<div class="notices" role="status">
    ${sending.map((text) => html`<p class="sending">${text}</p>`)}
    ${state.notices.filter(here).map(
      ({ id, text }) =>
        html`<p class="notice">
          ${text} <span class="only-you">${words.onlyYou}</span>
          <button type="button" @click=${() => actions.dismissNotice(id)}>${words.dismiss}</button>
        </p>`,
    )}
  </div>`;
};

const typists = (state: PageState): readonly string[] => {
  const now = Date.now();
  return [...(state.typing.get(state.current) ?? [])]
    .filter(([, until]) => until > now)
    .flatMap(([id]) => {
      const user = findUser(state, id);
      return user === undefined ? [] : [nameOf(user)];
    });
};

export const drawTyping = ({ state }: View): TemplateResult =>
  html`<p class="typing" aria-live="off">${words.typing(typists(state))}</p>`;

/** Messages have come out of view. */
export const drawNewBelow = ({ state, actions }: View): TemplateResult | typeof nothing =>
  state.atEnd || state.newBelow === 0
    ? nothing
    : html`<button type="button" class="new-below" @click=${() => actions.goToEnd()}>
        ${words.newMessages(state.newBelow)}
      </button>`;

/** The messages of the open channel; the view stays at its end by itself. */
export const drawMessages = (view: View): TemplateResult => {
  const { state } = view;
  const place = state.places.get(state.current);
  const shown = (state.messages.get(state.current) ?? []).filter(({ id }) => !state.dismissed.has(id));
  const name = place === undefined ? '' : placeName(state, place);
  const scrolled = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof Element) view.actions.scrolled(isAtEnd(currentTarget));
  };
  // The theme is passed down once, when a message is first drawn: if it changes, all of them are redrawn.
  return html`<div
    class="scroller"
    tabindex="0"
    role="log"
    aria-busy=${String(!state.messages.has(state.current))}
    aria-label=${words.messagesIn(name)}
    @scroll=${scrolled}
  >
    ${keyed(
      `${state.theme} ${state.current}`,
      html`<discord-messages ?light-theme=${state.theme === 'light'} no-background
        >${drawWelcome(view)}${repeat(
          shown,
          ({ id }) => id,
          (message) => drawMessage(message, view),
        )}${drawNotices(view)}</discord-messages
      >`,
    )}
  </div>`;
};

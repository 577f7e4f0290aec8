import { html, nothing, type TemplateResult } from 'lit';
import { byAge } from './moment.ts';
import { isDm, isThread, nameOf, placeName, signOf } from './people.ts';
import type { View } from './view.ts';
import type { Place } from './wire-place.ts';
import { words } from './words.ts';

const category = 4;

const drawPlace = (place: Place, { state, actions }: View): TemplateResult => {
  const isCurrent = place.id === state.current;
  const isArchived = place.thread_metadata?.archived === true;
  const isUnread = state.unread.has(place.id);
  return html`<button
    type="button"
    class="place ${isUnread ? 'unread' : ''} ${isArchived ? 'archived' : ''}"
    aria-current=${isCurrent ? 'page' : nothing}
    @click=${() => actions.openPlace(place.id)}
  >
    <span aria-hidden="true">${signOf(place)}</span>
    <span class="name">${placeName(state, place)}</span>
    ${isArchived ? html`<span class="mark">${words.archived}</span>` : nothing}
    ${isUnread ? html`<span class="mark">${words.unread}</span>` : nothing}
  </button>`;
};

/** Open threads first, each kind in order of creation. */
const threadsOf = (channel: Place, { state }: View): readonly Place[] =>
  [...state.places.values()]
    .filter((place) => isThread(place) && place.parent_id === channel.id)
    .sort(
      (a, b) =>
        Number(a.thread_metadata?.archived ?? false) - Number(b.thread_metadata?.archived ?? false) ||
        byAge(a, b),
    );

const drawChannel = (channel: Place, view: View): TemplateResult => {
  const threads = threadsOf(channel, view);
  return html`<li>
    ${drawPlace(channel, view)}
    ${
      threads.length === 0
        ? nothing
        : html`<ul aria-label="${words.threads}: ${placeName(view.state, channel)}">
            ${threads.map((thread) => html`<li>${drawPlace(thread, view)}</li>`)}
          </ul>`
    }
  </li>`;
};

const drawDm = (view: View): TemplateResult => {
  const { state, actions } = view;
  const dm = [...state.places.values()].find(isDm);
  return html`<li>
    ${
      dm === undefined
        ? html`<button type="button" class="place" @click=${() => actions.openDm()}>
            <span aria-hidden="true">@</span> <span class="name">${nameOf(state.person.bot)}</span>
          </button>`
        : drawPlace(dm, view)
    }
    ${state.presence === '' ? nothing : html`<p class="presence">${state.presence}</p>`}
  </li>`;
};

export const drawChannels = (view: View): TemplateResult => {
  const { places, person } = view.state;
  const channels = [...places.values()].filter(
    (place) => place.type !== category && !isThread(place) && !isDm(place),
  );
  return html`<nav id="channels" class="channels" aria-label=${words.channels}>
    <h2>${person.guilds.map(({ name }) => name).join(', ')}</h2>
    <ul>
      ${channels.map((channel) => drawChannel(channel, view))}
    </ul>
    <h2>${words.directMessages}</h2>
    <ul>
      ${drawDm(view)}
    </ul>
  </nav>`;
};

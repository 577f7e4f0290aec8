/** What somebody's bot or test is configured with, to be copied. */
import { html, type TemplateResult } from 'lit';
import { isDm, isThread, membersOf, nameOf, placeName, signOf } from './people.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

export const drawIds = ({ state, actions }: View): TemplateResult => {
  const { person, places } = state;
  const channels = [...places.values()].filter((place) => !isThread(place) && !isDm(place));
  const all = [
    [words.apiAddress, `${location.origin}/api`],
    [words.application, person.bot.id],
    ...person.guilds.map(({ name, id }) => [name, id] as const),
    ...channels.map((place) => [`${signOf(place)} ${placeName(state, place)}`, place.id] as const),
    ...membersOf(state)
      .filter(({ bot }) => bot !== true)
      .map((user) => [nameOf(user), user.id] as const),
  ] as const;
  return html`<details class="ids">
    <summary>${words.ids}</summary>
    <ul>
      ${all.map(([name, value]) => {
        const label = state.copied === value ? words.copied : words.copy;
        return html`<li>
          <span class="name">${name} <code>${value}</code></span>
          <button type="button" aria-label="${label}: ${name}" @click=${() => actions.copy(value)}>
            ${label}
          </button>
        </li>`;
      })}
    </ul>
  </details>`;
};

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { addressOf } from './who.ts';
import { words } from './words.ts';

/** The people a tab can act as: links, so that another person can be opened in a separate tab. */
export const drawPeopleSwitch = ({ state: { people, person, current } }: View): TemplateResult =>
  html`<nav class="people" aria-label=${words.people}>
    ${people.map(
      ({ name, displayName }) =>
        html`<a
          href=${addressOf(name, current)}
          aria-current=${name === person.user.username ? 'true' : nothing}
          >${displayName}</a
        >`,
    )}
  </nav>`;

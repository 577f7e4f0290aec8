/** What a newcomer sees: what this is, who they are, and what to do first. */
import { html, nothing, type TemplateResult } from 'lit';
import { nameOf, rolesOf } from './people.ts';
import type { PageState } from './state.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

/** "a student", by the person's role in the server. */
const partOf = (state: PageState): string => {
  const [role] = rolesOf(state, state.person.user.id);
  return role === undefined ? words.guest : words.part(role.toLowerCase());
};

const drawOthers = ({ people, person, ready }: PageState): TemplateResult => {
  const others = people.filter(({ name }) => name !== person.user.username);
  return html`${others.map(
    ({ name, displayName }) =>
      html`<a href="?as=${encodeURIComponent(name)}" target="_blank" rel="noopener"
        >${displayName}${ready.includes(name) ? '' : words.notReadyYet}</a
      > `,
  )}`;
};

/** How many threads are open in a channel. */
const openIn = ({ places }: PageState, channel: string | undefined): number =>
  [...places.values()].filter(
    ({ parent_id: parent, thread_metadata: thread }) => parent === channel && thread?.archived === false,
  ).length;

/** Shown at the beginning of the first channel. */
export const drawWelcome = (view: View): TemplateResult | typeof nothing => {
  const { state, actions } = view;
  const [first] = state.places.keys();
  const { welcome } = state;
  if (welcome === null || state.current !== first) return nothing;
  const { user } = state.person;
  const isBusy = [...state.pending.values()].some(({ what }) => what === welcome.step.path);
  const isReady = state.ready.includes(user.username);
  return html`<section class="welcome" aria-labelledby="welcome">
    <h2 id="welcome">${words.welcome}</h2>
    <p>${welcome.about}</p>
    <p>${words.youAre(nameOf(user), partOf(state))} ${isReady ? nothing : welcome.howToGetReady}</p>
    <button type="button" class="main first-step" ?disabled=${isBusy} @click=${() => actions.takeFirstStep()}>
      ${welcome.step.label}
    </button>
    <ul>
      <li>${welcome.next}</li>
      ${welcome.several !== undefined && openIn(state, first) > 1 ? html`<li>${welcome.several}</li>` : nothing}
      <li>${words.tryTogether} ${drawOthers(state)}</li>
      <li>
        ${words.tryBreaking}
        <button type="button" class="inline" @click=${() => actions.showPanel('behind')}>
          ${words.behind}
        </button>
      </li>
      <li>${words.tryMore}</li>
    </ul>
    <p class="about">${welcome.note}</p>
  </section>`;
};

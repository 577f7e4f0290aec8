/** Who is in the server, each with the bot's commands in their menu. */
import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf } from './avatar.ts';
import { membersOf, nameOf, rolesOf } from './people.ts';
import { drawApps } from './popup-view.ts';
import type { View } from './view.ts';
import type { User } from './wire-place.ts';
import { words } from './words.ts';

const drawMember = (user: User, view: View): TemplateResult =>
  html`<li>
    <img src=${avatarOf(user)} alt="" width="32" height="32" />
    <span class="name">
      ${nameOf(user)}
      <span class="about">${[user.username, ...rolesOf(view.state, user.id)].join(' · ')}</span>
    </span>
    ${drawApps(
      view.state.userCommands,
      { of: user.id, use: (command) => view.actions.useUserApp(user, command) },
      view,
    )}
  </li>`;

export const drawMembers = (view: View): TemplateResult | typeof nothing => {
  const { state, actions } = view;
  if (state.panel !== 'members') return nothing;
  return html`<aside class="beside members" aria-label=${words.members}>
    <header>
      <h2>${words.members}</h2>
      <button type="button" @click=${() => actions.showPanel('none')}>${words.close}</button>
    </header>
    <ul>
      ${membersOf(state).map((user) => drawMember(user, view))}
    </ul>
  </aside>`;
};

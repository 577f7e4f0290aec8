import { html, nothing, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { words } from './words.ts';

/** Who can sign in on the page that /link opens. */
export const drawSignIns = ({ state: { signIns, person } }: View): TemplateResult | typeof nothing => {
  if (signIns.length === 0) return nothing;
  const own = signIns.filter(({ username }) => username === person.user.username);
  const shown = own.length > 0 ? own : signIns;
  return html`<section class="sign-ins" aria-label=${words.signIn}>
    <h2>${words.signIn}</h2>
    <p>${words.signInHint}</p>
    ${shown.map(
      ({ username, password }) =>
        html`<dl>
          <dt>${words.userName}</dt>
          <dd><code>${username}</code></dd>
          <dt>${words.password}</dt>
          <dd><code>${password}</code></dd>
        </dl>`,
    )}
  </section>`;
};

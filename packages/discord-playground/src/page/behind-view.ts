/** What goes on behind the scenes: the bot's requests, and what can be broken. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawSwitches } from './switches-view.ts';
import type { View } from './view.ts';
import type { Request } from './wire-event.ts';
import { words } from './words.ts';

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const fault = 400;

/** A long path wraps before a slash, so that no number is cut in two. */
const withBreaks = (path: string): readonly TemplateResult[] =>
  path.split(/(?=\/)/).map((part) => html`<wbr />${part}`);

const drawRequest = ({ to, at, method, path, status }: Request): TemplateResult =>
  html`<tr class="${status === 0 || status >= fault ? 'failed' : ''}">
    <td>${clock.format(new Date(at))}</td>
    <td>${to === 'discord' ? words.toDiscord : words.toService}</td>
    <td>${method}</td>
    <td class="path" title=${path}>${withBreaks(shortened(path))}</td>
    <td>${status === 0 ? words.noAnswer : status}</td>
  </tr>`;

/** Shortens Discord's ids to their ends, which is enough to see which are the same. */
const shortened = (path: string): string => path.replaceAll(/\d{13,}(?=\d{4})/g, '…');

const newestFirst = (requests: readonly Request[]): readonly Request[] => [...requests].reverse();

export const drawBehind = (view: View): TemplateResult | typeof nothing => {
  const { state, actions } = view;
  if (state.panel !== 'behind') return nothing;
  return html`<aside id="behind" class="beside behind" aria-label=${words.behind}>
    <header>
      <h2>${words.behind}</h2>
      <button type="button" @click=${() => actions.showPanel('none')}>${words.close}</button>
    </header>
    ${drawSwitches(view)}
    <h3 id="requests">${words.requests}</h3>
    ${state.requests.length === 0 ? html`<p>${words.noRequests}</p>` : nothing}
    <div class="requests" tabindex="0" role="region" aria-labelledby="requests">
      <table aria-labelledby="requests">
        <tbody>
          ${repeat(newestFirst(state.requests), (request) => request, drawRequest)}
        </tbody>
      </table>
    </div>
  </aside>`;
};

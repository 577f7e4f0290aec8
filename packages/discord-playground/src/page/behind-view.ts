/** What goes on behind the scenes: the bot's requests and events, what can be broken, and ids. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawIds } from './ids-view.ts';
import { drawSwitches } from './switches-view.ts';
import type { View } from './view.ts';
import type { Request, Said } from './wire-event.ts';
import { words } from './words.ts';

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const fault = 400;

/** A long path wraps before a slash, so that no number is cut in two. */
const withBreaks = (path: string): readonly TemplateResult[] =>
  path.split(/(?=\/)/).map((part) => html`<wbr />${part}`);

const drawSaid = ({ to }: Request, said: Said | undefined): TemplateResult => {
  const answer = to === 'bot' ? words.sides.bot : words.response;
  const texts = [
    [words.request, said?.asked ?? ''],
    [answer, said?.answered ?? ''],
  ] as const;
  return html`<tr>
    <td colspan="5" class="said">
      ${texts.map(([label, text]) =>
        text === ''
          ? nothing
          : html`${label}
              <pre tabindex="0" role="region" aria-label=${label}>${text}</pre>`,
      )}
    </td>
  </tr>`;
};

const drawRequest = (request: Request, { state: { lookedAt }, actions }: View): TemplateResult => {
  const { number, to, at, method, path, status, missing } = request;
  const isOpen = lookedAt?.number === number;
  const failed = status !== null && (status === 0 || status >= fault);
  const shown = withBreaks(shortened(path));
  return html`<tr class="${failed ? 'failed' : ''}">
      <td>${clock.format(new Date(at))}</td>
      <td>${words.sides[to]}</td>
      ${to === 'bot' ? nothing : html`<td>${method}</td>`}
      <td class="path" title=${path} colspan=${to === 'bot' ? 3 : nothing}>
        ${
          to === 'service'
            ? shown
            : html`<button
                type="button"
                aria-expanded=${String(isOpen)}
                @click=${() => actions.lookAt(number)}
              >
                ${shown}
              </button>`
        }
        ${missing ? html`<p>${words.missing}</p>` : nothing}
      </td>
      ${to === 'bot' ? nothing : html`<td>${status === 0 ? words.noAnswer : status}</td>`}
    </tr>
    ${isOpen ? drawSaid(request, lookedAt.said) : nothing}`;
};

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
    ${drawSwitches(view)}${drawIds(view)}
    <h3 id="requests">${words.requests}</h3>
    ${state.requests.length === 0 ? html`<p>${words.noRequests}</p>` : nothing}
    <div class="requests" tabindex="0" role="region" aria-labelledby="requests">
      <table aria-labelledby="requests">
        <tbody>
          ${repeat(
            newestFirst(state.requests),
            ({ number }) => number,
            (request) => drawRequest(request, view),
          )}
        </tbody>
      </table>
    </div>
  </aside>`;
};

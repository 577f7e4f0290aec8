import { html, nothing, type TemplateResult } from 'lit';
import { drawBehind } from './behind-view.ts';
import { drawChannels } from './channels-view.ts';
import { drawComposer } from './composer.ts';
import { drawFormDialog } from './form-dialog.ts';
import { drawMembers } from './members-view.ts';
import { drawMessages, drawNewBelow, drawTyping } from './messages-view.ts';
import { isThread, placeName, signOf } from './people.ts';
import { drawLanguageSwitch } from './language-switch.ts';
import { drawPeopleSwitch } from './people-switch.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const drawPanelButton = (panel: 'members' | 'behind', { state, actions }: View): TemplateResult => {
  const shown = state.panel === panel;
  return html`<button
    type="button"
    class="show-panel"
    aria-label=${words[panel]}
    aria-expanded=${String(shown)}
    @click=${() => actions.showPanel(shown ? 'none' : panel)}
  >
    ${
      panel === 'members'
        ? html`<span class="long">${words.members}</span><span class="short">👥</span>`
        : words.behind
    }
  </button>`;
};

const drawHeader = (view: View): TemplateResult => {
  const { state, actions } = view;
  const place = state.places.get(state.current);
  const channelsShown = state.panel === 'channels';
  const mark = place === undefined || isThread(place) ? '' : `${signOf(place)} `;
  return html`<header class="bar">
    <button
      type="button"
      class="show-channels"
      aria-controls="channels"
      aria-expanded=${String(channelsShown)}
      aria-label=${channelsShown ? words.hideChannels : words.showChannels}
      @click=${() => actions.showPanel(channelsShown ? 'none' : 'channels')}
    >
      ☰
    </button>
    <h1>${mark}${place === undefined ? '' : placeName(state, place)}</h1>
    ${typeof place?.topic === 'string' ? html`<p class="topic">${place.topic}</p>` : nothing}
    ${drawPeopleSwitch(view)} ${drawLanguageSwitch(view)} ${drawPanelButton('members', view)}
    ${drawPanelButton('behind', view)}
  </header>`;
};

export const drawPage = (view: View): TemplateResult => {
  const { state } = view;
  return html`<div class="page" data-panel=${state.panel}>
    ${drawHeader(view)} ${drawChannels(view)}
    <main>
      ${state.connection === 'lost' ? html`<p class="lost" role="alert">${words.connectionLost}</p>` : nothing}
      ${
        state.current === ''
          ? html`<p class="lost" role="alert">${words.noChannels}</p>`
          : html`${drawMessages(view)} ${drawNewBelow(view)} ${drawTyping(view)} ${drawComposer(view)}`
      }
    </main>
    ${drawMembers(view)}${drawBehind(view)}
    ${state.form === undefined ? nothing : drawFormDialog(state.form, view)}
  </div>`;
};

import { html, nothing, type TemplateResult } from 'lit';
import { drawBehind } from './behind-view.ts';
import { drawChannels } from './channels-view.ts';
import { drawComposer } from './composer.ts';
import { drawFormDialog } from './form-dialog.ts';
import { drawMessages, drawNewBelow, drawTyping } from './messages-view.ts';
import { isDm, isThread, placeName } from './people.ts';
import { drawLanguageSwitch } from './language-switch.ts';
import { drawPeopleSwitch } from './people-switch.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const drawHeader = (view: View): TemplateResult => {
  const { state, actions } = view;
  const place = state.places.get(state.current);
  const channelsShown = state.panel === 'channels';
  const behindShown = state.panel === 'behind';
  const mark = place === undefined || isThread(place) ? '' : isDm(place) ? '@ ' : '# ';
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
    ${drawPeopleSwitch(view)} ${drawLanguageSwitch(view)}
    <button
      type="button"
      class="show-behind"
      aria-expanded=${String(behindShown)}
      @click=${() => actions.showPanel(behindShown ? 'none' : 'behind')}
    >
      ${words.behind}
    </button>
  </header>`;
};

export const drawPage = (view: View): TemplateResult => {
  const { state } = view;
  return html`<div class="page" data-panel=${state.panel}>
    ${drawHeader(view)} ${drawChannels(view)}
    <main>
      ${state.connection === 'lost' ? html`<p class="lost" role="alert">${words.connectionLost}</p>` : nothing}
      ${drawMessages(view)} ${drawNewBelow(view)} ${drawTyping(view)} ${drawComposer(view)}
    </main>
    ${drawBehind(view)} ${state.form === undefined ? nothing : drawFormDialog(state.form, view)}
  </div>`;
};

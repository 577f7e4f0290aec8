import { html, nothing, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { words } from './words.ts';

interface Position {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly turn: () => void;
}

const drawPosition = ({ name, label, on, turn }: Position): TemplateResult =>
  html`<label><input type="radio" name=${name} .checked=${on} @change=${turn} /> ${label}</label>`;

const drawService = ({ state: { switches }, actions }: View): TemplateResult | typeof nothing => {
  if (switches.service === null) return nothing;
  return html`<fieldset>
      <legend>${words.service}</legend>
      ${(['works', 'slow', 'down'] as const).map((to) =>
        drawPosition({
          name: 'service',
          label: words.serviceStates[to],
          on: switches.service === to,
          turn: () => actions.turn({ switch: 'service', to }),
        }),
      )}
    </fieldset>
    <button type="button" @click=${() => actions.turn({ switch: 'expireTokens' })}>
      ${words.expireTokens}
    </button>`;
};

const drawGateway = ({ state: { switches }, actions }: View): TemplateResult =>
  html`<fieldset>
    <legend>${words.gateway}</legend>
    ${(['connected', 'lost'] as const).map((to) =>
      drawPosition({
        name: 'gateway',
        label: to === 'lost' ? words.gatewayLost : words.gatewayConnected,
        on: switches.gateway === to,
        turn: () => actions.turn({ switch: 'gateway', to }),
      }),
    )}
  </fieldset>`;

const drawIntents = ({ state: { switches }, actions }: View): TemplateResult =>
  html`<fieldset>
    <legend>${words.intents}</legend>
    ${(['members', 'presences', 'messageContent'] as const).map((name) => {
      const others = switches.intents.filter((one) => one !== name);
      const on = others.length < switches.intents.length;
      const turn = (): void => actions.turn({ switch: 'intents', to: on ? others : [...others, name] });
      return html`<label
        ><input type="checkbox" .checked=${on} @change=${turn} /> ${words.intentNames[name]}</label
      >`;
    })}
    <p>${words.intentsHint}</p>
  </fieldset>`;

const drawBot = ({ state: { switches }, actions }: View): TemplateResult | typeof nothing => {
  if (switches.bot === null) return nothing;
  const restarting = switches.bot === 'restarting';
  return html`<button
      type="button"
      ?disabled=${restarting}
      @click=${() => actions.turn({ switch: 'restartBot' })}
    >
      ${words.restart}
    </button>
    <p role="status">
      ${restarting ? words.restarting : switches.bot === 'stopped' ? words.stopped : nothing}
    </p>`;
};

/** The hint is a promise of the bot that the playground was started with, not of any bot. */
export const drawSwitches = (view: View): TemplateResult =>
  html`<section class="switches" aria-labelledby="switches">
    <h3 id="switches">${words.switches}</h3>
    ${view.state.switches.service === null ? nothing : html`<p>${words.switchesHint}</p>`}
    ${drawService(view)}${drawGateway(view)}${drawIntents(view)}${drawBot(view)}
  </section>`;

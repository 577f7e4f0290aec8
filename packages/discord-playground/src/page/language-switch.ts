import { html, type TemplateResult } from 'lit';
import type { View } from './view.ts';
import { words } from './words.ts';

/** Some of the languages that Discord's client knows; the last is one that the bot does not speak. */
const locales = ['en-US', 'de', 'es-ES', 'es-419', 'fr', 'pt-BR', 'ja'];

/** As its speakers write it: "Deutsch". */
const nameOf = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language', style: 'short' }).of(locale) ?? locale;

/** The language in which the bot answers this person privately. */
export const drawLanguageSwitch = ({ state: { person }, actions }: View): TemplateResult =>
  html`<select
    class="language"
    aria-label=${words.language}
    @change=${({ target }: Event) => {
      if (target instanceof HTMLSelectElement) actions.speak(target.value);
    }}
  >
    ${[...new Set([...locales, person.locale])].map(
      (locale) =>
        html`<option value=${locale} ?selected=${locale === person.locale}>${nameOf(locale)}</option>`,
    )}
  </select>`;

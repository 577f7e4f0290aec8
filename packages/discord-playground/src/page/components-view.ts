/** A message's buttons, menus and Components V2. The library draws buttons, but does not support containers yet. */
import { html, type TemplateResult } from 'lit';
import { drawPicture, pictureText } from './files-view.ts';
import { drawMarkdown } from './markup.ts';
import { drawMenu } from './menu-view.ts';
import { menuKey, presetOf } from './menus.ts';
import { isWeb, placeInUrl } from './own-address.ts';
import { reading, type View } from './view.ts';
import type { Button, Component, Menu } from './wire-component.ts';
import type { Message } from './wire-message.ts';

type Drawn = TemplateResult | string;

interface OfMessage extends View {
  readonly message: Message;
}

const styles: Readonly<Record<number, string>> = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'destructive',
};

const drawButton = (button: Button, { message, actions }: OfMessage): TemplateResult => {
  const { custom_id: id, url, disabled, emoji } = button;
  const label = [emoji?.name, button.label].filter((text) => typeof text === 'string').join(' ');
  const place = typeof url === 'string' ? placeInUrl(url) : undefined;
  if (place !== undefined) {
    return html`<discord-button type="secondary" @click=${() => actions.openPlace(place)}
      >${label}</discord-button
    >`;
  }
  if (typeof url === 'string') {
    return isWeb(url)
      ? html`<discord-button type="secondary" url=${url} ?disabled=${disabled ?? false}
          >${label}</discord-button
        >`
      : html`<discord-button type="secondary" disabled>${label}</discord-button>`;
  }
  const press = (): void => {
    if (disabled !== true && typeof id === 'string') actions.press(message, id, label);
  };
  return html`<discord-button
    type=${styles[button.style] ?? 'secondary'}
    ?disabled=${disabled ?? false}
    @click=${press}
    >${label}</discord-button
  >`;
};

const drawChoice = (menu: Menu, of: OfMessage): TemplateResult => {
  const { state, message } = of;
  const key = menuKey(message, menu);
  return drawMenu({ ...of, use: { key, menu, message }, chosen: state.picked.get(key) ?? presetOf(menu) });
};

const drawRow = (component: Extract<Component, { type: 1 }>, of: OfMessage): TemplateResult =>
  html`<discord-action-row
    >${component.components.map((inner) =>
      inner.type === 2 ? drawButton(inner, of) : drawChoice(inner, of),
    )}</discord-action-row
  >`;

const drawComponent = (component: Component, of: OfMessage): Drawn => {
  switch (component.type) {
    case 1:
      return drawRow(component, of);
    case 9:
      return html`<div class="section">
        <div>${component.components.map(({ content }) => drawMarkdown(content, reading(of)))}</div>
        ${
          component.accessory.type === 2
            ? html`<discord-action-row>${drawButton(component.accessory, of)}</discord-action-row>`
            : drawPicture(component.accessory.media.url, pictureText(component.accessory.description))
        }
      </div>`;
    case 10:
      return html`<div>${drawMarkdown(component.content, reading(of))}</div>`;
    case 12:
      return html`<div class="gallery">
        ${component.items.map(({ media, description }) => drawPicture(media.url, pictureText(description)))}
      </div>`;
    case 13:
      return html`<discord-link href=${component.file.url}>${component.file.url}</discord-link>`;
    case 14:
      return component.divider === false ? '' : html`<hr />`;
    case 17:
      return html`<div class="container">
        ${component.components.map((inner) => drawComponent(inner, of))}
      </div>`;
  }
};

/** The components of a message, below its text. */
export const drawComponents = (message: Message, view: View): Drawn =>
  message.components.length === 0
    ? ''
    : html`<discord-attachments slot="components"
        >${message.components.map((component) => drawComponent(component, { ...view, message }))}</discord-attachments
      >`;

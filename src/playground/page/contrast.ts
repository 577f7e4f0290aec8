/** The library's faintest greys cannot be read by everybody: WCAG asks for a contrast of 4.5 to 1. */
import { css, type CSSResult } from 'lit';
import { DiscordFileAttachment } from '@skyra/discord-components-core/discord-file-attachment.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { DiscordReply } from '@skyra/discord-components-core/discord-reply.js';
import { DiscordSystemMessage } from '@skyra/discord-components-core/discord-system-message.js';

const readable: CSSResult = css`
  :host .discord-message-timestamp,
  :host .discord-message-ephemeral,
  :host .discord-message-edited,
  .discord-file-attachment-metadata {
    color: #b5bac1;
  }
  :host([light-theme]) .discord-message-timestamp,
  :host([light-theme]) .discord-message-ephemeral,
  :host([light-theme]) .discord-message-edited,
  :host([light-theme]) .discord-file-attachment-metadata {
    color: #4e5058;
  }
  :host .discord-message-ephemeral-link {
    color: #4cb8f5;
  }
  :host([light-theme]) .discord-message-ephemeral-link {
    color: #005fa3;
  }
`;

/** To be called before the first of them is drawn. */
export const raiseContrast = (): void => {
  for (const component of [DiscordMessage, DiscordReply, DiscordSystemMessage, DiscordFileAttachment])
    component.elementStyles.push(readable);
};

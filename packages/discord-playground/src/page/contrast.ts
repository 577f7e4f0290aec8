/** Not everybody can read the library's faintest greys: WCAG requires a contrast of 4.5 to 1. */
import { css, type CSSResult } from 'lit';
import { DiscordFileAttachment } from '@skyra/discord-components-core/discord-file-attachment.js';
import { DiscordLink } from '@skyra/discord-components-core/discord-link.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { DiscordReply } from '@skyra/discord-components-core/discord-reply.js';
import { DiscordSubscript } from '@skyra/discord-components-core/discord-subscript.js';
import { DiscordSystemMessage } from '@skyra/discord-components-core/discord-system-message.js';
import { DiscordThread } from '@skyra/discord-components-core/discord-thread.js';

const readable: CSSResult = css`
  :host .discord-message-timestamp,
  :host .discord-message-ephemeral,
  :host .discord-message-edited,
  .discord-file-attachment-metadata,
  :host small span {
    color: #b5bac1;
  }
  :host([light-theme]) .discord-message-timestamp,
  :host([light-theme]) .discord-message-ephemeral,
  :host([light-theme]) .discord-message-edited,
  :host([light-theme]) .discord-file-attachment-metadata,
  :host([light-theme]) small span {
    color: #4e5058;
  }
  :host([light-theme]) .discord-replied-message-username {
    color: #1e1f22;
  }
  :host a,
  :host .discord-thread-cta,
  :host .discord-message-ephemeral-link {
    color: #4cb8f5;
  }
  :host([light-theme]) a,
  :host([light-theme]) .discord-thread-cta,
  :host([light-theme]) .discord-message-ephemeral-link {
    color: #005fa3;
  }
`;

const faint = [
  DiscordFileAttachment,
  DiscordLink,
  DiscordMessage,
  DiscordReply,
  DiscordSubscript,
  DiscordSystemMessage,
  DiscordThread,
];

/** Has to be called before the first of them is drawn. */
export const raiseContrast = (): void => {
  for (const component of faint) component.elementStyles.push(readable);
};

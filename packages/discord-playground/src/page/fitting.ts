/** The library's components grow as wide as their texts; on a phone there is only so much width. */
import { css, type CSSResult } from 'lit';
import { DiscordActionRow } from '@skyra/discord-components-core/discord-action-row.js';
import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordButton } from '@skyra/discord-components-core/discord-button.js';
import { DiscordCode } from '@skyra/discord-components-core/discord-code.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import { DiscordEmbedField } from '@skyra/discord-components-core/discord-embed-field.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { DiscordReply } from '@skyra/discord-components-core/discord-reply.js';
import { DiscordSystemMessage } from '@skyra/discord-components-core/discord-system-message.js';
import { DiscordThread } from '@skyra/discord-components-core/discord-thread.js';

/** Only words longer than a line are broken. */
const broken: CSSResult = css`
  :host {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

/** The page's, one of which has emoji. */
const fonts: CSSResult = css`
  :host {
    font-family: inherit;
  }
`;

const message: CSSResult = css`
  :host .discord-message-content {
    min-width: 0;
  }
  :host([has-thread])::after {
    box-sizing: border-box;
  }
  /* The library leaves a private or highlighted message no margin on the right. */
  :host([ephemeral]),
  :host([highlight]) {
    padding-right: 48px;
  }
  @media (max-width: 800px) {
    :host,
    :host([ephemeral]),
    :host([highlight]) {
      padding-right: 16px;
    }
  }
`;

const thread: CSSResult = css`
  :host {
    box-sizing: border-box;
    max-width: min(480px, 100%);
  }
  :host .discord-thread-top,
  :host .discord-thread-name {
    min-width: 0;
  }
  :host .discord-thread-name {
    white-space: normal;
  }
  :host .discord-thread-cta {
    flex: none;
  }
  :host .discord-thread-bottom {
    white-space: normal;
  }
`;

const button: CSSResult = css`
  :host > *:first-child {
    box-sizing: border-box;
    height: auto;
    font-family: inherit;
    max-width: 100%;
    margin-right: 0;
    padding: 8px 16px;
    text-align: center;
  }
`;

const row: CSSResult = css`
  :host {
    column-gap: 8px;
  }
`;

const embed: CSSResult = css`
  :host .discord-embed-root,
  :host .discord-embed-wrapper,
  :host .discord-embed-wrapper .discord-embed-grid {
    min-width: 0;
  }
  :host .discord-embed-wrapper .discord-embed-grid {
    grid-template-columns: minmax(0, auto);
  }
`;

const field: CSSResult = css`
  :host .discord-inline-field {
    min-width: 0;
  }
`;

const reply: CSSResult = css`
  .discord-replied-message-username,
  .discord-replied-message-content {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The name stays whole, unless it is so long that nothing would be left of what was said. */
  .discord-replied-message-username {
    flex: none;
    max-width: 40%;
  }
  /* One line, cut between words. */
  .discord-replied-message-content {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    white-space: normal;
  }
`;

const styles: readonly (readonly [{ readonly elementStyles: unknown[] }, ...CSSResult[]])[] = [
  [DiscordActionRow, row],
  [DiscordAuthorInfo, broken],
  [DiscordButton, button],
  [DiscordCode, broken],
  [DiscordEmbed, embed],
  [DiscordEmbedField, field],
  [DiscordMessage, message, fonts],
  [DiscordReply, reply, fonts],
  [DiscordSystemMessage, message, fonts],
  [DiscordThread, thread],
];

/** Has to be called before the first of them is drawn. */
export const fitToWidth = (): void => {
  for (const [component, ...own] of styles) component.elementStyles.push(broken, ...own);
};

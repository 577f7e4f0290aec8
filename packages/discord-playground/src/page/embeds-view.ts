import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { drawPicture } from './files-view.ts';
import { drawMarkdown } from './markup.ts';
import { isWeb } from './own-address.ts';
import { reading, type View } from './view.ts';
import type { Embed } from './wire-message.ts';
import { words } from './words.ts';

const colour = (embed: Embed): string | undefined =>
  typeof embed.color === 'number' ? `#${embed.color.toString(16).padStart(6, '0')}` : undefined;

const webOnly = (url: string | null | undefined): string | undefined =>
  typeof url === 'string' && isWeb(url) ? url : undefined;

const drawEmbed = (embed: Embed, view: View): TemplateResult => {
  const { description, fields, footer, image } = embed;
  return html`<discord-embed
    slot="embeds"
    color=${ifDefined(colour(embed))}
    embed-title=${ifDefined(embed.title ?? undefined)}
    url=${ifDefined(webOnly(embed.url))}
    author-name=${ifDefined(embed.author?.name)}
    author-url=${ifDefined(webOnly(embed.author?.url))}
  >
    ${
      typeof description === 'string'
        ? html`<discord-embed-description slot="description"
            >${drawMarkdown(description, reading(view))}</discord-embed-description
          >`
        : ''
    }
    ${
      fields && fields.length > 0
        ? html`<discord-embed-fields slot="fields">
            ${fields.map(
              ({ name, value, inline }, index) =>
                html`<discord-embed-field
                  field-title=${name}
                  ?inline=${inline ?? false}
                  inline-index=${(index % 3) + 1}
                  >${drawMarkdown(value, reading(view))}</discord-embed-field
                >`,
            )}
          </discord-embed-fields>`
        : ''
    }
    ${image ? html`<div slot="description">${drawPicture(image.url, words.picture)}</div>` : ''}
    ${footer ? html`<discord-embed-footer slot="footer">${footer.text}</discord-embed-footer>` : ''}
  </discord-embed>`;
};

export const drawEmbeds = (embeds: readonly Embed[], view: View): readonly TemplateResult[] =>
  embeds.map((embed) => drawEmbed(embed, view));

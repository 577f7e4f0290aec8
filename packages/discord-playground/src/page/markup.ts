/** Draws Markdown with Discord's components. Text goes in as text, links only as http(s). */
import { html, type TemplateResult } from 'lit';
import { inOneLine, parseMarkdown, type Block, type Inline } from './markdown.ts';
import { placeInUrl } from './own-address.ts';
import { findRole, findUser, nameOf, placeName } from './people.ts';
import type { PageState } from './state.ts';
import { showMoment } from './moment.ts';

export interface Reading {
  readonly state: PageState;
  /** A mention of a channel or thread was pressed. */
  readonly openPlace: (id: string) => void;
}

type Drawn = TemplateResult | string;

const drawChannel = (id: string, { state, openPlace }: Reading): Drawn => {
  const place = state.places.get(id);
  if (place === undefined) return html`<discord-mention type="channel">unknown</discord-mention>`;
  return html`<button type="button" class="mention" @click=${() => openPlace(id)}>
    <discord-mention type=${place.type >= 10 ? 'thread' : 'channel'}
      >${placeName(state, place)}</discord-mention
    >
  </button>`;
};

const drawUser = (id: string, { state }: Reading): Drawn => {
  const user = findUser(state, id);
  return html`<discord-mention type="user" ?highlight=${id === state.person.user.id}
    >${user === undefined ? 'unknown' : nameOf(user)}</discord-mention
  >`;
};

const drawLink = ({ url, inner }: Extract<Inline, { kind: 'link' }>, reading: Reading): Drawn => {
  const place = placeInUrl(url);
  return place === undefined
    ? html`<discord-link href=${url} target="_blank" rel="noopener noreferrer"
        >${drawAll(inner, reading)}</discord-link
      >`
    : drawChannel(place, reading);
};

const draw = (node: Inline, reading: Reading): Drawn => {
  switch (node.kind) {
    case 'text':
    case 'emoji':
      return node.text;
    case 'code':
      return html`<discord-code>${node.text}</discord-code>`;
    // The components for these three put a space on both sides of their content.
    case 'bold':
      return html`<strong>${drawAll(node.inner, reading)}</strong>`;
    case 'italic':
      return html`<em>${drawAll(node.inner, reading)}</em>`;
    case 'underline':
      return html`<u>${drawAll(node.inner, reading)}</u>`;
    case 'strike':
      return html`<s>${drawAll(node.inner, reading)}</s>`;
    case 'spoiler':
      return html`<discord-spoiler tabindex="0" role="button"
        >${drawAll(node.inner, reading)}</discord-spoiler
      >`;
    case 'link':
      return drawLink(node, reading);
    case 'user':
      return drawUser(node.id, reading);
    case 'role':
      return html`<discord-mention type="role"
        >${findRole(reading.state, node.id) ?? 'unknown'}</discord-mention
      >`;
    case 'channel':
      return drawChannel(node.id, reading);
    case 'everyone':
      return html`<discord-mention type="user">${node.text}</discord-mention>`;
    case 'command':
      return html`<discord-mention type="slash">${node.text}</discord-mention>`;
    case 'time':
      return html`<discord-time
        >${showMoment(node.seconds, node.form, reading.state.person.locale)}</discord-time
      >`;
    case 'break':
      return html`<br />`;
  }
};

const drawAll = (nodes: readonly Inline[], reading: Reading): readonly Drawn[] =>
  nodes.map((node) => draw(node, reading));

const drawBlock = (block: Block, reading: Reading): Drawn => {
  switch (block.kind) {
    case 'paragraph':
      return html`<div class="paragraph">${drawAll(block.inner, reading)}</div>`;
    case 'quote':
      return html`<discord-quote>${block.inner.map((inner) => drawBlock(inner, reading))}</discord-quote>`;
    case 'small':
      return html`<discord-subscript>${drawAll(block.inner, reading)}</discord-subscript>`;
    case 'heading':
      return html`<discord-header level=${block.level}>${drawAll(block.inner, reading)}</discord-header>`;
    case 'code':
      return html`<discord-code multiline>${block.text}</discord-code>`;
    // The components for lists put each entry into its own shadow tree, where screen readers find no list.
    case 'list':
      return block.ordered
        ? html`<ol>
            ${block.items.map((item) => html`<li>${drawAll(item, reading)}</li>`)}
          </ol>`
        : html`<ul>
            ${block.items.map((item) => html`<li>${drawAll(item, reading)}</li>`)}
          </ul>`;
  }
};

export const drawMarkdown = (text: string, reading: Reading): readonly Drawn[] =>
  parseMarkdown(text).map((block) => drawBlock(block, reading));

/** In one line, which the library cuts where its width ends: for replies. */
export const drawLine = (text: string, reading: Reading): readonly Drawn[] =>
  drawAll(inOneLine(parseMarkdown(text)), reading);

import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf } from './avatar.ts';
import { drawComponents } from './components-view.ts';
import { drawEmbeds } from './embeds-view.ts';
import { drawFiles } from './files-view.ts';
import { drawLine, drawMarkdown } from './markup.ts';
import { showSent } from './moment.ts';
import { isThread, nameOf, placeName } from './people.ts';
import { drawApps, drawEmojiPicker } from './popup-view.ts';
import { reading, type View } from './view.ts';
import type { Message } from './wire-message.ts';
import { words } from './words.ts';

type Drawn = TemplateResult | typeof nothing;

/** Discord's numbers for messages that say that a thread was created or something pinned, and its flag for a deferred answer. */
const threadCreated = 18;
const pinned = 6;
const loading = 1 << 7;
/** The message that a thread was started from, shown at the thread's beginning. */
const starter = 21;

/** Enter and Space press what the library does not draw as a button. */
const pressedBy =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };

const drawReply = (message: Message, view: View): Drawn => {
  const { referenced_message: answered, interaction_metadata: asked } = message;
  if (message.type === starter) return nothing;
  if (answered === null) return html`<discord-reply slot="reply" deleted></discord-reply>`;
  if (answered !== undefined) {
    return html`<discord-reply
      slot="reply"
      author=${nameOf(answered.author)}
      avatar=${avatarOf(answered.author)}
      ?bot=${answered.author.bot ?? false}
      ?attachment=${answered.attachments.length > 0}
      >${drawLine(answered.content, reading(view))}</discord-reply
    >`;
  }
  if (asked?.name === undefined) return nothing;
  return html`<discord-reply slot="reply" author=${nameOf(asked.user)} avatar=${avatarOf(asked.user)} command
    >${asked.target_message_id === undefined ? words.used(asked.name) : words.usedApp(asked.name)}</discord-reply
  >`;
};

const drawThread = (message: Message, { state, actions }: View): Drawn => {
  const thread = state.places.get(message.id);
  if (thread === undefined || !isThread(thread) || message.channel_id === thread.id) return nothing;
  const open = (): void => actions.openPlace(thread.id);
  const name = placeName(state, thread);
  return html`<discord-thread
    slot="thread"
    role="button"
    tabindex="0"
    name=${name}
    cta=${words.seeThread}
    @click=${open}
    @keydown=${pressedBy(open)}
  ></discord-thread>`;
};

const drawForwarded = ({ message_snapshots: forwarded }: Message, view: View): readonly TemplateResult[] =>
  forwarded.map(
    ({ message }) =>
      html`<div class="forwarded">
        <em>${words.forwarded}</em> ${drawMarkdown(message.content, reading(view))}
      </div>`,
  );

const drawPoll = ({ poll }: Message): Drawn =>
  poll === undefined
    ? nothing
    : html`<div class="poll">
        <strong>${poll.question.text}</strong>
        <ul>
          ${poll.answers.map(({ poll_media: { text } }) => html`<li>${text}</li>`)}
        </ul>
      </div>`;

const drawText = (message: Message, view: View): TemplateResult | string =>
  (message.flags & loading) === 0
    ? html`${drawMarkdown(message.content, reading(view))}${drawForwarded(message, view)}${drawPoll(message)}${message.sticker_items.map(
        ({ name }) => html`<span class="sticker">${name}</span>`,
      )}`
    : html`<span class="thinking">${words.thinking(nameOf(message.author))}</span>`;

const drawStarter = (
  { referenced_message: hung }: Message,
  view: View,
): readonly (TemplateResult | string)[] => drawMarkdown(hung?.content ?? '', reading(view));

const drawReactions = (message: Message, { actions }: View): Drawn =>
  message.reactions.length === 0
    ? nothing
    : html`<ul slot="reactions" class="reactions" aria-label=${words.reactions}>
        ${message.reactions.map(
          ({ emoji: { name }, count, me }) =>
            html`<li>
              <button
                type="button"
                aria-pressed=${String(me)}
                @click=${() => actions.toggleReaction(message, name)}
              >
                ${name} ${count}
              </button>
            </li>`,
        )}
      </ul>`;

const isPrivate = ({ visible_to: to }: Message): boolean => to !== undefined;

const drawTools = (message: Message, view: View): TemplateResult => {
  const { state, actions } = view;
  const mine = message.author.id === state.person.user.id;
  return html`<div class="tools ${isPrivate(message) ? 'private' : ''}">
    ${
      isPrivate(message)
        ? html`<button type="button" @click=${() => actions.dismiss(message)}>${words.dismiss}</button>`
        : html`<button type="button" @click=${() => actions.replyTo(message)}>${words.reply}</button>
            ${drawEmojiPicker({ of: message.id, use: (emoji) => actions.toggleReaction(message, emoji) }, view)}`
    }
    ${drawApps(
      state.messageCommands,
      { of: message.id, use: (command) => actions.useApp(message, command) },
      view,
    )}
    ${
      mine
        ? html`<button type="button" @click=${() => actions.edit(message)}>${words.edit}</button>
            <button type="button" @click=${() => actions.delete(message)}>${words.delete}</button>`
        : nothing
    }
  </div>`;
};

const drawOrdinary = (message: Message, view: View): TemplateResult => {
  const mentioned = message.mentions.some(({ id }) => id === view.state.person.user.id);
  return html`<discord-message
    author=${nameOf(message.author)}
    avatar=${avatarOf(message.author)}
    .timestamp=${showSent(message.timestamp)}
    .dismissMessageClicked=${() => view.actions.dismiss(message)}
    ?bot=${message.author.bot ?? false}
    ?edited=${typeof message.edited_timestamp === 'string' && (message.flags & loading) === 0}
    ?ephemeral=${isPrivate(message)}
    ?highlight=${mentioned}
    >${drawReply(message, view)}${message.type === starter ? drawStarter(message, view) : drawText(message, view)}${drawFiles(message.attachments)}${drawEmbeds(
      message.embeds,
      view,
    )}${drawComponents(message, view)}${drawReactions(message, view)}${drawThread(message, view)}</discord-message
  >`;
};

/** One message with what can be done with it. */
export const drawMessage = (message: Message, view: View): TemplateResult => {
  const label = `${nameOf(message.author)}, ${showSent(message.timestamp)}${isPrivate(message) ? `, ${words.onlyYou}` : ''}`;
  if (message.type === threadCreated || message.type === pinned) {
    const isPin = message.type === pinned;
    return html`<div class="entry" role="article" aria-label=${label}>
      <discord-system-message type=${isPin ? 'pin' : 'thread'} .timestamp=${showSent(message.timestamp)}
        ><strong>${nameOf(message.author)}</strong>
        ${isPin ? words.pinned : words.threadStarted(message.content)}</discord-system-message
      >
    </div>`;
  }
  return html`<div class="entry" role="article" aria-label=${label} data-message=${message.id}>
    ${drawOrdinary(message, view)}${drawTools(message, view)}
  </div>`;
};

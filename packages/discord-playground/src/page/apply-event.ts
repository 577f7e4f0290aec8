/** What an event changes in the state. */
import { byAge } from './moment.ts';
import type { PageState } from './state.ts';
import type { PlaygroundEvent, Request } from './wire-event.ts';
import type { Message } from './wire-message.ts';
import type { Place } from './wire-place.ts';

/** Milliseconds: nothing else signals that somebody has stopped typing. */
export const typingLasts = 10_000;
const requestsKept = 300;

const without = <Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> => {
  const next = new Set(set);
  next.delete(value);
  return next;
};

const withMessage = (messages: readonly Message[], message: Message): readonly Message[] =>
  [...messages.filter(({ id }) => id !== message.id), message].sort(byAge);

const stopTyping = (state: PageState, channel: string, user: string): PageState['typing'] => {
  const there = state.typing.get(channel);
  if (there?.has(user) !== true) return state.typing;
  const left = new Map(there);
  left.delete(user);
  return new Map(state.typing).set(channel, left);
};

/** The view scrolls to one's own messages and private answers; others wait below until somebody looks. */
const seenAs = (state: PageState, { author, visible_to: to }: Message): Partial<PageState> => {
  const { id } = state.person.user;
  if (author.id === id || to === id) return { toEnd: state.toEnd + 1 };
  return state.atEnd ? {} : { newBelow: state.newBelow + 1 };
};

/** Menus that the bot has redrawn show what it has preselected in them. */
const withoutPicks = ({ picked }: PageState, message: Message): PageState['picked'] =>
  new Map([...picked].filter(([key]) => !key.startsWith(`menu-${message.id}-`)));

/** What is shown of a message above the replies to it, and at the beginning of its thread. */
const withReferenced = (
  all: PageState['messages'],
  id: string,
  referenced: Message['referenced_message'],
): PageState['messages'] =>
  new Map(
    [...all].map(([channel, messages]) => [
      channel,
      messages.map((each) =>
        each.referenced_message?.id === id ? { ...each, referenced_message: referenced } : each,
      ),
    ]),
  );

const messageKnown = (state: PageState, message: Message): Partial<PageState> => {
  const channel = message.channel_id;
  const messages = withReferenced(state.messages, message.id, message);
  const known = messages.get(channel);
  return {
    messages: known === undefined ? messages : new Map(messages).set(channel, withMessage(known, message)),
  };
};

const messageNoticed = (state: PageState, message: Message): Partial<PageState> => {
  const channel = message.channel_id;
  const isForeign = message.author.id !== state.person.user.id;
  const unread = isForeign && channel !== state.current && state.places.has(channel);
  return {
    ...(unread ? { unread: new Set(state.unread).add(channel) } : {}),
    ...(channel === state.current ? seenAs(state, message) : {}),
    typing: stopTyping(state, channel, message.author.id),
  };
};

const messageWent = (state: PageState, channel: string, id: string): Partial<PageState> => {
  const messages = withReferenced(state.messages, id, null);
  const left = messages.get(channel)?.filter((message) => message.id !== id);
  return { messages: left === undefined ? messages : new Map(messages).set(channel, left) };
};

const placeChanged = (state: PageState, place: Place): Partial<PageState> => ({
  places: new Map(state.places).set(place.id, place),
});

const placeWent = (state: PageState, id: string): Partial<PageState> => {
  const places = new Map(state.places);
  places.delete(id);
  const [first = ''] = places.keys();
  return {
    places,
    unread: without(state.unread, id),
    ...(state.current === id ? { current: first } : {}),
  };
};

const nobody: ReadonlyMap<string, number> = new Map();

const typed = (state: PageState, channel: string, user: string): Partial<PageState> => ({
  typing: new Map(state.typing).set(
    channel,
    new Map(state.typing.get(channel) ?? nobody).set(user, Date.now() + typingLasts),
  ),
});

const withRequest = (requests: readonly Request[], request: Request): readonly Request[] =>
  requests.some(({ number }) => number === request.number)
    ? requests
    : [...requests, request].slice(-requestsKept);

/** What there is, as a reading would find it. Applying an event a second time changes nothing. */
export const applyEvent = (state: PageState, event: PlaygroundEvent): Partial<PageState> => {
  switch (event.kind) {
    case 'message_created':
    case 'message_updated':
    case 'message_reacted':
      return messageKnown(state, event.message);
    case 'message_deleted':
      return messageWent(state, event.channel_id, event.message_id);
    case 'thread_created':
    case 'thread_updated':
    case 'thread_members_changed':
    case 'channel_created':
    case 'channel_updated':
      return placeChanged(state, event.place);
    case 'thread_deleted':
    case 'channel_deleted':
      return placeWent(state, event.channel_id);
    case 'traffic':
      return { requests: withRequest(state.requests, event.request) };
    case 'switches':
      return { switches: event.switches };
    case 'presence':
      return { presence: event.text };
    // These need more than the state: the answer to an interaction may open a form; the others are read again.
    case 'ready':
    case 'typing':
    case 'interaction_created':
    case 'interaction_changed':
    case 'role_created':
    case 'role_updated':
    case 'member_joined':
    case 'member_updated':
    case 'member_left':
    case 'guild_joined':
    case 'guild_left':
    case 'guild_unavailable':
      return {};
  }
};

/** What only somebody who is there notices, and no reading would find: to be applied once. */
export const noticeEvent = (state: PageState, event: PlaygroundEvent): Partial<PageState> => {
  switch (event.kind) {
    case 'message_created':
      return messageNoticed(state, event.message);
    case 'message_updated':
      return { picked: withoutPicks(state, event.message) };
    case 'typing':
      return typed(state, event.channel_id, event.user_id);
    default:
      return {};
  }
};

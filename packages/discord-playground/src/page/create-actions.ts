import type { Actions } from './actions.ts';
import { createCommandActions } from './command-actions.ts';
import { readFile } from './files.ts';
import { ledTo } from './follow.ts';
import { createInteractionActions } from './interaction-actions.ts';
import type { Interactions } from './interactions.ts';
import type { Loading } from './loading.ts';
import type { Notices } from './notices.ts';
import { membersOf, nameOf } from './people.ts';
import { fetchSaid, RefusedError, turnSwitch, type Server } from './server.ts';
import type { PageState, State } from './state.ts';
import { words } from './words.ts';

interface Parts {
  readonly state: State;
  readonly server: Server;
  readonly loading: Loading;
  readonly notices: Notices;
  readonly interactions: Interactions;
}

const typingEvery = 8_000;

/** "@Rounds" as Discord sends it. Longer names come first, so that none is taken for the beginning of another. */
const withMentions = (state: PageState, text: string): string =>
  membersOf(state)
    .flatMap((user) => [nameOf(user), user.username].map((name) => ({ name, id: user.id })))
    .sort((a, b) => b.name.length - a.name.length)
    .reduce((so, { name, id }) => so.replaceAll(`@${name}`, `<@${id}>`), text);

const emptyComposer = {
  text: '',
  files: [],
  replyTo: undefined,
  editing: undefined,
  draft: undefined,
  highlighted: 0,
};

/** Nothing has been written since the composer was emptied in this channel. */
const isUntouched = (
  { current, text, files, replyTo, editing, draft }: PageState,
  channel: string,
): boolean =>
  current === channel &&
  text === '' &&
  files.length === 0 &&
  [replyTo, editing, draft].every((one) => one === undefined);

/** A channel opens at its end. */
const freshView = { atEnd: true, newBelow: 0, popup: undefined, menu: undefined };

export const createActions = (parts: Parts): Actions => {
  const { state, server, loading, notices, interactions } = parts;

  /** What the playground refuses is said in the channel; anything else is a bug in this page. */
  const attempt = (task: () => Promise<void>): void => {
    task().catch((error: unknown) => {
      const text = error instanceof RefusedError ? error.message : words.failed;
      notices.say(state.current.current, text);
    });
  };

  const openPlace = (id: string): void => {
    const unread = new Set(state.current.unread);
    unread.delete(id);
    state.change({
      ...emptyComposer,
      ...freshView,
      // Somebody who goes elsewhere on their own is not brought back.
      followed: undefined,
      current: id,
      unread,
      panel: state.current.panel === 'channels' ? 'none' : state.current.panel,
    });
    attempt(() => loading.channel(id));
  };

  const follow = (): void => {
    const place = ledTo(state.current);
    if (place === undefined) return;
    openPlace(place);
  };

  let typingSentAt = 0;
  const write = (text: string): void => {
    state.change({ text, highlighted: 0 });
    const now = Date.now();
    if (text === '' || text.startsWith('/') || now - typingSentAt < typingEvery) return;
    typingSentAt = now;
    attempt(async () => server.typing(state.current.current));
  };

  const send = async (): Promise<void> => {
    const { text, files, replyTo, editing, current: channel } = state.current;
    const content = withMentions(state.current, text.trim());
    if (content === '' && files.length === 0) return;
    // Perhaps a command, if the list of commands has not come yet: it must not be sent as a message.
    if (text.startsWith('/') && !state.current.messages.has(channel)) return;
    state.change(emptyComposer);
    typingSentAt = 0;
    try {
      if (editing !== undefined) await server.edit({ channel, message: editing.id, content });
      else {
        const attachments = await Promise.all(files.map(readFile));
        const sent = await server.send({ channel, content, replyTo: replyTo?.id, attachments });
        // A post in a forum stands in a thread of its own.
        if (sent.channel_id !== channel && state.current.current === channel) openPlace(sent.channel_id);
      }
    } catch (error) {
      // What was written is not lost if it is refused, nor does it take the place of what is written by now.
      if (isUntouched(state.current, channel)) state.change({ text, files, replyTo, editing });
      else notices.say(channel, words.notSent(text));
      throw error;
    }
  };

  return {
    ...createCommandActions({ state, server, interactions, attempt }),
    ...createInteractionActions({ state, server, interactions, attempt }),
    openPlace,
    openDm: () =>
      attempt(async () => {
        const dm = await server.openDm();
        state.change({ places: new Map(state.current.places).set(dm.id, dm) });
        openPlace(dm.id);
      }),
    speak: (locale) =>
      attempt(async () => {
        await server.speak(locale);
        state.change({ person: { ...state.current.person, locale } });
        // Commands are described in that language.
        await loading.channel(state.current.current);
      }),
    showPanel: (panel) => state.change({ panel }),
    write,
    highlight: (highlighted) => state.change({ highlighted }),
    addFiles: (files) => state.change({ files: [...state.current.files, ...files] }),
    removeFile: (file) => state.change({ files: state.current.files.filter((one) => one !== file) }),
    send: () => attempt(send),
    replyTo: (message) => state.change({ replyTo: message, editing: undefined, draft: undefined }),
    edit: (message) =>
      state.change({ editing: message, replyTo: undefined, draft: undefined, text: message.content }),
    cancel: () => {
      const { editing, draft } = state.current;
      state.change({
        replyTo: undefined,
        editing: undefined,
        draft: undefined,
        ...(editing === undefined && draft === undefined ? {} : { text: '' }),
      });
    },
    delete: (message) =>
      attempt(async () => server.delete({ channel: message.channel_id, message: message.id })),
    toggleReaction: (message, emoji) =>
      attempt(async () => {
        state.change({ popup: undefined });
        const mine = message.reactions.some((one) => one.me && one.emoji.name === emoji);
        const ref = { channel: message.channel_id, message: message.id, emoji };
        await (mine ? server.unreact(ref) : server.react(ref));
      }),
    dismiss: (message) => state.change({ dismissed: new Set(state.current.dismissed).add(message.id) }),
    dismissNotice: (id) => notices.dismiss(id),
    turn: (step) => attempt(async () => state.change({ switches: await turnSwitch(step) })),
    lookAt: (number) =>
      attempt(async () => {
        const shown = state.current.lookedAt?.number === number;
        state.change({ lookedAt: shown ? undefined : { number, said: undefined } });
        if (shown) return;
        const said = await fetchSaid(number);
        if (state.current.lookedAt?.number === number) state.change({ lookedAt: { number, said } });
      }),
    copy: (copied) =>
      attempt(async () => {
        await navigator.clipboard.writeText(copied);
        state.change({ copied });
      }),
    scrolled: (atEnd) => {
      if (atEnd !== state.current.atEnd) state.change({ atEnd, ...(atEnd ? { newBelow: 0 } : {}) });
    },
    goToEnd: () => state.change({ toEnd: state.current.toEnd + 1 }),
    follow,
  };
};

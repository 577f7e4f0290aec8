/** The page: one person's view of the playground, redrawn from the state whenever that changes. */
import './discord-components.ts';
import { render } from 'lit';
import { z } from 'zod';
import { typingLasts } from './apply-event.ts';
import { raiseContrast } from './contrast.ts';
import { createActions } from './create-actions.ts';
import { listenToEvents } from './events.ts';
import { fitToWidth } from './fitting.ts';
import { moveFocus } from './focus.ts';
import { Interactions } from './interactions.ts';
import { Loading, placesOf } from './loading.ts';
import { Notices } from './notices.ts';
import { drawPage } from './page-view.ts';
import { nameOf } from './people.ts';
import { fetchPeople, fetchStage, serverFor } from './server.ts';
import { moveScroll } from './scroll.ts';
import { State, type PageState } from './state.ts';
import { chooseParticipant, choosePlace, findUnknown, remember } from './who.ts';
import { words } from './words.ts';

/** After these, who is there and what there is to see may have changed. */
const changesServers: ReadonlySet<string> = new Set([
  'role_created',
  'role_updated',
  'member_joined',
  'member_updated',
  'member_left',
  'guild_joined',
  'guild_left',
]);

const firstState = async (): Promise<PageState> => {
  const all = await fetchPeople();
  const chosen = chooseParticipant(all);
  const [person, stage] = await Promise.all([serverFor(chosen.name).person(), fetchStage()]);
  const places = placesOf(person);
  const owners = new Set(person.guilds.map((guild) => guild.owner_id));
  return {
    connection: 'connecting',
    theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
    // The server's owner is there only to own it; a tab is that person only if the address says so.
    people: all.filter(({ id }) => !owners.has(id) || id === chosen.id),
    person,
    places,
    messages: new Map(),
    current: choosePlace(places),
    unread: new Set(),
    typing: new Map(),
    dismissed: new Set(),
    calls: [],
    messageCommands: [],
    userCommands: [],
    popup: undefined,
    menu: undefined,
    picked: new Map(),
    text: '',
    files: [],
    replyTo: undefined,
    editing: undefined,
    highlighted: 0,
    draft: undefined,
    form: undefined,
    pending: new Map(),
    notices: [],
    ...stage,
    panel: 'none',
    lookedAt: undefined,
    copied: undefined,
    followed: undefined,
    atEnd: true,
    newBelow: 0,
    toEnd: 0,
  };
};

const start = async (root: HTMLElement): Promise<void> => {
  // A Content-Security-Policy without eval should not cause an error in the console.
  z.config({ jitless: true });
  raiseContrast();
  fitToWidth();
  let drawn = await firstState();
  let scheduled = false;

  const draw = (): void => {
    scheduled = false;
    const before = drawn;
    drawn = state.current;
    remember(drawn.person.user.username, drawn.current);
    render(drawPage({ state: drawn, actions }), root);
    moveFocus(root, before, drawn);
    moveScroll(root, before, drawn);
    // It makes no difference whether its destination came in an event or was fetched.
    actions.follow();
  };
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(draw);
  };

  const state = new State(drawn, schedule);
  const server = serverFor(drawn.person.user.username);
  const loading = new Loading(state, server);
  const notices = new Notices(state);
  const interactions = new Interactions(state, notices);
  const actions = createActions({ state, server, loading, notices, interactions });

  const readAll = (): void => {
    loading
      .all()
      .then((same) => {
        // The playground was restarted: its channels are different, and its scripts may be.
        if (!same) location.reload();
      })
      .catch(() => state.change({ connection: 'lost' }));
  };

  const unknown = findUnknown(drawn.people);
  if (unknown !== undefined)
    notices.say(
      drawn.current,
      words.unknownPerson(
        unknown,
        nameOf(drawn.person.user),
        drawn.people.map(({ name }) => name),
      ),
    );

  root.replaceChildren();
  draw();
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', ({ matches }) =>
    state.change({ theme: matches ? 'light' : 'dark' }),
  );
  listenToEvents(drawn.person.user.username, {
    lost: () => state.change({ connection: 'lost' }),
    event: (event) => {
      loading.apply(event);
      if (event.kind === 'ready') readAll();
      if (changesServers.has(event.kind)) loading.servers().catch(() => undefined); // the next event reads them again
      if (event.kind === 'interaction_created' || event.kind === 'interaction_changed')
        interactions.changed(event.interaction);
      if (event.kind === 'typing') setTimeout(schedule, typingLasts);
    },
  });
};

const root = document.querySelector('#app');
if (root instanceof HTMLElement) await start(root);

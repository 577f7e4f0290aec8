import type { ThreadId, UserId } from '../../../src/lib/ids.ts';
import type { Decision } from '../../../src/conversation/domain/decision.ts';
import type { Granted, Need } from '../../../src/conversation/domain/rights.ts';
import { interactionId, messageId, serviceId } from '../../../src/lib/ids.ts';
import { nothingSaid } from '../../../src/conversation/domain/record.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Change, Item, Setup } from '../plan.ts';
import { bot, channel, guild, host, moderator, people, personAt, studentRole } from '../world/places.ts';
import type { Person } from '../world/places.ts';
import { reconnect } from '../world/gateway.ts';
import type { ThreadMessage } from '../../../src/lib/thread-message.ts';
import { viewOf } from '../world/message.ts';
import type { BotProcess } from '../world/process.ts';
import type { Request, Said, World } from '../world/world.ts';
import { findButton } from './buttons.ts';
import type { Pressed } from './buttons.ts';
import { rewrite, write } from './writing.ts';

/** What people do. Each of them acts on what is in Discord at that moment. */

/** The process that gets what people press and type as commands. */
const listening = ({ processes, timeline, discord }: World): BotProcess | undefined =>
  discord.rights.isMember
    ? processes.findLast(
        ({ isAlive, session, resumesAt }) =>
          isAlive && session?.isBegun === true && !session.isOver && resumesAt <= timeline.now,
      )
    : undefined;

/** Whether a message has an answer: the lines say so, those in the store and those that are not there yet. */
const wasAnswered = (world: World, process: BotProcess, conversation: string, message: string): boolean =>
  [...world.store.linesOf(conversation), ...process.conversations.linesOf(conversation)].some(
    ({ kind, at }) => kind === 'turn' && at === message,
  );

const moderates = (world: World, process: BotProcess, conversation: string, person: UserId): boolean => {
  const known = process.conversations.byId(conversation);
  const granted = grantedTo(world, conversation, person);
  return known !== undefined && world.core.lackOf('moderate', known, { person, granted }) === undefined;
};

/** What a press comes to once it has arrived. */
const arrived = (world: World, process: BotProcess, conversation: string, pressed: Decision): Decision =>
  pressed.kind === 'ask_this'
    ? {
        ...pressed,
        wasAnswered: wasAnswered(world, process, conversation, pressed.message.id),
        isModerators: moderates(world, process, conversation, pressed.message.author.id),
      }
    : pressed;

/** What it takes; nothing for what nobody presses in a thread. */
const needFor = (decision: Decision): Need | undefined => {
  switch (decision.kind) {
    case 'open':
    case 'forget_person':
      return undefined;
    case 'lower_hand':
      return 'see';
    case 'say':
    case 'ask_this':
    case 'raise_hand':
    case 'pass_on':
    case 'ask_again':
    case 'skip_doubt':
      return 'write';
    case 'job':
      return decision.job.kind === 'end' ? 'end' : 'moderate';
    case 'try_now':
    case 'skip_waiting':
    case 'set_rest_aside':
    case 'answer_aside':
    case 'skip_aside':
    case 'pause':
    case 'go_on':
    case 'change_terms':
    case 'co_hosts':
    case 'give_floor':
    case 'hands_order':
      return 'moderate';
  }
};

/** Somebody asks the bot for something; if no process listens, Discord says so and nothing happens. */
export const ask = (
  world: World,
  conversation: string,
  pressed: Decision,
  person: UserId = moderator.id,
): void => {
  const process = listening(world);
  if (process === undefined) return;
  // It has its place among the messages from the press on, however long it is on its way.
  const id = interaction(world);
  // What Discord says about them comes with the press; from elsewhere, it is looked up.
  const isHere = world.draws.chance('pressed in the thread', 0.7);
  const atPress = grantedTo(world, conversation, person);
  const need = needFor(pressed);
  process.after(world.draws.between('interaction', 2, 400), () => {
    const decision = arrived(world, process, conversation, pressed);
    const known = process.conversations.byId(conversation);
    if (need !== undefined && known !== undefined) {
      const granted = isHere ? atPress : grantedTo(world, conversation, person);
      const lack = world.core.lackOf(need, known, { person, granted });
      const hadIt = world.core.lackOf(need, known, { person, granted: atPress }) === undefined;
      if (lack !== undefined) return world.watch.count(`lacks ${lack}${hadIt ? ' since the press' : ''}`);
      world.watch.admitted(known, { person, granted, need });
    }
    const request: Request = {
      id,
      conversation,
      decision,
      at: world.timeline.now,
      process,
      status: known?.status,
      outcome: undefined,
    };
    world.requests.push(request);
    world.trace?.(`somebody asks for ${JSON.stringify(decision)} (${request.id})`);
    world.watch.fed('asked', conversation);
    process.conversations.ask(conversation, { request: request.id, decision }, (outcome) =>
      world.tell(request, outcome),
    );
    if (decision.kind === 'ask_this') hearPressed(process, request, decision.message);
  });
};

/** What came with a press is known if it is taken. */
const hearPressed = (
  process: BotProcess,
  { id, conversation }: Request,
  { id: message, content }: ThreadMessage,
): void => {
  const { again = [] } = process.conversations.byId(conversation) ?? {};
  if (again.some(({ at }) => at === id)) process.hearText(message, content, false);
};

/** What Discord grants them at this moment. */
const grantedTo = (world: World, conversation: string, person: UserId): Granted => {
  const thread = world.threadOf(conversation);
  const lost = world.discord.losses.get(person);
  return {
    sees: lost?.has('channel') !== true,
    reads: true,
    writes: lost?.has('writing') !== true,
    manages: person === moderator.id && lost?.has('role') !== true,
    isIn: lost?.has('thread') !== true,
    isLocked: thread !== undefined && world.discord.threads.get(thread)?.locked === true,
    // Locked only after the press, at the worst.
    isMute: false,
  };
};

const interaction = (world: World) => interactionId(world.ids.next(world.timeline.now));

// ---- starting a conversation

const newRecord = (world: World, setup: Setup, isSame: boolean): Conversation => {
  const { now } = world.timeline;
  return {
    id: interaction(world),
    kind: setup.kind,
    status: 'opening',
    guildId: guild,
    channelId: channel,
    hostId: host.id,
    hostName: host.name,
    serviceUser: 'user',
    subject: serviceId(String(7 + (isSame ? 0 : world.conversations.length))),
    // Two with the same title at the same moment cannot be distinguished after a crash: an announcement is only text.
    title: `${setup.kind === 'patient' ? 'Mr. Novak' : 'Asthma'} ${world.conversations.length + 1}`,
    who: setup.who,
    hears: setup.hears,
    private: setup.isPrivate,
    earlier: setup.earlier,
    openedAt: now,
    lastTurnAt: now,
    ...nothingSaid,
  };
};

export const open = (world: World, setup: Setup, isSame = false): void => {
  const process = listening(world);
  if (process === undefined) return;
  const record = newRecord(world, setup, isSame);
  const decision = { kind: 'open' } as const;
  const at = world.timeline.now;
  const request: Request = {
    id: record.id,
    conversation: record.id,
    decision,
    at,
    process,
    status: undefined,
    outcome: undefined,
  };
  world.requests.push(request);
  world.conversations.push(record.id);
  world.watch.fed('asked', record.id);
  process.conversations.open(record, (outcome) => world.tell(request, outcome));
};

// ---- where people are

interface Place {
  readonly conversation: string;
  readonly thread: ThreadId;
}

/** The conversations' threads, as they are in Discord: by their announcement, or because the host is in them. */
const placesOf = (world: World): readonly Place[] =>
  world.conversations.flatMap((conversation) => {
    const thread = world.threadOf(conversation);
    return thread === undefined || world.discord.isGone(thread) ? [] : [{ conversation, thread }];
  });

const placeFor = (world: World): Place | undefined => {
  const [first, ...others] = placesOf(world);
  return first === undefined ? undefined : world.draws.pick('place', [first, first, ...others]);
};

const ownMessages = (world: World, { thread }: Place): readonly Said[] =>
  [...world.said.values()]
    .filter(({ message }) => message.channel === thread && message.deletedAt === undefined)
    .toReversed();

const isLocked = (world: World, { thread }: Place): boolean =>
  world.discord.threads.get(thread)?.locked === true;

// ---- what they do

const edit = (world: World, setup: Setup, place: Place, item: Extract<Item, { do: 'edit' }>): void => {
  const own = ownMessages(world, place).filter(
    ({ by, message }) => by === undefined && message.forwarded === undefined && !message.system,
  );
  const said = own[item.which % Math.max(1, own.length)];
  if (said === undefined || isLocked(world, place)) return;
  const { message, speaker } = said;
  said.wasUntold ||= !item.isTold;
  said.meanings.push(
    rewrite(world, setup, { message, author: speaker, into: item.into, isTold: item.isTold }),
  );
};

const remove = (world: World, place: Place, item: Extract<Item, { do: 'delete' }>): void => {
  const own = ownMessages(world, place);
  const first = item.which % Math.max(1, own.length);
  const gone = own.slice(first, first + item.count).map(({ message }) => message);
  world.trace?.(`deleted: ${gone.map(({ id }) => id).join()}`);
  world.discord.remove(gone);
};

/** Somebody edits or deletes a message, or the session ends, while a request or a write of the bot's is on its way. */
const meanwhile = (world: World, setup: Setup, { on, what }: Extract<Item, { do: 'meanwhile' }>): void =>
  world.faults.armMeanwhile({
    on,
    happen: (about) => {
      const said = about === undefined ? [...world.said.values()].at(-1) : world.said.get(about);
      const process = listening(world);
      if (what === 'reconnect') {
        if (process === undefined) return;
        reconnect(world, process, 300);
        // Missed: the page that is on its way does not show it.
        world.timeline.after(100, () =>
          act(world, setup, { do: 'write', after: 0, who: 0, form: 'plain', to: 0 }),
        );
        return;
      }
      if (said === undefined || said.by !== undefined || said.message.deletedAt !== undefined) return;
      const { message, speaker } = said;
      if (what === 'delete') return world.discord.remove([message]);
      if (message.forwarded !== undefined || message.system) return;
      said.meanings.push(rewrite(world, setup, { message, author: speaker, into: 'question', isTold: true }));
    },
  });

/** The author of a message presses a button about it; Discord is asked what the message says at that moment. */
const authorsDecision = (world: World, { button, about }: Pressed): Decision | undefined => {
  const said = about === undefined ? undefined : world.said.get(messageId(about));
  if (said === undefined || said.message.deletedAt !== undefined) return undefined;
  const message = viewOf(said.message, true);
  return button === 'keep'
    ? { kind: 'raise_hand', by: said.speaker, keeps: message }
    : { kind: 'ask_this', message, wasAnswered: false, isModerators: false };
};

const decisionOf = (world: World, pressed: Pressed, presser: Person): Decision | undefined => {
  const { button, about, notice } = pressed;
  switch (button) {
    case 'keep':
    case 'ask_kept':
      return authorsDecision(world, pressed);
    case 'try':
    case 'wake':
      return { kind: 'try_now' };
    case 'skip':
      return { kind: 'skip_waiting' };
    case 'rest':
      return { kind: 'set_rest_aside' };
    case 'answer':
      return { kind: 'answer_aside' };
    case 'pass':
      return { kind: 'skip_aside' };
    case 'go_on':
      return { kind: 'go_on', by: moderator.id };
    case 'raise':
      return { kind: 'raise_hand', by: presser.id };
    case 'pass_on': {
      const holder = notice?.kind === 'floor' ? notice.holder : undefined;
      return holder === undefined ? undefined : { kind: 'pass_on', from: holder };
    }
    case 'restart':
      return { kind: 'job', job: { kind: 'reset', by: moderator.id } };
    case 'end':
      return { kind: 'job', job: { kind: 'end', by: moderator.id } };
    case 'again':
    case 'leave': {
      if (about === undefined) return undefined;
      return { kind: button === 'again' ? 'ask_again' : 'skip_doubt', messageId: messageId(about) };
    }
  }
};

const presserOf = (decision: Decision): UserId => {
  if (decision.kind === 'ask_this') return decision.message.author.id;
  return 'by' in decision ? decision.by : moderator.id;
};

/** Presses a button in the thread. Topics have no reset. */
const press = (world: World, setup: Setup, place: Place, item: Extract<Item, { do: 'press' }>): void => {
  const { button, which, times } = item;
  if (button === 'restart' && setup.kind === 'topic') return;
  const pressed = findButton(world.discord.messagesIn(place.thread), button, which);
  const decision = pressed && decisionOf(world, pressed, personAt(which));
  if (decision === undefined) return;
  const by = presserOf(decision);
  for (let time = 0; time < times; time += 1) ask(world, place.conversation, decision, by);
};

/** Its author or a moderator picks a message; Discord sends along what it says at that moment. */
const askThis = (world: World, place: Place, { which, times }: Extract<Item, { do: 'ask_this' }>): void => {
  const own = ownMessages(world, place);
  const said = own[which % Math.max(1, own.length)];
  if (said === undefined) return;
  const message = viewOf(said.message, true);
  for (let time = 0; time < times; time += 1)
    ask(
      world,
      place.conversation,
      { kind: 'ask_this', message, wasAnswered: false, isModerators: false },
      said.speaker,
    );
};

const decisionFor = (change: Change): Decision => {
  const by = moderator.id;
  switch (change) {
    case 'pause':
    case 'go_on':
      return { kind: change, by };
    case 'everyone':
    case 'me':
      return { kind: 'change_terms', by, terms: { who: change } };
    case 'everything':
    case 'mentions':
      return { kind: 'change_terms', by, terms: { hears: change } };
    case 'hands':
      return { kind: 'change_terms', by, terms: { who: 'hands' } };
    case 'chosen':
      return {
        kind: 'change_terms',
        by,
        terms: { who: 'chosen', chosen: { people: [alice.id], roles: [] } },
      };
    case 'chosen_roles':
      return {
        kind: 'change_terms',
        by,
        terms: { who: 'chosen', chosen: { people: [], roles: [studentRole] } },
      };
    case 'co_hosts':
      return { kind: 'co_hosts', by, people: [alice.id] };
    case 'give_floor':
      return { kind: 'give_floor', by, to: bob.id };
    case 'forget':
      return { kind: 'forget_person', person: bob.id };
    case 'in_order':
    case 'least_heard':
      return { kind: 'hands_order', order: change };
  }
};

const [alice, bob] = people;

const say = (world: World, place: Place, { who, isEmpty }: Extract<Item, { do: 'say' }>): void => {
  const { id, name } = personAt(who);
  world.sayings += 1;
  const words = `s${world.sayings} why`;
  const text = isEmpty ? `<@${bot}> ` : words;
  const said: Decision = {
    kind: 'say',
    speech: { speakerId: id, heading: `${name} asks:`, text },
  };
  ask(world, place.conversation, said, id);
};

/** Whoever types is seen typing a moment later. */
const type = (world: World, { thread }: Place, { id }: Person): void => {
  const process = listening(world);
  process?.after(100, () => {
    world.typings.push({ by: id, thread, at: world.timeline.now, process });
    process.conversations.typing(thread, id);
  });
};

export const act = (world: World, setup: Setup, item: Item): void => {
  if (item.do === 'open') return open(world, setup, item.isSame);
  if (item.do === 'meanwhile') return meanwhile(world, setup, item);
  const place = placeFor(world);
  if (place === undefined) return;
  switch (item.do) {
    case 'write': {
      const author = personAt(item.who);
      if (isLocked(world, place)) return;
      return write(world, setup, { ...place, author, form: item.form, to: item.to });
    }
    case 'burst':
      if (isLocked(world, place)) return;
      for (let index = 0; index < item.count; index += 1) {
        const author = personAt(item.who + (index % 3));
        world.timeline.after(index * 25, () =>
          write(world, setup, { ...place, author, form: 'plain', to: 0 }),
        );
      }
      return;
    case 'edit':
      return edit(world, setup, place, item);
    case 'delete':
      return remove(world, place, item);
    case 'press':
      return press(world, setup, place, item);
    case 'ask_this':
      return askThis(world, place, item);
    case 'say':
      return say(world, place, item);
    case 'hand':
      for (let time = 0; time < item.times; time += 1) {
        const kind = item.is === 'up' ? 'raise_hand' : 'lower_hand';
        const { id: by } = personAt(item.who);
        ask(world, place.conversation, { kind, by }, by);
      }
      return;
    case 'type':
      return type(world, place, personAt(item.who));
    case 'manage':
      for (let time = 0; time < item.times; time += 1) {
        ask(world, place.conversation, decisionFor(item.change));
      }
      return;
    default:
      return;
  }
};

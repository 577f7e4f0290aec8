import type { Authority, Decision, DecisionOf } from '../../src/machine/events.ts';
import type { StatusButtonKind } from '../../src/machine/effects.ts';
import { nobodyHolds } from '../../src/machine/hands.ts';
import { noEnd } from '../../src/machine/pause.ts';
import type { Who } from '../../src/machine/record.ts';
import { statusOf } from '../../src/machine/status.ts';
import type { InteractionId, UserId } from '../../src/lib/ids.ts';
import type { Draws } from './base.ts';
import { latest, speakerOf } from './discord.ts';
import type { Draft, SimMessage, Words } from './discord.ts';
import { disconnect, tell } from './gateway.ts';
import { happening } from './happening.ts';
import { toldOutcome } from './oracle/following.ts';
import { bot, host, personAt, roleOf } from './places.ts';
import type { Deed } from './plan.ts';
import type { Press, World } from './world.ts';

/** What people do in the thread. Whether they have the right to press a button is for the features to check: here they do. */

interface Doing {
  readonly world: World;
  readonly draws: Draws;
  readonly by: UserId;
}

const people = (world: World): readonly UserId[] =>
  Array.from({ length: world.plan.setup.people }, (_none, index) => personAt(index));
const anybody = ({ world, draws }: Pick<Doing, 'world' | 'draws'>): UserId =>
  personAt(draws.between(0, world.plan.setup.people - 1));

// ---- writing

const isThere = ({ discord }: World): boolean =>
  discord.thread !== undefined && !discord.isGone && !discord.isLocked && !discord.isOut;

const newWords = ({ discord }: World): string => `q${discord.messages.length + 1}.0 why`;
const question = (words: string): Words => ({ content: words, words, isQuestion: true, isAddressed: false });
const talk = (content: string, words: string): Words => ({
  content,
  words,
  isQuestion: false,
  isAddressed: false,
});

/** A thread that was archived wakes when somebody writes in it. */
const create = (world: World, draft: Draft): void => {
  const { discord } = world;
  if (!isThere(world)) return;
  const wakes = discord.isArchived;
  discord.isArchived = false;
  const { id } = discord.create(draft);
  if (wakes) tell(world, { kind: 'woke', lastMessageId: id });
};

const write = ({ world, by }: Doing, more: Partial<Draft> = {}): void =>
  create(world, { author: by, customIds: [], ...question(newWords(world)), ...more });

/** One of the latest. */
const written = ({ world, draws }: Doing): SimMessage | undefined => {
  const found = world.discord.messages.filter(
    (one) => one.deletedAt === undefined && speakerOf(one) !== undefined,
  );
  return draws.pick(found.slice(-8));
};

const ownStanding = ({ discord }: World, prefix: string): readonly SimMessage[] =>
  discord.messages.filter(
    ({ author, deletedAt, customIds }) =>
      author === bot && deletedAt === undefined && customIds[0]?.startsWith(prefix) === true,
  );

/** Whom it speaks to, if it replies. */
const addressee = ({ discord }: World, repliesTo: string | undefined): UserId | undefined => {
  const answered = repliesTo === undefined ? undefined : discord.byId.get(repliesTo);
  return answered && (speakerOf(answered) ?? bot);
};

const reply = (doing: Doing): void => {
  const { world, by, draws } = doing;
  const isOwn = (one: SimMessage): boolean => speakerOf(one) === undefined;
  const to = draws.chance(0.5) ? world.discord.messages.findLast(isOwn) : written(doing);
  if (to === undefined) return;
  const toWhom = addressee(world, to.id);
  const isQuestion = toWhom === by || toWhom === bot;
  write(doing, { ...question(newWords(world)), isQuestion, isAddressed: toWhom === bot, repliesTo: to.id });
};

const inPassing = (doing: Doing): void => {
  const words = newWords(doing.world);
  const odd = { ...talk(words, words), isOdd: true } as const;
  const forms = [
    talk(`((${words}`, words),
    talk(`（（${words}`, words),
    talk('<:smile:123>', ''),
    odd,
  ] as const;
  const other = anybody(doing);
  write(
    doing,
    other === doing.by ? doing.draws.pick(forms) : talk(`<@${other}> ${words}`, `someone ${words}`),
  );
};

const edit = (doing: Doing, message = written(doing)): void => {
  const { world, draws } = doing;
  if (message === undefined || message.author === bot || !isThere(world)) return;
  if (latest(message).content === '' || message.isPasted === true || message.isOdd === true) return;
  const { wordings, repliesTo, author } = message;
  const { content, isAddressed } = latest(message);
  const words = `${/q\d+/.exec(content)?.[0]}.${wordings.length} why`;
  const mention = content.startsWith(`<@${bot}>`) ? `<@${bot}> ` : '';
  const toWhom = addressee(world, repliesTo) ?? author;
  if (draws.chance(0.3)) return world.discord.edit(message, { ...talk(`((${words}`, words), isAddressed });
  const isQuestion = toWhom === author || toWhom === bot;
  world.discord.edit(message, {
    content: mention + words,
    words,
    isQuestion,
    isAddressed: mention !== '' || toWhom === bot,
  });
};

/** The bot answers the command with the words as a quote: a message that speaks for whoever used it. */
const say = (world: World, press: Press, text: string, by: UserId): void => {
  const { draws, timeline } = world;
  const isSent = press.process?.isAlive === true || draws.process.chance(0.5);
  const quote = { ...question(text), content: `> ${text}`, interaction: { id: press.id, by } };
  timeline.after(draws.gateway.between(30, 800), () => {
    if (isSent) create(world, { author: bot, customIds: [], ...quote });
  });
};

// ---- pressing

/** A press reaches whichever process holds the connection. */
const press = (world: World, wanted: Decision): void => {
  const { current: process, discord, timeline } = world;
  if (process?.isConnected !== true || !process.hasThread || discord.isOut || discord.isGone) return;
  const message = wanted.kind === 'ask_this' ? discord.byId.get(wanted.message.id) : undefined;
  if (message?.deletedAt !== undefined) return;
  // Discord brings the message along, as it is then.
  const shown = message && { message: discord.view(message, 'pressed') };
  const decision: Decision = { ...wanted, ...shown };
  const id = world.ids.next(timeline.now) as InteractionId;
  const one: Press = { id, at: timeline.now, decision, reachedAt: Infinity };
  world.presses.push(one);
  timeline.after(world.draws.gateway.between(10, 400), () => {
    if (!process.isAlive) return;
    one.process = process;
    one.reachedAt = timeline.now;
    process.ask({ kind: 'asked', request: id, decision }, (outcome) => {
      one.outcome = outcome;
      world.trace?.(`  p${process.number} ${decision.kind} ${id}: ${world.show(outcome)}`);
      toldOutcome(world.oracle, process, one);
      if (decision.kind === 'say' && outcome.kind === 'say') say(world, one, decision.text, decision.by);
    });
  });
};

/** Pressed in the channel, by somebody who may manage threads, or by the host, who is a student. */
const authority = ({ draws }: Pick<Doing, 'draws'>): Authority => {
  if (draws.chance(0.3)) return { forAll: true, manages: true };
  return draws.chance(0.5) ? { manages: true } : {};
};

const who = ({ world, draws }: Doing): Decision => {
  const wanted = draws.pick<Who>(['everyone', 'everyone', 'hands', 'hands', 'chosen', 'me']);
  const roles = draws.chance(0.3) ? [roleOf(host)] : [];
  const chosen = { people: people(world).filter(() => draws.chance(0.5)), roles };
  const by = draws.chance(0.3) ? personAt(1) : host;
  return {
    kind: 'terms',
    by,
    who: wanted,
    ...authority({ draws }),
    ...(wanted === 'chosen' ? { chosen } : {}),
  };
};

const askThis = (doing: Doing): Decision | undefined => {
  const { world, draws } = doing;
  const message = written(doing);
  const speaker = message && speakerOf(message);
  if (message === undefined || speaker === undefined) return undefined;
  const by = draws.chance(0.5) ? host : speaker;
  return { kind: 'ask_this', by, message: world.discord.view(message, 'pressed') };
};

const aboutDoubt = ({ world, draws }: Doing): Decision | undefined => {
  const place = draws.pick(ownStanding(world, 'again:').slice(-3))?.customIds[0]?.slice('again:'.length);
  const kind = draws.chance(0.7) ? 'ask_again' : 'skip_doubt';
  return place === undefined ? undefined : { kind, by: host, place };
};

const holderIn = ({ current }: World): UserId | undefined => current?.record.hands?.holder;

/** What the status shows is pressed on; at times, by a button of an earlier version, which does not tell. */
const seen = ({ world: { current }, draws }: Doing, kind: StatusButtonKind): { readonly on?: string } => {
  const status = current && statusOf(current.state);
  const shown = status?.rows.flat().filter((one) => one.kind === kind) ?? [];
  const on = draws.pick(shown)?.on;
  return on === undefined || draws.chance(0.1) ? {} : { on };
};

/** As the menu of the panel shows it. */
const setTime = (doing: Doing, give: DecisionOf<'set_time'>['give']): DecisionOf<'set_time'> => {
  const { draws, world } = doing;
  const seenEnd = draws.chance(0.1) ? {} : { on: world.current?.record.time?.on ?? noEnd };
  return { kind: 'set_time', by: host, give, ...authority(doing), ...seenEnd };
};

const presses: Partial<Record<Deed, (doing: Doing) => Decision | undefined>> = {
  say: ({ world, by }) => ({ kind: 'say', by, text: newWords(world), roles: [roleOf(by)] }),
  ask_this: askThis,
  raise_hand: ({ by }) => ({ kind: 'raise_hand', by }),
  lower_hand: ({ by }) => ({ kind: 'lower_hand', by }),
  pass: (doing) => ({ kind: 'pass', by: host, ...seen(doing, 'pass') }),
  ask_it: (doing) => ({ kind: 'ask_it', by: holderIn(doing.world) ?? doing.by, ...seen(doing, 'ask_it') }),
  doubt: aboutDoubt,
  aside: (doing) => {
    const kind = doing.draws.pick(['answer_aside', 'answer_aside', 'skip_aside', 'set_aside'] as const);
    return kind === 'set_aside' ? { kind } : { kind, by: host, ...seen(doing, kind) };
  },
  try_now: () => ({ kind: 'try_now' }),
  drop: (doing) => ({ kind: 'skip_waiting', by: host, ...seen(doing, 'skip_waiting') }),
  skip_preceptor: (doing) => ({ kind: 'skip_preceptor', by: host, ...seen(doing, 'skip_preceptor') }),
  pause: (doing) => ({ kind: 'pause', by: host, ...authority(doing) }),
  time: (doing) => setTime(doing, doing.draws.pick([0.2, 0.5, 1, 2.2])),
  same_end: (doing) =>
    setTime(doing, { until: doing.world.timeline.now + doing.draws.between(-2_000, 60_000) }),
  more_time: (doing) => setTime(doing, 'more'),
  no_limit: (doing) => setTime(doing, 'no_limit'),
  /** At times the same words again. */
  tell: ({ draws }) => ({ kind: 'tell', by: host, text: `${draws.between(1, 3)} minutes left` }),
  who,
  hears: ({ draws }) => ({ kind: 'terms', by: host, hears: draws.chance(0.7) ? 'everything' : 'mentions' }),
  co_hosts: ({ world, draws }) => {
    const chosen = people(world).filter((one) => one !== host && draws.chance(0.2));
    return { kind: 'co_hosts', by: host, people: chosen };
  },
  give: ({ world, by, draws }) => {
    const on = draws.chance(0.8) ? { on: holderIn(world) ?? nobodyHolds } : {};
    return { kind: 'give_floor', by: host, to: by, ...on };
  },
  order: ({ draws }) => ({
    kind: 'terms',
    by: host,
    order: draws.pick(['in_order', 'least_heard']),
    ...authority({ draws }),
  }),
  end: () => ({ kind: 'job', job: 'end', by: host }),
  erase: () => ({ kind: 'delete', by: host }),
  forget: ({ by }) => (by === host ? undefined : { kind: 'forget_person', person: by }),
};

const deeds: Partial<Record<Deed, (doing: Doing) => void>> = {
  write: (doing) => write(doing),
  burst: (doing) => {
    const { world, draws } = doing;
    for (let left = draws.between(2, 8); left > 0; left -= 1) {
      const by = anybody(doing);
      world.timeline.after(draws.between(0, 1_500), () => write({ world, draws, by }));
    }
  },
  /** A younger message overtakes another, which is lost with the connection or the process. */
  overtake: (doing) => {
    const { world, draws } = doing;
    const { timeline, current: process } = world;
    world.isNextLate = true;
    write(doing);
    const next = draws.chance(0.5) ? inPassing : write;
    timeline.after(draws.between(20, 100), () => next({ ...doing, by: anybody(doing) }));
    const lasts = draws.chance(0.5) ? draws.between(100, 5_000) : draws.between(5_000, 20_000);
    timeline.after(draws.between(250, 600), () => {
      if (draws.chance(0.7)) disconnect(world, lasts);
      else if (process !== undefined) world.kill(process, lasts);
    });
  },
  /** Several hands go up; at times, it is paused then. */
  line: (doing) => {
    const { world, draws } = doing;
    const isPaused = draws.chance(0.2);
    for (const by of people(world).slice(1))
      world.timeline.after(draws.between(0, 3_000), () => press(world, { kind: 'raise_hand', by }));
    if (isPaused) world.timeline.after(6_000, () => press(world, { kind: 'pause', by: host }));
  },
  /** At times, it is ended meanwhile. */
  reset: (doing) => {
    const { world, draws } = doing;
    press(world, { kind: 'job', job: 'reset', by: host });
    const end = { kind: 'job', job: 'end', by: host } as const;
    if (draws.chance(0.2)) world.timeline.after(draws.between(300, 3_000), () => press(world, end));
  },
  /** Whoever wants it deleted waits for that. */
  erase: ({ world }) => {
    world.timeline.after(500, () => press(world, { kind: 'deletion' }));
  },
  /** At times, more is set aside before a second tap. */
  aside: (doing) => {
    const { world, draws } = doing;
    const answer = { kind: 'answer_aside', by: host, ...seen(doing, 'answer_aside') } as const;
    if (answer.on === undefined || draws.chance(0.5)) return;
    for (let left = 3; left > 0; left -= 1) write({ world, draws, by: anybody(doing) });
    world.timeline.after(450, () => press(world, { kind: 'set_aside' }));
    world.timeline.after(1_000, () => press(world, answer));
  },
  /** At times, there is something to be read then, and it is ended. */
  no_reading: (doing) => {
    const { world, draws } = doing;
    if (draws.chance(0.6)) return;
    disconnect(world, 1_000);
    world.timeline.after(500, () => write(doing));
    world.timeline.after(6_000, () => press(world, { kind: 'job', job: 'end', by: host }));
  },
  /** At times, it is paused again before a second tap. */
  go_on: (doing) => {
    const { world, draws } = doing;
    const resume = { kind: 'resume', by: host, ...authority(doing), ...seen(doing, 'resume') } as const;
    press(world, resume);
    if (draws.chance(0.8)) return;
    world.timeline.after(450, () => press(world, { kind: 'pause', by: host }));
    world.timeline.after(1_000, () => press(world, resume));
  },
  /** The time ends while people write, and the bot may not hear it then. */
  bell: (doing) => {
    const { world, draws } = doing;
    const { timeline, current: process } = world;
    const minutes = draws.pick([0.05, 0.1, 0.3]);
    const end = minutes * 60_000;
    press(world, setTime(doing, minutes));
    for (let left = draws.between(2, 6); left > 0; left -= 1) {
      const by = anybody(doing);
      timeline.after(end + draws.between(-2_500, 2_500), () => write({ world, draws, by }));
    }
    const trouble = draws.between(0, 9);
    timeline.after(Math.max(0, end - draws.between(0, 2_500)), () => {
      if (trouble < 2) disconnect(world, draws.between(100, 8_000));
      else if (trouble < 4 && process !== undefined) world.kill(process, draws.between(100, 8_000));
      else if (trouble < 5) press(world, { kind: 'pause', by: host, ...authority(doing) });
    });
    if (draws.chance(0.6)) return;
    timeline.after(end + draws.between(-1_000, 4_000), () => {
      const more = setTime(doing, 'more');
      press(world, more);
      if (draws.chance(0.5)) timeline.after(draws.between(30, 400), () => press(world, more));
    });
  },
  talk: inPassing,
  reply,
  mention: (doing) => {
    const words = newWords(doing.world);
    write(doing, { ...question(words), content: `<@${bot}> ${words}`, isAddressed: true });
  },
  picture: (doing) =>
    doing.draws.chance(0.6)
      ? write(doing, { ...talk('', ''), isPicture: true })
      : write(doing, { isPicture: true }),
  typed: (doing) => {
    const words = `/end ${newWords(doing.world)}`;
    write(doing, talk(words, words));
  },
  paste: (doing) => write(doing, { isPasted: true }),
  edit: (doing) => edit(doing),
  /** The connection is lost, so what waits is read again, and it is edited while it is. */
  reword: (doing) => {
    const { world, draws } = doing;
    write(doing);
    write(doing);
    world.rewords = (id) => {
      world.isNextBare = true;
      edit(doing, world.discord.byId.get(id));
    };
    world.timeline.after(draws.between(200, 1_000), () => disconnect(world, draws.between(100, 2_000)));
  },
  /** At times while what stands there is not known, and the connection is lost again before it is. */
  delete: (doing) => {
    const { world, draws } = doing;
    const message = written(doing);
    if (message === undefined) return;
    const remove = (): void => {
      if (isThere(world)) world.discord.remove(message);
    };
    if (draws.chance(0.8)) return remove();
    disconnect(world, 200);
    world.timeline.after(300, remove);
    world.timeline.after(500, () => disconnect(world, 100));
    const to = speakerOf(message) ?? host;
    world.timeline.after(5_000, () => press(world, { kind: 'give_floor', by: host, to }));
  },
  type: ({ world, draws, by }) => {
    const { current } = world;
    const who = draws.chance(0.5) ? holderIn(world) : by;
    if (who !== undefined && current?.isConnected === true && current.hasThread)
      current.feed({ kind: 'typing', by: who });
  },
  link: ({ world }) => {
    world.service.isUnlinked = false;
    world.current?.feed({ kind: 'linked' });
  },
  delete_status: ({ world, draws }) => {
    const own = draws.pick(ownStanding(world, 'status:'));
    if (own !== undefined) world.discord.remove(own);
  },
};

export const beginDeed = (world: World, deed: Deed, draws: Draws): void => {
  world.trace?.(`* ${deed}`);
  const doing = { world, draws, by: anybody({ world, draws }) };
  const decision = presses[deed]?.(doing);
  if (decision !== undefined) press(world, decision);
  // A double tap.
  if (decision !== undefined && draws.chance(0.15))
    world.timeline.after(draws.between(30, 400), () => press(world, decision));
  deeds[deed]?.(doing);
  happening(world, deed, draws);
};

import type { NotOpened, Outcome } from '../../machine/events.ts';
import { lineOf } from '../../machine/outgoing.ts';
import { newConversation } from '../../machine/record.ts';
import type { About, Conversation, Who } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { tooManyThreads } from '../../discord/outbox/discord-error.ts';
import { channelUrl, linkButton, say, type Reply, type Progress } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { ServiceError } from '../../lib/failure.ts';
import { serviceId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import type { Offered } from '../../lib/offered.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { within } from '../../lib/waiting.ts';
import type { Texts } from '../../locale/words.ts';
import type { Lesson } from '../lesson.ts';
import { hostNameOf, linksOf, type Access } from './access.ts';
import * as buttons from './buttons.ts';
import type { Ask, ConversationNeeds, LinkedAccount, ServerShelf } from './needs.ts';
import { channelHere, refusalToStart, type GrantedIn, type StartChannel } from './rights.ts';
import { patientKey, type ConversationStores, type NewLessons } from './store.ts';
import { threadTitle, type Titled } from './titles.ts';

/** From the wish for a conversation to its thread, or to a text that says why not. */

/** What somebody wants to start. */
export interface StartOrder {
  readonly kind: 'patient' | 'topic';
  /** The case's or topic's id, or what was typed for it. */
  readonly id: string;
  /** What the earlier conversation was called; otherwise it is called as server or settings have it. */
  readonly title?: string | undefined;
  readonly patientName?: string | undefined;
  /** See `startWhoField`. */
  readonly who: Exclude<Who, 'chosen'>;
  readonly hears: 'everything' | 'mentions';
  /** The host has asked for *one at a time*, and leads it; otherwise nobody does. */
  readonly leads: boolean;
  readonly private: boolean;
  /** Nothing is started: everybody in the channel is invited to. */
  readonly invite?: true | undefined;
  /** In a private thread with nobody else. */
  readonly alone?: true | undefined;
  /**
   * Of a button below an end or an invitation: that one's channel, in which a second press leads to what the first has
   * started. Otherwise it is the channel of the command.
   */
  readonly channel?: StartChannel | undefined;
  readonly earlier?: 'forget' | 'keep' | undefined;
  readonly model?: string | undefined;
  /** The open conversation with this patient that the person was asked about. */
  readonly other?: string | undefined;
  /** That one is to be ended first. */
  readonly endOther?: true | undefined;
}

/** Nobody else is there to take turns with, or to talk to. */
export const alone = { alone: true, private: true, who: 'everyone', hears: 'everything' } as const;

/** Starts that people were asked about first, each by the id of the interaction that wanted it. */
export type Choices = Offered<StartOrder>;
export const choicesKept = { most: 10_000, lasts: 30 * 60_000 };

/** Says where it is, with a link; while it has no thread, to its channel. */
const leadThere = (
  content: string,
  { guildId, channelId, threadId }: Pick<About, 'guildId' | 'channelId' | 'threadId'>,
  { conversation: { buttons: labels } }: Texts,
): Reply => say(content, [linkButton(labels.goThere, channelUrl(guildId, threadId ?? channelId))]);

interface StartDeps extends Pick<
  ConversationNeeds,
  | 'account'
  | 'lessonOf'
  | 'log'
  | 'maxOpen'
  | 'models'
  | 'settingsOf'
  | 'store'
  | 'timedOutUntil'
  | 'timings'
  | 'titled'
  | 'wordsIn'
> {
  readonly conversations: Registry;
  readonly granted: GrantedIn;
  readonly ask: Ask;
  readonly choices: Choices;
  readonly mayEnd: Access['mayEnd'];
  readonly newLessons: NewLessons;
}

interface StartedFrom {
  /** The start had to wait for this choice, which is used up once nothing forbids the start. */
  readonly choice?: string;
  readonly progress: Progress;
}

/** If it takes long, the first reply says so. */
export type Start = (caller: Caller, order: StartOrder, from: StartedFrom) => Promise<Reply>;

/**
 * Starts with the same key run one after another: of a patient, those for the same chat at the service; of a topic, which
 * gets a chat of its own each time, those by the same host.
 */
const startKeyOf = ({
  kind,
  serviceUser,
  subject,
  hostId,
}: Pick<About, 'kind' | 'serviceUser' | 'subject' | 'hostId'>): string =>
  `${kind}:${kind === 'patient' ? serviceUser : hostId}:${typeof subject}:${subject}`;

interface Ordered {
  readonly caller: Caller;
  readonly channel: StartChannel;
  readonly order: StartOrder;
  readonly account: LinkedAccount;
  readonly lesson: Lesson | undefined;
  /** In which the bot speaks there. */
  readonly words: Texts;
  readonly shelf: ServerShelf;
}

/** What a server's shelf or the settings say about a patient or a topic; a shelf comes first. */
export const knownAs = (
  { kind, id }: Pick<StartOrder, 'kind' | 'id'>,
  shelf: ServerShelf,
  titled: ConversationNeeds['titled'],
): Titled | undefined =>
  (kind === 'patient' ? [...shelf.patients, ...titled.cases] : [...shelf.topics, ...titled.topics]).find(
    (one) => one.id === id,
  );

const newRecord = (
  { caller, channel: { guildId, channelId, publicOnly }, order, account, lesson, words, shelf }: Ordered,
  { titled, models: [defaultModel] }: StartDeps,
): Conversation => {
  const { kind, id, who, hears, leads } = order;
  const isPatient = kind === 'patient';
  const known = knownAs(order, shelf, titled);
  const fallback = isPatient ? words.conversation.caseTitle(id) : '';
  const about: About = {
    id: caller.interactionId,
    kind,
    guildId,
    channelId,
    private: order.private,
    alone: order.alone,
    publicOnly,
    hostId: caller.userId,
    hostName: caller.displayName,
    serviceUser: account.serviceUsers[0],
    subject: serviceId(id),
    title: threadTitle(order.title ?? known?.title ?? fallback),
    patientName: shownLine(order.patientName ?? known?.patientName ?? '') || undefined,
    model: kind === 'patient' ? (order.model ?? defaultModel) : undefined,
    language: words.language.tag,
    startFresh: order.earlier === 'forget',
    debrief: (lesson?.checklist.length ?? 0) > 0 ? true : undefined,
    openedAt: clock.wall(),
  };
  const { task: text, picture } = lesson ?? {};
  const task = lineOf({ kind: 'task', text, picture }, { about: about.id });
  const outgoing = text === undefined && picture === undefined ? [] : [task];
  return { ...newConversation(about, { who, hears, ledBy: leads ? caller.userId : null }), outgoing };
};

/**
 * The service keeps one chat per user and case: the open one has to end first. Several people may be linked to one account;
 * `choice` is only there for those who may end it.
 */
const alreadyOpen = (
  open: Conversation,
  { userId, words: { conversation: texts } }: Caller,
  choice: string | undefined,
): Reply => {
  const { hostId, guildId, threadId } = open.about;
  const host = hostNameOf(open);
  const { goThere, endAndStart: label } = texts.buttons;
  const there = threadId === undefined ? [] : [linkButton(goThere, channelUrl(guildId, threadId))];
  if (choice === undefined) return say(texts.openOnAccount(threadId, host), there);
  const here = buttons.endAndStart.make({ label, style: 'danger', with: { choice } });
  return say(texts.alreadyOpen(threadId, hostId === userId ? undefined : host), [...there, here]);
};

/** Whether somebody has both in one channel, with the same partner, and both alone or both not. */
const isTheSame = ({ about: one }: Conversation, { about: other }: Conversation): boolean =>
  one.hostId === other.hostId &&
  one.kind === other.kind &&
  one.subject === other.subject &&
  one.channelId === other.channelId &&
  one.alone === other.alone;

/** Further presses of a button lead to the conversation that the first one has started. */
const goesOn = ({ about }: Conversation, words: Texts): Reply =>
  leadThere(words.conversation.goesOnThere(about.threadId), about, words);

/** The patient may remember what was asked earlier on this account. */
const offerEarlier = (choice: string, { conversation: texts }: Texts): Reply =>
  say(texts.knowsEarlier, [
    buttons.startFresh.make({ label: texts.buttons.startFresh, style: 'primary', with: { choice } }),
    buttons.carryOn.make({ label: texts.buttons.carryOn, with: { choice } }),
  ]);

const whyNot = (why: NotOpened, { about }: Conversation, words: Texts): string => {
  const { conversation: texts, failures, router } = words;
  switch (why.kind) {
    case 'store':
      return texts.storeFailsAtStart;
    case 'closing':
      return router.restarting;
    case 'service': {
      const reason = failures.service(why.failure);
      return about.kind === 'patient' ? texts.resetFailed(reason) : reason;
    }
    case 'discord': {
      const { failure } = why;
      if (failure.kind === 'forbidden') return texts.lostPermission(about.channelId);
      const isFull = failure.kind === 'limit' && failure.code === tooManyThreads;
      return isFull ? texts.threadLimit : failures.discord(failure);
    }
  }
};

/** Resolves when the conversation is open, or with the reason if it cannot be opened. `words`: the host's. */
const open = async (
  record: Conversation,
  { conversations, maxOpen, log }: StartDeps,
  words: Texts,
): Promise<Reply> => {
  const { about } = record;
  // Nothing is awaited between this and the opening, so that two starts at once cannot both be the last one allowed.
  if (conversations.hostedCount(about.hostId) >= maxOpen) {
    const { tooManyOpen, yourOpen } = words.conversation;
    return say(`${tooManyOpen(maxOpen)} ${yourOpen(linksOf(conversations, about.hostId).slice(0, 20))}`);
  }
  const outcome = await new Promise<Outcome>((resolve) => conversations.open(record, resolve));
  if (outcome.kind === 'opened') {
    const { threadId } = outcome;
    return leadThere(words.conversation.started(threadId), { ...about, threadId }, words);
  }
  if (outcome.kind !== 'not_opened') return say(words.router.cutOff);
  const { why } = outcome;
  log.warn({ conversation: about.id, why: why.kind }, 'a conversation could not be started');
  if (why.kind === 'service' && why.failure.kind === 'needs_link') throw new ServiceError(why.failure);
  return say(whyNot(why, record, words));
};

const wrongPlace = (caller: Caller, order: StartOrder, { conversations }: StartDeps): Reply => {
  const { conversation: texts } = caller.words;
  const wrong = texts.wrongPlace(order.private && caller.place === 'announcement');
  const links = linksOf(conversations, caller.userId);
  return say(links.length === 0 ? wrong : `${wrong} ${texts.yourOpen(links)}`);
};

/** Whether this patient was talked to before on this account, by this person or in this server. */
const hasTalked = async (
  store: Pick<ConversationStores['conversations'], 'list'>,
  account: LinkedAccount,
  { hostId, guildId, subject }: Pick<About, 'hostId' | 'guildId' | 'subject'>,
): Promise<boolean> => {
  for await (const { about, ended } of store.list({ patient: patientKey(subject) })) {
    const isTheirs = about.hostId === hostId || about.guildId === guildId;
    if (isTheirs && account.serviceUsers.includes(about.serviceUser) && ended?.because !== 'no_such_case')
      return true;
  }
  return false;
};

/** The conversation of this account with this patient that has not ended. */
const openOn = (
  conversations: Pick<Registry, 'patientOf'>,
  { serviceUsers }: LinkedAccount,
  subject: About['subject'],
): Conversation | undefined =>
  serviceUsers.flatMap((serviceUser) => conversations.patientOf({ serviceUser, subject }) ?? [])[0];

export const createStart = (deps: StartDeps): Start => {
  const {
    conversations,
    store,
    ask,
    account: accounts,
    choices,
    mayEnd,
    settingsOf,
    wordsIn,
    lessonOf,
    newLessons,
  } = deps;
  /** In which what uses the same chat of the service comes one after another. */
  const starts = new QueueByKey();

  const choiceFor = ({ userId, interactionId: id }: Caller, order: StartOrder): string => {
    choices.keep(userId, id, order);
    return id;
  };

  /** One at a time for each patient of an account, so that two do not open the same chat. */
  const startPatient = (record: Conversation, { caller, order, account }: Ordered): Promise<Reply> => {
    const { words } = caller;
    const { conversation: texts } = words;
    return starts.run(startKeyOf(record.about), async () => {
      const other = openOn(conversations, account, record.about.subject);
      if (other?.phase === 'opening') return say(texts.beingOpened);
      if (other === undefined) {
        const isToAsk =
          order.earlier === undefined && (await hasTalked(store.conversations, account, record.about));
        return isToAsk ? offerEarlier(choiceFor(caller, order), words) : open(record, deps, words);
      }
      const { id } = other.about;
      if (order.channel !== undefined && isTheSame(other, record)) return goesOn(other, words);
      if (!(await mayEnd(caller, other))) return alreadyOpen(other, caller, undefined);
      if (order.endOther !== true || order.other !== id)
        return alreadyOpen(other, caller, choiceFor(caller, { ...order, other: id }));
      const end = { kind: 'job', job: 'end', by: caller.userId } as const;
      const isOver = (await ask(caller, id, end)) !== undefined;
      // Moving a conversation here means carrying it on, unless the person says otherwise.
      return isOver ? open(record, deps, words) : say(texts.endsFirst);
    });
  };

  /** However often somebody presses `Start my own` for a topic, it is begun once as long as that conversation is open. */
  const startTopicAgain = (record: Conversation, { words }: Caller): Promise<Reply> =>
    starts.run(startKeyOf(record.about), async () => {
      const other = conversations.hostedBy(record.about.hostId).find((one) => isTheSame(one, record));
      return other === undefined ? open(record, deps, words) : goesOn(other, words);
    });

  const begin = async (caller: Caller, order: StartOrder, { choice }: StartedFrom): Promise<Reply> => {
    const { words } = caller;
    const channel = order.channel ?? channelHere(caller, order);
    if (channel === undefined) return wrongPlace(caller, order, deps);
    const refusal = await refusalToStart({ caller, channel, order }, deps);
    if (refusal !== undefined) return refusal;
    if (choice !== undefined && !choices.useUp(choice)) return say(words.conversation.choiceGone);
    const account = await accounts.accountOf(caller.userId);
    if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
    if (account.status === 'ended') throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });

    const { guildId } = channel;
    const shelf = await settingsOf(guildId);
    const lesson = await lessonOf({ guildId, kind: order.kind, id: order.id });
    const ordered = { caller, channel, order, account, lesson, words: await wordsIn(guildId), shelf };
    const record = newRecord(ordered, deps);
    const { id } = record.about;
    if (lesson !== undefined) newLessons.set(id, lesson);
    try {
      if (order.kind === 'patient') return await startPatient(record, ordered);
      return await (order.channel === undefined
        ? open(record, deps, words)
        : startTopicAgain(record, caller));
    } finally {
      newLessons.delete(id);
    }
  };

  return async (caller, order, from) => {
    const started = begin(caller, order, from);
    const early = await within(deps.timings.patience, started);
    if (early !== undefined) return early;
    await from.progress(say(caller.words.conversation.stillStarting));
    return started;
  };
};

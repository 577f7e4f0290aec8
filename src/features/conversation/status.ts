import type {
  News,
  PostBlocked,
  Status,
  StatusButton,
  StatusButtonKind,
  StatusLine,
} from '../../machine/effects.ts';
import type { Decision, Outcome } from '../../machine/events.ts';
import { isTimeUp } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { View } from '../../machine/registry.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { done, say, update, type MessageBody, type Reply } from '../../discord/reply.ts';
import { cutText } from '../../lib/cut.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import { escapeName, escapeSentenceWithin, quoted } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import { refused } from './access.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';
import type { ConversationNeeds } from './needs.ts';
import { chosenNames, nameOf } from './rendering.ts';
import type { Need } from './rights.ts';

/** How a conversation stands; and its status, which is a text and at most two rows of buttons. */

/** What a moderator has to know of it first. Each place has its own words. */
type Standing =
  | { readonly kind: 'open' | 'ending' }
  | { readonly kind: 'on_hold'; readonly cause: keyof Texts['conversation']['suspension'] }
  | { readonly kind: 'post_blocked'; readonly why: PostBlocked }
  | { readonly kind: 'paused'; readonly by: UserId }
  | { readonly kind: 'time_up' }
  | { readonly kind: 'until'; readonly end: number };

export const standingOf = ({
  record: { suspension, job, terms, time },
  postBlocked: why,
  storeFails,
}: View): Standing => {
  if (job?.kind === 'end') return { kind: 'ending' };
  if (storeFails) return { kind: 'on_hold', cause: 'store' };
  if (suspension !== undefined) return { kind: 'on_hold', cause: suspension.cause };
  if (why !== undefined) return { kind: 'post_blocked', why };
  if (isTimeUp({ time })) return { kind: 'time_up' };
  if (terms.paused !== undefined) return { kind: 'paused', by: terms.paused };
  return time === undefined ? { kind: 'open' } : { kind: 'until', end: time.endsAt };
};

// ---- what it says

/** How much of a preceptor's question is quoted, and of a question on its button. */
const longestQuote = 200;
const longestLabel = 40;

const quote = (text: string): string => quoted(escapeSentenceWithin(longestQuote, text));

/** Discord's code for a thread that is locked, and that of its archive. */
const locked: readonly number[] = [50_083, 160_005];

/** Why the bot may not post: one sentence. */
export const postBlockedText = (
  { code, missing, until }: PostBlocked,
  { status: { postBlocked }, permissions }: Texts['conversation'],
): string => {
  if (until !== undefined) return postBlocked.timedOut(until);
  if (locked.includes(code)) return postBlocked.locked;
  return missing === undefined ? postBlocked.unknown : postBlocked.missing(permissions[missing]);
};

const withTalk = (text: string, { talked }: { readonly talked: boolean }, { time }: Texts): string =>
  talked ? `${text}\n${time.talked}` : text;

const newsText = (news: News, words: Texts): string => {
  const { status } = words.conversation;
  const by = nameOf(news.by, words);
  switch (news.kind) {
    case 'resumed':
      return withTalk(status.resumed(by), news, words);
    case 'time':
      return withTalk(news.isLimited ? words.time.set(by) : words.time.lifted(by), news, words);
    case 'terms':
      return status.terms({ ...news, by, chosen: chosenNames(news.chosen, words) });
    case 'co_hosts':
      return status.coHosts({ by, people: news.people.map((one) => nameOf(one, words)) });
  }
};

const floorText = (
  { holder, by, moved, lost, passesAt, next, up }: Extract<StatusLine, { kind: 'floor' }>,
  { isPaused, words }: { readonly isPaused: boolean; readonly words: Texts },
): string => {
  const { status } = words.conversation;
  if (holder === undefined) return isPaused ? status.floorFreeLater : status.floorFree;
  const named = next.map((one) => nameOf(one, words));
  if (isPaused) return status.floorLater({ holder: nameOf(holder, words), next: named, up });
  const given = by === undefined ? undefined : nameOf(by, words);
  const floor = status.floor({ holder: nameOf(holder, words), by: given, next: named, up });
  return [
    moved === undefined ? floor : `${floor} ${status.moved(nameOf(moved, words))}`,
    ...(lost === undefined ? [] : [status.lost(nameOf(lost, words))]),
    ...(passesAt === undefined ? [] : [status.passesOn({ holder: nameOf(holder, words), at: passesAt })]),
  ].join('\n');
};

const timeText = (
  { endsAt: end, is }: Extract<StatusLine, { kind: 'time' }>,
  { about: { kind } }: Conversation,
  { time }: Texts,
): string => {
  if (is === 'up') return time.up({ end, kind });
  return is === 'near' ? time.near(end) : time.until(end);
};

const lineText = (line: StatusLine, record: Conversation, words: Texts): string => {
  const { conversation: texts } = words;
  const { status, suspension, small } = texts;
  switch (line.kind) {
    case 'store_fails':
      return status.storeFails;
    case 'suspended': {
      const next = line.nextTryAt === undefined ? '' : texts.nextTry(line.nextTryAt);
      return small(`${suspension[line.cause]}.${texts.waiting(line.waiting)}${next}`);
    }
    case 'post_blocked':
      return small(postBlockedText(line.why, texts));
    case 'paused':
      return status.paused({ by: nameOf(line.by, words), kind: record.about.kind });
    case 'time':
      return timeText(line, record, words);
    case 'floor':
      return floorText(line, { isPaused: record.terms.paused !== undefined, words });
    case 'preceptor':
      return line.text === undefined ? status.preceptorFirst : texts.preceptorAsks(quote(line.text));
    case 'many_wait':
      return status.waiting({ waiting: line.waiting, next: line.next.map((one) => nameOf(one, words)) });
    case 'aside':
      return status.aside(line.count);
    case 'news':
      return newsText(line.news, words);
  }
};

const labelOf = (
  { kind, text = '' }: StatusButton,
  { lines }: Status,
  { conversation: { buttons: labels }, time }: Texts,
): string => {
  const waiting = lines.find((line) => line.kind === 'suspended')?.waiting ?? 0;
  const words = cutText(text.replaceAll(/\s+/g, ' ').trim(), { longest: longestLabel, ending: '…' });
  const all: Readonly<Record<StatusButtonKind, string>> = {
    try_now: labels.tryNow,
    continue: labels.continueHost,
    skip_waiting: labels.skipWaiting(waiting),
    resume: labels.resume,
    more_time: time.more,
    no_limit: time.goOn,
    end: labels.end,
    raise_hand: labels.raiseHand,
    pass: labels.passOn,
    ask_it: labels.askIt(words),
    answer_aside: labels.answerThem,
    skip_aside: labels.skipThem,
    skip_preceptor: labels.skipIt,
    manage: labels.manage,
  };
  return all[kind];
};

const mainButtons: readonly StatusButtonKind[] = [
  'try_now',
  'continue',
  'resume',
  'more_time',
  'ask_it',
  'answer_aside',
];

const isSmall = (text: string): boolean => text.startsWith('-# ');

const shrunk = (text: string): string => text.replace(/^(?!-# |>?$)(> )?/gm, (quote) => `${quote}-# `);

/** One line is as large as what people write: the most urgent of those that say what they do next. */
const contentOf = (texts: readonly string[]): string => {
  const large = texts.findIndex((text) => !isSmall(text));
  return texts.map((text, index) => (index === large ? text : shrunk(text))).join('\n');
};

export const statusBody = (record: Conversation, status: Status, words: Texts): MessageBody => {
  const { id: conversation } = record.about;
  const content = contentOf(status.lines.map((line) => lineText(line, record, words)));
  const rows = status.rows.map((row) =>
    row.map((button) => {
      const { kind, on } = button;
      const style = mainButtons.includes(kind) ? 'primary' : 'secondary';
      const label = labelOf(button, status, words);
      return buttons.status[kind].make({ label, style, with: { conversation, on } });
    }),
  );
  return { content, rows };
};

// ---- its buttons, each of which acts on what holds when it is pressed; and hands, wherever they are raised

interface Pressed {
  readonly conversation: string;
  readonly on?: string | undefined;
}

/** Those whose press is a decision of that name; all but **Ask** take a moderator. */
const simple = ['skip_waiting', 'answer_aside', 'skip_aside', 'skip_preceptor', 'ask_it'] as const;

interface StatusButtonDeps extends Pick<ConversationNeeds, 'account'> {
  readonly manage: (admitted: Admitted) => Promise<Reply>;
}

const raised = (outcome: Outcome, admitted: Admitted): Reply => {
  const { caller, record } = admitted;
  const { conversation: texts } = caller.words;
  if (outcome.kind === 'floor')
    return say(record.terms.paused === undefined ? texts.yourFloor : texts.yourFloorPaused);
  if (outcome.kind === 'in_line') {
    const about = { with: { conversation: record.about.id } };
    const lower = buttons.lowerHand.make({ label: texts.buttons.lowerHand, ...about });
    return say(texts.place(outcome.position), [lower]);
  }
  if (outcome.kind === 'line_full') return say(texts.lineFull(record.hands?.up.length ?? 0));
  return outcome.kind === 'nothing' ? say(texts.noHands) : (refused(outcome, admitted) ?? done);
};

export const statusButtons = (
  { open, decide }: Access,
  { account: accounts, manage }: StatusButtonDeps,
): readonly ComponentRoute[] => {
  /** The status changes by itself. */
  const seen = (outcome: Outcome, admitted: Admitted): Reply => refused(outcome, admitted) ?? done;

  const deciding = (
    need: Need,
    decisionOf: (admitted: Admitted, pressed: Pressed) => Decision,
    answer: (outcome: Outcome, admitted: Admitted) => Reply = seen,
  ) =>
    open<Pressed>(need, (admitted, pressed) =>
      decide(admitted, decisionOf(admitted, pressed), (outcome) => answer(outcome, admitted)),
    );
  const presses = simple.map((kind) =>
    buttons.status[kind].on(
      deciding(kind === 'ask_it' ? 'write' : 'moderate', ({ presser }, { on }) => ({ kind, ...presser, on })),
    ),
  );

  const timing = (give: 'more' | 'no_limit') =>
    deciding('moderate', ({ presser }, { on }) => ({ kind: 'set_time', ...presser, on, give }));

  const raise = deciding('write', ({ presser }) => ({ kind: 'raise_hand', ...presser }), raised);
  const lower = deciding(
    'see',
    ({ presser }) => ({ kind: 'lower_hand', ...presser }),
    ({ kind }, { caller: { words } }) =>
      kind === 'done' ? update(words.conversation.handLowered) : say(words.conversation.handNotUp),
  );

  const pass = open<Pressed>('write', async (admitted, { on }) => {
    const { caller, record, moderates } = admitted;
    const { conversation: texts } = caller.words;
    const holder = on ?? record.hands?.holder;
    if (holder === undefined) return say(texts.noHands);
    if (holder !== caller.userId && !moderates) return say(texts.onlyHolder);
    const decision = { kind: 'pass', by: caller.userId, on: holder } as const;
    return decide(admitted, decision, (outcome) => seen(outcome, admitted));
  });

  /** Answers the host privately: asks for the account, and the thread goes on once it is linked. */
  const continueAsHost = open<{ readonly conversation: string }>('host', async (admitted) => {
    const { about, suspension } = admitted.record;
    const { conversation: texts } = admitted.caller.words;
    const account = await accounts.accountOf(about.hostId);
    if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
    if (!account.serviceUsers.includes(about.serviceUser)) {
      const isEarlier = account.earlier?.serviceUsers.includes(about.serviceUser) === true;
      return say(texts.otherAccount(isEarlier ? escapeName(account.earlier.username) : undefined));
    }
    if (account.status === 'ended' || suspension?.cause === 'renewal_fails')
      throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
    // After linking, it already tries by itself.
    return decide(admitted, { kind: 'try_now' }, () => say(texts.goingOn));
  });

  return [
    buttons.status.try_now.on(deciding('moderate', () => ({ kind: 'try_now' }))),
    buttons.status.continue.on(continueAsHost),
    buttons.status.resume.on(
      deciding('moderate', ({ presser }, { on }) => ({ kind: 'resume', ...presser, on })),
    ),
    buttons.status.more_time.on(timing('more')),
    buttons.status.no_limit.on(timing('no_limit')),
    ...presses,
    buttons.status.raise_hand.on(raise),
    buttons.raiseHand.on(raise),
    buttons.lowerHand.on(lower),
    buttons.status.pass.on(pass),
    buttons.status.manage.on(open('moderate', manage)),
  ];
};

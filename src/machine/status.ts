import { mayHaveArrived } from '../lib/failure.ts';
import type { DiscordFailure } from '../lib/failure.ts';
import { compareIds } from '../lib/ids.ts';
import type { MessageId, UserId } from '../lib/ids.ts';
import type { StatusMemory, Draft, State } from './draft.ts';
import type {
  Action,
  Effect,
  EffectOf,
  Status,
  StatusButton,
  StatusButtonKind,
  StatusLine,
} from './effects.ts';
import type { Concern, Message, Result } from './events.ts';
import { showFloor } from './hands.ts';
import { heldBy } from './held.ts';
import { isSeen, ownPosted } from './inbox.ts';
import { drop, effectIn, hasBegun, perform, recovered, waitForDiscord } from './lanes.ts';
import { showNews } from './manage.ts';
import { nonceOf, showPostBlocked } from './outgoing.ts';
import { showPaused, showTime } from './pause.ts';
import { showPreceptor } from './preceptor.ts';
import { showAside, showSuspended, showWaiting } from './waiting.ts';

/** The one message that says how things stand. */

/** What a concern has to say there now, and which buttons it wants below. */
export type StatusSource = (
  state: State,
) => { readonly line: StatusLine; readonly buttons: readonly (StatusButton | undefined)[] } | undefined;

const showStore: StatusSource = ({ writer }) =>
  writer.failures === 0 ? undefined : { line: { kind: 'store_fails' }, buttons: [{ kind: 'try_now' }] };

/** The most urgent first. */
const sources: readonly StatusSource[] = [
  showStore,
  showSuspended,
  showPostBlocked,
  showPaused,
  showTime,
  showFloor,
  showPreceptor,
  showWaiting,
  showAside,
  showNews,
];

/** What anybody or the holder of the floor does; and what moderators do, of which the first find room. */
const forAnybody: readonly StatusButtonKind[] = ['raise_hand', 'pass', 'ask_it'];
const forModerators: readonly StatusButtonKind[] = [
  'manage',
  'try_now',
  'continue',
  'answer_aside',
  'more_time',
  'resume',
  'no_limit',
  'skip_waiting',
  'skip_aside',
  'skip_preceptor',
  'end',
];
const mostButtons = 5;

/** What has to stand in the thread; undefined: nothing. */
export const statusOf = (state: State): Status | undefined => {
  if (state.record.phase !== 'open') return undefined;
  const lines: StatusLine[] = [];
  const buttons: StatusButton[] = [];
  for (const show of sources) {
    const shown = show(state);
    if (shown === undefined) continue;
    lines.push(shown.line);
    for (const one of shown.buttons) {
      const isThere = buttons.some(({ kind, on }) => kind === one?.kind && on === one.on);
      if (one !== undefined && !isThere) buttons.push(one);
    }
  }
  if (lines.length === 0) return undefined;
  buttons.push({ kind: 'manage' });
  const rows = [forAnybody, forModerators].map((kinds) =>
    kinds.flatMap((kind) => buttons.filter((one) => one.kind === kind)).slice(0, mostButtons),
  );
  return { lines, rows: rows.filter((row) => row.length > 0) };
};

const keyOf = (status: Status): string => JSON.stringify(status);

// ---- where it stands, and what it says

const remember = (d: Draft, changes: Partial<StatusMemory>): void => {
  d.memory.status = { ...d.memory.status, ...changes };
};

const forgetStatus = (d: Draft): void => {
  d.record.status = undefined;
  remember(d, { shown: undefined, isWorn: false, isNews: false });
};

const stands = (d: Draft, id: MessageId, shown: string | undefined): void => {
  // The response may come after messages that stand below it.
  if (d.record.status?.id !== id) d.memory.below = 0;
  d.record.status = { id };
  remember(d, {
    shown,
    shownAt: d.now,
    shownEdit: 0,
    heardEdit: 0,
    nonce: undefined,
    isWorn: false,
    isNews: false,
  });
};

/** Whom it has to ping. In a pause, nobody can ask. */
const calledIn = ({ hands, terms }: Draft['record']): UserId | undefined =>
  hands?.call === true && terms.paused === undefined ? hands.holder : undefined;

/** The holder of the floor has been pinged. */
const pinged = (d: Draft): void => {
  if (d.record.hands?.call === true) d.record.hands = { ...d.record.hands, call: undefined };
};

/** A message of ours is seen for the first time: the status whose id is not known yet, or one too many. */
export const statusCame = (d: Draft, { id, customIds, content }: Message): void => {
  if (!customIds.some(d.env.rendering.isOfStatus)) return;
  const { status } = d.record;
  if (status === undefined) {
    // A process that is dead may have posted it: what it says is not known.
    stands(d, id, undefined);
    // An older one may call the same person, for a floor that was passed on since.
    // One that was posted in a pause names them, and pings nobody.
    const called = calledIn(d.record);
    if (called !== undefined && content.includes(`<@${called}>`) && d.memory.mayBeCalled) pinged(d);
  } else if (status.id !== id) d.record.litter = [...d.record.litter, id];
};

export const statusDeleted = (d: Draft, id: MessageId): void => {
  if (d.record.status?.id === id) forgetStatus(d);
  if (d.record.litter.includes(id)) d.record.litter = d.record.litter.filter((one) => one !== id);
};

/** An edit whose response was lost may land after later ones. */
export const statusEdited = (d: Draft, id: MessageId, message: Message | undefined): void => {
  if (d.record.status?.id !== id) return;
  const { heardEdit, shownEdit, shown } = d.memory.status;
  const latest = Math.max(heardEdit, message?.editedAt ?? 0);
  const isOurs = effectIn(d, 'status')?.kind === 'edit_status' || latest <= shownEdit;
  remember(d, { heardEdit: latest, shown: isOurs ? shown : undefined });
};

// ---- what is done about it

const farAbove = 15;

const posting = (d: Draft, status: Status): Action => {
  const { inbox } = d.record;
  const ping = calledIn(d.record);
  const nonce = d.memory.status.nonce ?? nonceOf(inbox.upTo, `s${d.wall.toString(36)}`);
  return { kind: 'post_status', status, nonce, ping };
};

/** What would put right what stands in the thread. */
const wanted = (d: Draft): Action | undefined => {
  const { status, inbox, litter, about, phase } = d.record;
  // Its first message opens a thread.
  if (about.firstMessageId === undefined && phase !== 'ended') return undefined;
  const [extra] = litter;
  if (extra !== undefined) return { kind: 'delete', messageId: extra };
  const want = statusOf(d);
  if (status === undefined) return want && posting(d, want);
  const { shown, isWorn, isNews } = d.memory.status;
  const isUnseen = isNews && compareIds(inbox.upTo, status.id) > 0;
  const mustMove = calledIn(d.record) !== undefined || isUnseen || d.memory.below >= farAbove || isWorn;
  if (want === undefined || mustMove) return { kind: 'delete', messageId: status.id };
  return keyOf(want) === shown ? undefined : { kind: 'edit_status', messageId: status.id, status: want };
};

const isSame = (a: Action, b: Action | undefined): boolean => {
  if (b === undefined || a.kind !== b.kind) return false;
  if ('status' in a && 'status' in b && keyOf(a.status) !== keyOf(b.status)) return false;
  return 'messageId' in a && 'messageId' in b
    ? a.messageId === b.messageId
    : 'ping' in a && 'ping' in b && a.ping === b.ping;
};

const plan = (d: Draft): number | undefined => {
  const planned = effectIn(d, 'status');
  if (planned !== undefined && hasBegun(d, planned)) return undefined;
  const action = heldBy(d, 'status') === 'gap' ? undefined : wanted(d);
  // What has not begun may not be wanted any more.
  if (planned !== undefined && !isSame(planned, action)) drop(d, 'status');
  if (action === undefined || heldBy(d, 'status') !== undefined) return undefined;
  const mayEditAt = d.memory.status.shownAt + d.env.timings.statusEvery;
  if (action.kind === 'edit_status' && mayEditAt > d.now) return mayEditAt;
  if (action.kind === 'post_status') {
    remember(d, { nonce: action.nonce });
    d.memory.mayBeCalled = action.ping !== undefined;
  }
  const isLitter = action.kind === 'delete' && action.messageId !== d.record.status?.id;
  perform(d, 'status', action, { atOnce: isLitter || d.writer.failures > 0 });
  return undefined;
};

// ---- what comes of it

const onPosted = (d: Draft, { status: posted, ping }: EffectOf<'post_status'>, id: MessageId): void => {
  const { mayStand } = d.memory.status;
  remember(d, { mayStand: false });
  const { status, hands } = d.record;
  // If it came before this response, it is known, and may be gone again.
  const isNew = !isSeen(d, id);
  ownPosted(d, id);
  if (isNew && status !== undefined) d.record.litter = [...d.record.litter, id];
  if (isNew ? status !== undefined : status?.id !== id) return;
  // If the response to an earlier try was lost, it may be that one, with its words.
  const isSure = !mayStand && d.memory.gap === undefined && !d.memory.touched.includes(id);
  stands(d, id, isSure ? keyOf(posted) : undefined);
  if (hands?.holder === ping) pinged(d);
};

const onEdited = (d: Draft, { status: edited, messageId }: EffectOf<'edit_status'>, at: number): void => {
  if (d.record.status?.id !== messageId) return;
  // While a gap is open, a later edit or a deletion may have been missed.
  const isLatest = d.memory.gap === undefined && at >= d.memory.status.heardEdit;
  remember(d, { shown: isLatest ? keyOf(edited) : undefined, shownAt: d.now, shownEdit: at, isNews: false });
};

/** Too many edits of an old message. */
const wornOut = 30_046;

const onFailed = (d: Draft, effect: Effect, failure: DiscordFailure): void => {
  if (failure.kind === 'unknown_message' && 'messageId' in effect) return statusDeleted(d, effect.messageId);
  if (effect.kind === 'post_status' && mayHaveArrived(failure)) remember(d, { mayStand: true });
  if (effect.kind === 'edit_status') {
    const isWorn = 'code' in failure && failure.code === wornOut;
    remember(d, { shown: undefined, isWorn });
    if (isWorn) return;
  }
  waitForDiscord(d, 'status', failure);
};

const onResult =
  <Kind extends Action['kind']>(done: (d: Draft, effect: EffectOf<Kind>, result: Result) => void) =>
  (d: Draft, result: Result, effect: EffectOf<Kind>): void => {
    if (result.kind === 'discord_failed') return onFailed(d, effect, result.failure);
    recovered(d, 'status');
    done(d, effect, result);
  };

export const showing = {
  plan,
  results: {
    post_status: onResult((d, effect, result) => {
      if (result.kind === 'posted') onPosted(d, effect, result.id);
    }),
    edit_status: onResult((d, effect, result) => {
      if (result.kind === 'edited') onEdited(d, effect, result.at);
    }),
    delete: onResult((d, { messageId }) => statusDeleted(d, messageId)),
  },
} satisfies Concern;

import { nobodyHolds } from '../../../src/machine/hands.ts';
import type { Conversation, Hands, Item } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import type { UserId } from '../../../src/lib/ids.ts';
import { statusOf } from '../../../src/machine/status.ts';
import { broken } from '../base.ts';
import { speakerOf } from '../discord.ts';
import type { SimMessage } from '../discord.ts';
import type { Oracle } from './oracle.ts';
import { isMixed } from './step.ts';
import type { Step } from './step.ts';

/** One at a time: whether the floor and the line change for a reason. */

/** As many hands may be up. */
const mostHands = 50;
const quiet = 120_000;
const longestQuiet = 300_000;

const nextIn = ({ up, order }: Hands, { tally }: Conversation): UserId | undefined =>
  order === 'in_order' ? up[0] : up.toSorted((a, b) => (tally.by[a] ?? 0) - (tally.by[b] ?? 0))[0];

/** How many questions of theirs are to be asked. */
const openOf = ({ turn, inbox, preceptor }: Conversation, by: UserId, after?: 'the preceptor'): number => {
  const isNext = ({ id }: Item): boolean =>
    after === undefined || preceptor === undefined || compareIds(id, preceptor.id) > 0;
  const open = inbox.open.filter((item) => item.is === 'waiting' && item.by === by && isNext(item));
  return open.length + (turn?.item.by === by ? 1 : 0);
};

export const checkFloor = (oracle: Oracle, step: Step): void => {
  const { before, after, cause, hadGap } = step;
  const [had, has] = [before.hands, after.hands];
  if (had !== has) checkHands(oracle, step);
  if (has === undefined) return;
  const { turn } = before;
  const isAnswered = turn?.at === 'answered' && after.turn?.item.place !== turn.item.place;
  if (isAnswered && had?.holder === turn.item.by && has.holder === had.holder)
    broken(5, `${has.holder} keeps the floor after an answer`);
  const asked = cause.kind === 'message' && !hadGap ? cause.message.id : undefined;
  const isNew = ({ is, place }: Item): boolean =>
    is === 'waiting' && place === asked && !before.inbox.open.some((item) => item.place === asked);
  if (has.holder === undefined && after.inbox.open.some(isNew))
    broken(5, 'a question comes, and nobody has the floor');
  checkSilence(oracle, step, has);
  checkOffered(oracle, step, has);
};

/** Follows how long the holder has been silent while others wait for them. */
const checkSilence = (
  oracle: Oracle,
  { before, after, cause, press, process, hasGap }: Step,
  { holder, up }: Hands,
): void => {
  const { now } = oracle;
  if (holder === undefined) return;
  const isHeld =
    after.terms.paused !== undefined || after.suspension !== undefined || hasGap || process.state.memory.deaf;
  const isStill = isHeld || up.length === 0 || openOf(after, holder, 'the preceptor') > 0;
  const { silence } = process.state.memory;
  if ((silence === undefined) !== isStill) broken(5, 'nobody knows whether the holder is waited for');
  // Until this step, nobody could expect anything of them.
  const { isStill: wasStill } = oracle.floor;
  // What they want asked may have to wait for the preceptor.
  const isNewlyOpen = openOf(after, holder) > openOf(before, holder);
  // Somebody else may wish for it.
  const isReopened = press?.kind === 'ask_again' || press?.kind === 'answer_aside';
  oracle.floor = { ...oracle.floor, isStill };
  if (before.hands?.holder !== holder || isStill || wasStill)
    oracle.floor = { ...oracle.floor, since: now, silentSince: now };
  else if ((cause.kind === 'typing' && cause.by === holder) || (isNewlyOpen && !isReopened))
    oracle.floor = { ...oracle.floor, silentSince: now };
  if (silence !== undefined && !oracle.world.hasJumped) checkPassing(oracle, cause, silence.passesAt);
};

/** The status says when it passes on: never that it should have, and nothing else with each key that the holder presses. */
const checkPassing = (oracle: Oracle, cause: Step['cause'], passesAt: number): void => {
  const { now, floor, world } = oracle;
  const left = passesAt - world.clock();
  const truly = Math.min(floor.silentSince + quiet, floor.since + longestQuiet) - now;
  if (left > truly + 10 || left < Math.min(truly, 15_000) - 10)
    broken(6, `the floor passes on in ${truly}, and not in ${left}`);
  const wasFar = floor.passesAt - world.clock() > 15_010;
  if (cause.kind === 'typing' && wasFar && passesAt !== floor.passesAt)
    broken(9, 'typing changes the status');
  oracle.floor = { ...floor, passesAt };
};

/** The holder may have the last two asked that came out of turn, as long as they read as they did. */
const checkOffered = (oracle: Oracle, { process, before, after, hasGap }: Step, { holder }: Hands): void => {
  const { watched, state } = process;
  const { discord, presses } = oracle.world;
  const gone = before.hands?.holder;
  // Who has asked has had the floor for all of it.
  if (gone !== undefined && gone !== holder && openOf(after, gone) < openOf(before, gone))
    watched.outOfTurn = watched.outOfTurn.filter((message) => speakerOf(message) !== gone);
  watched.offered = [];
  if (holder === undefined || hasGap || state.memory.outOfTurn.size + watched.outOfTurn.length === 0) return;
  const buttons =
    statusOf(state)
      ?.rows.flat()
      .filter(({ kind }) => kind === 'ask_it') ?? [];
  watched.offered = buttons.flatMap(({ on }) => on ?? []);
  const [first = '0', second] = watched.offered;
  if (buttons.length > 2 || first === second) broken(5, `${buttons.length} messages are offered`);
  for (const id of watched.offered) {
    const isTheirs = speakerOf(oracle.message(id)) === holder;
    if (!isTheirs || watched.known.get(id)?.isDeleted === true) broken(5, `${id} is offered`);
  }
  if (after.terms.paused !== undefined) {
    if (buttons.length > 0) broken(5, 'something is offered in a pause');
    return;
  }
  for (const message of watched.outOfTurn) {
    const { id, wordings, deletedAt, isPasted } = message;
    if (speakerOf(message) !== holder || wordings.length > 1 || deletedAt !== undefined) continue;
    const isLater = (other: SimMessage): boolean =>
      speakerOf(other) === holder && compareIds(other.id, id) > 0;
    const isGone = presses.some(
      ({ decision: d }) =>
        (d.kind === 'forget_person' && d.person === holder) ||
        (d.kind === 'ask_this' && d.message.id === id) ||
        (d.kind === 'ask_it' && d.by === holder && (d.on ?? id) === id),
    );
    if (isGone || discord.messages.filter(isLater).length > 1) continue;
    const button = buttons.find(({ on }) => on === id);
    if (button === undefined) broken(5, `${id} is not kept until it is ${holder}'s turn`);
    else if (isPasted !== true && button.text !== wordings[0]?.words)
      broken(6, `${id} is offered as ${button.text}`);
  }
};

const checkHands = (oracle: Oracle, step: Step): void => {
  const { before, after, press, why } = step;
  const [had, has] = [before.hands, after.hands];
  const isWanted = after.phase === 'open' && after.terms.who === 'hands';
  if (isWanted !== (has !== undefined))
    broken(5, isWanted ? 'nobody knows who has the floor' : 'there is a floor');
  if (has === undefined || why === 'forget_person') return;
  const { up, holder } = has;
  const isRaised = up.length > (had?.up.length ?? 0) && press?.kind === 'raise_hand';
  if (isRaised && up.length > mostHands) broken(9, `${up.length} hands are up`);
  if (new Set([...up, holder]).size < up.length + 1) broken(5, 'a hand is up twice');
  if (holder === undefined && up.length > 0) broken(5, 'nobody has the floor, and hands are up');
  const line = had?.up ?? [];
  // Who has not asked yet is next.
  const isGiven =
    press?.kind === 'give_floor' &&
    had?.holder !== press.to &&
    (press.on ?? had?.holder ?? nobodyHolds) === (had?.holder ?? nobodyHolds);
  const moved =
    isGiven && had?.holder !== undefined && openOf(before, had.holder) === 0 ? had.holder : undefined;
  if (moved !== undefined && up[0] !== moved) broken(5, `${moved} has not asked, and loses the turn`);
  for (const one of up) {
    const isRaised = press?.kind === 'raise_hand' && press.by === one;
    if (!line.includes(one) && !isRaised && one !== moved)
      broken(5, `${one}'s hand goes up because of ${why}`);
  }
  for (const one of line) {
    const isLowered = press?.kind === 'lower_hand' && press.by === one;
    if (!up.includes(one) && holder !== one && !isLowered && !isMixed(step))
      broken(5, `${one} loses the place in the line because of ${why}`);
  }
  const kept = line.filter((one) => up.includes(one));
  if (kept.join() !== up.filter((one) => line.includes(one)).join()) broken(5, 'the line changes its order');
  // They may have been pinged for a floor that they had a moment before.
  const isPinged = (oracle.pingedAt.get(holder) ?? 0) >= oracle.floor.givenAt - 10_000;
  if (holder !== had?.holder) checkHolder(oracle, step, has);
  else if (had?.call === true && has.call !== true && !isPinged && !oracle.world.isRestored)
    broken(6, `${holder} counts as pinged, and was not`);
};

const checkHolder = (oracle: Oracle, step: Step, { holder, call, up }: Hands): void => {
  const { before, after, press, why } = step;
  const { floor, now } = oracle;
  const had = before.hands;
  oracle.floor = { ...floor, givenAt: now };
  if (press?.kind === 'give_floor') {
    const isLate = press.on !== undefined && press.on !== (had?.holder ?? nobodyHolds);
    if (isLate) broken(5, `the floor was given to ${press.to} although it was somebody else's by then`);
    if (holder !== press.to || call !== true) broken(5, `the floor was given to ${press.to}`);
  } else if (had?.holder === undefined) {
    const isRaised = press?.kind === 'raise_hand' && press.by === holder;
    const isTaken = holder === undefined || (call !== true && up.length === 0 && openOf(after, holder) > 0);
    if (!isRaised && !isTaken && !isMixed(step)) broken(5, `${holder} gets a free floor because of ${why}`);
  } else if (!isMixed(step)) {
    const gone = had.holder;
    const isPassed = press?.kind === 'pass' && (press.on ?? gone) === gone;
    const isOver = openOf(after, gone) < openOf(before, gone);
    const isSilent =
      !floor.isStill && now >= Math.min(floor.silentSince + quiet, floor.since + longestQuiet) - 10;
    const mayPass =
      isPassed || isOver || (isSilent && had.up.length > 0 && openOf(after, gone, 'the preceptor') === 0);
    if (!mayPass) broken(5, `${gone} loses the floor because of ${why}`);
    const next = nextIn(had, after);
    if (holder !== next) broken(5, `${holder} gets the floor instead of ${next}`);
    const lost = isPassed || isOver ? undefined : gone;
    if (lost !== undefined && lost !== step.after.hands?.lost)
      broken(5, `${lost} loses the floor without a word`);
  }
};

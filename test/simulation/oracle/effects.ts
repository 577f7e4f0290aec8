import type { Effect, EffectOf } from '../../../src/machine/effects.ts';
import type { Result } from '../../../src/machine/events.ts';
import type { Conversation, Item, Outgoing } from '../../../src/machine/record.ts';
import { statusOf } from '../../../src/machine/status.ts';
import type { DiscordFailure } from '../../../src/lib/failure.ts';
import { compareIds, timeOfId } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { speakerOf, writtenBy } from '../discord.ts';
import type { Process } from '../process.ts';
import { isNobody, isNotTaken, moment, saidAs } from './oracle.ts';
import type { Call, Oracle, Said } from './oracle.ts';
import { isHalted } from './hearing.ts';
import { askingIn } from './preceptor.ts';

/** Whether the machine may do what it begins. */

const mostRequests = 2_500;
const mostBytes = 80_000;
/** Between two edits of the status. */
const statusEvery = 3_000;

export const checkWrite = (oracle: Oracle, record: Conversation | undefined): void => {
  oracle.writes += 1;
  // It takes a while.
  if (record === undefined || oracle.writes % 16 > 0) return;
  const text = JSON.stringify(record);
  // A long answer that is not out yet stands in it once.
  const long = record.outgoing.flatMap(({ what }) => (what.kind === 'part' ? (what.part.file ?? []) : []));
  const bytes = text.length - long.reduce((sum, file) => sum + JSON.stringify(file).length, 0);
  if (bytes > mostBytes || long.length > 1) broken(9, `the record grows: ${bytes} bytes`);
};

/** How long it is tried to show in the thread that it has ended. */
const longestShown = 15 * 60_000;

/** Promise 5: no end is silent, that of what is deleted neither. */
export const checkDeletion = ({ world, said }: Oracle, { phase, ended }: Conversation): void => {
  if (phase === 'opening' || world.isRestored || world.hasJumped || world.discord.isGone) return;
  const isTold = [...said.values()].some(
    ({ what, message }) => what.kind === 'ended' && message !== undefined,
  );
  if (!isTold && world.clock() - (ended?.at ?? Infinity) < longestShown)
    broken(5, 'it is deleted before its end is said');
};

export const checkEffect = (oracle: Oracle, process: Process, effect: Effect): void => {
  const { disk, isDown, isGone } = oracle.world.store;
  const { record, memory, writer } = process.state;
  oracle.requests += 1;
  if (oracle.requests > mostRequests) broken(9, `too many requests, at last ${effect.kind}`);
  if (process.isFenced) broken(10, `${effect.kind} begins without the store`);
  oracle.inRestart?.push(effect);
  switch (effect.kind) {
    case 'call':
      return checkCall(oracle, process, effect);
    case 'reset':
      if (record.job?.kind === 'reset' && disk?.job?.at !== record.job.at)
        broken(4, 'a reset begins before it is stored');
      return;
    case 'post': {
      const isForm = ({ key, form = 0 }: Outgoing): boolean =>
        form === 0 ? key === effect.nonce : /^[fu]$/.test(effect.nonce.replace(key, ''));
      const isEnd = effect.what.kind === 'ended';
      const isStored = disk === undefined ? isGone && isEnd : disk.outgoing.some(isForm);
      if (!isStored) broken(4, `${effect.nonce} is posted before it is stored`);
      if (memory.gap !== undefined) broken(7, `${effect.nonce} is posted while a gap is open`);
      return;
    }
    case 'hint':
      return checkHint(oracle, effect);
    case 'tell_out':
      oracle.toldOut += 1;
      return;
    case 'delete':
      if (effect.messageId === record.status?.id) checkMove(oracle, process, effect);
      return;
    case 'post_status':
    case 'edit_status': {
      const isEarly = effect.kind === 'edit_status' && oracle.now < oracle.editedAt + statusEvery;
      if (isEarly) broken(9, 'the status is edited too often');
      if (memory.gap !== undefined) broken(6, `${effect.kind} while a gap is open`);
      oracle.statusAt = oracle.now;
      if (isDown || writer.failures > 0 || oracle.now < oracle.forgotAt + moment) return;
      const isStored = disk !== undefined && toldOf(disk) === toldOf(record);
      if (!isStored) broken(4, `${effect.kind} tells what is not stored`);
      return;
    }
    default:
  }
};

/** What the status tells of it at least. */
const toldOf = ({ terms: { who, paused }, time, hands, suspension }: Conversation): string =>
  // What is held is not shown.
  [
    who,
    paused,
    ...(time?.left === undefined ? [time?.on, time?.is] : []),
    hands?.holder,
    hands?.up,
    suspension?.cause,
  ].join();

/** Nobody is told the same in words twice. */
const checkHint = ({ world, hints }: Oracle, { hint, by, nonce }: EffectOf<'hint'>): void => {
  const isForgotten = world.presses.some(({ decision }) => decision.kind === 'forget_person');
  if (hint.kind === 'no_room' || isForgotten || world.isRestored) return;
  const key = `${hint.kind} ${by}`;
  if ((hints.get(key) ?? nonce) !== nonce) broken(5, `${by} is told ${hint.kind} again`);
  hints.set(key, nonce);
};

/** The status is edited in place, until much stands below it, or somebody has to see it: whom the floor goes to, or all. */
const checkMove = ({ world }: Oracle, { state }: Process, { messageId }: EffectOf<'delete'>): void => {
  const below = world.discord.messages.filter(({ id }) => compareIds(id, messageId) > 0).length;
  const { hands, terms } = state.record;
  const isTold =
    (hands?.call === true && terms.paused === undefined) || (state.memory.status.isNews && below > 0);
  const isWanted = statusOf(state) !== undefined && !isTold;
  const isWorn = (world.discord.byId.get(messageId)?.wordings.length ?? 0) > 40;
  if (isWanted && below < 15 && !isWorn) broken(6, `the status is posted again for nothing, ${below} below`);
};

const checkCall = (oracle: Oracle, process: Process, { text, place }: EffectOf<'call'>): void => {
  const { world, refusals } = oracle;
  const { disk } = world.store;
  const { record, memory } = process.state;
  const { turn, phase, suspension, job, outgoing, inbox, preceptor, time } = record;
  if (turn?.at !== 'submitted' || turn.item.place !== place) return broken(4, 'a call without a turn');
  const isStored = disk?.turn?.at === 'submitted' && disk.turn.item.place === place;
  if (!isStored) broken(4, `${place} is asked before it is stored`);
  if (phase !== 'open' || isHalted(record) || job !== undefined)
    broken(5, `${place} is asked in a pause, before a job, or after the end`);
  if (suspension !== undefined && oracle.now < oracle.suspendedUntil)
    broken(5, `${place} is asked while suspended`);
  if (process.isClosing) broken(5, `${place} is asked by a process that ends`);
  if (refusals.inRow > 2 && oracle.now < refusals.until) broken(9, 'the service is not left alone');
  if (memory.gap !== undefined) broken(3, `${place} is asked while a gap is open`);
  if (outgoing.length > 0) broken(3, `${place} is asked before everything is said`);
  const { item } = turn;
  // In a pause by hand that did not hold the time, what was heard before the press waits for that end. An end that was set
  // so late that it had passed takes nothing back.
  const setAt = oracle.entries.find((entry) => entry.time?.on === time?.on)?.at ?? 0;
  const overAt = Math.max(time?.endsAt ?? 0, setAt);
  if (time?.is === 'up' && timeOfId(writtenBy(oracle.message(item.id))) >= overAt)
    broken(5, `${item.id} was written after the end of the time`);
  if (world.isRestored) checkAnswered(oracle, process, item);
  else checkPlace(oracle, process, item);
  checkWords(oracle, process, item, text);
  const asks = world.isRestored ? (preceptor?.id ?? '0') : askingIn(oracle, record);
  if (compareIds(item.id, asks) < 0) broken(3, `${item.id} is taken for the answer to the preceptor`);
  const isBefore = (other: Item): boolean =>
    compareIds(other.place, place) < 0 && compareIds(other.id, asks) > 0;
  const first = inbox.open.find((other) => other.is === 'waiting' && isBefore(other));
  if (first !== undefined) broken(3, `${place} is asked before ${first.place}`);
  if (place === item.id && !world.isRestored) checkOrder(oracle, process, item);
  const call: Call = { place, id: item.id, by: item.by, process, at: oracle.now };
  oracle.callsAt.set(place, [...(oracle.callsAt.get(place) ?? []), call]);
  oracle.askedIds.add(item.id);
};

/** Promise 2, if an older copy of the store was restored: what the thread shows as answered is not asked. */
const checkAnswered = ({ world }: Oracle, { sessionAt }: Process, { id, place }: Item): void => {
  const answer = world.discord.messages.find(({ effect, deletedAt, at, id: own }) => {
    const isAnswer = effect?.kind === 'post' && ['part', 'beginning'].includes(effect.what.kind);
    const isAbout = isAnswer && effect.replyTo === id;
    return isAbout && deletedAt === undefined && at < sessionAt && compareIds(own, id) > 0;
  });
  if (answer !== undefined && place === id) broken(2, `${id} was answered before the store was restored`);
};

/** Promise 2. */
const checkPlace = ({ world, callsAt }: Oracle, process: Process, { place, id }: Item): void => {
  for (const { result, process: other } of callsAt.get(place) ?? []) {
    if (other === process && result === undefined)
      broken(2, `${id} is asked at ${place} while it is being asked`);
    if (!isNotTaken(result)) broken(2, `${id} is asked twice at ${place}`);
  }
  const press = world.presses.find((one) => one.id === place)?.decision.kind;
  const isWanted = press === 'ask_this' || press === 'ask_again' || press === 'ask_it';
  if (place !== id && !isWanted) broken(2, `${id} is asked at ${place} because of ${press}`);
};

/** Promise 1. */
const checkWords = (oracle: Oracle, process: Process, { id, place, by }: Item, text: string): void => {
  const { readsMessages } = oracle.world.discord;
  const message = oracle.message(id);
  const { wordings, deletedAt = Infinity } = message;
  if (speakerOf(message) !== by && !isNobody(by)) broken(1, `${id} is asked in somebody else's name`);
  const known = process.watched.known.get(id);
  const { sessionAt } = process;
  // Without the intent, the press alone shows the words.
  const press = oracle.world.presses.findLast(
    ({ id: at, decision }) =>
      !readsMessages &&
      decision.kind === 'ask_this' &&
      decision.message.id === id &&
      compareIds(at, place) <= 0,
  );
  const isMissed = press !== undefined && deletedAt > press.at && deletedAt < press.reachedAt;
  if (!isMissed && (known?.isDeleted === true || deletedAt < sessionAt))
    broken(1, `${id} is asked although it was deleted`);
  const before = (time: number): number => wordings.findLastIndex(({ at }) => at < time);
  // An edit of the same moment may have come before the press or after it.
  const least = press === undefined ? Math.max(known?.wording ?? 0, before(sessionAt)) : before(press.at);
  const fits = wordings.some(
    ({ words, isQuestion }, index) => index >= least && words === text && (place !== id || isQuestion),
  );
  if (!fits) broken(1, `${id} is asked in words that it does not have, or has no more: ${text}`);
};

/** Promise 3, by what the process was shown. */
const checkOrder = (oracle: Oracle, process: Process, { id }: Item): void => {
  const { known } = process.watched;
  const { preceptor } = process.record;
  const { discord, presses } = oracle.world;
  for (const other of discord.messages) {
    if (compareIds(other.id, id) >= 0) return;
    // It waits for the answer to the preceptor.
    if (preceptor !== undefined && compareIds(other.id, preceptor.id) < 0) continue;
    if (oracle.askedIds.has(other.id) || oracle.putOff.has(other.id) || oracle.dropped.has(other.id))
      continue;
    if (known.get(other.id)?.hasCome !== true || !oracle.isOwed(other)) continue;
    // If somebody wants it asked, that press is its place.
    const isPressed = presses.some(
      ({ decision }) => decision.kind === 'ask_this' && decision.message.id === other.id,
    );
    if (!isPressed) broken(3, `${id} is asked before ${other.id}`);
  }
};

/** What has come of a call. */
export const called = (
  oracle: Oracle,
  process: Process,
  { place }: EffectOf<'call'>,
  result: Result,
): void => {
  const call = oracle.callsAt.get(place)?.findLast((one) => one.process === process);
  if (call !== undefined) call.result = result;
  const failure = result.kind === 'service_failed' ? result.failure : undefined;
  const { retryAfter = 0 } = failure?.kind === 'not_taken' ? failure : {};
  const inRow = failure !== undefined && isNotTaken(result) ? oracle.refusals.inRow + 1 : 0;
  oracle.refusals = { inRow, until: oracle.now + (retryAfter > 10_000 ? retryAfter : 30_000) };
};

const notTaken = ({ failedAt, now }: Oracle, { nonce }: EffectOf<'post'>, { kind }: DiscordFailure): void => {
  if (kind === 'refused') failedAt.set(nonce, 0);
  if (kind === 'failing' && !failedAt.has(nonce)) failedAt.set(nonce, now);
};

/** For so long Discord may fail by itself; give or take the ways of requests. */
const believed = 55_000;

/** A part takes another form once Discord has refused it, or has failed at it for a minute; a line when it has no other. */
const checkForm = ({ failedAt, now }: Oracle, { key, what }: Said, { nonce }: EffectOf<'post'>): void => {
  if (now - (failedAt.get(key) ?? now) < believed) broken(7, `${key} takes another form for nothing`);
  const hasFile = what.kind === 'part' && what.as === undefined && what.part.whole !== true;
  if (nonce.endsWith('u') && hasFile && !failedAt.has(`${key}f`)) broken(7, `${key} is left out for nothing`);
};

export const checkLanded = (oracle: Oracle, effect: Effect, result: Result): void => {
  if (effect.kind === 'hint' && result.kind === 'posted')
    oracle.toldHints.add(effect.hint.kind === 'ended' ? 'ended' : `${effect.hint.kind}:${effect.by}`);
  if (result.kind === 'discord_failed' && effect.kind === 'post') notTaken(oracle, effect, result.failure);
  if (result.kind !== 'posted') return;
  if (effect.kind === 'post_status') {
    const floor = effect.status.lines.find((line) => line.kind === 'floor');
    // One that was under way when they got the floor mentions them, too.
    const isEarly = oracle.statusAt <= oracle.floor.givenAt;
    oracle.pingedAt.set(isEarly ? floor?.holder : effect.ping, oracle.now);
  }
  if (effect.kind !== 'post' || oracle.world.isRestored) return;
  const said = saidAs(oracle, effect.nonce) ?? broken(7, `${effect.nonce} was not to be said`);
  const message = oracle.message(result.id);
  if (said.message === message) return;
  if (said.message !== undefined) broken(7, `${effect.nonce} stands twice`);
  if (said.key !== effect.nonce) checkForm(oracle, said, effect);
  said.message = message;
  said.form = effect.what;
  for (const { key } of oracle.world.current?.record.outgoing ?? []) {
    const other = oracle.said.get(key);
    if (other !== undefined && other.order < said.order && other.message === undefined)
      broken(7, `${said.key} stands before ${key}`);
  }
};

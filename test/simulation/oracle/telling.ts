import type { Message } from '../../../src/machine/events.ts';
import type { Conversation } from '../../../src/machine/record.ts';
import type { UserId } from '../../../src/lib/ids.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { latest, speakerOf, writtenBy } from '../discord.ts';
import type { SimMessage } from '../discord.ts';
import { bot } from '../places.ts';
import type { Process } from '../process.ts';
import { isHeard, isLeader, isQuiet } from './hearing.ts';
import { isNotTaken } from './oracle.ts';
import type { Oracle } from './oracle.ts';
import { arrivals, isMixed, isNew, itemsOf } from './step.ts';
import type { Step } from './step.ts';

/** No message meets silence: what becomes of each, and what its writer sees, as the contract has it. */

type Row = readonly [becomes: 'asked' | 'not', hint?: string | undefined, sign?: 'talk' | 'not_asked'];

/** Sees it, or has to be able to see it by now: the sign, or what was said in words. */
export interface Owed {
  readonly message: SimMessage;
  readonly by: UserId;
  readonly process: Process;
  readonly at: number;
  readonly hint: string | undefined;
  readonly sign: 'talk' | 'not_asked' | undefined;
}

interface Heard {
  readonly before: Conversation;
  readonly message: SimMessage;
  readonly shown: Message;
  readonly by: UserId;
  readonly isHeardNow: boolean;
}

const isForAnother = (oracle: Oracle, { message, shown: { content }, by }: Heard): boolean => {
  const answered = message.repliesTo === undefined ? undefined : oracle.message(message.repliesTo);
  const toWhom = answered && (speakerOf(answered) ?? bot);
  const first = /^<@(\d+)>/.exec(content)?.[1];
  return [toWhom, first].some((one) => one !== undefined && one !== bot && one !== by);
};

const rowOf = (oracle: Oracle, heard: Heard): Row => {
  const { before, message, shown, by, isHeardNow } = heard;
  const { content, pasted } = shown;
  const { terms, phase } = before;
  const { readsMessages } = oracle.world.discord;
  const isToBot =
    message.interaction !== undefined || latest(message).isAddressed || content.includes(`<@${bot}>`);
  const isDeaf = (terms.hears === 'mentions' || !readsMessages) && !isToBot;
  const isHidden = isDeaf && !readsMessages && content === '';
  const words = content.replace(`<@${bot}> `, '');
  if (/^(?:\(\(|（（)/.test(words)) return ['not'];
  if (phase === 'ended') return ['not', 'ended'];
  if (isQuiet(before, writtenBy(message))) return ['not'];
  if (shown.odd === true) return ['not', 'odd', 'not_asked'];
  if (content.startsWith('<:')) return ['not'];
  if (words.startsWith('/')) return ['not', 'command', 'not_asked'];
  if (isForAnother(oracle, heard)) return ['not', 'side_talk', 'talk'];
  if (isDeaf) return ['not', isHidden ? 'unreadable' : 'mentions'];
  if (content === '' && pasted !== true) return ['not', 'no_text', 'not_asked'];
  if (isHeardNow) return ['asked', shown.extras && content !== '' ? 'text_alone' : undefined];
  if (terms.who !== 'hands') return ['not', terms.who === 'me' ? 'left_out' : 'not_chosen', 'not_asked'];
  if (isLeader(terms, by)) return ['not', undefined, 'talk'];
  return ['not', 'no_floor', 'not_asked'];
};

const keyOf = (hint: string, by: UserId): string => (hint === 'ended' ? hint : `${hint}:${by}`);

/** What is on its way to be said or set because of this message. */
const wantedFor = ({ state: { memory } }: Process, id: string) => ({
  hint: memory.hints.findLast(({ to }) => to === id)?.hint.kind,
  sign: memory.signs.find(({ to }) => to === id)?.sign,
});

/** A message is heard once, by what holds when it comes, whether it is live or read. */
export const checkArrivals = (oracle: Oracle, step: Step): void => {
  const { hands } = step.before;
  // One of several may take a free floor from those after it.
  const isFree = hands !== undefined && hands.holder === undefined;
  if (isMixed(step) && (isFree || oracle.world.isRestored)) return;
  for (const id of arrivals(step)) {
    const { shown } = step.process.watched.known.get(id) ?? {};
    // One that is gone may not have been read.
    const isGone = isMixed(step) && oracle.message(id).deletedAt !== undefined;
    if (shown !== undefined && !isGone) checkArrival(oracle, step, shown);
  }
};

const checkArrival = (oracle: Oracle, step: Step, shown: Message): void => {
  const { before, after, process } = step;
  const { id, interaction } = shown;
  const message = oracle.message(id);
  const by = speakerOf(message);
  const isKnown = before.turn?.item.id === id || itemsOf(before).some((item) => item.id === id);
  if (by === undefined || isKnown || !isNew(before, id) || before.phase === 'opening') return;
  const press = interaction && oracle.world.presses.find((one) => one.id === interaction.id);
  const roles = press?.process === process ? undefined : (shown.author.roles ?? []);
  const isHeardNow = isHeard(before, { by, at: writtenBy(message) }, roles);
  const [becomes, hint, sign] = rowOf(oracle, { before, message, shown, by, isHeardNow });
  const isIn = itemsOf(after).some((item) => item.place === id);
  if (hint === 'no_floor') process.watched.outOfTurn = [...process.watched.outOfTurn, message];
  if (isIn && becomes !== 'asked') broken(1, `${id} is to be asked`);
  if (!isIn && becomes === 'asked' && !isMixed(step)) broken(5, `${id} is not to be asked`);
  const wanted = wantedFor(process, id);
  // Several of them may have one hint.
  const known = isMixed(step) && wanted.hint === undefined ? after.hinted : before.hinted;
  // Whose hand is up already needs no word about it.
  const isUp = hint === 'no_floor' && before.hands?.up.includes(by) === true;
  const isNewHint = hint !== undefined && !isUp && !known.includes(keyOf(hint, by));
  const due = {
    hint: isNewHint ? hint : undefined,
    sign: sign === 'talk' || !isNewHint ? sign : undefined,
  };
  // Below a later one of theirs.
  const isLater = process.state.memory.signs.some((one) => one.by === by && compareIds(one.to, id) > 0);
  if (isLater) wanted.sign ??= due.sign;
  if (wanted.hint !== due.hint || wanted.sign !== due.sign)
    broken(5, `${by} is to see ${due.hint} ${due.sign} at ${id}, and not ${wanted.hint} ${wanted.sign}`);
  if (due.hint !== undefined || due.sign !== undefined)
    oracle.owed = [...oracle.owed, { message, by, process, at: oracle.now, ...due }];
};

/** Once it has been asked, an edit changes nothing, and its author is told so. */
export const checkEdit = (oracle: Oracle, { before, process }: Step, shown: Message): void => {
  const { id, editedAt = 0 } = shown;
  const by = speakerOf(oracle.message(id));
  const calls = [...oracle.callsAt.values()].flat().filter((one) => one.process === process);
  const call = calls.findLast((one) => one.id === id);
  const { inbox, turn } = before;
  const isUnsent = turn?.item.id === id && !oracle.callsAt.has(turn.item.place);
  const isOpen = isUnsent || inbox.open.some((item) => item.id === id);
  if (by === undefined || call === undefined || isOpen || isNotTaken(call.result)) return;
  const isLate = editedAt > call.at && !before.hinted.includes(keyOf('asked_already', by));
  const isAmongLast = calls.filter(({ at }) => at > call.at).length < 15;
  if (isLate && isAmongLast && wantedFor(process, id).hint !== 'asked_already')
    broken(5, `${by} is not told that ${id} had been asked`);
};

/** What Discord does not take for a minute is given up; where a right is missing, it is not tried for a while. */
const patience = 70_000;
const longestRest = 16 * 60_000;

/** What was heard in a gap is not told a minute later. */
export const forgiveGap = (oracle: Oracle, process: Process): void => {
  const { gapSince = 0 } = process.watched;
  oracle.owed = oracle.owed.filter(
    (one) => one.process !== process || one.at < gapSince || one.at > oracle.now - 60_000,
  );
};

const isSeen = (oracle: Oracle, { message, by, hint, sign }: Owed): boolean => {
  const own = oracle.world.discord.messages.filter((one) => speakerOf(one) === by);
  const isMarked =
    sign === undefined ||
    own.some((one) => compareIds(one.id, message.id) >= 0 && one.signs?.includes(sign) === true);
  return isMarked && (hint === undefined || oracle.toldHints.has(keyOf(hint, by)));
};

export const checkTold = (oracle: Oracle): void => {
  for (const owed of oracle.owed) {
    const { message, by, process, at, hint, sign } = owed;
    const { diedAt, watched } = process;
    // What was heard in a gap is told at its end.
    const diedInGap = diedAt < Infinity && watched.hadGap && (watched.gapSince ?? 0) <= at;
    const isCutOff = diedAt < at + patience || diedInGap;
    const isRefused = oracle.refusedAt.some((time) => time >= at - longestRest && time < at + patience);
    const isForgotten = oracle.world.presses.some(
      ({ decision: d }) => d.kind === 'forget_person' && d.person === by,
    );
    if (isCutOff || isRefused || isForgotten || message.deletedAt !== undefined || isSeen(oracle, owed))
      continue;
    broken(5, `${by} sees no ${hint} ${sign} at ${message.id}`);
  }
};

/** A hint stands for five minutes at most; who knows of it takes it down. */
export const checkHintsGone = ({ world: { discord, current } }: Oracle): void => {
  const { record } = current ?? {};
  if (record === undefined || (record.phase === 'ended' && discord.isArchived)) return;
  if (record.hints.length > 0) broken(6, `hints stand: ${record.hints.join()}`);
  const standing = discord.messages.find(
    ({ effect, deletedAt, heardBy }) =>
      effect?.kind === 'hint' && deletedAt === undefined && heardBy === current,
  );
  if (standing !== undefined) broken(6, `the hint ${standing.id} stands, and is forgotten`);
};

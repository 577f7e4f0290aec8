import { broken } from '../base.ts';
import { isHeard, isLeader, isQuiet } from './hearing.ts';
import { isSeen } from './items.ts';
import type { Oracle } from './oracle.ts';
import { appended, itemsOf } from './step.ts';
import type { Step } from './step.ts';
import { isHeldRight, isResumedRight, isTimeRight, isUpBy, isUpNow } from './time.ts';

/** Where nothing can be posted. */
const mostUntold = 5;

/** A press does what it says, by what holds when it comes. */

export const checkPress = (oracle: Oracle, step: Step): void => {
  const { before, after, press } = step;
  if (press?.kind === 'forget_person') {
    if (JSON.stringify(after).includes(press.person)) broken(5, `${press.person} is not forgotten`);
  } else if (press?.kind === 'delete') {
    if (after.phase !== 'opening' && ![after.job, after.ended].some((end) => end?.because === 'deleted'))
      broken(5, 'what is to be deleted is not marked');
  } else if (before.phase === 'open' && before.job?.kind !== 'end') {
    if (press !== undefined && !isRight(oracle, step))
      broken(5, `${press.kind} does nothing, or something else`);
  } else if (press !== undefined && before.terms !== after.terms && !isUpNow(step))
    broken(5, `${press.kind} after the end`);
};

const isFromAside = ({ inbox }: Step['before'], place: string): boolean =>
  inbox.open.some((item) => item.is === 'aside' && item.place === place);

const isRight = (oracle: Oracle, step: Step): boolean => {
  const { process, before, after, press, request } = step;
  const { terms, inbox, hands, suspension } = after;
  const at = request ?? '0';
  /** The press itself may show that the time is up. */
  const wasUp = isUpBy(before, at);
  const has = (
    is: string,
    { on, except }: { on?: string | undefined; except?: string | undefined } = {},
  ): boolean => inbox.open.some((item) => item.is === is && item.place !== except && isSeen(on, item.place));
  const isIn = itemsOf(after).some(({ place }) => place === request);
  switch (press?.kind) {
    case 'pause': {
      const isRefused = wasUp && before.time?.forAll === true && press.manages !== true;
      const isTheirs =
        before.terms.paused === undefined || wasUp || (press.forAll && !before.terms.pausedForAll);
      if (isRefused || !isTheirs) return terms === before.terms || after.time?.is === 'up';
      // What was talk stays talk.
      const since = before.terms.paused === undefined ? request : before.terms.pausedAt;
      const isSince =
        before.terms.paused === undefined && wasUp ? isQuiet(after, at) : terms.pausedAt === since;
      const isHis = terms.paused === press.by && terms.pausedForAll === press.forAll && isSince;
      return isHis && (wasUp ? after.time === undefined : isHeldRight(step, press));
    }
    case 'resume': {
      const { pausedAt = press.on } = before.terms;
      const isLate = press.on !== undefined && press.on !== pausedAt;
      const isRefused = before.terms.pausedForAll === true && press.manages !== true;
      if (isLate || isRefused || wasUp) return terms === before.terms || after.time?.is === 'up';
      return terms.paused === undefined && isResumedRight(step);
    }
    case 'set_time':
      return isTimeRight(step, press);
    case 'raise_hand':
      return (
        hands === undefined ||
        hands.holder === press.by ||
        hands.up.includes(press.by) ||
        before.hands?.up.length === 50
      );
    case 'skip_preceptor':
      return after.preceptor === undefined || (press.on ?? after.preceptor.id) !== after.preceptor.id;
    case 'terms': {
      const { who = before.terms.who, hears = before.terms.hears, chosen, order } = press;
      const isOfWho = press.who !== undefined || order !== undefined;
      if (isOfWho && before.terms.whoForAll === true && press.manages !== true)
        return terms === before.terms || after.time?.is === 'up';
      const isSetAnew =
        who === 'hands' && (before.terms.who !== 'hands' || (press.forAll && !before.terms.whoForAll));
      if (isSetAnew && terms.ledBy !== press.by) return false;
      if (!isSetAnew && who === 'hands' && terms.ledBy !== before.terms.ledBy) return false;
      if (press.forAll && terms.whoForAll !== true) return false;
      const isChosen = who !== 'chosen' || !chosen || JSON.stringify(terms.chosen) === JSON.stringify(chosen);
      const isSame =
        terms.who === who &&
        terms.hears === hears &&
        (terms.paused === before.terms.paused || after.time?.is === 'up');
      return isSame && isChosen && (order === undefined || hands === undefined || hands.order === order);
    }
    case 'co_hosts':
      return terms.coHosts.toSorted().join() === press.people.toSorted().join();
    case 'tell': {
      const isTold = appended(step).some(({ what }) => what.kind === 'told' && what.text === press.text);
      return isTold || before.outgoing.filter(({ what }) => what.kind === 'told').length >= mostUntold;
    }
    case 'ask_this': {
      const { id, interaction, author } = press.message;
      const speaker = interaction?.by ?? author.id;
      const isAsked =
        before.turn?.item.id === id ||
        itemsOf(before).some((item) => item.id === id && item.is === 'waiting');
      const isText = oracle.message(id).wordings.every(({ words }) => words !== '');
      const heard = isHeard(before, { by: speaker, at });
      const goesFirst =
        isLeader(before.terms, press.by) && before.terms.who === 'hands' && !isQuiet(before, at);
      if (goesFirst && isText && !isIn && !isAsked) return false;
      if (isIn && !heard && !goesFirst) broken(1, `${speaker} is not heard, and Ask this takes effect`);
      return isIn || !heard || !isText || isAsked;
    }
    case 'ask_it': {
      const isOffered = press.on !== undefined && process.watched.offered.includes(press.on);
      const mayAsk = before.hands?.holder === press.by && !isQuiet(before, at);
      return isIn || !isOffered || !mayAsk || itemsOf(before).some(({ id }) => id === press.on);
    }
    case 'ask_again':
      return isIn === before.inbox.open.some(({ is, place }) => is === 'doubt' && place === press.place);
    case 'set_aside':
      return !has('waiting');
    case 'answer_aside':
      return wasUp
        ? inbox.open.every((item) => item.is !== 'waiting' || !isFromAside(before, item.place))
        : !has('aside', { on: press.on });
    case 'skip_aside':
      return !has('aside', { on: press.on });
    case 'skip_waiting':
      // An unsent turn may be taken back.
      return !has('waiting', { on: press.on, except: before.turn?.item.place });
    case 'try_now':
      return (
        suspension === undefined || process.isClosing || (suspension.nextTryAt ?? 0) <= oracle.world.clock()
      );
    default:
      return true;
  }
};

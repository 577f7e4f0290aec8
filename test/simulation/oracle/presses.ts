import { broken } from '../base.ts';
import { isHeard } from './hearing.ts';
import { isSeen } from './items.ts';
import type { Oracle } from './oracle.ts';
import { appended, itemsOf } from './step.ts';
import type { Step } from './step.ts';

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
  } else if (press !== undefined && before.terms !== after.terms) broken(5, `${press.kind} after the end`);
};

const isRight = (oracle: Oracle, step: Step): boolean => {
  const { process, before, after, press, request } = step;
  const { terms, inbox, hands, suspension } = after;
  const has = (
    is: string,
    { on, except }: { on?: string | undefined; except?: string | undefined } = {},
  ): boolean => inbox.open.some((item) => item.is === is && item.place !== except && isSeen(on, item.place));
  const isIn = itemsOf(after).some(({ place }) => place === request);
  switch (press?.kind) {
    case 'pause':
      return terms.paused !== undefined;
    case 'resume': {
      const { pausedAt = press.on } = before.terms;
      const isLate = press.on !== undefined && press.on !== pausedAt;
      return isLate ? terms === before.terms : terms.paused === undefined;
    }
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
      const isChosen = who !== 'chosen' || !chosen || JSON.stringify(terms.chosen) === JSON.stringify(chosen);
      const isSame = terms.who === who && terms.hears === hears && terms.paused === before.terms.paused;
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
      const heard = isHeard(before, speaker);
      const goesFirst = press.moderates && before.terms.who === 'hands' && before.terms.paused === undefined;
      if (isIn && !heard && !goesFirst) broken(1, `${speaker} is not heard, and Ask this takes effect`);
      return isIn || !heard || !isText || isAsked;
    }
    case 'ask_it': {
      const isOffered = press.on !== undefined && process.watched.offered.includes(press.on);
      const mayAsk = before.hands?.holder === press.by && before.terms.paused === undefined;
      return isIn || !isOffered || !mayAsk || itemsOf(before).some(({ id }) => id === press.on);
    }
    case 'ask_again':
      return isIn === before.inbox.open.some(({ is, place }) => is === 'doubt' && place === press.place);
    case 'set_aside':
      return !has('waiting');
    case 'answer_aside':
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

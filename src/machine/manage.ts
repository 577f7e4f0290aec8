import type { Draft } from './draft.ts';
import type { News } from './effects.ts';
import type { Authority, Concern, Outcome } from './events.ts';
import { forgetOutOfTurn, takeFloor } from './hands.ts';
import { hearing, plainWords, readerIn, saysNothing, speakerOf } from './hear.ts';
import type { LeftOut } from './hear.ts';
import { add, forgetWords, isSeen, openItem, ownPosted, remove, setWords } from './inbox.ts';
import { say } from './outgoing.ts';
import { leaderIn } from './record.ts';
import type { Chosen, Item } from './record.ts';
import type { StatusSource } from './status.ts';

/** What moderators change about a conversation, or tell those in it; and what people have asked in other ways than by writing it. */

export const mostCoHosts = 10;
/** How many words of moderators wait to be said, where nothing can be posted. */
const mostUntold = 5;

const sorted = ({ people, roles }: Chosen = { people: [], roles: [] }): string =>
  [...people, ...roles].toSorted().join();

/** Shown until the next answer, below what people have written. */
export const tell = (d: Draft, news: News | undefined): void => {
  d.memory.news = news;
  d.memory.status = { ...d.memory.status, isNews: true };
};

/** What was set for all conversations of the channel is not for a student who hosts one of them to change. */
export const isForOthers = (isForAll: true | undefined, { manages }: Authority): boolean =>
  isForAll === true && manages !== true;

const refusal = (verdict: 'paused' | LeftOut): Outcome =>
  verdict === 'paused' ? { kind: 'paused' } : { kind: 'not_heard', hint: verdict };

/** Of those who have lately used a command to speak. */
const mostRoles = 50;

const doubtAt = (d: Draft, place: string): Item | undefined =>
  d.record.inbox.open.find((one) => one.is === 'doubt' && one.place === place);

const decisions = {
  terms: (d, { by, forAll, manages, ...wanted }) => {
    const { terms, hands } = d.record;
    const { who = terms.who, hears = terms.hears } = wanted;
    const chosen = who === 'chosen' ? (wanted.chosen ?? terms.chosen) : undefined;
    const order = who === 'hands' ? (wanted.order ?? hands?.order ?? 'in_order') : undefined;
    const isWho = wanted.who !== undefined || wanted.order !== undefined;
    if (isWho && isForOthers(terms.whoForAll, { manages })) return { kind: 'for_all' };
    const isTakenOver = forAll === true && terms.whoForAll === undefined;
    const isAsBefore = who === terms.who && hears === terms.hears && order === hands?.order && !isTakenOver;
    if (isAsBefore && sorted(chosen) === sorted(terms.chosen)) return { kind: 'nothing' };
    const isLedAnew = who === 'hands' && (terms.who !== 'hands' || isTakenOver);
    const ledBy = isLedAnew ? by : who === 'hands' ? terms.ledBy : undefined;
    const whoForAll = isWho ? forAll : terms.whoForAll;
    d.record.terms = { ...terms, who, hears, chosen, ledBy, whoForAll };
    if (order !== undefined) d.record.hands = { up: [], ...hands, order };
    tell(d, { kind: 'terms', by, who, hears, chosen });
    return { kind: 'done' };
  },
  co_hosts: (d, { by, people }) => {
    const { about, terms } = d.record;
    const coHosts = [...new Set(people)].filter((one) => one !== about.hostId).slice(0, mostCoHosts);
    if (coHosts.toSorted().join() === terms.coHosts.toSorted().join()) return { kind: 'nothing' };
    d.record.terms = { ...terms, coHosts };
    tell(d, { kind: 'co_hosts', by, people: coHosts });
    return { kind: 'done' };
  },
  tell: (d, { by, text }, at) => {
    const untold = d.record.outgoing.filter(({ what }) => what.kind === 'told');
    if (untold.length >= mostUntold) return { kind: 'nothing' };
    say(d, { kind: 'told', by, text }, { about: at });
    return { kind: 'done' };
  },
  // Questions that are not just written.
  say: (d, { by, roles, text }, request) => {
    if (roles !== undefined)
      d.memory.rolesAt = new Map([...d.memory.rolesAt, [request, roles] as const].slice(-mostRoles));
    const verdict = hearing(d.record, { by, at: request, roles });
    if (verdict !== 'yes') return refusal(verdict);
    return saysNothing(text) ? { kind: 'no_text' } : { kind: 'say' };
  },
  ask_this: (d, { by: presser, message }, request) => {
    const { id, author } = message;
    const by = speakerOf(message, d.memory.self);
    if (by === undefined) return { kind: 'not_a_question' };
    const words = plainWords(message, readerIn(d));
    if (words === undefined && message.pasted !== true) return { kind: 'no_text' };
    const { turn } = d.record;
    const verdict = hearing(d.record, { by, at: request, roles: author.roles });
    // What whoever leads wants asked does not wait for the floor.
    const isFirst = verdict === 'no_floor' && presser === leaderIn(d.record);
    if (verdict !== 'yes' && !isFirst) return refusal(verdict);
    const item = openItem(d, id);
    if (turn?.item.id === id || item?.is === 'waiting') return { kind: 'nothing' };
    if (item !== undefined) remove(d, item);
    forgetOutOfTurn(d, by, id);
    // It was sent as somebody saw it: it is read before it is asked, if it can be read again.
    forgetWords(d, id);
    const kept = d.memory.self.readsMessages ? undefined : words;
    add(d, { id, place: request, by, is: 'waiting', words: kept });
    if (kept !== undefined)
      setWords(d, id, { text: kept, editedAt: message.editedAt ?? 0 }, { isSpare: false });
    if (verdict === 'yes') takeFloor(d, by);
    // Its event may have yet to come.
    if (!isSeen(d, id)) ownPosted(d, id);
    return { kind: 'done' };
  },
  ask_again: (d, { place }, request) => {
    const item = doubtAt(d, place);
    if (item === undefined) return { kind: 'nothing' };
    remove(d, item);
    add(d, { ...item, is: 'waiting', place: request });
    return { kind: 'done' };
  },
  skip_doubt: (d, { place }) => {
    const item = doubtAt(d, place);
    if (item === undefined) return { kind: 'nothing' };
    remove(d, item);
    return { kind: 'done' };
  },
} satisfies Concern['decisions'];

export const managing = { decisions } satisfies Concern;

// ---- what the status shows of it

export const showNews: StatusSource = ({ memory: { news } }) =>
  news && { line: { kind: 'news', news }, buttons: [] };

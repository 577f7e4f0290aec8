import { derived, Draws } from './base.ts';

/** What happens in a run, drawn from a seed. Each item is drawn further from its own `r`, so that taking one out changes no other. */

/** What people do and what happens to the bot, by how often it does. */
const deeds = [
  [38, 'write'],
  [5, 'talk', 'edit', 'doubt'],
  [4, 'say', 'ask_this', 'raise_hand'],
  [3, 'reply', 'mention', 'delete', 'who', 'go_on'],
  [2.5, 'aside', 'pause', 'crash_at'],
  [2, 'pass', 'ask_it', 'skip_preceptor'],
  [1.5, 'burst', 'try_now', 'give', 'disconnect'],
  [1, 'type', 'lower_hand', 'drop', 'link', 'crash'],
  [0.8, 'picture', 'typed', 'paste', 'reset', 'resume', 'no_service'],
  [0.7, 'clock', 'tell', 'hears', 'co_hosts', 'overtake', 'delete_status', 'line'],
  [1, 'time', 'bell', 'more_time'],
  [0.3, 'no_limit', 'same_end'],
  [0.5, 'end', 'stop', 'no_discord', 'no_store', 'no_right', 'archive'],
  [0.4, 'order', 'takeover', 'swallow', 'no_link'],
  [0.3, 'reword', 'forget', 'outage', 'out'],
  [0.5, 'apart', 'no_posting'],
  [0.2, 'no_reading', 'muted', 'lock', 'restore', 'erase'],
  [0.05, 'gone'],
] as const;

export type Deed = Exclude<(typeof deeds)[number][number], number>;

const weighted = deeds.flatMap(([weight, ...ones]) => ones.map((deed: Deed) => ({ deed, weight })));
const total = weighted.reduce((sum, { weight }) => sum + weight, 0);

export interface Item {
  /** Milliseconds after the start. */
  readonly at: number;
  readonly do: Deed;
  readonly r: number;
}

export interface Setup {
  readonly people: number;
  readonly who: 'everyone' | 'hands' | 'me';
  readonly hears: 'everything' | 'mentions';
  readonly kind: 'patient' | 'topic';
  readonly isOpening: boolean;
  readonly isPrivate?: boolean;
  /** A task is said before all else. */
  readonly hasTask?: boolean;
  readonly readsMessages: boolean;
  /** Fair use: how many questions a person may ask. */
  readonly room?: number | undefined;
  /** How far the machine's clock is from Discord's, in milliseconds. */
  readonly skew: number;
  /** How often an event comes late, twice, or after younger ones. */
  readonly jitter: number;
  /** How often each of them fails for a moment. */
  readonly fails: {
    readonly store: number;
    readonly service: number;
    readonly discord: number;
    readonly lost: number;
  };
}

export interface Plan {
  readonly seed: number;
  readonly lasts: number;
  readonly setup: Setup;
  readonly items: readonly Item[];
}

const deedFrom = (draws: Draws): Deed => {
  let left = draws.next() * total;
  return weighted.find(({ weight }) => (left -= weight) < 0)?.deed ?? 'write';
};

export const planOf = (seed: number): Plan => {
  const draws = new Draws(derived(seed, 0));
  const isCalm = draws.chance(0.15);
  const level = (most: number): number => (isCalm || draws.chance(0.45) ? 0 : draws.next() * most);
  const setup: Setup = {
    people: draws.between(3, 6),
    who: draws.pick(['everyone', 'everyone', 'everyone', 'hands', 'hands', 'me']),
    hears: draws.chance(0.06) ? 'mentions' : 'everything',
    kind: draws.chance(0.2) ? 'topic' : 'patient',
    isOpening: draws.chance(0.15),
    readsMessages: !draws.chance(0.04),
    room: draws.chance(0.06) ? draws.between(1, 4) : undefined,
    skew: draws.chance(0.5) ? 0 : draws.between(-2_000, 2_000),
    jitter: draws.pick([0, 0.1, 0.2, 0.5]),
    fails: { store: level(0.12), service: level(0.3), discord: level(0.15), lost: level(0.15) },
  };
  const isPrivate = !setup.isOpening && draws.chance(0.15);
  const hasTask = setup.isOpening && draws.chance(0.5);
  const lasts = draws.between(40, 240) * 1_000;
  const bursts = [0, 0, 0].map(() => draws.between(0, lasts));
  const items: Item[] = [];
  const add = (at: number, deed: Deed): void =>
    void items.push({ at, do: deed, r: Math.floor(draws.next() * 4_294_967_296) });
  for (let left = draws.between(6, 45); left > 0; left -= 1) {
    const close = draws.chance(0.4) ? draws.pick(bursts) : undefined;
    const at = close === undefined ? draws.between(0, lasts) : close + draws.between(0, 3_000);
    add(Math.min(lasts, at), deedFrom(draws));
  }
  const trouble = ['no_right', 'no_discord', 'crash', 'crash_at', 'outage', 'no_store'] as const;
  if (setup.isOpening && draws.chance(0.5)) add(draws.between(0, 4_000), draws.pick(trouble));
  return { seed, lasts, setup: { ...setup, isPrivate, hasTask }, items };
};

import { z } from 'zod';
import { roleIdField, timeField, userIdField } from '../../lib/fields.ts';
import { compareIds, firstIdAt, laterId, timeOfId } from '../../lib/ids.ts';
import type { RoleId, UserId } from '../../lib/ids.ts';
import { isHostOrCoHost } from './rights.ts';

/**
 * The terms on which messages are heard: whose, which ones, and whether at all. People change the terms with a press,
 * and a floor notice says who has the floor. Each message is judged by the terms at its own place, by id, so that
 * what it means does not depend on when we hear of it. What else they go by is stored with the id from which it holds.
 */

/** `hands`: the person who has the floor. `chosen`: the people and roles that a moderator has named. */
export const whoField = z.enum(['everyone', 'me', 'hands', 'chosen']);
/** What a conversation may begin with: people and roles are chosen later. */
export const startWhoField = whoField.exclude(['chosen']);
export const startWhos = startWhoField.options;
export const hearsField = z.enum(['everything', 'mentions']);

export const chosenSchema = z.strictObject({
  people: z.array(userIdField).readonly(),
  roles: z.array(roleIdField).readonly(),
});

export const termsSchema = z.strictObject({
  /** They hold for what comes after this id, which is that of a press. */
  from: z.string(),
  by: userIdField,
  who: whoField,
  hears: hearsField,
  chosen: chosenSchema.optional(),
  /** They are heard like the host, unless people ask one at a time. */
  coHosts: z.array(userIdField).readonly().optional(),
  /** If `who` is `hands`: the id at which it became so. */
  handsFrom: z.string().optional(),
  /** People talk among themselves: nothing is heard. */
  paused: z.boolean().optional(),
  /** The pause, if it began with earlier terms. */
  pause: z.strictObject({ from: z.string(), by: userIdField, since: timeField }).optional(),
  /** Tells the notice about a pause from an earlier one about the same pause. */
  since: timeField,
});

/** Where a floor notice stands, and whom it gave the floor to. */
export const floorSchema = z.strictObject({ from: z.string(), holder: userIdField.optional() });

type Dated = Readonly<z.output<typeof termsSchema>>;
export type Floor = Readonly<z.output<typeof floorSchema>>;
type Pause = Pick<Dated, 'from' | 'by' | 'since'>;

const pauseIn = ({ from, by, since }: Pause): Pause => ({ from, by, since });

export type Chosen = Readonly<z.output<typeof chosenSchema>>;
export type Terms = Pick<Dated, 'who' | 'hears' | 'chosen' | 'coHosts' | 'paused'> & {
  /** Who has the floor. */
  readonly floor?: UserId | undefined;
};

/** `terms`: the changes, oldest first. Until the first one, the conversation is as it was started. */
export interface OnTerms extends Pick<Terms, 'who' | 'hears'> {
  readonly cursor: string;
  readonly terms?: readonly Dated[] | undefined;
  readonly floors?: readonly Floor[] | undefined;
}

const changesOf = ({ terms = [] }: Pick<OnTerms, 'terms'>): readonly Dated[] => terms;

type Dateless = Omit<OnTerms, 'cursor'>;

/** The terms on which it was started. A record also names today's co-hosts, who were not heard then. */
const firstTerms = ({ who, hears }: Dateless): Terms => ({ who, hears });

const withHolder = ({ floors = [] }: Dateless, terms: Terms & Partial<Dated>, id?: string): Terms => {
  const { who, handsFrom = '0' } = terms;
  if (who !== 'hands') return terms;
  const isPast = ({ from }: Floor): boolean => id === undefined || compareIds(from, id) < 0;
  const floor = floors.findLast((one) => isPast(one) && compareIds(one.from, handsFrom) >= 0);
  return { ...terms, floor: floor?.holder };
};

/** The terms on which a message is heard. */
export const termsAt = (record: Dateless, id: string): Terms =>
  withHolder(
    record,
    changesOf(record).findLast(({ from }) => compareIds(from, id) < 0) ?? firstTerms(record),
    id,
  );

const latest = (record: Dateless): Terms & Partial<Dated> => changesOf(record).at(-1) ?? firstTerms(record);

/** The terms that hold now. */
export const termsOf = (record: Dateless): Terms => withHolder(record, latest(record));

/** One person asks at a time: the one who has the floor. `at`: and has done so since that place. */
export const isByHands = (record: Dateless, at?: string): boolean => {
  const { who, handsFrom = '0' } = latest(record);
  return who === 'hands' && (at === undefined || compareIds(handsFrom, at) < 0);
};

/** The pause that is going on. */
export const pauseOf = (record: Pick<OnTerms, 'terms'>): Pause | undefined => {
  const last = changesOf(record).at(-1);
  return last?.paused === true ? (last.pause ?? last) : undefined;
};

/** Nothing is heard, and nothing that waits is asked. */
export const isPaused = (record: Pick<OnTerms, 'terms'>): boolean => pauseOf(record) !== undefined;

/** The terms with which the notice about a pause is posted anew. */
export const pauseToldFrom = ({ terms }: Pick<OnTerms, 'terms'>, since: number): OnTerms['terms'] =>
  terms?.map((one) => ({ ...one, since, pause: one.pause && { ...one.pause, since } }));

/** How far before the cursor messages may still be judged, in milliseconds. */
const reach = 60_000;

/** Whether no message up to this id is judged any more: of what took effect there, only the latest is needed. */
const isPastAll = (id: string, { cursor }: Pick<OnTerms, 'cursor'>): boolean =>
  compareIds(id, firstIdAt(timeOfId(cursor) - reach)) <= 0;

/** Changes the terms from a press on; two presses at once count in the order in which they are decided. */
export const withTerms = (
  record: OnTerms,
  changed: Partial<Omit<Terms, 'floor'>>,
  { press, by, now }: { readonly press: string; readonly by: UserId; readonly now: number },
): readonly Dated[] => {
  const before = changesOf(record);
  const { who, hears, chosen, coHosts, paused, handsFrom } = latest(record);
  const over = pauseOf(record);
  const pause = over && pauseIn(over);
  const last = before.at(-1)?.from ?? press;
  const from = laterId(press, last);
  const current = before.findLastIndex(({ from: since }) => isPastAll(since, record));
  const isBegun = changed.who === 'hands' && who !== 'hands';
  const hands = isBegun ? from : handsFrom;
  const terms = {
    who,
    hears,
    chosen,
    coHosts,
    paused,
    pause,
    ...changed,
    handsFrom: hands,
    from,
    by,
    since: now,
  };
  return [
    ...before.slice(Math.max(0, current)),
    'paused' in changed ? { ...terms, pause: undefined } : terms,
  ];
};

/** A floor notice holds from its own place on. Those that no message is judged by any more are forgotten. */
export const withFloor = ({ floors = [], cursor }: OnTerms, floor: Floor): readonly Floor[] => {
  const all = [...floors, floor].toSorted((a, b) => compareIds(a.from, b.from));
  const current = all.findLastIndex(({ from }) => isPastAll(from, { cursor }));
  return all.slice(Math.max(0, current));
};

/** The hints for people who are not heard on the terms that hold. */
export const leftOutHints = ['left_out', 'not_chosen', 'no_floor'] as const;
export type LeftOut = (typeof leftOutHints)[number];

/** The hint that says why these terms leave somebody out, if they do. Roles that are not known do not fit. */
export const leftOut = (
  { who, chosen, coHosts, floor }: Terms,
  { id, roles }: { readonly id: UserId; readonly roles?: readonly RoleId[] | undefined },
  hostId: UserId,
): LeftOut | undefined => {
  // A host wants to be heard, but says mostly side talk where one person asks at a time.
  if (who !== 'hands' && isHostOrCoHost({ hostId, coHosts }, id)) return undefined;
  switch (who) {
    case 'everyone':
      return undefined;
    case 'me':
      return 'left_out';
    case 'hands':
      return id === floor ? undefined : 'no_floor';
    case 'chosen': {
      const wanted = chosen?.roles ?? [];
      const isIn = roles?.some((role) => wanted.includes(role)) === true;
      return isIn || chosen?.people.includes(id) === true ? undefined : 'not_chosen';
    }
  }
};

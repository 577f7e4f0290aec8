import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { CrashPoint, Fault } from './world/faults.ts';
import type { Account } from './world/service.ts';

/** What a run is made of: how the conversation is set up, and what people and faults do to it, one after another. */

export const questionForms = [
  'plain',
  'mention',
  'role',
  'name',
  'emoji_text',
  'forward',
  'attachment_text',
  'reply_bot',
  'reply_self',
] as const;
export const talkForms = [
  'aside',
  'wide_aside',
  'slashes',
  'to_other',
  'reply_other',
  'emoji',
  'mention_only',
  'attachment_only',
  'system',
  'bot',
] as const;
export type Form = (typeof questionForms)[number] | (typeof talkForms)[number];

export const buttons = [
  'try',
  'skip',
  'wake',
  'rest',
  'again',
  'leave',
  'answer',
  'pass',
  'restart',
  'end',
] as const;
export type Button = (typeof buttons)[number];

export const requestKinds = [
  'announce',
  'make_thread',
  'add_host',
  'greet',
  'post_part',
  'post_notice',
  'edit_notice',
  'post_say',
  'history',
  'read',
  'close',
  'archive',
  'remove_announcement',
  'tell_host',
] as const;
export const callKinds = ['call', 'reset', 'begin'] as const;
export const crashPlaces = [...requestKinds, ...callKinds, 'write', 'forget', 'reply'] as const;

interface At {
  /** Milliseconds after the item before it. */
  readonly after: number;
}

export type Item = At &
  (
    | { readonly do: 'write'; readonly who: number; readonly form: Form; readonly to: number }
    | { readonly do: 'burst'; readonly who: number; readonly count: number }
    | {
        readonly do: 'edit';
        readonly which: number;
        readonly into: 'question' | 'talk';
        readonly isTold: boolean;
      }
    | { readonly do: 'delete'; readonly which: number; readonly count: number }
    | { readonly do: 'press'; readonly button: Button; readonly which: number; readonly times: number }
    | { readonly do: 'say'; readonly who: number; readonly isEmpty: boolean }
    | { readonly do: 'open' }
    | { readonly do: 'account'; readonly is: Account }
    | {
        readonly do: 'moderate';
        readonly what:
          'archive' | 'wake' | 'lock' | 'unlock' | 'delete_thread' | 'delete_channel' | 'delete_notice';
      }
    | { readonly do: 'rights'; readonly right: 'maySend' | 'mayReadHistory'; readonly is: boolean }
    | { readonly do: 'membership'; readonly is: boolean }
    | { readonly do: 'role' }
    | { readonly do: 'rough'; readonly lasts: number }
    | { readonly do: 'reconnect'; readonly downFor: number }
    | { readonly do: 'interrupt'; readonly lasts: number }
    | { readonly do: 'kill'; readonly downFor: number }
    | { readonly do: 'stop'; readonly downFor: number }
    | { readonly do: 'takeover'; readonly how: 'cut_off' | 'suspended' }
    | {
        readonly do: 'fault';
        readonly on: string;
        readonly what: Fault;
        readonly skip: number;
        readonly times: number;
      }
    | {
        readonly do: 'crash';
        readonly on: string;
        readonly at: CrashPoint;
        readonly skip: number;
        readonly downFor: number;
      }
  );

export interface Setup {
  readonly kind: 'patient' | 'topic';
  readonly who: 'everyone' | 'me';
  readonly hears: 'everything' | 'mentions';
  readonly isPrivate: boolean;
  readonly earlier: 'forget' | 'keep';
  readonly readsMessages: boolean;
  /** People begin to write while the conversation is being opened. */
  readonly isEarly: boolean;
}

export interface Plan {
  readonly seed: number;
  readonly setup: Setup;
  /** What goes wrong with the opening. */
  readonly opening: readonly Item[];
  readonly items: readonly Item[];
}

// ---- how it is drawn

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

type Weighted<Value> = readonly (readonly [weight: number, value: Value])[];

const oneOf = <Value>(values: Weighted<Value>): Arbitrary<Value> =>
  fc.oneof(...values.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const pauses = oneOf<number>([
  [6, 0],
  [6, 60],
  [6, 700],
  [8, 4 * second],
  [4, 20 * second],
  [3, 90 * second],
  [2, 4 * minute],
  [1, 17 * minute],
  [1, 2 * hour],
  [1, 13 * hour],
]);

const downTimes = oneOf<number>([
  [3, 0],
  [4, 2 * second],
  [3, 40 * second],
  [2, 3 * minute],
  [2, 20 * minute],
  [1, 2 * hour],
]);

const few = fc.nat(5);
const once = fc.constant(1);
const skips = fc.nat(3);
const item = <Rest extends object>(
  kind: string,
  rest: { readonly [Key in keyof Rest]: Arbitrary<Rest[Key]> },
) => fc.record({ do: fc.constant(kind), after: pauses, ...rest });

const forms: Arbitrary<Form> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Form>('plain') },
  { weight: 3, arbitrary: fc.constantFrom<Form[]>(...questionForms) },
  { weight: 2, arbitrary: fc.constantFrom<Form[]>(...talkForms) },
);

const discordFaults = oneOf<Fault>([
  [4, 'lost'],
  [4, 'answer_lost'],
  [3, 'refused'],
  [1, 'forbidden'],
  [1, 'limit'],
  [2, 'slow'],
]);
const requestsHit = oneOf<string>([
  [4, 'post_part'],
  [4, 'post_notice'],
  [3, 'edit_notice'],
  [2, 'post_say'],
  [2, 'history'],
  [1, 'read'],
  ...requestKinds.map((kind) => [1, kind] as const),
]);
const serviceFaults = oneOf<Fault>([
  [3, 'unreachable'],
  [1, 'rate_limited'],
  [1, 'rate_limited_for_long'],
  [2, 'unavailable'],
  [1, 'account_refused'],
  [1, 'unauthorized'],
  [2, 'rejected'],
  [1, 'misconfigured'],
  [1, 'invalid_grant'],
  [2, 'timeout'],
  [3, 'connection_lost'],
  [1, 'server_error'],
  [1, 'too_large'],
  [1, 'unreadable'],
  [1, 'slow'],
  [1, 'ends'],
  [2, 'long_answer'],
]);
const writeFaults = oneOf<Fault>([
  [3, 'failed'],
  [2, 'failed_but_durable'],
  [1, 'slow'],
]);
const crashesAt = fc.constantFrom<CrashPoint[]>('before', 'after', 'in_flight');
const crashesOn = oneOf<string>([
  [6, 'call'],
  [6, 'post_part'],
  [6, 'write'],
  [4, 'post_notice'],
  [2, 'edit_notice'],
  [2, 'reply'],
  [3, 'post_say'],
  ...crashPlaces.map((place) => [1, place] as const),
]);

/** What people do. */
const byPeople = [
  [30, item('write', { who: few, form: forms, to: few })],
  [
    3,
    item('burst', {
      who: few,
      count: oneOf([
        [3, 3],
        [2, 6],
        [2, 24],
        [1, 30],
      ]),
    }),
  ],
  [
    5,
    item('edit', {
      which: few,
      into: fc.constantFrom('question', 'talk'),
      isTold: oneOf([
        [9, true],
        [1, false],
      ]),
    }),
  ],
  [
    4,
    item('delete', {
      which: few,
      count: oneOf([
        [5, 1],
        [1, 3],
      ]),
    }),
  ],
  [
    12,
    item('press', {
      button: fc.constantFrom(...buttons),
      which: few,
      times: oneOf([
        [5, 1],
        [1, 2],
      ]),
    }),
  ],
  [
    4,
    item('say', {
      who: few,
      isEmpty: oneOf([
        [9, false],
        [1, true],
      ]),
    }),
  ],
  [1, item('open', {})],
  [
    3,
    item('account', {
      is: oneOf<Account>([
        [3, 'linked'],
        [1, 'not_linked'],
        [1, 'sign_in_ended'],
        [1, 'other_account'],
      ]),
    }),
  ],
] as const;

/** What happens to the server, and to the bot in it. */
const byModerators = [
  [
    2,
    item('moderate', {
      what: oneOf([
        [3, 'archive'],
        [1, 'wake'],
        [1, 'lock'],
        [1, 'unlock'],
        [1, 'delete_notice'],
      ]),
    }),
  ],
  [
    0.3,
    item('moderate', {
      what: oneOf([
        [3, 'delete_thread'],
        [1, 'delete_channel'],
      ]),
    }),
  ],
  [2, item('rights', { right: fc.constantFrom('maySend', 'mayReadHistory'), is: fc.boolean() })],
  [1.5, item('membership', { is: fc.boolean() })],
  [0.3, item('role', {})],
] as const;

const byChance = [
  [
    2,
    item('rough', {
      lasts: oneOf([
        [1, 10 * second],
        [1, minute],
      ]),
    }),
  ],
  [3, item('reconnect', { downFor: downTimes })],
  [1, item('interrupt', { lasts: fc.constantFrom(2 * second, 40 * second) })],
  [2, item('kill', { downFor: downTimes })],
  [1, item('stop', { downFor: downTimes })],
  [1, item('takeover', { how: fc.constantFrom('cut_off', 'suspended') })],
  [
    5,
    item('fault', {
      on: requestsHit,
      what: discordFaults,
      skip: skips,
      times: oneOf([
        [4, 1],
        [2, 2],
        [1, 4],
      ]),
    }),
  ],
  [
    6,
    item('fault', {
      on: fc.constant('call'),
      what: serviceFaults,
      skip: fc.nat(1),
      times: oneOf([
        [4, 1],
        [2, 3],
        [1, 6],
      ]),
    }),
  ],
  [
    1,
    item('fault', {
      on: fc.constantFrom('reset', 'begin'),
      what: serviceFaults,
      skip: fc.constant(0),
      times: fc.constantFrom(1, 3),
    }),
  ],
  [
    2,
    item('fault', {
      on: fc.constant('write'),
      what: writeFaults,
      skip: fc.nat(6),
      times: oneOf([
        [4, 1],
        [2, 2],
        [1, 5],
      ]),
    }),
  ],
  [0.2, item('fault', { on: fc.constant('forget'), what: writeFaults, skip: fc.constant(0), times: once })],
  [6, item('crash', { on: crashesOn, at: crashesAt, skip: skips, downFor: downTimes })],
] as const;

const items = fc.oneof(
  ...[...byPeople, ...byModerators, ...byChance].map(([weight, arbitrary]) => ({
    weight: Math.round(weight * 10),
    arbitrary: arbitrary as Arbitrary<Item>,
  })),
);

const setups: Arbitrary<Setup> = fc.record({
  kind: oneOf<Setup['kind']>([
    [3, 'patient'],
    [1, 'topic'],
  ]),
  who: oneOf<Setup['who']>([
    [6, 'everyone'],
    [1, 'me'],
  ]),
  hears: oneOf<Setup['hears']>([
    [6, 'everything'],
    [1, 'mentions'],
  ]),
  isPrivate: oneOf([
    [4, false],
    [1, true],
  ]),
  earlier: oneOf<Setup['earlier']>([
    [2, 'keep'],
    [1, 'forget'],
  ]),
  readsMessages: oneOf([
    [12, true],
    [1, false],
  ]),
  isEarly: oneOf([
    [4, false],
    [1, true],
  ]),
});

const openingKinds = [
  'announce',
  'make_thread',
  'add_host',
  'greet',
  'post_part',
  'history',
  'write',
  'reply',
  'archive',
  'remove_announcement',
  'tell_host',
  'forget',
] as const;

const duringOpening = fc.oneof(
  {
    weight: 3,
    arbitrary: item('fault', {
      on: fc.constantFrom(...openingKinds),
      what: discordFaults,
      skip: fc.nat(1),
      times: fc.constantFrom(1, 2, 4),
    }),
  },
  {
    weight: 2,
    arbitrary: item('fault', {
      on: fc.constantFrom('reset', 'begin'),
      what: serviceFaults,
      skip: fc.constant(0),
      times: fc.constantFrom(1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: item('fault', { on: fc.constant('write'), what: writeFaults, skip: skips, times: once }),
  },
  {
    weight: 4,
    arbitrary: item('crash', {
      on: fc.constantFrom(...openingKinds, 'reset', 'begin'),
      at: crashesAt,
      skip: fc.nat(2),
      downFor: downTimes,
    }),
  },
);

export const plans: Arbitrary<Plan> = fc.record({
  seed: fc.nat(),
  setup: setups,
  opening: fc.oneof(
    { withCrossShrink: true },
    { weight: 5, arbitrary: fc.constant([]) },
    {
      weight: 2,
      arbitrary: fc.array(duringOpening as Arbitrary<Item>, { minLength: 1, maxLength: 3, size: 'max' }),
    },
  ),
  items: fc.array(items, { minLength: 1, maxLength: 16, size: 'max' }),
});

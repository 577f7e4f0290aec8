import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  crashesAt,
  crashesOn,
  discordFaults,
  downTimes,
  few,
  forms,
  item,
  minute,
  once,
  oneOf,
  requestsHit,
  second,
  serviceFaults,
  skips,
  writeFaults,
} from './chances.ts';
import { buttons, changes, losses } from './plan.ts';
import type { Change, Item, Plan, Setup } from './plan.ts';
import { stories } from './stories.ts';
import type { Account } from './world/service.ts';

/** What people, moderators and chance do in a run, and how often. */

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
    item('ask_this', {
      which: few,
      times: oneOf([
        [3, 1],
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
  [
    5,
    item('manage', {
      change: oneOf<Change>([
        [4, 'pause'],
        [4, 'go_on'],
        [4, 'hands'],
        [3, 'forget'],
        ...changes.map((change) => [1, change] as const),
      ]),
      times: oneOf([
        [5, 1],
        [1, 2],
      ]),
    }),
  ],
  [
    8,
    item('hand', {
      who: few,
      is: oneOf([
        [6, 'up'],
        [1, 'down'],
      ]),
      times: oneOf([
        [5, 1],
        [1, 2],
      ]),
    }),
  ],
  [1, item('type', { who: few })],
  [1, item('open', { isSame: fc.boolean() })],
  [
    3,
    item('account', {
      is: oneOf<Account>([
        [3, 'linked'],
        [1, 'not_linked'],
        [1, 'sign_in_ended'],
        [1, 'other_account'],
        [1, 'host_left'],
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
  [
    4,
    item('person', {
      // The moderator presses most.
      who: oneOf([
        [4, 4],
        [1, 0],
        [1, 1],
        [1, 3],
      ]),
      loses: fc.constantFrom(...losses),
      is: oneOf([
        [2, true],
        [1, false],
      ]),
    }),
  ],
  [1, item('elsewhere', { is: fc.boolean() })],
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
  [
    4,
    item('meanwhile', {
      on: fc.constantFrom('read', 'history', 'write'),
      what: fc.constantFrom('edit', 'delete', 'reconnect'),
    }),
  ],
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
    [2, 'hands'],
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
  room: oneOf<NonNullable<Setup['room']>>([
    [12, {}],
    [1, { person: 2 }],
    [1, { account: 3 }],
    [1, { person: 3, account: 5 }],
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
  items: fc
    .array(fc.oneof({ weight: 40, arbitrary: fc.tuple(items) }, { weight: 2, arbitrary: stories }), {
      minLength: 1,
      maxLength: 16,
      size: 'max',
    })
    .map((lists) => lists.flat()),
});

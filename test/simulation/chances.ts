import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { crashPlaces, questionForms, requestKinds, talkForms } from './plan.ts';
import type { Form } from './plan.ts';
import { crashPoints } from './world/faults.ts';
import type { Fault } from './world/faults.ts';

/** How often each form, pause, fault and crash is drawn. */

export const second = 1_000;
export const minute = 60 * second;
const hour = 60 * minute;

type Weighted<Value> = readonly (readonly [weight: number, value: Value])[];

export const oneOf = <Value>(values: Weighted<Value>): Arbitrary<Value> =>
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

export const downTimes = oneOf<number>([
  [3, 0],
  [4, 2 * second],
  [3, 40 * second],
  [2, 3 * minute],
  [2, 20 * minute],
  [1, 2 * hour],
]);

export const few = fc.nat(5);
export const once = fc.constant(1);
export const skips = fc.nat(3);
export const item = <Rest extends object>(
  kind: string,
  rest: { readonly [Key in keyof Rest]: Arbitrary<Rest[Key]> },
) => fc.record({ do: fc.constant(kind), after: pauses, ...rest });

export const forms: Arbitrary<Form> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Form>('plain') },
  { weight: 3, arbitrary: fc.constantFrom<Form[]>(...questionForms) },
  { weight: 2, arbitrary: fc.constantFrom<Form[]>(...talkForms) },
);

export const discordFaults = oneOf<Fault>([
  [4, 'lost'],
  [4, 'answer_lost'],
  [2, 'late'],
  [3, 'refused'],
  [1, 'forbidden'],
  [1, 'limit'],
  [2, 'slow'],
]);
export const requestsHit = oneOf<string>([
  [4, 'post_part'],
  [4, 'post_notice'],
  [2, 'edit_notice'],
  [2, 'delete_notice'],
  [2, 'post_say'],
  [2, 'history'],
  [1, 'read'],
  ...requestKinds.map((kind) => [1, kind] as const),
]);
export const serviceFaults = oneOf<Fault>([
  [3, 'unreachable'],
  [1, 'rate_limited'],
  [1, 'rate_limited_for_long'],
  [2, 'unavailable'],
  [1, 'account_refused'],
  [1, 'renewal_fails'],
  [2, 'rejected'],
  [1, 'no_such_case'],
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
export const writeFaults = oneOf<Fault>([
  [3, 'failed'],
  [2, 'failed_but_durable'],
  [1, 'slow'],
]);
export const crashesAt = fc.constantFrom(...crashPoints);
export const crashesOn = oneOf<string>([
  [6, 'call'],
  [6, 'post_part'],
  [6, 'write'],
  [4, 'post_notice'],
  [2, 'edit_notice'],
  [2, 'reply'],
  [3, 'post_say'],
  ...crashPlaces.map((place) => [1, place] as const),
]);

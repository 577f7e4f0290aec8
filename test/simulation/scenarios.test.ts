import { expect, it } from 'vitest';
import { derived } from './base.ts';
import type { Deed, Item, Plan } from './plan.ts';
import { run } from './search.ts';

/** What happens too rarely by chance: the same few deeds again and again, each time at other moments. */

/** A deed, and between which seconds it begins. */
type Scene = readonly (readonly [Deed, from: number, to: number])[];

const setup: Plan['setup'] = {
  people: 3,
  who: 'everyone',
  hears: 'everything',
  kind: 'patient',
  isOpening: false,
  readsMessages: true,
  skew: 0,
  jitter: 0,
  fails: { store: 0, service: 0, discord: 0, lost: 0 },
};

const played = (scene: Scene, seed: number): readonly Item[] =>
  scene.map(([deed, from, to], index) => {
    const r = derived(seed, index);
    return { at: Math.floor((from + (r / 2 ** 32) * (to - from)) * 1_000), do: deed, r };
  });

const breaches = (scene: Scene, changes: Partial<Plan['setup']>, times = 500): readonly string[] =>
  Array.from({ length: times }, (_none, seed) =>
    run({ seed, lasts: 120_000, setup: { ...setup, ...changes }, items: played(scene, seed) }),
  ).filter((breach) => breach !== undefined);

it('of more hands than may be up, the last one is told', () => {
  const scene: Scene = [
    ['line', 0, 1],
    ['end', 10, 20],
  ];
  expect(breaches(scene, { people: 53, who: 'hands' }, 10)).toEqual([]);
});

const asking = Array.from({ length: 20 }, (_none, index) => ['write', index * 4, index * 4 + 2] as const);

it('an answer whose posting got no response stands once, although posting is forbidden then and an end waits', () => {
  const scene: Scene = [
    ['write', 0, 1],
    ['write', 0, 1],
    ['no_right', 1, 12],
    ['end', 1, 12],
  ];
  expect(breaches(scene, { fails: { ...setup.fails, lost: 0.6 } })).toEqual([]);
});

it('the end is said once, although the service ends what somebody has ended while posting was forbidden', () => {
  const scene: Scene = [
    ...asking,
    ['no_right', 10, 80],
    ['end', 10, 80],
    ['no_right', 10, 80],
    ['end', 10, 80],
  ];
  expect(breaches(scene, { kind: 'topic' })).toEqual([]);
});

it('whoever is given the floor again while the bot cannot read the thread is called again', () => {
  const scene: Scene = [
    ['raise_hand', 1, 2],
    ['raise_hand', 1, 2],
    ['crash', 1, 2.5],
    ['no_discord', 2, 8],
    ['pass', 3, 20],
    ['give', 3, 20],
    ['give', 3, 20],
  ];
  expect(breaches(scene, { people: 2, who: 'hands' })).toEqual([]);
});

it('whoever has the floor is called after a pause, although the status was posted in it', () => {
  const scene: Scene = [
    ['line', 0, 0.5],
    ['write', 0, 0.5],
    ['write', 1, 2],
    ['write', 1, 3],
    ['pause', 1, 3],
    ['go_on', 1, 3],
    ['go_on', 2, 4],
    ['go_on', 2, 4],
  ];
  const changes = { who: 'hands', jitter: 0.5, fails: { ...setup.fails, store: 0.4 } } as const;
  expect(breaches(scene, changes, 1_000)).toEqual([]);
});

it('the host hears that the bot is out of a private thread, although a read of it was under way', () => {
  const scene: Scene = [
    ['write', 1, 2],
    ['apart', 1.9, 2.7],
  ];
  expect(breaches(scene, { isPrivate: true, jitter: 0.5 })).toEqual([]);
});

it('the service is left alone after three refusals, of which none is older than a reset that it answered', () => {
  const scene: Scene = [
    ['no_service', 0, 2],
    ['write', 3, 4],
    ['reset', 3, 5],
    ['write', 6, 8],
  ];
  expect(breaches(scene, {})).toEqual([]);
});

it('what is deleted while nobody listens is not asked, even if Discord has not yet confirmed its thread', () => {
  const scene: Scene = [
    ['write', 0.5, 2],
    ['write', 0.5, 2],
    ['disconnect', 1, 4],
    ['delete', 1, 4],
    ['delete', 1, 4],
  ];
  expect(breaches(scene, { isOpening: true, fails: { ...setup.fails, lost: 0.5 } })).toEqual([]);
});

it('what is deleted while it is read is not asked, even if somebody has pressed for it a moment before', () => {
  const scene: Scene = [
    ['write', 0, 1],
    ['ask_this', 3, 4],
    ['ask_this', 3, 4],
    ['delete', 3.5, 4.5],
    ['delete', 3.5, 4.5],
  ];
  expect(breaches(scene, { jitter: 0.5 })).toEqual([]);
});

it('a thread that a line of ours wakes while the list of threads is on its way is read', () => {
  const scene: Scene = [
    ['talk', 0.5, 2],
    ['talk', 0.5, 2],
    ['disconnect', 1, 2.5],
    ['archive', 1, 3],
    ['archive', 1, 3],
  ];
  expect(breaches(scene, { who: 'hands', jitter: 0.5 }, 1_500)).toEqual([]);
});

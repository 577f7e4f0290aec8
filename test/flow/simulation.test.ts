import { expect, test } from 'vitest';
import { loadCore } from '../simulation/core.ts';
import type { Plan } from '../simulation/plan.ts';
import { run } from '../simulation/run.ts';
import { search } from '../simulation/search.ts';

const core = await loadCore(new URL('../../src/conversation/', import.meta.url), 'ts');

/** As many as take one core about four seconds; `npm run simulate` has no such limit. */
const runs = 400;

test('four hundred simulated conversations keep every promise', () => {
  const found = search({ core, runs, seed: 1, isShrunk: true });
  const trace: string[] = [];
  if (found !== undefined) run(core, found.plan, { trace: (line) => void trace.push(line) });
  const told = found && [
    found.breach,
    `npm run simulate -- --replay '${JSON.stringify(found.plan)}'`,
    ...trace,
  ];
  expect(told?.join('\n')).toBeUndefined();
});

test('what is asked before the press arrives that has people ask one at a time takes no floor', () => {
  const plan: Plan = {
    seed: 1_870_150_531,
    setup: {
      kind: 'patient',
      who: 'me',
      hears: 'everything',
      isPrivate: false,
      earlier: 'keep',
      readsMessages: true,
      isEarly: false,
      room: {},
    },
    opening: [],
    items: [
      { do: 'write', after: 4_000, who: 1, form: 'plain', to: 4 },
      { do: 'write', after: 4_000, who: 2, form: 'plain', to: 1 },
      { do: 'crash', after: 4_000, on: 'write', at: 'after', skip: 1, downFor: 2_000 },
      { do: 'account', after: 0, is: 'linked' },
      { do: 'manage', after: 1_000, change: 'hands', times: 1 },
      { do: 'hand', who: 0, is: 'up', times: 1, after: 2_000 },
      { do: 'manage', after: 4_000, change: 'everyone', times: 1 },
      { do: 'manage', after: 2_000, change: 'hands', times: 1 },
      { do: 'write', after: 60, who: 0, form: 'plain', to: 0 },
      { do: 'write', after: 60, who: 1, form: 'reply_bot', to: 0 },
    ],
  };
  expect(run(core, plan).breach).toBeUndefined();
});

test('a question written where the floor was free is heard though the terms changed before it was read', () => {
  const plan: Plan = {
    seed: 0,
    setup: {
      kind: 'patient',
      who: 'hands',
      hears: 'everything',
      isPrivate: false,
      earlier: 'forget',
      readsMessages: true,
      isEarly: false,
      room: { person: 2 },
    },
    opening: [],
    items: [
      { do: 'reconnect', after: 0, downFor: 1_200_000 },
      { do: 'write', after: 1_000, who: 1, form: 'plain', to: 0 },
      { do: 'moderate', after: 60, what: 'archive' },
      { do: 'reconnect', after: 0, downFor: 0 },
      { do: 'manage', after: 500, change: 'me', times: 1 },
    ],
  };
  expect(run(core, plan).breach).toBeUndefined();
});

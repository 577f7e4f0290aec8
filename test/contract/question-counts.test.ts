import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import type { Result } from '../../src/machine/events.ts';
import type { Task } from '../../src/machine/ports.ts';
import { createFairUse, type CountStore, type Limits } from '../../src/features/conversation/fair-use.ts';
import { messageId, userId } from '../../src/lib/ids.ts';
import { conversationWith } from '../support/records.ts';
import { keptLog, storeFolder } from '../support/stores.ts';

/** How questions are counted, in a store on disk. */

const hour = 60 * 60_000;
const alice = userId('10');
const answer: Result = { kind: 'answer', answer: { parts: [], ends: false } };
const unavailable: Result = {
  kind: 'service_failed',
  failure: { kind: 'not_taken', reason: 'unavailable' },
};

const opened = async () => {
  const { url } = await storeFolder();
  const { log } = keptLog();
  const open = () => openBotStore({ url, keys: undefined, log });
  let store = await open();
  return {
    counts: () => store.questionCounts,
    reopen: async () => {
      await store.close();
      store = await open();
    },
    close: () => store.close(),
  };
};

const asked = messageId('20');

const question = (by: typeof alice, serviceUser: string): Task => ({
  effect: { kind: 'call', text: 'Where does it hurt?', place: asked, id: 1, lane: 'turn', awaits: 0 },
  record: conversationWith(
    { serviceUser },
    { turn: { at: 'submitted', item: { id: asked, place: asked, by, is: 'waiting' }, askedAt: 0 } },
  ),
  signal: new AbortController().signal,
});

/** Asks, and returns what came of it and whether the service was asked. */
const asking = (store: CountStore, limits: Limits, comesTo: Result = answer) => {
  const { log } = keptLog();
  let sent = 0;
  const perform = createFairUse({
    store: { questionCounts: store, personKey: (user) => `key of ${user}` },
    limits,
    log,
  }).metered(async () => {
    sent += 1;
    return comesTo;
  });
  return {
    sent: () => sent,
    ask: (speaker = alice, account = 'one'): Promise<Result> => perform(question(speaker, account)),
  };
};

afterEach(() => void vi.useRealTimers());

describe('questions are counted', () => {
  it('so that of twenty at once, no more than the limit reach the service', async () => {
    const { counts, close } = await opened();
    const { ask, sent } = asking(counts(), { person: { most: 5, lasts: hour } });
    const results = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(sent()).toBe(5);
    expect(results.filter(({ kind }) => kind === 'no_room')).toHaveLength(15);
    await close();
  });

  it('across a restart, until the time that people were told', async () => {
    const { counts, reopen, close } = await opened();
    const limits = { person: { most: 1, lasts: hour } };
    await asking(counts(), limits).ask();
    await reopen();
    const refused = await asking(counts(), limits).ask();
    if (refused.kind !== 'no_room') throw new Error('there was room');
    vi.useFakeTimers({ toFake: ['Date'], now: refused.until - 1 });
    expect(await asking(counts(), limits).ask()).toEqual(refused);
    vi.setSystemTime(refused.until);
    expect(await asking(counts(), limits).ask()).toBe(answer);
    await close();
  });

  it('and nobody waits for longer than a window lasts, even if the clock was set back', async () => {
    const { counts, close } = await opened();
    const limits = { person: { most: 1, lasts: hour } };
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 30 * 24 * hour });
    await asking(counts(), limits).ask();
    vi.setSystemTime(now);
    expect(await asking(counts(), limits).ask()).toBe(answer);
    await close();
  });

  it('only if the service may have taken them', async () => {
    const { counts, close } = await opened();
    const limits = { person: { most: 2, lasts: hour }, account: { most: 2, lasts: hour } };
    const { ask, sent } = asking(counts(), limits, unavailable);
    for (let tries = 0; tries < 5; tries += 1) expect(await ask()).toBe(unavailable);
    expect(sent()).toBe(5);
    expect(await asking(counts(), limits).ask()).toBe(answer);
    await close();
  });

  it('before they are asked: one that the store cannot count is tried again later', async () => {
    const { counts, close } = await opened();
    const { ask, sent } = asking(counts(), { person: { most: 2, lasts: hour } });
    await close();
    expect(await ask()).toEqual({ kind: 'service_failed', failure: { kind: 'not_taken', reason: 'store' } });
    expect(sent()).toBe(0);
  });
});

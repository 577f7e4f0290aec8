import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationSchema, nothingSaid, type Conversation } from '../../src/conversation/domain/record.ts';
import { defaultTimings } from '../../src/conversation/domain/ports.ts';
import { newState } from '../../src/conversation/state/new-state.ts';
import { step } from '../../src/conversation/step/step.ts';
import { createRendering } from '../../src/features/conversation/rendering.ts';
import { interactionId, userId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';

const now = 1_800_000_000_000;
const host = '900000000000000001';
const ids = Array.from({ length: 5 }, (_, index) => `90000000000000001${index}`);
const [ana = ''] = ids;
const self = { id: userId('900000000000000099'), roles: [], readsMessages: true };
const environment = {
  timings: defaultTimings,
  catchUpWindow: 900_000,
  ...createRendering(() => wordsFor('en')),
};

const person = fc.constantFrom(...ids);
const people = fc.uniqueArray(person, { maxLength: 5 });
const place = fc.bigInt({ min: 10n ** 18n, max: 2n * 10n ** 18n }).map(String);
const many = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });
const question = fc.record({ messageId: place, speakerId: person, attempt: fc.constant(0) });
const again = fc.record({ messageId: place, speakerId: person, attempt: fc.constant(1), at: place });

/** A record that names people wherever one can. */
const records = fc
  .record({
    status: fc.constantFrom('open', 'ended'),
    speakers: people,
    heard: fc.dictionary(person, fc.nat(9)),
    doubts: many(question),
    again: many(again),
    relayed: many(
      fc.record({
        id: place,
        messageId: place,
        speakerId: person,
        text: fc.constant('why'),
        content: fc.constant('**A:** why'),
      }),
    ),
    coHosts: people,
    hinted: many(person.map((one) => `left_out:${one}`)),
    aside: fc.record({ ids: many(place), why: fc.constant('asked'), again: many(question) }),
    terms: many(
      fc.record({
        from: place,
        by: person,
        who: fc.constantFrom('hands', 'chosen', 'everyone'),
        hears: fc.constant('everything'),
        chosen: fc.record({ people, roles: fc.constant([]) }),
        coHosts: people,
        pause: fc.record({ from: place, by: person, since: fc.constant(now) }),
        since: fc.constant(now),
      }),
    ),
    hands: fc.record({
      holder: person,
      by: person,
      gave: fc.constant(1),
      up: people,
      kept: many(fc.record({ by: person, messageId: place, text: fc.constant('why') })),
      order: fc.constant('in_order'),
    }),
    floors: many(fc.record({ from: place, holder: person })),
    job: fc.option(fc.record({ kind: fc.constant('end'), id: place, by: person }), { nil: undefined }),
    board: fc.record({
      floor: fc.record({
        id: place,
        shown: person.map((holder) => JSON.stringify({ kind: 'floor', holder })),
        floor: fc.record({ number: fc.constant(1), holder: person }),
      }),
    }),
  })
  .map((named) =>
    conversationSchema.parse({
      ...nothingSaid,
      id: '900000000000000100',
      kind: 'patient',
      guildId: '900000000000000101',
      channelId: '900000000000000102',
      threadId: '900000000000000103',
      hostId: host,
      hostName: 'Dr. Lind',
      serviceUser: 'user',
      subject: 7,
      title: 'Chest pain',
      who: 'everyone',
      hears: 'everything',
      private: false,
      openedAt: now,
      lastTurnAt: now,
      questions: 9,
      ...named,
    }),
  );

const forgotten = (record: Conversation, who: string): Conversation => {
  const state = newState(record, { environment, self, origin: 'stored', now });
  const request = interactionId(String(BigInt(who) + 1_000n));
  const decision = { kind: 'forget_person', person: userId(who) } as const;
  return step(state, { kind: 'asked', request, decision }, now).record;
};

const sum = (counts: Conversation['heard'] = {}): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('somebody who is forgotten', () => {
  it('is named nowhere in the record, except in what is still to be said or found in the thread', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { notes: _notes, sent: _sent, ...after } = forgotten(record, ana);
        expect(JSON.stringify(after)).not.toContain(ana);
      }),
    );
  });

  it('leaves every count as it was, and everybody else where they were', () => {
    fc.assert(
      fc.property(records, people, (record, going) => {
        const after = going.reduce(forgotten, record);
        expect(after.speakers).toHaveLength(record.speakers.length);
        expect(new Set(after.speakers).size).toBe(after.speakers.length);
        expect(sum(after.heard)).toBe(sum(record.heard));
        expect(after.questions).toBe(record.questions);
        const stay = <Who extends string>(all: readonly Who[] = []) =>
          all.filter((one) => !going.includes(one));
        const isOther = (one: string): boolean => ids.includes(one) && !going.includes(one);
        expect(after.speakers.filter(isOther)).toEqual(stay(record.speakers));
        expect(after.coHosts).toEqual(stay(record.coHosts));
      }),
    );
  });

  it('is not the host, whose conversations end instead', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(forgotten(record, host).hostId).toBe(host);
      }),
    );
  });
});

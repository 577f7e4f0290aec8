import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/lib/failure.ts';
import { readAnswerBody } from '../../src/service/answer-body.ts';
import { holdsNothing, parseJson, parseJsonKeepingNumbers } from '../../src/service/body.ts';
import { readPatientAnswer } from '../../src/service/chat.ts';
import { rejectionReason } from '../../src/service/failures.ts';
import { readSection, type SectionName } from '../../src/service/section.ts';
import { readTopicAnswer, readTopicStart } from '../../src/service/engage.ts';

/** Keys that the readers look for, so that more than the fallback is met. */
const knownKeys = [
  'name',
  'value',
  'unit',
  'normal_range',
  'low',
  'note',
  'vital_signs',
  'exam',
  'finding',
  'data',
]
  .concat([
    'text',
    'content',
    'PatientResponse',
    'Media',
    'url',
    'PreceptorQuestion',
    'dialog',
    'role',
    'engage_id',
  ])
  .concat([
    'systolic',
    'diastolic',
    'normal_systolic',
    'diastolic_max',
    'start',
    'end_value',
    'initial',
    'final',
  ])
  .concat(['time', 'site', 'is_end', '__proto__', 'constructor']);

const { json } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string(),
    fc.constantFrom('120/80', '60-100', '112 bpm', 'user'),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  ),
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...knownKeys), fc.string()), tie('json'), { maxKeys: 5 }),
  ),
}));

const jsonText = json.map((value) => JSON.stringify(value) ?? 'null');
const sectionName = fc.constantFrom<SectionName>('narrative', 'vital_signs', 'exam');

const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

/** Without space, quotes and escapes: JSON in JSON changes those and loses nothing. */
const bare = (text: string): string => text.replace(/[\s"\\`]/g, '');

/** A text that is JSON for nothing, such as "{}", is read as nothing. */
const isNothing = (text: string): boolean => {
  const json = parseJson(text);
  return json !== undefined && holdsNothing(json);
};

describe('whatever the service sends', () => {
  it('a section loses none of its text', () => {
    fc.assert(
      fc.property(jsonText, sectionName, (text, name) => {
        const kept = bare(leaves(readSection(text, name)).join('\n'));
        for (const leaf of leaves(JSON.parse(text)).filter((one) => !isNothing(one))) {
          const forms = [leaf, JSON.stringify(leaf)].map(bare);
          expect(forms.some((form) => kept.includes(form))).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('a section that is not JSON is that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), sectionName, (text, name) => {
        expect(bare(leaves(readSection(`${text}.`, name)).join(''))).toContain(bare(`${text}.`));
      }),
    );
  });

  it('a patient or a topic keeps the body as it came', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const bytes = new TextEncoder().encode(text);
        const body = readAnswerBody({ status: 200, contentType: '', bytes });
        expect(readPatientAnswer(body).raw.bytes).toBe(bytes);
        expect(readTopicAnswer(body).raw.bytes).toBe(bytes);
      }),
      { numRuns: 500 },
    );
  });

  it('nothing but a ServiceError is thrown', () => {
    fc.assert(
      fc.property(fc.oneof(jsonText, fc.string({ unit: 'binary' })), fc.string(), (text, contentType) => {
        const answer = { status: 200, contentType, bytes: new TextEncoder().encode(text) };
        rejectionReason(answer);
        const thrown = [readPatientAnswer, readTopicAnswer, readTopicStart].flatMap((read) => {
          try {
            read(readAnswerBody(answer));
            return [];
          } catch (error) {
            return [error];
          }
        });
        expect(thrown.filter((error) => !(error instanceof ServiceError))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('the digits of a number survive, whatever is around them', () => {
    fc.assert(
      fc.property(json, fc.bigInt(), (value, id) => {
        const text = `{"before":${JSON.stringify(value) ?? 'null'},"id":${id},"after":${JSON.stringify(value) ?? 'null'}}`;
        expect(parseJsonKeepingNumbers(text)).toHaveProperty('id', `\u0000${id}`);
      }),
    );
  });
});

describe('a key that is wrapped in further words', () => {
  /** None of them means anything to us. */
  const word = fc.constantFrom(
    'clinical',
    'bedside',
    'item',
    'entry',
    'field',
    'my',
    'main',
    'shown',
    'display',
  );
  const around = fc.record({
    before: fc.array(word, { maxLength: 2 }),
    after: fc.array(word, { maxLength: 2 }),
    style: fc.constantFrom<(words: readonly string[]) => string>(
      (words) => words.join('_'),
      (words) => words.join(' '),
      (words) => words.join('-'),
      (words) =>
        words.map((one, index) => (index === 0 ? one : one.charAt(0).toUpperCase() + one.slice(1))).join(''),
    ),
  });
  const key = (...known: readonly string[]) =>
    fc
      .record({ known: fc.constantFrom(...known), around })
      .filter(({ around: { before, after } }) => before.length + after.length > 0)
      .map(({ known: words, around: { before, after, style } }) =>
        style([...before, ...words.split(' '), ...after]),
      );

  it('still says what it says of a vital sign', () => {
    const keys = fc.record({
      name: key('name', 'vital sign', 'sign', 'parameter', 'label', 'title', 'test'),
      value: key('value', 'current value', 'result', 'reading', 'measured value'),
      unit: key('unit', 'units', 'uom'),
      low: key('low', 'min', 'minimum', 'lower limit', 'normal low', 'range min', 'from', 'start value'),
      high: key('high', 'max', 'maximum', 'upper limit', 'normal high', 'range max', 'to', 'end value'),
    });
    fc.assert(
      fc.property(keys, fc.integer({ min: 101, max: 300 }), ({ name, value, unit, low, high }, rate) => {
        const sign = { [name]: 'Heart rate', [value]: rate, [unit]: 'bpm', [low]: 60, [high]: 100 };
        const row = {
          name: 'Heart rate',
          value: String(rate),
          unit: 'bpm',
          range: '60 – 100',
          outside: 'high',
        };
        expect(readSection(JSON.stringify([sign]), 'vital_signs')).toEqual({ kind: 'table', rows: [row] });
      }),
      { numRuns: 500 },
    );
  });

  it('still is a course over time, or limits if a word or a value beside it says so', () => {
    const points = fc.record({
      begin: key('start', 'from', 'start value'),
      finish: key('end', 'stop', 'to', 'until', 'end value'),
    });
    const sides = fc.constantFrom('normal', 'reference', 'range', 'limit');
    fc.assert(
      fc.property(points, sides, ({ begin, finish }, word) => {
        const rowOf = (fields: object) =>
          readSection(JSON.stringify([{ name: 'Heart rate', ...fields }]), 'vital_signs');
        const pair = { [begin]: 60, [finish]: 100 };
        const limits = { [`${word}_${begin}`]: 60, [`${word}_${finish}`]: 100 };
        expect(rowOf(pair)).toEqual({
          kind: 'table',
          rows: [{ name: 'Heart rate', value: '60 → 100', outside: 'unknown' }],
        });
        const row = { name: 'Heart rate', range: '60 – 100' };
        expect(rowOf(limits)).toMatchObject({ rows: [{ ...row, value: '' }] });
        for (const each of [pair, limits])
          expect(rowOf({ ...each, value: 130 })).toMatchObject({ rows: [{ ...row, outside: 'high' }] });
      }),
      { numRuns: 300 },
    );
  });

  it('still is a range', () => {
    const ranges = key('normal range', 'reference range', 'range', 'normal', 'reference', 'normal limits');
    fc.assert(
      fc.property(ranges, (range) => {
        const json = [{ name: 'Heart rate', value: 50, [range]: '60-100' }];
        const row = { name: 'Heart rate', value: '50', range: '60-100', outside: 'low' };
        expect(readSection(JSON.stringify(json), 'vital_signs')).toEqual({ kind: 'table', rows: [row] });
      }),
    );
  });

  it('still says what it says of a part of an exam', () => {
    const keys = fc.record({
      name: key('exam name', 'name', 'system', 'area', 'body part', 'component', 'title'),
      value: key('exam finding', 'finding', 'findings', 'result', 'description', 'observation'),
    });
    fc.assert(
      fc.property(keys, ({ name, value }) => {
        const json = [{ [name]: 'Heart', [value]: 'No murmur' }];
        const rows = [{ name: 'Heart', finding: 'No murmur' }];
        expect(readSection(JSON.stringify(json), 'exam')).toEqual({ kind: 'findings', rows });
      }),
      { numRuns: 500 },
    );
  });
});

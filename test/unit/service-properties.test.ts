import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/lib/failure.ts';
import { showsNothing } from '../../src/lib/invisible.ts';
import { jsonInText, parseJson } from '../../src/service/body.ts';
import { readPatientAnswer } from '../../src/service/chat.ts';
import { rejectionReason } from '../../src/service/failure.ts';
import { readTopicAnswer, readTopicStart } from '../../src/service/engage.ts';
import { holdsNothing, inline, readable } from '../../src/service/readable.ts';
import { readSection, type Section, type SectionName } from '../../src/service/section.ts';
import { answerOf } from '../support/service-answer.ts';

/** Keys that the readers look for, so that more than the fallback is met. */
const knownKeys = (
  'name value unit normal_range low note vital_signs exam finding data text content PatientResponse Media url ' +
  'PreceptorQuestion dialog role engage_id systolic diastolic is_end result status __proto__ constructor'
).split(' ');

const { json } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string(),
    fc.constantFrom('120/80', '60-100', '112 bpm', 'user', '```json\n["x"]\n```'),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
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

/** As it arrives. */
const jsonText = json.map((value) => JSON.stringify(value));
const parsed = jsonText.map((text) => parseJson(text) ?? null);
const sectionName = fc.constantFrom<SectionName>('narrative', 'vital_signs', 'exam');

/** All values of a JSON, as text. */
const valuesOf = (value: unknown): readonly string[] => {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(valuesOf);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
};

/** Without space, quotes, escapes and fences: JSON in a text changes those and loses nothing. */
const bare = (text: string): string => text.replace(/[\s"\\`]|```\w*/g, '').replaceAll('json[', '[');

/** The values that are not there. */
const lost = (value: unknown, kept: string): readonly string[] =>
  valuesOf(value).filter(
    (one) => !showsNothing(one) && !one.startsWith('```') && !bare(kept).includes(bare(one)),
  );

const wordsOf = (section: Section): string => valuesOf(section).join('\n');

/** What is thrown instead of a ServiceError. */
const thrownBy = (reading: () => unknown): unknown => {
  try {
    reading();
  } catch (error) {
    if (!(error instanceof ServiceError)) return error;
  }
  return undefined;
};

describe('whatever the service sends', () => {
  it('no value of JSON is lost when it is told in words, in lines or in one', () => {
    fc.assert(
      fc.property(parsed, (value) => {
        expect(lost(value, readable(value))).toEqual([]);
        expect(lost(value, inline(value))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a section loses none of its values', () => {
    fc.assert(
      fc.property(jsonText, sectionName, (text, name) => {
        const value = parseJson(text) ?? null;
        // Also as JSON in a text.
        fc.pre(!holdsNothing(typeof value === 'string' ? (jsonInText(value)?.json ?? value) : value));
        // The section's own name, and that all went well, say nothing new.
        fc.pre(!/"status":true/.test(text));
        fc.pre(!text.includes(`"${name}"`) || !valuesOf(value).includes(name));
        expect(lost(value, wordsOf(readSection(answerOf(text), name)))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a field means what the words of its name say', () => {
    const joined = ([first = '', ...words]: readonly string[]) =>
      fc.constantFrom(
        ...['_', '-', ' '].flatMap((joiner) => {
          const name = [first, ...words].join(joiner);
          return [name, name.toUpperCase()];
        }),
        [first, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(''),
      );
    const field = (names: string, held: readonly string[]) =>
      fc.tuple(
        fc.constantFrom(...names.split(', ')).chain((name) => joined(name.split(' '))),
        fc.constantFrom(
          ...held.flatMap((text): unknown[] => (text === 'bpm' ? [text] : [text, Number(text)])),
        ),
      );
    const fields = fc
      .tuple(
        field('value, current value, measured value, result, vital sign reading', ['112']),
        field('unit, units, unit of measure, measurement unit', ['bpm']),
        field('low, lower limit, start value, normal min, range low, minimum value', ['60']),
        field('high, upper limit, end value, normal max, range high, maximum value', ['100']),
      )
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
    const named = fc.constantFrom(
      'name',
      'vital sign name',
      'parameter label',
      'vital sign',
      'sign',
      'test name',
    );
    const text = fc
      .tuple(
        fields,
        named.chain((name) => joined(name.split(' '))),
        fc.nat(4),
        fc.boolean(),
      )
      .map(([held, name, at, isMap]) => {
        if (isMap) return JSON.stringify({ heart_rate: Object.fromEntries(held) });
        return JSON.stringify([Object.fromEntries(held.toSpliced(at, 0, [name, 'Heart rate']))]);
      });
    const row = { name: 'Heart rate', value: '112', unit: 'bpm', range: '60 – 100', outside: 'high' };
    fc.assert(
      fc.property(text, (body) => {
        expect(readSection(answerOf(body), 'vital_signs')).toEqual({ kind: 'table', rows: [row] });
      }),
      { numRuns: 500 },
    );
  });

  it('a section that is not JSON is that text', () => {
    const withoutControls = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[^\P{Cc}\s]/gu, ''));
    fc.assert(
      fc.property(withoutControls, sectionName, (text, name) => {
        expect(bare(wordsOf(readSection(answerOf(`${text}.`), name)))).toContain(bare(`${text}.`));
      }),
    );
  });

  it('nothing but a ServiceError is thrown', () => {
    const readers = [
      rejectionReason,
      readPatientAnswer,
      readTopicAnswer,
      readTopicStart,
      (answer: ReturnType<typeof answerOf>) => readSection(answer, 'exam'),
    ];
    fc.assert(
      fc.property(fc.oneof(jsonText, fc.string({ unit: 'binary' })), fc.string(), (text, contentType) => {
        const answer = answerOf(text, contentType);
        for (const read of readers) expect(thrownBy(() => read(answer))).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('the digits of a topic’s id survive, whatever is around them', () => {
    fc.assert(
      fc.property(jsonText, fc.bigInt(), (around, id) => {
        const text = `{"data":${around},"engage_id":${id},"extra":${around}}`;
        expect(readTopicStart(answerOf(text)).engageId).toBe(String(id));
      }),
    );
  });
});

it.each(['```[', '` ', '1', ' ', '("', '{"a":'])('megabytes of %j are read to their end', (piece) => {
  const long = piece.repeat(2_000_000 / piece.length);
  const section = readSection(answerOf(`x${long}x`), 'vital_signs');
  expect(wordsOf(section).length).toBeGreaterThan(1_000_000);
  const sign = { name: 'Heart rate', value: long, range: long };
  expect(readSection(answerOf(JSON.stringify([sign])), 'vital_signs')).toMatchObject({ kind: 'table' });
});

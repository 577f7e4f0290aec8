import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/lib/failure.ts';
import { readSection, type Section, type SectionName } from '../../src/service/section.ts';
import { answerOf } from '../support/service-answer.ts';

const read = (body: string, name: SectionName) => readSection(answerOf(body), name);
const vitals = (json: unknown) => read(JSON.stringify(json), 'vital_signs');
const exam = (json: unknown) => read(JSON.stringify(json), 'exam');

const row = { name: 'Heart rate', value: 112, unit: 'bpm', normal_range: '60-100' };
const pulse = { name: 'Heart rate', value: '112', unit: 'bpm', range: '60-100', outside: 'high' };

describe('vital signs are a table', () => {
  it.each<[string, unknown]>([
    ['a list', [row]],
    ['a list under a key', { vital_signs: [row] }],
    ['a text that holds a text that holds JSON', JSON.stringify(JSON.stringify([row]))],
    ['a code fence', '```json\n' + JSON.stringify([row], null, 2) + '\n```'],
    ['a map of objects', { 'Heart rate': { value: 112, unit: 'bpm', normal_range: '60-100' } }],
    ['a single row', row],
    [
      'a value with its unit inside',
      [{ name: 'Heart rate', measured_value: { value: 112, unit: 'bpm' }, range: '60-100' }],
    ],
    ['lists in a map', { cardiac: [row], respiratory: [] }],
    ['a key of more words', { patientVitalSignsList: { pulse: row } }],
    ['a text that holds JSON', { section: 'vital_signs', result: JSON.stringify([row]) }],
  ])('out of %s', (_what, json) => {
    expect(vitals(json)).toEqual({ kind: 'table', rows: [pulse] });
  });

  it('out of a map of plain values', () => {
    expect(vitals({ heart_rate: '112 bpm', temperature: 37.2, pain: null })).toEqual({
      kind: 'table',
      rows: [
        { name: 'Heart rate', value: '112 bpm', outside: 'unknown' },
        { name: 'Temperature', value: '37.2', outside: 'unknown' },
      ],
    });
  });

  it('whose names are written as clinicians write them', () => {
    const { rows } = vitals({ SpO2: '96 %', bodyTemperature: 37, pH: 7.4, patientID: 3 }) as Extract<
      Section,
      { kind: 'table' }
    >;
    expect(rows.map(({ name }) => name)).toEqual(['SpO2', 'Body temperature', 'pH', 'Patient ID']);
  });

  it('with a unit that only ends as another one does', () => {
    expect(vitals([{ name: 'Tumour', value: '5 mm', unit: 'm' }])).toMatchObject({
      rows: [{ value: '5 mm' }],
    });
  });

  it('with a unit once, also if the value has it', () => {
    expect(vitals([{ name: 'SpO2', value: '96%', unit: '%' }])).toMatchObject({
      rows: [{ value: '96', unit: '%' }],
    });
  });

  it.each<[string, object, string]>([
    ['limits as an object', { normal_range: { low: 60, high: 100 } }, '60 – 100'],
    ['limits as min and max', { normalRange: { min: '60', max: '100', unit: 'bpm' } }, '60 – 100 bpm'],
    ['limits as a list', { range: [60, 100] }, '60 – 100'],
    ['limits in the row', { low: 60, high: 100 }, '60 – 100'],
    ['one limit', { max: 100 }, '≤ 100'],
  ])('with %s', (_what, limits, range) => {
    const section = vitals([{ name: 'Heart rate', value: 112, unit: 'bpm', ...limits }]);
    expect(section).toEqual({ kind: 'table', rows: [{ ...pulse, range }] });
  });

  it('in the field names of a real service, in a list or a map by name', () => {
    const fields = { current_value: '37.8', unit: '°C', start_value: '36', end_value: '37.5' };
    const rows = [{ name: 'Temperature', value: '37.8', unit: '°C', range: '36 – 37.5', outside: 'high' }];
    expect(vitals([{ vital_sign_name: 'Temperature', ...fields }])).toEqual({ kind: 'table', rows });
    expect(vitals({ Temperature: fields })).toEqual({ kind: 'table', rows });
  });

  it.each<[object]>([[{ systolic: 150, diastolic: 95 }], [{ value: { systolic: 150, diastolic: 95 } }]])(
    'with a blood pressure in two fields: %j',
    (fields) => {
      const pressure = { ...fields, unit: 'mmHg', normal: '90/60-120/80' };
      const rows = [{ name: 'BP', value: '150/95', unit: 'mmHg', range: '90/60-120/80', outside: 'high' }];
      expect(vitals([{ name: 'BP', ...pressure }])).toEqual({ kind: 'table', rows });
      expect(vitals({ BP: pressure })).toEqual({ kind: 'table', rows });
    },
  );

  it('that keep what no word of them explains', () => {
    const json = { name: 'HR', value: 130, Referenzbereich: '60-100', start: '10:30', type: 'apical' };
    const note = 'Referenzbereich: 60-100; Start: 10:30; Type: apical';
    expect(vitals([json])).toEqual({
      kind: 'table',
      rows: [{ name: 'HR', value: '130', outside: 'unknown', note }],
    });
  });

  it.each<[unknown]>([[null], [''], ['\u200b'], [[]], [{}], [[null]]])('if nothing is said: %j', (value) => {
    const rows = [{ name: 'Heart rate', value: '', unit: 'bpm', outside: 'unknown' }];
    expect(vitals([{ name: 'Heart rate', value, unit: 'bpm', range: [] }])).toEqual({ kind: 'table', rows });
    expect(vitals({ heart_rate: { value, unit: 'bpm' } })).toEqual({ kind: 'table', rows });
  });
});

describe('an exam is a list of findings', () => {
  it.each<[string, unknown]>([
    ['the documented names', [{ exam_name: 'Heart', exam_finding: 'No murmur' }]],
    ['other usual names', [{ System: 'Heart', Findings: ['No murmur'] }]],
    ['other words', [{ finding_text: 'No murmur', examinationName: 'Heart' }]],
    ['a map', { Heart: 'No murmur', Lungs: null }],
    ['a map under a key', { physical_exam: { heart: 'No murmur' } }],
    ['one object', { exam: 'Heart', finding: 'No murmur' }],
    ['a list under a key', { exam: [{ name: 'Heart', finding: 'No murmur' }] }],
    ['a text beside its own name', { section: 'exam', exam: '{"Heart":"No murmur"}' }],
    ['one object whose text is a list', { name: 'Heart', text: ['No murmur'] }],
    ['a list that stands alone', { content: [{ name: 'Heart', text: 'No murmur' }] }],
  ])('out of %s', (_what, json) => {
    expect(exam(json)).toEqual({ kind: 'findings', rows: [{ name: 'Heart', finding: 'No murmur' }] });
  });
});

it('what says how the call went is no part of an exam that is a text with JSON in it', () => {
  expect(exam({ status: 'success', content: '{"Heart":"No murmur"}' })).toEqual({
    kind: 'findings',
    rows: [{ name: 'Heart', finding: 'No murmur' }],
  });
});

describe('a narrative is text', () => {
  it.each<[string, string]>([
    ['plain', 'Ana is 58.'],
    ['as a JSON string', '"Ana is 58."'],
    ['in an object', '{"narrative":"Ana is 58.","section":"narrative"}'],
    ['in an object in an object', '{"data":{"content":"Ana is 58."}}'],
    ['beside how the call went', '{"success":true,"status":"ok","narrative":"Ana is 58."}'],
    ['as HTML', '{"narrative":"<p>Ana is 58.</p>"}'],
  ])('%s', (_what, body) => {
    expect(read(body, 'narrative')).toEqual({ kind: 'text', text: 'Ana is 58.' });
  });
});

it.each([
  'null',
  '""',
  '" \\u200b "',
  '[]',
  '{}',
  '[[], {}, ""]',
  '{"vital_signs":null,"exam":null,"narrative":null}',
  '"[]"',
  '```json\n{"exam": [null]}\n```',
])('nothing is no section that somebody has written: %s', (body) => {
  for (const name of ['narrative', 'vital_signs', 'exam'] as const)
    expect(() => read(body, name)).toThrow(ServiceError);
});

it('JSON nested beyond reason is treated as text', () => {
  const deep = '['.repeat(100_000);
  expect(read(deep + ']'.repeat(100_000), 'vital_signs')).toMatchObject({ kind: 'text' });
});

it('JSON in a code fence is found between other words, which are kept', () => {
  const body = 'Here you are:\n```json\n[{"name":"Heart rate","value":"112"}]\n```\nStay well.';
  expect(read(body, 'vital_signs')).toEqual({
    kind: 'table',
    rows: [{ name: 'Heart rate', value: '112', outside: 'unknown' }],
    rest: 'Here you are:\n\nStay well.',
  });
});

it('a number keeps its digits', () => {
  expect(read('12345678901234567890', 'narrative')).toEqual({ kind: 'text', text: '12345678901234567890' });
});

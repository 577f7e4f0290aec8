import { describe, expect, it } from 'vitest';
import { readSection } from '../../src/service/section.ts';

const vitals = (json: unknown) => readSection(JSON.stringify(json), 'vital_signs');
const exam = (json: unknown) => readSection(JSON.stringify(json), 'exam');

const pulse = { name: 'Heart rate', value: '112', unit: 'bpm', range: '60-100', outside: 'high' };

describe('vital signs are a table', () => {
  const row = { name: 'Heart rate', value: 112, unit: 'bpm', normal_range: '60-100' };

  it.each<[string, unknown]>([
    ['a list', [row]],
    ['a list under a key', { vital_signs: [row] }],
    ['a list under two keys', { data: { vitals: [row] } }],
    ['a text that holds JSON', JSON.stringify([row])],
    ['a text that holds a text that holds JSON', JSON.stringify(JSON.stringify([row]))],
    ['a code fence', '```json\n' + JSON.stringify([row], null, 2) + '\n```'],
    ['a map of objects', { 'Heart rate': { value: 112, unit: 'bpm', normal_range: '60-100' } }],
    ['a map with keys for names', { heart_rate: { Value: '112', Units: 'bpm', NormalRange: '60-100' } }],
    ['a single row', row],
    [
      'rows with other names for things',
      [{ Parameter: 'Heart rate', Result: '112', unit: 'bpm', 'reference range': '60-100' }],
    ],
  ])('out of %s', (_what, json) => {
    const section = vitals(json);
    expect(section).toMatchObject({ kind: 'table', rows: [pulse] });
    expect(section).not.toHaveProperty('rest');
  });

  it('out of a map of plain values', () => {
    expect(vitals({ heart_rate: '112 bpm', temperature: 37.2 })).toEqual({
      kind: 'table',
      rows: [
        { name: 'Heart rate', value: '112 bpm', outside: 'unknown' },
        { name: 'Temperature', value: '37.2', outside: 'unknown' },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['limits as an object', { normal_range: { low: 60, high: 100 } }, '60 – 100'],
    ['limits as min and max', { normalRange: { min: '60', max: '100', unit: 'bpm' } }, '60 – 100 bpm'],
    ['limits as a list', { range: [60, 100] }, '60 – 100'],
    ['limits in the row', { low: 60, high: 100 }, '60 – 100'],
  ])('with %s', (_what, limits, range) => {
    const section = vitals([{ name: 'Heart rate', value: 112, unit: 'bpm', ...limits }]);
    expect(section).toMatchObject({ rows: [{ range, outside: 'high' }] });
    expect(section).not.toHaveProperty('rest');
  });

  it('with a blood pressure in two fields', () => {
    const section = vitals({
      blood_pressure: { systolic: 150, diastolic: 95, unit: 'mmHg', normal: '90/60-120/80' },
    });
    expect(section).toMatchObject({ rows: [{ name: 'Blood pressure', value: '150/95', outside: 'high' }] });
  });

  it('and what fits into no row is kept', () => {
    const section = vitals({
      vital_signs: [{ ...row, device: 'cuff 7' }, { name: 'Odd', value: { deep: 'x7' } }, null],
      drawn: 'at noon',
    });
    expect(section).toMatchObject({ kind: 'table', rows: [pulse] });
    for (const kept of ['cuff 7', 'at noon', 'x7'])
      expect(section).toHaveProperty('rest', expect.stringContaining(kept));
  });
});

it('lists side by side keep their names', () => {
  const section = vitals({
    left_arm: [{ name: 'BP', value: '150/95' }],
    right_arm: [{ name: 'BP', value: '90/60' }],
  });
  expect(section).toMatchObject({ rows: [{ name: 'Left arm: BP' }, { name: 'Right arm: BP' }] });
});

describe('keys are known by their words', () => {
  const high = {
    kind: 'table',
    rows: [{ name: 'Heart rate', value: '130', unit: 'bpm', range: '60 – 100', outside: 'high' }],
  };

  it.each<[string, unknown]>([
    [
      'more words than ours',
      [{ vital_sign_name: 'Heart rate', current_value: 130, unit: 'bpm', start_value: 60, end_value: 100 }],
    ],
    [
      'camel case, in a list that is called otherwise',
      {
        patientVitalSignList: [
          {
            signName: 'Heart rate',
            measuredResult: 130,
            unitOfMeasure: 'bpm',
            lowerBound: 60,
            upperNormalLimit: 100,
          },
        ],
      },
    ],
    ['a map', { heart_rate: { heart_rate_value: 130, value_unit: 'bpm', normal_from: 60, normal_to: 100 } }],
    [
      'limits in an object',
      [
        {
          'Sign name': 'Heart rate',
          'Current reading': 130,
          Unit: 'bpm',
          'Normal span reference': { 'Start value': 60, 'End value': 100 },
        },
      ],
    ],
  ])('%s', (_what, json) => {
    expect(vitals(json)).toEqual(high);
  });

  it('a blood pressure in two fields', () => {
    const json = [
      { sign_name: 'BP', systolic_value: 150, diastolic_value: 95, normal_range: '90/60-120/80' },
    ];
    expect(vitals(json)).toMatchObject({ rows: [{ name: 'BP', value: '150/95', outside: 'high' }] });
  });

  it.each(['alarm_low', 'start_time', 'previous_lower_value'])('and %s is no limit', (key) => {
    const section = vitals([{ name: 'Heart rate', value: 50, [key]: 60 }]);
    expect(section).toMatchObject({ rows: [{ outside: 'unknown' }] });
    expect(section).toHaveProperty('rest', expect.stringContaining('60'));
  });

  it('limits that a value can be compared with come before words', () => {
    const json = [
      { name: 'Heart rate', value: 130, normal_value: 'about 80', lower_value: 60, upper_value: 100 },
    ];
    expect(vitals(json)).toMatchObject({ rows: [{ range: '60 – 100', outside: 'high' }] });
    expect(vitals(json)).toHaveProperty('rest', expect.stringContaining('about 80'));
  });

  it('an exam', () => {
    const rows = [{ name: 'Heart', finding: 'No murmur' }];
    const of = (json: unknown) => exam({ physical_exam_result_list: json });
    expect(of([{ exam_component_name: 'Heart', exam_finding_text: 'No murmur' }])).toEqual({
      kind: 'findings',
      rows,
    });
    expect(exam([{ examinedSystem: 'Heart', examFindingDescription: 'No murmur' }])).toEqual({
      kind: 'findings',
      rows,
    });
  });

  it('but what several keys say of a map stays several findings', () => {
    const json = {
      'Heart findings': 'No murmur',
      'Lung findings': 'Clear',
      'name of the examiner': 'Dr. Lind',
    };
    expect(exam(json)).toMatchObject({ rows: [{ name: 'Heart findings' }, { name: 'Lung findings' }, {}] });
    const inside = { Heart: { 'auscultation finding': 'No murmur', 'palpation finding': 'No thrill' } };
    expect(exam(inside)).toMatchObject({
      rows: [{ name: 'Heart: Auscultation finding' }, { name: 'Heart: Palpation finding' }],
    });
  });
});

describe('a list of like objects that nobody knows', () => {
  it('is one line each, under the first text that tells them apart', () => {
    const json = [
      { kind: 'vital', what: 'Heart rate', figure: 130, begin: 60 },
      { kind: 'vital', what: 'Temperature', figure: 37.2, begin: null },
    ];
    expect(vitals(json)).toMatchObject({
      rows: [
        { name: 'Heart rate', value: 'Kind: vital; Figure: 130; Begin: 60' },
        { name: 'Temperature', value: 'Kind: vital; Figure: 37.2' },
      ],
    });
    expect(
      exam([
        { where: 'Heart', seen: 'No murmur' },
        { where: 'Lungs', seen: ['Clear', 'dry'] },
      ]),
    ).toEqual({
      kind: 'findings',
      rows: [
        { name: 'Heart', finding: 'No murmur' },
        { name: 'Lungs', finding: 'Clear; dry' },
      ],
    });
  });

  it('has its marks if all but the value is known', () => {
    const limits = { start_value: 60, end_value: 100, unit: 'bpm' };
    const json = [
      { what: 'Heart rate', figure: 130, ...limits },
      { what: 'At rest', figure: 80, ...limits },
    ];
    expect(vitals(json)).toMatchObject({
      rows: [
        { name: 'Heart rate', value: '130', range: '60 – 100', outside: 'high' },
        { name: 'At rest', value: '80', outside: 'no' },
      ],
    });
  });

  it('is no map of readings', () => {
    expect(
      vitals([
        { heart_rate: '80 bpm', pulse: '81' },
        { heart_rate: '90 bpm', pulse: '92' },
      ]),
    ).toMatchObject({
      rows: [{ name: 'Heart rate' }, { name: 'Pulse' }, { name: 'Heart rate' }, { name: 'Pulse' }],
    });
  });
});

describe('an exam is a list of findings', () => {
  it.each<[string, unknown]>([
    ['the documented names', [{ exam_name: 'Heart', exam_finding: 'No murmur' }]],
    ['other names', [{ System: 'Heart', Findings: ['No murmur'] }]],
    ['a map', { Heart: 'No murmur' }],
    ['a map under a key', { physical_exam: { heart: 'No murmur' } }],
    ['one object', { exam: 'Heart', finding: 'No murmur' }],
  ])('out of %s', (_what, json) => {
    expect(exam(json)).toEqual({ kind: 'findings', rows: [{ name: 'Heart', finding: 'No murmur' }] });
  });

  it('with its groups named', () => {
    expect(exam({ Chest: { Heart: 'No murmur', Lungs: 'Clear' } })).toEqual({
      kind: 'findings',
      rows: [
        { name: 'Chest: Heart', finding: 'No murmur' },
        { name: 'Chest: Lungs', finding: 'Clear' },
      ],
    });
  });
});

describe('a narrative is text', () => {
  it.each<[string, string]>([
    ['plain', 'Ana is 58.'],
    ['as a JSON string', '"Ana is 58."'],
    ['in an object', '{"narrative":"Ana is 58."}'],
    ['in an object in an object', '{"data":{"content":"Ana is 58."}}'],
    ['in a list of lines', '["Ana is 58."]'],
  ])('%s', (_what, body) => {
    expect(readSection(body, 'narrative')).toEqual({ kind: 'text', text: 'Ana is 58.' });
  });

  it('and what else came with it is kept', () => {
    expect(readSection('{"section":"narrative","narrative":"Ana is 58."}', 'narrative')).not.toHaveProperty(
      'rest',
    );
    const section = readSection('{"status":"ok","narrative":"Ana is 58."}', 'narrative');
    expect(section).toMatchObject({ kind: 'text', text: 'Ana is 58.' });
    expect(section).toHaveProperty('rest', expect.stringContaining('ok'));
  });
});

it('what has no known layout stays readable JSON', () => {
  expect(vitals([true, 7.5, { deep: [{ odd: [[1]] }] }])).toMatchObject({ kind: 'unknown' });
  expect(readSection('{"a":{"b":[{"c":true}]}}', 'narrative')).toMatchObject({ kind: 'unknown' });
});

describe('an empty section', () => {
  const nothing = [
    'null',
    '""',
    '" \\u200b "',
    '[]',
    '{}',
    '[null]',
    '[[], {}, ""]',
    '{"vital_signs":null,"exam":null,"narrative":null}',
    '{"data":{"vital_signs":[]}}',
    '{"result":{"heart_rate":null,"findings":[{"heart":null}]}}',
    '"null"',
    '"[]"',
    '"```json\\nnull\\n```"',
    '```json\n{"exam": [null]}\n```',
  ];
  it.each(nothing)('is an empty text: %s', (body) => {
    for (const name of ['narrative', 'vital_signs', 'exam'] as const) {
      expect(readSection(body, name)).toEqual({ kind: 'text', text: '' });
    }
  });

  it.each([
    ['vital_signs', { status: 'ok', vital_signs: null }],
    ['exam', { status: 'ok', physical_exam: [] }],
    ['narrative', { status: 'ok', narrative: '' }],
  ] as const)('keeps what came with it: %s', (name, json) => {
    const section = readSection(JSON.stringify(json), name);
    expect(section).toMatchObject({ kind: 'text', text: '' });
    expect(section).toHaveProperty('rest', expect.stringContaining('ok'));
  });
});

describe('a thing about which nothing is said', () => {
  it.each<[unknown]>([[null], [''], ['\u200b'], [[]], [{}], [[null]], [{ reading: null }]])(
    'is a row without a value: %j',
    (value) => {
      const rows = [{ name: 'Heart rate', value: '', unit: 'bpm', outside: 'unknown' }];
      expect(vitals([{ name: 'Heart rate', value, unit: 'bpm', range: [] }])).toEqual({
        kind: 'table',
        rows,
      });
      expect(vitals({ heart_rate: { value, unit: 'bpm' } })).toEqual({ kind: 'table', rows });
      expect(exam([{ exam_name: 'Heart', exam_finding: value }])).toEqual({
        kind: 'findings',
        rows: [{ name: 'Heart', finding: '' }],
      });
    },
  );

  it('is left out of a map, and out of a list of words', () => {
    expect(vitals({ heart_rate: 80, temperature: null, pain: { value: null }, notes: [null, ''] })).toEqual({
      kind: 'table',
      rows: [{ name: 'Heart rate', value: '80', outside: 'unknown' }],
    });
    const finding = { kind: 'findings', rows: [{ name: 'Heart', finding: 'No murmur; regular' }] };
    expect(exam({ Heart: ['No murmur', null, 'regular'], Lungs: null })).toEqual(finding);
    expect(exam([{ exam_name: 'Heart', exam_finding: ['No murmur', null, 'regular'] }])).toEqual(finding);
    expect(readSection('["Ana is 58.",null]', 'narrative')).toEqual({ kind: 'text', text: 'Ana is 58.' });
  });
});

it('JSON nested beyond reason is treated as text', () => {
  const deep = '['.repeat(100_000);
  expect(readSection(deep + ']'.repeat(100_000), 'vital_signs')).toMatchObject({ kind: 'text' });
});

it('JSON in a code fence is found between other words, which are kept', () => {
  const section = vitals('Here you are:\n```json\n[{"name":"Heart rate","value":"112"}]\n```\nStay well.');
  expect(section).toMatchObject({ kind: 'table', rows: [{ name: 'Heart rate', value: '112' }] });
  expect(section).toHaveProperty('rest', expect.stringContaining('Stay well.'));
});

it.each(['```[', '` ', '1', ' ', '("', '{"a":'])('megabytes of %j are read in no time', (piece) => {
  const started = performance.now();
  readSection(piece.repeat(2_000_000 / piece.length), 'vital_signs');
  vitals([{ name: 'Heart rate', value: piece.repeat(100_000), range: piece.repeat(100_000) }]);
  expect(performance.now() - started).toBeLessThan(3_000);
});

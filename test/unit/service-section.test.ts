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
    ['limits in words', { reference_range: { text: '60 – 100', unit: 'bpm' } }, '60 – 100 bpm'],
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
      vital_signs: [row, { name: 'Odd', value: [{ deep: 'x7' }] }, null],
      drawn: 'at noon',
    });
    expect(section).toMatchObject({ kind: 'table', rows: [pulse] });
    for (const kept of ['at noon', 'x7'])
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
    expect(section).toHaveProperty('rows.0.note', expect.stringMatching(/: 60$/));
  });

  it('limits that a value can be compared with come before words', () => {
    const json = [
      { name: 'Heart rate', value: 130, normal_value: 'about 80', lower_value: 60, upper_value: 100 },
    ];
    expect(vitals(json)).toMatchObject({ rows: [{ range: '60 – 100', outside: 'high' }] });
    expect(vitals(json)).toHaveProperty('rows.0.note', expect.stringContaining('about 80'));
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

describe('a thing with its own name', () => {
  it.each<[string, object, object]>([
    ['a measurement is its value', { measurement: '120/80' }, { value: '120/80' }],
    ['its device is no value', { device: 'cuff 7', pace: 130 }, { value: '130', note: 'Device: cuff 7' }],
    [
      'its time is no value',
      { measured_at: '08:00', unit: 'bpm' },
      { value: '', unit: 'bpm', note: 'Measured at: 08:00' },
    ],
  ])('%s', (_what, fields, row) => {
    const rows = [{ name: 'HR', outside: 'unknown', ...row }];
    expect(vitals([{ name: 'HR', ...fields }])).toEqual({ kind: 'table', rows });
  });

  it('may be called a measurement itself', () => {
    expect(vitals([{ measurement: 'HR', reading: { value: 130 } }])).toMatchObject({
      rows: [{ name: 'HR', value: '130' }],
    });
  });
});

describe('a beginning and an end', () => {
  const course = (value: string, more = {}) => ({ value, outside: 'unknown', ...more });

  it.each<[string, object]>([
    ['start and end', { start: 130, end: 100 }],
    ['from and to', { from: 130, to: 100 }],
    ['start and stop', { start: 130, stop: 100 }],
    ['more words', { start_value: 130, finish_value: 100 }],
    ['initial and final', { initial_value: 130, final_value: 100 }],
    ['first and last', { first_reading: 130, last_reading: 100 }],
  ])('beside no value are a course over time: %s', (_what, points) => {
    const expected = { kind: 'table', rows: [course('130 → 100', { name: 'HR', unit: 'bpm' })] };
    expect(vitals([{ name: 'HR', unit: 'bpm', ...points }])).toEqual(expected);
    expect(vitals([{ what: 'HR', unit: 'bpm', ...points }])).toEqual(expected);
  });

  it('of a blood pressure are a course, too, and several signs stay apart', () => {
    const json = [
      { name: 'HR', start: 130, end: 100, unit: 'bpm' },
      { name: 'BP', start: '180/110', end: '140/90' },
    ];
    expect(vitals(json)).toMatchObject({
      rows: [course('130 → 100'), course('180/110 → 140/90')],
    });
    expect(vitals({ HR: { start: 130, end: 100 } })).toMatchObject({
      rows: [course('130 → 100', { name: 'HR' })],
    });
  });

  it('are judged by the last value', () => {
    const json = [{ name: 'Temp', initial_value: 37, final_value: 39, unit: 'C', normal: '36–37.5' }];
    expect(vitals(json)).toMatchObject({ rows: [{ value: '37 → 39', outside: 'high' }] });
  });

  it.each(['start stop', 'start end', 'from to', 'start finish', 'from until', 'start till'])(
    'are limits if a word says so: reference %s',
    (words) => {
      const [begin = '', end = ''] = words.split(' ');
      for (const word of ['reference', 'normal', 'range', 'limit']) {
        const limits = { [`${word}_${begin}`]: 60, [`${word}_${end}`]: 100 };
        const range = '60 – 100';
        expect(vitals([{ name: 'HR', value: 130, ...limits }])).toMatchObject({
          rows: [{ range, outside: 'high' }],
        });
        expect(vitals([{ name: 'HR', ...limits }])).toMatchObject({ rows: [{ value: '', range }] });
      }
    },
  );

  it('beside a value are limits, unless they are times or other values', () => {
    const of = (fields: object) => vitals([{ name: 'HR', value: 130, ...fields }]);
    expect(of({ start: 60, end: 100 })).toMatchObject({ rows: [{ range: '60 – 100', outside: 'high' }] });
    for (const other of [
      { from: '08:00', to: '09:00' },
      { initial_value: 120, final_value: 125 },
    ]) {
      const section = of(other);
      expect(section).toMatchObject({ rows: [{ value: '130', outside: 'unknown' }] });
      expect(section).not.toHaveProperty('rows.0.range');
      for (const text of Object.values(other))
        expect(section).toHaveProperty('rows.0.note', expect.stringContaining(String(text)));
    }
  });
});

describe('a blood pressure', () => {
  const both = { systolic: 180, diastolic: 110 };
  const normal = { value: '180/110', range: '90-120/60-80', outside: 'high' };

  it.each<[string, unknown]>([
    ['a map', { blood_pressure: { value: both, unit: 'mmHg' }, heart_rate: { value: 130 } }],
    ['a list', [{ name: 'Blood pressure', value: both, unit: 'mmHg' }]],
    ['with its unit inside', [{ name: 'Blood pressure', reading: { ...both, unit: 'mmHg' } }]],
    [
      'each part with a value',
      { blood_pressure: { systolic: { value: 180, unit: 'mmHg' }, diastolic: { value: 110, unit: 'mmHg' } } },
    ],
  ])('inside its value is shown: %s', (_what, json) => {
    const section = vitals(json);
    expect(section).toHaveProperty('rows.0', {
      name: 'Blood pressure',
      value: '180/110',
      unit: 'mmHg',
      outside: 'unknown',
    });
    expect(section).not.toHaveProperty('rest');
  });

  it.each<[string, object]>([
    ['normal_…', { ...both, normal_systolic: '90-120', normal_diastolic: '60-80' }],
    ['…_range', { ...both, systolic_range: '90-120', diastolic_range: '60-80' }],
    [
      'inside each',
      { systolic: { value: 180, normal: '90-120' }, diastolic: { value: 110, normal: '60-80' } },
    ],
    ['in all', { ...both, normal_range: '90-120/60-80' }],
  ])('has a range for each part: %s', (_what, fields) => {
    expect(vitals([{ label: 'BP', ...fields }])).toEqual({
      kind: 'table',
      rows: [{ name: 'BP', ...normal }],
    });
    expect(vitals({ BP: fields })).toEqual({ kind: 'table', rows: [{ name: 'BP', ...normal }] });
  });

  it('is judged as a whole if it has a range of the whole', () => {
    const ranges = { systolic_range: '90-120', diastolic_range: '60-80', normal_range: '90/60-120/80' };
    expect(vitals([{ name: 'BP', value: '150/95', ...ranges }])).toMatchObject({
      rows: [{ range: '90/60-120/80', outside: 'high' }],
    });
  });

  it('is marked if one part is outside', () => {
    const of = (systolic: number, diastolic: number, more: object) =>
      vitals([{ label: 'BP', systolic, diastolic, ...more }]);
    const limits = { systolic_max: 120, diastolic_max: 80 };
    expect(of(110, 95, limits)).toMatchObject({ rows: [{ outside: 'high' }] });
    expect(of(80, 70, { systolic_low: 90 })).toMatchObject({ rows: [{ outside: 'low' }] });
    expect(of(110, 70, limits)).toMatchObject({ rows: [{ outside: 'no' }] });
    expect(of(110, 70, { systolic_low: 90 })).toMatchObject({ rows: [{ outside: 'unknown' }] });
  });
});

describe('what nobody asked for', () => {
  it('is told beside the sign', () => {
    const json = [
      { name: 'HR', value: 130, device: 'cuff 7', note: 'irregular', taken: { by: 'Lind', arm: 'left' } },
    ];
    const note = 'irregular; Device: cuff 7; Taken (By: Lind; Arm: left)';
    expect(vitals(json)).toEqual({
      kind: 'table',
      rows: [{ name: 'HR', value: '130', outside: 'unknown', note }],
    });
    expect(vitals([{ name: 'BP', value: { sitting: '120/80', standing: '100/60' } }])).toMatchObject({
      rows: [{ value: 'Sitting: 120/80; Standing: 100/60' }],
    });
  });

  it('is told beside the finding', () => {
    const json = [
      { region: 'Chest', sub_region: 'Left', technique: 'Percussion', finding: 'dull' },
      { region: 'Chest', sub_region: 'Right', finding: 'clear' },
    ];
    expect(exam(json)).toEqual({
      kind: 'findings',
      rows: [
        { name: 'Chest', finding: 'dull (Sub region: Left; Technique: Percussion)' },
        { name: 'Chest', finding: 'clear (Sub region: Right)' },
      ],
    });
  });

  it('is in words beside the rows', () => {
    expect(vitals({ vital_signs: { HR: 130 }, taken: 'at noon', count: 1 })).toMatchObject({
      rest: 'Taken: at noon; Count: 1',
    });
  });
});

describe('a list of flat objects', () => {
  const lines = (json: unknown) => [vitals(json), vitals([json].flat().slice(0, 1))];

  it('over time is one line each', () => {
    const rows = [
      { name: '08:00', value: 'HR: 130; BP: 180/110' },
      { name: '09:00', value: 'HR: 100; BP: 140/90' },
    ];
    for (const key of ['time', 'timestamp', 'Time of day', 'at', 'taken_at']) {
      const [two, one] = lines([
        { [key]: '08:00', HR: 130, BP: '180/110' },
        { HR: 100, BP: '140/90', [key]: '09:00' },
      ]);
      expect(two).toMatchObject({ rows });
      expect(one).toMatchObject({ rows: rows.slice(0, 1) });
      expect(one).not.toHaveProperty('rows.1');
    }
  });

  it.each<[string, object, object]>([
    [
      'short keys',
      { nm: 'HR', v: 130, u: 'bpm', lo: 60, hi: 100 },
      { value: '130', unit: 'bpm', range: '60 – 100', outside: 'high' },
    ],
    ['limits alone', { name: 'HR', low: 60, high: 100 }, { value: '', range: '60 – 100' }],
    [
      'a name and words nobody knows',
      { name: 'HR', pace: 130, rhythm: 'even' },
      { value: 'Pace: 130; Rhythm: even' },
    ],
  ])('is one line even if it has one object: %s', (_what, object, row) => {
    expect(vitals([object])).toMatchObject({ rows: [{ name: 'HR', ...row }] });
    expect(vitals([object])).not.toHaveProperty('rows.1');
    expect(vitals([object])).not.toHaveProperty('rest');
  });

  it('is one line even if it has one object: an exam', () => {
    expect(exam([{ maneuver: 'Murphy', response: 'positive', significance: 'cholecystitis' }])).toEqual({
      kind: 'findings',
      rows: [{ name: 'Murphy', finding: 'positive (Significance: cholecystitis)' }],
    });
    expect(exam([{ sought: 'Murphy', result: 'positive' }])).toMatchObject({ rows: [{ name: 'Murphy' }] });
    expect(exam([{ Heart: 'No murmur', Lungs: 'Clear' }])).toMatchObject({
      rows: [{ name: 'Heart' }, { name: 'Lungs' }],
    });
  });
});

it.each(['site', 'location', 'body_site', 'organ', 'finding_location'])(
  'the place of a finding is its heading: %s',
  (place) => {
    const json = [
      { finding: 'pale', [place]: 'Skin' },
      { finding: 'icteric', [place]: 'Eyes' },
    ];
    const rows = [
      { name: 'Skin', finding: 'pale' },
      { name: 'Eyes', finding: 'icteric' },
    ];
    expect(exam(json)).toEqual({ kind: 'findings', rows });
    expect(exam(json.slice(0, 1))).toEqual({ kind: 'findings', rows: rows.slice(0, 1) });
  },
);

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

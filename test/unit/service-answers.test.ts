import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/lib/failure.ts';
import { readAnswerBody } from '../../src/service/answer-body.ts';
import { rejectionReason, retryAfter } from '../../src/service/failures.ts';
import { readPatientAnswer } from '../../src/service/chat.ts';
import { isEnded, readTopicAnswer, readTopicStart } from '../../src/service/engage.ts';

const bodyOf = (text: string) =>
  readAnswerBody({ status: 200, contentType: '', bytes: new TextEncoder().encode(text) });
const patient = (json: unknown) => readPatientAnswer(bodyOf(JSON.stringify(json)));
const topicStart = (text: string) => readTopicStart(bodyOf(text));
const topicAnswer = (json: unknown) => readTopicAnswer(bodyOf(JSON.stringify(json)));
const reason = (text: string) => rejectionReason({ contentType: '', bytes: new TextEncoder().encode(text) });

describe('a patient’s answer', () => {
  it.each<[string, unknown]>([
    ['as documented', { PatientResponse: 'Here.', Media: null, PreceptorQuestion: null }],
    ['in another letter case', { patient_response: 'Here.' }],
    ['below a key', { data: { patientResponse: 'Here.' } }],
    ['in a list of one', [{ PatientResponse: 'Here.' }]],
    ['as an object', { PatientResponse: { text: 'Here.' } }],
    ['as a list', { PatientResponse: ['Here.'] }],
    ['under another name', { response: 'Here.', UserMessage: 'Where?' }],
    ['as a text', 'Here.'],
    ['as JSON in a text', JSON.stringify({ PatientResponse: 'Here.' })],
  ])('is found %s', (_what, json) => {
    expect(patient(json)).toMatchObject({ understood: true, text: 'Here.' });
  });

  it.each<[unknown]>([['Why?'], [{ question: 'Why?' }], [['Why?']], [{ text: 'Why?', id: 7 }]])(
    'may be a preceptor’s question alone: %j',
    (question) => {
      const answer = patient({ PatientResponse: '', PreceptorQuestion: question });
      expect(answer).toMatchObject({ understood: true, preceptorQuestion: 'Why?' });
      expect(answer).not.toHaveProperty('text');
    },
  );

  it('keeps the choices that the preceptor offers', () => {
    const choices = { question: 'Why?', options: ['A', { text: 'B' }, null] };
    expect(patient({ PreceptorQuestion: choices }).preceptorQuestion).toBe('Why?\n- A\n- B');
  });

  it.each<[unknown]>([[null], [''], [false], [[]], [{}]])(
    'has no question if the field is %j',
    (question) => {
      expect(patient({ PatientResponse: 'Here.', PreceptorQuestion: question })).not.toHaveProperty(
        'preceptorQuestion',
      );
    },
  );

  it.each<[unknown]>([[{}], [null], [[]], [7], [{ UserMessage: 'Where?' }], [{ PatientResponse: ' ' }]])(
    'that cannot be found is kept as it came: %j',
    (json) => {
      expect(patient(json)).toMatchObject({
        understood: false,
        raw: { name: 'answer.json', bytes: new TextEncoder().encode(JSON.stringify(json)) },
      });
    },
  );

  it.each<[unknown, unknown]>([
    [null, []],
    [{}, []],
    ['https://a.example/x.png', [{ kind: 'link', url: 'https://a.example/x.png', picture: true }]],
    ['http://a.example/x.png', [{ kind: 'text' }]],
    ['javascript:alert(1)', [{ kind: 'text' }]],
    [
      { url: 'https://a.example/x', type: 'image', caption: 'ECG' },
      [{ kind: 'link', picture: true, label: 'ECG' }],
    ],
    [{ images: [{ src: 'https://a.example/x' }], n: 1 }, [{ kind: 'link', picture: false }]],
    [
      ['look', 'https://a.example/'],
      [{ kind: 'text', text: 'look' }, { kind: 'link' }],
    ],
    ['data:image/png;base64,AQID', [{ kind: 'file', name: 'media.png', bytes: new Uint8Array([1, 2, 3]) }]],
    ['data:,hi%20there', [{ kind: 'file', name: 'media.txt', bytes: new TextEncoder().encode('hi there') }]],
    ['data:text/plain,100%', [{ kind: 'text' }]],
    [{ odd: 7 }, [{ kind: 'text' }]],
  ])('carries media %j', (media, read) => {
    expect(patient({ PatientResponse: 'Here.', Media: media }).media).toMatchObject(
      Array.isArray(read) ? read : [],
    );
  });
});

describe('a topic’s start', () => {
  it.each([
    ['17', '17'],
    ['"a1"', '"a1"'],
    ['90071992547409931234', '90071992547409931234'],
    ['-1', '-1'],
    ['"007"', '"007"'],
  ])('keeps the id %s as it came', (sent, kept) => {
    const text = `{"data":null,"n":[1,2],"engage_id":${sent},"dialog":[{"role":"assistant","content":"Hello 5"}]}`;
    expect(topicStart(text)).toMatchObject({
      engageId: kept,
      turns: [{ role: 'assistant', content: 'Hello 5' }],
    });
    expect(topicStart(JSON.stringify(text))).toMatchObject({ engageId: kept });
    expect(topicStart(`{"data":${text}}`)).toMatchObject({ engageId: kept });
  });

  it('without an id is not a conversation', () => {
    expect(() => topicStart('{"dialog":[]}')).toThrow(ServiceError);
  });
});

describe('a topic’s answer', () => {
  const greeting = { role: 'assistant', content: 'Hello.' };
  const said = { role: 'user', content: 'Hi.' };
  const asked = { role: 'tutor', content: 'What first?' };

  it.each<[string, unknown, string[], boolean]>([
    [
      'a whole conversation',
      { engage_id: 1, dialog: [greeting, said, asked], is_end: null },
      ['Hello.', 'What first?'],
      true,
    ],
    [
      'a whole conversation below a key',
      { data: { dialog: [greeting, said, asked] } },
      ['Hello.', 'What first?'],
      true,
    ],
    ['a bare whole dialog', [greeting, said, asked], ['Hello.', 'What first?'], true],
    ['the newest turns', [said, asked], ['What first?'], false],
    [
      'the newest turns in a dialog',
      { engage_id: 1, dialog: [said, asked, { role: 'assistant', content: 'And then?' }] },
      ['What first?', 'And then?'],
      false,
    ],
    [
      'a conversation without its greeting',
      { dialog: [said, { role: 'assistant', content: 'Yes?' }, said, asked] },
      ['What first?'],
      false,
    ],
    ['a dialog as data', { status: 'ok', data: [said, asked] }, ['What first?'], false],
    ['one turn', asked, ['What first?'], false],
    ['a text', 'What first?', ['What first?'], false],
    ['a response', { response: 'What first?', is_end: false }, ['What first?'], false],
    ['a turn in a response', { data: { message: asked } }, ['What first?'], false],
    ['a turn in an envelope', { status: 'ok', message: 'success', data: asked }, ['What first?'], false],
    ['words in an envelope', { message: 'success', data: 'What first?' }, ['What first?'], false],
    ['a message', { result: 'success', message: 'What first?', data: 0 }, ['What first?'], false],
    ['a message next to data', { message: 'What first?', data: { score: 3 } }, ['What first?'], false],
    [
      'turns with other names',
      {
        messages: [
          { sender: 'ai', text: 'What first?' },
          { role: 'SYSTEM', text: 'hush' },
        ],
      },
      ['What first?'],
      false,
    ],
  ])('is found in %s', (_what, json, contents, whole) => {
    const answer = topicAnswer(json);
    expect(answer.turns.map(({ content }) => content)).toEqual(contents);
    expect(answer).toMatchObject({ understood: true, whole, ended: false });
  });

  it.each<[unknown]>([[{}], [[]], [null], [said], [{ engage_id: 5 }]])(
    'that cannot be found is kept: %j',
    (json) => {
      expect(topicAnswer(json)).toMatchObject({
        understood: false,
        turns: [],
        raw: { name: 'answer.json', bytes: new TextEncoder().encode(JSON.stringify(json)) },
      });
    },
  );

  it.each<[unknown]>([[{ dialog: [] }], [{ dialog: [said] }], [{ dialog: [said, asked, said] }]])(
    'may be empty because nothing was said: %j',
    (json) => {
      expect(topicAnswer(json)).toMatchObject({ understood: true, turns: [] });
    },
  );

  it('is kept if an unreadable turn may be the answer', () => {
    expect(topicAnswer({ dialog: [said, { odd: 7 }] })).toMatchObject({ understood: false, turns: [] });
  });

  it.each([null, false, 0, '', 'false', 'False', '0', 'no', 'NULL', undefined])(
    'has not ended with %j',
    (value) => {
      expect(isEnded(value)).toBe(false);
    },
  );

  it.each([true, 1, 'true', 'yes', '2026-01-01', {}, []])('has ended with %j', (value) => {
    expect(isEnded(value)).toBe(true);
    expect(topicAnswer({ is_end: value, response: 'Bye.' }).ended).toBe(true);
  });
});

describe('the reason of a refusal', () => {
  it.each([
    ['{"detail":"Not found."}', 'Not found.'],
    ['{"error":"x","error_description":"Not you."}', 'Not you.'],
    ['{"error":{"message":"Too long.","code":5}}', 'Too long.'],
    [
      '{"case_id":["This field is required."],"model":["Wrong."]}',
      'case_id: This field is required.; model: Wrong.',
    ],
    ['{"message":["Too long."],"case_id":["Unknown."]}', 'message: Too long.; case_id: Unknown.'],
    ['{"non_field_errors":["Not both."]}', 'Not both.'],
    ['{"detail":[{"loc":["body"],"msg":"Missing."}]}', 'Missing.'],
    ['Plain\r\n words\u0085\u202e', 'Plain words'],
    ['<!doctype html><h1>No</h1>', undefined],
    ['{"detail":"<p>No</p>"}', undefined],
    ['{}', undefined],
    ['', undefined],
  ])('of %j is %j', (body, words) => {
    expect(reason(body)).toBe(words);
  });

  it('is one line of at most 200 characters', () => {
    expect(reason('é🙂'.repeat(500))).toBe(`${'é🙂'.repeat(66)}é…`);
  });
});

it.each([
  ['7', 7_000],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 20_000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j means %j milliseconds, ten seconds after midnight', (header, wait) => {
  expect(retryAfter(header, 10_000)).toBe(wait);
});

import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/lib/failure.ts';
import { readPatientAnswer } from '../../src/service/chat.ts';
import { isEnded, readTopicAnswer, readTopicStart } from '../../src/service/engage.ts';
import { rejectionReason, retryAfter } from '../../src/service/failure.ts';
import { answerOf } from '../support/service-answer.ts';

const patient = (json: unknown) => readPatientAnswer(answerOf(JSON.stringify(json)));
const topicStart = (text: string) => readTopicStart(answerOf(text));
const topicAnswer = (json: unknown) => readTopicAnswer(answerOf(JSON.stringify(json)));
const raw = (json: unknown) => ({
  name: 'answer.json',
  bytes: new TextEncoder().encode(JSON.stringify(json)),
});
/** Why this cannot be read. */
const failureOf = (reading: () => unknown): unknown => {
  try {
    return reading();
  } catch (error) {
    return error instanceof ServiceError ? error.failure : error;
  }
};

describe('a patient’s answer', () => {
  const documented = {
    status: 'response_saved',
    UserMessage: 'Where?',
    PatientResponse: ' Here. ',
    Media: null,
    ChatStatus: 'patient',
    PreceptorQuestion: null,
  };

  it.each<[string, unknown]>([
    ['as documented', documented],
    ['with more keys than documented', { ...documented, mood: 'sad' }],
    ['with its words alone', { PatientResponse: 'Here.' }],
    ['with keys in another spelling', { patient_response: 'Here.', media: null }],
    ['as a text', 'Here.'],
    ['as JSON in a text', JSON.stringify(documented)],
  ])('is found %s', (_what, json) => {
    const answer = patient(json);
    expect(answer).toMatchObject({ text: 'Here.', media: [] });
    expect(answer).not.toHaveProperty('preceptorQuestion');
  });

  it.each<[string, string | undefined]>([
    ['{"PatientResponse": "Here.", "score": NaN, "low": -Infinity}', 'Here.'],
    ['{"PatientResponse": "NaN: \\"NaN\\", Infinity", "score": NaN}', 'NaN: "NaN", Infinity'],
    ['{"PatientResponse": NaN}', undefined],
    ['{"PatientResponse": "\\ud83dHe\\u0000re\\u001b[31m.\\u001b"}', 'Here.'],
    ['{"PatientResponse": "\\ud83d\\ude00"}', '\u{1f600}'],
    ['{"PatientResponse": "** **"}', undefined],
    ['{"PatientResponse": "\\u0000"}', undefined],
  ])('has what Discord can show of %s', (body, text) => {
    expect(readPatientAnswer(answerOf(body)).text).toBe(text);
  });

  it.each<[string, string]>([
    ['It&#x27;s my &lt;b&gt;back&lt;/b&gt; &amp; leg, &eacute;t&eacute;', "It's my <b>back</b> & leg, été"],
    [
      '<p>Since <b>May</b>.</p>\n<p class="x">It <em>hurts</em>.<br/>A <span>lot</span>.</p>',
      'Since **May**.\n\nIt *hurts*.\nA lot.',
    ],
    ['<ul><li>cough</li><li>fever</li></ul>', '- cough\n- fever'],
    [
      'pH <7, a <b and c> d, <https://a.example>, <@1>, AT&T; &nothing;',
      'pH <7, a <b and c> d, <https://a.example>, <@1>, AT&T; &nothing;',
    ],
    ['`<br>` and\n```html\n<p>&amp;</p>\n\n\n```\n<br>', '`<br>` and\n```html\n<p>&amp;</p>\n\n\n```'],
    ['He&#27;[31mre&#xd83d;', 'He[31mre\ufffd'],
  ])('has the marks of Discord in place of those of HTML: %j', (html, text) => {
    expect(patient({ PatientResponse: html }).text).toBe(text);
    expect(patient({ PreceptorQuestion: html }).preceptorQuestion).toBe(text);
    expect(topicAnswer({ role: 'assistant', content: html }).turns[0]?.content).toBe(text);
  });

  it.each<[string, string, unknown]>([
    [
      'https://a.example/api',
      '/media/ecg.png',
      { kind: 'link', url: 'https://a.example/media/ecg.png', picture: true },
    ],
    [
      'https://a.example/api',
      '//cdn.example/x.png',
      { kind: 'link', url: 'https://cdn.example/x.png', picture: true },
    ],
    ['https://a.example', 'media/ecg.png', { kind: 'text', text: 'media/ecg.png' }],
    ['https://a.example', '/ no address', { kind: 'text', text: '/ no address' }],
    ['http://a.example', '/media/ecg.png', { kind: 'text', text: '/media/ecg.png' }],
  ])('from %s has %s as its media', (address, Media, read) => {
    expect(readPatientAnswer(answerOf(JSON.stringify({ Media })), address).media).toEqual([read]);
  });

  it('says whose turn it is', () => {
    expect(patient(documented)).toMatchObject({ chatStatus: 'patient' });
    expect(patient({ ...documented, ChatStatus: 7 })).not.toHaveProperty('chatStatus');
  });

  it.each<[unknown, string]>([
    ['Why?', 'Why?'],
    [{ question: 'Why?', options: ['A', 'B'] }, '**Question:** Why?\n**Options**\n- A\n- B'],
  ])('may be a preceptor’s question alone: %j', (question, words) => {
    const answer = patient({ ...documented, PatientResponse: '', PreceptorQuestion: question });
    expect(answer).toMatchObject({ preceptorQuestion: words });
    expect(answer).not.toHaveProperty('text');
  });

  it.each<[unknown]>([[null], [''], [false], [[]], [{}]])('has no question if that is %j', (question) => {
    expect(patient({ ...documented, PreceptorQuestion: question })).not.toHaveProperty('preceptorQuestion');
  });

  it.each<[unknown, string]>([
    [{ data: { PatientResponse: 'Here.' } }, '**Data**\n- **Patient response:** Here.'],
    [{ response: 'Here.', pulse: { value: 80, unit: 'bpm' } }, '**Response:** Here.\n**Pulse**\n- 80 bpm'],
    [[{ PatientResponse: 'Here.' }], '- **Patient response:** Here.'],
    [{ PatientResponse: ['Here.', 'And here.'] }, '**Patient response**\n- Here.\n- And here.'],
  ])('of another shape is told in words: %j', (json, words) => {
    expect(patient(json)).toMatchObject({ other: words });
    expect(patient(json)).not.toHaveProperty('text');
  });

  it.each<[unknown]>([
    [{}],
    [null],
    [[]],
    [{ ...documented, PatientResponse: ' ' }],
    [{ ...documented, PatientResponse: '\u200b' }],
    [{ all: 'a'.repeat(9_000) }],
  ])('that says nothing, or too much in another shape, is only there as it came: %j', (json) => {
    const { chatStatus: _status, ...answer } = patient(json);
    expect(answer).toEqual({ media: [], raw: raw(json) });
  });

  it.each<[unknown, unknown]>([
    [null, []],
    [{}, []],
    ['https://a.example/x.png', [{ kind: 'link', url: 'https://a.example/x.png', picture: true }]],
    ['http://a.example/x.png', [{ kind: 'text' }]],
    ['javascript:alert(1)', [{ kind: 'text' }]],
    ['https://user:pass@a.example/x.png', [{ kind: 'text' }]],
    [
      { url: 'https://a.example/x', type: 'image', caption: 'ECG' },
      [{ kind: 'link', picture: true, label: 'ECG' }],
    ],
    [{ images: [{ src: 'https://a.example/x' }] }, [{ kind: 'text' }]],
    [{ image: 'https://a.example/x.png' }, [{ kind: 'link', picture: true }]],
    [{ image: 'data:image/png;base64,AQID', label: 'ECG' }, [{ kind: 'file', label: 'ECG' }]],
    [{ media_url: 'https://a.example/x', media_type: 'image/png' }, [{ kind: 'link', picture: true }]],
    [
      ['look', 'https://a.example/'],
      [{ kind: 'text', text: 'look' }, { kind: 'link' }],
    ],
    ['data:image/png;base64,AQID', [{ kind: 'file', name: 'media.png', bytes: new Uint8Array([1, 2, 3]) }]],
    ['data:,hi%20there', [{ kind: 'file', name: 'media.txt', bytes: new TextEncoder().encode('hi there') }]],
    ['data:audio/x-wav;base64,AQID', [{ kind: 'file', name: 'media.wav' }]],
    ['data:image/svg+xml;charset=utf-8,hi', [{ kind: 'file', name: 'media.svg' }]],
    ['data:text/plain,100%', [{ kind: 'text' }]],
    ['Data: an ECG, an X-ray', [{ kind: 'text', text: 'Data: an ECG, an X-ray' }]],
    [
      { type: 'base64', media_type: 'image/png', data: 'AAAA'.repeat(30), title: 'ECG' },
      [{ kind: 'file', name: 'media.png', bytes: new Uint8Array(90), label: 'ECG' }],
    ],
    [{ type: 'image/png', data: 'AQID' }, [{ kind: 'text' }]],
    [{ odd: 7 }, [{ kind: 'text', text: '**Odd:** 7' }]],
  ])('carries media %j', (media, read) => {
    expect(patient({ PatientResponse: 'Here.', Media: media }).media).toMatchObject(read as object);
  });
});

const greeting = { role: 'assistant', content: 'Hello.' };
const said = { role: 'user', content: 'Hi.' };
const asked = { role: 'assistant', content: 'What first?' };
/** What nobody says to a person. */
const unspoken = ['SYSTEM', 'developer', 'tool', 'function'].map((role) => ({ role, content: 'hush' }));

describe('the start of a topic', () => {
  const start = {
    engage_id: 17,
    topic_id: 1,
    topic_name: 'Asthma',
    dialog: [greeting],
    data: null,
    is_end: null,
  };

  it('is read as documented', () => {
    expect(topicStart(JSON.stringify(start))).toEqual({
      engageId: '17',
      topicName: 'Asthma',
      turns: [greeting],
    });
    expect(topicStart('{"engageId":17,"Dialog":[]}')).toEqual({ engageId: '17', turns: [] });
    expect(topicStart('{"engage_id":"a1","dialog":null}')).toEqual({ engageId: '"a1"', turns: [] });
  });

  it.each(['{}', '[]', 'null', 'Hello.', '{"engage_id":null}', '{"engage_id":""}'])(
    'cannot be %s',
    (body) => {
      expect(failureOf(() => topicStart(body))).toEqual({ kind: 'in_doubt', reason: 'unreadable' });
    },
  );
});

describe('a topic’s answer', () => {
  it.each<[string, unknown, readonly string[], readonly string[]]>([
    ['a whole conversation', { engage_id: 1, dialog: [greeting, said, asked] }, ['What first?'], ['Hello.']],
    ['a bare whole dialog', [greeting, said, asked], ['What first?'], ['Hello.']],
    ['a dialog without questions', [greeting, asked], ['What first?'], ['Hello.']],
    [
      'the newest turns',
      { dialog: [said, asked, { role: 'Tutor', content: 'And then?' }] },
      ['What first?', 'And then?'],
      [],
    ],
    ['one turn', asked, ['What first?'], []],
    ['a text', 'What first?', ['What first?'], []],
    ['turns of other roles', { dialog: [...unspoken, asked] }, ['What first?'], []],
    [
      'a text with the ids and the question',
      { engage_id: 1, topic_name: 'A', status: 'saved', data_chat: 'Hi.', response: 'What first?' },
      ['What first?'],
      [],
    ],
    [
      'the form of the chat',
      { status: 'saved', UserMessage: 'Hi.', AssistantResponse: 'What first?' },
      ['What first?'],
      [],
    ],
    [
      'an envelope',
      { success: true, message: 'OK', data: { dialog: [said, asked], is_end: null } },
      ['What first?'],
      [],
    ],
    [
      'a message with a hint',
      { message: 'What first?', hint: 'Lungs.' },
      ['**Message:** What first?\n**Hint:** Lungs.'],
      [],
    ],
    ['a message alone', { status: 'saved', message: 'What first?' }, ['What first?'], []],
    ['a turn with the ids', { engageId: 1, topic_id: 1, data: asked, is_end: null }, ['What first?'], []],
    [
      'another shape, in words',
      { data: { message: 'What first?' } },
      ['**Data**\n- **Message:** What first?'],
      [],
    ],
    [
      'content of another shape',
      { dialog: [said, { role: 'assistant', content: ['A', 'B'] }] },
      ['- A\n- B'],
      [],
    ],
  ])('is found in %s', (_what, json, turns, earlier) => {
    const answer = topicAnswer(json);
    expect(answer.turns.map(({ content }) => content)).toEqual(turns);
    expect(answer.earlier.map(({ content }) => content)).toEqual(earlier);
    expect(answer).toMatchObject({ understood: true, ended: false });
  });

  it.each<[unknown]>([
    [{}],
    [[]],
    [null],
    [{ engage_id: 1, status: 'response_saved' }],
    [{ engage_id: 1, data_chat: 'Hi.' }],
  ])('that says nothing is only there as it came: %j', (json) => {
    expect(topicAnswer(json)).toMatchObject({ understood: false, turns: [], raw: raw(json) });
  });

  it.each<[unknown]>([[{ dialog: [] }], [{ dialog: [said] }], [{ dialog: [said, asked, said] }]])(
    'may be empty because nothing was said: %j',
    (json) => {
      expect(topicAnswer(json)).toMatchObject({ understood: true, turns: [] });
    },
  );

  it('has ended with whatever does not say no', () => {
    const no = [null, false, 0, '', 'false', 'False', '0', 'no', 'NULL', undefined];
    expect(no.map(isEnded)).toEqual(no.map(() => false));
    const yes = [true, 1, 'true', 'yes', '2026-01-01', {}, []];
    expect(yes.map(isEnded)).toEqual(yes.map(() => true));
    for (const json of [{ dialog: [said, asked] }, asked, { response: 'Bye.' }, { data: asked }])
      expect(topicAnswer({ ...json, is_end: 'yes' }).ended).toBe(true);
  });
});

describe('the reason of a refusal', () => {
  const reason = (text: string) => rejectionReason(answerOf(text));

  it.each([
    ['{"detail":"Not found."}', 'Not found.'],
    ['{"title":"Closed.","status":403}', 'Closed.'],
    ['{"errors":["Closed."]}', 'Closed.'],
    ['"Closed."', 'Closed.'],
    ['{"error":"x","error_description":"Not you."}', 'Not you.'],
    ['{"error":{"message":"Too long.","code":5}}', 'Too long.'],
    [
      '{"case_id":["This field is required."],"model":["Wrong."]}',
      'Case id: This field is required.; Model: Wrong.',
    ],
    ['{"message":["Too long."],"case_id":["Unknown."]}', 'Message: Too long.; Case id: Unknown.'],
    ['{"non_field_errors":["Not both."]}', 'Not both.'],
    ['{"detail":[{"loc":["body"],"msg":"Missing."}]}', 'Missing.'],
    ['Plain\r\n words\u0085\u202e', 'Plain words'],
    ['<!doctype html><h1>No</h1>', undefined],
    ['{"detail":"<p>No</p>"}', undefined],
    ['{"error":{"message":"Incorrect API key: sk-proj-ab12*****XY."}}', 'Incorrect API key: …'],
    [
      '{"detail":"Bearer abc.def-1 is unknown; key 9f86d081884c7d659a2feaa0c55ad015 too"}',
      'Bearer … is unknown; key … too',
    ],
    [
      '{"detail":"No model claude-3-5-sonnet-20241022 at /external/v1/case/chat/submit/"}',
      'No model claude-3-5-sonnet-20241022 at /external/v1/case/chat/submit/',
    ],
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
])('Retry-After %j means %j milliseconds, ten seconds after midnight', (header, wait) => {
  expect(retryAfter(header, 10_000)).toBe(wait);
});

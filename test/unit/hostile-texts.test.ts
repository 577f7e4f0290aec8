import { expect, it } from 'vitest';
import { readMessage } from '../../src/discord/gateway/message.ts';
import { writeCsv } from '../../src/features/transcript/csv.ts';
import { writePage } from '../../src/features/transcript/page.ts';
import * as plain from '../../src/features/transcript/plain-text.ts';
import * as cutting from '../../src/lib/cut.ts';
import { decodeText } from '../../src/lib/decode-text.ts';
import * as fileNames from '../../src/lib/file-names.ts';
import * as fromHtml from '../../src/lib/from-html.ts';
import * as html from '../../src/lib/html.ts';
import { serviceId, userId } from '../../src/lib/ids.ts';
import * as invisible from '../../src/lib/invisible.ts';
import * as markdown from '../../src/lib/markdown.ts';
import * as splitting from '../../src/lib/split.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { plainText, saysNothing, senseOf, writtenIn } from '../../src/machine/hear.ts';
import { isWebPage, jsonInText } from '../../src/service/body.ts';
import { readPatientAnswer } from '../../src/service/chat.ts';
import { readTopicAnswer, readTopicStart } from '../../src/service/engage.ts';
import { callFailure, retryAfter } from '../../src/service/failure.ts';
import { readSection } from '../../src/service/section.ts';
import { transcriptOf } from '../support/transcript-of.ts';

/** What people or the service write to make an expression go back over its input again and again. */

const words = wordsFor('en');
const self = { id: userId('9'), roles: [], readsMessages: true };
const reader = { self, unnamed: words.conversation.unnamed };

const messageWith = (content: string) => {
  const message = readMessage({ id: '1', channel_id: '2', type: 0, content, author: { id: '11' } });
  if (message === undefined) throw new Error('no message');
  return message;
};

const answered = (json: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(json)),
});

const withAnswer = (text: string): ReturnType<typeof transcriptOf> => {
  const { entries, ...others } = transcriptOf([text]);
  return {
    ...others,
    entries: entries.map((one) => (one.kind === 'turn' ? { ...one, answer: [{ text, files: [] }] } : one)),
  };
};

const isReader = (value: unknown): value is (text: string) => unknown => typeof value === 'function';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    [markdown, fromHtml, html, invisible, cutting, splitting, fileNames]
      .flatMap((file) => Object.entries<unknown>(file))
      .flatMap(([name, value]) => (isReader(value) ? [[name, value]] : [])),
  ),
  escapeMarkdownWithin: (text) => markdown.escapeMarkdownWithin(100, text),
  escapeSentenceWithin: (text) => markdown.escapeSentenceWithin(100, text),
  html: (text) => html.html`<p>${text}</p>`,
  Html: (text) => new html.Html(text),
  graphemes: (text) => cutting.graphemes(text).next(),
  cutText: (text) => cutting.cutText(text, { longest: 100 }),
  decodeText: (text) => decodeText(new TextEncoder().encode(text)),
  serviceId,
  saysNothing,
  writtenIn: (text) => writtenIn(messageWith(text)),
  senseOf: (text) => senseOf(messageWith(text), 'everything', reader),
  'plainText of a message': (text) => plainText(messageWith(text), reader),
  writeCsv: (text) => writeCsv(transcriptOf([text]), words),
  writePage: (text) => writePage(withAnswer(text), { embedded: new Map(), withParticipation: true, words }),
  'plainText of an answer': plain.plainText,
  isWebPage: (text) => isWebPage('text/html', text),
  jsonInText,
  PatientResponse: (text) => readPatientAnswer(answered({ PatientResponse: text })),
  Media: (text) => readPatientAnswer(answered({ Media: text }), 'https://a.example'),
  'Media in a list': (text) => readPatientAnswer(answered({ Media: [{ type: 'image/png', data: text }] })),
  PreceptorQuestion: (text) => readPatientAnswer(answered({ PreceptorQuestion: { [text]: 1 } })),
  readTopicAnswer: (text) => readTopicAnswer(answered({ [text]: text })),
  readTopicStart: (text) => readTopicStart(answered({ engage_id: 1, topic_name: text, dialog: [] })),
  retryAfter: (text) => retryAfter(text, 0),
  callFailure: (text) => callFailure(answered({ detail: text }, 400)),
  narrative: (text) => readSection(answered({ narrative: text }), 'narrative'),
  'vital signs': (text) =>
    readSection(answered([{ name: text, value: text, range: text, low: text }]), 'vital_signs'),
  exam: (text) => readSection(answered({ [text]: 1 }), 'exam'),
};

const visible = String.raw`
  1 a A . , : ; ! ? - + = # * _ ~ | \ / < > [ ] ( ) @ & " ' $ % ^ { } ${'`'} א 🏴 👩‍ 1/ 1, -# ,= a1- sk- data: {" [{"
  </ </‹/ </a:1 <@1 <@! <#1 <:a <a:b:1 <! <p <br <a= <p> &# &a &#x &amp; [a]( ![ ]( [( **a __a ||a
  https:// https://a. https://( https://a_( a@b. www.a. "engage_id":`;

const blank =
  '` a|~~~\n|```\n|```a\n|> \n|- |1. |\\\n|\n\n| \n|<b | |\t|\n|\r|; |\t"|Bearer |too many |;base64 ';

const unseen = ['\u2028', '\0', '\u200b', '\u202e', '\ufeff', '\ud800', '\u0301', 'a\u0301'];

const repeated = [...visible.trim().split(/\s+/), ...blank.split('|'), ...unseen];

/** What an expression may wait for in front of them. */
const beginnings = ['data:', 'data:image/png;', '</', '<https://a', '[', '"'];

const hostile = (length: number): readonly string[] => [
  ...repeated.map((piece) => `${piece.repeat(Math.ceil(length / piece.length))}!`),
  ...beginnings.flatMap((beginning) =>
    ['1', 'a', ' ', '='].map((piece) => `${beginning}${piece.repeat(length)}!`),
  ),
];

/** The least processor time of these tries: what other processes do costs a try none of that. */
const millisecondsFor = (read: (text: string) => unknown, text: string, times: number): number => {
  const tries = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      // What is refused has been read as well.
      if (error instanceof TypeError) throw error;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
};

const worthALook = 10;
const [short, long] = [2_000, 8_000].map(hostile) as [readonly string[], readonly string[]];

it.each(Object.entries(readers))(
  'texts that repeat themselves cost %s what their length costs',
  (_, read) => {
    const isSlow = (index: number, times: number): boolean => {
      const whole = millisecondsFor(read, long[index] ?? '', times);
      return whole > worthALook && whole >= 8 * millisecondsFor(read, short[index] ?? '', times);
    };
    const slow = long.find((_text, index) => isSlow(index, 1) && isSlow(index, 5));
    expect(slow?.slice(0, 30)).toBeUndefined();
  },
);

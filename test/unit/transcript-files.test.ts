import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { DiscordApi } from '../../src/discord/outbox/api.ts';
import { publishedSchema } from '../../src/features/transcript/document.ts';
import type { AnswerFile, Transcript } from '../../src/features/transcript/document.ts';
import { writeCsv } from '../../src/features/transcript/csv.ts';
import { makeFiles } from '../../src/features/transcript/files.ts';
import { writePage } from '../../src/features/transcript/page.ts';
import { writePageOfAll } from '../../src/features/transcript/page-of-all.ts';
import { createNames } from '../../src/features/transcript/names.ts';
import { participationIn } from '../../src/features/transcript/participation.ts';
import { userId } from '../../src/lib/ids.ts';
import { wordsFor, type Texts } from '../../src/locale/words.ts';

import { transcriptOf } from '../support/transcript-of.ts';

const english = wordsFor('en');
const mebibyte = 1024 * 1024;
const link = 'https://discord.com/channels/1/2/3';

const picture = (name: string, size: number): AnswerFile => ({ name, size, type: 'image/png', link });

interface Wanted {
  readonly transcript: Transcript;
  readonly longest?: number;
  readonly file?: DiscordApi['file'];
  readonly words?: Texts;
}

const made = ({
  transcript,
  longest = 10 * mebibyte,
  file = async (_, size) => ({ kind: 'read', bytes: new Uint8Array(size) }),
  words = english,
}: Wanted) => {
  const addresses = new Map<AnswerFile, string>();
  for (const entry of transcript.entries) {
    if (entry.kind !== 'turn') continue;
    for (const part of entry.answer)
      for (const one of part.files) addresses.set(one, `https://files.example/${one.name}`);
  }
  return makeFiles({ transcript, addresses, withParticipation: true, longest, words }, { file });
};

const htmlOf = async (wanted: Wanted): Promise<string> =>
  String((await made(wanted)).uploads.find(({ name }) => name.endsWith('.html'))?.data ?? '');

const embeddedIn = (html: string): number => html.match(/src="data:image\/png;base64,/g)?.length ?? 0;

describe('the files of a transcript', () => {
  it('are named after the patient, the host and the day, in letters that every system takes', async () => {
    const { uploads } = await made({ transcript: { ...transcriptOf(['Hello?']), host: 'Dr. Zoë K.' } });
    const name = 'arztin-dr-zoe-k-2026-08-01';
    expect(uploads.map((upload) => upload.name)).toEqual(
      ['html', 'json', 'csv'].map((end) => `${name}.${end}`),
    );
  });

  it('hold pictures up to six mebibytes in all, and links to the others', async () => {
    const files = [
      picture('a.png', 4 * mebibyte),
      picture('b.png', 3 * mebibyte),
      picture('c.png', mebibyte),
    ];
    const html = await htmlOf({ transcript: transcriptOf(['Hello?'], files) });
    expect(embeddedIn(html)).toBe(2);
    expect(html).toContain(
      `<a href="${link}" rel="noreferrer">${english.transcript.page.fileInThread('b.png')}</a>`,
    );
    expect(html.length).toBeLessThan(10 * mebibyte);
  });

  it('link to what cannot be had, and never show what is no picture', async () => {
    const page = { name: 'page.html', size: 9, type: 'text/html', link };
    const files = [picture('gone.png', 10), page];
    const html = await htmlOf({
      transcript: transcriptOf(['Hello?'], files),
      file: async (url) =>
        url.endsWith('gone.png')
          ? { kind: 'unavailable' }
          : { kind: 'read', bytes: Buffer.from('<b>bold</b>') },
    });
    expect(html).toContain(english.transcript.page.fileInThread('gone.png'));
    expect(html).toContain('href="data:application/octet-stream;base64,');
    expect(html).not.toContain('text/html');
  });

  it('are left out by name where they are larger than what may be sent', async () => {
    const transcript = transcriptOf(Array.from({ length: 50 }, () => 'Where does it hurt? '.repeat(90)));
    const { uploads, leftOut } = await made({ transcript, longest: 95_000 });
    expect([...uploads.map(({ name }) => name), ...leftOut].length).toBe(3);
    expect(leftOut.map((name) => name.split('.').at(-1))).toContain('html');
    for (const { data } of uploads) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(95_000);
  });
});

it.each([
  ['en', ','],
  ['de', ';'],
  ['es', ';'],
  ['fr', ';'],
  ['pt-BR', ';'],
])('a spreadsheet that separates as it is usual in %s has five columns', async (language, delimiter) => {
  const transcript = transcriptOf(['Pain, or a cough; since when?']);
  const { uploads } = await made({ transcript, words: wordsFor(language) });
  const csv = String(uploads.find(({ name }) => name.endsWith('.csv'))?.data);
  expect(parse(csv, { bom: true, delimiter })).toContainEqual([
    '2026-08-01 12:00:00',
    'Alice',
    'Pain, or a cough; since when?',
    '3',
    'Yes.',
  ]);
});

describe('times', () => {
  const before = process.env['TZ'];
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it.each([
    ['UTC', 'UTC', '2026-08-01 12:00:00'],
    ['Asia/Kolkata', 'UTC+5:30', '2026-08-01 17:30:00'],
    ['America/New_York', 'UTC−4', '2026-08-01 08:00:00'],
    ['Pacific/Auckland', 'UTC+12', '2026-08-02 00:00:00'],
  ])('are those of a clock in %s, whose offset is named', async (place, zone, shown) => {
    process.env['TZ'] = place;
    const transcript = transcriptOf(['Hello?']);
    const csv = writeCsv(transcript, english);
    expect(csv).toContain(english.transcript.csv.time(zone));
    expect(csv).toContain(shown);
    const page = writePage(transcript, { embedded: new Map(), withParticipation: false, words: english });
    expect(page).toContain(`${shown.slice(11, 16)} ${zone}`);
    const { times } = english.transcript.page;
    expect(page).toContain(times(zone));
    const all = { channel: 'class', transcripts: [transcript], unread: 0, older: 0 };
    expect(writePageOfAll(all, english).split('</header>')[0]).toContain(times(zone));
    const { uploads } = await made({ transcript });
    expect(uploads.map(({ name }) => name.includes(shown.slice(0, 10)))).toEqual([true, true, true]);
  });
});

it('participation counts questions, shares, and the median length', () => {
  const texts = ['one two three', 'one', 'one two', 'one two three four five', 'one two'];
  const [alice, bob] = participationIn(transcriptOf(texts));
  expect(alice).toMatchObject({ name: 'Alice', questions: 4, share: 0.8, medianWords: 2.5 });
  expect(alice?.first).toBe('2026-08-01T12:00:00.000Z');
  expect(alice?.last).toBe('2026-08-01T12:04:00.000Z');
  expect(bob).toMatchObject({ name: 'Bob', questions: 1, share: 0.2, medianWords: 2 });
});

describe('people in a transcript', () => {
  const namesOf = (...given: readonly string[]): readonly string[] => {
    const known = new Map(given.map((name, index) => [String(index + 1), name]));
    const names = createNames('shown', known, english);
    for (const id of known.keys()) names.keyOf(userId(id));
    return names.people().map(({ name }) => name);
  };

  it('have names that nobody else there has', () => {
    expect(namesOf('Bob', 'Bob (2)', 'Bob', 'Bob')).toEqual(['Bob', 'Bob (2)', 'Bob (3)', 'Bob (4)']);
    expect(namesOf('Bob', 'Bób', 'bob ')).toEqual(['Bob', 'Bób (2)', 'bob  (3)']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Bob', 'Bob (2)', 'Bob (3)', 'Bob (2) (2)')), (given) => {
        const shown = namesOf(...given);
        expect(new Set(shown).size).toBe(given.length);
      }),
    );
  });

  it('are counted one by one, whatever they are called', () => {
    const transcript = transcriptOf(['one', 'one', 'one two']);
    const people = transcript.people.map(({ key }) => ({ key, name: 'Bob' }));
    expect(participationIn({ ...transcript, people }).map(({ questions }) => questions)).toEqual([2, 1]);
  });
});

describe('an answer as the bot has posted it', () => {
  const posted = '**Walter Brandt:** It *hurts* \\*here\\*, see <https://a.example>.\n- a\n- b';
  const asks = '> **The preceptor asks:**\n> What is it?\n-# Whoever answers here answers the ||preceptor||.';
  const withAnswers = (seconds: number): Transcript => {
    const transcript = transcriptOf(['Where?']);
    const [turn] = transcript.entries;
    if (turn?.kind !== 'turn') throw new Error('no turn');
    const answer = [posted, asks].map((text) => ({ text, files: [] }));
    return { ...transcript, entries: [{ ...turn, seconds, answer }] };
  };

  it('is plain text in the spreadsheet', () => {
    const plain = [
      'Walter Brandt: It hurts *here*, see https://a.example.',
      'What is it?',
      'Whoever answers here answers the preceptor.',
    ];
    const csv = writeCsv(withAnswers(3), english);
    for (const line of plain) expect(csv).toContain(line);
    expect(csv).not.toMatch(/\*\*Walter|-# |> |\|\|/);
  });

  it('says how long it took, unless that was no time at all', () => {
    const { after } = english.transcript.page;
    for (const seconds of [0, 3]) {
      const transcript = withAnswers(seconds);
      const page = writePage(transcript, { embedded: new Map(), withParticipation: false, words: english });
      expect(page.includes(after(seconds))).toBe(seconds > 0);
    }
  });
});

it('what Discord does not show to the bot is said to be missing in every file', async () => {
  const transcript = transcriptOf(['', 'one two three']);
  const [first, ...others] = transcript.entries;
  if (first?.kind !== 'turn' || first.question === undefined) throw new Error('no question');
  const entries = [{ ...first, question: { ...first.question, unreadable: true } }, ...others];
  const { uploads } = await made({ transcript: { ...transcript, entries } });
  for (const { name, data } of uploads)
    expect(data).toContain(
      name.endsWith('.json') ? '"unreadable": true' : english.transcript.page.unreadable,
    );
  expect(participationIn({ ...transcript, entries })[0]).toMatchObject({ questions: 2, medianWords: 3 });
});

it('the published schema of the data is the one that the bot writes by', async () => {
  const file = new URL('../../docs/transcript.schema.json', import.meta.url);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(publishedSchema());
});

it('the page of all begins with what each group has asked, a table for every patient with a debrief', () => {
  const group = (title: string, asked?: Readonly<Record<string, boolean>>): Transcript => {
    const debrief = asked && Object.entries(asked).map(([line, one]) => ({ line, asked: one }));
    return { ...transcriptOf([]), title, debrief };
  };
  const transcripts = [
    group('Walter', { Allergies: true, '<b>Work': false }),
    group('Walter'),
    group('Irene', { Allergies: false }),
    group('Walter', { '<b>Work': false, Allergies: false }),
    group('Walter', { Allergies: true }),
    group('Carla'),
  ];
  const page = writePageOfAll({ channel: 'class', transcripts, unread: 0, older: 0 }, english);
  const [, ...tables] = page
    .slice(0, page.indexOf('<section aria-labelledby="participation'))
    .split('<section aria-labelledby="c');
  const cells = (row: string): readonly string[] =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) =>
      (cell ?? '').replace(/<[^>]*>/g, '').trim(),
    );
  const { button } = english.debrief;
  const { askedBy } = english.transcript.page.all;
  expect(tables.map((table) => table.split('</tr>').map(cells).slice(0, -1))).toEqual([
    [
      ['', askedBy, '1', '4', '5'],
      ['Allergies', '2/3', '✓', '–', '✓'],
      ['&lt;b&gt;Work', '0/2', '–', '–', ''],
    ],
    [
      ['', askedBy, '3'],
      ['Allergies', '0/1', '–'],
    ],
  ]);
  expect(tables.map((table) => table.includes(english.transcript.page.all.noDebrief(1)))).toEqual([
    true,
    false,
  ]);
  expect(page).toContain(`${button}: Walter`);
});

it('the page says when the time was set, when the limit was taken away, and when the time was up', () => {
  const time = '2026-08-01T12:00:00.000Z';
  const clock = [
    { kind: 'time', by: 'p1', minutes: 20 },
    { kind: 'time', by: 'p1' },
    { kind: 'time_up' },
  ] as const;
  const transcript = { ...transcriptOf([]), entries: clock.map((one) => ({ ...one, time })) };
  const page = writePage(transcript, { embedded: new Map(), withParticipation: false, words: english });
  const { time: set, noLimit, timeUp } = english.transcript.page;
  for (const text of [set('Alice', 20), noLimit('Alice'), timeUp]) expect(page).toContain(text);
});

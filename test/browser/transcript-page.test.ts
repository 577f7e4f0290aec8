import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { readPicture } from 'service-sandbox/pictures/picture';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeUnless } from '../support/needing.ts';
import type { AnswerFile, Transcript } from '../../src/features/transcript/document.ts';
import { writePageOfAll } from '../../src/features/transcript/page-of-all.ts';
import { writePage } from '../../src/features/transcript/page.ts';
import { languageNames, wordsFor } from '../../src/locale/words.ts';
import { findBrowser } from '../../packages/discord-playground/test/browser/browser.ts';
import { beyondTheEdge, faultsOf } from '../../packages/discord-playground/test/browser/look.ts';

/** The page of a transcript, opened as a file on somebody's own machine. */

const words = wordsFor('en');
const { page: texts } = words.transcript;
const time = (minute: number): string => new Date(Date.UTC(2026, 7, 1, 9, minute)).toISOString();
const link = 'https://discord.com/channels/1/2/3';

const picture: AnswerFile = { name: 'ecg.png', size: 20_000, type: 'image/png', link };
const lost: AnswerFile = {
  name: 'a-very-long-file-name-without-any-place-to-break-it-in-two.pdf',
  size: 9,
  link,
};

const turn = (
  speaker: string,
  minute: number,
  [text, ...answers]: readonly string[],
  files: readonly AnswerFile[] = [],
) =>
  ({
    kind: 'turn',
    question: { speaker, time: time(minute), text: text ?? '' },
    answeredAt: time(minute),
    seconds: 4,
    answer: answers.map((answer, index) => ({ text: answer, files: index === 0 ? files : [] })),
  }) as const;

const transcript: Transcript = {
  format: 'rounds-transcript',
  version: 2,
  kind: 'patient',
  title: 'Walter Brandt, 58: pressure in the chest',
  host: 'Dr. Lind',
  startedAt: time(0),
  endedAt: time(50),
  readAt: time(51),
  names: 'shown',
  sideTalk: true,
  asked: { questions: 9, people: 4 },
  missing: { deletedHere: 2, deletedAtDiscord: 1, unreadable: 1, later: 1 },
  people: [
    { key: 'p1', name: 'Alice' },
    { key: 'p2', name: 'Wolfeschlegelsteinhausenbergerdorff' },
    { key: 'p3', name: 'نور' },
  ],
  entries: [
    turn('p1', 2, [
      'Good morning, what brings you here?',
      '**Walter Brandt:** This *pressure*, here.\n- since May\n- worse on stairs',
    ]),
    turn('p2', 4, [
      'Supercalifragilisticexpialidocious'.repeat(6),
      'What?',
      '**The preceptor asks:** What is your first guess?',
    ]),
    { kind: 'talk', speaker: 'p1', time: time(5), text: '((the heart?))', hasFiles: true },
    { kind: 'pause', by: 'p1', time: time(6) },
    { kind: 'resume', by: 'p1', time: time(9) },
    turn(
      'p3',
      11,
      [
        'هل تدخن؟',
        '# Heading\n`code` and\n```\na line of code that is far too long for any telephone in the world, is it not\n```',
      ],
      [picture, lost],
    ),
    { kind: 'reset', time: time(12) },
    turn('p1', 14, [
      'First line\nSecond line <b>not bold</b>',
      '> quoted\nhttps://example.org/a/very/long/path/that/goes/on/and/on/and/on?and=on',
    ]),
    { kind: 'turn', answeredAt: time(15), seconds: 200, answer: [] },
  ],
};

const debrief = [
  { line: 'Allergies', asked: true },
  { line: 'Occupation, now and before, and whatever else he breathes in at home', asked: false },
];
const groups = ['Dr. Lind', 'Alice', 'Katharina', 'نور', 'Ben'].map((host) => ({
  ...transcript,
  host,
  debrief,
}));

const found = await findBrowser();

describeUnless({ name: 'the page of a transcript', missing: found.missing }, () => {
  let folder = '';
  let address = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rounds-transcript-'));
    const base64 = readPicture('ecg').url.split(',')[1] ?? '';
    const embedded = new Map([[picture, { type: 'image/png', base64 }]]);
    const file = join(folder, 'transcript.html');
    await writeFile(file, writePage(transcript, { embedded, withParticipation: true, words }));
    address = pathToFileURL(file).href;
  });
  afterAll(async () => {
    await found.browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const open = async (colorScheme: 'light' | 'dark', width: number): Promise<Page> => {
    const context = await found.browser?.newContext({ colorScheme, viewport: { width, height: 800 } });
    if (context === undefined) throw new Error('no browser');
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) complaints.push(`requests ${request.url()}`);
    });
    await page.goto(address);
    expect(complaints).toEqual([]);
    return page;
  };

  it.each([
    ['light', 390],
    ['dark', 390],
    ['light', 1_280],
    ['dark', 1_280],
  ] as const)(
    'keeps nobody out and nothing beyond the edge, in %s colours on %d pixels',
    async (colours, width) => {
      const page = await open(colours, width);
      expect(await faultsOf(page)).toEqual([]);
    },
  );

  it.each(languageNames)('fits a phone of 390 pixels in $name, alone and with others', async ({ tag }) => {
    const context = await found.browser?.newContext({ viewport: { width: 390, height: 844 } });
    if (context === undefined) throw new Error('no browser');
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.setContent(
      writePage(transcript, { embedded: new Map(), withParticipation: true, words: wordsFor(tag) }),
    );
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    expect(await beyondTheEdge(page)).toEqual([]);
    const all = { channel: 'class', transcripts: [transcript, ...groups], unread: 2, older: 1 };
    await page.setContent(writePageOfAll(all, wordsFor(tag)));
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is told to a screen reader by headings, a table and lists', async () => {
    const page = await open('light', 1_280);
    await page.getByRole('heading', { level: 1, name: transcript.title }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(3);
    // The head, and three who asked.
    expect(await page.getByRole('row').count()).toBe(4);
    await page.getByRole('rowheader', { name: 'Alice' }).waitFor();
    await page.getByRole('img', { name: texts.file('ecg.png') }).waitFor();
    expect(await page.getByRole('list').first().getByRole('listitem').count()).toBeGreaterThan(8);
  });

  it('is printed on white paper, whatever the colours of the screen', async () => {
    const page = await open('dark', 1_280);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(27, 31, 36)');
    const printed = await page.pdf({ format: 'A4' });
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

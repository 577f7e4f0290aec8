import { describe, expect, it } from 'vitest';
import type { AnswerFile, Transcript } from '../../src/features/transcript/document.ts';
import { makeFiles } from '../../src/features/transcript/files.ts';
import { participationIn } from '../../src/features/transcript/participation.ts';
import { wordsFor } from '../../src/locale/words.ts';

const words = wordsFor('en');
const mebibyte = 1024 * 1024;
const link = 'https://discord.com/channels/1/2/3';

const picture = (name: string, size: number): AnswerFile => ({ name, size, type: 'image/png', link });

const transcriptOf = (texts: readonly string[], files: readonly AnswerFile[] = []): Transcript => ({
  format: 'rounds-transcript',
  version: 1,
  kind: 'patient',
  title: 'Ärztin Müller, 54: “chest pain”',
  startedAt: '2026-08-01T12:00:00.000Z',
  readAt: '2026-08-01T13:00:00.000Z',
  names: 'shown',
  sideTalk: false,
  people: [
    { key: 'p1', name: 'Alice' },
    { key: 'p2', name: 'Bob' },
  ],
  entries: texts.map((text, index) => ({
    kind: 'turn',
    question: { speaker: index % 3 === 2 ? 'p2' : 'p1', time: `2026-08-01T12:0${index % 10}:00.000Z`, text },
    answeredAt: '2026-08-01T12:30:00.000Z',
    seconds: 3,
    answer: [{ text: 'Yes.', files: index === 0 ? files : [] }],
  })),
});

interface Wanted {
  readonly transcript: Transcript;
  readonly longest?: number;
  readonly file?: (url: string, longest: number) => Promise<Uint8Array | undefined>;
}

const made = ({
  transcript,
  longest = 10 * mebibyte,
  file = async (_, size) => new Uint8Array(size),
}: Wanted) => {
  const addresses = new Map<AnswerFile, string>();
  for (const entry of transcript.entries) {
    if (entry.kind !== 'turn') continue;
    for (const part of entry.answer)
      for (const one of part.files) addresses.set(one, `https://files.example/${one.name}`);
  }
  return makeFiles(
    { transcript, addresses, participation: { names: [], hasRoles: false }, longest, words },
    { file },
  );
};

const htmlOf = async (wanted: Wanted): Promise<string> =>
  String((await made(wanted)).uploads.find(({ name }) => name.endsWith('.html'))?.data ?? '');

const embeddedIn = (html: string): number => html.match(/src="data:image\/png;base64,/g)?.length ?? 0;

describe('the files of a transcript', () => {
  it('are named after it, in letters that every system takes', async () => {
    const { uploads } = await made({ transcript: transcriptOf(['Hello?']) });
    const name = 'arztin-muller-54-chest-2026-08-01';
    expect(uploads.map((upload) => upload.name)).toEqual(
      ['html', 'md', 'json', 'csv'].map((end) => `${name}.${end}`),
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
      `<a href="${link}" rel="noreferrer">${words.transcript.page.fileInThread('b.png')}</a>`,
    );
    expect(html.length).toBeLessThan(10 * mebibyte);
  });

  it('hold fewer where only smaller files may be sent', async () => {
    const files = [picture('a.png', 4 * mebibyte), picture('b.png', mebibyte)];
    const html = await htmlOf({ transcript: transcriptOf(['Hello?'], files), longest: 2 * mebibyte });
    expect(embeddedIn(html)).toBe(1);
    expect(html.length).toBeLessThan(2 * mebibyte);
  });

  it('link to what cannot be had, and never show what is no picture', async () => {
    const page = { name: 'page.html', size: 9, type: 'text/html', link };
    const files = [picture('gone.png', 10), page];
    const html = await htmlOf({
      transcript: transcriptOf(['Hello?'], files),
      file: async (url) => (url.endsWith('gone.png') ? undefined : Buffer.from('<b>bold</b>')),
    });
    expect(html).toContain(words.transcript.page.fileInThread('gone.png'));
    expect(html).toContain('href="data:application/octet-stream;base64,');
    expect(html).not.toContain('text/html');
  });

  it('are left out by name where they are larger than what may be sent', async () => {
    const transcript = transcriptOf(Array.from({ length: 50 }, () => 'Where does it hurt? '.repeat(90)));
    const { uploads, leftOut } = await made({ transcript, longest: 95_000 });
    expect([...uploads.map(({ name }) => name), ...leftOut].length).toBe(4);
    expect(leftOut.map((name) => name.split('.').at(-1))).toContain('html');
    for (const { data } of uploads) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(95_000);
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

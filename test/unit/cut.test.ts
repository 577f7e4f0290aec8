import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cutText, graphemes } from '../../src/lib/cut.ts';
import { escapeMarkdownWithin } from '../../src/lib/markdown.ts';
import { splitText } from '../../src/lib/split.ts';
import { rejectionReason } from '../../src/service/failure.ts';
import { wordsFor } from '../../src/locale/words.ts';

const words = wordsFor('en');

/** What a reader sees as one character each. */
describe.each([
  ['flag', '🇩🇪'],
  ['flag of a region', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['skin tone', '👍🏽'],
  ['family', '👩‍👩‍👧‍👦'],
  ['profession with a skin tone', '👩🏽‍⚕️'],
  ['heart', '❤️'],
  ['digit in a box', '1️⃣'],
  ['letter with its accents apart', 'e\u0301\u0323'],
  ['Hangul syllable in its parts', '\u1112\u1161\u11ab'],
  ['Thai vowel', 'กำ'],
  ['Devanagari syllable', 'नि'],
])('a %s', (_name, character) => {
  const isWhole = (text: string): boolean => text.replaceAll(character, '') === '';

  it('is never cut through: in names, reasons, quotes, messages and code', () => {
    const text = character.repeat(200);
    for (let longest = character.length + 1; longest < 150; longest += 1) {
      const cut = cutText(text, { longest });
      expect(cut.length).toBeGreaterThan(longest - character.length);
      for (const one of [cut, escapeMarkdownWithin(longest, text).replace('…', '')]) {
        expect(one.length).toBeLessThanOrEqual(longest);
        expect(isWhole(one)).toBe(true);
      }
    }
    const reason =
      rejectionReason({ contentType: 'text/plain', bytes: new TextEncoder().encode(`x${text}`) }) ?? '';
    expect(reason.startsWith(`x${character}`) && isWhole(reason.slice(1, -1))).toBe(true);
    const failure = words.failures.service({ kind: 'rejected', status: 400, reason: text });
    const quoted = /“(.+)…”/.exec(failure)?.[1] ?? '?';
    expect(isWhole(quoted)).toBe(true);
    for (const surrounded of [text, `word ${text}`, `\`\`\`\n${text}\n\`\`\``]) {
      const parts = splitText(surrounded, 50);
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect(isWhole(part.replaceAll(/word|[`\s]/g, ''))).toBe(true);
    }
  });

  it('is one, also far into a long text', () => {
    const long = `x${character.repeat(20_000)}`;
    expect([...graphemes(long)]).toHaveLength(20_001);
    expect(splitText(long).join('')).toHaveLength(long.length);
  });
});

it('of a text as long as a book, only the beginning is looked at for the few words that are kept', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  onTestFinished(() => void vi.restoreAllMocks());
  escapeMarkdownWithin(400, 'He says that it hurts. '.repeat(40_000));
  expect(segment.mock.calls.join('').length).toBeLessThan(1_000);
});

it('as much of the beginning of any text is kept as fits, with the ending if something is missing', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 3, max: 50 }), fc.constantFrom('', '…'), (whole, longest, ending) => {
      const cut = cutText(whole, { longest, ending });
      const fits = whole.length <= longest;
      const kept = fits ? cut : cut.slice(0, cut.length - ending.length);
      expect(cut.length).toBeLessThanOrEqual(longest);
      expect(whole.startsWith(kept)).toBe(true);
      expect(cut).toBe(fits ? whole : kept + ending);
      expect(kept === '').toBe(whole === '');
    }),
  );
});

it('a letter with more marks than there is room for is cut between them, and no pair is split', () => {
  const text = `e${'\u0301'.repeat(500)}`;
  expect(cutText(text, { longest: 100 })).toHaveLength(100);
  expect(cutText(`😀${'\u{e0041}'.repeat(50)}`, { longest: 7 })).toBe('😀\u{e0041}\u{e0041}');
  const parts = splitText(text, 50);
  expect(parts.join('')).toBe(text);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(50);
});

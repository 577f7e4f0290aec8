import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaller } from '../../src/discord/interactions/caller.ts';
import { threadTitle } from '../../src/features/conversation/titles.ts';
import { cutText, graphemes } from '../../src/lib/cut.ts';
import { escapeMarkdown, escapeMarkdownWithin } from '../../src/lib/markdown.ts';
import { splitText } from '../../src/lib/split.ts';
import { rejectionReason } from '../../src/service/failure.ts';
import { wordsFor } from '../../src/locale/words.ts';

const words = wordsFor('en');

/** What a reader sees as one character each. */
const single: readonly (readonly [name: string, character: string])[] = [
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
];

/** The places inside of which no cut may fall. */
const wholeOnly = (text: string, character: string): boolean => text.replaceAll(character, '') === '';

describe.each(single)('a %s', (_name, character) => {
  it('is one', () => {
    expect(graphemes(character)).toEqual([character]);
  });

  it('is never cut through', () => {
    const text = character.repeat(60);
    for (let longest = character.length; longest < text.length; longest += 1) {
      const cut = cutText(text, { longest });
      expect(cut.length).toBeGreaterThan(longest - character.length);
      expect(cut.length).toBeLessThanOrEqual(longest);
      expect(wholeOnly(cut, character)).toBe(true);
    }
  });

  it('is never cut through when markdown is escaped, a reason quoted or a first message made', () => {
    const title = character.repeat(200);
    for (let longest = character.length + 1; longest < 150; longest += 1) {
      const escaped = escapeMarkdownWithin(longest, title);
      expect(escaped.length).toBeLessThanOrEqual(longest);
      expect(wholeOnly(escaped.replace('…', ''), character)).toBe(true);
    }
    const bytes = new TextEncoder().encode(`x${title}`);
    const reason = rejectionReason({ contentType: 'text/plain', bytes }) ?? '';
    expect(reason.startsWith(`x${character}`)).toBe(true);
    expect(wholeOnly(reason.slice(1, -1), character)).toBe(true);
    const quoted =
      /“(.*)…”/.exec(words.failures.service({ kind: 'rejected', status: 400, reason: title }))?.[1] ?? '';
    expect(quoted).not.toBe('');
    expect(wholeOnly(quoted, character)).toBe(true);
  });

  it('stays whole when a long text is cut into messages, in code as well', () => {
    for (const [before, after] of [
      ['', ''],
      ['word ', ''],
      ['```\n', '\n```'],
    ] as const) {
      for (let limit = 40; limit < 60; limit += 1) {
        const parts = splitText(`${before}${character.repeat(50)}${after}`, limit);
        expect(parts.length).toBeGreaterThan(1);
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(limit);
          expect(wholeOnly(part.replaceAll(/word|[`\s]/g, ''), character)).toBe(true);
        }
      }
    }
  });
});

it.each(single)('a long text is read to its end (%s)', (_name, character) => {
  expect(graphemes(`x${character.repeat(20_000)}`)).toHaveLength(20_001);
  expect(splitText(`x${character.repeat(20_000)}`).join('')).toHaveLength(
    `x${character.repeat(20_000)}`.length,
  );
});

describe('cutText', () => {
  it('returns as much of the beginning of any text as fits, with the ending if something is missing', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 3, max: 50 }),
        fc.constantFrom('', '…'),
        (whole, longest, ending) => {
          const cut = cutText(whole, { longest, ending });
          const fits = whole.length <= longest;
          const kept = fits ? cut : cut.slice(0, cut.length - ending.length);
          expect(cut.length).toBeLessThanOrEqual(longest);
          expect(whole.startsWith(kept)).toBe(true);
          expect(cut).toBe(fits ? whole : kept + ending);
          expect(kept === '').toBe(whole === '');
        },
      ),
    );
  });

  it('shows part of a letter with more marks than there is room for, and splits no pair', () => {
    expect(cutText(`e${'\u0301'.repeat(500)}`, { longest: 100 })).toHaveLength(100);
    expect(cutText(`😀${'\u{e0041}'.repeat(50)}`, { longest: 7 })).toBe('😀\u{e0041}\u{e0041}');
  });
});

it('splitText still cuts a letter with more marks than fit into a message', () => {
  const text = `e${'\u0301'.repeat(120)}`;
  const parts = splitText(text, 50);
  expect(parts.join('')).toBe(text);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(50);
});

describe('a name or title that reverses the direction of text', () => {
  const turning = [
    '\u202e',
    '\u202a\u202b\u202d',
    '\u2066\u2067\u2068',
    '\u200e\u200f\u061c',
    '\u202c\u2069',
  ];

  it.each(turning)('does not reverse the text around it: %j', (marks) => {
    expect(escapeMarkdown(`Chest ${marks}pain`)).toBe('Chest pain');
    expect(threadTitle(`${marks}Chest pain${marks}`)).toBe('Chest pain');
    expect(threadTitle(marks)).toBe('');
    const name = (nick: string) =>
      readCaller(
        {
          id: '1',
          type: 2,
          token: 't',
          channel_id: '2',
          member: { nick, user: { id: '3', username: 'alice', global_name: 'Alice' } },
          data: { name: 'help' },
        },
        wordsFor,
      )?.displayName;
    expect(name(`Ali${marks}ce B`)).toBe('Alice B');
    expect(name(marks)).toBe('Alice');
  });

  it('keeps the letters of right-to-left scripts', () => {
    expect(threadTitle('כאב בחזה')).toBe('כאב בחזה');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/lib/decode-text.ts';

const utf16 = (text: string, bigEndian: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('a text from outside', () => {
  it.each([
    ['UTF-8', Buffer.from('Größe 😀')],
    ['UTF-8 with a mark', Buffer.from('\ufeffGröße 😀')],
    ['UTF-16 with a mark', utf16('\ufeffGröße 😀', false)],
    ['UTF-16, big-endian, with a mark', utf16('\ufeffGröße 😀', true)],
  ])('is read in %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe('Größe 😀');
  });

  it('is read whatever it says, in UTF-8 and in UTF-16 with a mark', () => {
    // Texts contain no lone halves of a character and no control characters.
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((one) => !/\p{Cc}|\p{Cs}|^\ufeff/u.test(one));
    fc.assert(
      fc.property(text, (one) => {
        expect(decodeText(Buffer.from(one))).toBe(one);
        for (const bigEndian of [true, false]) expect(decodeText(utf16(`\ufeff${one}`, bigEndian))).toBe(one);
      }),
    );
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an archive', Buffer.from('504b0304140000000800d0', 'hex')],
    ['Latin-1', Buffer.from('Größe', 'latin1')],
    ['bytes that begin like UTF-16', utf16('\ufeff\u0000\u0001abc', false)],
    ['UTF-16 without a mark', utf16('Größe 😀', false)],
  ])('is not what %s holds', (_name, bytes) => {
    expect(decodeText(bytes)).toBeUndefined();
  });
});

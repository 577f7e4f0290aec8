import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutIntoFields, joinFields, longestInForm } from '../../src/features/cases/fields.ts';

/** Texts of a length at which cuts are needed, with and without good places for them. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('\n\n', '\n', ' ', '\n \n', '😀', 'word'),
);
const long = fc
  .array(piece, { minLength: 1, maxLength: 60 })
  .chain((pieces) => fc.integer({ min: 1, max: 60 }).map((times) => pieces.join('').repeat(times)))
  .map((text) => text.replace(/\r\n?/g, '\n').trim())
  .filter((text) => text.length < longestInForm - 20);

describe('a text in the fields of a form', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(long, (text) => {
        const cut = cutIntoFields(text);
        expect(cut && joinFields(cut)).toBe(text);
      }),
    );
  });

  it('fits, and no field begins or ends with what Discord might trim', () => {
    fc.assert(
      fc.property(long, (text) => {
        const { fields = [] } = cutIntoFields(text) ?? {};
        expect(fields.length).toBeLessThanOrEqual(5);
        for (const field of fields) {
          expect(field.length).toBeLessThanOrEqual(4_000);
          expect(field.trim()).toBe(field);
          expect(field).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });

  it('is cut between paragraphs if they fit', () => {
    const paragraphs = ['a'.repeat(3_000), 'b b'.repeat(900), 'c'.repeat(500)];
    expect(cutIntoFields(paragraphs.join('\n\n'))).toEqual({
      fields: [paragraphs[0], `${paragraphs[1]}\n\n${paragraphs[2]}`],
      joints: 'p',
    });
  });

  it('is too long beyond five fields', () => {
    expect(cutIntoFields('x'.repeat(longestInForm))?.fields).toHaveLength(5);
    expect(cutIntoFields('x'.repeat(longestInForm + 1))).toBeUndefined();
  });

  it('loses nothing but the place between when a field in the middle is emptied', () => {
    const cut = cutIntoFields(['a'.repeat(3_500), 'b'.repeat(3_500), 'c'.repeat(3_500)].join('\n\n'));
    const [first = '', , third = ''] = cut?.fields ?? [];
    expect(joinFields({ fields: [first, '', third], joints: 'pp' })).toBe(`${first}\n\n${third}`);
  });
});

import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../src/lib/csv.ts';
import { decodeText } from '../../src/lib/decode-text.ts';

const utf16 = (text: string, bigEndian: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('an uploaded text', () => {
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
    ['UTF-16 without a mark', utf16('Größe 😀', false)],
  ])('is not what %s holds', (_name, bytes) => {
    expect(decodeText(bytes)).toBeUndefined();
  });
});

const cell = fc
  .oneof(fc.string(), fc.constantFrom('a,b', 'a;b', '"', 'x\ny', 'a\tb', ''))
  .map((text) => text.trim());

describe('CSV', () => {
  it('is read back as it was written, whatever the cells hold', () => {
    const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(records, (rows) => {
        // The first line says what separates the cells.
        const all = [['id', 'title', 'name'], ...rows];
        const read = readCsv(stringify(all, { quoted: true, record_delimiter: 'windows' }));
        expect(read.kind === 'records' && read.records.map(({ cells }) => cells)).toEqual(all);
      }),
    );
  });

  it('is read whatever separates its cells and ends its lines, and each record tells its line', () => {
    const marks = fc.constantFrom(',', ';', '\t');
    const ends = fc.constantFrom('\n', '\r\n');
    const plain = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ä', '|', "'"), minLength: 1 });
    const quoted = plain.map((one) => one.trim() || 'x');
    const records = fc.array(fc.array(quoted, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(records, marks, ends, fc.boolean(), (rows, mark, end, hasMark) => {
        const text = rows.map((cells) => cells.map((one) => `"${one}${mark}"`).join(mark)).join(end);
        const read = readCsv(`${hasMark ? '\ufeff' : ''}${text}${end}`);
        const wanted = rows.map((cells, index) => ({
          line: index + 1,
          cells: cells.map((one) => `${one}${mark}`),
        }));
        expect(read).toEqual({ kind: 'records', records: wanted });
      }),
    );
  });

  it.each([',', ';', '\t'])('may be separated by "%s"', (mark) => {
    const text = [`id${mark}title`, `7${mark}"Chest, pain; acute"`].join('\n');
    expect(readCsv(text)).toEqual({
      kind: 'records',
      records: [
        { line: 1, cells: ['id', 'title'] },
        { line: 2, cells: ['7', 'Chest, pain; acute'] },
      ],
    });
  });

  it('says where quotes do not match', () => {
    expect(readCsv('id,title\n7,"open\n8,Cough')).toEqual({
      kind: 'broken',
      line: 2,
      before: [{ line: 1, cells: ['id', 'title'] }],
    });
  });
});

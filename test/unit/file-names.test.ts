import { describe, expect, it } from 'vitest';
import { endingFor, fileNameOf } from '../../src/lib/file-names.ts';

describe('a file’s name from a text', () => {
  it.each([
    ['Walter Brandt, 58: pressure in the chest', 'walter'],
    ['Ärztin Müller, 54', 'arztin'],
    ['../../etc/passwd', 'etc-passwd'],
    ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'pneumonoult'],
    ['胸の痛み', ''],
    ['', ''],
  ])('keeps the whole words of %j that fit', (text, name) => {
    expect(fileNameOf(text)).toBe(name);
  });
});

it.each([
  ['text/csv; charset=utf-8', '.csv'],
  ['audio/mpeg', '.mp3'],
  ['video/mpeg', '.mpeg'],
  ['application/problem+json', '.json'],
  ['image/svg+xml', '.svg'],
  ['text/plain', undefined],
  ['', undefined],
])('a file of the type %j ends with %j', (type, ending) => {
  expect(endingFor(type)).toBe(ending);
});

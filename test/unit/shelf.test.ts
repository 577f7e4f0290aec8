import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importEntries, mostEntries, readEntry } from '../../src/features/setup/shelf.ts';

const cell = fc.string({ minLength: 1, maxLength: 80 });
const typed = fc.record({ id: cell, title: cell, name: cell, description: cell });

describe('a shelf from a file', () => {
  it('holds the same from CSV and from JSON', () => {
    const many = fc.uniqueArray(typed, { selector: ({ id }) => id.trim(), maxLength: 20 });
    fc.assert(
      fc.property(many, (rows) => {
        const json = importEntries([], { text: JSON.stringify(rows), isJson: true });
        const lines = rows.map(({ id, title, name, description }) => [title, id, description, name]);
        const text = stringify([['Title', 'ID', 'Description', 'Name'], ...lines], { quoted_string: true });
        const csv = importEntries([], { text, isJson: false });
        expect(csv.entries).toEqual(json.entries);
        expect(json.added + json.changed + json.problems.length).toBe(rows.length);
      }),
    );
  });

  it('takes what it understands, and tells each line that it does not', () => {
    const text = `id;title;name\n7;Chest pain;Ana\n;Nobody;\n8;;Ben\n9;${'x'.repeat(101)};\n10;Cough;Carl`;
    expect(importEntries([], { text, isJson: false })).toEqual({
      entries: [
        { id: '7', title: 'Chest pain', patientName: 'Ana' },
        { id: '10', title: 'Cough', patientName: 'Carl' },
      ],
      added: 2,
      changed: 0,
      unfit: 0,
      problems: [
        { line: 3, problem: 'no_id' },
        { line: 4, problem: 'no_title' },
        { line: 5, problem: 'too_long' },
      ],
    });
  });

  it('is taken up to where quotation marks stop matching', () => {
    const text = 'id,title\n7,Chest pain\n8,A 5" nail\n9,"Cough\n10,Fever\n11,Fall';
    expect(importEntries([], { text, isJson: false })).toEqual({
      entries: [
        { id: '7', title: 'Chest pain' },
        { id: '8', title: 'A 5" nail' },
      ],
      added: 2,
      changed: 0,
      unfit: 0,
      problems: [{ line: 4, problem: 'broken' }],
    });
  });

  it('may have null in JSON for what is not given', () => {
    const text = JSON.stringify([{ id: 7, title: 'Chest pain', name: null, description: null }]);
    expect(importEntries([], { text, isJson: true })).toMatchObject({
      entries: [{ id: '7', title: 'Chest pain' }],
      problems: [],
    });
  });

  it('says of JSON which place cannot be understood', () => {
    const text = JSON.stringify([{ id: 7, title: 'Chest pain' }, 'no entry', { title: 'No id' }]);
    expect(importEntries([], { text, isJson: true })).toMatchObject({
      entries: [{ id: '7', title: 'Chest pain' }],
      problems: [
        { line: 2, problem: 'no_entry' },
        { line: 3, problem: 'no_id' },
      ],
    });
    expect(importEntries([], { text: '{', isJson: true }).problems).toEqual([{ line: 1, problem: 'broken' }]);
  });

  it('adds up to what there is room for, changes what has the same id, and counts apart what does not fit', () => {
    const rows = Array.from({ length: mostEntries + 2 }, (_, id) => ({ id, title: `Title ${id}` }));
    const full = importEntries([], { text: JSON.stringify(rows), isJson: true });
    expect(full).toMatchObject({ added: mostEntries, changed: 0, unfit: 2, problems: [] });
    const text = 'id,title\n3,Three\n9999,New\n,No id\n3,Three again';
    const again = importEntries(full.entries, { text, isJson: false });
    expect(again).toMatchObject({
      added: 0,
      changed: 2,
      unfit: 1,
      problems: [{ line: 4, problem: 'no_id' }],
    });
    expect(again.entries).toHaveLength(mostEntries);
    expect(again.entries[3]).toEqual({ id: '3', title: 'Three again' });
  });
});

it('an entry shows something, and stands on one line', () => {
  const entry = { id: ' 7 ', title: 'Chest\npain', name: '\u200b', description: '' };
  expect(readEntry(entry)).toEqual({ id: '7', title: 'Chest pain' });
  expect(readEntry({ ...entry, title: '\u200b' })).toBe('no_title');
});

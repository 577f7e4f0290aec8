import { expect, it } from 'vitest';
import { readEntry } from '../../src/features/setup/shelf.ts';

it('an entry shows something, stands on one line, and fits into a menu', () => {
  const entry = { id: ' 7 ', title: 'Chest\npain', name: '\u200b', description: '' };
  expect(readEntry(entry)).toEqual({ id: '7', title: 'Chest pain' });
  expect(readEntry({ ...entry, title: '\u200b' })).toBe('no_title');
  expect(readEntry({ ...entry, id: ' ' })).toBe('no_id');
  expect(readEntry({ ...entry, title: 'x'.repeat(101) })).toBe('too_long');
});

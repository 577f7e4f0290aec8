import { expect, it } from 'vitest';
import { longest, readLesson } from '../../src/features/lesson.ts';

const nothing = { task: '', picture: '', checklist: '' };
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Line ${index}`).join('\n');

it('a lesson has what shows something, each line to be asked once', () => {
  const checklist = ' Allergies \n\n\u200b\nSince  when?\nAllergies';
  const typed = { task: ' Take a\n history. ', picture: ' https://example.org/a.png ', checklist };
  expect(readLesson(typed)).toEqual({
    task: 'Take a\n history.',
    picture: 'https://example.org/a.png',
    checklist: ['Allergies', 'Since when?'],
  });
  expect(readLesson(nothing)).toEqual({ checklist: [] });
});

it.each([
  ['task', { task: 'x'.repeat(longest.task + 1) }],
  ['picture', { picture: 'http://example.org/a.png' }],
  ['picture', { picture: 'data:image/png;base64,AAAA' }],
  ['picture', { picture: 'https://' }],
  ['picture', { picture: 'https://example.org/a b.png' }],
  ['picture', { picture: `https://example.org/${'x'.repeat(longest.picture)}` }],
  ['lines', { checklist: lines(longest.lines + 1) }],
] as const)('of a lesson, the %s is refused for %j', (refused, typed) => {
  expect(readLesson({ ...nothing, ...typed })).toEqual({ refused });
});

it('names the line that is too long', () => {
  const line = 'y'.repeat(longest.line + 1);
  expect(readLesson({ ...nothing, checklist: `short\n${line}` })).toEqual({ refused: 'line', line });
  expect(readLesson({ ...nothing, checklist: lines(longest.lines) })).not.toHaveProperty('refused');
});

it.each([
  'https://cdn.discordapp.com/attachments/1/2/door.png?ex=65d903de&is=65c68ede&hm=2481f30d&',
  'https://media.discordapp.net/attachments/1/2/door.png?ex=65d903de&is=65c68ede&hm=2481f30d&width=400',
])('a picture out of Discord outlives the day for which its address is signed', (picture) => {
  const lasting = 'https://cdn.discordapp.com/attachments/1/2/door.png';
  expect(readLesson({ ...nothing, picture })).toEqual({ picture: lasting, checklist: [] });
});

it('a picture that stands there already may stay', () => {
  const picture = 'http://127.0.0.1:3001/walter.png';
  const before = { picture, checklist: [] };
  expect(readLesson({ ...nothing, picture }, before)).toEqual(before);
});

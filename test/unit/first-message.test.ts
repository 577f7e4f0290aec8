import { expect, it } from 'vitest';
import { firstMessage } from '../../src/features/conversation/rendering.ts';
import { languageNames, wordsFor } from '../../src/locale/words.ts';
import { conversationWith } from '../support/records.ts';

/** How many characters of each size go on a line of a phone that is 390 pixels wide. */
const plainLine = 36;
const smallLine = 44;

const lines = (content: string): number =>
  content
    .split('\n')
    .map((line) => line.replace(/\*\*|[`\\]/g, ''))
    .reduce((sum, line) => {
      const room = line.startsWith('-# ') ? smallLine : plainLine;
      return sum + Math.ceil(line.replace(/^-# /, '').length / room);
    }, 0);

it.each(['patient', 'topic'] as const)('has three lines, four on a phone, for a %s', (kind) => {
  const { content } = firstMessage(conversationWith({ kind, hostName: 'Dr. Lind' }), {
    demo: false,
    readsMessages: true,
    words: wordsFor('en'),
  });
  expect(content?.split('\n')).toHaveLength(3);
  expect(lines(content)).toBeLessThanOrEqual(4);
});

it.each(languageNames.filter(({ tag }) => tag !== 'en'))(
  'says that a demo’s patients speak English where $name is spoken',
  ({ tag }) => {
    const { content } = firstMessage(conversationWith({ kind: 'patient' }), {
      demo: true,
      readsMessages: true,
      words: wordsFor(tag),
    });
    const english = new Intl.DisplayNames(tag, { type: 'language' }).of('en') ?? '';
    expect(content?.toLowerCase()).toContain(english.toLowerCase());
  },
);

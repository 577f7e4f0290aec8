import { expect, it } from 'vitest';
import { firstMessage } from '../../src/features/conversation/rendering.ts';
import { interactionId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';

const contentOf = (title: string, hostName: string, kind: 'patient' | 'topic' = 'patient'): string =>
  firstMessage(
    { id: interactionId('1'), kind, status: 'open', title, hostName, who: 'everyone' },
    { demo: true, hears: 'mentions', words: wordsFor('en') },
  ).content;

it.each(['x', '*', '_', '\\', '🙂'])('has at most 500 characters with names full of %s', (mark) => {
  for (const length of [100, 5_000]) {
    for (const kind of ['patient', 'topic'] as const) {
      const content = contentOf(mark.repeat(length), mark.repeat(32), kind);
      expect(content.length).toBeLessThanOrEqual(500);
      expect(content).not.toMatch(/\p{Surrogate}/u);
    }
  }
});

it('shows a whole title if there is room', () => {
  expect(contentOf('Pain, *strong*', 'Ann')).toContain('**Pain, \\*strong\\***\n');
});

it('never cuts an escape in two, so the title cannot break the marks around it', () => {
  for (const before of ['', 'x']) {
    const [title] = contentOf(before + '*'.repeat(300), 'Ann').split('\n');
    expect(title).toMatch(/^\*\*x?(?:\\\*)+…\*\*$/);
  }
});

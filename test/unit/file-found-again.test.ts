import { expect, test } from 'vitest';
import { defaultTimings } from '../../src/conversation/domain/ports.ts';
import { newState } from '../../src/conversation/state/new-state.ts';
import { partsFound } from '../../src/conversation/talk/delivering.ts';
import { createRendering } from '../../src/features/conversation/rendering.ts';
import { messageId, userId } from '../../src/lib/ids.ts';
import type { ThreadMessage } from '../../src/lib/thread-message.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { conversationWith } from '../support/records.ts';

test('a part that was posted as a file is found again, although our words have changed since', () => {
  const self = { id: userId('7'), roles: [], readsMessages: true };
  const question = { messageId: messageId('20'), speakerId: userId('10'), attempt: 0 };
  const sentence = 'It is in the file, as we used to say.';
  const record = conversationWith({
    turn: {
      ...question,
      submittedAt: 1_000,
      answeredAt: 2_000,
      state: 'answered',
      parts: [{ content: 'Yes.', as: 'file', sentence }],
      ends: false,
    },
  });
  const environment = {
    timings: defaultTimings,
    catchUpWindow: 0,
    ...createRendering(() => wordsFor('en')),
  };
  const state = newState(record, { environment, self, origin: 'stored', now: 3_000 });
  const posted = (content: string): number => {
    const file: ThreadMessage = {
      id: messageId('30'),
      writtenAt: 2_500,
      author: { id: self.id, displayName: 'Rounds', bot: true },
      system: false,
      content,
      mentions: new Map(),
      repliesTo: question,
      extras: true,
      customIds: [],
    };
    return partsFound(state, [file]).delivery.nextPart;
  };
  expect(posted(sentence)).toBe(1);
  expect(posted('Something else.')).toBe(0);
});

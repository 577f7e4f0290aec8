import { expect, it } from 'vitest';
import { firstMessage } from '../../src/features/conversation/rendering.ts';
import { languageNames, wordsFor } from '../../src/locale/words.ts';
import { conversationWith } from '../support/records.ts';

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

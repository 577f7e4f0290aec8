import { english, type Words } from '../en/english.ts';
import { conversationTexts } from './conversation.ts';
import { routerTexts } from './router.ts';
import { setupTexts } from './setup.ts';

/** Der Bot sagt „du“, die Seiten sagen „Sie“. */
export const german: Words = {
  ...english,
  language: { tag: 'de', name: 'Deutsch' },
  conversation: conversationTexts,
  router: routerTexts,
  setup: setupTexts,
};

import { accountTexts } from './account.ts';
import { casesTexts } from './cases.ts';
import { composeTexts } from './compose.ts';
import { conversationTexts } from './conversation.ts';
import { routerTexts } from './router.ts';
import { failureTexts } from './failures.ts';
import { helpTexts } from './help.ts';
import { pageTexts } from './page.ts';
import { privacyText } from './privacy.ts';
import { setupTexts } from './setup.ts';
import { startTexts } from './start.ts';
import { streamTexts } from './stream.ts';

export const english = {
  account: accountTexts,
  cases: casesTexts,
  compose: composeTexts,
  conversation: conversationTexts,
  failures: failureTexts,
  help: helpTexts,
  page: pageTexts,
  privacy: privacyText,
  router: routerTexts,
  setup: setupTexts,
  start: startTexts,
  stream: streamTexts,
} as const;

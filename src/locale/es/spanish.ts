import type { Texts } from '../en/english.ts';
import { accountTexts } from './account.ts';
import { casesTexts } from './cases.ts';
import { composeTexts } from './compose.ts';
import { conversationTexts } from './conversation.ts';
import { failureTexts } from './failures.ts';
import { fairUseTexts } from './fair-use.ts';
import { groupsTexts } from './groups.ts';
import { helpTexts } from './help.ts';
import { pageTexts } from './page.ts';
import { privacyText } from './privacy.ts';
import { debriefTexts } from './debrief.ts';
import { routerTexts } from './router.ts';
import { setupTexts } from './setup.ts';
import { streamTexts } from './stream.ts';
import { timeTexts } from './time.ts';
import { transcriptTexts } from './transcript.ts';

/** The bot and the pages say "tú"; nothing addresses several people, because Spain and America do that differently. */
export const spanish: Texts = {
  language: { tag: 'es', name: 'Español' },
  account: accountTexts,
  cases: casesTexts,
  compose: composeTexts,
  conversation: conversationTexts,
  debrief: debriefTexts,
  failures: failureTexts,
  fairUse: fairUseTexts,
  groups: groupsTexts,
  help: helpTexts,
  page: pageTexts,
  privacy: privacyText,
  router: routerTexts,
  setup: setupTexts,
  stream: streamTexts,
  time: timeTexts,
  transcript: transcriptTexts,
};

import { accountTexts } from './account.ts';
import { casesTexts } from './cases.ts';
import { commandLineTexts } from './command-line.ts';
import { composeTexts } from './compose.ts';
import { conversationTexts } from './conversation.ts';
import { routerTexts } from './router.ts';
import { doctorTexts } from './doctor.ts';
import { failureTexts } from './failures.ts';
import { fairUseTexts } from './fair-use.ts';
import { helpTexts } from './help.ts';
import { pageTexts } from './page.ts';
import { privacyText } from './privacy.ts';
import { setupTexts } from './setup.ts';
import { startTexts } from './start.ts';
import { streamTexts } from './stream.ts';
import { transcriptTexts } from './transcript.ts';

export const english = {
  account: accountTexts,
  cases: casesTexts,
  commandLine: commandLineTexts,
  compose: composeTexts,
  conversation: conversationTexts,
  doctor: doctorTexts,
  failures: failureTexts,
  fairUse: fairUseTexts,
  help: helpTexts,
  page: pageTexts,
  privacy: privacyText,
  router: routerTexts,
  setup: setupTexts,
  start: startTexts,
  stream: streamTexts,
  transcript: transcriptTexts,
} as const;

import { accountTexts } from './account.ts';
import { casesTexts } from './cases.ts';
import { composeTexts } from './compose.ts';
import { conversationTexts } from './conversation.ts';
import { debriefTexts } from './debrief.ts';
import { routerTexts } from './router.ts';
import { failureTexts } from './failures.ts';
import { fairUseTexts } from './fair-use.ts';
import { groupsTexts } from './groups.ts';
import { helpTexts } from './help.ts';
import { pageTexts } from './page.ts';
import { privacyText } from './privacy.ts';
import { setupTexts } from './setup.ts';
import { streamTexts } from './stream.ts';
import { timeTexts } from './time.ts';
import { transcriptTexts } from './transcript.ts';

export const english = {
  /** `name`: as its speakers write it. */
  language: { tag: 'en', name: 'English' },
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
} as const;

/** English defines the shape for every language: the texts differ, but none may be missing. */
type Spoken<T> = T extends string
  ? string
  : T extends (...facts: never) => unknown
    ? T
    : { readonly [Key in keyof T]: Spoken<T[Key]> };

/** Everything that the bot says to members, in one language. */
export interface Texts extends Spoken<typeof english> {}

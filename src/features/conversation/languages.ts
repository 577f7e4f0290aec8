import type { Conversation } from '../../conversation/record.ts';
import type { Words } from '../../locale/words.ts';

/** The words in which the bot speaks in a conversation's thread. */
export type WordsOf = (record: Pick<Conversation, 'about'>) => Words;

export const createWordsOf =
  (wordsFor: (language: string) => Words): WordsOf =>
  ({ about: { language = 'en' } }) =>
    wordsFor(language);

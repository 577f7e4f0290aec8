import { buttonsOf } from 'discord-playground/people/components';
import type { Message } from 'discord-playground/world/entities';
import { wordsFor } from '../../src/locale/words.ts';

const { conversation: texts } = wordsFor('en');

/** What kind of message of the bot's it is, recognized by its text. */

const doubts: ReadonlySet<string> = new Set([...Object.values(texts.lines.doubt), texts.lines.askingAgain]);

/** A reply that says that the answer did not come, or that it has been asked for again. */
export const isDoubtNotice = ({ content }: Message): boolean => doubts.has(content);

export const hasButton = (message: Message, label: string): boolean =>
  buttonsOf(message).some((button) => button.label === label && button.disabled !== true);

/** A person decides whether the question is asked again. */
export const isLeftToAsk = (message: Message): boolean => hasButton(message, texts.buttons.askAgain);

/** The status of a suspended thread. */
export const saysWhyItWaits = (message: Message): boolean => hasButton(message, texts.buttons.tryNow);

/** An answer of three messages is marked `L<number>.<part>`; see `long-answers.ts`. */
export const markOf = ({ content }: Message): { answer: number; part: number } | undefined => {
  const [, answer, part] = /^L(\d+)\.(\d)\b/.exec(content) ?? [];
  return answer === undefined ? undefined : { answer: Number(answer), part: Number(part) };
};

import type { NoRoom, Used } from '../facts.ts';
import { limitEnd } from '../forms.ts';
import { times } from './forms.ts';

/** How many questions may be asked, and how many of them are left. */

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `You have asked ${times(most, 'question', 'questions')} within an hour, which is the most that one person may ask.`
    : `${times(most, 'question has', 'questions have')} been asked within a day on the account that this conversation runs on, which is the limit.`;

export const fairUseTexts = {
  noRoom: (noRoom: NoRoom): string =>
    `${limitOf(noRoom)} You can ask again from ${limitEnd(noRoom)}. What you write before then is set aside; it can be asked afterwards if the conversation is still open.`,
  /** `until`: when there is room again. */
  waitsUntil: (until: number): string =>
    `The limit on questions has been reached, so this is set aside. It can be asked from ${limitEnd({ of: 'account', until })}: press **Answer them** in the thread then.`,
  left: ({ of, asked, most, until }: Used): string => {
    const count = Math.max(0, most - asked);
    const left = count === 0 ? 'No more questions' : times(count, 'more question', 'more questions');
    const whose = of === 'person' ? '' : ' on the account';
    return `${left} can be asked${whose} until ${limitEnd({ of, until })}.`;
  },
} as const;

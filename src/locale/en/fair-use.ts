import { times } from './counting.ts';
import type { NoRoom, Used } from '../facts.ts';

/** How much may be asked, and how much of that is left. */

/** Discord shows this as a time of day, or with the date, in the reader's own language; then how long it is until then. */
const from = ({ of, until }: Pick<NoRoom, 'of' | 'until'>): string => {
  const time = Math.floor(until / 1_000);
  return `<t:${time}:${of === 'person' ? 't' : 'f'}> (<t:${time}:R>)`;
};

const limitOf = ({ of, most }: NoRoom): string =>
  of === 'person'
    ? `One person may ask ${times(most, 'question', 'questions')} within an hour, and you have.`
    : `The account that this conversation runs on may be asked ${times(most, 'question', 'questions')} within a day, and has been.`;

export const fairUseTexts = {
  noRoom: (noRoom: NoRoom): string =>
    `${limitOf(noRoom)} There is room again from ${from(noRoom)}. What you write before that is set aside, and can be asked then.`,
  setAside: (count: number): string =>
    `${times(count, 'question was', 'questions were')} set aside because there was no room for more.`,
  left: ({ of, asked, most, until }: Used): string => {
    const count = Math.max(0, most - asked);
    const left = count === 0 ? 'no more questions' : times(count, 'question', 'questions');
    const whose = of === 'person' ? 'You have' : 'The account has';
    return `${whose} room for ${left} until ${from({ of, until })}.`;
  },
} as const;

/** What would do harm is put right before the topic goes on. */
import type { Progress } from './react.ts';
import type { Mend } from './topic.ts';

/** Asks for what would be right instead. */
export const askToMend = (mends: readonly Mend[]): string => {
  const [first] = mends;
  return mends.length === 1 && first !== undefined ? first.asks : 'What would you do instead?';
};

/** Said to whoever has had a chance to put it right, and then it is closed; empty if there is nothing to tell. */
export const mended = ({ open }: Progress, isMended: boolean): string =>
  isMended
    ? 'That puts it right.'
    : open
        .map(({ tells }) => tells)
        .join(' ')
        .trim();

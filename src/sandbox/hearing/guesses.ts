/** What was heard without being sure of it. */
import { talk } from '../facts/talk.ts';
import type { Heard, HeardAct } from './heard.ts';

export const isGuess = ({ isDoubtful }: Heard): boolean => isDoubtful === true;

/** A guess is worth saying only if nothing else is to be said, and then only one. */
export const withoutGuesses = (heard: readonly Heard[], acts: readonly HeardAct[]): readonly Heard[] => {
  const isOther = (each: Heard): boolean => !isGuess(each) && !(each.fact in talk);
  const first = acts.length > 0 || heard.some(isOther) ? undefined : heard.find(isGuess);
  return heard.filter((each) => !isGuess(each) || each === first);
};

/** Naming the subject is not enough: a wrong value or the opposite beside it does not give the point. */
import { isDenied, type Clause } from './clauses.ts';
import { inDigits } from './numbers.ts';
import type { Slip, Topic, TopicStep } from './topic.ts';

export interface Slipped {
  readonly slip: Slip;
  readonly clause: Clause;
}

const isIn = ({ pattern, beside, unless }: Slip, said: string): boolean => {
  const text = inDigits(said);
  const at = text.search(pattern);
  return (
    at >= 0 &&
    beside?.test(text) !== false &&
    unless?.test(text) !== true &&
    !isDenied(text.slice(0, at))
  );
};

export const slipsIn = (topic: Topic, step: TopicStep, clauses: readonly Clause[]): readonly Slipped[] => {
  const at = topic.steps.indexOf(step);
  return topic.slips
    .filter(({ steps }) => steps?.includes(at) !== false)
    .flatMap((slip) => clauses.filter(({ text }) => isIn(slip, text)).map((clause) => ({ slip, clause })));
};

/** The parts of a message that can give this point. */
export const soundFor = (
  name: string,
  clauses: readonly Clause[],
  slipped: readonly Slipped[],
): readonly Clause[] =>
  clauses.filter(
    (clause) => !slipped.some((found) => found.clause === clause && found.slip.spoils?.includes(name) === true),
  );

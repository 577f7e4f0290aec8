/** Naming the subject is not enough: a wrong value or the opposite beside it does not give the point. */
import { isDenied, type Clause } from './clauses.ts';
import { inDigits } from './numbers.ts';
import type { Point, Slip, Topic, TopicStep } from './topic.ts';

export interface Slipped {
  readonly slip: Slip;
  readonly clause: Clause;
}

/** Whether it is said, or only ruled out. */
const findIn = ({ pattern, beside, unless }: Slip, said: string): 'said' | 'denied' | undefined => {
  const text = inDigits(said);
  const at = text.search(pattern);
  if (at < 0 || beside?.test(text) === false || unless?.test(text) === true) return undefined;
  return isDenied(text.slice(0, at)) ? 'denied' : 'said';
};

export const slipsIn = (topic: Topic, step: TopicStep, clauses: readonly Clause[]): readonly Slipped[] => {
  const at = topic.steps.indexOf(step);
  return topic.slips
    .filter(({ steps }) => steps?.includes(at) !== false)
    .flatMap((slip) =>
      clauses.filter(({ text }) => findIn(slip, text) === 'said').map((clause) => ({ slip, clause })),
    );
};

/** Agrees with a correction: "I would promise nothing, then". */
export const rulesOutSlip = ({ slips }: Topic, clauses: readonly Clause[]): boolean =>
  slips.some((slip) => clauses.some(({ text }) => findIn(slip, text) === 'denied'));

/** The parts of a message that can give this point. */
export const soundFor = (
  { name, notBeside }: Pick<Point, 'name' | 'notBeside'>,
  clauses: readonly Clause[],
  slipped: readonly Slipped[],
): readonly Clause[] =>
  clauses.filter(
    (clause) =>
      notBeside?.test(clause.text) !== true &&
      !slipped.some((found) => found.clause === clause && found.slip.spoils?.includes(name) === true),
  );

/** Naming the subject is not enough: a wrong value or the opposite beside it does not give the point. */
import { isDenied, type Clause } from './clauses.ts';
import { dangersOf } from './dangers.ts';
import { inDigits } from './numbers.ts';
import { withoutConditions } from './stance.ts';
import type { Point, Slip, Topic, TopicStep } from './topic.ts';

export interface Slipped {
  readonly slip: Slip;
  readonly clause: Clause;
}

const negation = /\b(?:no|not|never|without)\b/;

/** Whether it is said, or only ruled out. */
const findIn = (
  { pattern, beside, unless }: Pick<Slip, 'pattern' | 'beside' | 'unless'>,
  said: string,
): 'said' | 'denied' | undefined => {
  const text = inDigits(said);
  const found = pattern.exec(text);
  if (found === null || beside?.test(text) === false || unless?.test(text) === true) return undefined;
  const isInside = negation.test(found[0]) && !negation.test(pattern.source);
  return isInside || isDenied(text.slice(0, found.index)) ? 'denied' : 'said';
};

/** What contradicts itself is wrong in both places. */
const placesOf = (slip: Slip, clauses: readonly Clause[]): readonly Clause[] => {
  const saying = (pattern: Pick<Slip, 'pattern' | 'beside' | 'unless'>): readonly Clause[] =>
    clauses.filter(({ text }) => findIn(pattern, text) === 'said');
  const found = saying(slip);
  if (slip.against === undefined || found.length === 0) return found;
  const against = saying({ pattern: slip.against });
  return against.length === 0 ? [] : clauses.filter((one) => found.includes(one) || against.includes(one));
};

export const slipsIn = (topic: Topic, step: TopicStep, clauses: readonly Clause[]): readonly Slipped[] => {
  const at = topic.steps.indexOf(step);
  return [...topic.slips, ...dangersOf(topic)]
    .filter(({ steps }) => steps?.includes(at) !== false)
    .flatMap((slip) => placesOf(slip, clauses).map((clause) => ({ slip, clause })));
};

/** Contradicts one of these points, at whatever step they were asked for. */
export const contradictionsIn = (
  { slips }: Topic,
  clauses: readonly Clause[],
  names: readonly string[],
): readonly Slip[] =>
  slips.filter(
    (slip) =>
      slip.against === undefined &&
      slip.spoils?.some((name) => names.includes(name)) === true &&
      clauses.some(({ text }) => findIn(slip, text) === 'said'),
  );

/** Agrees with a correction: "I would promise nothing, then". */
export const rulesOutSlip = ({ slips }: Topic, clauses: readonly Clause[]): boolean =>
  slips.some((slip) => clauses.some(({ text }) => findIn(slip, text) === 'denied'));

/** The parts of a message that can give this point: what comes after the last slip about it. */
export const soundFor = (
  { name, notBeside }: Pick<Point, 'name' | 'notBeside'>,
  clauses: readonly Clause[],
  slipped: readonly Slipped[],
): readonly Clause[] => {
  const isSpoiled = (clause: Clause): boolean =>
    slipped.some((found) => found.clause === clause && found.slip.spoils?.includes(name) === true);
  return clauses
    .slice(clauses.findLastIndex(isSpoiled) + 1)
    .filter(({ text }) => notBeside?.test(text) !== true);
};

/** The parts of a message without what they only suppose. */
export const affirmedIn = (
  { inConditions }: Pick<TopicStep, 'inConditions'>,
  clauses: readonly Clause[],
): readonly Clause[] =>
  inConditions === true
    ? clauses
    : clauses.map((clause) => ({ ...clause, text: withoutConditions(clause.text) }));

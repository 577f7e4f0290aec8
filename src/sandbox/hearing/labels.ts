/**
 * There are fewer labels than facts: "any history of gout in the family" is asked like any other illness, so what is
 * learnt is "an illness in the family", and the question itself names which one.
 */
import { kindOf, type Kind } from './features.ts';
import type { Slot } from './tagging.ts';

const framed: Readonly<Record<string, Kind>> = {
  family: 'condition',
  worse: 'circumstance',
  better: 'circumstance',
  pain: 'part',
  spread: 'part',
};

const bare = (id: string): string => id.replace(/^(?:part|circ):/, '');

const namedIn = (slots: readonly Slot[]): readonly string[] =>
  slots.flatMap(({ ids, named }) => (named ? ids : []));

/** One for each slot: a word may name a thing of each kind, but not two of one kind. */
const namedOf = (kind: Kind, slots: readonly Slot[]): readonly string[] => {
  const found = slots.flatMap(({ ids, named }) => {
    const id = named ? ids.find((each) => kindOf(each) === kind) : undefined;
    return id === undefined ? [] : [{ id: bare(id), isComplaint: ids.includes('@pain') }];
  });
  // "Is the cough worse at night?" does not ask what coughing does.
  const others = found.filter(({ isComplaint }) => !isComplaint);
  return (kind === 'circumstance' && others.length > 0 ? others : found).map(({ id }) => id);
};

/** What is learnt of a question that asks for a fact: the fact itself and, if it is named, its kind. */
export const labelsOf = (fact: string, slots: readonly Slot[]): readonly string[] => {
  const [frame = '', thing] = fact.split(':');
  if (thing !== undefined) return [`${frame}:`];
  const kind = kindOf(fact);
  return kind !== undefined && namedIn(slots).includes(fact) ? [fact, `a ${kind}`] : [fact];
};

/** Whether a label says only what kind of fact is meant. */
export const isKind = (label: string): boolean => label.startsWith('a ');

/** The facts that a label means in a question that names these things. */
export const factsOf = (label: string, slots: readonly Slot[]): readonly string[] => {
  const frame = label.endsWith(':') ? label.slice(0, -1) : undefined;
  if (frame !== undefined) {
    const kind = framed[frame];
    return kind === undefined ? [] : namedOf(kind, slots).map((id) => `${frame}:${id}`);
  }
  if (!isKind(label)) return [label];
  const kind = (['symptom', 'condition', 'medicine', 'test'] as const).find((each) => label === `a ${each}`);
  return kind === undefined ? [] : namedOf(kind, slots);
};

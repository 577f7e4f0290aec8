/** A student who says that the tutor has misread them: what was credited by mistake is taken back. */
import { wordsIn, type Clause } from './clauses.ts';
import type { Point, Topic } from './topic.ts';

/** Plain text leaves out “I meant”. */
const takesBack =
  /\byou (?:just )?(?:say|said|wrote|write|think|thought|counted|count|credited|credit|noted|claimed|marked|told me|put down) (?:that )?i (?:got|get|have|had|named|gave|said|did|was|mentioned)\b|\bi (?:did not|never|have not|have never) (?:actually |really |even )?(?:say|said|mention|mentioned|mean|meant|write|wrote|name|named)\b(?! (?:to|any harm|it like))|\bnot what i (?:said|wrote)\b|\b(?:that|this|it) (?:is|was) not what$|\bi (?:want to |would like to |will |have to )?(?:take|took)\b.*\bback\b|\bi said (?:the opposite|the contrary|something else)\b|\byou (?:misread|misunderstood|misheard|got (?:me|that|it) wrong)\b|\bwhy (?:did|do) you (?:count|credit|give me|accept)\b|\b(?:that|it|this) (?:should|can|does|did) not (?:really )?(?:count|deserve)\b|\bi do not (?:really )?(?:deserve|think i (?:got|named|gave|said|earned))\b/;

/** Says only that something was said: “named” is not a name. */
const saying =
  /\b(?:you|i) (?:did not |never )?(?:say|said|name|named|mean|meant|mention|mentioned|ask|asked|write|wrote)\b/g;
const unnamed = /\b(?:that|this|it|so|something)\b/;
const own = /\btak(?:e|ing)\b.*\bback\b/;

const asksAgain =
  /\bnot what i (?:asked|was asking|wanted to know)\b|\bi (?:asked|was asking|am asking|meant) about\b|\bmy question was\b|\bnot (?:an )?answer(?:ed|ing)? (?:to )?my question\b/;

export interface Dispute {
  readonly takesBack: boolean;
  /** The student has changed their mind; the tutor misread nothing. */
  readonly isOwn: boolean;
  /** Repeats a question that was answered with something else. */
  readonly asksAgain: boolean;
}

/** What is said to the tutor about the conversation is no answer. */
export const isDisputing = ({ text }: Clause): boolean => takesBack.test(text) || asksAgain.test(text);

export const disputeIn = (clauses: readonly Clause[]): Dispute | undefined => {
  const is = (pattern: RegExp): boolean => clauses.some(({ text }) => pattern.test(text));
  const found = { takesBack: is(takesBack), isOwn: is(own), asksAgain: is(asksAgain) };
  return found.takesBack || found.asksAgain ? found : undefined;
};

/** What the question was about, as far as the student says it again. */
export const askedAgainIn = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause) => {
    const [, text = ''] =
      /\b(?:asked|asking|question was) (?:you )?(?:about |whether |if |what to do with )?(.+)$/.exec(
        clause.text,
      ) ?? [];
    return text === '' ? [] : [{ ...clause, text }];
  });

/** The points that a student speaks of; if it is only “that”, the latest of those credited so far. */
export const disputedIn = (
  { steps }: Topic,
  clauses: readonly Clause[],
  noted: readonly string[],
  latest: readonly string[],
): readonly string[] => {
  const words = wordsIn(clauses.map((clause) => ({ ...clause, text: clause.text.replace(saying, '') })));
  const credited = steps.flatMap(({ points }) => points.filter(({ name }) => noted.includes(name)));
  const namesOf = (points: readonly Point[]): readonly string[] => points.map(({ name }) => name);
  const isNamed = (name: string): boolean =>
    words.mentions(name.replaceAll(',', '').replace('you are', 'i am'));
  const named = namesOf(credited.filter(({ name }) => isNamed(name)));
  if (named.length > 0) return named;
  // Nothing is taken back instead of what was never credited.
  const uncredited = namesOf(steps.flatMap(({ points }) => points)).filter((name) => name.includes(' '));
  if (uncredited.some((name) => !/^an? /.test(name) && isNamed(name))) return [];
  const meant = namesOf(credited.filter(({ keys }) => words.mentions(keys)));
  if (meant.length > 0) return meant;
  if (steps.some(({ points }) => points.some(({ keys }) => words.mentions(keys)))) return [];
  const isUnnamed = clauses.some(
    ({ text }) => takesBack.test(text) && unnamed.test(text.replace(saying, '')),
  );
  return isUnnamed ? latest.filter((name) => noted.includes(name)) : [];
};

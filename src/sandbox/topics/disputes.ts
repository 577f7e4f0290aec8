/** A student who says that the tutor has misread them: what was credited by mistake is taken back. */
import { clausesOf, wordsIn, type Clause } from './clauses.ts';
import type { Progress } from './progress.ts';
import { contradictionsIn } from './slips.ts';
import type { Point, Topic } from './topic.ts';

const praise =
  '(?:good|yes|right|exactly|ok|okay|fine|well done|great|correct|that (?:is|was) (?:right|good|fine|correct))';
const praised = new RegExp(
  `\\byou (?:just |only |even |still )*(?:said|say|wrote|answered|replied|went) ${praise}\\b|\\bwhy (?:did|do|would) you (?:say|write) ${praise}\\b|\\byou (?:just |only |even |still )*(?:praised|accepted|approved|believed|congratulated|ticked)\\b|\\bi said (?:exactly |just )?(?:the (?:exact |very )?(?:opposite|contrary|reverse)|something else)\\b`,
);
/** Plain text leaves out “I meant”. */
const denied =
  /\byou (?:just )?(?:say|said|wrote|write|think|thought|counted|count|credited|credit|noted|claimed|marked|told me|put down) (?:that )?i (?:got|get|have|had|named|gave|said|did(?! not)|was|mentioned)\b|\bi (?:did not|never|have not|have never) (?:actually |really |even )?(?:say|said|mention|mentioned|mean|meant|write|wrote|name|named)\b(?! (?:to|any harm|it like))|\bi (?:was|am) not (?:saying|claiming|talking about)\b|\bnot what i (?:said|wrote)\b|\b(?:that|this|it) (?:is|was) not what$|\bi (?:want to |would like to |will |have to )?(?:take|took)\b.*\bback\b|\byou (?:misread|misunderstood|misheard|got (?:me|that|it) wrong)\b|\bwhy (?:did|do) you (?:count|credit|give me|accept)\b|\b(?:that|it|this) (?:should|can|does|did) not (?:really )?(?:count|deserve)\b|\bi do not (?:really )?(?:deserve|think i (?:got|named|gave|said|earned))\b/;

/** Says only that something was said: “named” is not a name. */
const saying =
  /\b(?:you|i) (?:did not |never )?(?:say|said|name|named|mean|meant|mention|mentioned|ask|asked|write|wrote)\b/g;
const unnamed = /\b(?:that|this|it|so|something|opposite|contrary|reverse)\b/;
const own = /\btak(?:e|ing)\b.*\bback\b/;

const takesBack = {
  test: (text: string): boolean => praised.test(text) || denied.test(text),
};
const isRepeated = /\bi (?:just |literally |already |clearly )*(?:said|told you|wrote|meant)\b/;

const asksAgain =
  /\bnot what i (?:asked|was asking|wanted to know)\b|\bi (?:asked|was asking|am asking|meant) about\b|\bmy question was\b|\bnot (?:an )?answer(?:ed|ing)? (?:to )?my question\b/;

export interface Dispute {
  readonly takesBack: boolean;
  /** The student has changed their mind; the tutor misread nothing. */
  readonly isOwn: boolean;
  /** Repeats a question that was answered with something else. */
  readonly asksAgain: boolean;
  /** One of these points is meant, and it is not clear which. */
  readonly candidates: readonly string[];
  /** What was wrong about what was credited. */
  readonly correction: string;
}

/** What is said to the tutor about the conversation is no answer. */
export const isDisputing = ({ text }: Clause): boolean => takesBack.test(text) || asksAgain.test(text);

const disputeIn = (
  clauses: readonly Clause[],
): Pick<Dispute, 'takesBack' | 'isOwn' | 'asksAgain'> | undefined => {
  const is = (pattern: { readonly test: (text: string) => boolean }): boolean =>
    clauses.some(({ text }) => pattern.test(text));
  const found = { takesBack: is(takesBack), isOwn: is(own), asksAgain: is(asksAgain) };
  return found.takesBack || found.asksAgain ? found : undefined;
};

/** What the question was about, as far as the student says it again. */
const askedAgainIn = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause) => {
    const [, text = ''] =
      /\b(?:asked|asking|question was) (?:you )?(?:about |whether |if |what to do with )?(.+)$/.exec(
        clause.text,
      ) ?? [];
    return text === '' ? [] : [{ ...clause, text }];
  });

/** Words of a point’s name that say nothing of it alone. */
const empty =
  /^(?:that|what|who|when|with|from|before|first|somebody|something|against|until|then|down|suitable|word|each|every|image|short|lead|side)$/;

const sharesWord = (text: string, name: string): boolean =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !empty.test(word))
    .some((word) => wordsIn([{ text, asks: false, isTagged: false }]).mentions(word));

interface Disputed {
  readonly undone: readonly string[];
  readonly candidates: readonly string[];
}

const none: Disputed = { undone: [], candidates: [] };

/** The points that a student speaks of; if none is named, the latest of those credited so far. */
const disputedIn = (
  { steps }: Topic,
  clauses: readonly Clause[],
  { noted, latest }: Pick<Progress, 'noted' | 'latest'>,
): Disputed => {
  const bare = clauses.map((clause) => ({ ...clause, text: clause.text.replace(saying, '') }));
  const words = wordsIn(bare);
  const credited = steps.flatMap(({ points }) => points.filter(({ name }) => noted.includes(name)));
  const namesOf = (points: readonly Point[]): readonly string[] => points.map(({ name }) => name);
  const isNamed = (name: string): boolean =>
    words.mentions(name.replaceAll(',', '').replace('you are', 'i am'));
  const named = namesOf(credited.filter(({ name }) => isNamed(name)));
  if (named.length > 0) return { ...none, undone: named };
  // Nothing is taken back instead of what was never credited.
  const uncredited = namesOf(steps.flatMap(({ points }) => points)).filter((name) => name.includes(' '));
  if (uncredited.some((name) => !/^an? /.test(name) && isNamed(name))) return none;
  const hints = ({ vague = [] }: Point): readonly string[] => [vague].flat().map(({ keys }) => keys);
  const meant = namesOf(
    credited.filter((point) => [point.keys, ...hints(point)].some((keys) => words.mentions(keys))),
  );
  if (meant.length > 0) return { ...none, undone: meant };
  if (steps.some(({ points }) => points.some(({ keys }) => words.mentions(keys)))) return none;
  const alike = namesOf(credited.filter(({ name }) => bare.some(({ text }) => sharesWord(text, name))));
  if (alike.length > 0) return { ...none, undone: alike };
  const last = latest.filter((name) => noted.includes(name));
  const unclear = last.length > 0 ? last : noted;
  // “I did not mean shallow” names something, so what was credited last is not taken back unasked.
  const isUnnamed = clauses.some(({ text }) => praised.test(text) || unnamed.test(text.replace(saying, '')));
  return unclear.length === 1 && isUnnamed ? { ...none, undone: unclear } : { ...none, candidates: unclear };
};

/** Whatever of what was credited this message contradicts; and what contradicts it. */
const contradicted = (topic: Topic, clauses: readonly Clause[], noted: readonly string[]) => {
  const names = topic.steps.flatMap(({ points }) => points.map(({ name }) => name));
  // “You said I did not warn her” says that it was done.
  const own = clauses.filter(
    ({ text }) => !/\byou (?:\w+ )?said (?:that )?i (?:did not|never|have not|was not)\b/.test(text),
  );
  const slips = contradictionsIn(topic, own, names);
  return {
    undone: noted.filter((name) => slips.some(({ spoils }) => spoils?.includes(name) === true)),
    correction: slips[0]?.says ?? '',
  };
};

/** What somebody says who was misread, and what it takes back. */
export const readDispute = (topic: Topic, said: string, before: Progress, asking: readonly Clause[]) => {
  const clauses = clausesOf(said);
  const { undone: opposite, correction } = contradicted(topic, clauses, before.noted);
  const isRepeating = opposite.length > 0 && clauses.some(({ text }) => isRepeated.test(text));
  const isAgreed = before.doubted.length === 1 && /^\W*(?:yes|yeah|yep|exactly|right)\b/i.test(said);
  const chosen = before.doubted.filter(
    (name) => isAgreed || clauses.some(({ text }) => sharesWord(text, name)),
  );
  const isOpen = isRepeating || chosen.length > 0;
  const found =
    disputeIn(clauses) ?? (isOpen ? { takesBack: true, isOwn: false, asksAgain: false } : undefined);
  if (found === undefined) return undefined;
  const isUncredited = opposite.length === 0 && (correction !== '' || before.open.length > 0);
  const known = opposite.length > 0 ? opposite : chosen;
  const { undone, candidates } =
    known.length > 0
      ? { ...none, undone: known }
      : found.takesBack && !isUncredited
        ? disputedIn(topic, clauses, before)
        : none;
  const left = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !undone.includes(name));
  const question = found.asksAgain ? [...askedAgainIn(clauses), ...asking] : asking;
  const kept = { got: left(before.got), ahead: left(before.ahead), late: [] };
  const dispute: Dispute = { ...found, candidates, correction };
  return { ...kept, question, undone, dispute, mood: 'disputes' as const };
};

/** Whoever asks whether something is right gets a yes or a no, and the reason for a no. */
import { clausesOf, type Clause } from './clauses.ts';
import { contentOf, isMade, isNamed } from './content.ts';
import { correctionOf, withoutQuestion } from './corrections.ts';
import { inDigits } from './numbers.ts';
import { listed } from './phrases.ts';
import type { Progress } from './progress.ts';
import { slipsIn } from './slips.ts';
import type { Fact, Topic, TopicStep } from './topic.ts';

const right = '(?:right|correct|wrong|true)';
const verdict = new RegExp(
  [
    '\\b(?:is|was|are|were)\\b.*\\b(?:or (?:not|what|is not|isnt|isn t|no)|yes or no)\\b',
    `\\byes or no\\b|\\b${right} or ${right}\\b|\\bam i ${right}\\b`,
    `\\b(?:is|was|are|were) (?:\\S+ ){1,4}${right}\\b`,
    '\\b(?:is|was) (?:that|this|it) (?:\\w+ )?(?:ok|okay|alright|fine|an? good \\w+)$',
    `\\b(?:say|said|tell|told|mention\\w*|answer\\w*|know)\\b.*\\b(?:if|whether)\\b.*\\b${right}\\b`,
  ].join('|'),
);
const open = /^(?:what|why|how|which|who|where|when)\b/;

const complaint = /^.*\b(?:say|said|tell|told|mention\w*|answer\w*|know)\b.*\b(?:if|whether) /;
const unnamed = /\b(?:it|that|this|i)\b|^(?:so )?(?:yes|right|correct|wrong) or\b/;

const lead = (asking: readonly Clause[], isRight: boolean): string => {
  const asksWrong = asking.some(({ text }) => /\bwrong\b/.test(text) && !/\b(?:right|correct)\b/.test(text));
  if (isRight) return `${asksWrong ? 'No' : 'Yes'}, that is right.`;
  return asksWrong ? 'Yes, that is wrong.' : 'No.';
};

/** Stands before a reply that credits what was asked about. */
export const affirmed = (clauses: readonly Clause[]): string | undefined => {
  const asking = clauses.filter(asksVerdict);
  return asking.length === 0 ? undefined : lead(asking, true);
};

/** “Was that wrong?”, beside what puts it right. */
export const onWhatWasWrong = (
  clauses: readonly Clause[],
  { corrected }: Pick<Progress, 'corrected'>,
): string | undefined =>
  corrected.length > 0 &&
  clauses.some(({ text }) => /\b(?:was|is) (?:that|it|this) (?:really )?wrong$/.test(text))
    ? 'Yes, that was wrong.'
    : undefined;

export const asksVerdict = ({ text }: Clause): boolean => verdict.test(text) && !open.test(text);

/** What the message names of what has been credited before this step. */
const creditedIn = (
  { steps }: Topic,
  step: TopicStep,
  clauses: readonly Clause[],
  noted: readonly string[],
) =>
  steps
    .slice(0, steps.indexOf(step))
    .flatMap((earlier) => earlier.points.filter(isNamed(contentOf(earlier, clauses, ''))))
    .map(({ name }) => name)
    .filter((name) => noted.includes(name));

const factIn = ({ facts = [] }: Topic, { text }: Clause): Fact | undefined =>
  facts.find(({ pattern }) => pattern.test(inDigits(text)));

/** On something right that no step asks for: “was my 150 right? It is 75, isn’t it?” */
const factOn = (
  topic: Topic,
  step: TopicStep,
  all: readonly Clause[],
  asking: readonly Clause[],
): string | undefined => {
  const [fact] = all.flatMap((clause) => factIn(topic, clause) ?? []);
  if (fact === undefined) return undefined;
  const isRight = asking.every((clause) => factIn(topic, clause) !== undefined || !/\d/.test(clause.text));
  return `${lead(asking, isRight)} ${isRight ? '' : 'But this is right: '}${fact.says} Now: ${step.asks}`;
};

/** On what the message names, or on what was last corrected if it only says “that”. */
export const verdictOn = (
  topic: Topic,
  step: TopicStep,
  said: string,
  { corrected, noted }: Pick<Progress, 'corrected' | 'noted'>,
): string | undefined => {
  const all = clausesOf(said);
  const asking = all.filter(
    (clause) => asksVerdict(clause) || (clause.isTagged && factIn(topic, clause) !== undefined),
  );
  if (asking.length === 0) return undefined;
  const known = factOn(topic, step, all, asking);
  if (known !== undefined) return known;
  // “You did not say whether it is 300” denies no 300.
  const clauses = all.map((clause) => ({ ...clause, text: clause.text.replace(complaint, '') }));
  const credited = creditedIn(topic, step, clauses, noted);
  if (credited.length > 0) return `${lead(asking, true)} You have ${listed(credited)}. Now: ${step.asks}`;
  const content = contentOf(step, clauses, said);
  const mistake = step.wrong.find(isMade(content));
  const [slipped] = slipsIn(topic, step, clauses);
  const named = slipped?.slip.says ?? (mistake === undefined ? undefined : correctionOf(content, mistake));
  const reason = named ?? (asking.some(({ text }) => unnamed.test(text)) ? corrected.at(-1) : undefined);
  return reason === undefined
    ? undefined
    : `${lead(asking, false)} ${withoutQuestion(reason)} ${step.smaller ?? step.hint}`;
};

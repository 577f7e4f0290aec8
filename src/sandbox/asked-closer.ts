/** What is said to a question word when all that the case tells of the thing has been told: since when, who, why. */
import { firstOf, type Answers } from './cases/case.ts';
import type { Heard } from './hearing/heard.ts';
import { repeated } from './repetition.ts';

interface Detail {
  /** Aspects that answer the same question. */
  readonly instead: readonly string[];
  /** A sentence that holds what is asked. */
  readonly holds: RegExp;
  readonly unknown: string;
}

export const tellsTime =
  /\b(?:since|ago|yesterday|today|morning|evening|night|weeks?|months?|days?|years?|hours?|minutes?|began|when|after|until|sunday|monday|tuesday|wednesday|thursday|friday|saturday|spring|summer|autumn|winter|christmas|at \d+|as a (?:child|boy|girl))\b/i;
const tellsNumber =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|a|once|twice|half|little|lot|much|few)\b/i;
const tellsPerson =
  /\b(?:dr|doctor|nurse|wife|husband|mother|father|sisters?|brother|daughter|son|aunt|uncle|grandfather|boyfriend|friends?|flatmates?|colleague|neighbours?|family|parents|baby|men|myself|alone|nobody|somebody)\b/i;

const details: Readonly<Record<string, Detail>> = {
  why: {
    instead: ['because'],
    holds: /\b(?:because|so that|so|for|since|due|caused|from)\b|[;:]|^As /i,
    unknown: 'I don’t know why.',
  },
  who: { instead: [], holds: tellsPerson, unknown: 'I can’t tell you who.' },
  where: {
    instead: [],
    holds: /\b(?:in|on|at|behind|low|left|right|both|home|side|below)\b/i,
    unknown: 'I can’t tell you where.',
  },
  since: { instead: ['when', 'length'], holds: tellsTime, unknown: 'I can’t say exactly since when.' },
  when: { instead: ['last', 'since'], holds: tellsTime, unknown: 'I don’t remember exactly when.' },
  last: { instead: ['when'], holds: tellsTime, unknown: 'I don’t remember exactly when that was.' },
  often: {
    instead: [],
    holds:
      /\b(?:once|twice|times|every|daily|each|now and then|sometimes|often|never|hardly|always|regular|a (?:day|week|month|year)|\w+days)\b/i,
    unknown: 'I can’t say how often exactly.',
  },
  amount: { instead: ['often'], holds: tellsNumber, unknown: 'I can’t say how much exactly.' },
};

/** Of these, a word that asks for them is no other word: "when" may be "when you sit". */
const plain: ReadonlySet<string> = new Set(['why', 'who', 'since', 'amount']);
const denial = /^(?:No|Not|Never|None|Nothing|Nobody|I (?:have )?never)\b/;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])(?<!\bDr\.) /);

/** Undefined if all that was told may be told again: it is a denial, or no question word asks for more. */
export const askedCloser = (
  { fact, aspects, isSure, isDetail }: Heard,
  answers: Answers,
  isTold: boolean,
): string | undefined => {
  const own = firstOf(answers, fact);
  const detail = aspects
    .filter((each) => isDetail === true || plain.has(each))
    .map((each) => details[each])
    .find((each) => each !== undefined);
  if (isSure !== true || detail === undefined || denial.test(own)) return undefined;
  // What was told in other words, among all the illnesses, is asked on like what was told by itself.
  if (!isTold && isDetail !== true) return undefined;
  const other = detail.instead
    .map((each) => answers.get(`${fact}/${each}`))
    .find((each) => each !== undefined);
  if (other !== undefined) return [other].flat()[0];
  if (!isTold) return undefined;
  const holding = sentencesOf(own).filter((each) => detail.holds.test(each));
  return holding.length === 0 ? detail.unknown : `${repeated}${holding.join(' ')}`;
};

/** Messages that only look like an answer: a joke, and anger at how things are. */
import { plainText } from '../hearing/words.ts';
import type { Clause } from './clauses.ts';
import { contentOf, isMade } from './content.ts';
import { isRiddle } from './feelings.ts';
import { isRemark } from './grumbles.ts';
import { slipsIn } from './slips.ts';
import type { Sorted } from './sorting.ts';
import type { Topic, TopicStep } from './topic.ts';

/** The form of an answer, whatever it says. */
export const attempts =
  /\b(?:(?:i|we|you) (?:would|will|should|could|can|must|might|am going to|need to|have to|start|look|check|measure|listen|say|ask|tell|give|take|put|call|get)|(?:just|simply) (?:say|tell|ask|look|count|check|give|call)|because|therefore)\b/;
/** Talk about oneself or the day. */
export const personal =
  /\b(?:my|me|pizza|beer|weekend|football|match|netflix|party|lunch|dinner|joke|weather)\b/;

/** Told for the laugh: it is no try, whatever words of the topic are in it. */
export const isJokeAlone = (
  { feelings, asking }: Pick<Sorted, 'feelings' | 'asking'>,
  said: string,
): boolean =>
  feelings.includes('amused') &&
  asking.every(({ text }) => isRiddle(text)) &&
  !attempts.test(plainText(said));

/** What looks like a mistake in it is only a remark on how things are. */
export const isVented = (topic: Topic, step: TopicStep, answering: readonly Clause[]): boolean =>
  answering.every(
    (clause) =>
      isRemark(clause.text) ||
      (slipsIn(topic, step, [clause]).length === 0 &&
        !step.wrong.some(isMade(contentOf(step, [clause], clause.text)))),
  );

import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Request, Said, World } from '../world/world.ts';
import { Breach } from './breach.ts';

/** People who wanted to be taken out of a record: what may be known of them afterwards, and what may not. */

const isForgetting = (request: Request, conversation: string, person: string): boolean =>
  request.conversation === conversation &&
  request.decision.kind === 'forget_person' &&
  request.decision.person === person;

/** How often this person has wanted to be forgotten, whether or not it was done. */
export const timesForgotten = ({ requests }: World, conversation: string, person: string): number =>
  requests.filter((request) => isForgetting(request, conversation, person)).length;

/** Whether a record names the speaker of a message, or the one who stands in for them. */
export const isNamed = (
  world: World,
  { speaker, conversation }: Pick<Said, 'speaker' | 'conversation'>,
  named: string,
): boolean =>
  named === speaker || (named.startsWith('0') && timesForgotten(world, conversation, speaker) > 0);

/** Milliseconds of leeway for what was on its way. */
const blur = 20_000;

/** Said before its speaker was forgotten: whether they had the floor then is forgotten as well. */
export const isForgotten = (
  { requests, timeline }: World,
  { message, speaker, conversation }: Said,
): boolean =>
  requests.some(
    (request) =>
      isForgetting(request, conversation, speaker) &&
      Math.min(message.createdAt, timeline.now) < request.at + blur,
  );

/** Invariant 14. What they did meanwhile may have brought them back. */
export const checkForgotten = (
  { said, requests, store }: World,
  { conversation, decision, outcome, at }: Request,
): void => {
  if (decision.kind !== 'forget_person' || outcome?.kind !== 'done') return;
  const { person } = decision;
  const record: Conversation | undefined = store.record(conversation);
  const isActive =
    [...said.values()].some(({ speaker, message }) => speaker === person && message.createdAt > at - blur) ||
    requests.some((other) => other.at > at - blur && other.decision.kind !== 'forget_person');
  if (record === undefined || isActive) return;
  const { notes: _notes, sent: _sent, ...rest } = record;
  if (JSON.stringify(rest).includes(`"${person}"`))
    throw new Breach(14, `${person} is still in the record of ${conversation}`);
};

import type { TranscriptLine } from '../../../src/conversation/domain/transcript-line.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { SimMessage } from '../world/message.ts';
import type { Said, World } from '../world/world.ts';
import { Breach } from './breach.ts';
import { isNamed as isSpeaker } from './forgetting.ts';
import { standingOf } from './history.ts';
import type { History } from './history.ts';

/** What is stored for a transcript once nothing moves any more: invariant 12. */

const partsIn = (world: World, conversation: string): ReadonlyMap<string, readonly SimMessage[]> => {
  const thread = world.threadOf(conversation);
  const posted = thread === undefined ? [] : world.discord.messagesIn(thread);
  const answers = new Map<string, SimMessage[]>();
  for (const message of posted) {
    const { origin } = message;
    if (message.conversation !== conversation || origin?.kind !== 'part') continue;
    answers.set(origin.question, [...(answers.get(origin.question) ?? []), message]);
  }
  return answers;
};

/** Somebody may have deleted a part before the bot knew that it was there. */
const isNamed = (parts: readonly SimMessage[], answers: readonly string[]): boolean => {
  const ids = parts.map(({ id }) => id);
  const missing = parts.filter(({ id }) => !answers.includes(id));
  const inOrder = ids.filter((id) => answers.includes(id));
  return (
    inOrder.join() === answers.join() &&
    missing.every(({ deletedAt, isTakenAway }) => deletedAt !== undefined && isTakenAway)
  );
};

const saidAs = ({ said }: World, question: string): Said | undefined =>
  [...said.values()].find(({ message }) => message.id === question);

const checkTurn = (
  { world }: History,
  line: Extract<TranscriptLine, { kind: 'turn' }>,
  parts: readonly SimMessage[],
): void => {
  const said = saidAs(world, line.at);
  if (said === undefined || !isSpeaker(world, said, line.speakerId))
    throw new Breach(12, `the line of ${line.at} names another speaker`);
  if (line.answeredAt < line.askedAt) throw new Breach(12, `${line.at} was answered before it was asked`);
  if (!isNamed(parts, line.answers)) {
    const posted = parts.map(({ id }) => id).join();
    throw new Breach(12, `the line of ${line.at} names ${line.answers.join()}, and ${posted} are there`);
  }
};

/** Whoever was told that it is done finds it in the transcript; of a reset, several may have been told. */
const checkPresses = ({ world }: History, id: string, lines: readonly TranscriptLine[]): void => {
  const done = world.requests.filter(
    ({ conversation, outcome }) => conversation === id && outcome?.kind === 'done',
  );
  for (const { id: press, decision } of done) {
    const { kind } = decision;
    const isIt = (line: TranscriptLine): boolean => line.kind === kind && line.at === press;
    const isMissing = (kind === 'pause' || kind === 'go_on') && !lines.some(isIt);
    if (isMissing) throw new Breach(12, `${kind} at ${press} has no line`);
  }
  const resets = lines.filter(({ kind }) => kind === 'reset').length;
  const told = standingOf(world, id).filter(({ notice }) => notice?.kind === 'started_again').length;
  if (resets < told) throw new Breach(12, `${told} resets are announced, and ${resets} have a line`);
};

/** Invariant 12. What an answer consists of is not checked here. */
export const checkLines = (history: History, { id, turn, status }: Conversation): void => {
  const { world } = history;
  const lines = world.store.linesOf(id);
  const answers = partsIn(world, id);
  for (const line of lines) if (line.kind === 'turn') checkTurn(history, line, answers.get(line.at) ?? []);
  const known = new Set(lines.map(({ at }) => at));
  for (const question of answers.keys()) {
    const isUnderWay = turn?.messageId === question || status === 'ended';
    if (!known.has(question) && !isUnderWay) throw new Breach(12, `${question} was answered and has no line`);
  }
  checkPresses(history, id, lines);
};

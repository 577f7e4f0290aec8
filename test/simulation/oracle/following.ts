import { laneNames } from '../../../src/machine/effects.ts';
import type { Message } from '../../../src/machine/events.ts';
import { step } from '../../../src/machine/machine.ts';
import type { Conversation } from '../../../src/machine/record.ts';
import { broken } from '../base.ts';
import type { SimMessage } from '../discord.ts';
import type { Cause, Process } from '../process.ts';
import type { Press } from '../world.ts';
import { checkFloor } from './floor.ts';
import { isHeard } from './hearing.ts';
import type { Known, Oracle, Watched } from './oracle.ts';
import type { Step } from './step.ts';
import { checkStep, suspended } from './steps.ts';
import type { TranscriptLine } from '../../../src/machine/transcript-line.ts';

/** Follows the machine: what it is shown, each of its steps, what is stored, what people are told. */

const numberOf = (oracle: Oracle, record: Conversation): number => {
  let number = oracle.numbers.get(record);
  if (number === undefined) {
    number = oracle.number += 1;
    oracle.numbers.set(record, number);
  }
  return number;
};

const enter = ({ entries, now }: Oracle, { terms, time, hands, phase }: Conversation): void => {
  const last = entries.at(-1);
  if (last?.terms !== terms || last.time !== time || last.hands !== hands || last.phase !== phase)
    entries.push({ at: now, terms, time, hands, phase });
};

export const beganProcess = (oracle: Oracle, process: Process): void => {
  const { record } = process;
  oracle.refusals = { inRow: 0, until: 0 };
  oracle.editedAt = 0;
  oracle.floor.givenAt = 0;
  // What is to be said from the beginning.
  for (const { key, what } of record.outgoing)
    if (!oracle.said.has(key)) oracle.said.set(key, { key, what, order: oracle.said.size });
  if (oracle.world.store.disk === record) oracle.storedNumber = numberOf(oracle, record);
  enter(oracle, record);
  suspended(oracle, record);
};

const sampled = 4;

/** What is planned stays planned: nothing is left for a step that may never come. */
const plannedAgain = (oracle: Oracle, { state, now }: Process): void => {
  oracle.plans += 1;
  if (oracle.plans % sampled !== 0 || state.memory.deleted) return;
  const again = step(state, { kind: 'time' }, now);
  const lane = laneNames.find((name) => again.lanes[name] !== state.lanes[name]);
  if (again.record !== state.record || lane !== undefined)
    broken(5, `a second plan is another one: ${oracle.world.show(lane && again.lanes[lane].effect)}`);
};

export const stepped = (oracle: Oracle, process: Process): void => {
  const { watched } = process;
  const { before, hadGap } = watched;
  if (process.isFenced) return;
  if (process.isAlive) plannedAgain(oracle, process);
  const { record: after, cause } = process;
  const hasGap = process.state.memory.gap !== undefined;
  process.cause = { kind: 'time' };
  watched.before = after;
  watched.hadGap = hasGap;
  shown(oracle, watched, cause);
  const number = numberOf(oracle, after);
  const { request, decision: press } = cause.kind === 'asked' ? cause : {};
  if (request !== undefined) oracle.pressedAt.set(request, number);
  const { effect, result } = cause.kind === 'result' ? cause : {};
  const why = press?.kind ?? cause.kind;
  const taken: Step = { process, before, after, cause, why, request, press, effect, result, hadGap, hasGap };
  checkStep(oracle, taken);
  checkFloor(oracle, taken);
  const { turn } = after;
  const isAsked = turn?.item.place !== before.turn?.item.place || turn?.askedAt !== before.turn?.askedAt;
  if (turn !== undefined && isAsked) watched.turns.set(turn.item.place, oracle.now);
  if (after !== before) enter(oracle, after);
};

const shown = (oracle: Oracle, watched: Watched, cause: Cause): void => {
  const sees = (message: Message): void =>
    note(watched, message.id, {
      wording: indexOf(oracle.message(message.id), message),
      hasCome: true,
      shown: message,
    });
  switch (cause.kind) {
    case 'message':
      return sees(cause.message);
    case 'edited': {
      const { id, message } = cause;
      const wording =
        message === undefined ? oracle.world.wordingOf.get(cause) : indexOf(oracle.message(id), message);
      return note(watched, id, { wording: wording ?? 0 });
    }
    case 'deleted':
      for (const id of cause.ids) note(watched, id, { isDeleted: true });
      return;
    case 'result':
      if (cause.result.kind === 'page') cause.result.messages.forEach(sees);
      if (cause.result.kind === 'message' && cause.result.message !== undefined) sees(cause.result.message);
      return;
    default:
  }
};

const note = (
  { known }: Watched,
  id: string,
  { wording = 0, hasCome = false, isDeleted = false, shown: message }: Partial<Known>,
): void => {
  const before = known.get(id);
  known.set(id, {
    wording: Math.max(wording, before?.wording ?? 0),
    hasCome: hasCome || before?.hasCome === true,
    isDeleted: isDeleted || before?.isDeleted === true,
    shown: message ?? before?.shown,
  });
};

const indexOf = ({ wordings }: SimMessage, { editedAt = 0 }: Message): number =>
  Math.max(
    wordings.findIndex(({ at }) => at === editedAt),
    0,
  );

export const stored = (oracle: Oracle, lines: readonly TranscriptLine[]): void => {
  const { disk } = oracle.world.store;
  oracle.storedNumber = disk === undefined ? Infinity : numberOf(oracle, disk);
  if (disk?.turn?.at === 'answered') oracle.kept.add(disk.turn.item.place);
  oracle.lines.push(...lines);
};

/** Promise 4: nobody is told what is not stored. */
export const toldOutcome = (
  oracle: Oracle,
  process: Process,
  { id, decision, outcome, reachedAt }: Press,
): void => {
  stepped(oracle, process);
  if (outcome === undefined || outcome.kind === 'lost' || outcome.kind === 'over') return;
  if (decision.kind === 'say') {
    // Discord waits for three seconds.
    if (oracle.now > reachedAt) broken(4, 'a command to speak is answered late');
    const heard = isHeard(process.record, { by: decision.by, at: id });
    if ((outcome.kind === 'say') !== heard) broken(5, `a command to speak gets ${outcome.kind}`);
    return;
  }
  const isDone = ['done', 'in_line', 'floor'].includes(outcome.kind);
  const isStored = oracle.storedNumber >= (oracle.pressedAt.get(id) ?? 0);
  if (isDone && !isStored) broken(4, `${decision.kind} is told before it is stored`);
};

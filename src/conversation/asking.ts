import { ServiceError, failureFacts } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import type { UserId } from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import { pause } from '../lib/pause.ts';
import { deliver } from './delivery.ts';
import { editNotice, postNotice } from './notices.ts';
import { failureOf, remedyFor } from './faults.ts';
import { holdOn, letGo } from './hold.ts';
import type { Waiting } from './inbox.ts';
import { Stopped, selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import { untilDelivered } from './until-delivered.ts';
import { untilStored } from './until-stored.ts';
import type { Answer } from './ports.ts';
import { forgetMessages } from './record.ts';
import type { Turn } from './record.ts';
import { readSay } from './say.ts';
import { leaveInDoubt, settle } from './settling.ts';
import { plainText, readMessage } from './turn.ts';
import { showTyping } from './typing.ts';

/** One turn: read, submitted, answered, delivered. Each step is stored before the next begins. */

interface Question {
  readonly text: string;
  readonly speakerId: UserId;
}

/** The words as they stand now; undefined when the message is gone or no turn any more. */
const readQuestion = async (live: Live, waiting: Waiting): Promise<Question | undefined> => {
  const { record } = live.journal;
  const { messageId } = waiting;
  const say = record.says.find((one) => one.messageId === messageId);
  if (say !== undefined) return say;
  const { threads } = live.ports;
  const { threadId } = threaded(live);
  const message = waiting.message ?? (await untilDelivered(live, () => threads.read(threadId, messageId)));
  if (message === undefined) return undefined;
  const self = selfIn(live);
  const speakerId =
    record.again.find((again) => again.messageId === messageId)?.speakerId ?? message.author.id;
  const said = message.author.id === self.id ? readSay(message.content) : undefined;
  if (said !== undefined) return { text: plainText({ ...message, content: said }, self), speakerId };
  const verdict = readMessage(message, record, self);
  return verdict.kind === 'turn' ? { text: verdict.text, speakerId } : undefined;
};

type Outcome = { readonly answer: Answer } | { readonly failure: ServiceFailure };

const call = async (live: Live, text: string): Promise<Outcome> => {
  const { record } = live.journal;
  const stopTyping = showTyping(live);
  try {
    return { answer: await live.ports.partners[record.kind].answer(record, text, live.stop) };
  } catch (error) {
    if (!(error instanceof ServiceError)) live.log.error(errorFacts(error), 'a turn failed on our side');
    return { failure: failureOf(error) };
  } finally {
    stopTyping();
  }
};

const keepAnswer = async (live: Live, turn: Turn, answer: Answer): Promise<void> => {
  const { hold } = live;
  live.hold = undefined;
  live.inbox.remove(turn.messageId);
  const now = Date.now();
  await untilStored(live, (record) => ({
    turn: { ...turn, state: 'answered', answeredAt: now, parts: answer.parts, ends: answer.ends },
    ...forgetMessages(record, [turn.messageId]),
    told: answer.told ?? record.told,
    questions: record.questions + 1,
    speakers: record.speakers.includes(turn.speakerId)
      ? record.speakers
      : [...record.speakers, turn.speakerId],
    lastTurnAt: now,
    doubtsInRow: 0,
    hold: undefined,
  }));
  await deliver(live);
  if (hold?.noticeId !== undefined) await editNotice(live, hold.noticeId, { kind: 'going_on' });
};

/** Takes the turn back from `submitted`: the service surely has not got it. */
const takeBack = (live: Live): Promise<void> => untilStored(live, () => ({ turn: undefined }));

const submit = async (live: Live, waiting: Waiting, question: Question): Promise<Turn | undefined> => {
  const turn: Turn = {
    messageId: waiting.messageId,
    speakerId: question.speakerId,
    attempt: waiting.attempt,
    state: 'submitted',
    submittedAt: Date.now(),
  };
  live.submitting = turn.messageId;
  try {
    await live.journal.change(() => ({ turn }));
    return turn;
  } catch (error) {
    live.log.error(errorFacts(error), 'the store did not take a turn; it was not sent to the service');
    return undefined;
  } finally {
    live.submitting = undefined;
  }
};

/** How often a call that was not taken is sent in all before the thread holds. */
const triesAtOnce = 3;

/** Asks what stands first. Afterwards it is settled, or the thread holds. */
export const askNext = async (live: Live, { messageId }: Waiting): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const waiting = live.inbox.get(messageId); // anew each time: it may have been edited
    if (waiting === undefined) return; // deleted or skipped meanwhile
    const question = await readQuestion(live, waiting);
    if (live.inbox.get(messageId) === undefined) continue; // while its words were being read
    if (question === undefined) return settle(live, messageId);
    const turn = await submit(live, waiting, question);
    if (turn === undefined) return holdOn(live, 'store');
    const outcome = await call(live, question.text);
    if ('answer' in outcome) return keepAnswer(live, turn, outcome.answer);

    const { failure } = outcome;
    live.log.warn({ failure: failureFacts(failure) }, 'the service did not answer a turn');
    const remedy = remedyFor(failure);
    switch (remedy.kind) {
      case 'leave':
        throw new Stopped();
      case 'ask_person':
        return leaveInDoubt(live, turn, { reason: remedy.reason });
      case 'tell':
        await letGo(live);
        await postNotice(
          live,
          { kind: 'rejected', failure: remedy.failure },
          { replyTo: turn.messageId, nonce: noticeNonce(turn.messageId, 'r', turn.attempt) },
        );
        return settle(live, turn.messageId, 'answered');
      case 'hold':
        await takeBack(live);
        return holdOn(live, remedy.cause);
      case 'again': {
        await takeBack(live);
        if (live.hold !== undefined || tries >= triesAtOnce) return holdOn(live, remedy.cause);
        const { retry, longestRetryAfter } = live.ports.pace;
        await pause(Math.min(remedy.after ?? retry * tries, longestRetryAfter), live.stop);
        if (live.stop.aborted) throw new Stopped();
      }
    }
  }
};

import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { done, say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { messageId } from '../../lib/ids.ts';
import type { MessageId, ThreadId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import { isPaused } from '../../conversation/domain/hearing-terms.ts';
import { saysNothing, writtenIn } from '../../conversation/domain/hearing.ts';
import type { Access, Admitted } from './access.ts';
import type { AskThis } from './ask-this.ts';
import * as buttons from './buttons.ts';

/** Where one person asks at a time: raising a hand, taking it down, passing the floor on. */

/** A message as it is now; undefined if it has been deleted. */
export type MessageIn = (thread: ThreadId, id: MessageId) => Promise<ThreadMessage | undefined>;

export const handRoutes = (
  { open, decide }: Access,
  { messageIn, askThis }: { readonly messageIn: MessageIn; readonly askThis: AskThis },
): readonly ComponentRoute[] => {
  const raise = (admitted: Admitted, keeps?: ThreadMessage): Promise<Reply> =>
    decide(admitted, {
      decision: { kind: 'raise_hand', by: admitted.caller.userId, ...(keeps && { keeps }) },
      answer: (outcome) => {
        const { conversation: texts } = admitted.caller.words;
        if (outcome.kind === 'floor' && isPaused(admitted.record)) return say(texts.yourFloorPaused);
        if (outcome.kind === 'floor') return say(outcome.keeps ? texts.yourFloorKept : texts.yourFloor);
        if (outcome.kind === 'hands_full') return say(texts.handsFull);
        if (outcome.kind !== 'place') return say(texts.noHands);
        const label = texts.buttons.lowerHand;
        const about = { conversation: admitted.record.id };
        const kept = outcome.keeps ? ` ${texts.questionKept}` : '';
        return say(`${texts.place(outcome.place)}${kept}`, [buttons.lowerHand.make({ label, with: about })]);
      },
    });

  /** Anybody may press the button, but only the message's author has it kept. */
  const keep = async (admitted: Admitted, id: MessageId): Promise<Reply> => {
    const message = await messageIn(admitted.record.threadId, id);
    const isTheirs = message?.author.id === admitted.caller.userId && !saysNothing(writtenIn(message));
    return raise(admitted, isTheirs ? message : undefined);
  };

  const askKept = async (admitted: Admitted, id: MessageId): Promise<Reply> => {
    const { caller, record } = admitted;
    const { conversation: texts } = caller.words;
    const message = await messageIn(record.threadId, id);
    if (message === undefined) return say(texts.questionGone);
    return message.author.id === caller.userId ? askThis(admitted, message) : say(texts.notYourQuestion);
  };

  const lower = (admitted: Admitted): Promise<Reply> =>
    decide(admitted, {
      decision: { kind: 'lower_hand', by: admitted.caller.userId },
      answer: ({ kind }) => {
        const { conversation: texts } = admitted.caller.words;
        return say(kind === 'done' ? texts.handLowered : texts.handNotUp);
      },
    });

  const passOn = async (admitted: Admitted, line: string): Promise<Reply> => {
    const { caller, record, moderates } = admitted;
    const { conversation: texts } = caller.words;
    const { hands } = record;
    if (hands === undefined) return say(texts.noHands);
    // The button of a line that another one has followed.
    if (Number(line) < hands.gave) return say(texts.floorMovedOn);
    if (caller.userId !== hands.holder && !moderates) return say(texts.onlyHolder);
    return decide(admitted, {
      decision: { kind: 'pass_on', from: hands.holder },
      answer: ({ kind }) => (kind === 'done' ? done : say(texts.notices.floorFree)),
    });
  };

  return [
    buttons.raiseHand.on(open('write', (admitted) => raise(admitted))),
    buttons.keepQuestion.on(open('write', (admitted, { message }) => keep(admitted, messageId(message)))),
    buttons.askKept.on(open('write', (admitted, { message }) => askKept(admitted, messageId(message)))),
    buttons.lowerHand.on(open('see', lower)),
    buttons.passOn.on(open('write', (admitted, { line }) => passOn(admitted, line))),
  ];
};

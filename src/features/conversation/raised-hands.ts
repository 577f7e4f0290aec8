import { done, say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';

/** Where one person asks at a time: raising a hand, taking it down, passing the floor on. */

export const createRaisedHands = ({ open, decide }: Access) => {
  const raise = (admitted: Admitted): Promise<Reply> =>
    decide(admitted, {
      decision: { kind: 'raise_hand', by: admitted.caller.userId },
      answer: (outcome) => {
        const { conversation: texts } = admitted.caller.words;
        if (outcome.kind === 'floor') return say(texts.yourFloor);
        if (outcome.kind === 'hands_full') return say(texts.handsFull);
        if (outcome.kind !== 'place') return say(texts.noHands);
        const label = texts.buttons.lowerHand;
        const about = { conversation: admitted.record.id };
        return say(texts.place(outcome.place), [buttons.lowerHand.make({ label, with: about })]);
      },
    });

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

  return {
    raise,
    routes: [
      buttons.raiseHand.on(open('write', raise)),
      buttons.lowerHand.on(open('see', lower)),
      buttons.passOn.on(open('write', (admitted, { line }) => passOn(admitted, line))),
    ],
  };
};

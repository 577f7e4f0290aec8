import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { done, say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Access } from './access.ts';
import * as buttons from './buttons.ts';
import { isModerator } from './place.ts';

/** Where one person asks at a time: raising a hand, taking it down, passing the floor on. */

interface RaisedHands {
  raise(caller: Caller, conversation: string): Promise<Reply>;
  readonly routes: readonly ComponentRoute[];
}

export const createRaisedHands = ({ withOpen, decide }: Access): RaisedHands => {
  const raise = (caller: Caller, conversation: string): Promise<Reply> =>
    withOpen(caller, conversation, () =>
      decide(caller, {
        conversation,
        decision: { kind: 'raise_hand', by: caller.userId },
        answer: (outcome) => {
          const { conversation: texts } = caller.words;
          if (outcome.kind === 'floor') return say(texts.yourFloor);
          if (outcome.kind === 'line_full') return say(texts.lineFull);
          if (outcome.kind !== 'place') return say(texts.noHands);
          const label = texts.buttons.lowerHand;
          return say(texts.place(outcome.place), [buttons.lowerHand.make({ label, with: { conversation } })]);
        },
      }),
    );

  const lower = (caller: Caller, conversation: string): Promise<Reply> =>
    withOpen(caller, conversation, () =>
      decide(caller, {
        conversation,
        decision: { kind: 'lower_hand', by: caller.userId },
        answer: ({ kind }) => {
          const { conversation: texts } = caller.words;
          return say(kind === 'done' ? texts.handLowered : texts.handNotUp);
        },
      }),
    );

  const passOn = (caller: Caller, conversation: string, line: string): Promise<Reply> =>
    withOpen(caller, conversation, async (record) => {
      const { conversation: texts } = caller.words;
      const { hands } = record;
      if (hands === undefined) return say(texts.noHands);
      // The button of a line that another one has followed.
      if (Number(line) < hands.gave) return say(texts.floorMovedOn);
      if (caller.userId !== hands.holder && !isModerator(caller, record)) return say(texts.onlyHolder);
      return decide(caller, {
        conversation,
        decision: { kind: 'pass_on', from: hands.holder },
        answer: ({ kind }) => (kind === 'done' ? done : say(texts.notices.floorFree)),
      });
    });

  return {
    raise,
    routes: [
      buttons.raiseHand.on((caller, { conversation }) => raise(caller, conversation)),
      buttons.lowerHand.on((caller, { conversation }) => lower(caller, conversation)),
      buttons.passOn.on((caller, { conversation, line }) => passOn(caller, conversation, line)),
    ],
  };
};

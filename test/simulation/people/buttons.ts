import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { Button } from '../plan.ts';
import type { SimMessage } from '../world/message.ts';

/** Which of the buttons in a thread somebody presses. */

export interface Pressed {
  readonly button: Button;
  /** The message that it is about, if there is one. */
  readonly about: string | undefined;
  /** What the message says. */
  readonly notice: Notice | undefined;
}

/** They come and go: if one of them is not there, another is pressed. Those of the first message are always there. */
const passing: readonly Button[] = [
  'again',
  'answer',
  'leave',
  'pass',
  'skip',
  'rest',
  'try',
  'wake',
  'go_on',
];

const customIdOf = ({ customIds }: SimMessage, button: Button): string | undefined =>
  customIds.find((id) => id.startsWith(`${button}:`));

export const findButton = (
  messages: readonly SimMessage[],
  wanted: Button,
  which: number,
): Pressed | undefined => {
  for (const button of [wanted, ...passing]) {
    const found = messages.filter(
      (message) => message.deletedAt === undefined && customIdOf(message, button) !== undefined,
    );
    const message = found.toReversed()[which % Math.max(1, found.length)];
    if (message !== undefined) {
      return { button, about: customIdOf(message, button)?.split(':')[2], notice: message.notice };
    }
  }
  return undefined;
};

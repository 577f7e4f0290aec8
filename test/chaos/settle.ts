import type { Person } from 'discord-playground/people/person';
import type { Message } from 'discord-playground/world/entities';
import { wordsFor } from '../../src/locale/words.ts';
import type { Bench } from './bench.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { hasButton, isDoubtNotice, isLeftToAsk, saysWhyItWaits } from './readings.ts';

const { conversation: texts } = wordsFor('en');

export interface Settling {
  readonly bench: Bench;
  readonly ledger: Ledger;
  readonly random: Random;
  /** May press every button. */
  readonly moderator: Person;
}

const labels = texts.buttons;

/** Presses a button and waits for what comes of it; false when the bot did not answer. */
const press = async (moderator: Person, message: Message, label: string): Promise<boolean> => {
  try {
    await moderator.press(message, label).answered;
    return true;
  } catch {
    return false;
  }
};

/** Presses `Ask again` below one notice of an answer that did not come, if there is one. */
export const askOneAgain = async ({ bench, ledger, random, moderator }: Settling): Promise<void> => {
  const doubtful = ledger.asked.flatMap((asked) =>
    bench
      .repliesTo(asked.message)
      .filter((reply) => hasButton(reply, labels.askAgain))
      .map((notice) => ({ asked, notice })),
  );
  const [first, ...others] = doubtful;
  if (first === undefined) return;
  const { asked, notice } = random.pick([first, ...others]);
  asked.presses += 1; // counted before the press: the bot may act and not live to say so
  await press(moderator, notice, labels.askAgain);
};

const threadsOf = (ledger: Ledger) => [...new Set(ledger.asked.map(({ thread }) => thread))];

/** Has everything answered that was set aside, and lets threads go on that are suspended or owe the preceptor an answer. */
const goOn = async ({ bench, ledger, moderator }: Settling): Promise<void> => {
  for (const thread of threadsOf(ledger)) {
    for (const message of bench.said(thread)) {
      if (hasButton(message, labels.answerThem)) {
        for (const asked of ledger.asked) {
          const isOpen = asked.thread === thread && bench.repliesTo(asked.message).length === 0;
          if (isOpen) asked.late = true;
        }
        await press(moderator, message, labels.answerThem);
      }
      if (saysWhyItWaits(message)) await press(moderator, message, labels.tryNow);
      if (hasButton(message, labels.skipIt)) await press(moderator, message, labels.skipIt);
    }
  }
};

const isSettled = (bench: Bench, ledger: Ledger): boolean =>
  ledger.asked.every(({ message }) =>
    bench.repliesTo(message).some((reply) => !isDoubtNotice(reply) || isLeftToAsk(reply)),
  );

/** Asks half of the questions in doubt again, then waits for everything. Resolves with whether the bot came to rest. */
export const settleAll = async (settling: Settling, within: number): Promise<boolean> => {
  const { bench, ledger } = settling;
  const until = Date.now() + within;
  const inDoubt = ledger.asked.filter(({ message }) =>
    bench.repliesTo(message).some((reply) => hasButton(reply, labels.askAgain)),
  );
  for (let count = 0; count < inDoubt.length / 2; count += 1) await askOneAgain(settling);
  while (Date.now() < until) {
    await goOn(settling);
    const rested = bench.playground
      .waitFor(() => isSettled(bench, ledger), { within: 3_000 })
      .then(() => true)
      .catch(() => false);
    if (await rested) return true;
  }
  return false;
};

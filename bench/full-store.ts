import type { Person } from 'discord-playground/people/person';
import { openBotStore } from '../src/app/store.ts';
import { lineId } from '../src/features/conversation/store.ts';
import { firstIdAt, messageId, serviceId, userId } from '../src/lib/ids.ts';
import { createLog } from '../src/lib/log.ts';
import { Secret } from '../src/lib/secret.ts';
import { wordsFor } from '../src/locale/words.ts';
import { conversationIn } from './prepared-store.ts';
import type { Stage } from './stage.ts';
import { personName } from './world.ts';

/** A store as it is after years: many conversations that have ended, with ten lines of a transcript each. */

const linesEach = 10;
/** One question in so many was asked by each person who leaves. */
const askedByLeaver = 100;
/** Records written at the same time. */
const atOnce = 200;

const { account: texts } = wordsFor('en');

/** People who have everything deleted, one after another; two others are needed for the rest. */
const leaverOn = ({ playground }: Stage, round: number): Person =>
  playground.person(personName(0, 2 + round));

interface Filled {
  readonly conversations: number;
  /** How many people will leave. */
  readonly rounds: number;
}

/** To be called before the process starts. */
export const fillStore = async (stage: Stage, { conversations, rounds }: Filled): Promise<void> => {
  const { STORE_URL: url = '', ENCRYPTION_KEYS: key = '' } = stage.environment;
  const [seat] = stage.seats;
  if (seat === undefined) throw new Error('there is no thread to take after');
  const store = await openBotStore({ url, keys: [new Secret(key)], log: createLog({ level: 'warn' }) });
  const leavers = Array.from({ length: rounds }, (_, round) => userId(leaverOn(stage, round).id));
  const begin = Date.now() - 5 * 24 * 60 * 60_000;
  const put = async (index: number): Promise<void> => {
    const id = firstIdAt(begin + index * 1_000);
    const hosted = {
      hostId: String(firstIdAt(begin - index)),
      serviceUser: `user${index}`,
      caseId: serviceId('7'),
    };
    const open = conversationIn({ ...seat.thread, id }, hosted);
    const record = { ...open, phase: 'ended', ended: { at: Date.now() } } as const;
    const rows = Array.from({ length: linesEach }, (_, place) => {
      const at = messageId(firstIdAt(begin + index * 1_000 + place + 1));
      const leaver = leavers[(index * linesEach + place) % askedByLeaver];
      const speakerId = leaver ?? userId(hosted.hostId);
      const line = {
        kind: 'turn',
        at,
        question: at,
        speakerId,
        askedAt: begin,
        answeredAt: begin,
        answers: [at],
      } as const;
      const stored = { conversation: record.about.id, line };
      return store.lines.setting(lineId(stored), stored);
    });
    await store.conversations.set(record.about.id, record, rows);
  };
  for (let from = 0; from < conversations; from += atOnce) {
    const count = Math.min(atOnce, conversations - from);
    await Promise.all(Array.from({ length: count }, (_, index) => put(from + index)));
  }
  await store.close();
};

/** Milliseconds for everything of somebody to be deleted. */
const longest = 15 * 60_000;

/** Resolves once the bot says that it is done, or was too busy to acknowledge the press. */
export const deleteEverything = async (stage: Stage, round: number): Promise<void> => {
  const [seat] = stage.seats;
  if (seat === undefined) return;
  const leaver = leaverOn(stage, round);
  const asked = leaver.command(seat.thread, '/account');
  await asked.finished();
  const question = leaver.press(asked, texts.buttons.deleteAll);
  await question.finished();
  const pressed = leaver.press(question, texts.buttons.reallyDeleteAll);
  const isAcknowledged = await pressed.answered.then(
    () => true,
    () => false,
  );
  if (!isAcknowledged) return;
  const isDone = (): boolean => question.message()?.content === texts.deletedAll(false);
  await stage.playground.waitFor(isDone, { within: longest });
};

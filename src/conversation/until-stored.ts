import type { MessageId } from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import { threaded } from './live.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import { editNotice } from './notices.ts';
import { doubling, wait } from './patience.ts';
import type { Conversation } from './record.ts';

/** Told where it can be: a thread whose notice Discord does not take waits no less for the store. */
const postTrouble = async (live: Live): Promise<MessageId | undefined> => {
  const nonce = noticeNonce(live.journal.record.id, `n${Date.now().toString(36)}`);
  try {
    return await live.ports.threads.postNotice(threaded(live), { kind: 'store_fails' }, { nonce });
  } catch (error) {
    live.log.info(errorFacts(error), 'that the store fails could not be told');
    return undefined;
  }
};

/** Once, however many steps wait for the store; a thread that holds for it has said so. */
const tellTrouble = async (live: Live): Promise<void> => {
  if (live.hold?.cause === 'store') return;
  live.storeTrouble ??= postTrouble(live);
  await live.storeTrouble;
};

const tellRecovery = async (live: Live): Promise<void> => {
  const told = live.storeTrouble;
  live.storeTrouble = undefined;
  const noticeId = await told;
  if (noticeId !== undefined) await editNotice(live, noticeId, { kind: 'going_on' });
};

const waitForNext = async (live: Live, tries: number): Promise<void> => {
  const { pace } = live.ports;
  try {
    await wait(live, doubling(pace.delivery, pace.longestHold, tries));
  } catch (error) {
    // The next start goes on, and knows nothing of the notice.
    if (live.storeTrouble !== undefined) await tellRecovery(live);
    throw error;
  }
};

/**
 * Repeats a change of the record until the store takes it: for steps whose effect is in the world already. From the
 * second failure on the thread is told why nothing happens in it. Throws Stopped when the process ends first.
 */
export const untilStored = async (
  live: Live,
  step: (record: Conversation) => Partial<Conversation>,
): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await live.journal.change(step);
      break;
    } catch (error) {
      live.log.error(errorFacts(error), 'the store did not take a step');
      if (tries > 0) await tellTrouble(live);
      await waitForNext(live, tries);
    }
  }
  if (live.storeTrouble !== undefined) await tellRecovery(live);
};

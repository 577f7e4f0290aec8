import { DiscordError } from '../lib/failure.ts';
import type { InteractionId, MessageId, UserId } from '../lib/ids.ts';
import { showsNothing } from '../lib/invisible.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import { untilStored } from './until-stored.ts';
import type { Say } from './record.ts';
import { findSaid, writeSay } from './say.ts';
import { plainText } from './turn.ts';

/** What a member has the bot say for them. */
export interface Speech {
  readonly id: InteractionId;
  readonly speakerId: UserId;
  readonly name: string;
  readonly text: string;
}

type Words = Pick<Say, 'id' | 'content'>;

/** Discord may have taken it though its answer was lost; where it cannot be asked, it counts as not posted. */
const lookFor = async (live: Live, words: Words): Promise<MessageId | undefined> => {
  const { progress, journal, ports } = live;
  const isTaken = (id: MessageId): boolean =>
    progress.isRepeat(id) || journal.record.says.some(({ messageId }) => messageId === id);
  try {
    const { messages } = await ports.threads.history(threaded(live).threadId, words.id);
    return findSaid(messages, words, { by: selfIn(live).id, isTaken })?.id;
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    return undefined;
  }
};

const post = async (live: Live, { id, content }: Words): Promise<MessageId> => {
  const { journal, ports } = live;
  try {
    return await ports.threads.postSay(threaded(live).threadId, content, { nonce: noticeNonce(id, 'y') });
  } catch (error) {
    const isLost = error instanceof DiscordError && error.failure.kind === 'unreachable';
    const found = isLost ? await lookFor(live, { id, content }) : undefined;
    if (found !== undefined) return found;
    await journal.change((record) => ({ says: record.says.filter((one) => one.id !== id) }));
    throw error;
  }
};

/**
 * Posts a member's words as an ordinary message, which is the turn; `no_text` where nothing is left to ask without
 * the mention of the bot. Rejects when Discord or the store refuses.
 */
export const speak = async (live: Live, speech: Speech): Promise<'said' | 'no_text'> => {
  const { journal, inbox } = live;
  const { id, speakerId, name } = speech;
  const text = plainText({ content: speech.text, mentions: new Map() }, selfIn(live));
  if (showsNothing(text)) return 'no_text';
  const content = writeSay(name, speech.text);
  live.speaking += 1;
  try {
    await journal.change((record) => ({ says: [...record.says, { id, speakerId, text, content }] }));
    const messageId = await post(live, { id, content });
    // It stands in the thread for everyone to see: from here on it has to be asked.
    await untilStored(live, (record) => ({
      says: record.says.map((one) => (one.id === id ? { ...one, messageId } : one)),
    }));
    inbox.add({ at: messageId, messageId, attempt: 0, message: undefined });
    return 'said';
  } finally {
    live.speaking -= 1;
  }
};

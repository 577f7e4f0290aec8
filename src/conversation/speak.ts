import type { InteractionId, MessageId, UserId } from '../lib/ids.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import { untilStored } from './until-stored.ts';
import { writeSay } from './say.ts';
import { plainText } from './turn.ts';

/** What a member has the bot say for them. */
export interface Speech {
  readonly id: InteractionId;
  readonly speakerId: UserId;
  readonly name: string;
  readonly text: string;
}

/**
 * Posts a member's words as an ordinary message, which is the turn; `no_text` where nothing is left to ask without
 * the mention of the bot. Rejects when Discord or the store refuses.
 */
export const speak = async (live: Live, speech: Speech): Promise<'said' | 'no_text'> => {
  const { journal, ports, inbox } = live;
  const { id, speakerId, name } = speech;
  const text = plainText({ content: speech.text, mentions: new Map() }, selfIn(live));
  if (text === '') return 'no_text';
  const content = writeSay(name, speech.text);
  await journal.change((record) => ({ says: [...record.says, { id, speakerId, text, content }] }));
  const post = async (): Promise<MessageId> => {
    try {
      return await ports.threads.postSay(threaded(live).threadId, content, { nonce: noticeNonce(id, 'y') });
    } catch (error) {
      await journal.change((record) => ({ says: record.says.filter((one) => one.id !== id) }));
      throw error;
    }
  };
  const messageId = await post();
  // It stands in the thread for everyone to see: from here on it has to be asked.
  await untilStored(live, (record) => ({
    says: record.says.map((one) => (one.id === id ? { ...one, messageId } : one)),
  }));
  inbox.add({ at: messageId, messageId, attempt: 0, message: undefined });
  return 'said';
};

import { randomUUID } from 'node:crypto';
import type { Thread } from 'discord-playground/world/entities';
import { openBotStore } from '../src/app/store.ts';
import { newConversation } from '../src/machine/record.ts';
import type { Conversation } from '../src/machine/record.ts';
import {
  channelId,
  guildId,
  interactionId,
  messageId,
  threadId,
  userId,
  type ServiceId,
} from '../src/lib/ids.ts';
import { createLog } from '../src/lib/log.ts';
import { Secret } from '../src/lib/secret.ts';

/** A store as the bot would have left it: hosts who have linked their accounts, and their open conversations. */
interface Prepared {
  readonly url: string;
  readonly key: string;
  readonly account: { readonly username: string; readonly accessToken: string };
  readonly threads: readonly {
    readonly thread: Thread;
    readonly hostId: string;
    readonly caseId: ServiceId;
  }[];
}

/** Records written at the same time. */
const atOnce = 500;

export const conversationIn = (
  thread: Thread,
  { hostId, serviceUser, caseId }: { hostId: string; serviceUser: string; caseId: ServiceId },
): Conversation => {
  const opening = newConversation(
    {
      // A thread's id serves as that of the interaction that opened it: unique, and older than every question.
      id: interactionId(thread.id),
      kind: 'patient',
      guildId: guildId(thread.guildId),
      channelId: channelId(thread.parentId),
      threadId: threadId(thread.id),
      firstMessageId: messageId(thread.id),
      hostId: userId(hostId),
      hostName: 'Host',
      language: 'en',
      startFresh: false,
      serviceUser,
      subject: caseId,
      title: 'A patient of the benchmark',
      model: 'gpt-4',
      private: false,
      openedAt: Date.now(),
    },
    { who: 'everyone', hears: 'everything' },
  );
  const { inbox } = opening;
  return { ...opening, phase: 'open', inbox: { ...inbox, upTo: thread.lastMessageId ?? thread.id } };
};

export const prepareStore = async ({ url, key, account, threads }: Prepared): Promise<void> => {
  const store = await openBotStore({ url, keys: [new Secret(key)], log: createLog({ level: 'warn' }) });
  const serviceUser = store.serviceUserKey(account.username);
  for (const hostId of new Set(threads.map((one) => one.hostId))) {
    await store.accounts.set({
      ...account,
      userId: userId(hostId),
      serviceUser,
      linkId: randomUUID(),
      linkedAt: Date.now(),
      status: 'active',
    });
  }
  for (let from = 0; from < threads.length; from += atOnce) {
    const records = threads
      .slice(from, from + atOnce)
      .map(({ thread, ...hosted }) => conversationIn(thread, { ...hosted, serviceUser }));
    await Promise.all(records.map((record) => store.conversations.set(record.about.id, record)));
  }
  await store.close();
};

import { conversationSchema } from '../conversation/record.ts';
import type { Conversation } from '../conversation/record.ts';
import { days } from '../lib/fields.ts';
import type { CollectionSpec } from './envelope.ts';

export const conversations: CollectionSpec<Conversation> = {
  name: 'conversations',
  /** 2: a shelved answer may be a file. 3: notices and what is to be said are stored. */
  version: 3,
  schema: conversationSchema,
  listedAtStart: true,
  keepUntil: ({ status, endedAt, lastTurnAt }) =>
    status === 'ended' ? (endedAt ?? lastTurnAt) + days(30) : undefined,
};

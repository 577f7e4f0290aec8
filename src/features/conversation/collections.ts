import { z } from 'zod';
import { conversationSchema } from '../../conversation/record.ts';
import type { Conversation } from '../../conversation/record.ts';
import { days, timeField, userIdField } from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';

/** Conversations lie under their servers. */
export const conversationKey = ({ guildId, id }: Readonly<Record<'guildId' | 'id', string>>): string =>
  `${guildId}/${id}`;

export const conversations: CollectionSpec<Conversation> = {
  name: 'conversations',
  /**
   * 2: a shelved answer may be a file. 3: notices and what is to be said are stored. 4: the key begins with the server.
   */
  version: 4,
  schema: conversationSchema,
  keyOf: conversationKey,
  indexes: { host: ({ hostId }) => hostId },
  // The service keeps one chat per user and case. A start that is being taken back no longer uses it.
  claims: {
    of: ({ kind, status, abandoned, serviceUser, subject }) =>
      kind === 'patient' && status !== 'ended' && abandoned === undefined
        ? [`${serviceUser}/${subject}`]
        : [],
    changeWith: ({ status }) => status !== 'open',
  },
  listedAtStart: true,
  keepUntil: ({ status, endedAt, lastTurnAt }) =>
    status === 'ended' ? (endedAt ?? lastTurnAt) + days(30) : undefined,
};

/** A conversation that somebody wants to start and was asked something about first. */
const startChoiceSchema = z.strictObject({
  userId: userIdField,
  order: z.strictObject({
    kind: z.enum(['patient', 'topic']),
    /** The case's or topic's id as it was typed. */
    id: z.string(),
    title: z.string().optional(),
    patientName: z.string().optional(),
    who: z.enum(['everyone', 'me']),
    hears: z.enum(['everything', 'mentions']),
    private: z.boolean(),
    earlier: z.enum(['forget', 'keep']).optional(),
    model: z.string().optional(),
    /** The open conversation with this patient is to be ended first. */
    endOther: z.boolean().optional(),
  }),
  expiresAt: timeField,
});

export type StartChoice = Readonly<z.output<typeof startChoiceSchema>>;

/** What somebody wants to start. */
export type StartOrder = Readonly<StartChoice['order']>;

export const startChoices: CollectionSpec<StartChoice> = {
  name: 'startchoices',
  version: 1,
  schema: startChoiceSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};

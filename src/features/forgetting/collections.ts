import { z } from 'zod';
import { guildIdField, timeField, userIdField } from '../../lib/fields.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';

/** What is to be forgotten, until that is done: a crash in between leaves nothing behind. The key is `markKey`. */
const markSchema = z.discriminatedUnion('kind', [
  /** The bot has been out of this server since then; being back in it cancels the mark. */
  z.strictObject({ kind: z.literal('left'), guildId: guildIdField, since: timeField }),
  /** Those who manage this server wanted everything begun up to then forgotten. */
  z.strictObject({ kind: z.literal('server'), guildId: guildIdField, since: timeField }),
  /** This person wanted everything that they began up to then forgotten. */
  z.strictObject({
    kind: z.literal('person'),
    userId: userIdField,
    since: timeField,
    /** Other people's conversations name them no more: what they do there since is theirs to keep. */
    isUnnamed: z.boolean().optional(),
  }),
]);

export type Mark = Readonly<z.output<typeof markSchema>>;

/** Whom or what a mark is about. */
export type Marked =
  | { readonly kind: 'left' | 'server'; readonly guildId: GuildId }
  | { readonly kind: 'person'; readonly userId: UserId };

export const markKey = (marked: Marked): string =>
  `${marked.kind}/${marked.kind === 'person' ? marked.userId : marked.guildId}`;

export const forgettingMarks: CollectionSpec<Mark> = {
  name: 'forgettingmarks',
  version: 1,
  schema: markSchema,
};

import type { AllowedMentions } from '../validate/message-body.ts';
import type { Component } from '../validate/components.ts';
import { flatten } from '../validate/component-tree.ts';
import type { Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';

interface Mentions {
  readonly mentions: readonly string[];
  readonly mentionRoles: readonly string[];
  readonly mentionEveryone: boolean;
}

interface MentionSource {
  readonly authorId: string;
  readonly place: Place;
  readonly content: string;
  readonly components: readonly Component[];
  readonly allowed: AllowedMentions | undefined;
  /** The author of the message that this one answers. */
  readonly repliedTo: string | undefined;
}

const idsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])),
];

/** Who a message pings: mentions in its text that `allowed_mentions` allows. Without that field, all are allowed. */
export const resolveMentions = (world: World, source: MentionSource): Mentions => {
  const { allowed, place } = source;
  const texts = flatten(source.components).map((one) => (one.type === 10 ? one.content : ''));
  const text = [source.content, ...texts].join('\n');
  const passes = (kind: 'users' | 'roles', id: string): boolean =>
    allowed === undefined || (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
  const users = idsIn(text, /<@!?(\d{1,20})>/g).filter((id) => world.users.has(id) && passes('users', id));
  const pingsAuthor = allowed === undefined || allowed.replied_user === true;
  const replied =
    source.repliedTo !== undefined && world.users.has(source.repliedTo) && pingsAuthor
      ? [source.repliedTo]
      : [];
  const guild = place.kind === 'dm' ? undefined : world.guilds.get(place.guildId);
  const everyoneAllowed = allowed === undefined || (allowed.parse ?? []).includes('everyone');
  return {
    mentions: [...new Set([...users, ...replied])],
    mentionRoles: idsIn(text, /<@&(\d{1,20})>/g).filter(
      (id) => guild?.roles.has(id) === true && passes('roles', id),
    ),
    mentionEveryone:
      /@(everyone|here)\b/.test(text) &&
      everyoneAllowed &&
      world.may(source.authorId, 'MentionEveryone', place),
  };
};

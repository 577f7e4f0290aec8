import type { WireObject } from '../wire/json.ts';
import { wireMember } from '../wire/user.ts';
import type { World } from '../world/world.ts';
import type { MemberQuery } from './payloads.ts';
import type { Session } from './session.ts';

/** Request Guild Members, answered in one chunk. */
export const answerMemberQuery = (session: Session, world: World, query: MemberQuery): void => {
  const guild = world.guilds.get(query.guild_id);
  if (guild === undefined) return;
  const ids = query.user_ids === undefined ? undefined : new Set([query.user_ids].flat());
  const members: WireObject[] = [];
  for (const member of guild.members.values()) {
    const user = world.user(member.userId);
    const named = ids === undefined ? user.name.startsWith(query.query ?? '') : ids.has(user.id);
    if (named) members.push(wireMember(member, user));
  }
  session.dispatch('GUILD_MEMBERS_CHUNK', {
    guild_id: guild.id,
    members: query.limit ? members.slice(0, query.limit) : members,
    chunk_index: 0,
    chunk_count: 1,
    not_found: [...(ids ?? [])].filter((id) => !guild.members.has(id)),
    nonce: query.nonce,
  });
};

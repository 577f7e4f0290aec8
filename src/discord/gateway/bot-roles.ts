import type { GuildId } from '../../lib/ids.ts';
import type { GatewayEvents } from './gateway-events.ts';

/** The bot's own roles, server by server: a mention of one of them is a mention of the bot. */
export class BotRoles {
  readonly #byGuild = new Map<GuildId, readonly string[]>();

  in(guild: GuildId): readonly string[] {
    return this.#byGuild.get(guild) ?? [];
  }

  readonly hears: Pick<GatewayEvents, 'guildAvailable' | 'botRolesChanged'> = {
    guildAvailable: ({ id, botRoles }) => {
      this.#byGuild.set(id, botRoles);
    },
    // One that was taken away counts until the server is told anew: Discord need not name the bot's own role here.
    botRolesChanged: ({ id, botRoles }) => {
      this.#byGuild.set(id, [...new Set([...this.in(id), ...botRoles])]);
    },
  };
}

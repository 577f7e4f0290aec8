import { wireUser } from '../wire/user.ts';
import type { Application } from '../world/application.ts';
import type { World } from '../world/world.ts';
import { guildCreate } from './guild-events.ts';
import { intents } from './intents.ts';
import type { Session } from './session.ts';

interface Host {
  readonly world: World;
  readonly application: Application;
  /** Where to resume. */
  readonly url: () => string;
}

/** READY, and then the servers of this shard one by one. */
export const welcome = (session: Session, { world, application, url }: Host): void => {
  const mine = [...world.guilds.values()].filter(
    (guild) => guild.members.has(world.bot.id) && session.covers(guild.id),
  );
  session.dispatch('READY', {
    v: 10,
    user: { ...wireUser(world.bot), verified: true, mfa_enabled: true, email: null },
    guilds: mine.map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: url(),
    shard: session.shard,
    application: { id: application.id, flags: application.flags },
    private_channels: [],
    presences: [],
    relationships: [],
    user_settings: {},
    geo_ordered_rtc_regions: [],
    auth: {},
    _trace: ['playground'],
  });
  if (!session.asked(intents.guilds)) return;
  for (const guild of mine) {
    if (guild.unavailable) session.dispatch('GUILD_DELETE', { id: guild.id, unavailable: true });
    else {
      const { name, data } = guildCreate({ world, asked: session.asked }, guild);
      session.dispatch(name, data);
    }
  }
};

import { clock } from '../../lib/clock.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { GatewayEvents } from './news.ts';

/** What the gateway has said of a server that the bot is in. */
interface Known {
  /** The bot's own roles: a mention of one of them is a mention of the bot. */
  readonly roles: readonly string[];
  /** The language that the server has set. */
  readonly locale?: string | undefined;
  /** When a moderator's time-out of the bot is over, in milliseconds since 1970. */
  readonly timedOutUntil?: number | undefined;
}

/** The servers that the bot is in. A class because it owns what is known of them. */
export class Servers {
  readonly #known = new Map<GuildId, Known>();
  /** What stops waiting for the end of a time-out. */
  readonly #timeouts = new Map<GuildId, () => void>();
  /** A session did not say which servers it has. */
  #isListed = true;
  readonly #onTimeoutOver: (guild: GuildId) => void;

  /** `onTimeoutOver`: the bot may speak again, which Discord does not announce. */
  constructor(onTimeoutOver: (guild: GuildId) => void = () => undefined) {
    this.#onTimeoutOver = onTimeoutOver;
  }

  /** Whether the bot is a member: its commands may be installed without it. Assumed if Discord does not say. */
  has(guild: GuildId): boolean {
    return !this.#isListed || this.#known.has(guild);
  }

  rolesIn(guild: GuildId): readonly string[] {
    return this.#known.get(guild)?.roles ?? [];
  }

  localeOf(guild: GuildId): string | undefined {
    return this.#known.get(guild)?.locale;
  }

  /** In milliseconds since 1970; undefined if the bot may speak, as far as a time-out is concerned. */
  timedOutUntil(guild: GuildId): number | undefined {
    const { timedOutUntil } = this.#known.get(guild) ?? {};
    return timedOutUntil !== undefined && timedOutUntil > clock.wall() ? timedOutUntil : undefined;
  }

  #know(guild: GuildId, facts: Partial<Known>): void {
    this.#known.set(guild, { roles: [], ...this.#known.get(guild), ...facts });
    this.#watchTimeout(guild);
  }

  #forget(guild: GuildId): void {
    this.#known.delete(guild);
    this.#watchTimeout(guild);
  }

  #watchTimeout(guild: GuildId): void {
    this.#timeouts.get(guild)?.();
    this.#timeouts.delete(guild);
    const until = this.timedOutUntil(guild);
    if (until === undefined) return;
    const look = (): void => {
      this.#watchTimeout(guild);
      if (!this.#timeouts.has(guild)) this.#onTimeoutOver(guild);
    };
    this.#timeouts.set(guild, clock.after(until - clock.wall(), look));
  }

  readonly hears: Partial<GatewayEvents> = {
    sessionStarted: ({ guilds, covers }) => {
      this.#isListed &&= guilds !== undefined;
      const listed = new Set(guilds);
      for (const guild of this.#known.keys())
        if (guilds !== undefined && covers(guild) && !listed.has(guild)) this.#forget(guild);
      for (const guild of listed) if (!this.#known.has(guild)) this.#know(guild, {});
    },
    guildAvailable: ({ id, botRoles: roles, locale, timedOutUntil }) =>
      this.#know(id, { roles, locale, timedOutUntil }),
    // A role that was taken away counts until the next GUILD_CREATE: Discord need not name the bot's own role here.
    selfChanged: ({ id, botRoles, timedOutUntil }) =>
      this.#know(id, { roles: [...new Set([...this.rolesIn(id), ...botRoles])], timedOutUntil }),
    localeChanged: ({ id, locale }) => this.#know(id, { locale }),
    guildGone: (id) => this.#forget(id),
  };
}

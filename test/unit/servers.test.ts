import { expect, it } from 'vitest';
import { Servers } from '../../src/discord/gateway/servers.ts';
import { guildId } from '../../src/lib/ids.ts';

const [one, other] = [guildId('300000000000000001'), guildId('300000000000000002')];
const everything = (): boolean => true;

it('the bot is a member of the servers of its sessions and of those it joined, until it leaves', () => {
  const servers = new Servers();
  servers.hears.sessionStarted?.({ guilds: [one], covers: everything });
  expect([servers.has(one), servers.has(other)]).toEqual([true, false]);
  servers.hears.guildAvailable?.({ id: other, threads: [], botRoles: ['7'], locale: 'fr' });
  expect([servers.has(other), servers.rolesIn(other), servers.localeOf(other)]).toEqual([true, ['7'], 'fr']);
  servers.hears.guildGone?.(other);
  expect([servers.has(other), servers.rolesIn(other)]).toEqual([false, []]);
});

it('a new session of a shard says which of its servers are left, and keeps what is known of them', () => {
  const servers = new Servers();
  servers.hears.sessionStarted?.({ guilds: [one], covers: (guild) => guild === one });
  servers.hears.sessionStarted?.({ guilds: [other], covers: (guild) => guild === other });
  servers.hears.guildAvailable?.({ id: one, threads: [], botRoles: ['7'], locale: undefined });
  servers.hears.sessionStarted?.({ guilds: [], covers: (guild) => guild === other });
  expect([servers.has(one), servers.has(other), servers.rolesIn(one)]).toEqual([true, false, ['7']]);
});

it('if a session does not say which servers it has, the bot is taken for a member everywhere', () => {
  const servers = new Servers();
  servers.hears.sessionStarted?.({ guilds: undefined, covers: everything });
  expect(servers.has(one)).toBe(true);
});

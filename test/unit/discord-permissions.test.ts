import { expect, it } from 'vitest';
import { permissionsFrom } from '../../src/discord/permissions.ts';
import { grants, permissions } from '../../src/discord/permissions.ts';
import { userId } from '../../src/lib/ids.ts';

const { ViewChannel, SendMessages, AttachFiles, Administrator } = permissions;

/** Ids: the server 1, its roles 2 and 3, the member 9. */
const granted = (
  overwrites: readonly (readonly [id: string, what: { allow?: bigint; deny?: bigint }])[],
  { owner = '5', admin = false, timedOutUntil = '' } = {},
): bigint =>
  permissionsFrom({
    guild: {
      id: '1',
      owner_id: owner,
      roles: [
        { id: '1', permissions: String(ViewChannel) },
        { id: '2', permissions: String(admin ? Administrator : SendMessages) },
        { id: '3', permissions: String(AttachFiles) },
        { id: '4', permissions: String(Administrator) },
      ],
    },
    channel: {
      permission_overwrites: overwrites.map(([id, { allow = 0n, deny = 0n }]) => ({
        id,
        allow: String(allow),
        deny: String(deny),
      })),
    },
    member: { roles: ['2', '3'], communication_disabled_until: timedOutUntil || null },
    user: userId('9'),
  });

it('a member has what everyone and their own roles have', () => {
  expect(granted([])).toBe(ViewChannel | SendMessages | AttachFiles);
});

it('in a channel, a role overrules everyone, allowing overrules denying, and the member overrules all', () => {
  expect(granted([['1', { deny: SendMessages }]])).toBe(ViewChannel | AttachFiles);
  const byRole = [
    ['2', { allow: SendMessages }],
    ['1', { deny: SendMessages }],
    ['3', { deny: SendMessages }],
  ] as const;
  expect(granted(byRole)).toBe(ViewChannel | SendMessages | AttachFiles);
  expect(granted([...byRole, ['9', { deny: SendMessages }]])).toBe(ViewChannel | AttachFiles);
  expect(granted([['4', { deny: AttachFiles }]])).toBe(ViewChannel | SendMessages | AttachFiles);
});

it('who does not see the channel may do nothing in it', () => {
  expect(granted([['1', { deny: ViewChannel }]])).toBe(0n);
});

it('the owner and administrators may do everything, whatever a channel denies', () => {
  const denied = [['9', { deny: ViewChannel | SendMessages }]] as const;
  for (const bits of [granted(denied, { owner: '9' }), granted(denied, { admin: true })])
    expect(grants(bits, ViewChannel, SendMessages, AttachFiles)).toBe(true);
});

it('who is timed out may only look and read, unless they own or administer the server', () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const earlier = new Date(Date.now() - 1).toISOString();
  expect(granted([], { timedOutUntil: later })).toBe(ViewChannel);
  expect(granted([['9', { allow: SendMessages }]], { timedOutUntil: later })).toBe(ViewChannel);
  expect(granted([], { timedOutUntil: earlier })).toBe(ViewChannel | SendMessages | AttachFiles);
  for (const who of [{ owner: '9' }, { admin: true }])
    expect(grants(granted([], { ...who, timedOutUntil: later }), SendMessages)).toBe(true);
});

import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { timeOf } from './payload.ts';
import { clock } from '../lib/clock.ts';

/** The permission bits, by Discord's names. */
export const permissions = PermissionFlagsBits;

/** Whether these bits include all that is needed; an administrator's always do. */
export const grants = (granted: bigint, ...needed: readonly bigint[]): boolean =>
  new PermissionsBitField(granted).has(needed);

/**
 * What a timeout leaves of a member's permissions. Administrators keep theirs. Source: "Permissions for Timed Out
 * Members" in Discord's documentation.
 */
export const unlessTimedOut = (
  granted: bigint,
  member: { readonly communication_disabled_until?: string | null } | undefined,
): bigint => {
  const until = timeOf(member?.communication_disabled_until) ?? 0;
  const isTimedOut = until > clock.wall() && !grants(granted, permissions.Administrator);
  return isTimedOut ? granted & (permissions.ViewChannel | permissions.ReadMessageHistory) : granted;
};

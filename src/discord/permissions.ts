import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';

/** The permission bits, by Discord's names. */
export const permissions = PermissionFlagsBits;

/** Whether these bits include all that is needed; an administrator's always do. */
export const grants = (granted: bigint, ...needed: readonly bigint[]): boolean =>
  new PermissionsBitField(granted).has(needed);

import type { CommandPayload } from './command-payload.ts';

/** Where a set of commands is registered: only global ones have contexts and integration types. */
export type Scope = 'global' | 'server';

/** What counts of a command, its options and their choices, in one order; Discord adds ids and more. */
const counting = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'default_member_permissions',
  'nsfw',
  'required',
  'autocomplete',
  'min_length',
  'max_length',
  'value',
  'choices',
  'options',
] as const;
const countingEverywhere = [...counting, 'contexts', 'integration_types'] as const;

/** As text, without what says no more than its absence: Discord includes that in its answer or not as it likes. */
const formOf = (command: unknown, scope: Scope): string => {
  const fields = scope === 'global' ? countingEverywhere : counting;
  return JSON.stringify(command, (key, value: unknown) => {
    if (Array.isArray(value) && value.length === 0) return undefined;
    if (key === 'contexts' || key === 'integration_types') return [value].flat().map(String).toSorted();
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value || undefined;
    const kept = key.endsWith('_localizations') ? Object.keys(value).toSorted() : fields;
    const held = new Map<string, unknown>(Object.entries(value));
    return Object.fromEntries(kept.map((field) => [field, held.get(field)]));
  });
};

/** Whether what Discord has, in any order and with its defaults filled in, is what we want. */
export const isRegistered = (
  wanted: readonly CommandPayload[],
  registered: unknown,
  scope: Scope,
): boolean => {
  if (!Array.isArray(registered) || registered.length !== wanted.length) return false;
  const there = new Set(registered.map((command) => formOf(command, scope)));
  return wanted.every((command) => there.has(formOf(command, scope)));
};

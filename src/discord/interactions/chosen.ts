import { ComponentType, type APIInteractionDataResolved, type APIUser } from 'discord.js';
import { isSnowflake, roleId, userId, type RoleId, type UserId } from '../../lib/ids.ts';
import { shownText, withoutDirection } from '../../lib/invisible.ts';
import { limits } from '../limits.ts';
import type { MenuData } from '../menu.ts';

export interface ChosenPerson {
  readonly id: UserId;
  readonly isBot: boolean;
}

/** What somebody chose in a menu. Everything in it can be stored. */
export interface Chosen {
  /** Values of options, or ids of people or roles, in the order of choosing. */
  readonly values: readonly string[];
  /** Those of the values that are people. */
  readonly people: readonly ChosenPerson[];
  /** Those of the values that are roles. */
  readonly roles: readonly RoleId[];
}

type Offered = MenuData['of'];

/** Which of these a message can have. */
const menus: ReadonlyMap<ComponentType, Offered> = new Map<ComponentType, Offered>([
  [ComponentType.StringSelect, 'texts'],
  [ComponentType.UserSelect, 'people'],
  [ComponentType.MentionableSelect, 'people_and_roles'],
]);

/** Of whatever was used: a button has no values, and ids of options, people, roles or channels resolve to what is known. */
export interface Used {
  readonly component_type: ComponentType;
  readonly values?: readonly unknown[];
  readonly resolved?: Resolved;
}

type Resolved = Partial<APIInteractionDataResolved> | undefined;

/** Whether the component that was used is a menu, of any kind that a message can have. */
export const isMenu = (data: Used): boolean => menus.has(data.component_type);

/** Direction marks are taken out because they would reverse our own words next to the name. */
export const namesOf = (
  user: Partial<APIUser> | undefined,
  member: { readonly nick?: string | null } | undefined,
) => {
  /** The user's unique name, as in "@alice". */
  const userName = user?.username ?? '?';
  const shown = [member?.nick, user?.global_name]
    .map((name) => shownText(withoutDirection(name ?? '')))
    .find((name) => name !== '');
  return { userName, displayName: shown ?? userName };
};

/** Undefined for an id of which nothing says whether it is a person or a role. */
const kindOf = (
  id: string,
  offered: Offered,
  resolved: Resolved,
): 'person' | 'role' | 'other' | undefined => {
  if (offered === 'people') return 'person';
  if (offered !== 'people_and_roles') return 'other';
  if (resolved?.users?.[id] !== undefined) return 'person';
  return resolved?.roles?.[id] === undefined ? undefined : 'role';
};

/** What was chosen; undefined if the payload does not say so completely, because half a choice would be another one. */
export const readChosen = ({ component_type, values: given, resolved }: Used): Chosen | undefined => {
  const offered = menus.get(component_type);
  if (offered === undefined || !Array.isArray(given) || given.length > limits.menuOptions) return undefined;
  const values = [...new Set(given.filter((value) => typeof value === 'string'))];
  if (values.length !== given.length) return undefined;
  if (offered !== 'texts' && !values.every(isSnowflake)) return undefined;
  const kinds = values.map((id) => ({ id, kind: kindOf(id, offered, resolved) }));
  if (kinds.some(({ kind }) => kind === undefined)) return undefined;
  const idsOf = (wanted: 'person' | 'role'): readonly string[] =>
    kinds.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    values,
    people: idsOf('person').map((id) => ({ id: userId(id), isBot: resolved?.users?.[id]?.bot === true })),
    roles: idsOf('role').map(roleId),
  };
};

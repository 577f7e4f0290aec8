import { ComponentType } from 'discord.js';
import { isSnowflake, roleId, userId, type RoleId, type UserId } from '../../lib/ids.ts';
import { shownText, withoutDirection } from '../../lib/invisible.ts';
import { limits } from '../limits.ts';
import type { MenuData } from '../menu.ts';
import { childOf, flagOf, numberOf, textOf, textsOf, type Payload } from '../payload.ts';

export interface ChosenPerson {
  readonly id: UserId;
  /** The name others see in this server. */
  readonly displayName: string;
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

const menus: ReadonlyMap<number | undefined, Offered> = new Map<number | undefined, Offered>([
  [ComponentType.StringSelect, 'texts'],
  [ComponentType.UserSelect, 'people'],
  [ComponentType.MentionableSelect, 'people_and_roles'],
]);

/** Whether the component that was used is a menu, of any kind that a message can have. */
export const isMenu = (data: Payload): boolean => menus.has(numberOf(data, 'component_type'));

/** Direction marks are taken out because they would reverse our own words next to the name. */
export const namesOf = ({ user, member }: Readonly<Record<'user' | 'member', Payload>>) => {
  /** The user's unique name, as in "@alice". */
  const userName = textOf(user, 'username') ?? '?';
  const shown = [textOf(member, 'nick'), textOf(user, 'global_name')]
    .map((name) => shownText(withoutDirection(name ?? '')))
    .find((name) => name !== '');
  return { userName, displayName: shown ?? userName };
};

/** A person whom the payload describes. */
export const personOf = (id: string, resolved: Payload): ChosenPerson => {
  const user = childOf(childOf(resolved, 'users'), id);
  const member = childOf(childOf(resolved, 'members'), id);
  return { id: userId(id), displayName: namesOf({ user, member }).displayName, isBot: flagOf(user, 'bot') };
};

/** Undefined for an id of which nothing says whether it is a person or a role. */
const kindOf = (id: string, offered: Offered, resolved: Payload): 'person' | 'role' | 'other' | undefined => {
  if (offered === 'people') return 'person';
  if (offered !== 'people_and_roles') return 'other';
  if (Object.hasOwn(childOf(resolved, 'users'), id)) return 'person';
  return Object.hasOwn(childOf(resolved, 'roles'), id) ? 'role' : undefined;
};

/** What was chosen; undefined if the payload does not say so completely, because half a choice would be another one. */
export const readChosen = (data: Payload): Chosen | undefined => {
  const offered = menus.get(numberOf(data, 'component_type'));
  const given = data['values'];
  if (offered === undefined || !Array.isArray(given) || given.length > limits.menuOptions) return undefined;
  const values = [...new Set(textsOf(data, 'values'))];
  if (values.length !== given.length) return undefined;
  if (offered !== 'texts' && !values.every(isSnowflake)) return undefined;
  const resolved = childOf(data, 'resolved');
  const kinds = values.map((id) => ({ id, kind: kindOf(id, offered, resolved) }));
  if (kinds.some(({ kind }) => kind === undefined)) return undefined;
  const idsOf = (wanted: 'person' | 'role'): readonly string[] =>
    kinds.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    values,
    people: idsOf('person').map((id) => personOf(id, resolved)),
    roles: idsOf('role').map(roleId),
  };
};

/** What a menu offers and what is chosen in it, as Discord's client counts it. */
import { membersOf, nameOf, placeName } from './people.ts';
import type { OpenMenu, PageState } from './state.ts';
import type { Menu } from './wire-component.ts';
import type { Message } from './wire-message.ts';
import { words } from './words.ts';

export interface Choosable {
  readonly value: string;
  readonly label: string;
  readonly about: string;
}

const textsOf = (menu: Extract<Menu, { type: 3 }>): readonly Choosable[] =>
  menu.options.map(({ value, label, description, emoji }) => ({
    value,
    label: [emoji?.name, label].filter((text) => typeof text === 'string').join(' '),
    about: description ?? '',
  }));

const usersOf = (state: PageState): readonly Choosable[] =>
  membersOf(state).map((user) => ({ value: user.id, label: nameOf(user), about: user.username }));

const rolesOf = ({ person }: PageState): readonly Choosable[] =>
  person.guilds
    .flatMap(({ roles }) => roles)
    .map(({ id, name }) => ({ value: id, label: name, about: words.role }));

const channelsOf = (
  state: PageState,
  { channel_types: types }: Extract<Menu, { type: 5 | 6 | 7 | 8 }>,
): readonly Choosable[] =>
  [...state.places.values()]
    .filter(({ type }) => type !== 1 && (!types || types.length === 0 || types.includes(type)))
    .map((place) => ({ value: place.id, label: `#${placeName(state, place)}`, about: '' }));

/** Identifies a menu among all those on the page. Element ids contain it, so it must not contain white space. */
export const menuKey = (message: Message, { custom_id: id }: Menu): string =>
  `menu-${message.id}-${encodeURIComponent(id)}`;

/** The menu's own options, or people, roles and channels. */
export const choosable = (menu: Menu, state: PageState): readonly Choosable[] => {
  switch (menu.type) {
    case 3:
      return textsOf(menu);
    case 5:
      return usersOf(state);
    case 6:
      return rolesOf(state);
    case 7:
      return [...usersOf(state), ...rolesOf(state)];
    case 8:
      return channelsOf(state, menu);
  }
};

/** What is selected before anybody has chosen. */
export const presetOf = (menu: Menu): readonly string[] =>
  menu.type === 3
    ? menu.options.filter((option) => option.default).map(({ value }) => value)
    : (menu.default_values ?? []).map(({ id }) => id);

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** In a form field that is not required, choosing nothing is allowed. */
export const rangeOf = (menu: Menu, place: 'message' | 'form'): Range => ({
  least: place === 'form' && menu.required === false ? 0 : (menu.min_values ?? 1),
  most: menu.max_values ?? 1,
});

export const fits = (count: number, { least, most }: Range): boolean => count >= least && count <= most;

/** What is selected after one more press; a full menu takes no more. */
export const pressed = ({ chosen }: OpenMenu, value: string, { least, most }: Range): readonly string[] => {
  if (chosen.includes(value)) return most === 1 && least > 0 ? chosen : chosen.filter((one) => one !== value);
  if (most === 1) return [value];
  return chosen.length < most ? [...chosen, value] : chosen;
};

export const sameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** What a person chooses in a menu, checked as Discord's client checks it. */
import type { ValueOption } from '../commands/command-schema.ts';
import type { ChoiceGroup, FileUpload } from '../validate/form-components.ts';
import type { Select } from '../validate/selects.ts';
import type { Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { Impossible } from './impossible.ts';

/** Who chooses, and where: the menu is in this channel. */
export interface Choosing {
  readonly world: World;
  readonly userId: string;
  readonly place: Place;
}

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

const usersIn = ({ world, place }: Choosing): Named[] => {
  const ids = place.kind === 'dm' ? place.people : [...world.guild(place.guildId).members.keys()];
  return ids.map((id) => {
    const { name, displayName } = world.user(id);
    return { id, names: [name, displayName] };
  });
};

const rolesIn = ({ world, place }: Choosing): Named[] =>
  place.kind === 'dm'
    ? []
    : [...world.guild(place.guildId).roles.values()].map(({ id, name }) => ({ id, names: [name] }));

const channelsIn = (
  { world, userId, place }: Choosing,
  { channel_types: types }: Pick<ValueOption, 'channel_types'>,
): Named[] => {
  if (place.kind === 'dm') return [];
  const { channels, threads } = world.guild(place.guildId);
  return [...channels.values(), ...threads.values()]
    .filter((one) => world.sees(userId, one))
    .filter(({ type }) => !types || types.length === 0 || types.includes(type))
    .map(({ id, name }) => ({ id, names: [name, `#${name}`] }));
};

const offered = (choosing: Choosing, menu: Select | ChoiceGroup): Named[] => {
  switch (menu.type) {
    case 3:
    case 21:
    case 22:
      return menu.options.map(({ value, label }) => ({ id: value, names: [label] }));
    case 5:
      return usersIn(choosing);
    case 6:
      return rolesIn(choosing);
    case 7:
      return [...usersIn(choosing), ...rolesIn(choosing)];
    case 8:
      return channelsIn(choosing, menu);
  }
};

const pick = (name: string, from: readonly Named[], given: readonly string[]): string[] => {
  const chosen = given.map((one) => {
    const found = from.find(({ id }) => id === one) ?? from.find(({ names }) => names.includes(one));
    if (found === undefined) throw new Impossible(`${name} has no choice "${one}"`);
    return found.id;
  });
  if (new Set(chosen).size < chosen.length) throw new Impossible(`${name} takes each choice once`);
  return chosen;
};

const pickOne = (name: string, from: readonly Named[], given: string): string => {
  const [id = ''] = pick(name, from, [given]);
  return id;
};

/** The id of somebody in this place, by id or name. */
export const chosenMember = (choosing: Choosing, given: string): string =>
  pickOne('the list of members', usersIn(choosing), given);

/** What an option of a command takes: the id of a user, a channel or a role given by id or name, and all else as it is. */
export const chosenForOption = (choosing: Choosing, option: ValueOption, given: string): string => {
  switch (option.type) {
    case 6:
      return pickOne(option.name, usersIn(choosing), given);
    case 7:
      return pickOne(option.name, channelsIn(choosing, option), given);
    case 8:
      return pickOne(option.name, rolesIn(choosing), given);
    case 9:
      return pickOne(option.name, [...usersIn(choosing), ...rolesIn(choosing)], given);
    default:
      return given;
  }
};

interface Limits {
  readonly least: number;
  readonly most: number;
  /** Whether choosing nothing is allowed, whatever the minimum is. */
  readonly maybeNone: boolean;
}

/** Throws for a number of choices other than the bot asked for. */
const countChosen = (name: string, count: number, { least, most, maybeNone }: Limits): void => {
  if (count === 0 && maybeNone) return;
  if (count === 0 && least > 0) throw new Impossible(`${name} is required`);
  if (count < least || count > most)
    throw new Impossible(
      least === most ? `${name} takes ${least} choices` : `${name} takes ${least} to ${most} choices`,
    );
};

/** How many a menu or a group takes. */
const limitsOf = (menu: Select | ChoiceGroup): Omit<Limits, 'maybeNone'> => {
  if (menu.type === 21) return { least: 1, most: 1 };
  const most = menu.type === 22 ? menu.options.length : 1;
  return { least: menu.min_values ?? 1, most: menu.max_values ?? most };
};

/** Ids of what is chosen, given by ids, values or names. Throws for what the menu does not offer. */
export const chosenInMenu = (choosing: Choosing, menu: Select, given: readonly string[]): string[] => {
  const chosen = pick(menu.custom_id, offered(choosing, menu), given);
  countChosen(menu.custom_id, chosen.length, { ...limitsOf(menu), maybeNone: false });
  return chosen;
};

/** What is selected in a menu before anybody has chosen. */
const presetIn = (menu: Select | ChoiceGroup): string[] =>
  'options' in menu
    ? menu.options.filter((one) => one.default).map(({ value }) => value)
    : (menu.default_values ?? []).map(({ id }) => id);

/** The same for a form, in which an answer that is not required may be left out. */
export const chosenInForm = (
  choosing: Choosing,
  menu: Select | ChoiceGroup,
  given: readonly string[] | undefined,
): string[] => {
  const chosen = pick(menu.custom_id, offered(choosing, menu), given ?? presetIn(menu));
  countChosen(menu.custom_id, chosen.length, { ...limitsOf(menu), maybeNone: menu.required === false });
  return chosen;
};

/** Extensions, by the groups that a form can ask for. */
const groups: Readonly<Record<string, readonly string[]>> = {
  image: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.heic'],
  video: ['.mp4', '.mov', '.webm'],
  audio: ['.mp3', '.ogg', '.wav', '.m4a', '.flac'],
};

/** Throws for files of a kind or in a number that the field does not take. */
export const checkFiles = (field: FileUpload, names: readonly string[]): void => {
  const types = (field.file_types ?? []).flatMap((type) => groups[type] ?? [type.toLowerCase()]);
  const odd = names.find((name) => !types.some((type) => name.toLowerCase().endsWith(type)));
  if (types.length > 0 && odd !== undefined)
    throw new Impossible(`${field.custom_id} takes no file like "${odd}"`);
  countChosen(field.custom_id, names.length, {
    least: field.min_values ?? 1,
    most: field.max_values ?? 1,
    maybeNone: field.required === false,
  });
};

/** The names that ids stand for. */
import type { PageState } from './state.ts';
import type { Place, User } from './wire-place.ts';

export const nameOf = (user: User): string => user.global_name ?? user.username;

/** The members of the servers, including the bot, each once. */
export const membersOf = ({ person }: PageState): readonly User[] => [
  ...new Map(
    person.guilds.flatMap(({ members }) => members.map(({ user }) => [user.id, user] as const)),
  ).values(),
];

export const findUser = (state: PageState, id: string): User | undefined =>
  membersOf(state).find((user) => user.id === id);

export const findRole = ({ person }: PageState, id: string): string | undefined =>
  person.guilds.flatMap(({ roles }) => roles).find((role) => role.id === id)?.name;

/** The names of somebody's roles, without those that belong to bots. */
export const rolesOf = ({ person }: PageState, id: string): readonly string[] =>
  person.guilds.flatMap(({ members, roles }) => {
    const own = members.find(({ user }) => user.id === id)?.roles ?? [];
    return roles.filter((role) => own.includes(role.id) && !role.managed).map(({ name }) => name);
  });

export const isThread = ({ type }: Place): boolean => type >= 10 && type <= 12;
export const isForum = ({ type }: Place): boolean => type === 15;
export const isDm = ({ type }: Place): boolean => type === 1;

/** What stands before a channel's name. */
export const signOf = (place: Place): string => {
  if (isThread(place)) return '↳';
  if (isDm(place)) return '@';
  return isForum(place) ? '💬' : place.type === 2 ? '🔊' : '#';
};

/** `# class`, the thread's name, or the bot's. */
export const placeName = (state: PageState, place: Place): string =>
  isDm(place) ? nameOf(state.person.bot) : (place.name ?? 'unknown');

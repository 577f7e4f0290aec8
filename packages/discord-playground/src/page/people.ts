/** The names that ids stand for. */
import type { PageState } from './state.ts';
import type { Place, User } from './wire-place.ts';

export const nameOf = (user: User): string => user.global_name ?? user.username;

/** The members of the server, including the bot. */
export const membersOf = ({ person }: PageState): readonly User[] =>
  person.guilds.flatMap(({ members }) => members.map(({ user }) => user));

export const findUser = (state: PageState, id: string): User | undefined =>
  membersOf(state).find((user) => user.id === id);

export const findRole = ({ person }: PageState, id: string): string | undefined =>
  person.guilds.flatMap(({ roles }) => roles).find((role) => role.id === id)?.name;

export const isThread = ({ type }: Place): boolean => type >= 10 && type <= 12;
export const isDm = ({ type }: Place): boolean => type === 1;

/** `# class`, the thread's name, or the bot's. */
export const placeName = (state: PageState, place: Place): string =>
  isDm(place) ? nameOf(state.person.bot) : (place.name ?? 'unknown');

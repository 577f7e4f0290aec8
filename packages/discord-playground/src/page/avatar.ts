/** Pictures of people, drawn here: nothing is fetched for them. */
import type { User } from './wire-place.ts';
import { nameOf } from './people.ts';

const colours = ['#9b4f96', '#2d7d46', '#a84300', '#206694', '#ad1457', '#5d4037'];

const colourOf = (user: User): string =>
  user.bot === true ? '#4752c4' : (colours[Number(BigInt(user.id) % BigInt(colours.length))] ?? '#206694');

const svg = (colour: string, middle: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/>${middle}</svg>`,
  )}`;

/** The initial, if it is a plain letter; nothing else of a name is ever written into the picture. */
export const avatarOf = (user: User): string => {
  const initial = /\p{L}/u.exec(nameOf(user))?.[0].toUpperCase() ?? '?';
  const letter = `<text x="20" y="27" font-family="sans-serif" font-size="20" fill="#fff" text-anchor="middle">${initial}</text>`;
  const cross = '<path d="M17 9h6v8h8v6h-8v8h-6v-8H9v-6h8z" fill="#fff"/>';
  return svg(colourOf(user), user.bot === true ? cross : letter);
};

/**
 * Nonces: the same for the same thing, so that Discord drops a second posting of it. They have at most 25 characters,
 * and the id takes 13 of these.
 */

const short = (id: string): string => BigInt(id).toString(36);

export const partNonce = (turn: { messageId: string; attempt: number }, part: number): string =>
  `${short(turn.messageId)}.${turn.attempt}.${part}`;

/** Each kind of posting about an id has a letter of its own. */
const letters = {
  announcement: 'n',
  first: 'm',
  file: 'f',
  undelivered: 'u',
  doubt: 'd',
  rejected: 'r',
  suspension: 'h',
  aside: 'a',
  backlog: 'b',
  trouble: 't',
  away: 'w',
  said: 'y',
  hint: 'i',
  dropped: 'j',
  decided: 'k',
  ended: 'e',
  started_again: 's',
  reset_failed: 'x',
  not_started: 'o',
  gone: 'g',
  managed: 'c',
  pause: 'p',
  floor: 'l',
  no_room: 'q',
} as const;

/** `detail` distinguishes several postings of one kind about the same id. */
export const noticeNonce = (id: string, what: keyof typeof letters, detail: string | number = 0): string =>
  `${short(id)}.${letters[what]}${detail}`;

/** Tells a notice from an earlier one of its kind by when its reason arose, in milliseconds since 1970. */
export const datedNonce = (id: string, what: keyof typeof letters, since: number): string =>
  noticeNonce(id, what, since.toString(36));

/** Nonces: at most 25 characters, the same for the same thing, so that Discord drops a second posting of it. */

const short = (id: string): string => BigInt(id).toString(36);

export const partNonce = (turn: { messageId: string; attempt: number }, part: number): string =>
  `${short(turn.messageId)}.${turn.attempt}.${part}`;

/** `what` tells apart the notices about one message: two letters are enough. */
export const noticeNonce = (id: string, what: string, attempt = 0): string =>
  `${short(id)}.${what}${attempt}`;

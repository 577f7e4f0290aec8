import type { MessageId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { Message } from './events.ts';
import type { Line, Outgoing } from './record.ts';

/** What the bot says once: how it is named, and how it is recognized. */

/**
 * A nonce, by which Discord drops a second posting of the same thing: at most 25 characters, of which the id takes 13.
 */
export const nonceOf = (id: string, what: string): string => `${BigInt(id).toString(36)}.${what}`;

/** Each kind of line about an id has letters of its own. */
const letters: Readonly<Record<Line['kind'], string>> = {
  first: 'm',
  part: '',
  unshown: 'u',
  doubt: 'd',
  refused: 'r',
  no_such_case: 'c',
  dropped: 'j',
  started_again: 's',
  reset_failed: 'x',
  ended: 'e',
};

interface About {
  /** The place of the asking, or the press, that it is about: with the kind, it names the line. */
  readonly about: string;
  readonly replyTo?: MessageId | undefined;
  readonly ping?: boolean;
  /** Which part of an answer. */
  readonly part?: number;
}

/** It is posted once what is before it stands in the thread. */
export const say = (d: Draft, what: Line, { about, replyTo, ping = false, part = 0 }: About): void => {
  const key = nonceOf(about, what.kind === 'part' ? String(part) : letters[what.kind]);
  const one: Outgoing = { key, what, replyTo, ...(ping ? { ping } : {}) };
  d.record.outgoing = [...d.record.outgoing, one];
};

/** Whether this message of ours is that line. Without a reference, it replies to a message that is gone. */
export const matches = (d: Draft, message: Message, { what, replyTo }: Outgoing): boolean => {
  const replied = message.repliesTo?.messageId;
  if (replied !== undefined && replied !== replyTo) return false;
  const { text, customIds } = d.env.rendering.line(d.record, what);
  return customIds.length > 0
    ? customIds.join() === message.customIds.join()
    : message.customIds.length === 0 && message.content.trim() === text.trim();
};

import { isHostOrCoHost } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { UserId } from '../../lib/ids.ts';

/** What somebody may do in a conversation's thread, by what Discord grants them there right now. */

export interface Granted {
  /** To see the channel. People who are not in the server do not. */
  readonly sees: boolean;
  /** To read earlier messages. */
  readonly reads: boolean;
  /** To write in threads. */
  readonly writes: boolean;
  /** To manage threads, which opens private and locked ones. */
  readonly manages: boolean;
  /** They are a member of the thread, as far as that matters. */
  readonly isIn: boolean;
  readonly isLocked: boolean;
  /** The thread is locked, and the bot may not manage threads: nothing that anybody asks for can be said there. */
  readonly isMute: boolean;
}

/**
 * What it takes to do something: a person who acts as host or moderator has to be allowed to write there, too. To
 * `moderate` takes the host, a co-host or somebody who manages threads; `host` is the host alone. To `end` takes the
 * same as to moderate, except for the host. What is the host's `own` takes nothing of the thread. To `start` one's own
 * conversation like this takes nothing of the thread either, unless only its members may know of it.
 */
export type Need = 'see' | 'read' | 'write' | 'moderate' | 'host' | 'end' | 'own' | 'start';

/** What is missing. */
export type Lack = 'see' | 'read' | 'write' | 'unlocked' | 'heard' | 'moderate' | 'host';

/** Says who may do what in it. */
type Led = Pick<Conversation, 'about' | 'terms'>;

/** The host, a co-host, or a member who may manage threads there. */
export const moderates = (conversation: Led, person: UserId, { manages }: Granted): boolean =>
  isHostOrCoHost(conversation, person) || manages;

/** The account is the host's, wherever they are. */
export const mayAlways = (need: Need, { about }: Pick<Led, 'about'>, person: UserId): boolean => {
  if (need === 'start' && !about.private) return true;
  return (need === 'end' || need === 'own' || need === 'start') && person === about.hostId;
};

/** Undefined if somebody may do it. */
export const lackOf = (
  need: Need,
  conversation: Led,
  { person, granted }: { readonly person: UserId; readonly granted: Granted },
): Lack | undefined => {
  const { sees, reads, writes, manages, isIn, isLocked, isMute } = granted;
  const { about } = conversation;
  if (mayAlways(need, conversation, person)) return undefined;
  if (!sees || (about.private && !isIn && !manages)) return 'see';
  if (need === 'see' || need === 'start') return undefined;
  if (need === 'read') return reads ? undefined : 'read';
  if (need === 'own' || (need === 'host' && person !== about.hostId)) return 'host';
  if ((need === 'moderate' || need === 'end') && !moderates(conversation, person, granted)) return 'moderate';
  if (!writes) return 'write';
  if (isLocked && !manages) return 'unlocked';
  return isMute && need !== 'end' ? 'heard' : undefined;
};

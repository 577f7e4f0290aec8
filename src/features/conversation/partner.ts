import type { Answer, Beginning } from '../../conversation/event.ts';
import type { Conversation } from '../../conversation/record.ts';

/** The other side of a conversation. All methods reject with a ServiceError. */
export interface Partner {
  answer(conversation: Conversation, text: string, signal: AbortSignal): Promise<Answer>;
  /** Absent where a conversation cannot start again. */
  readonly reset?: (conversation: Conversation, signal: AbortSignal) => Promise<void>;
  /** Begins the conversation at the service, where that has to be; not to be repeated unasked. */
  readonly begin?: (conversation: Conversation, signal: AbortSignal) => Promise<Beginning>;
}

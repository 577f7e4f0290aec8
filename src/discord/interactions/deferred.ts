import type { ChannelId, InteractionId, UserId } from '../../lib/ids.ts';
import type { Secret } from '../../lib/secret.ts';
import type { AnswerKind } from './interaction-requests.ts';
import type { Invocation } from './route.ts';

interface Progress {
  /** The message that it shows in. */
  readonly message: string;
  /** Every wording so far: what reads otherwise is the answer, and stays. */
  readonly shown: readonly string[];
  /** What stands in its place, above the words that it was cut off. */
  readonly cutOff?: string | undefined;
}

/** An interaction that was told to wait: what it takes to end it after a crash. */
export interface DeferredRecord {
  readonly interactionId: InteractionId;
  /** Valid for fifteen minutes from `at`. */
  readonly token: Secret;
  readonly applicationId: string;
  readonly deferral: AnswerKind;
  readonly invocation: Invocation;
  readonly channelId: ChannelId;
  readonly userId: UserId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Progress that shows, so that it does not stay when nothing goes on. */
  readonly progress?: Progress | undefined;
  /** The person knows that it was cut off, and may run it again. */
  readonly told?: boolean | undefined;
}

/** Where they are remembered; a port, so that this folder knows no store. */
export interface DeferredRecords {
  note(record: DeferredRecord): Promise<void>;
  find(id: InteractionId): Promise<DeferredRecord | undefined>;
  done(id: InteractionId): Promise<void>;
}

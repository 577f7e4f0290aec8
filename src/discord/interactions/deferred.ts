import type { ChannelId, InteractionId, UserId } from '../../lib/ids.ts';
import type { Secret } from '../../lib/secret.ts';
import type { AnswerKind } from './interaction-requests.ts';
import type { Invocation } from './route.ts';

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
  /** The person knows that it was cut off, and may run it again. */
  readonly told?: boolean | undefined;
}

/** Where they are remembered; a port, so that this folder knows no store. */
export interface DeferredRecords {
  note(record: DeferredRecord): Promise<void>;
  find(id: InteractionId): Promise<DeferredRecord | undefined>;
  done(id: InteractionId): Promise<void>;
}

import type { ChannelId, GuildId, InteractionId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Secret } from '../../lib/secret.ts';
import { within } from '../../lib/within.ts';
import type { Reply } from '../reply.ts';
import type { AnswerKind } from './interaction-requests.ts';
import type { Invocation } from './route.ts';

interface Progress {
  /** The message that shows it. */
  readonly message: string;
  /** Every wording so far: any other text is the answer, and stays. */
  readonly shown: readonly string[];
  /** What replaces it, above the words that say it was cut off. */
  readonly cutOff?: string | undefined;
}

/** A deferred interaction: what it takes to end it after a crash. */
export interface DeferredRecord {
  readonly interactionId: InteractionId;
  /** Valid for fifteen minutes from `at`. */
  readonly token: Secret;
  readonly applicationId: string;
  readonly deferral: AnswerKind;
  readonly invocation: Invocation;
  readonly channelId: ChannelId;
  /** Undefined in a DM. */
  readonly guildId?: GuildId | undefined;
  readonly userId: UserId;
  /** The tag of the language that this person reads. */
  readonly language?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The progress shown, so that it does not stay after the work has stopped. */
  readonly progress?: Progress | undefined;
  /** The person has been told that it was cut off, and may run it again. */
  readonly told?: boolean | undefined;
}

/** Where they are stored; a port, so that this folder does not depend on the store. */
export interface DeferredRecords {
  note(record: DeferredRecord): Promise<void>;
  find(id: InteractionId): Promise<DeferredRecord | undefined>;
  done(id: InteractionId): Promise<void>;
}

/** Milliseconds that the store has before progress is shown anyway. */
const longestWait = 1_000;

interface Noting {
  readonly deferred: DeferredRecords;
  /** What to note; undefined if nothing has to be ended after a crash. */
  readonly about: DeferredRecord | undefined;
  readonly log: Log;
}

/**
 * The note about one interaction that is being answered: made when its answer takes a while or shows progress, deleted
 * when it is done. A class because it owns what is noted.
 */
export class DeferredNote {
  readonly #deferred: DeferredRecords;
  readonly #log: Log;
  #record: DeferredRecord | undefined;
  #isNoted = false;

  constructor({ deferred, about, log }: Noting) {
    this.#deferred = deferred;
    this.#log = log;
    this.#record = about;
  }

  /** Rejects if the store fails. */
  async remember(): Promise<void> {
    if (this.#record === undefined) return;
    this.#isNoted = true;
    await this.#deferred.note(this.#record);
  }

  /**
   * Called before progress shows, so that none stays forever, and once more with the message that shows it, if that was
   * not known before. Never rejects.
   */
  async remembersProgress(reply: Reply, message: string | undefined): Promise<void> {
    if (this.#record === undefined || reply.kind !== 'private' || message === undefined) return;
    const { shown = [] } = this.#record.progress ?? {};
    const [{ content }] = reply.messages;
    const { cutOff } = reply;
    const progress = { message, shown: [...new Set([...shown, content])], cutOff };
    this.#record = { ...this.#record, progress };
    const noting = this.remember().catch((error: unknown) => {
      this.#log.warn(errorFacts(error), 'progress could not be noted');
    });
    await within(longestWait, noting);
  }

  /** Never rejects: what stays is ended at the next start. */
  async forget(): Promise<void> {
    if (this.#record === undefined || !this.#isNoted) return;
    try {
      await this.#deferred.done(this.#record.interactionId);
    } catch (error) {
      this.#log.warn(errorFacts(error), 'the note of an answered interaction could not be deleted');
    }
  }
}

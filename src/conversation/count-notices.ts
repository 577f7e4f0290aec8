import { errorFacts } from '../lib/log.ts';
import { editNotice, postNotice } from './notices.ts';
import { refreshHold } from './hold.ts';
import { textsKept } from './inbox.ts';
import { Stopped } from './live.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import type { MessageId } from '../lib/ids.ts';

/** Keeps the notices true that say how many questions wait: that of a hold, and that of a long queue. */
export class CountNotices {
  readonly #live: Live;
  #refreshing: Promise<void> | undefined;
  /** The notice about a long queue, while there is one. */
  #backlog: MessageId | undefined;

  constructor(live: Live) {
    this.#live = live;
  }

  /** The number of waiting questions is another one. One edit at a time; the last state wins. */
  changed(): void {
    const { hold, inbox, log } = this.#live;
    const { size } = inbox;
    const counts = hold !== undefined || this.#waiting > textsKept;
    if (!counts || this.#refreshing !== undefined) return;
    this.#refreshing = this.#refresh()
      .catch((error: unknown) => {
        if (!(error instanceof Stopped)) log.warn(errorFacts(error), 'a notice could not be kept up to date');
      })
      .finally(() => {
        this.#refreshing = undefined;
        if (inbox.size !== size) this.changed();
      });
  }

  /** No question waits any more. */
  async over(): Promise<void> {
    await this.#refreshing; // it may be posting the notice just now
    const notice = this.#backlog;
    this.#backlog = undefined;
    if (notice !== undefined) await editNotice(this.#live, notice, { kind: 'nothing_waits' });
  }

  /** Those behind the first, whose turn it is; while an answer is on its way into the thread, all of them. */
  get #waiting(): number {
    const { inbox, journal } = this.#live;
    return journal.record.turn?.state === 'answered' ? inbox.size : Math.max(0, inbox.size - 1);
  }

  async #refresh(): Promise<void> {
    const live = this.#live;
    if (live.hold !== undefined) return refreshHold(live);
    const { first } = live.inbox;
    if (first === undefined) return;
    const notice = { kind: 'backlog', waiting: this.#waiting } as const;
    if (this.#backlog !== undefined) {
      await editNotice(live, this.#backlog, notice);
      return;
    }
    this.#backlog = await postNotice(live, notice, { nonce: noticeNonce(first.messageId, 'b') });
  }
}

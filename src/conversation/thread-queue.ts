import { idBefore } from '../lib/ids.ts';
import type { InteractionId, MessageId } from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import { hintAfterEnd, hintWhoCameLate, takeIn } from './arrivals.ts';
import { askNext } from './asking.ts';
import { catchUp, isBehind, owes } from './catch-up.ts';
import { CountNotices } from './count-notices.ts';
import { revive } from './decisions.ts';
import { Gate } from './gate.ts';
import { readSince } from './history.ts';
import { isDue, letGo, sleepIfIdle } from './hold.ts';
import { JobResults } from './job-results.ts';
import { endedRecord, runJob } from './jobs.ts';
import type { JobResult } from './jobs.ts';
import { NoConversation, Stopped, ThreadGone, createLive, underWay } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { finishTurn } from './finish-turn.ts';
import { pause } from '../lib/pause.ts';
import { untilStored } from './until-stored.ts';
import type { Ports } from './ports.ts';
import { forgetMessages } from './record.ts';
import type { Conversation, Job, Threaded } from './record.ts';
import { Runner, restAfterFault } from './runner.ts';

interface QueueOptions {
  readonly ports: Ports;
  readonly stop: AbortSignal;
  /** True for a conversation that comes from the store: its thread may hold what we have not seen. */
  readonly recovering: boolean;
}

/**
 * The queue of one thread: turns, resets and ends run one at a time, in the order of message ids. Its gate stays shut
 * until it is known whether the thread holds messages that we have missed.
 */
export class ThreadQueue {
  readonly #live: Live;
  readonly #gate: Gate;
  readonly #runner: Runner;
  #cursorTimer: NodeJS.Timeout | undefined;
  readonly #counts: CountNotices;
  readonly #jobResults = new JobResults();

  constructor(record: Threaded, { ports, stop, recovering }: QueueOptions) {
    this.#live = createLive(record, { ports, stop, recovering });
    this.#counts = new CountNotices(this.#live);
    // Of a new thread, too, something may have been missed: people can write before we know that it is there.
    this.#live.progress.freeze();
    this.#gate = new Gate({
      catchUp: (lastMessageId, isCurrent) => this.#catchUp(lastMessageId, isCurrent),
      opened: () => this.#gateOpened(),
      rest: (error) => this.#restFromLooking(error),
    });
    this.#runner = new Runner({
      run: () => this.#run(),
      failed: (error) => this.#failed(error),
      dueAt: () => this.#dueAt(),
    });
    revive(this.#live);
  }

  get record(): Conversation {
    return this.#live.journal.record;
  }

  // ---- what Discord tells us

  /** Nothing is known of what was missed: wait for `look`. */
  sessionStarted(): void {
    this.#gate.shut();
    this.#live.progress.freeze();
    this.poke(); // a look of the older session may be asleep
  }

  /** The server's list of threads has come: what was missed is fetched, if anything, and the gate opens. */
  listed(thread: { readonly lastMessageId?: MessageId } | undefined): void {
    if (this.#gate.isOpen) this.sessionStarted(); // the server was out of reach for a while
    this.#gate.listArrived();
    if (thread !== undefined) this.look(thread.lastMessageId);
    else if (owes(this.#live)) this.look(undefined); // archived, and may never wake by itself
  }

  /** Fetches what was missed, if anything, and opens the gate. */
  look(lastMessageId: string | undefined): void {
    this.#gate.look(lastMessageId);
  }

  /** The thread woke or came into sight: looked at unless all that it holds is known. */
  wake(lastMessageId: string | undefined): void {
    if (this.#gate.isOpen && lastMessageId !== undefined && !this.#live.progress.hasSeen(lastMessageId)) {
      this.#gate.shut();
      this.#live.progress.freeze();
    }
    this.#gate.lookOnce(lastMessageId);
    this.poke();
  }

  /** A permission, the channel or the thread changed: what was forbidden is tried again at once. */
  poke(): void {
    this.#renewPoke();
    this.#runner.kick();
  }

  message(message: ThreadMessage): void {
    const { progress } = this.#live;
    if (this.record.status === 'ended') return hintAfterEnd(this.#live, message);
    this.#gate.lookIfUnlisted();
    if (takeIn(this.#live, message)) {
      this.#counts.changed();
      this.#runner.kick();
    }
    progress.see(message.id); // last: until it waits or is settled, the cursor may not pass it
    this.#saveCursorSoon();
  }

  /** `message` is undefined where the new text is not told. */
  edited(id: MessageId, message: ThreadMessage | undefined): void {
    this.#live.inbox.replace(id, message);
  }

  deleted(id: MessageId): void {
    // One that is under way may come back, and is found gone then.
    if (underWay(this.#live) === id) return this.#live.inbox.replace(id, undefined);
    if (!this.#live.inbox.remove(id)) return;
    this.#live.progress.settle(id);
    this.#forgetSay(id);
    this.#saveCursorSoon();
    this.#counts.changed();
  }

  /** Or the next start would ask it: what is said for somebody is remembered with its words. */
  #forgetSay(id: MessageId): void {
    if (!this.record.says.some(({ messageId }) => messageId === id)) return;
    this.#live.journal
      .change((record) => forgetMessages(record, [id]))
      .catch((error: unknown) => this.#live.log.error(errorFacts(error), 'the store kept what was deleted'));
  }

  /** The thread, its channel or its server is gone. */
  async gone(): Promise<void> {
    const { ports } = this.#live;
    this.#live.inbox.take();
    this.#live.hold = undefined;
    let wasOpen = false;
    await untilStored(this.#live, (record) => {
      wasOpen = record.status !== 'ended';
      return endedRecord(Date.now());
    });
    this.#renewPoke();
    this.#jobResults.tellAll();
    // A delivery under way finds the thread gone as well: once is enough to be told.
    if (wasOpen) await ports.threads.tellGone(this.record);
  }

  // ---- what people ask for

  /**
   * Resolves when the reset or end is done, or a reset has failed. One of a kind joins the one that runs; after another
   * kind it waits. Throws NoConversation when the conversation ends before its turn comes.
   */
  async startJob(job: Pick<Job, 'kind' | 'by'> & { readonly id: InteractionId }): Promise<JobResult> {
    for (;;) {
      let running: Pick<Job, 'kind' | 'id'> = job;
      await this.#live.journal.change((record) => {
        if (record.status === 'ended') throw new NoConversation();
        running = record.job ?? job;
        return record.job === undefined ? { job } : {};
      });
      const result = this.#jobResults.of(running.id);
      this.poke();
      this.#goOn();
      if (running.kind === job.kind) return result;
      await result;
    }
  }

  /** Tries what waits at once, whatever the thread holds for. False when nothing holds. */
  tryNow(): boolean {
    const { hold } = this.#live;
    if (hold === undefined) return false;
    // The hold itself ends with an answer: if the try fails, the same notice goes on counting.
    this.#live.hold = { ...hold, tries: 0, nextTryAt: Date.now() };
    this.#goOn();
    return true;
  }

  /** Does what somebody decided about this thread, or says for them, and goes on with what that changed. */
  async decide<Result>(decision: (live: Live) => Promise<Result>): Promise<Result> {
    try {
      return await decision(this.#live);
    } finally {
      this.#counts.changed();
      this.#goOn();
    }
  }

  /** Falls asleep if there was no turn for long. */
  sleepIfIdle(): void {
    this.#runner.kick();
  }

  // ---- the end of the process

  /** No new turn begins; resolves when the one under way is done. */
  async close(): Promise<void> {
    clearTimeout(this.#cursorTimer);
    await this.#runner.close();
  }

  /** Stores how far the thread has come; to be called last. */
  async saveCursor(): Promise<void> {
    if (this.#live.journal.isBehind) await this.#live.journal.change(() => ({}));
  }

  // ---- inside

  /** Nothing is due where a run would end at once; what it waits for asks for one. */
  #dueAt(): number | undefined {
    const mayRun = this.#gate.isOpen && this.#live.speaking === 0 && this.record.status !== 'ended';
    return mayRun ? this.#live.hold?.nextTryAt : undefined;
  }

  #renewPoke(): void {
    this.#live.poke.abort();
    this.#live.poke = new AbortController();
  }

  /** Somebody wants something of this thread: one that was archived is looked at now, as it may never wake. */
  #goOn(): void {
    this.#gate.lookIfUnlisted();
    this.#runner.kick();
  }

  async #catchUp(lastMessageId: string | undefined, isCurrent: () => boolean): Promise<void> {
    if (this.record.status === 'ended' || !isBehind(this.#live, lastMessageId)) return;
    await catchUp(this.#live, { missedUpTo: lastMessageId, isCurrent });
  }

  #gateOpened(): void {
    this.#live.progress.thaw();
    this.#live.recovering = false;
    if (this.#live.hold !== undefined && this.#live.hold.noticeId === undefined) this.#counts.changed();
    this.#saveCursorSoon();
    this.#runner.kick();
  }

  async #restFromLooking(error: unknown): Promise<'look_again' | 'give_up'> {
    await this.#failed(error);
    if (this.#runner.isClosing || this.record.status === 'ended') return 'give_up';
    await pause(restAfterFault, this.#live.stop);
    return 'look_again';
  }

  /** What a thread holds unseen is set aside by an end anyway: it need not wait for a look that may never succeed. */
  #endsUnseen(): boolean {
    return this.record.job?.kind === 'end' && this.record.turn === undefined;
  }

  /** One thing after another until nothing is left, or something has to be waited for. */
  async #run(): Promise<void> {
    const live = this.#live;
    for (;;) {
      const { record } = this;
      if (this.#runner.isClosing || record.status === 'ended' || !(this.#gate.isOpen || this.#endsUnseen()))
        return;
      if (record.turn !== undefined) {
        await finishTurn(live, record.turn, await readSince(live, idBefore(record.turn.messageId)));
      } else if (record.job !== undefined) {
        const { id } = record.job;
        const result = await runJob(live, record.job);
        this.#jobResults.tell(id, result);
        if (this.record.status === 'ended') hintWhoCameLate(live);
      } else if ((live.hold !== undefined && !isDue(live.hold)) || live.speaking > 0) {
        return;
      } else {
        const { first } = live.inbox;
        if (first === undefined) {
          await this.#nothingWaits();
          return;
        }
        await askNext(live, first);
        this.#counts.changed();
      }
    }
  }

  async #nothingWaits(): Promise<void> {
    const live = this.#live;
    if (live.hold !== undefined) await letGo(live);
    await this.#counts.over();
    await sleepIfIdle(live);
    if (live.journal.isBehind) this.#saveCursorSoon();
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof Stopped) return;
    if (error instanceof ThreadGone) return this.gone().catch((second: unknown) => this.#failed(second));
    this.#live.log.error(errorFacts(error), 'a thread rests after a fault of ours');
    this.#runner.restAWhile();
  }

  #saveCursorSoon(): void {
    if (this.#cursorTimer !== undefined || this.#runner.isClosing) return;
    this.#cursorTimer = setTimeout(() => {
      this.#cursorTimer = undefined;
      this.saveCursor().catch((error: unknown) => {
        this.#live.log.error(errorFacts(error), 'the store did not take a cursor');
      });
    }, this.#live.ports.pace.cursorSave);
    this.#cursorTimer.unref();
  }
}

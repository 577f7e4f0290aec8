import { compareIds, idBefore } from '../lib/ids.ts';
import type { InteractionId, MessageId, UserId } from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import { askNext } from './asking.ts';
import { catchUp, isBehind, owes, setAside, tellAside } from './catch-up.ts';
import { editNotice, postNotice } from './delivery.ts';
import { Gate } from './gate.ts';
import { readSince } from './history.ts';
import { isDue, letGo, refreshHold, sleepIfIdle } from './hold.ts';
import { textsKept } from './inbox.ts';
import { endedRecord, runJob } from './jobs.ts';
import type { JobResult } from './jobs.ts';
import { NoConversation, Stopped, ThreadGone, createLive, selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce } from './nonce.ts';
import { finishTurn } from './finish-turn.ts';
import { pause } from '../lib/pause.ts';
import { untilStored } from './persistence.ts';
import type { Ports } from './ports.ts';
import type { Conversation, Doubt, Hint, Job, Threaded } from './record.ts';
import { writeSay } from './say.ts';
import { readMessage } from './turn.ts';

/** After a fault of our own the queue rests this long before it goes on, in milliseconds. */
const restAfterBug = 30_000;

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
  #running: Promise<void> | undefined;
  /** Something happened during a run that may have come too late for it. */
  #kickedAgain = false;
  #closing = false;
  #alarm: NodeJS.Timeout | undefined;
  #cursorTimer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> | undefined;
  readonly #jobsAwaited = new Map<string, (result: JobResult) => void>();

  constructor(record: Threaded, { ports, stop, recovering }: QueueOptions) {
    this.#live = createLive(record, { ports, stop, recovering });
    // Of a new thread, too, something may have been missed: people can write before we know that it is there.
    this.#live.progress.freeze();
    this.#gate = new Gate({
      catchUp: (lastMessageId, isCurrent) => this.#catchUp(lastMessageId, isCurrent),
      opened: () => this.#gateOpened(),
      rest: (error) => this.#restFromLooking(error),
    });
    for (const { at, messageId, attempt } of record.again) {
      if (messageId !== record.turn?.messageId) {
        this.#live.inbox.add({ at, messageId, attempt, message: undefined });
      }
    }
  }

  get record(): Conversation {
    return this.#live.journal.record;
  }

  get waiting(): number {
    return this.#live.inbox.size;
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
    this.#live.poke.abort();
    this.#live.poke = new AbortController();
    this.#kick();
  }

  message(message: ThreadMessage): void {
    const { progress, inbox } = this.#live;
    const self = selfIn(this.#live);
    if (this.record.status === 'ended') return this.#afterEnd(message, self.id);
    this.#gate.lookIfUnlisted();
    if (message.author.id === self.id) {
      progress.see(message.id);
      return this.#saveCursorSoon();
    }
    if (this.#isKnown(message.id)) return;
    const verdict = readMessage(message, this.record, self);
    if (verdict.kind !== 'turn') {
      progress.settle(message.id);
      this.#saveCursorSoon();
      if (verdict.kind === 'hint') this.#hint(verdict.hint, message);
      return;
    }
    progress.wait(message.id);
    inbox.add({ at: message.id, messageId: message.id, attempt: 0, message });
    this.#inboxChanged();
    this.#kick();
  }

  edited(message: ThreadMessage): void {
    const waiting = this.#live.inbox.get(message.id);
    if (waiting === undefined || this.#isUnderWay(message.id)) return;
    this.#live.inbox.replace(message);
  }

  deleted(id: MessageId): void {
    if (this.#isUnderWay(id) || !this.#live.inbox.remove(id)) return;
    this.#live.progress.settle(id);
    this.#saveCursorSoon();
    this.#inboxChanged();
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
    this.#live.poke.abort();
    for (const resolve of this.#jobsAwaited.values()) resolve({ done: true });
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
      const result = await this.#jobResult(running.id);
      if (running.kind === job.kind) return result;
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

  /** Settles all that waits, unanswered. */
  async skipWaiting(): Promise<number> {
    const taken = this.#takeWaiting(0);
    for (const id of taken) this.#live.progress.settle(id);
    await untilStored(this.#live, (record) => ({
      again: record.again.filter(({ messageId }) => !taken.includes(messageId)),
      says: record.says.filter(({ messageId }) => messageId === undefined || !taken.includes(messageId)),
    }));
    await letGo(this.#live);
    return taken.length;
  }

  /** Sets aside what waits behind the turn under way, under one message. */
  async setRestAside(): Promise<number> {
    const taken = this.#takeWaiting(0);
    if (taken.length === 0) return 0;
    await setAside(this.#live, taken, 'asked');
    await tellAside(this.#live);
    this.#inboxChanged();
    return taken.length;
  }

  /** The doubt about a message, also while it is only just being stored. */
  async doubtAbout(messageId: string): Promise<Doubt | undefined> {
    if (this.record.turn?.messageId === messageId) await this.#live.leaving;
    return this.record.doubts.find((one) => one.messageId === messageId);
  }

  /** Has a doubtful turn asked again, at the end of the queue. False when that was decided before. */
  async askAgain(messageId: MessageId, at: InteractionId): Promise<boolean> {
    let found = false;
    await this.#live.journal.change((record) => {
      const doubt = record.doubts.find((one) => one.messageId === messageId);
      if (doubt === undefined) return {};
      found = true;
      const { speakerId, attempt } = doubt;
      return {
        doubts: record.doubts.filter((one) => one !== doubt),
        again: [...record.again, { messageId, speakerId, attempt: attempt + 1, at }],
      };
    });
    this.#reviveStored();
    return found;
  }

  /** Leaves a doubtful turn as it is. False when that was decided before. */
  async skipDoubt(messageId: MessageId): Promise<boolean> {
    let found = false;
    await this.#live.journal.change((record) => {
      const doubts = record.doubts.filter((one) => one.messageId !== messageId);
      found = doubts.length < record.doubts.length;
      return { doubts };
    });
    return found;
  }

  /** Has what was set aside answered, in its order, or forgets about it. The number of messages. */
  async decideAside(decision: 'answer' | 'skip', at: InteractionId): Promise<number> {
    let count = 0;
    await this.#live.journal.change((record) => {
      const ids = record.aside?.ids ?? [];
      count = ids.length;
      const revived = decision === 'answer' ? ids.map((messageId) => ({ messageId, attempt: 0, at })) : [];
      return { aside: undefined, again: [...record.again, ...revived] };
    });
    this.#reviveStored();
    return count;
  }

  /** Posts a member's words as an ordinary message, which is the turn. Rejects when Discord or the store refuses. */
  async say(say: { id: InteractionId; speakerId: UserId; name: string; text: string }): Promise<void> {
    const { journal, ports, progress, inbox } = this.#live;
    const content = writeSay(say.name, say.text);
    const { id, speakerId, text } = say;
    await journal.change((record) => ({ says: [...record.says, { id, speakerId, text, content }] }));
    try {
      const posting = { nonce: noticeNonce(id, 'y') };
      const messageId = await ports.threads.postSay(threaded(this.#live).threadId, content, posting);
      progress.see(messageId);
      await journal.change((record) => ({
        says: record.says.map((one) => (one.id === id ? { ...one, messageId } : one)),
      }));
      inbox.add({ at: messageId, messageId, attempt: 0, message: undefined });
      this.#inboxChanged();
    } catch (error) {
      await journal.change((record) => ({ says: record.says.filter((one) => one.id !== id) }));
      throw error;
    }
    this.#kick();
  }

  /** Falls asleep if there was no turn for long. */
  sleepIfIdle(): void {
    this.#kick();
  }

  // ---- the end of the process

  /** No new turn begins; resolves when the one under way is done. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#alarm);
    clearTimeout(this.#cursorTimer);
    await this.#running;
  }

  /** Stores how far the thread has come; to be called last. */
  async saveCursor(): Promise<void> {
    if (this.#live.journal.isBehind) await this.#live.journal.change(() => ({}));
  }

  // ---- inside

  #jobResult(id: string): Promise<JobResult> {
    const result = new Promise<JobResult>((resolve) => {
      const earlier = this.#jobsAwaited.get(id);
      this.#jobsAwaited.set(id, (value) => {
        earlier?.(value);
        resolve(value);
      });
    });
    this.poke();
    this.#goOn();
    return result;
  }

  /** Somebody wants something of this thread: one that was archived is looked at now, as it may never wake. */
  #goOn(): void {
    this.#gate.lookIfUnlisted();
    this.#kick();
  }

  #isUnderWay(id: MessageId): boolean {
    return this.record.turn?.messageId === id;
  }

  #isKnown(id: MessageId): boolean {
    const { turn, aside, doubts, again } = this.record;
    const lists = [doubts, again].some((list) => list.some(({ messageId }) => messageId === id));
    return (
      this.#live.progress.isRepeat(id) ||
      turn?.messageId === id ||
      lists ||
      (aside?.ids.includes(id) ?? false)
    );
  }

  #takeWaiting(kept: number): readonly MessageId[] {
    const underWay = this.record.turn?.messageId;
    const first = this.#live.inbox.first;
    const skip = first !== undefined && first.messageId === underWay ? kept + 1 : kept;
    return this.#live.inbox.takeAfter(skip).map(({ messageId }) => messageId);
  }

  #reviveStored(): void {
    const { inbox } = this.#live;
    for (const { at, messageId, attempt } of this.record.again) {
      if (inbox.get(messageId) === undefined && !this.#isUnderWay(messageId)) {
        inbox.add({ at, messageId, attempt, message: undefined });
      }
    }
    this.#inboxChanged();
    this.#goOn();
  }

  async #catchUp(lastMessageId: string | undefined, isCurrent: () => boolean): Promise<void> {
    if (this.record.status === 'ended' || !isBehind(this.#live, lastMessageId)) return;
    await catchUp(this.#live, { missedUpTo: lastMessageId, isCurrent });
  }

  #gateOpened(): void {
    this.#live.progress.thaw();
    this.#live.recovering = false;
    this.#saveCursorSoon();
    this.#kick();
  }

  async #restFromLooking(error: unknown): Promise<'look_again' | 'give_up'> {
    await this.#failed(error);
    if (this.#closing || this.record.status === 'ended') return 'give_up';
    await pause(restAfterBug, this.#live.stop);
    return 'look_again';
  }

  #kick(): void {
    if (this.#running !== undefined) {
      this.#kickedAgain = true;
      return;
    }
    this.#kickedAgain = false;
    this.#running = this.#run()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#running = undefined;
        if (this.#kickedAgain) this.#kick();
        else this.#rest();
      });
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
      if (this.#closing || record.status === 'ended' || !(this.#gate.isOpen || this.#endsUnseen())) return;
      if (record.turn !== undefined) {
        await finishTurn(live, record.turn, await readSince(live, idBefore(record.turn.messageId)));
      } else if (record.job !== undefined) {
        const { id } = record.job;
        const result = await runJob(live, record.job);
        this.#jobsAwaited.get(id)?.(result);
        this.#jobsAwaited.delete(id);
        if (this.record.status === 'ended') this.#hintWhoCameLate();
      } else if (live.hold !== undefined && !isDue(live.hold)) {
        return;
      } else {
        const { first } = live.inbox;
        if (first === undefined) {
          await this.#nothingWaits();
          return;
        }
        await askNext(live, first);
        this.#inboxChanged();
      }
    }
  }

  async #nothingWaits(): Promise<void> {
    const live = this.#live;
    if (live.hold !== undefined) await letGo(live);
    if (live.backlogNotice !== undefined) {
      const id = live.backlogNotice;
      live.backlogNotice = undefined;
      await editNotice(live, id, { kind: 'nothing_waits' });
    }
    await sleepIfIdle(live);
    if (live.journal.isBehind) this.#saveCursorSoon();
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof Stopped) return;
    if (error instanceof ThreadGone) return this.gone();
    this.#live.log.error(errorFacts(error), 'a thread rests after a fault of ours');
    this.#setAlarm(restAfterBug);
  }

  #rest(): void {
    const { hold } = this.#live;
    if (hold?.nextTryAt !== undefined) this.#setAlarm(hold.nextTryAt - Date.now());
  }

  #setAlarm(milliseconds: number): void {
    clearTimeout(this.#alarm);
    if (this.#closing) return;
    this.#alarm = setTimeout(() => this.#kick(), Math.max(0, milliseconds));
    this.#alarm.unref();
  }

  #saveCursorSoon(): void {
    if (this.#cursorTimer !== undefined || this.#closing) return;
    this.#cursorTimer = setTimeout(() => {
      this.#cursorTimer = undefined;
      this.saveCursor().catch((error: unknown) => {
        this.#live.log.error(errorFacts(error), 'the store did not take a cursor');
      });
    }, this.#live.ports.pace.cursorSave);
    this.#cursorTimer.unref();
  }

  /** Keeps the notices that count waiting questions true; one edit at a time, the last state wins. */
  #inboxChanged(): void {
    const live = this.#live;
    const counts = live.hold?.noticeId !== undefined || live.inbox.size > textsKept;
    if (!counts || this.#refreshing !== undefined) return;
    const size = live.inbox.size;
    this.#refreshing = this.#refresh()
      .catch((error: unknown) => {
        if (!(error instanceof Stopped))
          live.log.warn(errorFacts(error), 'a notice could not be kept up to date');
      })
      .finally(() => {
        this.#refreshing = undefined;
        if (live.inbox.size !== size) this.#inboxChanged();
      });
  }

  async #refresh(): Promise<void> {
    const live = this.#live;
    if (live.hold !== undefined) return refreshHold(live);
    const { first } = live.inbox;
    if (first === undefined) return;
    const notice = { kind: 'backlog', waiting: live.inbox.size } as const;
    if (live.backlogNotice !== undefined) return editNotice(live, live.backlogNotice, notice);
    live.backlogNotice = await postNotice(live, notice, { nonce: noticeNonce(first.messageId, 'b') });
  }

  /** Once a thread; where it is about a person, once for each. */
  #hint(hint: Hint, message: ThreadMessage): void {
    const mark = hint === 'left_out' ? `${hint}:${message.author.id}` : hint;
    if (this.record.hinted.includes(mark)) return;
    this.#giveHint(hint, { mark, message }).catch((error: unknown) => {
      this.#live.log.warn(errorFacts(error), 'a hint could not be given');
    });
  }

  async #giveHint(hint: Hint, { mark, message }: { mark: string; message: ThreadMessage }): Promise<void> {
    let isFirst = false;
    await this.#live.journal.change((record) => {
      isFirst = !record.hinted.includes(mark);
      return isFirst ? { hinted: [...record.hinted, mark] } : {};
    });
    if (!isFirst) return;
    const posting = { replyTo: message.id, nonce: noticeNonce(message.id, 'i') };
    await this.#live.ports.threads.postNotice(threaded(this.#live), { kind: 'hint', hint }, posting);
  }

  /** Somebody wrote while the end was being stored. */
  #hintWhoCameLate(): void {
    const late = this.#live.inbox.take().find(({ message }) => message !== undefined);
    if (late?.message !== undefined) this.#hint('ended', late.message);
  }

  #afterEnd(message: ThreadMessage, ourId: UserId): void {
    const isOurs = message.author.id === ourId;
    const isOld = compareIds(message.id, this.record.cursor) <= 0;
    if (!isOurs && !isOld && !message.author.bot && !message.system) this.#hint('ended', message);
  }
}

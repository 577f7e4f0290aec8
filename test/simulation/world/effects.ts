import { messageId } from '../../../src/lib/ids.ts';
import type { ChannelId } from '../../../src/lib/ids.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Effect } from '../../../src/conversation/domain/effect.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import { refusal, refusedBody } from './discord.ts';
import { draftOf, noticeBody } from './drafts.ts';
import type { Fault } from './faults.ts';
import { channel } from './places.ts';
import type { BotProcess } from './process.ts';
import { firstText, partText } from './words.ts';
import type { World } from './world.ts';

/** Does what the core wants of Discord and the service; things go wrong on the way there and on the way back. */

interface Way {
  /** What it does on arrival, and what the answer is. */
  readonly arrive: () => Result;
  readonly there: number;
  readonly back: number;
}

/** An answer comes this much later if something else has happened before it. */
const overtaken = 4_000;

const unreachable = refusal({ kind: 'unreachable' });

const isCall = ({ kind }: Effect): boolean => kind === 'call' || kind === 'reset' || kind === 'begin';

export const perform = (
  world: World,
  process: BotProcess,
  task: Task,
  done: (result: Result) => void,
): void => {
  const { effect, signal } = task;
  const { faults, watch, timeline, trace } = world;
  trace?.(`${process.number}: begins ${JSON.stringify(effect)}`);
  watch.performing(process, task);
  const crash = faults.takeCrash(effect.kind);
  if (crash !== undefined) watch.count(`crash ${crash.at} ${effect.kind}`);
  if (crash?.at === 'before') return world.crashed(process, crash.downFor);
  const fault = faults.take(effect.kind);
  if (fault !== undefined) watch.count(`fault ${fault} ${effect.kind}`);
  const meanwhile = faults.takeMeanwhile(effect.kind);
  const way = isCall(effect) ? serviceWay(world, task, fault) : discordWay(world, process, task, fault);
  if (crash?.at === 'after') {
    way.arrive();
    return world.crashed(process, crash.downFor);
  }
  const { session } = process;
  const begunAt = timeline.now;
  const answer = (result: Result): void => {
    trace?.(`${process.number}: ${effect.kind} ${effect.id} ended in ${JSON.stringify(result)}`);
    hearResult(process, task, result, { begunAt, isCurrent: process.session === session });
    done(result);
  };
  timeline.after(way.there, () => {
    const result = way.arrive();
    if (meanwhile !== undefined) {
      watch.count(`meanwhile ${effect.kind}`);
      meanwhile(effect.kind === 'read' ? effect.messageId : undefined);
    }
    process.after(way.back + (meanwhile === undefined ? 0 : overtaken), () =>
      // The outcome of an effect that was given up may or may not be reported.
      signal.aborted && isCall(effect)
        ? answer({ kind: 'service_failed', failure: { kind: 'cancelled' } })
        : answer(result),
    );
  });
  if (crash?.at === 'in_flight') world.crashed(process, crash.downFor);
};

const serviceWay = (world: World, { effect, record }: Task, fault: Fault | undefined): Way => {
  const kind = effect.kind === 'reset' || effect.kind === 'begin' ? effect.kind : 'call';
  const text = effect.kind === 'call' ? effect.text : '';
  const { arrive, answersAfter } = world.service.exchange(
    { kind, text, record },
    { fault, now: () => world.timeline.now },
  );
  const send = kind === 'call' ? () => world.room.send(record, world.timeline.now, arrive) : arrive;
  return { arrive: send, there: world.draws.between('to service', 1, 80), back: answersAfter };
};

const discordWay = (world: World, process: BotProcess, task: Task, fault: Fault | undefined): Way => {
  const { draws } = world;
  const isSlow = fault === 'slow' || fault === 'lost';
  const there = isSlow ? draws.between('slow request', 2_000, 13_000) : draws.between('request', 5, 150);
  const back = draws.between('answer', 1, 60);
  const arrive = arrivalOf(world, process, task);
  switch (fault) {
    case 'lost':
      return { there, back, arrive: () => unreachable };
    case 'answer_lost':
      return {
        there,
        back: draws.between('lost answer', 10, 9_000),
        arrive: () => untold(world, arrive),
      };
    case 'late':
      return {
        there,
        back,
        arrive: () => {
          world.timeline.after(draws.between('late request', 10, 15_000), () => untold(world, arrive));
          return unreachable;
        },
      };
    case 'refused':
      return { there, back, arrive: () => refuse(world, task) ?? arrive() };
    case 'forbidden':
      return { there, back, arrive: () => refusal({ kind: 'forbidden', code: 50_013 }) };
    case 'limit':
      return { there, back, arrive: () => limit(world, task) };
    default:
      return { there, back, arrive };
  }
};

/** The request arrives, and its sender never hears of it. */
const untold = ({ discord }: World, arrive: () => Result): Result => {
  const result = arrive();
  const message = result.kind === 'posted' ? discord.message(result.id) : undefined;
  if (message !== undefined) message.isUntold = true;
  return unreachable;
};

/** A filter rejects this text, however often it is sent. */
const refuse = ({ discord }: World, { effect }: Task): Result | undefined => {
  // If it has taken it before, it recognizes a repetition.
  if ('posting' in effect && discord.knows(effect.posting.nonce)) return undefined;
  if (effect.kind === 'post_part') discord.refused.add(partText(effect.part));
  return refusedBody;
};

/** Discord takes only so many edits of an old message, and only so many of other things. */
const limit = (world: World, { effect }: Task): Result => {
  const message = 'messageId' in effect ? world.discord.message(effect.messageId) : undefined;
  if (message !== undefined && effect.kind === 'edit_notice') message.isFrozen = true;
  if (message !== undefined && effect.kind === 'delete_notice') message.isStuck = true;
  return refusal({ kind: 'limit', code: 30_046 });
};

/** The process has heard what it has read, unless it has had reason to read it again since. */
const hearResult = (
  process: BotProcess,
  { effect, record }: Task,
  result: Result,
  { begunAt, isCurrent }: { readonly begunAt: number; readonly isCurrent: boolean },
): void => {
  if (result.kind === 'message' && result.message !== undefined && effect.lane === 'turn') {
    process.hearText(result.message.id, result.message.content, false);
  }
  if (result.kind === 'message' && result.message === undefined && effect.kind === 'read') {
    process.hearDeletion(effect.messageId);
  }
  if (result.kind === 'posted' && effect.kind === 'post_say') process.hear(result.id, 0, true);
  if (result.kind === 'page' && effect.kind === 'history' && effect.lane === 'look') {
    const isAll = isCurrent && result.next === undefined;
    for (const { id, content } of result.messages) process.hearText(id, content, isAll);
    process.missInPage(result.messages, { after: effect.after, place: record.threadId, begunAt });
  }
};

// ---- what a request does

const arrivalOf = (world: World, process: BotProcess, task: Task): (() => Result) => {
  const { discord } = world;
  const { effect, record } = task;
  const { threadId } = record;
  const inThread = (act: (thread: NonNullable<typeof threadId>) => Result): (() => Result) =>
    threadId === undefined ? () => refusal({ kind: 'unknown_channel' }) : () => act(threadId);
  switch (effect.kind) {
    case 'make_thread':
      return () => makeThread(world, record);
    case 'add_host':
      return inThread((thread) => {
        world.threads.set(record.id, thread);
        return discord.addMember(thread, record.hostId);
      });
    case 'edit_notice':
      return inThread((thread) => discord.edit(thread, effect.messageId, noticeBody(task, effect.notice)));
    case 'react':
      return inThread((thread) => discord.react(thread, effect.messageId));
    case 'delete_notice':
      return inThread((thread) => discord.delete(thread, effect.messageId));
    case 'history':
      return effect.of === 'channel'
        ? () => history(world, channel, effect.after)
        : inThread((thread) => history(world, thread, effect.after));
    case 'read':
      return inThread((thread) => discord.read(thread, effect.messageId));
    case 'close':
      return inThread((thread) => close(world, thread, record));
    case 'archive':
      return inThread((thread) => discord.archive(thread));
    case 'remove_announcement':
      return () =>
        record.announcementId === undefined
          ? refusal({ kind: 'unknown_message' })
          : discord.delete(channel, record.announcementId);
    case 'tell_host':
      return () => ({ kind: 'done' });
    default:
      return post(world, process, task);
  }
};

/** An empty page may only mean that nothing may be read; the port then asks for a single message. */
const history = ({ discord }: World, place: ChannelId, after: string): Result => {
  const page = discord.history(place, after);
  if (page.kind !== 'page' || page.messages.length > 0) return page;
  const single = discord.read(place, messageId('1'));
  return single.kind === 'discord_failed' ? single : page;
};

const makeThread = (
  { discord, threads }: World,
  { id, announcementId, private: isPrivate }: Conversation,
): Result => {
  const made =
    isPrivate || announcementId === undefined
      ? discord.startPrivateThread()
      : discord.startThread(announcementId);
  // A private one belongs to nobody until its host is in it.
  if (made.kind === 'thread' && !isPrivate) threads.set(id, made.id);
  return made;
};

/** The buttons are removed from the first message; then Discord is to archive the thread sooner. */
const close = (
  { discord }: World,
  thread: NonNullable<Conversation['threadId']>,
  record: Conversation,
): Result => {
  const { firstMessageId } = record;
  if (firstMessageId !== undefined) {
    const edited = discord.edit(thread, firstMessageId, { content: firstText(record), customIds: [] });
    if (edited.kind === 'discord_failed' && edited.failure.kind !== 'unknown_message') return edited;
  }
  return discord.archiveAfter(thread);
};

const post = (world: World, process: BotProcess, task: Task): (() => Result) => {
  const draft = draftOf(task, { process, begunAt: world.timeline.now });
  if (draft === undefined) return () => unreachable;
  return () => {
    const result = world.discord.post(draft);
    if (result.kind === 'posted') {
      const message = world.discord.message(result.id);
      if (message !== undefined) {
        world.spoke(message);
        world.watch.posted(message, draft.origin);
      }
    }
    return result;
  };
};

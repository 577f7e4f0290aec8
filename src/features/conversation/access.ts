import type { Decision, Outcome } from '../../machine/events.ts';
import type { LeftOut } from '../../machine/hear.ts';
import { isHostOrCoHost } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Guarded, Meanwhile } from '../../discord/interactions/route.ts';
import { say, update, type Answers, type Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { ThreadId, UserId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { Archive } from './archive.ts';
import * as buttons from './buttons.ts';
import type { Ask } from './needs.ts';
import { lackOf, mayAlways, moderates, type GrantedIn, type Lack, type Need } from './rights.ts';

/**
 * Every press and command that concerns a conversation comes through here: people are let in only if they have, at this
 * moment, the right that it takes in the thread.
 */

const checked = Symbol('checked');

/** Somebody who may do what they came for. Nothing but `admit` makes one. */
export interface Admitted {
  readonly [checked]: true;
  readonly caller: Caller;
  readonly record: Conversation;
  readonly threadId: ThreadId;
  /** As host, as co-host, or because they manage threads there. */
  readonly moderates: boolean;
  /** Who decides, and whether they may manage threads there. */
  readonly presser: { readonly by: UserId; readonly manages: boolean };
}

/** What somebody comes for, and whether it is about a conversation that goes on. */
interface Errand {
  readonly need: Need;
  readonly of: 'open' | 'any';
}

type Act<Values> = (admitted: Admitted, values: Values, meanwhile: Meanwhile) => Answers;

export const hostNameOf = ({ about }: Conversation): string => escapeName(about.hostName);

const threadGoneFor = ({ userId, words: { conversation: texts } }: Caller, record: Conversation): string =>
  userId === record.about.hostId ? texts.threadGone : texts.threadGoneOf(hostNameOf(record));

const wordsFor = (lack: Lack, record: Conversation, { conversation: texts, transcript }: Texts): string => {
  switch (lack) {
    case 'see':
      return texts.doNotSee;
    case 'read':
      return transcript.mayNotRead;
    case 'moderate':
      return texts.onlyModerators(hostNameOf(record));
    case 'host':
      return texts.onlyHost(hostNameOf(record));
    case 'write':
      return texts.mayNotSpeak;
    case 'unlocked':
      return texts.threadLocked;
    case 'heard':
      return texts.lockedToMe;
  }
};

export const isAdmitted = (admitted: Admitted | Reply): admitted is Admitted => checked in admitted;

interface AccessDeps {
  readonly conversations: Registry;
  readonly archive: Archive;
  readonly ask: Ask;
  readonly granted: GrantedIn;
}

const admitting = ({ archive, granted }: AccessDeps) => {
  const find = async (id: string, { of }: Errand) => {
    const record = await archive.find(id);
    const threadId = record?.about.threadId;
    if (record === undefined || threadId === undefined || record.phase === 'opening') return undefined;
    return record.phase === 'open' || of === 'any' ? { record, threadId } : undefined;
  };

  /** Lets somebody in, or says why not. */
  return async (caller: Caller, id: string, errand: Errand): Promise<Admitted | Reply> => {
    const { need } = errand;
    const { userId: person, words } = caller;
    const before = await find(id, errand);
    if (before === undefined) return say(words.conversation[need === 'start' ? 'notKept' : 'over']);
    const { channelId } = before.record.about;
    const isTheirs = mayAlways(need, before.record, person);
    const isHere = caller.channelId === before.threadId || caller.channelId === channelId;
    if (!isTheirs && !isHere) return say(words.conversation.notFromHere);
    try {
      const bits = isTheirs ? undefined : await granted.inThread(caller, before, need);
      // It may have changed while Discord was asked.
      const found = await find(id, errand);
      if (found === undefined) return say(words.conversation.over);
      const { record } = found;
      const lack = bits && lackOf(need, record, { person, granted: bits });
      if (lack !== undefined) return say(wordsFor(lack, record, words));
      const isModerator =
        bits === undefined ? isHostOrCoHost(record, person) : moderates(record, person, bits);
      const presser = { by: person, manages: bits?.manages === true };
      return { [checked]: true, caller, ...found, moderates: isModerator, presser };
    } catch (error) {
      const isGone = error instanceof DiscordError && error.failure.kind === 'unknown_channel';
      if (isGone) return say(threadGoneFor(caller, before.record));
      throw error;
    }
  };
};

/** The open conversations that somebody hosts, as links. */
export const linksOf = (conversations: Registry, host: UserId): readonly string[] =>
  conversations
    .hostedBy(host)
    .flatMap(({ about }) => (about.threadId === undefined ? [] : [`<#${about.threadId}>`]));

/** For commands that belong in the thread of an open conversation. */
const notHere = async ({ conversations, archive }: AccessDeps, caller: Caller): Promise<Reply> => {
  const { conversation: texts } = caller.words;
  if ((await archive.here(caller))?.phase === 'ended') return say(texts.over);
  return say(`${texts.belongsInThread} ${texts.yourOpen(linksOf(conversations, caller.userId))}`);
};

const notHeard = ({ caller, record }: Admitted, hint: LeftOut): Reply => {
  const { conversation: texts } = caller.words;
  if (hint !== 'no_floor') return say(texts.hints[hint]);
  const about = { conversation: record.about.id };
  return say(texts.notYourTurn, [
    buttons.raiseHand.make({ label: texts.buttons.raiseHand, style: 'primary', with: about }),
  ]);
};

/** What is said about an outcome with which nothing has changed; undefined if something has. */
export const refused = (outcome: Outcome, admitted: Admitted): Reply | undefined => {
  const { conversation: texts } = admitted.caller.words;
  switch (outcome.kind) {
    case 'paused':
      return say(texts.pausedNow);
    case 'not_heard':
      return notHeard(admitted, outcome.hint);
    case 'no_text':
      return say(texts.hints.no_text);
    case 'not_a_question':
      return say(texts.notFromAPerson);
    case 'nothing':
      return say(texts.decided);
    case 'for_all':
      return say(admitted.caller.words.time.forAll);
    default:
      return undefined;
  }
};

export const accessTo = (deps: AccessDeps) => {
  const { conversations, ask, granted } = deps;
  const admit = admitting(deps);

  const guarded = <Values>(
    errand: Errand,
    idOf: (caller: Caller, values: Values) => string | Promise<Reply>,
    act: Act<Values>,
  ): Guarded<Values> => ({
    needs: errand.need,
    handle: async (caller, values, meanwhile) => {
      const id = await idOf(caller, values);
      if (typeof id !== 'string') return id;
      const admitted = await admit(caller, id, errand);
      return isAdmitted(admitted) ? act(admitted, values, meanwhile) : admitted;
    },
  });

  const about =
    (of: Errand['of']) =>
    <Values extends { readonly conversation: string }>(need: Need, act: Act<Values>): Guarded<Values> =>
      guarded({ need, of }, (_caller, { conversation }) => conversation, act);

  return {
    admit,
    /** Whether somebody may end an open conversation, from wherever they are; if its thread is gone, anybody may. */
    mayEnd: async (caller: Caller, record: Conversation): Promise<boolean> => {
      const { userId: person } = caller;
      const { threadId } = record.about;
      if (mayAlways('end', record, person)) return true;
      if (threadId === undefined) return false;
      try {
        const bits = await granted.inThread(caller, { record, threadId }, 'end');
        return lackOf('end', record, { person, granted: bits }) === undefined;
      } catch (error) {
        const failure = error instanceof DiscordError ? error.failure.kind : undefined;
        if (failure !== 'unknown_channel' && failure !== 'forbidden') throw error;
        return failure === 'unknown_channel';
      }
    },
    /** For a custom_id that names the conversation, which has to be open. */
    open: about('open'),
    /** The same for one that may have ended. */
    any: about('any'),
    /** For what is typed or chosen in the thread of an open conversation. */
    here: <Values>(need: Need, act: Act<Values>): Guarded<Values> =>
      guarded(
        { need, of: 'open' },
        (caller) => {
          const record = conversations.inThread(caller.channelId);
          return record?.phase === 'open' ? record.about.id : notHere(deps, caller);
        },
        act,
      ),
    /** Passes a decision on, and answers according to its outcome, unless the conversation is over or lost. */
    decide: async (
      { caller, record }: Admitted,
      decision: Decision,
      answer: (outcome: Outcome) => Reply | Promise<Reply>,
    ): Promise<Reply> => {
      const { id } = record.about;
      const outcome = await ask(caller, id, decision);
      const { conversation: texts, router } = caller.words;
      // In place of the question whether it is meant: nobody presses that twice.
      if (outcome === undefined)
        return decision.kind === 'job' ? update(texts.afterTheTurn) : say(texts.laterOn);
      if (outcome.kind === 'lost') return say(router.cutOff);
      if (outcome.kind !== 'over') return answer(outcome);
      return say(conversations.byId(id)?.phase === 'open' ? texts.ending : texts.over);
    },
  };
};

export type Access = ReturnType<typeof accessTo>;

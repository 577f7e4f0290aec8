import type { Decision, OutcomeOf } from '../../conversation/domain/decision.ts';
import { isThreaded } from '../../conversation/domain/record.ts';
import type { Conversation, Threaded } from '../../conversation/domain/record.ts';
import {
  lackOf,
  mayAlways,
  isHostOrCoHost,
  moderates,
  type Lack,
  type Need,
} from '../../conversation/domain/rights.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Guarded, Handler } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import type { Ask } from './conversations.ts';
import type { GrantedIn } from './granted.ts';

/**
 * Every press and command that concerns a conversation comes through here: people are let in only if they have, at this
 * moment, the right that it takes in the thread.
 */

const checked = Symbol('checked');

/** Somebody who may do what they came for. Nothing but `admit` makes one. */
export interface Admitted {
  readonly [checked]: true;
  readonly caller: Caller;
  readonly record: Threaded;
  /** As host, as co-host, or because they manage threads there. */
  readonly moderates: boolean;
}

/** What somebody comes for, and whether it is about a conversation that goes on. */
interface Errand {
  readonly need: Need;
  readonly of: 'open' | 'any';
}

type Act<Values> = (admitted: Admitted, values: Values) => ReturnType<Handler<Values>>;

interface Deciding<Decided extends Decision> {
  readonly decision: Decided;
  readonly answer: (outcome: OutcomeOf<Decided['kind']>) => Reply | Promise<Reply>;
}

/** Conversations as links to their threads. */
export const linksTo = (records: readonly Conversation[]): readonly string[] =>
  records.flatMap(({ threadId }) => (threadId === undefined ? [] : [`<#${threadId}>`]));

export const hostNameOf = ({ hostName }: Conversation): string => escapeName(hostName);

export const threadGoneFor = (
  { userId, words: { conversation: texts } }: Caller,
  record: Conversation,
): string => (userId === record.hostId ? texts.threadGone : texts.threadGoneOf(hostNameOf(record)));

const wordsFor = (lack: Lack, record: Conversation, { conversation: texts, transcript }: Words): string => {
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
  readonly conversations: Conversations;
  readonly ask: Ask;
  readonly granted: GrantedIn;
}

const admitting = ({ conversations, granted }: AccessDeps) => {
  const find = (id: string, { of }: Errand): Threaded | undefined => {
    const record = conversations.byId(id);
    if (record === undefined || !isThreaded(record)) return undefined;
    return record.status === 'open' || (of === 'any' && record.status === 'ended') ? record : undefined;
  };

  /** Lets somebody in, or says why not. */
  return async (caller: Caller, id: string, errand: Errand): Promise<Admitted | Reply> => {
    const { need } = errand;
    const { userId: person, words } = caller;
    const before = find(id, errand);
    if (before === undefined) return say(words.conversation.over);
    const isTheirs = mayAlways(need, before, person);
    const isHere = caller.channelId === before.threadId || caller.channelId === before.channelId;
    if (!isTheirs && !isHere) return say(words.conversation.notFromHere);
    try {
      const bits = isTheirs ? undefined : await granted.inThread(caller, before, need);
      // It may have changed while Discord was asked.
      const record = find(id, errand);
      if (record === undefined) return say(words.conversation.over);
      const lack = bits && lackOf(need, record, { person, granted: bits });
      if (lack !== undefined) return say(wordsFor(lack, record, words));
      return {
        [checked]: true,
        caller,
        record,
        moderates: bits === undefined ? isHostOrCoHost(record, person) : moderates(record, person, bits),
      };
    } catch (error) {
      const isGone = error instanceof DiscordError && error.failure.kind === 'unknown_channel';
      if (isGone) return say(threadGoneFor(caller, before));
      throw error;
    }
  };
};

/** For commands that belong in the thread of an open conversation. */
const notHere = ({ conversations }: AccessDeps, caller: Caller): Reply => {
  const { conversation: texts } = caller.words;
  const isOver = conversations.inThread(caller.channelId)?.status === 'ended';
  if (isOver) return say(texts.over);
  return say(`${texts.belongsInThread} ${texts.yourOpen(linksTo(conversations.hostedBy(caller.userId)))}`);
};

export const accessTo = (deps: AccessDeps) => {
  const { conversations, ask } = deps;
  const admit = admitting(deps);

  const guarded = <Values>(
    errand: Errand,
    idOf: (caller: Caller, values: Values) => string | Reply,
    act: Act<Values>,
  ): Guarded<Values> => ({
    needs: errand.need,
    handle: async function* (caller, values) {
      const id = idOf(caller, values);
      if (typeof id !== 'string') return id;
      const admitted = await admit(caller, id, errand);
      if (!isAdmitted(admitted)) return admitted;
      const replies = act(admitted, values);
      return Symbol.asyncIterator in replies ? yield* replies : await replies;
    },
  });

  const about =
    (of: Errand['of']) =>
    <Values extends { readonly conversation: string }>(need: Need, act: Act<Values>): Guarded<Values> =>
      guarded({ need, of }, (_caller, { conversation }) => conversation, act);

  return {
    admit,
    /** For a custom_id that names the conversation, which has to be open. */
    open: about('open'),
    /** The same for one that may have ended. */
    any: about('any'),
    /** For what is typed or chosen in the thread of an open conversation. */
    here: <Values>(need: Need, act: Act<Values>): Guarded<Values> =>
      guarded(
        { need, of: 'open' },
        (caller) => {
          const conversation = conversations.inThread(caller.channelId);
          return conversation?.status === 'open' ? conversation.id : notHere(deps, caller);
        },
        act,
      ),
    /** Passes a decision on, and answers according to its outcome. */
    decide: async <Decided extends Decision>(
      { caller, record }: Admitted,
      { decision, answer }: Deciding<Decided>,
    ): Promise<Reply> => {
      const outcome = await ask(caller, record.id, decision);
      const { conversation: texts } = caller.words;
      if (outcome === undefined) return say(decision.kind === 'job' ? texts.afterTheTurn : texts.laterOn);
      if (outcome.kind === 'lost') return say(caller.words.router.cutOff);
      if (outcome.kind !== 'over') return answer(outcome);
      return say(conversations.byId(record.id)?.status === 'open' ? texts.ending : texts.over);
    },
  };
};

export type Access = ReturnType<typeof accessTo>;

import { compareIds, timeOfId } from '../../../src/lib/ids.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Setup } from '../plan.ts';
import type { InteractionId, MessageId, UserId } from '../../../src/lib/ids.ts';
import type { Terms as CoreTerms } from '../../../src/conversation/domain/hearing-terms.ts';
import { host, rolesOf } from '../world/places.ts';
import type { BotProcess } from '../world/process.ts';
import { timesForgotten } from './forgetting.ts';
import type { Meaning, Request, Said, World } from '../world/world.ts';

/** On which terms each message may be heard, according to what people have decided. */

interface Terms extends Pick<Setup, 'hears'>, Pick<CoreTerms, 'who' | 'chosen' | 'coHosts'> {
  readonly isPaused: boolean;
  /** Where people began to ask one at a time. */
  readonly handsFrom: string;
}

const decisions = ['pause', 'go_on', 'change_terms', 'co_hosts'];

const mayHaveChanged = ({ outcome }: Request): boolean => outcome === undefined || outcome.kind === 'done';

/** Those that changed the terms, or may have: whoever asked was told so, or nothing. */
const changesOf = ({ requests }: World, conversation: string): readonly Request[] =>
  requests.filter(
    (request) =>
      request.conversation === conversation &&
      decisions.includes(request.decision.kind) &&
      mayHaveChanged(request),
  );

const after = (terms: Terms, { decision }: Request, from: string): Terms => {
  switch (decision.kind) {
    case 'pause':
      return { ...terms, isPaused: true };
    case 'go_on':
      return { ...terms, isPaused: false };
    case 'co_hosts':
      return { ...terms, coHosts: decision.people };
    case 'change_terms': {
      const isBegun = decision.terms.who === 'hands' && terms.who !== 'hands';
      return { ...terms, ...decision.terms, ...(isBegun ? { handsFrom: from } : {}) };
    }
    default:
      return terms;
  }
};

/** The terms for one message after some of the changes, and from where on the last of these holds. */
interface Branch {
  readonly terms: Terms;
  readonly from: string;
}

/** A place in a thread, and up to when what was decided counts. */
interface Spot {
  readonly conversation: string;
  readonly place: string;
  readonly by?: number;
}

/**
 * All the terms that may hold at a place, after the changes that had been decided by then: one that nobody was told of
 * may have been made or not.
 */
const possible = (world: World, { conversation, place, by = Infinity }: Spot): readonly Terms[] => {
  const { who, hears } = world.plan.setup;
  let all: readonly Branch[] = [{ terms: { who, hears, isPaused: false, handsFrom: '0' }, from: '0' }];
  for (const request of changesOf(world, conversation).filter(({ at }) => at <= by)) {
    const changed = all.map(({ terms, from: before }) => {
      // Of two presses at once, the one that is decided later holds from the later one on.
      const from = compareIds(request.id, before) > 0 ? request.id : before;
      return { terms: compareIds(from, place) < 0 ? after(terms, request, from) : terms, from };
    });
    all = request.outcome === undefined ? [...all, ...changed] : changed;
  }
  return all.map(({ terms }) => terms);
};

/** The lines about the floor, as they stand in the thread: each gives it to somebody, or leaves it free. */
export const linesIn = (world: World, conversation: string): readonly Line[] => {
  const thread = world.threadOf(conversation);
  const messages = thread === undefined ? [] : world.discord.notesIn(thread);
  return messages.flatMap(({ id, origin, createdAt, isUntold, deletedAt }) =>
    origin?.kind === 'note' && origin.notice.kind === 'floor' && origin.notice.isAgain !== true
      ? [{ id, createdAt, isUntold, deletedAt, number: origin.notice.number, holder: origin.notice.holder }]
      : [],
  );
};

interface Line {
  readonly id: MessageId;
  readonly createdAt: number;
  readonly isUntold: boolean;
  readonly deletedAt: number | undefined;
  readonly number: number;
  readonly holder: UserId | undefined;
}

/** It was deleted before the bot could store that it stood, and is posted once more: either place may count. */
const isBehindLostLine = (world: World, { conversation, message }: Said): boolean => {
  const lines = linesIn(world, conversation);
  return lines.some(
    (line) =>
      line.deletedAt !== undefined &&
      compareIds(line.id, message.id) < 0 &&
      lines.some(({ id, number }) => number === line.number && compareIds(id, line.id) > 0),
  );
};

/** Their own line still names them, but who it gave the floor has been forgotten. */
const isForgottenHolder = (world: World, { conversation, message, speaker }: Said): boolean => {
  const line = linesIn(world, conversation).findLast(({ id }) => compareIds(id, message.id) < 0);
  return (
    line?.holder === speaker &&
    world.requests.some(
      (request) =>
        request.conversation === conversation &&
        request.decision.kind === 'forget_person' &&
        request.decision.person === speaker &&
        compareIds(request.id, line.id) > 0,
    )
  );
};

/** Who has the floor at a place. */
const holderAt = (world: World, { conversation, place }: Spot, { handsFrom }: Terms): string | undefined =>
  linesIn(world, conversation).findLast(
    ({ id }) => compareIds(id, place) < 0 && compareIds(id, handsFrom) > 0,
  )?.holder;

/**
 * Nobody else has written or pressed anything: if nobody has the floor, it is certainly theirs. Where the thread cannot
 * be read or the connection is lost, what they wrote first may become known last.
 */
const isAlone = (world: World, { conversation, speaker }: Said): boolean =>
  speaker !== host.id &&
  world.plan.items.every(({ do: happens }) => !['rights', 'reconnect', 'interrupt'].includes(happens)) &&
  world.requests.every(
    ({ decision, outcome, ...request }) =>
      request.conversation !== conversation ||
      decision.kind === 'open' ||
      (decision.kind === 'change_terms' && outcome?.kind === 'done'),
  ) &&
  [...world.said.values()].every((one) => one.conversation !== conversation || one.speaker === speaker);

/** Nobody has the floor there, so that somebody who asks may have taken it: whose it is depends on what came first. */
export const isFree = (world: World, { conversation, speaker }: Said, place: string): boolean =>
  speaker !== host.id &&
  possible(world, { conversation, place }).some(
    (terms) => terms.who === 'hands' && holderAt(world, { conversation, place }, terms) === undefined,
  );

/**
 * From which line on nobody has the floor at a place, and since when people ask one at a time there; undefined if somebody
 * certainly has it, or may have.
 */
export const freeSince = (
  world: World,
  conversation: string,
  place: string,
): { readonly from: string; readonly handsFrom: string } | undefined => {
  const all = possible(world, { conversation, place });
  const [first] = all;
  if (first === undefined) return undefined;
  const { handsFrom } = first;
  if (all.some((terms) => terms.who !== 'hands' || terms.handsFrom !== handsFrom)) return undefined;
  const line = linesIn(world, conversation).findLast(
    ({ id }) => compareIds(id, place) < 0 && compareIds(id, handsFrom) > 0,
  );
  return line?.holder === undefined ? { from: line?.id ?? handsFrom, handsFrom } : undefined;
};

/** `place`: where they write, or press. */
const isAllowed = (world: World, said: Said, terms: Terms, place: string = said.message.id): boolean => {
  const { speaker, conversation } = said;
  const isHosting = speaker === host.id || terms.coHosts?.includes(speaker) === true;
  switch (terms.who) {
    case 'everyone':
      return true;
    case 'me':
      return isHosting;
    case 'hands': {
      const holder = holderAt(world, { conversation, place }, terms);
      return holder === undefined ? isAlone(world, said) : speaker === holder;
    }
    case 'chosen': {
      const { people = [], roles = [] } = terms.chosen ?? {};
      return isHosting || people.includes(speaker) || rolesOf(speaker).some((role) => roles.includes(role));
    }
  }
};

const isQuestion = (world: World, { is, isAddressed }: Meaning, said: Said, terms: Terms): boolean => {
  const hearsAll = terms.hears === 'everything' && world.readsMessages;
  return is === 'question' && isAllowed(world, said, terms) && !terms.isPaused && (hearsAll || isAddressed);
};

/** Who had the floor before a line whose place the bot may not know yet. */
const hadFloor = (world: World, { conversation, speaker }: Said, press: InteractionId): boolean =>
  isBehindLine(world, conversation, press) &&
  linesIn(world, conversation).some(({ id, holder }) => holder === speaker && compareIds(id, press) < 0);

/** Whether its author or a moderator may have had it asked as it stands: on the terms that hold for the press. */
const isPressed = (world: World, said: Said): boolean =>
  world.requests.some(
    ({ id, at, decision, outcome }) =>
      decision.kind === 'ask_this' &&
      decision.message.id === said.message.id &&
      (outcome === undefined || outcome.kind === 'done') &&
      possible(world, { conversation: said.conversation, place: id, by: at }).some(
        (terms) =>
          !terms.isPaused &&
          (decision.isModerators ||
            isAllowed(world, said, terms, id) ||
            hadFloor(world, said, id) ||
            isFree(world, said, id)),
      ),
  );

/** The bot has given up on saying these words for somebody; Discord may have posted them after all. */
const isGivenUp = (world: World, press: InteractionId): boolean =>
  world.requests.some(
    ({ id, outcome }) => id === press && (outcome?.kind === 'over' || outcome?.kind === 'not_said'),
  );

/** It answers what the bot said for somebody of whom it no longer knows, such as its own author, forgotten since. */
const isToUnknown = (world: World, { conversation, message, speaker }: Said): boolean => {
  const press = message.repliesTo && world.said.get(message.repliesTo.messageId)?.by;
  return press !== undefined && (isGivenUp(world, press) || timesForgotten(world, conversation, speaker) > 0);
};

/** Whether they certainly moderated along with the host when they wrote it. */
export const wasCoHost = (world: World, { conversation, message, speaker }: Said): boolean =>
  possible(world, { conversation, place: message.id }).every(
    ({ coHosts }) => coHosts?.includes(speaker) === true,
  );

/** It certainly is a question of somebody who has to have the floor for it, whoever has it. */
export const needsFloor = (world: World, said: Said): boolean => {
  const { conversation, message, speaker, by, meanings } = said;
  const [meaning] = meanings;
  return (
    by === undefined &&
    meanings.length === 1 &&
    meaning?.is === 'question' &&
    speaker !== host.id &&
    world.readsMessages &&
    !isUnclear(world, said) &&
    possible(world, { conversation, place: message.id }).every(({ who, hears, isPaused: rests, coHosts }) => {
      const isHeard = (hears === 'everything' || meaning.isAddressed) && !rests;
      return who === 'hands' && isHeard && coHosts?.includes(speaker) !== true;
    })
  );
};

/** The same, and somebody else certainly has the floor. */
export const lacksFloor = (world: World, said: Said): boolean => {
  const { conversation, message, speaker } = said;
  const place = message.id;
  return (
    needsFloor(world, said) &&
    possible(world, { conversation, place }).every((terms) => {
      const holder = holderAt(world, { conversation, place }, terms);
      return holder !== undefined && holder !== speaker;
    })
  );
};

/** Nobody can say on which terms it counts. */
const isUnclear = (world: World, said: Said): boolean =>
  [isPressed, isBehindLostLine, isForgottenHolder, isToUnknown].some((is) => is(world, said));

/** What one of its wordings is on the terms that hold for a message; `either` if those are not known for certain. */
export const judge = (world: World, said: Said, version: number): 'question' | 'talk' | 'either' => {
  const meaning = said.meanings[version];
  if (meaning === undefined) return 'talk';
  // What the bot says for somebody was allowed when they asked for it.
  if (said.by !== undefined) return isGivenUp(world, said.by) ? 'either' : 'question';
  const { conversation, message } = said;
  const verdicts = possible(world, { conversation, place: message.id }).map((terms) =>
    isQuestion(world, meaning, said, terms),
  );
  if (isUnclear(world, said)) return 'either';
  if (verdicts.every(Boolean)) return 'question';
  if (meaning.is === 'question' && isFree(world, said, message.id)) return 'either';
  return verdicts.some(Boolean) ? 'either' : 'talk';
};

/** Whether it was heard before a press that came before it: until that arrived, it counted on the terms before. */
export const isAheadOfPress = (world: World, { conversation, message }: Said): boolean =>
  changesOf(world, conversation).some(({ id, at, process }) => {
    const { knownAt = Infinity } = process.heard.get(message.id) ?? {};
    return compareIds(id, message.id) < 0 && knownAt < at;
  });

/** Whether the terms on which it counts may have become known only after it was heard. */
export const isOvertaken = (world: World, said: Said): boolean =>
  isBehindLine(world, said.conversation, said.message.id) || isAheadOfPress(world, said);

/** Where a line stands may be known only once the thread was read. */
const isBehindLine = (world: World, conversation: string, message: MessageId | InteractionId): boolean =>
  linesIn(world, conversation).some(
    ({ id, createdAt, isUntold }) =>
      compareIds(id, message) < 0 && (isUntold || timeOfId(message) < createdAt + 10_000),
  );

/** As the record says. */
export const isPaused = ({ terms }: Pick<Conversation, 'terms'>): boolean => terms?.at(-1)?.paused === true;

/** Whether a process knows that the conversation is paused. */
export const isPausedFor = (world: World, process: BotProcess, conversation: string): boolean => {
  let isKnown = false;
  for (const request of changesOf(world, conversation)) {
    const isUnsure = request.outcome === undefined && request.process !== process;
    if (isUnsure) return false;
    if (request.decision.kind === 'pause') isKnown = true;
    if (request.decision.kind === 'go_on') isKnown = false;
  }
  return isKnown;
};

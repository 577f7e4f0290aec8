import { compareIds } from '../../../src/lib/ids.ts';
import type { Conversation } from '../../../src/conversation/record.ts';
import type { Setup } from '../plan.ts';
import { host } from '../world/places.ts';
import type { BotProcess } from '../world/process.ts';
import type { Meaning, Request, Said, World } from '../world/world.ts';

/** On which terms each message may be heard, according to what people have decided. */

interface Terms extends Pick<Setup, 'who' | 'hears'> {
  readonly isPaused: boolean;
}

const decisions = ['pause', 'go_on', 'change_terms'];

/** Those that changed the terms, or may have: whoever asked was told so, or nothing. */
const changesOf = ({ requests }: World, conversation: string): readonly Request[] =>
  requests.filter(
    (request) =>
      request.conversation === conversation &&
      decisions.includes(request.decision.kind) &&
      (request.outcome === undefined || request.outcome.kind === 'done'),
  );

const after = (terms: Terms, { decision }: Request): Terms => {
  switch (decision.kind) {
    case 'pause':
      return { ...terms, isPaused: true };
    case 'go_on':
      return { ...terms, isPaused: false };
    case 'change_terms':
      return { ...terms, ...decision.terms };
    default:
      return terms;
  }
};

/** The terms for one message after some of the changes, and from where on the last of these holds. */
interface Branch {
  readonly terms: Terms;
  readonly from: string;
}

/**
 * All the terms that may hold at a place, after the changes that had been decided by then: one that nobody was told of
 * may have been made or not.
 */
const possible = (
  world: World,
  { conversation, place, by = Infinity }: { conversation: string; place: string; by?: number },
): readonly Terms[] => {
  const { who, hears } = world.plan.setup;
  let all: readonly Branch[] = [{ terms: { who, hears, isPaused: false }, from: '0' }];
  for (const request of changesOf(world, conversation).filter(({ at }) => at <= by)) {
    const changed = all.map(({ terms, from: before }) => {
      // Of two presses at once, the one that is decided later holds from the later one on.
      const from = compareIds(request.id, before) > 0 ? request.id : before;
      return { terms: compareIds(from, place) < 0 ? after(terms, request) : terms, from };
    });
    all = request.outcome === undefined ? [...all, ...changed] : changed;
  }
  return all.map(({ terms }) => terms);
};

const isQuestion = (world: World, { is, isAddressed }: Meaning, speaker: string, terms: Terms): boolean => {
  const hearsAll = terms.hears === 'everything' && world.readsMessages;
  const isAllowed = terms.who === 'everyone' || speaker === host.id;
  return is === 'question' && isAllowed && !terms.isPaused && (hearsAll || isAddressed);
};

/** Whether its author or a moderator may have had it asked as it stands: on the terms that hold for the press. */
const isPressed = (world: World, { conversation, message, speaker }: Said): boolean =>
  world.requests.some(
    ({ id, at, decision, outcome }) =>
      decision.kind === 'ask_this' &&
      decision.message.id === message.id &&
      (outcome === undefined || outcome.kind === 'done') &&
      possible(world, { conversation, place: id, by: at }).some(
        ({ who, isPaused: rests }) => !rests && (who === 'everyone' || speaker === host.id),
      ),
  );

/** What one of its wordings is on the terms that hold for a message; `either` if those are not known for certain. */
export const judge = (world: World, said: Said, version: number): 'question' | 'talk' | 'either' => {
  const meaning = said.meanings[version];
  if (meaning === undefined) return 'talk';
  // What the bot says for somebody was allowed when they asked for it.
  if (said.by !== undefined) return 'question';
  const { conversation, message, speaker } = said;
  const verdicts = possible(world, { conversation, place: message.id }).map((terms) =>
    isQuestion(world, meaning, speaker, terms),
  );
  if (isPressed(world, said)) return 'either';
  if (verdicts.every(Boolean)) return 'question';
  return verdicts.some(Boolean) ? 'either' : 'talk';
};

/** Whether it was heard before a press that came before it: until that arrived, it counted on the terms before. */
export const isOvertaken = (world: World, { conversation, message }: Said): boolean =>
  changesOf(world, conversation).some(({ id, at, process }) => {
    const { knownAt = Infinity } = process.heard.get(message.id) ?? {};
    return compareIds(id, message.id) < 0 && knownAt < at;
  });

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

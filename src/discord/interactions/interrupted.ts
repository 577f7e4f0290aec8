import { DiscordError, mayHaveArrived } from '../../lib/failure.ts';
import {
  isSnowflake,
  interactionId as asInteractionId,
  messageId,
  type InteractionId,
  type MessageId,
} from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { pause } from '../../lib/pause.ts';
import type { Words } from '../../locale/words.ts';
import type { DeferredRecord, DeferredRecords } from './deferred.ts';
import { createInteractionRequests, original, type InteractionRequests } from './interaction-requests.ts';
import { limits } from '../limits.ts';
import { say, update, type Body } from '../reply.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { WordsFor } from './interaction.ts';
import { buttonKind, type ComponentRoute } from './route.ts';
import type { RouteTable } from './route-table.ts';

type Place = MessageId | typeof original;

const runAgain = buttonKind('run_again', ['interaction']);

interface Interruptions {
  readonly interactionRest: DiscordRest;
  readonly deferred: DeferredRecords;
  readonly table: RouteTable;
  readonly wordsFor: WordsFor;
  /** Fires when the process gives up what is in progress: anyone not told by then is told after the next start. */
  readonly givenUp: AbortSignal;
  readonly log: Log;
}

/** What an interrupted interaction achieved after all, in the words of its person; undefined if unknown. */
export type OutcomeOf = (id: InteractionId, words: Words) => Promise<Body | undefined>;

const interruptedBody = (record: DeferredRecord, table: RouteTable, { router }: Words): Body => {
  const { cutOff } = record.progress ?? {};
  const above = cutOff === undefined ? '' : `${cutOff}\n\n`;
  if (!table.isRepeatable(record.invocation)) return { content: above + router.interruptedAskAgain };
  const button = runAgain.make({
    label: router.runAgain,
    style: 'primary',
    with: { interaction: record.interactionId },
  });
  return { content: above + router.interrupted, rows: [[button]] };
};

const isFailure = (error: unknown, kind: DiscordError['failure']['kind']): boolean =>
  error instanceof DiscordError && error.failure.kind === kind;

const tries = 3;
/** Milliseconds before the first retry; each further one waits twice as long. */
const firstWait = 400;

/** Nobody else will end this "thinking", so a passing fault at Discord is waited out until `givenUp` fires. */
const insisting = async <Result>(givenUp: AbortSignal, request: () => Promise<Result>): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await request();
    } catch (error) {
      if (tried >= tries || !(error instanceof DiscordError && mayHaveArrived(error.failure))) throw error;
      await pause(firstWait * 2 ** (tried - 1), givenUp);
      if (givenUp.aborted) throw error;
    }
  }
};

/** The message that the ending may replace: "thinking", or progress. An answer that is already there stays. */
const unfinished = async (
  { deferral, progress }: DeferredRecord,
  requests: InteractionRequests,
  givenUp: AbortSignal,
): Promise<Place | undefined> => {
  if (progress === undefined && deferral === 'update') return undefined; // the original has the button
  const shownIn = progress?.message ?? original;
  const place = isSnowflake(shownIn) ? messageId(shownIn) : original;
  try {
    const { thinking, content } = await insisting(givenUp, () => requests.read(place));
    const isProgress = progress?.shown.some((shown) => shown.trim() === content.trim()) === true;
    return thinking || isProgress ? place : undefined;
  } catch (error) {
    // Our message was dismissed, or Discord no longer returns it: nothing shows.
    if (isFailure(error, 'unknown_message')) return undefined;
    throw error;
  }
};

const tell = async (
  record: DeferredRecord,
  body: Body,
  { interactionRest, givenUp }: Interruptions,
): Promise<void> => {
  const requests = createInteractionRequests(interactionRest, record);
  const place = await unfinished(record, requests, givenUp);
  if (place === undefined)
    await requests.follow(body); // once: sent again, it could show twice
  else await insisting(givenUp, () => requests.edit(place, body));
};

/**
 * Ends the interactions that a crash cut off, so that nobody waits for an answer that never comes. Records that can be
 * run again stay until their button is pressed or they expire.
 */
export const endInterrupted = async (
  records: readonly DeferredRecord[],
  interruptions: Interruptions & { readonly outcomeOf: OutcomeOf },
): Promise<void> => {
  const { deferred, table, outcomeOf, wordsFor, givenUp, log } = interruptions;
  const endOne = async (record: DeferredRecord): Promise<void> => {
    const over = Date.now() - record.at > limits.interaction;
    const words = wordsFor(record.language ?? 'en');
    const outcome = await outcomeOf(record.interactionId, words);
    if (givenUp.aborted) return;
    const mayRunAgain = !over && outcome === undefined && table.isRepeatable(record.invocation);
    try {
      if (!over && record.told !== true) {
        // First: once the button shows it may be pressed, and that forgets the record.
        if (mayRunAgain) await deferred.note({ ...record, told: true });
        await tell(record, outcome ?? interruptedBody(record, table, words), interruptions);
      }
    } catch (error) {
      log.warn({ interaction: record.interactionId, ...errorFacts(error) }, 'interrupted command not ended');
      if (mayRunAgain) await deferred.note(record); // the next start tries once more
      if (givenUp.aborted) return;
    }
    if (!mayRunAgain) await deferred.done(record.interactionId);
  };
  // Concurrently, because one may have to wait for what it began.
  await Promise.all(records.map(endOne));
};

/** Starts the stored invocation for the person who pressed the button, who must be the one who asked. */
export const runAgainRoute = (deferred: DeferredRecords): ComponentRoute =>
  runAgain.on(async function* (caller, { interaction }, run) {
    const { router: words } = caller.words;
    if (!isSnowflake(interaction)) return say(words.outdated);
    const record = await deferred.find(asInteractionId(interaction));
    if (record === undefined) return say(words.answerGone);
    if (record.userId !== caller.userId) return say(words.notYours);
    await deferred.done(record.interactionId); // first: pressed twice, it runs once
    yield update(words.interrupted);
    return yield* run(record.invocation, caller);
  });

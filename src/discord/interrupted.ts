import { DiscordError } from '../lib/failure.ts';
import {
  isSnowflake,
  interactionId as asInteractionId,
  messageId,
  type InteractionId,
  type MessageId,
} from '../lib/ids.ts';
import { errorFacts, type Log } from '../lib/log.ts';
import { tryAgain } from '../lib/try-again.ts';
import { routerTexts } from '../texts/discord.ts';
import type { Caller } from './caller.ts';
import type { DeferredRecord, DeferredRecords } from './deferred.ts';
import { createInteractionRequests, original, type InteractionRequests } from './interaction-requests.ts';
import { limits } from './limits.ts';
import { say, update, type Body, type Reply } from './reply.ts';
import type { DiscordRest } from './rest.ts';
import { buttonKind, type ComponentRoute, type Invocation } from './route.ts';
import type { RouteTable } from './route-table.ts';

type Place = MessageId | typeof original;

const runAgain = buttonKind('run_again', ['interaction']);

interface Interruptions {
  readonly interactionRest: DiscordRest;
  readonly deferred: DeferredRecords;
  readonly table: RouteTable;
  readonly log: Log;
}

/** What an interrupted interaction has come to nevertheless; undefined where nobody knows. */
export type OutcomeOf = (id: InteractionId) => Body | undefined;

const isRepeatable = (table: RouteTable, { kind, name }: Invocation): boolean =>
  kind === 'command' && table.entry(name)?.repeatable === true;

const interruptedBody = (record: DeferredRecord, table: RouteTable): Body => {
  const { cutOff } = record.progress ?? {};
  const above = cutOff === undefined ? '' : `${cutOff}\n\n`;
  if (!isRepeatable(table, record.invocation)) return { content: above + routerTexts.interruptedAskAgain };
  const button = runAgain.make({
    label: routerTexts.runAgain,
    style: 'primary',
    with: { interaction: record.interactionId },
  });
  return { content: above + routerTexts.interrupted, rows: [[button]] };
};

/** Nobody else will end this "thinking": a fault of Discord's that passes is waited out. */
const patience = {
  tries: 3,
  wait: 400,
  passes: (error: unknown): boolean => error instanceof DiscordError && error.failure.kind === 'unreachable',
};

/** A message of ours that is dismissed, or that Discord does not hand out any more, shows nothing. */
const isGone = (error: unknown): boolean =>
  error instanceof DiscordError && error.failure.kind === 'unknown_message';

/** The message in whose place an end may stand: "thinking", or progress. An answer that is already there stays. */
const unfinished = async (
  { deferral, progress }: DeferredRecord,
  requests: InteractionRequests,
): Promise<Place | undefined> => {
  if (progress === undefined && deferral === 'update') return undefined; // the original has the button
  const shownIn = progress?.message ?? original;
  const place = isSnowflake(shownIn) ? messageId(shownIn) : original;
  try {
    const { thinking, content } = await tryAgain(patience, () => requests.read(place));
    const isProgress = progress?.shown.some((shown) => shown.trim() === content.trim()) === true;
    return thinking || isProgress ? place : undefined;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

const tell = async (record: DeferredRecord, body: Body, interactionRest: DiscordRest): Promise<void> => {
  const requests = createInteractionRequests(interactionRest, record);
  const place = await unfinished(record, requests);
  if (place === undefined)
    await requests.follow(body); // once: sent again, it could show twice
  else await tryAgain(patience, () => requests.edit(place, body));
};

/**
 * Ends the interactions that a crash cut off, so that nobody waits for an answer that never comes. Records that can be
 * run again stay until their button is pressed or the records' own time is up.
 */
export const endInterrupted = async (
  records: readonly DeferredRecord[],
  { interactionRest, deferred, table, outcomeOf, log }: Interruptions & { readonly outcomeOf: OutcomeOf },
): Promise<void> => {
  for (const record of records) {
    const over = Date.now() - record.at > limits.interaction;
    const outcome = outcomeOf(record.interactionId);
    const mayRunAgain = !over && outcome === undefined && isRepeatable(table, record.invocation);
    try {
      if (!over && record.told !== true) {
        // First: once the button shows it may be pressed, and that forgets the record.
        if (mayRunAgain) await deferred.note({ ...record, told: true });
        await tell(record, outcome ?? interruptedBody(record, table), interactionRest);
      }
    } catch (error) {
      log.warn({ interaction: record.interactionId, ...errorFacts(error) }, 'interrupted command not ended');
      if (mayRunAgain) await deferred.note(record); // the next start tries once more
    }
    if (!mayRunAgain) await deferred.done(record.interactionId);
  }
};

/** `run` starts the stored invocation for whoever pressed, who must be the one who asked. */
export const runAgainRoute = (
  deferred: DeferredRecords,
  run: (invocation: Invocation, caller: Caller) => AsyncGenerator<Reply, Reply, undefined>,
): ComponentRoute =>
  runAgain.on(async function* (caller, { interaction }) {
    if (!isSnowflake(interaction)) return say(routerTexts.outdated);
    const record = await deferred.find(asInteractionId(interaction));
    if (record === undefined) return say(routerTexts.answerGone);
    if (record.userId !== caller.userId) return say(routerTexts.notYours);
    await deferred.done(record.interactionId); // first: pressed twice, it runs once
    yield update(routerTexts.interrupted);
    return yield* run(record.invocation, caller);
  });

import { DiscordError } from '../../lib/failure.ts';
import { isSnowflake, interactionId as asInteractionId, type InteractionId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { tryAgain } from '../../lib/try-again.ts';
import type { Words } from '../../locale/words.ts';
import type { DeferredRecord, DeferredRecords } from './deferred.ts';
import { createInteractionRequests, original } from './interaction-requests.ts';
import { limits } from '../limits.ts';
import { say, update, type Body } from '../reply.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import { buttonKind, type ComponentRoute, type Invocation } from './route.ts';
import type { RouteTable } from './route-table.ts';

const runAgain = buttonKind('run_again', ['interaction']);

interface Interruptions {
  readonly interactionRest: DiscordRest;
  readonly deferred: DeferredRecords;
  readonly table: RouteTable;
  /** Nobody noted which language those read who were cut off. */
  readonly words: Words;
  /** Comes when the process gives up what is under way: who is not told by then is told after the next start. */
  readonly givenUp: AbortSignal;
  readonly log: Log;
}

/** What an interrupted interaction has come to nevertheless; undefined where nobody knows. */
export type OutcomeOf = (id: InteractionId) => Promise<Body | undefined>;

const isRepeatable = (table: RouteTable, { kind, name }: Invocation): boolean =>
  kind === 'command' && table.entry(name)?.repeatable === true;

const interruptedBody = (
  record: DeferredRecord,
  { table, words: { router } }: Pick<Interruptions, 'table' | 'words'>,
): Body => {
  if (!isRepeatable(table, record.invocation)) return { content: router.interruptedAskAgain };
  const button = runAgain.make({
    label: router.runAgain,
    style: 'primary',
    with: { interaction: record.interactionId },
  });
  return { content: router.interrupted, rows: [[button]] };
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof DiscordError && error.failure.kind === 'unreachable';

const tell = async (
  record: DeferredRecord,
  body: Body,
  { interactionRest, givenUp: signal }: Interruptions,
): Promise<void> => {
  // Nobody else will end this "thinking": a fault of Discord's that passes is waited out.
  const insist = <Result>(request: () => Promise<Result>): Promise<Result> =>
    tryAgain(request, { passes: isUnreachable, tries: 3, wait: 500, signal });
  const requests = createInteractionRequests(interactionRest, record);
  // What was already shown (progress, or even the answer) stays.
  const thinking = record.deferral === 'private' && (await insist(() => requests.isThinking()));
  if (thinking) await insist(() => requests.edit(original, body));
  else await requests.follow(body); // once: sent again, it could show twice
};

/**
 * Ends the interactions that a crash cut off, so that nobody waits for an answer that never comes. Records that can be
 * run again stay until their button is pressed or the records' own time is up.
 */
export const endInterrupted = async (
  records: readonly DeferredRecord[],
  interruptions: Interruptions & { readonly outcomeOf: OutcomeOf },
): Promise<void> => {
  const { deferred, table, outcomeOf, givenUp, log } = interruptions;
  const endOne = async (record: DeferredRecord): Promise<void> => {
    const over = Date.now() - record.at > limits.interaction;
    const outcome = await outcomeOf(record.interactionId);
    if (givenUp.aborted) return;
    const mayRunAgain = !over && outcome === undefined && isRepeatable(table, record.invocation);
    try {
      if (!over && record.told !== true) {
        // First: once the button shows it may be pressed, and that forgets the record.
        if (mayRunAgain) await deferred.note({ ...record, told: true });
        await tell(record, outcome ?? interruptedBody(record, interruptions), interruptions);
      }
    } catch (error) {
      log.warn({ interaction: record.interactionId, ...errorFacts(error) }, 'interrupted command not ended');
      if (mayRunAgain) await deferred.note(record); // the next start tries once more
      if (givenUp.aborted) return;
    }
    if (!mayRunAgain) await deferred.done(record.interactionId);
  };
  // Side by side: one may have to wait for what it began.
  await Promise.all(records.map(endOne));
};

/** Starts the stored invocation for whoever pressed, who must be the one who asked. */
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

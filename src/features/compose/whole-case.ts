// A whole case: the narrative first, then vital signs and exam at the same time, so that both fit the narrative.
import type { LRUCache } from 'lru-cache';
import { say, sayAll, type Body, type Replies, type Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Sessions } from '../../service/session.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import {
  begin,
  missingIn,
  narrativeOf,
  newIn,
  nextSettled,
  overview,
  startRun,
  type CaseDraft,
  type CaseRun,
  type KeptRun,
} from './case-run.ts';
import { tryAgainButton } from './description.ts';

/** Several long sections would bury what is above them, so a section with more messages comes as a file. */
const mostMessages = 2;

async function* untilSettled(
  run: CaseRun,
  { caller: { words }, kept }: Order,
): AsyncGenerator<Reply, void, undefined> {
  while (run.underWay.size > 0) {
    const isOver = [...run.failed.values()].some(({ kind }) => kind === 'cancelled');
    // When the process is ending, the next reply may not be sent any more.
    if (!isOver) {
      yield say(`${overview(run, words)}\n${words.compose.keepsGoing}`);
    }
    await nextSettled(run);
    await kept.keepWritten(run.written);
  }
}

/** `needs_link` is thrown to the router while there is nothing to lose; the case continues after linking. */
const throwIfLinkMissing = (run: CaseRun): void => {
  if (newIn(run).length > 0) return;
  for (const failure of run.failed.values()) {
    if (failure.kind === 'needs_link') throw new ServiceError(failure);
  }
};

export interface Order {
  readonly draft: CaseDraft;
  /** The key of the draft. */
  readonly id: string;
  readonly caller: Caller;
  /** The case that it becomes. */
  readonly kept: KeptRun;
  readonly service: Sessions;
  readonly drafts: LRUCache<string, CaseDraft>;
}

/** Whether those sections that are missing can be tried again: from the card of the case, or from a draft. */
type Missing = 'on_card' | 'in_draft' | 'lost';

/** The sections that were written, followed by what is to be done about those that were not. */
const result = async (run: CaseRun, { id, caller, kept }: Order, state: Missing): Promise<Reply> => {
  const { words } = caller;
  const { compose: texts } = words;
  const made = overview(run, words);
  // The card says so too, and how it becomes one.
  const head = { content: kept.isKept() ? made : `${made}\n\n${texts.notAPatient}` };
  const sections = newIn(run).flatMap((name): readonly Body[] => {
    const section = run.written.get(name);
    const heading = `**${texts.sectionTitle[name]}**`;
    return section === undefined ? [] : sectionMessages({ name, section, heading, mostMessages, words });
  });
  const missing = missingIn(run);
  const card = await kept.ending();
  if (missing.length === 0 || state === 'on_card') return sayAll([head, ...sections, ...card]);
  if (state === 'lost')
    return sayAll([head, ...sections, { content: texts.missingForGood(missing) }, ...card]);
  const button = tryAgainButton.make({
    label: texts.tryAgain,
    style: 'primary',
    with: { draft: id },
  });
  return sayAll([head, ...sections, { content: texts.missing(missing), rows: [[button]] }, ...card]);
};

/** Keeps what is left to do, unless that is nothing or the card of the case offers it. */
const keepRest = (run: CaseRun, { draft, id, kept, drafts }: Order): Missing => {
  if (missingIn(run).length === 0 || kept.isKept()) {
    drafts.delete(id);
    return 'on_card';
  }
  // Unlinking has deleted it.
  if (!drafts.has(id)) return 'lost';
  drafts.set(id, { ...draft, written: run.written });
  return 'in_draft';
};

/**
 * Composes what the draft is missing and shows its progress. Throws a ServiceError `needs_link` if nothing could be
 * written because an account is missing; every other failure is shown along with what worked.
 */
export async function* composeCase(order: Order): Replies {
  const { draft, service, drafts, id } = order;
  const { description, userId } = draft;
  const run = startRun(draft);
  const missing = missingIn(run);
  const { compose } = service.as({ userId });
  drafts.set(id, draft);

  if (missing.includes('narrative')) {
    begin(run, 'narrative', compose.narrative(description));
    yield* untilSettled(run, order);
  }

  const narrative = narrativeOf(run);
  if (narrative !== undefined) {
    const calls = { vital_signs: compose.vitalSigns, exam: compose.exam };
    const about = { ...description, otherSections: narrative, packaged: true };
    for (const name of ['vital_signs', 'exam'] as const) {
      if (!missing.includes(name)) continue;
      begin(run, name, calls[name](about));
    }
    yield* untilSettled(run, order);
  }

  throwIfLinkMissing(run);
  return result(run, order, keepRest(run, order));
}

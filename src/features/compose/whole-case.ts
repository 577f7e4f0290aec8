// A whole case: the narrative first, then vital signs and exam at the same time, so that both fit the narrative.
import type { LRUCache } from 'lru-cache';
import { keptAs, say, sayAll, type Body, type Progress, type Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { SectionStep } from '../../locale/facts.ts';
import type { Texts } from '../../locale/words.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Sessions } from '../../service/session.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import { headingOf, tryAgainButton } from './description.ts';

const sectionsInOrder: readonly SectionName[] = ['narrative', 'vital_signs', 'exam'];

/** A case that is not finished: what its `Try again` button completes. */
export interface CaseDraft {
  readonly userId: UserId;
  readonly description: Description;
  readonly written: ReadonlyMap<SectionName, Section>;
}

/** The case that a run becomes for its author, made by the first part that is written. Nothing here rejects. */
export interface KeptRun {
  /** Keeps what is not kept yet. */
  keepWritten(written: ReadonlyMap<SectionName, Section>): Promise<void>;
  /** Whether everything that was written is on the case's card. */
  isKept(): boolean;
  /** The card, or why there is none; nothing if nothing was written. */
  ending(): Promise<readonly Body[]>;
}

interface Settled {
  readonly name: SectionName;
  readonly result: PromiseSettledResult<Section>;
}

interface Writing {
  readonly since: number;
  readonly settled: Promise<Settled>;
}

/** One attempt at what a draft is missing, with the progress of each section. */
interface CaseRun {
  readonly draft: CaseDraft;
  /** By this run and those before it. */
  readonly written: Map<SectionName, Section>;
  readonly failed: Map<SectionName, ServiceFailure>;
  /** These promises never reject, because nobody listens to them while a reply is being sent. */
  readonly underWay: Map<SectionName, Writing>;
}

const startRun = (draft: CaseDraft): CaseRun => ({
  draft,
  written: new Map(draft.written),
  failed: new Map(),
  underWay: new Map(),
});

const settle = async (name: SectionName, work: Promise<Section>): Promise<Settled> => {
  const [result] = await Promise.allSettled([work]);
  return { name, result };
};

const begin = (run: CaseRun, name: SectionName, work: Promise<Section>): void => {
  run.underWay.set(name, { since: clock.wall(), settled: settle(name, work) });
};

/** Waits for one more section. Throws anything that is not a failure of the service. */
const nextSettled = async ({ underWay, written, failed }: CaseRun): Promise<void> => {
  const { name, result } = await Promise.race([...underWay.values()].map(({ settled }) => settled));
  underWay.delete(name);
  if (result.status === 'fulfilled') written.set(name, result.value);
  else if (result.reason instanceof ServiceError) failed.set(name, result.reason.failure);
  else throw result.reason;
};

const missingIn = ({ written }: Pick<CaseRun, 'written'>): SectionName[] =>
  sectionsInOrder.filter((name) => !written.has(name));

/** What this run has written. */
const newIn = ({ draft, written }: CaseRun): readonly SectionName[] =>
  sectionsInOrder.filter((name) => written.has(name) && !draft.written.has(name));

/** The narrative to pass to the other sections; undefined while there is none. */
const narrativeOf = ({ written }: CaseRun): string | undefined => {
  const section = written.get('narrative');
  return section?.kind === 'text' ? section.text : undefined;
};

const stepOf = (run: CaseRun, name: SectionName, { failures }: Texts): SectionStep => {
  const writing = run.underWay.get(name);
  if (writing !== undefined) return { kind: 'being_written', since: writing.since };
  const failure = run.failed.get(name);
  if (failure !== undefined) return { kind: 'failed', words: failures.service(failure) };
  return { kind: run.written.has(name) ? 'written' : 'waits' };
};

/** The patient, and a line for each section. */
const overview = (run: CaseRun, words: Texts): string => {
  const { description } = run.draft;
  const steps = sectionsInOrder.map((section) => ({ section, step: stepOf(run, section, words) }));
  const heading = headingOf({ what: words.compose.wholeCase, description, words });
  return `${heading}\n${words.compose.progress(steps)}`;
};

/** Several long sections would bury what is above them, so a section with more messages comes as a file. */
const mostMessages = 2;

const untilSettled = async (run: CaseRun, { caller: { words }, kept, progress }: Order): Promise<void> => {
  while (run.underWay.size > 0) {
    const isOver = [...run.failed.values()].some(({ kind }) => kind === 'cancelled');
    // When the process is ending, the next reply may not be sent any more.
    if (!isOver) {
      await progress(say(`${overview(run, words)}\n${words.compose.keepsGoing}`));
    }
    await nextSettled(run);
    await kept.keepWritten(run.written);
  }
};

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
  readonly progress: Progress;
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
export const composeCase = async (order: Order): Promise<Reply> => {
  const { draft, service, drafts, id, kept, caller } = order;
  const { description, userId } = draft;
  const run = startRun(draft);
  const missing = missingIn(run);
  const { compose } = service.as({ userId });
  drafts.set(id, draft);

  if (missing.includes('narrative')) {
    begin(run, 'narrative', compose('narrative', description));
    await untilSettled(run, order);
  }

  const narrative = narrativeOf(run);
  if (narrative !== undefined) {
    const about = { ...description, otherSections: narrative, packaged: true };
    for (const name of ['vital_signs', 'exam'] as const) {
      if (!missing.includes(name)) continue;
      begin(run, name, compose(name, about));
    }
    await untilSettled(run, order);
  }

  throwIfLinkMissing(run);
  const reply = await result(run, order, keepRest(run, order));
  return kept.isKept() ? keptAs(caller.words.cases.undelivered(userId), reply) : reply;
};

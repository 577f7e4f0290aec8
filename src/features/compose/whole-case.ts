/** A whole case: the narrative first, then vital signs and exam at the same time, so that both fit the narrative. */
import { keptAs, say, sayAll, type MessageBody, type Progress, type Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';
import type { Offered } from '../../lib/offered.ts';
import type { Texts } from '../../locale/words.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Sessions } from '../../service/session.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import { headingOf, tryAgainButton } from './description.ts';

const sectionsInOrder: readonly SectionName[] = ['narrative', 'vital_signs', 'exam'];

/** Several long sections would bury what is above them, so a section with more messages comes as a file. */
const mostMessages = 2;

/** A case that is not finished: what its `Try again` button completes. */
export interface CaseDraft {
  readonly description: Description;
  readonly written: ReadonlyMap<SectionName, Section>;
}

/** Where a run is kept for its author: the first part that is written makes it a case. Nothing here rejects. */
export interface KeptRun {
  /** Keeps what is not kept yet. */
  keepWritten(written: ReadonlyMap<SectionName, Section>): Promise<void>;
  /** Whether everything that was written is on the case's card. */
  isKept(): boolean;
  /** The card, or why there is none; nothing if nothing was written. */
  ending(): Promise<readonly MessageBody[]>;
}

interface Order {
  readonly draft: CaseDraft;
  /** The key of the draft. */
  readonly id: string;
  readonly caller: Caller;
  /** The case that it becomes. */
  readonly kept: KeptRun;
  readonly service: Sessions;
  readonly drafts: Offered<CaseDraft>;
  readonly progress: Progress;
}

/** One attempt at what a draft is missing, with the progress of each section. */
interface CaseRun extends Order {
  /** By this run and those before it. */
  readonly written: Map<SectionName, Section>;
  readonly failed: Map<SectionName, ServiceFailure>;
  /** Since when each of these is being written. */
  readonly underWay: Map<SectionName, number>;
}

const missingIn = ({ written }: Pick<CaseRun, 'written'>): readonly SectionName[] =>
  sectionsInOrder.filter((name) => !written.has(name));

/** What this run has written. */
const newIn = ({ draft, written }: CaseRun): readonly (readonly [SectionName, Section])[] =>
  sectionsInOrder.flatMap((name) => {
    const section = draft.written.has(name) ? undefined : written.get(name);
    return section === undefined ? [] : [[name, section] as const];
  });

const stepText = (run: CaseRun, name: SectionName, { compose: { steps }, failures }: Texts): string => {
  const since = run.underWay.get(name);
  if (since !== undefined) return steps.being_written(name, since);
  const failure = run.failed.get(name);
  if (failure !== undefined) return steps.failed(name, failures.service(failure));
  return run.written.has(name) ? steps.written(name) : steps.waits(name);
};

/** The patient, and a line for each section. */
const overview = (run: CaseRun): string => {
  const { draft, caller } = run;
  const { words } = caller;
  const heading = headingOf({ what: words.compose.wholeCase, description: draft.description, words });
  return [heading, ...sectionsInOrder.map((name) => stepText(run, name, words))].join('\n');
};

const showProgress = async (run: CaseRun): Promise<void> => {
  const { underWay, failed, caller, progress } = run;
  // When the process is ending, the next reply may not be sent any more.
  const isOver = [...failed.values()].some(({ kind }) => kind === 'cancelled');
  if (underWay.size === 0 || isOver) return;
  await progress(say(`${overview(run)}\n${caller.words.compose.keepsGoing}`));
};

/** Writes these at the same time. Throws anything that is not a failure of the service. */
const write = async (run: CaseRun, works: readonly (readonly [SectionName, Promise<Section>])[]) => {
  const { written, failed, underWay, kept } = run;
  for (const [name] of works) underWay.set(name, clock.wall());
  const begun = showProgress(run);
  const settle = async (name: SectionName, work: Promise<Section>): Promise<void> => {
    try {
      written.set(name, await work);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      failed.set(name, error.failure);
    } finally {
      underWay.delete(name);
    }
    await kept.keepWritten(written);
    await begun;
    await showProgress(run);
  };
  await Promise.all([begun, ...works.map(([name, work]) => settle(name, work))]);
};

/** `needs_link` is thrown to the router while there is nothing to lose; the case continues after linking. */
const throwIfLinkMissing = (run: CaseRun): void => {
  if (newIn(run).length > 0) return;
  for (const failure of run.failed.values()) {
    if (failure.kind === 'needs_link') throw new ServiceError(failure);
  }
};

/** Keeps a draft of what is left to do, unless that is nothing or the case's card offers it; false if there is none. */
const keepsRest = ({ draft, id, caller: { userId }, kept, drafts, written }: CaseRun): boolean => {
  if (missingIn({ written }).length === 0 || kept.isKept()) drafts.useUp(id);
  // Unlinking has deleted it.
  if (drafts.find(userId, id) === undefined) return false;
  drafts.keep(userId, id, { ...draft, written });
  return true;
};

/** The sections that were written, followed by what is to be done about those that were not. */
const result = async (run: CaseRun): Promise<Reply> => {
  const { id, caller, kept } = run;
  const { words } = caller;
  const { compose: texts } = words;
  // The card says so too, and how it becomes one.
  const content = kept.isKept() ? overview(run) : `${overview(run)}\n\n${texts.notAPatient}`;
  const sections = newIn(run).flatMap(([name, section]): readonly MessageBody[] => {
    const heading = `**${texts.sectionTitle[name]}**`;
    return sectionMessages({ name, section, heading, mostMessages, words });
  });
  const button = tryAgainButton.make({ label: texts.tryAgain, style: 'primary', with: { draft: id } });
  const rest = { content: texts.missing(missingIn(run)), rows: [[button]] };
  const reply = sayAll([
    { content },
    ...sections,
    ...(keepsRest(run) ? [rest] : []),
    ...(await kept.ending()),
  ]);
  return kept.isKept() ? keptAs(words.cases.undelivered(caller.userId), reply) : reply;
};

/**
 * Composes what the draft is missing and shows its progress. Throws a ServiceError `needs_link` if nothing could be
 * written because an account is missing; every other failure is shown along with what worked.
 */
export const composeCase = async (order: Order): Promise<Reply> => {
  const { draft, service, drafts, id, caller } = order;
  const { description } = draft;
  const { userId } = caller;
  const run: CaseRun = { ...order, written: new Map(draft.written), failed: new Map(), underWay: new Map() };
  const compose = service.compose({ userId });
  drafts.keep(userId, id, draft);

  if (!run.written.has('narrative')) await write(run, [['narrative', compose('narrative', description)]]);

  const narrative = run.written.get('narrative');
  if (narrative?.kind === 'text') {
    const about = { ...description, otherSections: narrative.text, packaged: true };
    const works = missingIn(run).map((name) => [name, compose(name, about)] as const);
    await write(run, works);
  }

  throwIfLinkMissing(run);
  return result(run);
};

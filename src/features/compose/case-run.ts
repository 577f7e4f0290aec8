import type { UserId } from '../../lib/ids.ts';
import type { Body } from '../../discord/reply.ts';
import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { SectionStep } from '../../locale/facts.ts';
import type { Words } from '../../locale/words.ts';
import { headingOf } from './description.ts';

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

/** One attempt at what a draft is missing, with the progress of each section. */
export interface CaseRun {
  readonly draft: CaseDraft;
  /** By this run and those before it. */
  readonly written: Map<SectionName, Section>;
  readonly failed: Map<SectionName, ServiceFailure>;
  /** These promises never reject, because nobody listens to them while a reply is being sent. */
  readonly underWay: Map<SectionName, Promise<Settled>>;
}

export const startRun = (draft: CaseDraft): CaseRun => ({
  draft,
  written: new Map(draft.written),
  failed: new Map(),
  underWay: new Map(),
});

const settle = async (name: SectionName, work: Promise<Section>): Promise<Settled> => {
  const [result] = await Promise.allSettled([work]);
  return { name, result };
};

export const begin = (run: CaseRun, name: SectionName, work: Promise<Section>): void => {
  run.underWay.set(name, settle(name, work));
};

/** Waits for one more section. Throws anything that is not a failure of the service. */
export const nextSettled = async ({ underWay, written, failed }: CaseRun): Promise<void> => {
  const { name, result } = await Promise.race(underWay.values());
  underWay.delete(name);
  if (result.status === 'fulfilled') written.set(name, result.value);
  else if (result.reason instanceof ServiceError) failed.set(name, result.reason.failure);
  else throw result.reason;
};

export const missingIn = ({ written }: Pick<CaseRun, 'written'>): SectionName[] =>
  sectionsInOrder.filter((name) => !written.has(name));

/** What this run has written. */
export const newIn = ({ draft, written }: CaseRun): readonly SectionName[] =>
  sectionsInOrder.filter((name) => written.has(name) && !draft.written.has(name));

/** The narrative to pass to the other sections; undefined while there is none. */
export const narrativeOf = ({ written }: CaseRun): string | undefined => {
  const section = written.get('narrative');
  return section?.kind === 'text' ? section.text : undefined;
};

const stepOf = (run: CaseRun, name: SectionName, { failures }: Words): SectionStep => {
  if (run.underWay.has(name)) return { kind: 'being_written' };
  const failure = run.failed.get(name);
  if (failure !== undefined) return { kind: 'failed', words: failures.service(failure) };
  return { kind: run.written.has(name) ? 'written' : 'waits' };
};

/** The patient, and a line for each section. */
export const overview = (run: CaseRun, words: Words): string => {
  const { description } = run.draft;
  const steps = sectionsInOrder.map((section) => ({ section, step: stepOf(run, section, words) }));
  const heading = headingOf({ what: words.compose.wholeCase, description, words });
  return `${heading}\n${words.compose.progress(steps)}`;
};

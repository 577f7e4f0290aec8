import { ServiceError, type ServiceFailure } from '../../lib/failure.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { SectionStep } from '../../locale/facts.ts';
import type { Words } from '../../locale/words.ts';
import { headingOf } from './description.ts';
import type { CaseDraft } from './collections.ts';

export const sectionsInOrder: readonly SectionName[] = ['narrative', 'vital_signs', 'exam'];

interface Settled {
  readonly name: SectionName;
  readonly result: PromiseSettledResult<Section>;
}

/** One attempt at what a draft is missing, with the progress of each section. */
export interface CaseRun {
  readonly draft: CaseDraft;
  readonly written: Map<SectionName, Section>;
  readonly failed: Map<SectionName, ServiceFailure>;
  /** These promises never reject, because nobody listens to them while a reply is being sent. */
  readonly underWay: Map<SectionName, Promise<Settled>>;
}

export const startRun = (draft: CaseDraft): CaseRun => ({
  draft,
  written: new Map(),
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

export const missingIn = ({ draft, written }: CaseRun): SectionName[] =>
  draft.missing.filter((name) => !written.has(name));

/** The narrative to pass to the other sections; undefined while there is none. */
export const narrativeOf = ({ draft, written }: CaseRun): string | undefined => {
  const section = written.get('narrative');
  if (section?.kind === 'text') return section.text;
  return section?.kind === 'unknown' ? section.raw : draft.narrative;
};

const stepOf = (run: CaseRun, name: SectionName, { failures }: Words): SectionStep => {
  if (run.underWay.has(name)) return { kind: 'being_written' };
  const failure = run.failed.get(name);
  if (failure !== undefined) return { kind: 'failed', words: failures.service(failure) };
  return { kind: missingIn(run).includes(name) ? 'waits' : 'written' };
};

const overviewWith = (
  { draft: { description } }: CaseRun,
  { words, stepOfSection }: { words: Words; stepOfSection: (name: SectionName) => SectionStep },
): string => {
  const steps = sectionsInOrder.map((section) => ({ section, step: stepOfSection(section) }));
  const heading = headingOf({ what: words.compose.wholeCase, description, words });
  return `${heading}\n${words.compose.progress(steps)}`;
};

/** The patient, and a line for each section. */
export const overview = (run: CaseRun, words: Words): string =>
  overviewWith(run, { words, stepOfSection: (name) => stepOf(run, name, words) });

/** The same for the event that the process ends before the run: what has been written by then is shown nowhere. */
export const overviewCutOff = (run: CaseRun, words: Words): string =>
  overviewWith(run, {
    words,
    stepOfSection: (name) => ({ kind: run.draft.missing.includes(name) ? 'not_written' : 'written' }),
  });

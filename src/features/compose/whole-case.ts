// A whole case: the narrative first, then vital signs and exam at the same time, so that they fit it.
import { sayAll, sayProgress, type Body, type Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { Secret } from '../../lib/secret.ts';
import type { Section } from '../../service/section.ts';
import { composeTexts } from '../../texts/compose.ts';
import { tryAgainButton } from './case-buttons.ts';
import {
  begin,
  missingIn,
  narrativeOf,
  nextSettled,
  overview,
  overviewCutOff,
  sectionsInOrder,
  startRun,
  type CaseRun,
} from './case-run.ts';
import type { CaseDraft, ComposeDeps } from './ports.ts';
import { sectionMessages } from './result.ts';

/** Several long sections would bury what stands above them: from here on each comes as a file. */
const mostMessages = 2;

async function* untilSettled(deps: ComposeDeps, run: CaseRun): AsyncGenerator<Reply, void, undefined> {
  while (run.underWay.size > 0) {
    const isOver = [...run.failed.values()].some(({ kind }) => kind === 'cancelled');
    // At the end of the process the next reply may find nobody left to send it.
    if (!isOver) {
      const words = `${overview(run, deps.failureWords)}\n${composeTexts.keepsGoing}`;
      yield sayProgress(words, overviewCutOff(run));
    }
    await nextSettled(run);
  }
}

/** `needs_link` travels on to the router while there is nothing to lose; the case goes on after the link. */
const throwIfLinkMissing = ({ written, failed }: CaseRun): void => {
  if (written.size > 0) return;
  for (const failure of failed.values()) {
    if (failure.kind === 'needs_link') throw new ServiceError(failure);
  }
};

/** What came, section by section, and last the button for what did not. */
const result = (deps: ComposeDeps, run: CaseRun, id: string): Reply => {
  const head = { content: `${overview(run, deps.failureWords)}\n\n${composeTexts.notAPatient}` };
  const sections = sectionsInOrder.flatMap((name): readonly Body[] => {
    const section = run.written.get(name);
    const heading = `**${composeTexts.sectionTitle[name]}**`;
    return section === undefined ? [] : sectionMessages({ name, section, heading, mostMessages });
  });
  const missing = missingIn(run);
  if (missing.length === 0) return sayAll([head, ...sections]);
  const button = tryAgainButton.make({
    label: composeTexts.tryAgain,
    style: 'primary',
    with: { draft: id },
  });
  return sayAll([head, ...sections, { content: composeTexts.missing(missing), rows: [[button]] }]);
};

interface Order {
  readonly draft: CaseDraft;
  /** Under which the draft is kept while something of it is missing. */
  readonly id: string;
}

/**
 * Composes what the draft is missing and shows how far it is. Throws a ServiceError `needs_link` when nothing could
 * be written for want of an account; every other failure is shown beside what worked.
 */
export async function* composeCase(
  deps: ComposeDeps,
  { draft, id }: Order,
): AsyncGenerator<Reply, Reply, undefined> {
  const { description, missing, userId } = draft;
  const run = startRun(draft);
  const ask = (call: (bearer: Secret) => Promise<Section>): Promise<Section> =>
    deps.withAccount(userId, call);

  if (missing.includes('narrative')) {
    begin(
      run,
      'narrative',
      ask((bearer) => deps.compose.narrative({ ...description, bearer })),
    );
    yield* untilSettled(deps, run);
  }

  const narrative = narrativeOf(run);
  if (narrative !== undefined) {
    const calls = { vital_signs: deps.compose.vitalSigns, exam: deps.compose.exam };
    const about = { ...description, otherSections: narrative, packaged: true };
    for (const name of ['vital_signs', 'exam'] as const) {
      if (!missing.includes(name)) continue;
      begin(
        run,
        name,
        ask((bearer) => calls[name]({ ...about, bearer })),
      );
    }
    yield* untilSettled(deps, run);
  }

  throwIfLinkMissing(run);
  const left = missingIn(run);
  if (left.length === 0) await deps.drafts.delete(id);
  else {
    const kept = { ...draft, missing: left, savedAt: deps.now() };
    await deps.drafts.set(id, narrative === undefined ? kept : { ...kept, narrative });
  }
  return result(deps, run, id);
}

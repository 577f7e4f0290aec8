// A whole case: the narrative first, then vital signs and exam at the same time, so that both fit the narrative.
import { sayAll, sayProgress, type Body, type Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { Words } from '../../locale/words.ts';
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
import type { CaseDraft } from './collections.ts';
import type { Keeping } from './drafts.ts';
import type { ComposeDeps } from './ports.ts';
import { sectionMessages } from './result.ts';

/** Several long sections would bury what is above them, so a section with more messages comes as a file. */
const mostMessages = 2;

async function* untilSettled(run: CaseRun, words: Words): AsyncGenerator<Reply, void, undefined> {
  while (run.underWay.size > 0) {
    const isOver = [...run.failed.values()].some(({ kind }) => kind === 'cancelled');
    // When the process is ending, the next reply may not be sent any more.
    if (!isOver) {
      const progress = `${overview(run, words)}\n${words.compose.keepsGoing}`;
      yield sayProgress(progress, overviewCutOff(run, words));
    }
    await nextSettled(run);
  }
}

/** `needs_link` is thrown to the router while there is nothing to lose; the case continues after linking. */
const throwIfLinkMissing = ({ written, failed }: CaseRun): void => {
  if (written.size > 0) return;
  for (const failure of failed.values()) {
    if (failure.kind === 'needs_link') throw new ServiceError(failure);
  }
};

export interface Order {
  readonly draft: CaseDraft;
  /** The key of the draft, which is stored while part of it is missing. */
  readonly id: string;
  /** Whether it is stored already. */
  readonly isStored: boolean;
  readonly keeping: Keeping;
  readonly words: Words;
}

/** Whether those sections that are missing can be tried again. */
type Missing = 'kept' | 'lost';

/** The sections that were written, followed by what is to be done about those that were not. */
const result = (run: CaseRun, { id, words }: Order, state: Missing): Reply => {
  const { compose: texts } = words;
  const head = { content: `${overview(run, words)}\n\n${texts.notAPatient}` };
  const sections = sectionsInOrder.flatMap((name): readonly Body[] => {
    const section = run.written.get(name);
    const heading = `**${texts.sectionTitle[name]}**`;
    return section === undefined ? [] : sectionMessages({ name, section, heading, mostMessages, words });
  });
  const missing = missingIn(run);
  if (missing.length === 0) return sayAll([head, ...sections]);
  if (state === 'lost') return sayAll([head, ...sections, { content: texts.missingForGood(missing) }]);
  const button = tryAgainButton.make({
    label: texts.tryAgain,
    style: 'primary',
    with: { draft: id },
  });
  return sayAll([head, ...sections, { content: texts.missing(missing), rows: [[button]] }]);
};

/** Stores what is left to do, or deletes the draft if that is nothing. */
const keepRest = async (run: CaseRun, order: Order, savedAt: number): Promise<Missing> => {
  const { draft, id, isStored, keeping } = order;
  const missing = missingIn(run);
  if (missing.length === 0) {
    if (isStored) await keeping.drop(id);
    return 'kept';
  }
  const rest = { ...draft, missing, savedAt };
  const narrative = narrativeOf(run);
  const isKept = await keeping.keep(id, narrative === undefined ? rest : { ...rest, narrative });
  return isKept ? 'kept' : 'lost';
};

/**
 * Composes what the draft is missing and shows its progress. Throws a ServiceError `needs_link` if nothing could be
 * written because an account is missing; every other failure is shown along with what worked.
 */
export async function* composeCase(deps: ComposeDeps, order: Order): AsyncGenerator<Reply, Reply, undefined> {
  const { draft, words } = order;
  const { description, missing, userId } = draft;
  const run = startRun(draft);
  const { compose } = deps.service.as({ userId });

  if (missing.includes('narrative')) {
    begin(run, 'narrative', compose.narrative(description));
    yield* untilSettled(run, words);
  }

  const narrative = narrativeOf(run);
  if (narrative !== undefined) {
    const calls = { vital_signs: compose.vitalSigns, exam: compose.exam };
    const about = { ...description, otherSections: narrative, packaged: true };
    for (const name of ['vital_signs', 'exam'] as const) {
      if (!missing.includes(name)) continue;
      begin(run, name, calls[name](about));
    }
    yield* untilSettled(run, words);
  }

  throwIfLinkMissing(run);
  return result(run, order, await keepRest(run, order, deps.now()));
}

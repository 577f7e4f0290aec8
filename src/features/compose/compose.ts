import { randomUUID } from 'node:crypto';
import type { Caller } from '../../discord/interactions/caller.ts';
import { say, type Answers, type Progress, type Reply } from '../../discord/reply.ts';
import type { Meanwhile, Route } from '../../discord/interactions/route.ts';
import { createOffered } from '../../lib/offered.ts';
import type { Bus } from '../bus.ts';
import { composeCommand, type CommandDeps } from './commands.ts';
import { caseForm, tryAgainButton, blankWords, readDescription, type Typed } from './description.ts';
import { composeCase, type CaseDraft } from './whole-case.ts';

/** How long `Try again` works. */
const draftsKept = { most: 1_000, lasts: 24 * 60 * 60_000 };

/** `/compose` with its form and its `Try again` button. */
export const createCompose = (
  deps: CommandDeps & { readonly bus: Pick<Bus, 'on'> },
): { readonly routes: readonly Route[] } => {
  const { models, service, cases, bus } = deps;
  /** Cases that are unfinished or being written. */
  const drafts = createOffered<CaseDraft>(draftsKept);
  /** Drafts with a run in progress: a second press must not have the same text written twice. */
  const running = new Set<string>();

  bus.on('unlinked', drafts.forget);

  const fromTyped = (caller: Caller, typed: Typed, { progress }: Meanwhile): Answers => {
    const read = readDescription(typed, models);
    if (read.kind === 'blank') return say(blankWords(read.fields, caller.words));
    const { description } = read;
    const draft = { description, written: new Map() };
    const kept = cases.keeping(caller, description);
    return composeCase({ draft, id: randomUUID(), caller, kept, service, drafts, progress });
  };

  const tryAgain = async (caller: Caller, id: string, progress: Progress): Promise<Reply> => {
    if (running.has(id)) return say(caller.words.compose.alreadyTrying);
    const draft = drafts.find(caller.userId, id);
    if (draft === undefined) return say(caller.words.compose.nothingMissing);
    running.add(id);
    try {
      const kept = cases.keeping(caller, draft.description);
      return await composeCase({ draft, id, caller, kept, service, drafts, progress });
    } finally {
      running.delete(id);
    }
  };

  return {
    routes: [
      composeCommand(deps, fromTyped),
      caseForm.on(fromTyped),
      tryAgainButton.on((caller, { draft }, { progress }) => tryAgain(caller, draft, progress)),
    ],
  };
};

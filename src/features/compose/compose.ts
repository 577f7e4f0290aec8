import { randomUUID } from 'node:crypto';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, type Answers, type Replies } from '../../discord/reply.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { caseForm, tryAgainButton, blankWords, readDescription, type Typed } from './description.ts';
import { sectionsInOrder } from './case-run.ts';
import { composeCommand } from './commands.ts';
import { createDrafts } from './drafts.ts';
import type { ComposeDeps } from './ports.ts';
import { createKeptRun } from './kept-run.ts';
import { composeCase, type Order } from './whole-case.ts';

/** `/compose` with its form and its `Try again` button. */
export const createCompose = (deps: ComposeDeps): { readonly routes: readonly Route[] } => {
  const [firstModel] = deps.models;
  /** Drafts with a run in progress: a second press must not have the same text written twice. */
  const running = new Set<string>();

  const drafts = createDrafts(deps);
  deps.bus.on('unlinked', (user) => drafts.forget(user));
  deps.bus.on('stored', async (user) => [{ kind: 'drafts', records: drafts.of(user) }]);

  async function* firstTry(order: Omit<Order, 'keeping' | 'isStored'>): Replies {
    const keeping = drafts.begin(order.draft.userId);
    return yield* composeCase(deps, { ...order, keeping, isStored: false });
  }

  const fromTyped = (caller: Caller, typed: Typed): Answers => {
    const read = readDescription(typed, firstModel);
    if (read.kind === 'blank') return say(blankWords(read.fields, caller.words));
    const draft = {
      userId: caller.userId,
      description: read.description,
      missing: sectionsInOrder,
      savedAt: deps.now(),
    };
    const kept = createKeptRun(deps.cases, { caller, details: read.description });
    return firstTry({ draft, id: randomUUID(), caller, kept });
  };

  async function* tryAgain(caller: Caller, id: string): Replies {
    if (running.has(id)) return say(caller.words.compose.alreadyTrying);
    running.add(id);
    const keeping = drafts.begin(caller.userId);
    try {
      const draft = await drafts.get(id);
      if (draft?.userId !== caller.userId) return say(caller.words.compose.nothingMissing);
      const { description: details, narrative } = draft;
      // An older draft has the narrative alone; a case would have kept the rest.
      const before =
        narrative === undefined ? [] : ([['narrative', { kind: 'text', text: narrative }]] as const);
      const kept = createKeptRun(deps.cases, { caller, details, before });
      return yield* composeCase(deps, { draft, id, caller, kept, keeping, isStored: true });
    } finally {
      running.delete(id);
    }
  }

  return {
    routes: [
      composeCommand(deps, fromTyped),
      caseForm.on(fromTyped, { repeatable: true }),
      tryAgainButton.on((caller, { draft }) => tryAgain(caller, draft)),
    ],
  };
};

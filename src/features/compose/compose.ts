import { randomUUID } from 'node:crypto';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, type Reply } from '../../discord/reply.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { caseForm, tryAgainButton } from './case-buttons.ts';
import { sectionsInOrder } from './case-run.ts';
import { composeCommand } from './commands.ts';
import { blankWords, readDescription, type Typed } from './description.ts';
import type { ComposeDeps } from './ports.ts';
import { composeCase } from './whole-case.ts';

/** `/compose` with its form and its `Try again` button. */
export const createCompose = (deps: ComposeDeps): { readonly routes: readonly Route[] } => {
  const [firstModel] = deps.models;
  /** Drafts with a run in progress: a second press must not have the same text written twice. */
  const running = new Set<string>();

  deps.bus.on('unlinked', async (user) => {
    for await (const [id, { userId }] of deps.store.drafts.entries()) {
      if (userId === user) await deps.store.drafts.delete(id);
    }
  });

  const fromTyped = (
    caller: Caller,
    typed: Typed,
  ): Promise<Reply> | AsyncGenerator<Reply, Reply, undefined> => {
    const read = readDescription(typed, firstModel);
    if (read.kind === 'blank') return Promise.resolve(say(blankWords(read.fields, caller.words)));
    const draft = {
      userId: caller.userId,
      description: read.description,
      missing: sectionsInOrder,
      savedAt: deps.now(),
    };
    return composeCase(deps, { draft, id: randomUUID(), words: caller.words });
  };

  async function* tryAgain(caller: Caller, id: string): AsyncGenerator<Reply, Reply, undefined> {
    if (running.has(id)) return say(caller.words.compose.alreadyTrying);
    running.add(id);
    try {
      const draft = await deps.store.drafts.get(id);
      if (draft?.userId !== caller.userId) return say(caller.words.compose.nothingMissing);
      return yield* composeCase(deps, { draft, id, words: caller.words });
    } finally {
      running.delete(id);
    }
  }

  return {
    routes: [
      composeCommand(deps, fromTyped),
      caseForm.on(fromTyped),
      tryAgainButton.on((caller, { draft }) => tryAgain(caller, draft)),
    ],
  };
};

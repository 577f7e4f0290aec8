import type { Caller } from '../../discord/interactions/caller.ts';
import type { MessageBody } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import type { Section, SectionName } from '../../service/section.ts';
import { cardBody } from './card.ts';
import type { Details } from './kept-case.ts';
import type { Added, OwnCases } from './own-cases.ts';

interface KeepingDeps {
  readonly cases: OwnCases;
  readonly log: Log;
}

/**
 * Keeps for its author what one run of `/compose` writes: the first part makes the case. Call this when the run begins.
 * Nothing here rejects.
 */
export const keepingFor =
  ({ cases, log }: KeepingDeps) =>
  (caller: Caller, details: Details) => {
    const { userId, interactionId: id, words } = caller;
    const begun = cases.begin(userId);
    const kept = new Set<SectionName>();
    const queue = new Queue();
    let refusal: Exclude<Added, 'kept'> | 'failed' | undefined;

    const keep = async (name: SectionName, section: Section): Promise<void> => {
      const part = { section, model: details.model, at: clock.wall() };
      const made = { id, userId, details, parts: { [name]: part }, touchedAt: part.at };
      const added =
        kept.size === 0 ? await cases.add(made, begun) : await cases.write({ userId, id, name, part });
      if (typeof added === 'string' && added !== 'kept') refusal = added;
      else kept.add(name);
    };

    return {
      /** Keeps what is not kept yet, as soon as it is written. */
      keepWritten: (written: ReadonlyMap<SectionName, Section>): Promise<void> =>
        queue.run(async () => {
          for (const [name, section] of written) {
            if (refusal !== undefined) return;
            if (kept.has(name)) continue;
            try {
              await keep(name, section);
            } catch (error) {
              log.error(errorFacts(error), 'a composed part was not kept');
              refusal = 'failed';
            }
          }
        }),
      /** Whether everything that was written is on the case's card. */
      isKept: (): boolean => kept.size > 0 && refusal === undefined,
      /** The card, or why there is none; nothing if nothing was written. */
      ending: async (): Promise<readonly MessageBody[]> => {
        if (refusal !== undefined) return [{ content: words.cases.notKept[refusal] }];
        if (kept.size === 0) return [];
        try {
          const found = await cases.get(userId, id);
          return found === undefined ? [] : [cardBody(found, caller)];
        } catch (error) {
          log.error(errorFacts(error), 'a case could not be read');
          return [];
        }
      },
    };
  };

import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Body } from '../../discord/reply.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Cases } from './ports.ts';

/** The case that a run becomes for its author, made by the first part that is written. */
export interface KeptRun {
  /** Keeps what is not kept yet, as soon as it is written. Never rejects. */
  keepWritten(run: { readonly written: ReadonlyMap<SectionName, Section> }): Promise<void>;
  /** Whether everything that was written is on the case's card. */
  isKept(): boolean;
  /** The card, or why there is none; nothing if nothing was written. */
  ending(): Promise<readonly Body[]>;
}

interface Run {
  readonly caller: Caller;
  readonly details: Description;
  /** Written by an earlier run, so it belongs to the case as well. */
  readonly before?: readonly (readonly [SectionName, Section])[];
}

export const createKeptRun = (cases: Cases, { caller, details, before = [] }: Run): KeptRun => {
  const id = caller.interactionId;
  const begun = cases.begin(caller.userId);
  const kept = new Set<SectionName>();
  let refusal: 'full' | 'no_room' | 'failed' | 'gone' | undefined;

  const keep = async (name: SectionName, section: Section): Promise<void> => {
    if (refusal !== undefined || kept.has(name)) return;
    const isFirst = kept.size === 0;
    const keeping = await cases.keep(caller, { id, isFirst, details, name, section, begun });
    if (keeping === 'kept') kept.add(name);
    else refusal = keeping;
  };

  return {
    keepWritten: async ({ written }) => {
      if (written.size === 0) return;
      for (const [name, section] of [...before, ...written]) await keep(name, section);
    },
    isKept: () => kept.size > 0 && refusal === undefined,
    ending: async () => {
      const { notKept } = caller.words.cases;
      if (refusal !== undefined) return [{ content: notKept[refusal] }];
      const card = kept.size === 0 ? undefined : await cases.card(caller, id);
      return card === undefined ? [] : [card];
    },
  };
};

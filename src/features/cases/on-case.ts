import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Handler } from '../../discord/interactions/route.ts';
import { say, type Answers } from '../../discord/reply.ts';
import type { SectionName } from '../../service/section.ts';
import type { KeptCase } from './collections.ts';
import { partNamed } from './kept-case.ts';
import type { OwnCases } from './own-cases.ts';

/** A case and one of its parts. */
export interface OfPart {
  readonly kept: KeptCase;
  readonly name: SectionName;
}

/** Handlers for a case of the caller's own, or for a part of one. */
export const onCasesOf = (cases: OwnCases) => {
  const onCase = <Values extends { readonly kept: string }>(
    act: (kept: KeptCase, caller: Caller, values: Values) => Answers,
  ): Handler<Values> =>
    async function* (caller, values) {
      const kept = await cases.get(caller.userId, values.kept);
      if (kept === undefined) return say(caller.words.cases.gone);
      const replies = act(kept, caller, values);
      return Symbol.asyncIterator in replies ? yield* replies : await replies;
    };
  const onPart = <Values extends { readonly kept: string; readonly part: string }>(
    act: (part: OfPart, caller: Caller, values: Values) => Answers,
  ): Handler<Values> =>
    onCase((kept, caller, values) => {
      const name = partNamed(values.part);
      return name === undefined ? say(caller.words.router.outdated) : act({ kept, name }, caller, values);
    });
  return { onCase, onPart };
};

export const heavy = { heavy: true } as const;

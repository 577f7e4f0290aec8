import { isThreaded } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { Replies } from '../../discord/reply.ts';
import type { Access, Admitted } from './access.ts';
import type { Ask } from './conversations.ts';
import * as buttons from './buttons.ts';
import type { Start } from './start.ts';

/** A conversation that has ended: everybody can have one like it. */

interface AfterEndDeps {
  readonly conversations: Conversations;
  readonly start: Start;
  readonly ask: Ask;
}

export const afterEndRoutes = (
  { any }: Access,
  { conversations, start, ask }: AfterEndDeps,
): readonly ComponentRoute[] => {
  /** The buttons are there a moment before the end is stored. */
  const onceEnded = async (admitted: Admitted): Promise<Admitted> => {
    const { caller, record } = admitted;
    const { id, status, job } = record;
    if (status !== 'open' || job?.kind !== 'end') return admitted;
    await ask(caller, id, { kind: 'job', job: { kind: 'end', by: caller.userId } });
    const now = conversations.byId(id);
    return { ...admitted, record: now !== undefined && isThreaded(now) ? now : record };
  };

  /** The same patient or topic on the presser's own account, in the same channel, which is the thread's parent. */
  const startOver = async function* (admitted: Admitted): Replies {
    const { caller, record } = await onceEnded(admitted);
    const { kind, subject, title, patientName, who, hears, private: isPrivate, model } = record;
    const order = {
      kind,
      id: String(subject),
      title,
      patientName,
      who: who === 'chosen' ? 'everyone' : who,
      hears,
      private: isPrivate,
      earlier: 'forget',
      model,
    } as const;
    return yield* start(caller, order, { earlier: record });
  };

  return [
    buttons.whichId.on(
      any('own', async ({ caller, record }) =>
        say(caller.words.conversation.whichId(String(record.subject))),
      ),
    ),
    buttons.startOver.on(any('start', startOver)),
  ];
};

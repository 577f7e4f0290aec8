import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ComponentRoute, Meanwhile } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';
import { alone, type Choices, type Start, type StartOrder } from './start.ts';
import { threadName } from './titles.ts';

/** The buttons that lead to a start: below an end, and below what had to be decided first. */

interface StartButtonDeps {
  readonly conversations: Pick<Registry, 'byId'>;
  readonly choices: Choices;
  readonly start: Start;
}

export const startButtons = (
  { any }: Access,
  { conversations, choices, start }: StartButtonDeps,
): readonly ComponentRoute[] => {
  /** The same patient or topic on the presser's own account, in the same channel, which is the thread's parent. */
  const startLike =
    (how: Partial<StartOrder>) =>
    (
      { caller, record: { about, terms } }: Admitted,
      _values: object,
      { progress }: Meanwhile,
    ): Promise<Reply> => {
      const { kind, subject, title, patientName, model, guildId, channelId, publicOnly } = about;
      const { who, hears } = terms;
      const order = {
        kind,
        id: String(subject),
        title,
        patientName,
        model,
        private: about.private && about.alone !== true,
        channel: { guildId, channelId, publicOnly },
        who: who === 'chosen' ? 'everyone' : who,
        hears,
        leads: false,
        earlier: 'forget',
        ...how,
      } as const;
      return start(caller, order, { progress });
    };

  const startChosen =
    (decision: Partial<Pick<StartOrder, 'id' | 'earlier' | 'endOther'>>) =>
    async (
      caller: Caller,
      { choice }: { readonly choice: string },
      { progress }: Meanwhile,
    ): Promise<Reply> => {
      const order = choices.find(caller.userId, choice);
      if (order === undefined) return say(caller.words.conversation.choiceGone);
      try {
        return await start(caller, { ...order, ...decision }, { choice, progress });
      } catch (error) {
        // Nothing has been started: after linking, or once it works again, the same button goes on.
        choices.keep(caller.userId, choice, order);
        throw error;
      }
    };

  const endOther = startChosen({ endOther: true });
  /** Whether somebody may end it, the start decides. */
  const confirmEnd: typeof endOther = async (caller, values, meanwhile) => {
    const { conversation: texts } = caller.words;
    const other = conversations.byId(choices.find(caller.userId, values.choice)?.other ?? '');
    if (other?.phase !== 'open') return endOther(caller, values, meanwhile);
    const label = texts.buttons.endAndStart;
    return say(texts.confirmEnd(escapeName(threadName(other.about))), [
      buttons.confirmEndAndStart.make({ label, style: 'danger', with: values }),
    ]);
  };

  return [
    buttons.startMyOwn.on(any('start', startLike({}))),
    buttons.practiseAlone.on(any('start', startLike(alone))),
    buttons.whichOne.on((caller, { choice, values: [id] }, meanwhile) =>
      startChosen(id === undefined ? {} : { id })(caller, { choice }, meanwhile),
    ),
    buttons.startFresh.on(startChosen({ earlier: 'forget' })),
    buttons.carryOn.on(startChosen({ earlier: 'keep' })),
    buttons.endAndStart.on(confirmEnd),
    buttons.confirmEndAndStart.on(endOther),
  ];
};

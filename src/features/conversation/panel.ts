import type { Decision } from '../../machine/events.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Chosen } from '../../discord/interactions/entered.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say, type MessageBody, type ButtonData, type Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { ConversationNeeds } from './needs.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';
import type { FairUse } from './fair-use.ts';
import { choosingBody, panelBody, silentText, whoValues } from './panel-body.ts';
import type { WhoValue } from './panel-body.ts';

/** `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is afterwards. */

interface PanelDeps extends Pick<ConversationNeeds, 'log'> {
  readonly conversations: Pick<Registry, 'view'>;
  readonly fairUse: Pick<FairUse, 'used'>;
  readonly discord: Pick<DiscordApi, 'addMember'>;
}

type InConversation = { readonly conversation: string; readonly on?: string | undefined };
type Choosing = InConversation & Chosen;

/** Only members see a private thread. Whoever cannot be added can still be invited there. */
const addingMembers =
  ({ discord, log }: PanelDeps) =>
  async ({ record, threadId }: Admitted, people: readonly UserId[]): Promise<void> => {
    if (!record.about.private) return;
    for (const person of people) {
      try {
        await discord.addMember(threadId, person);
      } catch (error) {
        const facts = { conversation: record.about.id, ...errorFacts(error) };
        log.warn(facts, 'somebody could not be added to a private thread');
      }
    }
  };

/** The decision that a choice in the menu of who may ask leads to; undefined if people have to be chosen first. */
const whoDecision = (value: WhoValue, by: UserId): Decision | undefined => {
  switch (value) {
    case 'everyone':
    case 'me':
      return { kind: 'terms', by, who: value };
    case 'in_order':
    case 'least_heard':
      return { kind: 'terms', by, who: 'hands', order: value };
    case 'chosen':
      return undefined;
  }
};

/** To all of the channel's conversations: above the threads, the panel was opened from there. */
const backFor = ({ channelId, words }: Caller, { about }: Conversation): ButtonData | undefined =>
  channelId === about.channelId
    ? buttons.groups.show.make({ label: words.conversation.buttons.back, with: { page: '0' } })
    : undefined;

const isPerson = ({ isBot }: Chosen['people'][number]): boolean => !isBot;

export const createPanel = ({ open, here, decide }: Access, deps: PanelDeps) => {
  const { conversations, fairUse } = deps;
  const addMembers = addingMembers(deps);

  const draw = async ({ caller, record: before }: Admitted): Promise<MessageBody> => {
    const view = conversations.view(before.about.id);
    const back = backFor(caller, before);
    if (view?.record.phase !== 'open')
      return { content: caller.words.conversation.over, rows: back === undefined ? [] : [[back]] };
    const used = await fairUse.used({ account: view.record.about.serviceUser });
    return panelBody({ ...view, used, back }, caller.words);
  };
  const show = async (admitted: Admitted): Promise<Reply> => ({
    kind: 'private',
    messages: [await draw(admitted)],
  });
  /** Shows how things stand now, whatever the press has changed. */
  const redrawn = async (admitted: Admitted): Promise<Reply> => ({
    kind: 'update',
    body: await draw(admitted),
  });

  /** A press that comes too late does no harm: no button toggles, and the panel shows what holds. */
  const deciding = (admitted: Admitted, decision: Decision): Promise<Reply> =>
    decide(admitted, decision, () => redrawn(admitted));
  const press = (decisionOf: (by: UserId, on: string | undefined) => Decision) =>
    open<InConversation>('moderate', (admitted, { on }) =>
      deciding(admitted, decisionOf(admitted.caller.userId, on)),
    );
  const hearing = (hears: Conversation['terms']['hears']) => press((by) => ({ kind: 'terms', by, hears }));
  const choosing = (
    decisionOf: (by: UserId, people: readonly UserId[], chosen: Choosing) => Decision | undefined,
  ) =>
    open<Choosing>('moderate', async (admitted, chosen) => {
      const ids = chosen.people.filter(isPerson).map(({ id }) => id);
      const decision = decisionOf(admitted.caller.userId, ids, chosen);
      if (decision === undefined) return redrawn(admitted);
      await addMembers(admitted, ids);
      return deciding(admitted, decision);
    });

  const { panel } = buttons;
  const routes: readonly ComponentRoute[] = [
    buttons.manage.on(open('moderate', show)),
    panel.refresh.on(open('moderate', redrawn)),
    panel.silent.on(open('moderate', async ({ caller, record }) => say(silentText(record, caller.words)))),
    panel.pause.on(press((by) => ({ kind: 'pause', by }))),
    panel.resume.on(press((by, on) => ({ kind: 'resume', by, on }))),
    panel.setAside.on(press(() => ({ kind: 'set_aside' }))),
    panel.onlyMentions.on(hearing('mentions')),
    panel.everyMessage.on(hearing('everything')),
    panel.who.on(
      open<Choosing>('moderate', async (admitted, { values }) => {
        const { caller, record } = admitted;
        const value = whoValues.find((one) => one === values[0]) ?? 'chosen';
        const decision = whoDecision(value, caller.userId);
        if (decision !== undefined) return deciding(admitted, decision);
        return { kind: 'update', body: choosingBody(record, caller.words) };
      }),
    ),
    panel.chosen.on(
      choosing((by, people, { roles }) => ({ kind: 'terms', by, who: 'chosen', chosen: { people, roles } })),
    ),
    panel.coHosts.on(choosing((by, people) => ({ kind: 'co_hosts', by, people }))),
    panel.giveFloor.on(choosing((by, [to], { on }) => to && { kind: 'give_floor', by, to, on })),
  ];
  return { routes, show, showInPlace: redrawn, manageHere: here('moderate', show) };
};

import * as buttons from './buttons.ts';
import type { Decision } from '../../conversation/domain/decision.ts';
import type { Terms } from '../../conversation/domain/hearing-terms.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Chosen } from '../../discord/interactions/chosen.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Access, Admitted } from './access.ts';
import type { FairUse } from './fair-use.ts';
import { backButton, bodyOf, chosenMenu, whoValues } from './panel-body.ts';
import type { WhoValue } from './panel-body.ts';

/**
 * `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is afterwards.
 */

interface Choosing {
  readonly conversation: string;
}

export interface PanelDeps {
  readonly conversations: Pick<Conversations, 'byId' | 'speakersWaiting'>;
  /** The limits that they have nearly reached. */
  readonly used: FairUse['used'];
  /** Who is there and has not asked. */
  readonly silentPeople: (admitted: Admitted) => Promise<Reply>;
  /** Adds people to a private thread, whose members alone see it. */
  readonly addMembers: (record: Conversation, people: readonly UserId[]) => Promise<void>;
}

/** Answers with the panel as it is now. */
const drawing = ({ conversations, used }: PanelDeps) => {
  const bodyNow = async ({ caller: { userId: person, words }, record: { id } }: Admitted): Promise<Body> => {
    const record = conversations.byId(id);
    if (record?.status !== 'open') return { content: words.conversation.over, rows: [] };
    const paid = await used({ person, account: record.serviceUser });
    return bodyOf({ record, waiting: conversations.speakersWaiting(id), used: paid }, words);
  };
  return {
    show: async (admitted: Admitted): Promise<Reply> => ({
      kind: 'private',
      messages: [await bodyNow(admitted)],
    }),
    /** Shows how things stand now, whatever the press has changed. */
    redrawn: async (admitted: Admitted): Promise<Reply> => ({
      kind: 'update',
      body: await bodyNow(admitted),
    }),
  };
};

type Drawing = ReturnType<typeof drawing>;

const buttonRoutes = (
  { show, redrawn }: Drawing,
  { open, decide }: Access,
  { silentPeople }: PanelDeps,
): readonly ComponentRoute[] => {
  const press = (decisionOf: (by: UserId) => Decision) =>
    open<{ readonly conversation: string }>('moderate', (admitted) =>
      decide(admitted, {
        decision: decisionOf(admitted.caller.userId),
        answer: () => redrawn(admitted),
      }),
    );
  const hearing = (hears: Terms['hears']) => press((by) => ({ kind: 'change_terms', by, terms: { hears } }));
  const { panel } = buttons;
  return [
    buttons.manage.on(open('moderate', show)),
    panel.refresh.on(open('moderate', redrawn)),
    panel.silent.on(open('moderate', silentPeople)),
    panel.pause.on(press((by) => ({ kind: 'pause', by }))),
    panel.goOn.on(press((by) => ({ kind: 'go_on', by }))),
    panel.setAside.on(press(() => ({ kind: 'set_rest_aside' }))),
    panel.onlyMentions.on(hearing('mentions')),
    panel.everyMessage.on(hearing('everything')),
  ];
};

/** The decisions that a choice in the menu of who may ask leads to; undefined if something has to be asked first. */
const whoDecisions = (value: WhoValue, by: UserId): readonly Decision[] | undefined => {
  switch (value) {
    case 'everyone':
    case 'me':
      return [{ kind: 'change_terms', by, terms: { who: value } }];
    case 'in_order':
    case 'least_heard':
      return [
        { kind: 'change_terms', by, terms: { who: 'hands' } },
        { kind: 'hands_order', order: value },
      ];
    case 'chosen':
      return undefined;
  }
};

const menuRoutes = (
  { redrawn }: Drawing,
  { open, decide }: Access,
  { addMembers }: PanelDeps,
): readonly ComponentRoute[] => {
  const decideAll = async (admitted: Admitted, decisions: readonly Decision[]): Promise<Reply> => {
    let last: Reply = await redrawn(admitted);
    for (const decision of decisions) {
      last = await decide(admitted, { decision, answer: () => redrawn(admitted) });
    }
    return last;
  };

  const choosePeople = (
    decisionOf: (by: UserId, people: readonly UserId[], roles: Chosen['roles']) => Decision,
  ) =>
    open<Choosing & Chosen>('moderate', async (admitted, { people, roles }) => {
      const ids = people.filter(({ isBot }) => !isBot).map(({ id }) => id);
      const reply = await decideAll(admitted, [decisionOf(admitted.caller.userId, ids, roles)]);
      await addMembers(admitted.record, ids);
      return reply;
    });

  const { panel } = buttons;
  return [
    panel.who.on(
      open<Choosing & Chosen>('moderate', async (admitted, { values }) => {
        const { caller, record } = admitted;
        const value = whoValues.find((one) => one === values[0]) ?? 'chosen';
        const decisions = whoDecisions(value, caller.userId);
        if (decisions !== undefined) return decideAll(admitted, decisions);
        const { conversation: texts } = caller.words;
        const rows = [[chosenMenu(record, caller.words)], [backButton(record, caller.words)]] as const;
        return { kind: 'update', body: { content: texts.panel.choosing, rows } };
      }),
    ),
    panel.chosen.on(
      choosePeople((by, people, roles) => {
        const terms = { who: 'chosen', chosen: { people, roles } } as const;
        return { kind: 'change_terms', by, terms };
      }),
    ),
    panel.giveFloor.on(
      open<Choosing & Chosen>('moderate', async (admitted, { people: [person] }) => {
        if (person === undefined || person.isBot) return redrawn(admitted);
        const by = admitted.caller.userId;
        await addMembers(admitted.record, [person.id]);
        return decideAll(admitted, [{ kind: 'give_floor', by, to: person.id }]);
      }),
    ),
    panel.coHosts.on(choosePeople((by, people) => ({ kind: 'co_hosts', by, people }))),
  ];
};

export const createPanel = (deps: PanelDeps, access: Access) => {
  const drawn = drawing(deps);
  return {
    show: drawn.show,
    routes: [...buttonRoutes(drawn, access, deps), ...menuRoutes(drawn, access, deps)],
  };
};

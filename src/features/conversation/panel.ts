import * as buttons from './buttons.ts';
import type { Decision } from '../../conversation/domain/decision.ts';
import type { Terms } from '../../conversation/domain/hearing-terms.ts';
import { slowModes } from '../../conversation/domain/record.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Chosen } from '../../discord/interactions/chosen.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Access, Admitted } from './access.ts';
import type { OpenPanels } from './open-panels.ts';
import type { Pace } from './pace.ts';
import { backButton, chosenMenu, pacePage } from './panel-body.ts';

/**
 * `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is after it. A list of
 * people that was drawn before somebody changed something is not taken, because it would undo what was changed.
 */

/** A list of people counts only if nothing has changed since it was drawn. */
interface Choosing {
  readonly conversation: string;
  readonly revision: string;
}

export interface PanelDeps {
  /** As far as the panel reads them. */
  readonly conversations: Pick<Conversations, 'byId'>;
  readonly panels: OpenPanels;
  /** Who is there and has not asked. */
  readonly silentPeople: (admitted: Admitted) => Promise<Reply>;
  readonly pace: Pace;
  /** Adds people to a private thread, whose members alone see it. */
  readonly addMembers: (record: Conversation, people: readonly UserId[]) => Promise<void>;
}

/** The panel's answers: as it is now. */
const drawing = ({ panels }: PanelDeps) => ({
  show: async ({ caller, record }: Admitted): Promise<Reply> => ({
    kind: 'private',
    messages: [await panels.draw(record.id, caller)],
    isEditable: true,
  }),
  /** Shows how things stand now, whatever the press has changed. */
  redrawn: async ({ caller, record: { id } }: Admitted, why = ''): Promise<Reply> => {
    const body = await panels.draw(id, caller);
    return { kind: 'update', body: { ...body, content: `${why}${body.content}` }, isEditable: true };
  },
});

type Drawing = ReturnType<typeof drawing>;

const buttonRoutes = (
  { show, redrawn }: Drawing,
  { open, decide }: Access,
  { silentPeople, panels }: PanelDeps,
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
    panel.refresh.on(open('moderate', (admitted) => redrawn(admitted))),
    panel.silent.on(open('moderate', silentPeople)),
    panel.pause.on(press((by) => ({ kind: 'pause', by }))),
    panel.goOn.on(press((by) => ({ kind: 'go_on', by }))),
    panel.pace.on(
      open('moderate', async ({ caller, record }) => {
        panels.closed(record.id, caller);
        return { kind: 'update', body: pacePage(record, caller.words) };
      }),
    ),
    panel.setAside.on(press(() => ({ kind: 'set_rest_aside' }))),
    panel.end.on(press((by) => ({ kind: 'job', job: { kind: 'end', by } }))),
    panel.onlyMentions.on(hearing('mentions')),
    panel.everyMessage.on(hearing('everything')),
  ];
};

/** The decisions that a choice in the menu of who may ask leads to; undefined if something has to be asked first. */
const whoDecisions = (value: string, by: UserId): readonly Decision[] | undefined => {
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
    default:
      return undefined;
  }
};

const menuRoutes = (
  { redrawn }: Drawing,
  { open, decide }: Access,
  { conversations, panels, addMembers, pace }: PanelDeps,
): readonly ComponentRoute[] => {
  const decideAll = async (admitted: Admitted, decisions: readonly Decision[]): Promise<Reply> => {
    let last: Reply = await redrawn(admitted);
    for (const decision of decisions) {
      last = await decide(admitted, { decision, answer: () => redrawn(admitted) });
    }
    return last;
  };

  /** Slow mode rests where one person asks at a time: Discord is told when that begins or ends. */
  const withPace = async (admitted: Admitted, reply: Reply): Promise<Reply> => {
    const after = conversations.byId(admitted.record.id);
    if (after === undefined || (await pace.follow(admitted.record, after))) return reply;
    return redrawn(admitted, admitted.caller.words.conversation.panel.paceRefused);
  };

  /** Draws the panel anew, and says why, if somebody has changed something since. */
  const choose = (act: (admitted: Admitted, values: Choosing & Chosen) => Promise<Reply>) =>
    open<Choosing & Chosen>('moderate', (admitted, values) =>
      values.revision === String(admitted.record.revision ?? 0)
        ? act(admitted, values)
        : redrawn(admitted, admitted.caller.words.conversation.panel.changedMeanwhile),
    );

  const choosePeople = (
    decisionOf: (by: UserId, people: readonly UserId[], roles: Chosen['roles']) => Decision,
  ) =>
    choose(async (admitted, { people, roles }) => {
      const ids = people.filter(({ isBot }) => !isBot).map(({ id }) => id);
      const reply = await decideAll(admitted, [decisionOf(admitted.caller.userId, ids, roles)]);
      await addMembers(admitted.record, ids);
      return withPace(admitted, reply);
    });

  const { panel } = buttons;
  return [
    panel.who.on(
      open<Choosing & Chosen>('moderate', async (admitted, { values: [value = ''] }) => {
        const { caller, record } = admitted;
        const decisions = whoDecisions(value, caller.userId);
        if (decisions !== undefined) return withPace(admitted, await decideAll(admitted, decisions));
        panels.closed(record.id, caller);
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
    panel.paceMenu.on(
      open<Choosing & Chosen>('moderate', async (admitted, { values: [value = ''] }) => {
        const seconds = slowModes.find((one) => String(one) === value) ?? 0;
        if (!(await pace.set(admitted.record, seconds)))
          return redrawn(admitted, admitted.caller.words.conversation.panel.paceRefused);
        return decideAll(admitted, [{ kind: 'pace', by: admitted.caller.userId, seconds }]);
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

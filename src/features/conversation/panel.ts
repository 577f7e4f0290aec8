import * as buttons from './buttons.ts';
import type { Decision } from '../../conversation/domain/decision.ts';
import type { Terms } from '../../conversation/domain/hearing-terms.ts';
import { isByHands } from '../../conversation/domain/hearing-terms.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Chosen } from '../../discord/interactions/chosen.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Access, Admitted } from './access.ts';
import { changedSince, type Listed } from './changed-since.ts';
import type { OpenPanels } from './open-panels.ts';
import { backButton, chosenMenu, whoValues } from './panel-body.ts';
import type { WhoValue } from './panel-body.ts';
import { nameOf } from './rendering.ts';

/**
 * `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is afterwards. A list
 * of people that was drawn before somebody changed it is not taken, because it would undo that change.
 */

interface Choosing {
  readonly conversation: string;
  readonly revision: string;
}

export interface PanelDeps {
  readonly conversations: Pick<Conversations, 'byId'>;
  readonly panels: OpenPanels;
  /** Who is there and has not asked. */
  readonly silentPeople: (admitted: Admitted) => Promise<Reply>;
  /** Adds people to a private thread, whose members alone see it. */
  readonly addMembers: (record: Conversation, people: readonly UserId[]) => Promise<void>;
}

/** Why a choice was not taken; '' if it still makes sense. */
const outdated = ({ record, caller }: Admitted, drawn: string, list: Listed): string => {
  const { conversation: texts, transcript } = caller.words;
  const by = changedSince(record, Number(drawn), list);
  if (by === undefined) return '';
  return texts.panel.changedMeanwhile[list](
    by === 'unknown' ? transcript.somebody : nameOf(by, caller.words),
  );
};

/** Who pressed `Go on` before, if that was the last change. */
const pauseEnded = ({ record: { terms = [] }, caller: { words } }: Admitted): string => {
  const [before, last] = terms.slice(-2);
  return before?.paused === true && last !== undefined
    ? words.conversation.panel.changedMeanwhile.pause(nameOf(last.by, words))
    : '';
};

/** Answers with the panel as it is now. */
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
  { silentPeople }: PanelDeps,
): readonly ComponentRoute[] => {
  const press = (decisionOf: (by: UserId) => Decision, why: (admitted: Admitted) => string = () => '') =>
    open<{ readonly conversation: string }>('moderate', (admitted) =>
      decide(admitted, {
        decision: decisionOf(admitted.caller.userId),
        answer: ({ kind }) => redrawn(admitted, kind === 'nothing' ? why(admitted) : ''),
      }),
    );
  const hearing = (hears: Terms['hears']) => press((by) => ({ kind: 'change_terms', by, terms: { hears } }));
  const { panel } = buttons;
  return [
    buttons.manage.on(open('moderate', show)),
    panel.refresh.on(open('moderate', (admitted) => redrawn(admitted))),
    panel.silent.on(open('moderate', silentPeople)),
    panel.pause.on(press((by) => ({ kind: 'pause', by }))),
    panel.goOn.on(press((by) => ({ kind: 'go_on', by }), pauseEnded)),
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
  { panels, addMembers }: PanelDeps,
): readonly ComponentRoute[] => {
  const decideAll = async (admitted: Admitted, decisions: readonly Decision[]): Promise<Reply> => {
    let last: Reply = await redrawn(admitted);
    for (const decision of decisions) {
      last = await decide(admitted, { decision, answer: () => redrawn(admitted) });
    }
    return last;
  };

  /** If somebody has changed the list since it was drawn, draws the panel anew and says so. */
  const choosePeople = (
    list: Listed,
    decisionOf: (by: UserId, people: readonly UserId[], roles: Chosen['roles']) => Decision,
  ) =>
    open<Choosing & Chosen>('moderate', async (admitted, { people, roles, revision }) => {
      const why = outdated(admitted, revision, list);
      if (why !== '') return redrawn(admitted, why);
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
        panels.closed(record.id, caller);
        const { conversation: texts } = caller.words;
        const rows = [[chosenMenu(record, caller.words)], [backButton(record, caller.words)]] as const;
        return { kind: 'update', body: { content: texts.panel.choosing, rows } };
      }),
    ),
    panel.chosen.on(
      choosePeople('who', (by, people, roles) => {
        const terms = { who: 'chosen', chosen: { people, roles } } as const;
        return { kind: 'change_terms', by, terms };
      }),
    ),
    panel.giveFloor.on(
      open<Choosing & Chosen>('moderate', async (admitted, { people: [person], revision }) => {
        const why = isByHands(admitted.record) ? '' : outdated(admitted, revision, 'who');
        if (person === undefined || person.isBot || why !== '') return redrawn(admitted, why);
        const by = admitted.caller.userId;
        await addMembers(admitted.record, [person.id]);
        return decideAll(admitted, [{ kind: 'give_floor', by, to: person.id }]);
      }),
    ),
    panel.coHosts.on(choosePeople('coHosts', (by, people) => ({ kind: 'co_hosts', by, people }))),
  ];
};

export const createPanel = (deps: PanelDeps, access: Access) => {
  const drawn = drawing(deps);
  return {
    show: drawn.show,
    routes: [...buttonRoutes(drawn, access, deps), ...menuRoutes(drawn, access, deps)],
  };
};

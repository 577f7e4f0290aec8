import * as buttons from './buttons.ts';
import type { Decision } from '../../conversation/domain/decision.ts';
import { handsInOrder } from '../../conversation/domain/hands.ts';
import { isPaused, pauseOf, termsOf } from '../../conversation/domain/hearing-terms.ts';
import type { Terms } from '../../conversation/domain/hearing-terms.ts';
import { mostCoHosts } from '../../conversation/domain/record.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Chosen } from '../../discord/interactions/chosen.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import type { MenuData, MenuOption } from '../../discord/menu.ts';
import type { Body, ButtonData, Reply, Row } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Used } from '../../locale/facts.ts';
import type { Words } from '../../locale/words.ts';
import type { Access, Admitted } from './access.ts';
import type { FairUse } from './fair-use.ts';
import { chosenNames, nameOf } from './rendering.ts';

/**
 * `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is after it. A list of
 * people that was drawn before somebody changed something is not taken, because it would undo what was changed.
 */

interface Standing {
  readonly record: Conversation;
  /** Who waits for an answer, next first; undefined where that is not known yet. */
  readonly waiting: readonly (UserId | undefined)[];
  readonly used: readonly Used[];
}

const nextNamed = 3;

// ---- what it says

const stateOf = ({ suspension, job, terms }: Conversation, words: Words): string => {
  const { conversation: texts } = words;
  const pause = pauseOf({ terms });
  if (job?.kind === 'end') return texts.panel.ending;
  if (pause !== undefined) return texts.panel.paused(nameOf(pause.by, words));
  return suspension === undefined
    ? texts.panel.open
    : texts.panel.suspended(texts.suspension[suspension.cause]);
};

const floorText = ({ hands, heard }: Conversation, words: Words): string => {
  const { panel } = words.conversation;
  if (hands === undefined) return '';
  const next = handsInOrder(hands, heard)
    .slice(0, nextNamed)
    .map((user) => nameOf(user, words));
  const floor = hands.holder === undefined ? panel.floorFree : panel.floor(nameOf(hands.holder, words));
  return `${floor} ${panel.hands(next, hands.up.length)}`;
};

const textOf = ({ record, waiting, used }: Standing, words: Words): string => {
  const { panel } = words.conversation;
  const { who, hears, chosen } = termsOf(record);
  const terms = { who, hears, chosen: chosenNames(chosen, words) };
  const next = waiting
    .slice(0, nextNamed)
    .flatMap((user) => (user === undefined ? [] : [nameOf(user, words)]));
  const { coHosts = [] } = record;
  return [
    stateOf(record, words),
    isPaused(record) ? panel.willAnswer(terms) : panel.answers(terms),
    floorText(record, words),
    panel.asked(record.questions, record.speakers.length),
    panel.waiting(waiting.length, [...new Set(next)]),
    coHosts.length === 0 ? '' : panel.coHosts(coHosts.map((user) => nameOf(user, words))),
    ...used.map(words.fairUse.left),
  ]
    .filter((line) => line !== '')
    .join('\n');
};

// ---- what it offers

const drawnAs = ({ id, revision = 0 }: Conversation) => ({
  with: { conversation: id, revision: String(revision) },
});

/** What the menu of who may ask offers: its values. */
const whoValues = ['everyone', 'me', 'in_order', 'least_heard', 'chosen'] as const;
type WhoValue = (typeof whoValues)[number];

const whoNow = (record: Conversation): WhoValue => {
  const { who } = termsOf(record);
  return who === 'hands' ? (record.hands?.order ?? 'in_order') : who;
};

const whoMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData => {
  const looks: Readonly<Record<WhoValue, Pick<MenuOption, 'label' | 'description'>>> = {
    everyone: { label: panel.everyone },
    me: { label: panel.onlyHost },
    in_order: { label: panel.inOrder },
    least_heard: { label: panel.leastHeard },
    chosen: { label: panel.chosen },
  };
  const now = whoNow(record);
  return buttons.panel.who.make({
    of: 'texts',
    placeholder: panel.whoMayAsk,
    options: whoValues.map((value) => ({ value, ...looks[value], chosen: value === now })),
    ...drawnAs(record),
  });
};

const chosenMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData => {
  const { people = [], roles = [] } = termsOf(record).chosen ?? {};
  return buttons.panel.chosen.make({
    of: 'people_and_roles',
    placeholder: panel.choose,
    most: limits.menuOptions,
    people,
    roles,
    ...drawnAs(record),
  });
};

const floorMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData =>
  buttons.panel.giveFloor.make({ of: 'people', placeholder: panel.giveFloor, ...drawnAs(record) });

const coHostMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData =>
  buttons.panel.coHosts.make({
    of: 'people',
    placeholder: panel.chooseCoHosts,
    least: 0,
    most: mostCoHosts,
    people: record.coHosts ?? [],
    ...drawnAs(record),
  });

const menusOf = (record: Conversation, words: Words): readonly Row[] => {
  const { who } = termsOf(record);
  return [
    [whoMenu(record, words)],
    ...(who === 'chosen' ? [[chosenMenu(record, words)] as const] : []),
    ...(who === 'hands' ? [[floorMenu(record, words)] as const] : []),
    [coHostMenu(record, words)],
  ];
};

const firstRow = ({ record, waiting }: Standing, { conversation: texts }: Words): readonly ButtonData[] => {
  const { buttons: labels } = texts;
  const about = { with: { conversation: record.id } };
  const { panel } = buttons;
  return [
    isPaused(record)
      ? panel.goOn.make({ label: labels.goOn, style: 'primary', ...about })
      : panel.pause.make({ label: labels.pause, style: 'primary', ...about }),
    termsOf(record).hears === 'everything'
      ? panel.onlyMentions.make({ label: labels.onlyMentions, ...about })
      : panel.everyMessage.make({ label: labels.everyMessage, ...about }),
    buttons.transcript.make({ label: labels.transcript, ...about }),
    ...(waiting.length > 1 ? [panel.setAside.make({ label: labels.setAside, ...about })] : []),
  ];
};

const lastRow = (record: Conversation, { conversation: texts }: Words): readonly ButtonData[] => {
  const { buttons: labels } = texts;
  const about = { with: { conversation: record.id } };
  return [
    ...(record.kind === 'patient' ? [buttons.startAgain.make({ label: labels.startAgain, ...about })] : []),
    buttons.panel.silent.make({ label: labels.silent, ...about }),
    buttons.panel.end.make({ label: labels.end, style: 'danger', ...about }),
    buttons.panel.refresh.make({ label: labels.refresh, ...about }),
  ];
};

const bodyOf = (standing: Standing, words: Words): Body => ({
  content: textOf(standing, words),
  rows: [firstRow(standing, words), ...menusOf(standing.record, words), lastRow(standing.record, words)],
});

// ---- what a press does

/** A list of people counts only if nothing has changed since it was drawn. */
interface Choosing {
  readonly conversation: string;
  readonly revision: string;
}

export interface PanelDeps {
  /** As far as the panel reads them. */
  readonly conversations: Pick<Conversations, 'byId' | 'speakersWaiting'>;
  /** The limits that they have nearly reached. */
  readonly used: FairUse['used'];
  /** Who is there and has not asked. */
  readonly silentPeople: (admitted: Admitted) => Promise<Reply>;
  /** Adds people to a private thread, whose members alone see it. */
  readonly addMembers: (record: Conversation, people: readonly UserId[]) => Promise<void>;
}

/** The panel's answers: as it is now. */
const drawing = ({ conversations, used }: PanelDeps) => {
  const current = async (record: Conversation, { userId: person, words }: Caller): Promise<Body> => {
    const paid = await used({ person, account: record.serviceUser });
    return bodyOf({ record, waiting: conversations.speakersWaiting(record.id), used: paid }, words);
  };
  return {
    show: async ({ caller, record }: Admitted): Promise<Reply> => ({
      kind: 'private',
      messages: [await current(record, caller)],
    }),
    /** Shows how things stand now, whatever the press has changed. */
    redrawn: async ({ caller, record: { id } }: Admitted, why = ''): Promise<Reply> => {
      const record = conversations.byId(id);
      if (record?.status === 'open') {
        const body = await current(record, caller);
        return { kind: 'update', body: { ...body, content: `${why}${body.content}` } };
      }
      return { kind: 'update', body: { content: caller.words.conversation.over, rows: [] } };
    },
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
    panel.refresh.on(open('moderate', (admitted) => redrawn(admitted))),
    panel.silent.on(open('moderate', silentPeople)),
    panel.pause.on(press((by) => ({ kind: 'pause', by }))),
    panel.goOn.on(press((by) => ({ kind: 'go_on', by }))),
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
  { addMembers }: PanelDeps,
): readonly ComponentRoute[] => {
  const decideAll = async (admitted: Admitted, decisions: readonly Decision[]): Promise<Reply> => {
    let last: Reply = await redrawn(admitted);
    for (const decision of decisions) {
      last = await decide(admitted, { decision, answer: () => redrawn(admitted) });
    }
    return last;
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
      return reply;
    });

  const { panel } = buttons;
  return [
    panel.who.on(
      open<Choosing & Chosen>('moderate', async (admitted, { values: [value = ''] }) => {
        const { caller, record } = admitted;
        const decisions = whoDecisions(value, caller.userId);
        if (decisions !== undefined) return decideAll(admitted, decisions);
        const { conversation: texts } = caller.words;
        const back = panel.refresh.make({ label: texts.buttons.back, with: { conversation: record.id } });
        const rows = [[chosenMenu(record, caller.words)], [back]] as const;
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

import { mostNamed } from '../../machine/effects.ts';
import type { Decision } from '../../machine/events.ts';
import { handsInOrder, nobodyHolds } from '../../machine/hands.ts';
import { isForOthers, mostCoHosts } from '../../machine/manage.ts';
import { isHostOrCoHost, isTimeUp, leaderIn } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Registry, View } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Chosen } from '../../discord/interactions/entered.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import {
  done,
  say,
  type ButtonData,
  type MenuData,
  type MessageBody,
  type Reply,
  type Row,
} from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { roleId } from '../../lib/ids.ts';
import type { UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Used } from '../../locale/facts.ts';
import type { Texts } from '../../locale/words.ts';
import { refused } from './access.ts';
import type { Access, Admitted } from './access.ts';
import * as buttons from './buttons.ts';
import type { FairUse } from './fair-use.ts';
import type { ConversationNeeds } from './needs.ts';
import { chosenNames, nameOf } from './rendering.ts';
import { postBlockedText, standingOf } from './status.ts';
import { endShown, givenTime, timeOptions } from './time-menu.ts';

/** `/manage`: how things stand, and what a moderator can do about it. A press shows the panel as it is afterwards. */

interface Standing extends View, Pick<Admitted, 'presser'> {
  readonly used: readonly Used[];
  /** To the channel's conversations, if the panel was opened from there. */
  readonly back: ButtonData | undefined;
}

const mostSilentNamed = 50;

// ---- what it says

const standingText = (view: View, words: Texts): string => {
  const { panel, suspension: causes } = words.conversation;
  const now = standingOf(view);
  switch (now.kind) {
    case 'open':
    case 'ending':
      return panel[now.kind];
    case 'on_hold':
      return panel.suspended(causes[now.cause]);
    case 'post_blocked':
      return postBlockedText(now.why, words.conversation);
    case 'paused':
      return panel.paused(nameOf(now.by, words));
    case 'time_up':
      return words.time.panelUp;
    case 'until':
      return words.time.panelUntil(now.end);
  }
};

const floorText = ({ hands, tally }: Conversation, words: Texts): string => {
  const { panel } = words.conversation;
  if (hands === undefined) return '';
  const next = handsInOrder(hands, tally.by)
    .slice(0, mostNamed)
    .map((user) => nameOf(user, words));
  const floor = hands.holder === undefined ? panel.floorFree : panel.floor(nameOf(hands.holder, words));
  return `${floor} ${panel.hands(next, hands.up.length)}`;
};

type Watched = Pick<Standing, 'record' | 'presser'>;

/** Those who are known to be there; the ones who lead it need not be drawn in, nor the teacher who looks at this. */
const learnersIn = ({ record, presser: { by, manages } }: Watched): readonly UserId[] =>
  Object.keys(record.tally.by)
    .map((id) => id as UserId)
    .filter((id) => !isHostOrCoHost(record, id) && id !== leaderIn(record) && !(manages && id === by));

/** The learners who have not been answered yet. */
const silentIn = (watched: Watched): readonly UserId[] =>
  learnersIn(watched).filter((id) => watched.record.tally.by[id] === 0);

const silentLine = (people: readonly UserId[], most: number, words: Texts): string => {
  const names = people.slice(0, most).map((user) => nameOf(user, words));
  return words.conversation.panel.silent(names, people.length - names.length);
};

/** The first of them; nobody needs to be told about a single learner. */
const silentAbove = (watched: Watched, words: Texts): string => {
  const silent = silentIn(watched);
  const isTold = silent.length > 0 && learnersIn(watched).length > 1;
  return isTold ? silentLine(silent, mostNamed, words) : '';
};

/** All of them, for a moderator who asks. */
const silentText = (watched: Watched, words: Texts): string => {
  const { panel, small } = words.conversation;
  const people = silentIn(watched);
  const line = people.length === 0 ? panel.nobodySilent : silentLine(people, mostSilentNamed, words);
  return `${line}\n${small(panel.silentUnseen)}`;
};

const panelText = (standing: Standing, words: Texts): string => {
  const { record, waiting, used, back } = standing;
  const { panel } = words.conversation;
  const { about } = record;
  const { who, hears, chosen, coHosts, paused } = record.terms;
  const terms = { who, hears, chosen: chosenNames(chosen, words) };
  const asked = Object.values(record.tally.by).filter((count) => count > 0).length;
  const next = [...new Set(waiting)].slice(0, mostNamed).map((user) => nameOf(user, words));
  return [
    // Outside the thread, several conversations look alike.
    back === undefined ? '' : `**<#${about.threadId ?? about.channelId}>**`,
    standingText(standing, words),
    paused === undefined ? panel.answers(terms) : panel.willAnswer(terms),
    floorText(record, words),
    panel.asked(record.tally.questions, asked),
    silentAbove(standing, words),
    panel.waiting(waiting.length, next),
    coHosts.length === 0 ? '' : panel.coHosts(coHosts.map((user) => nameOf(user, words))),
    ...used.map(words.fairUse.left),
    panel.asOf(clock.wall()),
  ]
    .filter((line) => line !== '')
    .join('\n');
};

// ---- what it offers

const of = ({ about }: Conversation) => ({ with: { conversation: about.id } });

/** The values of the menu of who may ask. */
const whoValues = ['everyone', 'me', 'in_order', 'least_heard', 'chosen'] as const;
type WhoValue = (typeof whoValues)[number];

const whoNow = ({ terms: { who }, hands }: Conversation): WhoValue =>
  who === 'hands' ? (hands?.order ?? 'in_order') : who;

const whoMenu = (record: Conversation, { conversation: { panel } }: Texts): MenuData => {
  const looks: Readonly<Record<WhoValue, string>> = {
    everyone: panel.everyone,
    me: panel.onlyHost,
    in_order: panel.inOrder,
    least_heard: panel.leastHeard,
    chosen: panel.chosen,
  };
  const now = whoNow(record);
  return buttons.panel.who.make({
    of: 'texts',
    placeholder: panel.whoMayAsk,
    // Discord shows the choice in place of the placeholder, and the choice alone does not say of what.
    options: whoValues.map((value) =>
      value === now
        ? { value, label: `${panel.whoMayAsk} ${looks[value]}`, default: true }
        : { value, label: looks[value] },
    ),
    ...of(record),
  });
};

const chosenMenu = (record: Conversation, { conversation: { panel } }: Texts): MenuData => {
  const { people = [], roles = [] } = record.terms.chosen ?? {};
  return buttons.panel.chosen.make({
    of: 'people_and_roles',
    placeholder: panel.choose,
    most: limits.menuOptions,
    people,
    roles,
    ...of(record),
  });
};

const floorMenu = (record: Conversation, { conversation: { panel } }: Texts): MenuData => {
  const about = { conversation: record.about.id, on: record.hands?.holder ?? nobodyHolds };
  return buttons.panel.giveFloor.make({ of: 'people', placeholder: panel.giveFloor, with: about });
};

const coHostMenu = (record: Conversation, { conversation: { panel } }: Texts): MenuData =>
  buttons.panel.coHosts.make({
    of: 'people',
    placeholder: panel.chooseCoHosts,
    least: 0,
    most: mostCoHosts,
    people: record.terms.coHosts,
    ...of(record),
  });

const menusOf = (standing: Standing, words: Texts): readonly Row[] => {
  const { record } = standing;
  const { who, whoForAll } = record.terms;
  return [
    ...(isForOthers(whoForAll, standing.presser) ? [] : [[whoMenu(record, words)] as const]),
    ...(who === 'chosen' ? [[chosenMenu(record, words)] as const] : []),
    ...(who === 'hands' ? [[floorMenu(record, words)] as const] : []),
    [coHostMenu(record, words)],
  ];
};

/** Whether it is paused, and what changes that. */
const pauseButtons = (standing: Standing, words: Texts): readonly ButtonData[] => {
  const { record } = standing;
  const { paused, pausedAt, pausedForAll } = record.terms;
  const { buttons: labels } = words.conversation;
  const { panel } = buttons;
  const conversation = record.about.id;
  const style = 'primary';
  if (isForOthers(pausedForAll, standing.presser)) return [];
  if (paused === undefined) return [panel.pause.make({ label: labels.pause, style, ...of(record) })];
  if (!isTimeUp(record))
    return [panel.resume.make({ label: labels.resume, style, with: { conversation, on: pausedAt } })];
  const about = { with: { conversation, on: endShown(record) } };
  return [
    panel.moreTime.make({ label: words.time.more, style, ...about }),
    panel.noLimit.make({ label: words.time.goOn, ...about }),
    panel.pause.make({ label: labels.pause, ...of(record) }),
  ];
};

const firstRow = (standing: Standing, words: Texts): readonly ButtonData[] => {
  const { record, waiting } = standing;
  const { buttons: labels } = words.conversation;
  const { panel } = buttons;
  // While the time is up there is no room for who is heard and what waits, and no use for it.
  const isUp = isTimeUp(record);
  const hears =
    record.terms.hears === 'everything'
      ? panel.onlyMentions.make({ label: labels.onlyMentions, ...of(record) })
      : panel.everyMessage.make({ label: labels.everyMessage, ...of(record) });
  return [
    ...pauseButtons(standing, words),
    ...(isUp ? [] : [hears]),
    buttons.transcript.make({ label: labels.transcript, ...of(record) }),
    ...(!isUp && waiting.length > 1 ? [panel.setAside.make({ label: labels.setAside, ...of(record) })] : []),
    panel.silent.make({ label: labels.silent, ...of(record) }),
  ];
};

const lastRow = (standing: Standing, words: Texts): readonly ButtonData[] => {
  const { record, back } = standing;
  const { buttons: labels } = words.conversation;
  const { panel } = buttons;
  const isPatient = record.about.kind === 'patient';
  return [
    ...(isForOthers(record.time?.forAll, standing.presser)
      ? []
      : [panel.time.make({ label: words.time.button, ...of(record) })]),
    ...(isPatient ? [panel.startAgain.make({ label: labels.startAgain, ...of(record) })] : []),
    buttons.end.make({ label: labels.end, style: 'danger', ...of(record) }),
    panel.refresh.make({ label: labels.refresh, ...of(record) }),
    ...(back === undefined ? [] : [back]),
  ];
};

const panelBody = (standing: Standing, words: Texts): MessageBody => ({
  content: panelText(standing, words),
  rows: [firstRow(standing, words), ...menusOf(standing, words), lastRow(standing, words)],
});

/** In place of the panel, which has no row left. */
const timeBody = (record: Conversation, words: Texts): MessageBody => {
  const { choose: placeholder } = words.time;
  const options = timeOptions([record], words);
  const about = { conversation: record.about.id, on: endShown(record) };
  const menu = buttons.panel.setTime.make({ of: 'texts', placeholder, options, with: about });
  const back = buttons.panel.refresh.make({ label: words.conversation.buttons.back, ...of(record) });
  return { content: placeholder, rows: [[menu], [back]] };
};

/** In place of the panel, while somebody chooses people and roles. */
const choosingBody = (record: Conversation, words: Texts): MessageBody => {
  const { panel, buttons: labels } = words.conversation;
  const back = buttons.panel.refresh.make({ label: labels.back, ...of(record) });
  return { content: panel.choosing, rows: [[chosenMenu(record, words)], [back]] };
};

// ---- what is pressed

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
const whoDecision = (value: WhoValue, { presser }: Admitted): Decision | undefined => {
  switch (value) {
    case 'everyone':
    case 'me':
      return { kind: 'terms', ...presser, who: value };
    case 'in_order':
    case 'least_heard':
      return { kind: 'terms', ...presser, who: 'hands', order: value };
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

  const draw = async ({ caller, record: before, presser }: Admitted): Promise<MessageBody> => {
    const view = conversations.view(before.about.id);
    const back = backFor(caller, before);
    if (view?.record.phase !== 'open')
      return { content: caller.words.conversation.over, rows: back === undefined ? [] : [[back]] };
    const used = await fairUse.used({ account: view.record.about.serviceUser });
    return panelBody({ ...view, used, back, presser }, caller.words);
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

  /** A press that comes too late does no harm: no button toggles, and the panel says so and shows what holds. */
  const deciding = (
    admitted: Admitted,
    decision: Decision,
    onceDecided?: () => Promise<unknown>,
  ): Promise<Reply> =>
    decide(admitted, decision, async (outcome) => {
      if (outcome.kind === 'for_all') return refused(outcome, admitted) ?? done;
      await onceDecided?.();
      const body = await draw(admitted);
      if (outcome.kind !== 'nothing') return { kind: 'update', body };
      const { outdated } = admitted.caller.words.groups;
      return { kind: 'update', body: { ...body, content: `${outdated}\n${body.content}` } };
    });
  const press = (decisionOf: (admitted: Admitted, on: string | undefined) => Decision) =>
    open<InConversation>('moderate', (admitted, { on }) => deciding(admitted, decisionOf(admitted, on)));
  const timing = (give: 'more' | 'no_limit') =>
    press(({ presser }, on) => ({ kind: 'set_time', ...presser, on, give }));
  const hearing = (hears: Conversation['terms']['hears']) =>
    press(({ presser }) => ({ kind: 'terms', ...presser, hears }));
  const choosing = (
    decisionOf: (admitted: Admitted, people: readonly UserId[], chosen: Choosing) => Decision | undefined,
  ) =>
    open<Choosing>('moderate', async (admitted, chosen) => {
      const ids = chosen.people.filter(isPerson).map(({ id }) => id);
      const decision = decisionOf(admitted, ids, chosen);
      if (decision === undefined) return redrawn(admitted);
      return deciding(admitted, decision, () => addMembers(admitted, ids));
    });

  const { panel } = buttons;
  const routes: readonly ComponentRoute[] = [
    buttons.manage.on(open('moderate', show)),
    panel.refresh.on(open('moderate', redrawn)),
    panel.silent.on(open('moderate', async (admitted) => say(silentText(admitted, admitted.caller.words)))),
    panel.pause.on(press(({ presser }) => ({ kind: 'pause', ...presser }))),
    panel.resume.on(press(({ presser }, on) => ({ kind: 'resume', ...presser, on }))),
    panel.moreTime.on(timing('more')),
    panel.noLimit.on(timing('no_limit')),
    panel.time.on(
      open('moderate', ({ caller, record }) => ({ kind: 'update', body: timeBody(record, caller.words) })),
    ),
    panel.setTime.on(
      open<Choosing>('moderate', (admitted, { values: [value], on }) => {
        const { presser, record } = admitted;
        const give = givenTime(value, [record]);
        if (give === undefined) return redrawn(admitted);
        return deciding(admitted, { kind: 'set_time', ...presser, on, give });
      }),
    ),
    panel.setAside.on(press(() => ({ kind: 'set_aside' }))),
    panel.onlyMentions.on(hearing('mentions')),
    panel.everyMessage.on(hearing('everything')),
    panel.who.on(
      open<Choosing>('moderate', async (admitted, { values }) => {
        const { caller, record } = admitted;
        const value = whoValues.find((one) => one === values[0]) ?? 'chosen';
        const decision = whoDecision(value, admitted);
        if (decision !== undefined) return deciding(admitted, decision);
        return { kind: 'update', body: choosingBody(record, caller.words) };
      }),
    ),
    panel.chosen.on(
      choosing(({ presser, record }, people, { roles }) => {
        // The role that everybody has is known by the server's own id.
        const isEverybody = roles.some((role) => role === roleId(record.about.guildId));
        const who = isEverybody ? 'everyone' : 'chosen';
        return { kind: 'terms', ...presser, who, chosen: { people, roles } };
      }),
    ),
    panel.coHosts.on(choosing(({ presser }, people) => ({ kind: 'co_hosts', ...presser, people }))),
    panel.giveFloor.on(
      choosing(({ presser }, [to], { on }) => to && { kind: 'give_floor', ...presser, to, on }),
    ),
  ];
  return { routes, show, showInPlace: redrawn, manageHere: here('moderate', show) };
};

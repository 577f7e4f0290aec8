import { mostNamed } from '../../machine/effects.ts';
import { handsInOrder, nobodyHolds } from '../../machine/hands.ts';
import { mostCoHosts } from '../../machine/manage.ts';
import { isHostOrCoHost } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { View } from '../../machine/registry.ts';
import { limits } from '../../discord/limits.ts';
import type { MenuData, MenuOption, MessageBody, ButtonData, Row } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Used } from '../../locale/facts.ts';
import type { Texts } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import { chosenNames, nameOf } from './rendering.ts';
import { postBlockedText } from './status.ts';

/** What the panel of moderators says and offers. */

export interface Standing extends View {
  readonly used: readonly Used[];
  /** To the channel's conversations, if the panel was opened from there. */
  readonly back: ButtonData | undefined;
}

const mostSilentNamed = 50;

// ---- what it says

const stateOf = (
  { record: { suspension, job, terms }, postBlocked, storeFails }: View,
  words: Texts,
): string => {
  const { panel, suspension: causes } = words.conversation;
  if (job?.kind === 'end') return panel.ending;
  if (storeFails) return panel.suspended(causes.store);
  if (suspension !== undefined) return panel.suspended(causes[suspension.cause]);
  if (postBlocked !== undefined) return postBlockedText(postBlocked, words.conversation);
  return terms.paused === undefined ? panel.open : panel.paused(nameOf(terms.paused, words));
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

/** Those who are known to be there; the ones who lead it need not be drawn in. */
const learnersIn = (record: Conversation): readonly UserId[] =>
  Object.keys(record.tally.by)
    .map((id) => id as UserId)
    .filter((id) => !isHostOrCoHost(record, id));

/** The learners who have not been answered yet. */
const silentIn = (record: Conversation): readonly UserId[] =>
  learnersIn(record).filter((id) => record.tally.by[id] === 0);

const silentLine = (people: readonly UserId[], most: number, words: Texts): string => {
  const names = people.slice(0, most).map((user) => nameOf(user, words));
  return words.conversation.panel.silent(names, people.length - names.length);
};

/** The first of them; nobody needs to be told about a single learner. */
const silentAbove = (record: Conversation, words: Texts): string => {
  const silent = silentIn(record);
  const isTold = silent.length > 0 && learnersIn(record).length > 1;
  return isTold ? silentLine(silent, mostNamed, words) : '';
};

/** All of them, for a moderator who asks. */
export const silentText = (record: Conversation, words: Texts): string => {
  const { panel, small } = words.conversation;
  const people = silentIn(record);
  const line = people.length === 0 ? panel.nobodySilent : silentLine(people, mostSilentNamed, words);
  return `${line}\n${small(panel.silentUnseen)}`;
};

const textOf = (standing: Standing, words: Texts): string => {
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
    stateOf(standing, words),
    paused === undefined ? panel.answers(terms) : panel.willAnswer(terms),
    floorText(record, words),
    panel.asked(record.tally.questions, asked),
    silentAbove(record, words),
    panel.waiting(waiting.length, next),
    coHosts.length === 0 ? '' : panel.coHosts(coHosts.map((user) => nameOf(user, words))),
    ...used.map(words.fairUse.left),
  ]
    .filter((line) => line !== '')
    .join('\n');
};

// ---- what it offers

const of = ({ about }: Conversation) => ({ with: { conversation: about.id } });

/** The values of the menu of who may ask. */
export const whoValues = ['everyone', 'me', 'in_order', 'least_heard', 'chosen'] as const;
export type WhoValue = (typeof whoValues)[number];

const whoNow = ({ terms: { who }, hands }: Conversation): WhoValue =>
  who === 'hands' ? (hands?.order ?? 'in_order') : who;

const whoMenu = (record: Conversation, { conversation: { panel } }: Texts): MenuData => {
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
    options: whoValues.map((value) => ({ value, ...looks[value], default: value === now })),
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

const menusOf = (record: Conversation, words: Texts): readonly Row[] => {
  const { who } = record.terms;
  return [
    [whoMenu(record, words)],
    ...(who === 'chosen' ? [[chosenMenu(record, words)] as const] : []),
    ...(who === 'hands' ? [[floorMenu(record, words)] as const] : []),
    [coHostMenu(record, words)],
  ];
};

const firstRow = ({ record, waiting }: Standing, words: Texts): readonly ButtonData[] => {
  const { buttons: labels } = words.conversation;
  const { panel } = buttons;
  const { paused, hears } = record.terms;
  return [
    paused === undefined
      ? panel.pause.make({ label: labels.pause, style: 'primary', ...of(record) })
      : panel.resume.make({
          label: labels.resume,
          style: 'primary',
          with: { conversation: record.about.id, on: record.terms.pausedAt },
        }),
    hears === 'everything'
      ? panel.onlyMentions.make({ label: labels.onlyMentions, ...of(record) })
      : panel.everyMessage.make({ label: labels.everyMessage, ...of(record) }),
    buttons.transcript.make({ label: labels.transcript, ...of(record) }),
    ...(waiting.length > 1 ? [panel.setAside.make({ label: labels.setAside, ...of(record) })] : []),
    panel.silent.make({ label: labels.silent, ...of(record) }),
  ];
};

const lastRow = ({ record, back }: Standing, words: Texts): readonly ButtonData[] => {
  const { buttons: labels } = words.conversation;
  const { panel } = buttons;
  const isPatient = record.about.kind === 'patient';
  return [
    ...(isPatient ? [panel.startAgain.make({ label: labels.startAgain, ...of(record) })] : []),
    buttons.end.make({ label: labels.end, style: 'danger', ...of(record) }),
    panel.refresh.make({ label: labels.refresh, ...of(record) }),
    ...(back === undefined ? [] : [back]),
  ];
};

export const panelBody = (standing: Standing, words: Texts): MessageBody => ({
  content: textOf(standing, words),
  rows: [firstRow(standing, words), ...menusOf(standing.record, words), lastRow(standing, words)],
});

/** In place of the panel, while somebody chooses people and roles. */
export const choosingBody = (record: Conversation, words: Texts): MessageBody => {
  const { panel, buttons: labels } = words.conversation;
  const back = buttons.panel.refresh.make({ label: labels.back, ...of(record) });
  return { content: panel.choosing, rows: [[chosenMenu(record, words)], [back]] };
};

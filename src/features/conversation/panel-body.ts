import * as buttons from './buttons.ts';
import { handsInOrder } from '../../conversation/domain/hands.ts';
import { isPaused, pauseOf, termsOf } from '../../conversation/domain/hearing-terms.ts';
import { mostCoHosts } from '../../conversation/domain/record.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import { limits } from '../../discord/limits.ts';
import type { MenuData, MenuOption } from '../../discord/menu.ts';
import type { Body, ButtonData, Row } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Used } from '../../locale/facts.ts';
import type { Words } from '../../locale/words.ts';
import { chosenNames, nameOf } from './rendering.ts';

/** What the panel of moderators says and offers. */

export interface Standing {
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

const about = ({ id }: Conversation) => ({ with: { conversation: id } });

/** The values of the menu of who may ask. */
export const whoValues = ['everyone', 'me', 'in_order', 'least_heard', 'chosen'] as const;
export type WhoValue = (typeof whoValues)[number];

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
    ...about(record),
  });
};

export const chosenMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData => {
  const { people = [], roles = [] } = termsOf(record).chosen ?? {};
  return buttons.panel.chosen.make({
    of: 'people_and_roles',
    placeholder: panel.choose,
    most: limits.menuOptions,
    people,
    roles,
    ...about(record),
  });
};

const floorMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData =>
  buttons.panel.giveFloor.make({ of: 'people', placeholder: panel.giveFloor, ...about(record) });

const coHostMenu = (record: Conversation, { conversation: { panel } }: Words): MenuData =>
  buttons.panel.coHosts.make({
    of: 'people',
    placeholder: panel.chooseCoHosts,
    least: 0,
    most: mostCoHosts,
    people: record.coHosts ?? [],
    ...about(record),
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
  const { panel } = buttons;
  return [
    isPaused(record)
      ? panel.goOn.make({ label: labels.goOn, style: 'primary', ...about(record) })
      : panel.pause.make({ label: labels.pause, style: 'primary', ...about(record) }),
    termsOf(record).hears === 'everything'
      ? panel.onlyMentions.make({ label: labels.onlyMentions, ...about(record) })
      : panel.everyMessage.make({ label: labels.everyMessage, ...about(record) }),
    buttons.transcript.make({ label: labels.transcript, ...about(record) }),
    ...(waiting.length > 1 ? [panel.setAside.make({ label: labels.setAside, ...about(record) })] : []),
  ];
};

const lastRow = (record: Conversation, { conversation: texts }: Words): readonly ButtonData[] => {
  const { buttons: labels } = texts;
  return [
    ...(record.kind === 'patient'
      ? [buttons.startAgain.make({ label: labels.startAgain, ...about(record) })]
      : []),
    buttons.panel.silent.make({ label: labels.silent, ...about(record) }),
    buttons.end.make({ label: labels.end, style: 'danger', ...about(record) }),
    buttons.panel.refresh.make({ label: labels.refresh, ...about(record) }),
  ];
};

export const bodyOf = (standing: Standing, words: Words): Body => ({
  content: textOf(standing, words),
  rows: [firstRow(standing, words), ...menusOf(standing.record, words), lastRow(standing.record, words)],
});

export const backButton = ({ id }: Conversation, { conversation: texts }: Words): ButtonData =>
  buttons.panel.refresh.make({ label: texts.buttons.back, with: { conversation: id } });

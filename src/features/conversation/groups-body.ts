import { menuText } from '../../discord/interactions/components.ts';
import { isTimeUp } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { View } from '../../machine/registry.ts';
import { limits } from '../../discord/limits.ts';
import type { MessageBody, ButtonData, FormData, MenuData, Row } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import type { ChannelId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import { askedOf, checklistOf, type Station } from '../lesson.ts';
import * as buttons from './buttons.ts';
import { standingOf } from './status.ts';
import { timeOptions } from './time-menu.ts';
import { threadName } from './titles.ts';

/** What the panel of a channel's conversations says and offers. */

export interface Overview {
  readonly channel: ChannelId;
  readonly open: readonly View[];
  /** Those that ended lately. */
  readonly ended: readonly Conversation[];
  /** Those of them that had a debrief: what came of it. */
  readonly debriefs: ReadonlyMap<string, Station>;
}

/** What is done in all of them. */
export type WhatInAll = 'pause' | 'resume' | 'time' | 'who' | 'tell' | 'end';

/** What came of it in one. `later`: after the answer under way, or once the store works. */
export type Result = 'done' | 'already' | 'time_up' | 'later' | 'over' | 'lost' | 'refused' | 'unreachable';

// ---- what it says

const countOf = ({ inbox }: Conversation, is: 'waiting' | 'aside' | 'doubt'): number =>
  inbox.open.filter((item) => item.is === is).length;

const handsUp = ({ hands }: Conversation): number =>
  hands?.holder === undefined ? (hands?.up.length ?? 0) : 0;

const needsSomebody = ({ record, postBlocked, storeFails }: View): boolean =>
  record.suspension !== undefined ||
  postBlocked !== undefined ||
  storeFails ||
  record.preceptor !== undefined ||
  countOf(record, 'doubt') + countOf(record, 'aside') + handsUp(record) > 0;

const inOrder = (open: readonly View[]): readonly View[] =>
  open.toSorted(
    (a, b) =>
      Number(needsSomebody(b)) - Number(needsSomebody(a)) || b.record.tally.lastAt - a.record.tally.lastAt,
  );

const standingText = (view: View, { groups: { states }, time, conversation }: Texts): string => {
  const now = standingOf(view);
  if (now.kind === 'on_hold') return states.onHold(conversation.suspension[now.cause]);
  if (now.kind === 'until') return time.stateUntil(now.end);
  if (now.kind === 'time_up') return time.stateUp;
  return now.kind === 'post_blocked' ? states.mayNotPost : states[now.kind];
};

const debriefText = (station: Station | undefined, { debrief: texts }: Texts): string =>
  station === undefined ? '' : `${texts.button}: ${texts.count(askedOf(checklistOf(station)))}`;

const line = (record: Conversation, state: string, { groups }: Texts): string => {
  const { about, tally, phase } = record;
  const people = Object.values(tally.by).filter((asked) => asked > 0).length;
  const isOpen = phase === 'open';
  const counts = [
    record.preceptor !== undefined ? groups.preceptor : '',
    groups.doubt(countOf(record, 'doubt')),
    groups.aside(countOf(record, 'aside')),
    isOpen ? groups.hands(handsUp(record)) : '',
    groups.waiting(countOf(record, 'waiting')),
    groups.asked(tally.questions, people),
    isOpen && tally.questions > 0 ? groups.last(tally.lastAt) : '',
  ];
  return [`<#${about.threadId ?? about.channelId}>: ${state}`, ...counts]
    .filter((text) => text !== '')
    .join(' · ');
};

/** Those who read it on a phone see all of a page at once. */
const perPage = 10;
/** Characters of what is told to all. */
export const longestTold = 300;
/** A page has room for the heading, and for what was done or could not be told. */
const longestPage = limits.content - longestTold - 300;

interface Entry {
  readonly view?: View;
  readonly text: string;
}

const pagesOf = ({ open, ended, debriefs }: Overview, words: Texts): readonly (readonly Entry[])[] => {
  const entries: readonly Entry[] = [
    ...inOrder(open).map((view) => ({ view, text: line(view.record, standingText(view, words), words) })),
    ...ended.map((record) => {
      const had = debriefText(debriefs.get(record.about.id), words);
      return { text: `${line(record, words.groups.states.ended, words)}${had && ` · ${had}`}` };
    }),
  ];
  const pages: Entry[][] = [[]];
  let length = 0;
  for (const entry of entries) {
    length += entry.text.length + 1;
    if ((pages.at(-1)?.length ?? 0) >= perPage || length > longestPage) {
      pages.push([]);
      length = entry.text.length + 1;
    }
    pages.at(-1)?.push(entry);
  }
  return pages;
};

/** "4 paused; 1 was paused already." */
export const resultText = (
  what: WhatInAll,
  { results, begun }: { readonly results: readonly Result[]; readonly begun: number },
  { groups, time }: Texts,
): string => {
  const { done, already } = what === 'time' ? time.did : groups.did[what];
  const count = (result: Result): number => results.filter((one) => one === result).length;
  const parts = [
    [done, count('done')],
    [already, count('already')],
    [time.resumeUp, count('time_up')],
    [groups.later, count('later')],
    [groups.over, count('over')],
    [groups.refused, count('refused')],
    [groups.unreachable, count('unreachable') + count('lost')],
    [groups.begun, begun],
  ] as const;
  // Even if it is in none.
  return `${parts.flatMap(([text, number], index) => (number > 0 || index === 0 ? [text(number)] : [])).join('; ')}.`;
};

// ---- what it offers

interface Drawn {
  readonly page: number;
  /** Names what it shows; see `createGroups`. */
  readonly panel: string;
  /** What a press has done. */
  readonly above?: string | undefined;
}

const firstRow = ({ open }: Overview, panel: string, { groups, time }: Texts): readonly ButtonData[] => {
  const byHand = ({ record }: View): boolean => record.terms.paused !== undefined && !isTimeUp(record);
  const paused = open.filter(byHand).length;
  const about = { with: { panel } };
  return [
    ...(paused < open.length
      ? [buttons.groups.pause.make({ label: groups.buttons.pauseAll, ...about })]
      : []),
    ...(paused > 0 ? [buttons.groups.resume.make({ label: groups.buttons.resumeAll, ...about })] : []),
    ...(open.length === 0
      ? []
      : [
          buttons.groups.tell.make({ label: groups.buttons.tellAll, ...about }),
          buttons.groups.time.make({ label: time.button, ...about }),
        ]),
  ];
};

const whoMenu = (panel: string, { groups, conversation }: Texts): MenuData =>
  buttons.groups.who.make({
    of: 'texts',
    placeholder: groups.inAll,
    options: [
      { value: 'everyone', label: conversation.panel.everyone },
      { value: 'in_order', label: conversation.panel.inOrder },
    ],
    with: { panel },
  });

export const overviewBody = (
  overview: Overview,
  { page: wanted, panel, above }: Drawn,
  words: Texts,
): MessageBody => {
  const { groups, conversation, setup } = words;
  const { channel, open, ended } = overview;
  const pages = pagesOf(overview, words);
  const page = Math.min(Math.max(Number.isInteger(wanted) ? wanted : 0, 0), pages.length - 1);
  const shown = pages[page] ?? [];
  const turn = (label: string, to: number): readonly ButtonData[] =>
    pages[to] === undefined ? [] : [buttons.groups.show.make({ label, with: { page: String(to) } })];
  const options = shown.flatMap(({ view }) => {
    if (view === undefined) return [];
    const { about } = view.record;
    return [
      {
        value: about.id,
        label: menuText(threadName(about)),
        description: menuText(standingText(view, words)),
      },
    ];
  });
  const rows: readonly Row[] = [
    firstRow(overview, panel, words),
    [
      buttons.groups.transcripts.make({ label: groups.buttons.transcripts, with: { panel } }),
      buttons.groups.show.make({ label: conversation.buttons.refresh, with: { page: String(page) } }),
      ...turn(setup.buttons.before, page - 1),
      ...turn(setup.buttons.after, page + 1),
      ...(open.length === 0
        ? []
        : [buttons.groups.end.make({ label: groups.buttons.endAll, style: 'danger', with: { panel } })]),
    ],
    ...(open.length === 0 ? [] : [[whoMenu(panel, words)] as const]),
    ...(options.length === 0
      ? []
      : [
          [buttons.groups.one.make({ of: 'texts', placeholder: groups.openOne, options, with: {} })] as const,
        ]),
  ];
  return {
    content: [
      ...(above === undefined ? [] : [above]),
      groups.heading(channel, open.length, ended.length),
      ...shown.map(({ text }) => text),
      conversation.panel.asOf(clock.wall()),
    ].join('\n'),
    rows: rows.filter((row) => row.length > 0),
  };
};

export const tellForm = (panel: string, { groups: { tell } }: Texts): FormData => {
  const { title, label, description } = tell;
  const words = { label, description, required: true, maxLength: longestTold };
  return buttons.groups.tellForm.make({ title, fields: { words }, with: { panel } });
};

export const timeBody = (records: readonly Conversation[], panel: string, words: Texts): MessageBody => {
  const { choose: placeholder } = words.time;
  const options = timeOptions(records, words);
  const menu = buttons.groups.setTime.make({ of: 'texts', placeholder, options, with: { panel } });
  const back = buttons.groups.show.make({
    label: words.conversation.buttons.back,
    with: { page: '0' },
  });
  return { content: placeholder, rows: [[menu], [back]] };
};

/** What leads back stands where nobody ends them all by mistake. */
export const confirmEndBody = (count: number, panel: string, words: Texts): MessageBody => {
  const { groups, conversation } = words;
  const back = buttons.groups.show.make({ label: conversation.buttons.back, with: { page: '0' } });
  const yes = buttons.groups.confirmEnd.make({
    label: groups.buttons.endThese(count),
    style: 'danger',
    with: { panel },
  });
  return { content: groups.confirmEnd(count), rows: [[back, yes]] };
};

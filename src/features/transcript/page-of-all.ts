import { html, type Html } from '../../lib/html.ts';
import type { Texts } from '../../locale/words.ts';
import type { Transcript } from './document.ts';
import { timesIn, together } from './facts.ts';
import { documentHtml } from '../showing/page.ts';
import { conversationHtml } from './page.ts';
import { debriefsHtml, participationHtml } from './tables.ts';

/** The transcripts of a channel's conversations as one page. */

/** Conversations of one channel. */
export interface Several {
  /** Its name. */
  readonly channel: string;
  /** With keys that mean the same person in all of them. */
  readonly transcripts: readonly Transcript[];
  /** How many could not be read, and how many there are beyond those that are looked at. */
  readonly unread: number;
  readonly older: number;
}

/** As the last message of a conversation says it. */
const minutesOf = ({ startedAt, endedAt, readAt }: Transcript): number =>
  Math.max(1, Math.round((Date.parse(endedAt ?? readAt) - Date.parse(startedAt)) / 60_000));

const overviewHtml = (transcripts: readonly Transcript[], { transcript: { page } }: Texts): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${page.conversation}</th>
        <th scope="col">${page.host}</th>
        <th scope="col" class="number">${page.asked}</th>
        <th scope="col" class="number">${page.people}</th>
        <th scope="col" class="number">${page.all.minutes}</th>
      </tr>
    </thead>
    <tbody>
      ${transcripts.map(
        (one, index) =>
          html`<tr>
            <th scope="row">
              ${index + 1}. <a href="#c${index}-title"><bdi>${one.title}</bdi></a>
            </th>
            <td><bdi>${one.host ?? '–'}</bdi></td>
            <td class="number">${one.asked.questions}</td>
            <td class="number">${one.asked.people}</td>
            <td class="number">${minutesOf(one)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;

/** First an overview, the debriefs and the participation over all, then a chapter for each. */
export const writePageOfAll = (all: Several, words: Texts): string => {
  const { channel, transcripts, unread, older } = all;
  const { all: texts } = words.transcript.page;
  const joined = together(transcripts);
  const parts = { embedded: new Map(), withParticipation: false, words };
  const times = timesIn(joined, words);
  const notes = [
    words.transcript.page.times(times.zone),
    ...(unread === 0 ? [] : [texts.unread(unread)]),
    ...(older === 0 ? [] : [texts.older(older)]),
  ];
  const body = html`<header>
      <h1 dir="auto">${texts.title(channel)}</h1>
      ${overviewHtml(transcripts, words)} ${notes.map((note) => html`<p class="quiet">${note}</p>`)}
    </header>
    ${debriefsHtml(transcripts, words)} ${participationHtml(joined, { words, times })}
    ${transcripts.map(
      (one, index) =>
        html`<article>${conversationHtml(one, parts, { level: 2, id: `c${index}-` })}</article>`,
    )}`;
  return documentHtml(texts.title(channel), body, words);
};

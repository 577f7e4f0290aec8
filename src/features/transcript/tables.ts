import { Html, html } from '../../lib/html.ts';
import type { Texts } from '../../locale/words.ts';
import { askedOf, type Checked } from '../lesson.ts';
import type { Transcript } from './document.ts';
import type { Times } from './facts.ts';
import { participationIn } from './participation.ts';

/** What stands above the conversations: who took part, and what was asked of what was to be asked. */

/** A chapter's headings are one level below those of a page of its own. */
export interface Place {
  readonly level: number;
  /** In front of the ids in it. */
  readonly id: string;
}

export const headingHtml = (level: number, id: string, text: string): Html =>
  html`${new Html(`<h${level} id="${id}" dir="auto">`)}${text}${new Html(`</h${level}>`)}`;

/** Hidden from screen readers: the numbers next to it say the same. */
const barHtml = (share: number): Html =>
  html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect width="${(share * 100).toFixed(1)}" height="8" />
  </svg>`;

export const participationHtml = (
  transcript: Pick<Transcript, 'entries' | 'people'>,
  { words, times }: { readonly words: Texts; readonly times: Times },
): Html => {
  const { page } = words.transcript;
  const { columns } = page;
  return html`<section aria-labelledby="participation">
    <h2 id="participation">${page.participation}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${columns.person}</th>
          <th scope="col" class="number">${page.asked}</th>
          <th scope="col">${columns.share}</th>
          <th scope="col">${columns.first}</th>
          <th scope="col">${columns.last}</th>
          <th scope="col" class="number">${columns.words}</th>
        </tr>
      </thead>
      <tbody>
        ${participationIn(transcript).map(
          ({ name, questions, share, first, last, medianWords }) =>
            html`<tr>
              <th scope="row"><bdi>${name}</bdi></th>
              <td class="number">${questions}</td>
              <td>${page.percent(share)}${barHtml(share)}</td>
              <td>${times.short(first)}</td>
              <td>${times.short(last)}</td>
              <td class="number">${medianWords ?? '–'}</td>
            </tr> `,
        )}
      </tbody>
    </table>
    <p class="quiet">${page.wordsNote} ${page.participationNote}</p>
  </section>`;
};

const mark = (asked: boolean | undefined): string => (asked === true ? '✓' : asked === false ? '–' : '');

export const debriefHtml = (
  lines: readonly Checked[],
  { level, id }: Place,
  { debrief: texts }: Texts,
): Html =>
  html`<section>
    ${headingHtml(level, `${id}debrief`, `${texts.button}: ${texts.count(askedOf(lines))}`)}
    <table>
      <tbody>
        ${lines.map(
          ({ line, asked }) =>
            html`<tr>
              <th scope="row"><bdi>${line}</bdi></th>
              <td>${mark(asked)}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`;

/**
 * For each patient what its groups have asked, line by line: what nobody asked has no bar. Groups have the numbers of the
 * overview above it, which fit on a phone.
 */
export const debriefsHtml = (
  transcripts: readonly Transcript[],
  { debrief: texts, transcript: { page } }: Texts,
): readonly Html[] => {
  const groups = transcripts.map((one, index) => ({
    ...one,
    id: `c${index}-`,
    number: index + 1,
    partner: `${one.kind} ${one.title}`,
  }));
  return [...new Set(groups.map(({ partner }) => partner))].flatMap((partner) => {
    const all = groups.filter((one) => one.partner === partner);
    const had = all.flatMap(({ id, number, title, debrief }) =>
      debrief === undefined
        ? []
        : [{ id, number, title, asked: new Map(debrief.map(({ line, asked }) => [line, asked])) }],
    );
    const [first] = had;
    if (first === undefined) return [];
    const lines = [...new Set(had.flatMap(({ asked }) => [...asked.keys()]))];
    const without = all.length - had.length;
    return html`<section aria-labelledby="${first.id}groups">
      ${headingHtml(2, `${first.id}groups`, `${texts.button}: ${first.title}`)}
      <div class="wide">
        <table>
          <thead>
            <tr>
              <td></td>
              <th scope="col">${page.all.askedBy}</th>
              ${had.map(
                ({ id, number }) =>
                  html`<th scope="col">
                    <a href="#${id}title">${number}</a>
                  </th> `,
              )}
            </tr>
          </thead>
          <tbody>
            ${lines.map((line) => {
              const marks = had.map(({ asked }) => asked.get(line));
              const by = marks.filter((asked) => asked === true).length;
              const of = marks.filter((asked) => asked !== undefined).length;
              return html`<tr>
                <th scope="row"><bdi>${line}</bdi></th>
                <td>${by}/${of}${barHtml(by / of)}</td>
                ${marks.map((asked) => html`<td>${mark(asked)}</td>`)}
              </tr> `;
            })}
          </tbody>
        </table>
      </div>
      ${without === 0 ? undefined : html`<p class="quiet">${page.all.noDebrief(without)}</p>`}
    </section>`;
  });
};

import { html, type Html } from '../../lib/html.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Texts } from '../../locale/words.ts';
import { documentHtml } from '../showing/page.ts';
import { partNames, type KeptCase } from './kept-case.ts';

/** A case as a page of its own, which prints well. */

type Rows = Extract<Section, { kind: 'table' }>['rows'];

/** Below the value, so that a phone shows it without scrolling. */
const markOf = (mark: string): Html | string => (mark === '' ? '' : html`<strong>${mark}</strong>`);

const signsTable = (rows: Rows, caption: string, { cases: { file } }: Texts): Html => {
  const hasNotes = rows.some(({ note }) => note !== undefined);
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${file.sign}</th>
          <th scope="col">${file.value}</th>
          <th scope="col">${file.unit}</th>
          <th scope="col">${file.range}</th>
          ${hasNotes ? html`<th scope="col">${file.note}</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, value, unit, range, outside, note }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td class="measured">${value} ${markOf(file.outside[outside])}</td>
              <td>${unit}</td>
              <td>${range}</td>
              ${hasNotes ? html`<td>${note}</td>` : ''}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
};

const sectionHtml = (section: Section, name: SectionName, words: Texts): Html => {
  switch (section.kind) {
    case 'text':
      return html`<div class="text">${section.text.trim()}</div>`;
    case 'table':
      return signsTable(section.rows, words.compose.sectionTitle[name], words);
    case 'findings':
      return html`<dl class="findings">
        ${section.rows.map(
          (row) =>
            html`<dt>${row.name}</dt>
              <dd class="text">${row.finding || words.compose.noFinding}</dd>`,
        )}
      </dl>`;
  }
};

const partHtml = (parts: KeptCase['parts'], name: SectionName, words: Texts): Html | undefined => {
  const section = parts[name]?.section;
  if (section === undefined) return undefined;
  const { rest } = section;
  return html`<section>
    <h2>${words.compose.sectionTitle[name]}</h2>
    ${sectionHtml(section, name, words)} ${rest === undefined ? '' : html`<div class="text">${rest}</div>`}
  </section>`;
};

export const htmlFile = ({ details, parts }: KeptCase, words: Texts): string => {
  const { name, age, gender, teachingPoints } = details;
  const title = `${name}, ${age}, ${gender}`;
  const body = html`<h1>${title}</h1>
    <p class="quiet">${words.cases.file.origin}</p>
    ${partNames.map((part) => partHtml(parts, part, words))}
    ${
      teachingPoints === undefined
        ? ''
        : html`<section>
            <h2>${words.compose.form.teachingPoints}</h2>
            <div class="text">${teachingPoints}</div>
          </section>`
    }`;
  return documentHtml(title, body, words);
};

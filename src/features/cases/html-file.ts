import { html, Html } from '../../lib/html.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Texts } from '../../locale/words.ts';
import { partNames, type KeptCase } from './kept-case.ts';

/** A case as a page of its own: it loads nothing, and prints well. */

const style = new Html(`
:root { color-scheme: light dark; }
body { font: 1.05rem/1.55 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; margin-bottom: .25rem; overflow-wrap: anywhere; }
h2 { margin-top: 2rem; border-bottom: 1px solid; padding-bottom: .2rem; }
.origin { margin-top: 0; font-style: italic; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8888; }
.number { white-space: nowrap; }
.number strong { display: block; }
dt { font-weight: bold; margin-top: .75rem; }
dd { margin-left: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media print {
  :root { color-scheme: light; }
  body { font-size: 11pt; max-width: none; margin: 0; }
  h2 { break-after: avoid; }
  tr, dt, dd { break-inside: avoid; }
}
`);

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
              <td class="number">${value} ${markOf(file.outside[outside])}</td>
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
      return html`<dl>
        ${section.rows.map(
          (row) =>
            html`<dt>${row.name}</dt>
              <dd>${row.finding || words.compose.noFinding}</dd>`,
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
  const { file } = words.cases;
  const { name, age, gender, teachingPoints } = details;
  const title = `${name}, ${age}, ${gender}`;
  const page = html`<html lang="${words.language.tag}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>${title}</title>
      <style>
        ${style}
      </style>
    </head>
    <body>
      <main>
        <h1>${title}</h1>
        <p class="origin">${file.origin}</p>
        ${partNames.map((part) => partHtml(parts, part, words))}
        ${
          teachingPoints === undefined
            ? ''
            : html`<section>
                <h2>${words.compose.form.teachingPoints}</h2>
                <div class="text">${teachingPoints}</div>
              </section>`
        }
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}\n`;
};

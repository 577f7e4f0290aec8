import { Html, html } from '../../lib/html.ts';
import type { Texts } from '../../locale/words.ts';

/** The frame of a page that stands alone: it runs no script and fetches nothing. */

/** Colours keep a contrast of at least 4.5 to 1 in light and in dark; paper is always light. */
const light = `
  color-scheme: light;
  --ground: #ffffff;
  --card: #f3f5f8;
  --text: #1b1f24;
  --quiet: #4c5561;
  --line: #c3cad3;
  --accent: #1f5fbf;`;

const dark = `
  color-scheme: dark;
  --ground: #14171b;
  --card: #1e2329;
  --text: #eceff3;
  --quiet: #aab4c0;
  --line: #454f5b;
  --accent: #8ab4f8;`;

const pageStyle = `:root {${light}
}
@media screen and (prefers-color-scheme: dark) { :root {${dark}
} }
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 1rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 46rem; margin: 0 auto; }
h1 { margin: 0.5rem 0 1rem; font-size: 1.625rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.25rem; }
article { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); }
article h2 { margin-top: 0; }
a { color: var(--accent); }
p { margin: 0 0 0.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
.quiet { color: var(--quiet); font-size: 0.9375rem; }
.entries { margin: 0; padding: 0; list-style: none; }
.entries > li { margin: 0 0 1rem; }
.who { margin: 0; color: var(--quiet); font-size: 0.875rem; }
.who b { color: var(--text); font-size: 1rem; }
.said { margin: 0 0 0.5rem; }
.changed { color: var(--quiet); }
.answer { padding: 0.625rem 0.875rem; border-left: 0.25rem solid var(--accent); border-radius: 0.25rem; background: var(--card); }
.answer > :last-child { margin-bottom: 0; }
.event { padding: 0.375rem 0; border-block: 1px solid var(--line); color: var(--quiet); text-align: center; }
.talk { padding-left: 0.875rem; border-left: 0.25rem solid var(--line); }
.text { white-space: pre-wrap; }
.wide { overflow-x: auto; }
.findings { display: block; }
.findings dt { margin-top: 0.75rem; color: var(--text); font-weight: 600; }
figure { margin: 0.5rem 0; }
img { display: block; max-width: 100%; height: auto; border-radius: 0.25rem; }
figcaption { color: var(--quiet); font-size: 0.875rem; }
pre { overflow-x: auto; white-space: pre-wrap; }
code { font-size: 0.9375em; }
blockquote { margin: 0 0 0.5rem; padding-left: 0.75rem; border-left: 0.1875rem solid var(--line); }
table { width: 100%; margin-bottom: 0.5rem; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.375rem 0.375rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--quiet); font-weight: 600; }
thead th, td { overflow-wrap: normal; }
tbody th { min-width: 5rem; font-weight: 600; }
.number { padding-right: 1.5rem; text-align: right; font-variant-numeric: tabular-nums; }
.measured { white-space: nowrap; }
.measured strong { display: block; }
.bar { display: block; width: 100%; height: 0.5rem; margin-top: 0.25rem; }
.bar rect { fill: var(--accent); }
@media (max-width: 30rem) {
  table { font-size: 0.75rem; }
  thead th { font-size: 0.6875rem; font-weight: 400; }
  tbody th { min-width: 3.5rem; }
  h1 { font-size: 1.375rem; }
}
@media print {
  @page { margin: 1.5cm; }
  body { padding: 0; font-size: 10.5pt; }
  main { max-width: none; }
  .answer, .bar { print-color-adjust: exact; }
  .entries > li, tr, dt, dd, figure { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  article { break-before: page; }
}
`;

const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export const documentHtml = (title: string, body: Html, { language }: Texts): string =>
  html`<!doctype html>
    <html lang="${language.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.markup;

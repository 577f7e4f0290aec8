/** What somebody sees who opens an address of the sandbox in a browser: it is for programs. */
import { html } from '../lib/html.ts';

/** `elsewhere`: the page that was probably meant; undefined if there is none, or it is not known. */
export const frontPage = (elsewhere: string | undefined): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Rounds sandbox</title>
      </head>
      <body>
        <h1>The sandbox of Rounds</h1>
        <p>
          It stands in for the Clinical Education Service. Only the bot calls it; there is nothing to see
          here.
        </p>
        ${
          elsewhere === undefined
            ? html`<p>Look in the terminal where you started it for the address to open.</p>`
            : html`<p>The patients are in the playground: <a href="${elsewhere}">${elsewhere}</a></p>`
        }
      </body>
    </html> `.markup;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PrivacyFacts } from '../locale/facts.ts';
import type { Texts } from '../locale/words.ts';
import { html, rich, type Html } from '../lib/html.ts';

/** What every page shows besides its own content. */
export interface Frame {
  /** The prefix of all paths on the page: the path of PUBLIC_URL, without a trailing slash. */
  readonly prefix: string;
  readonly demo: boolean;
  readonly operatorContact?: string | undefined;
  /** In a language that the reader's browser asks for. */
  readonly words: Texts;
}

/** Returns the frame for the answer to a request. */
export type FrameFor = (request: FastifyRequest) => Frame;

interface Page {
  readonly title: string;
  readonly content: Html;
}

export const layout = (
  { prefix, demo, operatorContact, words: { language, page } }: Frame,
  { title, content }: Page,
): string =>
  html`<!doctype html>
    <html lang="${language.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${page.name}</title>
        <link rel="stylesheet" href="${prefix}/style.css" />
      </head>
      <body>
        <main>
          <p class="name">${page.name}</p>
          ${demo ? html`<p class="demo">${rich(page.demo)}</p> ` : undefined}${content}
        </main>
        <footer>
          <p><a href="${prefix}/privacy">${page.privacyLink}</a></p>
          ${operatorContact === undefined ? undefined : html`<p>${page.operator(operatorContact)}</p>`}
        </footer>
      </body>
    </html> `.markup;

export const sendPage = (reply: FastifyReply, markup: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(markup);

/** A page of nothing but a few words. */
export const wordsPage = (
  frame: Frame,
  { title, text }: { readonly title: string; readonly text: string },
): string =>
  layout(frame, {
    title,
    content: html`<h1>${title}</h1>
      <p>${rich(text)}</p>`,
  });

/** The page for people who come without a link. */
export const frontPage = (frame: Frame, playgroundUrl: string | undefined): string => {
  const { title, text, playground } = frame.words.page.front;
  return layout(frame, {
    title,
    content: html`<h1>${title}</h1>
      <p>${rich(text)}</p>
      ${playgroundUrl === undefined ? undefined : html`<p><a href="${playgroundUrl}">${playground}</a></p>`}`,
  });
};

export const privacyPage = (frame: Frame, facts: PrivacyFacts): string => {
  const { title, sections } = frame.words.privacy(facts);
  return layout(frame, {
    title,
    content: html`<h1>${title}</h1>
      ${sections.map(
        ({ heading, lines }) =>
          html`<h2>${heading}</h2>
            <ul>
              ${lines.map((line) => html`<li>${rich(line)}</li>`)}
            </ul> `,
      )}`,
  });
};

import type { PrivacyFacts } from '../locale/facts.ts';
import { html, rich } from '../lib/html.ts';
import { layout, type Frame } from './layout.ts';

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

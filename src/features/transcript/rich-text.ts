import markdownIt from 'markdown-it';
import { Html } from '../../lib/html.ts';

/** Answers on the page: Discord's markdown as far as it means the same elsewhere. Their own HTML is shown as text. */

/** Small print is Discord's own invention. */
const smallPrint = /^-# /gm;

const createMarkdown = () => {
  const markdown = markdownIt({ html: false, linkify: true, breaks: true });
  const { rules } = markdown.renderer;
  // The page has headings of its own, and fetches nothing.
  rules['heading_open'] = () => '<p><strong>';
  rules['heading_close'] = () => '</strong></p>\n';
  markdown.disable('image');
  return markdown;
};

export type RichText = (text: string) => Html;

export const createRichText = (): RichText => {
  const markdown = createMarkdown();
  return (text) => new Html(markdown.render(text.replace(smallPrint, '')));
};

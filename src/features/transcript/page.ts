import markdownIt from 'markdown-it';
import { Html, html } from '../../lib/html.ts';
import type { Texts } from '../../locale/words.ts';
import type { AnswerFile, AnswerPart, Entry, Transcript, TurnEntry } from './document.ts';
import { documentHtml } from '../showing/page.ts';
import { longestMarked } from './plain-text.ts';
import { debriefHtml, headingHtml, participationHtml, type Place } from './tables.ts';
import { answerHeading, eventText, factsOf, namesIn, notesOf, timesIn, type Times } from './facts.ts';

/** The transcript as one page that needs nothing else: no script, nothing to be fetched. */

/** A file that is in the page. */
export interface Embedded {
  readonly type: string;
  readonly base64: string;
}

interface PageParts {
  readonly embedded: ReadonlyMap<AnswerFile, Embedded>;
  readonly withParticipation: boolean;
  readonly words: Texts;
}

/** Small print is Discord's own invention; here it is a paragraph, outside any quote above it. */
const smallPrint = /^-# /gm;

/** Answers on the page: Discord's markdown as far as it means the same elsewhere. Their own HTML is shown as text. */
const createMarkdown = () => {
  const markdown = markdownIt({ html: false, linkify: true, breaks: true });
  const { rules } = markdown.renderer;
  // The page has headings of its own, and fetches nothing.
  rules['heading_open'] = () => '<p><strong>';
  rules['heading_close'] = () => '</strong></p>\n';
  markdown.disable('image');
  return markdown;
};

type RichText = (text: string) => Html;

const createRichText = (): RichText => {
  const markdown = createMarkdown();
  return (text) =>
    text.length > longestMarked
      ? html`<p>${linesOf(text)}</p>`
      : new Html(markdown.render(text.replace(smallPrint, '\n')));
};

interface Drawing extends PageParts {
  readonly times: Times;
  readonly richText: RichText;
  readonly nameOf: (key: string) => string;
}

type Piece = Html | string | undefined;

/** People's own line breaks. */
const linesOf = (text: string): readonly Piece[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br />`, line]));

/** Other kinds of file could do more than be looked at. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const fileHtml = (file: AnswerFile, { embedded, words: { transcript } }: Drawing): Html => {
  const { name, link } = file;
  const { page } = transcript;
  const data = embedded.get(file);
  if (data === undefined)
    return html`<p><a href="${link}" rel="noreferrer">${page.fileInThread(name)}</a></p>`;
  if (pictures.has(data.type)) {
    const source = `data:${data.type};base64,${data.base64}`;
    return html`<figure>
      <img src="${source}" alt="${page.file(name)}" />
      <figcaption>${name}</figcaption>
    </figure>`;
  }
  const source = `data:application/octet-stream;base64,${data.base64}`;
  return html`<p><a href="${source}" download="${name}">${page.file(name)}</a></p>`;
};

const partHtml = ({ text, files }: AnswerPart, drawing: Drawing): readonly Html[] => [
  ...(text === '' ? [] : [drawing.richText(text)]),
  ...files.map((file) => fileHtml(file, drawing)),
];

const answerHtml = (answer: readonly AnswerPart[], drawing: Drawing): Html => {
  const { page } = drawing.words.transcript;
  const parts = answer.flatMap((part) => partHtml(part, drawing));
  return html`<div class="answer" dir="auto">
    ${parts.length === 0 ? html`<p class="quiet">${page.noAnswer}</p>` : parts}
  </div>`;
};

const timeHtml = (time: string, { times }: Drawing): Html =>
  html`<time datetime="${time}" title="${times.full(time)}">${times.short(time)}</time>`;

interface Spoken {
  readonly speaker: string;
  readonly time: string;
  readonly marks: readonly string[];
}

interface Said {
  readonly text: string;
  readonly editedAfterwards?: boolean | undefined;
  readonly unreadable?: boolean | undefined;
}

const saidHtml = ({ text, editedAfterwards, unreadable }: Said, { words: { transcript } }: Drawing): Html => {
  if (unreadable === true) return html`<p class="quiet">${transcript.page.unreadable}</p>`;
  const style = editedAfterwards === true ? 'said changed' : 'said';
  return html`<p class="${style}" dir="auto">${linesOf(text)}</p>`;
};

const whoHtml = ({ speaker, time, marks }: Spoken, drawing: Drawing): Html =>
  html`<p class="who">
    <b><bdi>${drawing.nameOf(speaker)}</bdi></b>
    ${timeHtml(time, drawing)}${marks.map((mark) => ` · ${mark}`)}
  </p>`;

const turnHtml = ({ question, seconds, answer }: TurnEntry, drawing: Drawing): Html => {
  const { page } = drawing.words.transcript;
  const asked =
    question === undefined
      ? html`<p class="quiet">${page.deletedQuestion}</p>`
      : html`${whoHtml({ ...question, marks: question.editedAfterwards === true ? [page.editedAfterwards] : [] }, drawing)}
        ${saidHtml(question, drawing)}`;
  return html`<li class="turn">
    ${asked}
    <p class="who">${answerHeading(seconds, drawing.words)}</p>
    ${answerHtml(answer, drawing)}
  </li>`;
};

const talkHtml = (talk: Extract<Entry, { kind: 'talk' }>, drawing: Drawing): Html => {
  const { page } = drawing.words.transcript;
  const marks = [
    page.talk,
    ...(talk.edited === true ? [page.edited] : []),
    ...(talk.hasFiles === true ? [page.withFiles] : []),
  ];
  return html`<li class="talk">${whoHtml({ ...talk, marks }, drawing)} ${saidHtml(talk, drawing)}</li>`;
};

const entryHtml = (entry: Entry, drawing: Drawing): Html => {
  const { nameOf, words } = drawing;
  switch (entry.kind) {
    case 'turn':
      return turnHtml(entry, drawing);
    case 'greeting':
      return html`<li>
        <p class="who">${words.transcript.page.greeting}</p>
        ${answerHtml(entry.answer, drawing)}
      </li>`;
    case 'talk':
      return talkHtml(entry, drawing);
    case 'told': {
      const who = whoHtml({ ...entry, speaker: entry.by, marks: [words.transcript.page.told] }, drawing);
      return html`<li>${who} ${saidHtml(entry, drawing)}</li>`;
    }
    default:
      return html`<li class="event">
        ${timeHtml(entry.time, drawing)} <bdi>${eventText(entry, nameOf, words)}</bdi>
      </li>`;
  }
};

const taskHtml = ({ text, picture }: NonNullable<Transcript['task']>, drawing: Drawing): Html => {
  const { lesson } = drawing.words.setup;
  return html`<p class="who">${lesson.task}</p>
    <div class="answer" dir="auto">
      ${text === undefined ? undefined : drawing.richText(text)}
      ${picture === undefined ? undefined : html`<p><a href="${picture}" rel="noreferrer">${lesson.picture}</a></p>`}
    </div>`;
};

export const conversationHtml = (transcript: Transcript, parts: PageParts, { level, id }: Place): Html => {
  const { words, withParticipation } = parts;
  const { page } = words.transcript;
  const times = timesIn(transcript, words);
  const drawing = { ...parts, times, richText: createRichText(), nameOf: namesIn(transcript) };
  const { title, kind, entries, task, debrief } = transcript;
  return html`<header>
      <p class="quiet">${page.kind[kind]}</p>
      ${headingHtml(level, `${id}title`, title)}
      <dl>
        ${factsOf(transcript, times, words).map(
          ([label, text]) =>
            html`<dt>${label}</dt>
              <dd><bdi>${text}</bdi></dd>`,
        )}
      </dl>
      ${task === undefined ? undefined : taskHtml(task, drawing)}
      ${notesOf(transcript, times, words).map((note) => html`<p class="quiet">${note}</p>`)}
    </header>
    ${withParticipation ? participationHtml(transcript, drawing) : undefined}
    ${debrief === undefined ? undefined : debriefHtml(debrief, { level: level + 1, id }, words)}
    <section>
      ${headingHtml(level + 1, `${id}conversation`, page.conversation)}
      <ol class="entries">
        ${entries.map((entry) => entryHtml(entry, drawing))}
      </ol>
    </section>`;
};

export const writePage = (transcript: Transcript, parts: PageParts): string =>
  documentHtml(transcript.title, conversationHtml(transcript, parts, { level: 1, id: '' }), parts.words);

import type { Words } from '../../locale/words.ts';
import type { AnswerPart, Entry, Transcript } from './document.ts';
import { eventText, factsOf, namesIn, notesOf, timesIn } from './facts.ts';

/** The transcript as text that reads well as it stands, and is markdown. */

/** Whoever shows it as a page must not run what somebody wrote. Links in angle brackets stay links. */
const withoutTags = (text: string): string => text.replace(/<(?!https?:\/\/)/g, '\\<');

const oneLine = (text: string): string =>
  withoutTags(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`#[\]]/g, '\\$&');

const quoted = (text: string): string =>
  withoutTags(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

interface Writing {
  readonly words: Words;
  readonly nameOf: (key: string) => string;
  readonly time: (iso: string) => string;
}

const answerText = (answer: readonly AnswerPart[], { words: { transcript } }: Writing): string => {
  const { page } = transcript;
  const parts = answer.flatMap(({ text, files }) => [
    ...(text === '' ? [] : [withoutTags(text)]),
    ...files.map(({ name, link }) => `[${oneLine(page.fileInThread(name))}](${link})`),
  ]);
  return parts.length === 0 ? `*${page.noAnswer}*` : parts.join('\n\n');
};

const heading = (key: string, time: string, { nameOf, time: shown }: Writing): string =>
  `**${oneLine(nameOf(key))}**, ${shown(time)}`;

const entryText = (entry: Entry, writing: Writing): string => {
  const { page } = writing.words.transcript;
  switch (entry.kind) {
    case 'turn': {
      const { question, answer } = entry;
      const mark = question?.edited === true ? ` (${page.edited})` : '';
      const asked =
        question === undefined
          ? `*${page.deletedQuestion}*`
          : `${heading(question.speaker, question.time, writing)}${mark}\n\n${quoted(question.text)}`;
      return `${asked}\n\n${answerText(answer, writing)}`;
    }
    case 'greeting':
      return answerText(entry.answer, writing);
    case 'talk': {
      const marks = [page.talk, ...(entry.edited === true ? [page.edited] : [])].join(', ');
      return `${heading(entry.speaker, entry.time, writing)} (${marks})\n\n${quoted(entry.text)}`;
    }
    default:
      return `*${oneLine(eventText(entry, writing.nameOf, writing.words))}*`;
  }
};

export const writeMarkdown = (transcript: Transcript, words: Words): string => {
  const times = timesIn(transcript, words);
  const writing = { words, nameOf: namesIn(transcript), time: times.short };
  return [
    `# ${oneLine(transcript.title)}`,
    factsOf(transcript, times, words)
      .map(([label, text]) => `- ${label}: ${oneLine(text)}`)
      .join('\n'),
    ...notesOf(transcript, times, words),
    ...transcript.entries.map((entry) => `---\n\n${entryText(entry, writing)}`),
  ]
    .join('\n\n')
    .concat('\n');
};

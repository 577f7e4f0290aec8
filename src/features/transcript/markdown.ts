import { escapeLines, escapeMarkdown, quoted } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { AnswerPart, Entry, Transcript } from './document.ts';
import { answerHeading, eventText, factsOf, namesIn, notesOf, timesIn } from './facts.ts';
import { plainText } from './plain-text.ts';

/** The transcript as text that reads well as it stands, and is markdown. */

interface Writing {
  readonly words: Texts;
  readonly nameOf: (key: string) => string;
  readonly time: (iso: string) => string;
}

const answerText = (answer: readonly AnswerPart[], { words: { transcript } }: Writing): string => {
  const { page } = transcript;
  const parts = answer.flatMap(({ text, files }) => [
    ...(text === '' ? [] : [escapeLines(plainText(text))]),
    ...files.map(({ name, link }) => `[${escapeMarkdown(page.fileInThread(name))}](${link})`),
  ]);
  // Quoted as well: an answer could otherwise pass for what somebody else said.
  return parts.length === 0 ? `*${page.noAnswer}*` : quoted(parts.join('\n\n'));
};

interface Spoken {
  readonly speaker: string;
  readonly time: string;
  readonly text: string;
  readonly unreadable?: boolean | undefined;
}

const spokenText = (
  { speaker, time, text, unreadable }: Spoken,
  marks: readonly string[],
  { nameOf, time: shown, words }: Writing,
): string => {
  const { page } = words.transcript;
  const said = unreadable === true ? `*${page.unreadable}*` : escapeLines(text);
  const after = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  return `**${escapeMarkdown(nameOf(speaker))}**, ${shown(time)}${after}\n\n${quoted(said)}`;
};

const entryText = (entry: Entry, writing: Writing): string => {
  const { page } = writing.words.transcript;
  switch (entry.kind) {
    case 'turn': {
      const { question, answer, seconds } = entry;
      const marks = question?.edited === true ? [page.edited] : [];
      const asked =
        question === undefined ? `*${page.deletedQuestion}*` : spokenText(question, marks, writing);
      return `${asked}\n\n*${answerHeading(seconds, writing.words)}*\n\n${answerText(answer, writing)}`;
    }
    case 'greeting':
      return `*${page.greeting}*\n\n${answerText(entry.answer, writing)}`;
    case 'talk':
      return spokenText(entry, [page.talk, ...(entry.edited === true ? [page.edited] : [])], writing);
    default:
      return `*${escapeMarkdown(eventText(entry, writing.nameOf, writing.words))}*`;
  }
};

export const writeMarkdown = (transcript: Transcript, words: Texts): string => {
  const times = timesIn(transcript, words);
  const writing = { words, nameOf: namesIn(transcript), time: times.short };
  return [
    `# ${escapeMarkdown(transcript.title)}`,
    factsOf(transcript, times, words)
      .map(([label, text]) => `- ${label}: ${escapeMarkdown(text)}`)
      .join('\n'),
    ...notesOf(transcript, times, words),
    ...transcript.entries.map((entry) => `---\n\n${entryText(entry, writing)}`),
  ]
    .join('\n\n')
    .concat('\n');
};

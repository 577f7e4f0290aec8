import { stringify } from 'csv-stringify/sync';
import type { Texts } from '../../locale/words.ts';
import type { AnswerPart, Transcript } from './document.ts';
import { clockOf, together, type LocalClock } from './facts.ts';
import { questionsIn, type Asked } from './participation.ts';
import { plainText } from './plain-text.ts';

/** To the second, in the form that spreadsheets read as a time: with the T and Z of ISO 8601 it would be text. */
const shown = (time: Date): string =>
  time.toISOString().slice(0, '2026-01-01T00:00:00'.length).replace('T', ' ');

/**
 * What a spreadsheet could take for the beginning of a formula (OWASP, "CSV Injection"): a mark at the start of a cell,
 * or of what becomes a cell of its own where another separator is expected. White space, quotation marks and what is
 * invisible may stand in between.
 */
const beforeMark =
  /(?<![,;|\s"\p{Cc}\p{Default_Ignorable_Code_Point}])[,;|\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*(?=[=+\-@＝＋－＠])/gu;
const separator = /[,;|\t\r\n\v\f\u0085\u2028\u2029]/u;

const defused = (text: string): string =>
  text.replace(beforeMark, (before, at: number) =>
    at === 0 || separator.test(before) ? `${before}'` : before,
  );

const answerText = (answer: readonly AnswerPart[], { file, noAnswer }: Texts['transcript']['page']): string =>
  answer
    .flatMap(({ text, files }) => [plainText(text), ...files.map(({ name }) => file(name))])
    .filter((text) => text !== '')
    .join('\n') || noAnswer;

const headOf = ({ zone }: LocalClock, { transcript: { csv, page } }: Texts): readonly string[] => [
  csv.time(zone),
  page.columns.person,
  csv.question,
  csv.seconds,
  page.answer,
];

/** Spreadsheets go by the reader's language: where the comma is decimal, a semicolon separates. */
const delimiterIn = ({ transcript: { page } }: Texts): ',' | ';' =>
  (0.5).toLocaleString(page.locale).includes(',') ? ';' : ',';

const write = (
  rows: readonly (readonly (string | number)[])[],
  columns: readonly string[],
  words: Texts,
): string =>
  stringify([...rows], {
    header: true,
    columns: [...columns],
    delimiter: delimiterIn(words),
    // Spreadsheets need it to know that this is UTF-8.
    bom: true,
    record_delimiter: 'windows',
    // Questions may have several lines.
    quoted_string: true,
  });

const questionText = (
  { text, editedAfterwards, unreadable }: Asked,
  { page }: Texts['transcript'],
): string => {
  if (unreadable) return page.unreadable;
  return defused(editedAfterwards ? `${text} (${page.editedAfterwards})` : text);
};

const rowsOf = (transcript: Transcript, clock: LocalClock, { transcript: texts }: Texts) =>
  questionsIn(transcript).map((asked) => [
    shown(clock.at(asked.time)),
    defused(asked.name),
    questionText(asked, texts),
    asked.seconds,
    defused(answerText(asked.answer, texts.page)),
  ]);

/** One line for each question and its answer. No cell can become a formula, whatever separator a spreadsheet goes by. */
export const writeCsv = (transcript: Transcript, words: Texts): string => {
  const clock = clockOf(transcript);
  return write(rowsOf(transcript, clock, words), headOf(clock, words), words);
};

/** Groups that talk to the same patient are told apart by their hosts. */
const conversationName = ({ title, host }: Transcript): string =>
  host === undefined ? title : `${title} · ${host}`;

/** The same for several conversations, each line beginning with its conversation. */
export const writeCsvOfAll = (transcripts: readonly Transcript[], words: Texts): string => {
  const clock = clockOf(together(transcripts));
  const rows = transcripts.flatMap((one) =>
    rowsOf(one, clock, words).map((row) => [defused(conversationName(one)), ...row]),
  );
  return write(rows, [words.transcript.page.conversation, ...headOf(clock, words)], words);
};

import { stringify } from 'csv-stringify/sync';
import type { Words } from '../../locale/words.ts';
import type { Transcript } from './document.ts';
import { questionsIn } from './participation.ts';

/** To the second, in the form that spreadsheets read as a time: with the T and Z of ISO 8601 it would be text. */
const shown = (time: string): string => time.slice(0, '2026-01-01T00:00:00'.length).replace('T', ' ');

/** A question a line, for a spreadsheet, in which no cell can become a formula (OWASP, "CSV Injection"). */
export const writeCsv = (transcript: Transcript, { transcript: { csv } }: Words): string =>
  stringify(
    questionsIn(transcript).map(({ time, name, text, seconds }) => [shown(time), name, text, seconds]),
    {
      header: true,
      columns: [csv.time, csv.speaker, csv.question, csv.seconds],
      // Spreadsheets need it to know that this is UTF-8.
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      // Questions may have several lines.
      quoted_string: true,
    },
  );

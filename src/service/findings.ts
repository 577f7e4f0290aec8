import { inWords, objectInWords, readEntries, restOf, type Entry } from './entries.ts';
import { saysNothing, takeFrom } from './fields.ts';
import { findingKeys } from './key-words.ts';
import { isObject, plainText, type Json } from './body.ts';

/** One part of a physical exam. */
export interface Finding {
  readonly name: string;
  /** '' if the service names a part and says nothing about it. */
  readonly finding: string;
}

const findingText = (json: Json): string | undefined =>
  isObject(json) ? objectInWords(json) : plainText(json);

const readFinding = ({ name, fields }: Entry): { row?: Finding; rest: readonly Json[] } => {
  const { take, left } = takeFrom(fields);
  const said = saysNothing(fields) ? '' : findingText(take('value') ?? '');
  if (said === undefined) return { rest: [restOf(name, fields)] };
  const more = inWords(left());
  const finding = said.trim();
  return {
    row: {
      name,
      finding: finding === '' || more.text === '' ? finding + more.text : `${finding} (${more.text})`,
    },
    rest: Object.keys(more.rest).length === 0 ? [] : [{ [name]: more.rest }],
  };
};

/** Exam findings in any plausible layout; `rest` is what did not fit into a row. */
export const readFindings = (json: Json): { rows: readonly Finding[]; rest: readonly Json[] } => {
  const { entries, rest } = readEntries(json, findingKeys);
  const read = entries.map(readFinding);
  return {
    rows: read.flatMap(({ row }) => (row === undefined ? [] : [row])),
    rest: [...read.flatMap((each) => each.rest), ...rest],
  };
};

import { inWords, readEntries, saysNothingOf, takeFrom, type Entry } from './entries.ts';
import { findingByWords, plainOfFindings, entryKeys } from './key-words.ts';
import { holdsNothing, isArray, isObject, scalarText, type Json } from './body.ts';

/** One part of a physical exam. */
export interface Finding {
  readonly name: string;
  /** '' if the service names a part and says nothing about it. */
  readonly finding: string;
}

export const findingKeys = entryKeys({
  whole: {
    name: [
      'examname',
      'name',
      'exam',
      'system',
      'area',
      'region',
      'bodypart',
      'component',
      'test',
      'title',
      'label',
      'site',
      'location',
    ],
    value: [
      'examfinding',
      'finding',
      'findings',
      'examfindings',
      'result',
      'description',
      'value',
      'text',
      'observation',
    ],
    time: ['time', 'at'],
  },
  byWords: findingByWords,
  plain: plainOfFindings,
});

const findingText = (json: Json | undefined): string | undefined => {
  if (isObject(json)) {
    const { text, rest } = inWords(Object.entries(json));
    return Object.keys(rest).length === 0 ? text : undefined;
  }
  if (!isArray(json)) return scalarText(json);
  const items = json.filter((item) => !holdsNothing(item));
  const texts = items.map(scalarText).filter((text) => text !== undefined);
  return texts.length === items.length ? texts.join('; ') : undefined;
};

const readFinding = (entry: Entry): { row?: Finding; rest: readonly Json[] } => {
  const { name, fields } = entry;
  const { take, left } = takeFrom(fields, findingKeys);
  const said = saysNothingOf(entry, findingKeys) ? '' : findingText(take('value'));
  if (said === undefined) return { rest: [{ name, ...fields }] };
  const more = inWords(Object.entries(left()));
  const finding = said.trim();
  return {
    row: {
      name,
      finding: finding === '' || more.text === '' ? finding + more.text : `${finding} (${more.text})`,
    },
    rest: Object.keys(more.rest).length === 0 ? [] : [{ name, ...more.rest }],
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

/**
 * A composed section as a typed value. `service-api.md` 2.2 and 4.3 leave its layout open, so we read every plausible
 * one.
 */
import { inWords, isEntry } from './entries.ts';
import { findingKeys, readFindings, type Finding } from './findings.ts';
import {
  field,
  holdsNothing,
  isArray,
  isObject,
  jsonInText,
  normalKey,
  parseJson,
  prettyJson,
  scalarText,
  type Json,
  type JsonObject,
} from './body.ts';
import { wordsIn } from './key-words.ts';
import { readVitalSigns, vitalSignKeys, type VitalSign } from './vital-signs.ts';

/**
 * `rest`, wherever it occurs, is readable JSON or text that did not fit into the value: to be attached, not dropped.
 */
export type Section =
  | { readonly kind: 'text'; readonly text: string; readonly rest?: string }
  | { readonly kind: 'table'; readonly rows: readonly VitalSign[]; readonly rest?: string }
  | { readonly kind: 'findings'; readonly rows: readonly Finding[]; readonly rest?: string }
  | { readonly kind: 'unknown'; readonly raw: string };

export type SectionName = 'narrative' | 'vital_signs' | 'exam';

/** Keys that only wrap the content, the likeliest first. */
const wrappers: Readonly<Record<SectionName, readonly string[]>> = {
  narrative: [
    'narrative',
    'casenarrative',
    'text',
    'content',
    'response',
    'result',
    'data',
    'output',
    'message',
    'section',
  ],
  vital_signs: [
    'vitalsigns',
    'vitals',
    'data',
    'result',
    'results',
    'response',
    'content',
    'output',
    'section',
    'text',
  ],
  exam: [
    'exam',
    'physicalexam',
    'physicalexamination',
    'exams',
    'findings',
    'examfindings',
    'data',
    'result',
    'results',
    'response',
    'content',
    'output',
    'section',
    'text',
  ],
};

/** If these hold nothing, the section is empty, whatever else there is. */
const ownNames: Readonly<Record<SectionName, readonly string[]>> = {
  narrative: ['narrative', 'casenarrative'],
  vital_signs: ['vitalsigns', 'vitals'],
  exam: ['exam', 'physicalexam', 'physicalexamination', 'exams'],
};

/** Words by which any other key is known to hold the section's list. */
const listWords: Readonly<Record<SectionName, readonly string[]>> = {
  narrative: [],
  vital_signs: ['vitals', 'vital'],
  exam: ['exam', 'exams', 'examination', 'findings'],
};

const isListOfObjects = (json: Json): boolean => {
  const items = isArray(json) ? json.filter((item) => !holdsNothing(item)) : [];
  return items.length > 0 && items.every(isObject);
};

const saidOfThings: Readonly<Record<SectionName, readonly string[]>> = {
  narrative: [],
  vital_signs: vitalSignKeys.whole.value,
  exam: findingKeys.whole.value,
};

/** What an object wraps, and what else it holds, except for the section's own name, which says nothing new. */
const wrapped = (
  object: JsonObject,
  section: SectionName,
): { inner: Json; others: JsonObject } | undefined => {
  const entries = Object.entries(object);
  const beside = (key: string): JsonObject =>
    Object.fromEntries(
      entries.filter(([other, value]) => other !== key && value !== section && !holdsNothing(value)),
    );
  for (const name of wrappers[section]) {
    for (const [key, inner] of entries) {
      const holds = !holdsNothing(inner) && (isObject(inner) || isArray(inner) || typeof inner === 'string');
      if (normalKey(key) === name && holds) return { inner, others: beside(key) };
    }
  }
  const lists = entries.filter(([, inner]) => isListOfObjects(inner));
  const [list] = lists;
  if (list !== undefined && lists.length === 1) {
    const words = wordsIn(list[0]);
    if (listWords[section].some((word) => words.has(word)))
      return { inner: list[1], others: beside(list[0]) };
  }
  const own = entries.find(
    ([key, inner]) => ownNames[section].includes(normalKey(key)) && holdsNothing(inner),
  );
  if (own === undefined || field(object, saidOfThings[section]) !== undefined) return undefined;
  return { inner: '', others: beside(own[0]) };
};

/** Strips JSON strings, code fences and wrapping objects; `aside` is what was next to the content. */
const unwrap = (json: Json, section: SectionName): { inner: Json; aside: readonly Json[] } => {
  const aside: Json[] = [];
  let inner = json;
  for (let step = 0; step < 8; step += 1) {
    if (typeof inner === 'string') {
      const held = jsonInText(inner);
      if (held === undefined) break;
      aside.push(held.around);
      inner = held.json;
    } else if (isObject(inner)) {
      const isRow =
        (section === 'vital_signs' && isEntry(inner, vitalSignKeys)) ||
        (section === 'exam' && isEntry(inner, findingKeys));
      const within = isRow ? undefined : wrapped(inner, section);
      if (within === undefined) break;
      aside.push(within.others);
      inner = within.inner;
    } else break;
  }
  return { inner, aside: aside.filter((part) => !holdsNothing(part)) };
};

/** In words if a line is enough, because people read it below the rows; otherwise as JSON. */
const restText = (part: Json): string => {
  if (typeof part === 'string') return part;
  const worded = isObject(part) ? inWords(Object.entries(part)) : undefined;
  return worded !== undefined && Object.keys(worded.rest).length === 0 ? worded.text : prettyJson(part);
};

const asRest = (parts: readonly Json[]): { rest?: string } =>
  parts.length === 0 ? {} : { rest: parts.map(restText).join('\n\n') };

const textOf = (json: Json): string | undefined => {
  if (!isArray(json)) return scalarText(json);
  const items = json.filter((item) => !holdsNothing(item));
  const lines = items.map(scalarText).filter((line) => line !== undefined);
  return lines.length === items.length ? lines.join('\n') : undefined;
};

/** Without the marks of a code fence, if the text is nothing but one. */
const unfenced = (json: Json): Json =>
  typeof json === 'string' ? json.replace(/^\s*```[\w-]*\s/, '').replace(/```\s*$/, '') : json;

/** Never throws; whatever the body is, all of it ends up somewhere in the value. */
export const readSection = (body: string, section: SectionName): Section => {
  const json = parseJson(body) ?? body;
  const { inner, aside } = unwrap(json, section);

  const text = holdsNothing(unfenced(inner)) ? '' : textOf(inner);
  if (text !== undefined) return { kind: 'text', text, ...asRest(aside) };

  if (section === 'vital_signs') {
    const { rows, rest } = readVitalSigns(inner);
    if (rows.length > 0) return { kind: 'table', rows, ...asRest([...rest, ...aside]) };
  }
  if (section === 'exam') {
    const { rows, rest } = readFindings(inner);
    if (rows.length > 0) return { kind: 'findings', rows, ...asRest([...rest, ...aside]) };
  }
  return { kind: 'unknown', raw: typeof json === 'string' ? json : prettyJson(json) };
};

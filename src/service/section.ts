/**
 * A composed section as a typed value. `service-api.md` 2.2 and 4.3 leave its layout open, so we read every plausible
 * one.
 */
import { isEntry, objectInWords } from './entries.ts';
import { readFields } from './fields.ts';
import { readFindings, type Finding } from './findings.ts';
import {
  holdsNothing,
  isArray,
  isObject,
  jsonInText,
  normalKey,
  parseJson,
  plainText,
  prettyJson,
  type Json,
  type JsonObject,
} from './body.ts';
import { findingKeys, hasAny, noKeys, signKeys, wordsIn, type KeyRules } from './key-words.ts';
import { readVitalSigns, type VitalSign } from './vital-signs.ts';

/**
 * `rest`, wherever it occurs, is readable JSON or text that did not fit into the value: to be attached, not dropped.
 */
export type Section =
  | { readonly kind: 'text'; readonly text: string; readonly rest?: string }
  | { readonly kind: 'table'; readonly rows: readonly VitalSign[]; readonly rest?: string }
  | { readonly kind: 'findings'; readonly rows: readonly Finding[]; readonly rest?: string }
  | { readonly kind: 'unknown'; readonly raw: string };

export type SectionName = 'narrative' | 'vital_signs' | 'exam';

/** How the keys of a section may be called. */
interface Layout {
  /** If these hold nothing, the section is empty, whatever else there is. */
  readonly own: ReadonlySet<string>;
  /** Other keys that only wrap the content, the likeliest first. */
  readonly wrappers: ReadonlySet<string>;
  /** Words by which any other key is known to hold the section's list. */
  readonly lists: ReadonlySet<string>;
  readonly keys: KeyRules;
}

const layouts: Readonly<Record<SectionName, Layout>> = {
  narrative: {
    own: wordsIn('narrative casenarrative'),
    wrappers: wordsIn('text content response result data output message section'),
    lists: new Set(),
    keys: noKeys,
  },
  vital_signs: {
    own: wordsIn('vitalsigns vitals'),
    wrappers: wordsIn('data result results response content output section text'),
    lists: wordsIn('vitals vital'),
    keys: signKeys,
  },
  exam: {
    own: wordsIn('exam physicalexam physicalexamination exams'),
    wrappers: wordsIn('findings examfindings data result results response content output section text'),
    lists: wordsIn('exam exams examination findings'),
    keys: findingKeys,
  },
};

const isListOfObjects = (json: Json): boolean => {
  const items = isArray(json) ? json.filter((item) => !holdsNothing(item)) : [];
  return items.length > 0 && items.every(isObject);
};

const mayWrap = (json: Json): boolean =>
  !holdsNothing(json) && (isObject(json) || isArray(json) || typeof json === 'string');

/** The key that holds the content of the section; undefined if the object itself is the content. */
const wrapperIn = (object: JsonObject, { own, wrappers, lists, keys }: Layout): string | undefined => {
  const entries = Object.entries(object);
  for (const name of [...own, ...wrappers]) {
    const wrapper = entries.find(([key, inner]) => normalKey(key) === name && mayWrap(inner));
    if (wrapper !== undefined) return wrapper[0];
  }
  const [list, ...more] = entries.filter(([, inner]) => isListOfObjects(inner));
  if (list !== undefined && more.length === 0 && hasAny(wordsIn(list[0]), lists)) return list[0];
  const isSaid = readFields(object, keys).some(({ role, value }) => role === 'value' && value !== null);
  const empty = entries.find(([key, inner]) => own.has(normalKey(key)) && holdsNothing(inner));
  return isSaid ? undefined : empty?.[0];
};

/** Strips JSON strings, code fences and wrapping objects; `aside` is what was next to the content. */
const unwrap = (json: Json, section: SectionName): { inner: Json; aside: readonly Json[] } => {
  const layout = layouts[section];
  const aside: Json[] = [];
  let inner = json;
  for (let step = 0; step < 8; step += 1) {
    if (typeof inner === 'string') {
      const held = jsonInText(inner);
      if (held === undefined) break;
      aside.push(held.around);
      inner = held.json;
    } else if (isObject(inner)) {
      const key = isEntry(inner, layout.keys) ? undefined : wrapperIn(inner, layout);
      if (key === undefined) break;
      // The section's own name says nothing new.
      const others = Object.entries(inner).filter(
        ([other, value]) => other !== key && value !== section && !holdsNothing(value),
      );
      aside.push(Object.fromEntries(others));
      inner = inner[key] ?? '';
    } else break;
  }
  return { inner, aside: aside.filter((part) => !holdsNothing(part)) };
};

/** In words if a line is enough, because people read it below the rows; otherwise as JSON. */
const restText = (part: Json): string => {
  if (typeof part === 'string') return part;
  return (isObject(part) ? objectInWords(part) : undefined) ?? prettyJson(part);
};

const asRest = (parts: readonly Json[]): { rest?: string } =>
  parts.length === 0 ? {} : { rest: parts.map(restText).join('\n\n') };

/** Without the marks of a code fence, if the text is nothing but one. */
const unfenced = (json: Json): Json =>
  typeof json === 'string' ? json.replace(/^\s*```[\w-]*\s/, '').replace(/```\s*$/, '') : json;

/** Never throws; whatever the body is, all of it ends up somewhere in the value. */
export const readSection = (body: string, section: SectionName): Section => {
  const json = parseJson(body) ?? body;
  const { inner, aside } = unwrap(json, section);

  const text = holdsNothing(unfenced(inner)) ? '' : plainText(inner, '\n');
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

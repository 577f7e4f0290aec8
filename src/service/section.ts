/** A composed section as a typed value. `service-api.md` 2.2 and 4.3 leave its layout open. */
import { fromHtml } from '../lib/from-html.ts';
import { checkSuccess, readText, unreadable } from './answer.ts';
import {
  isArray,
  isObject,
  jsonInText,
  parseJson,
  type Json,
  type JsonObject,
  type HttpResponse,
} from './body.ts';
import { findingsIn, likeliest, vitalSignsIn, vocabulary, type Finding, type VitalSign } from './packaged.ts';
import { holdsNothing, normalKey, readable, scalarText } from './readable.ts';

/** `rest`: in words, what did not fit into the value; or as a data URI, all of a body that is no text. */
export type Section =
  | { readonly kind: 'text'; readonly text: string; readonly rest?: string }
  | { readonly kind: 'table'; readonly rows: readonly VitalSign[]; readonly rest?: string }
  | { readonly kind: 'findings'; readonly rows: readonly Finding[]; readonly rest?: string };

export type SectionName = 'narrative' | 'vital_signs' | 'exam';

const envelope = [
  // Fields of a finding, too.
  ['words', 'content text'],
  ['envelope', 'data result response'],
  ['filler', 'patient case section list table'],
] as const;

/** By the words of its key, what a section may be wrapped in: its own name, or an envelope. */
const wrappers = {
  narrative: vocabulary([['own', 'narrative text content'], ...envelope]),
  vital_signs: vocabulary([['own', 'vital vitals sign signs'], ...envelope]),
  exam: vocabulary([['own', 'physical exam examination findings'], ...envelope]),
};

interface Unwrapped {
  readonly content: Json;
  /** What stood beside it. */
  readonly beside: readonly Json[];
}

const wrapperIn = (object: JsonObject, section: SectionName): string | undefined => {
  const wrapper = wrappers[section];
  // {"exam": "Heart", "finding": …} is a finding, unless the text holds JSON, and so is {"name": "Heart", "text": […]}.
  const mayWrap = (key: string, held: Json, members: number): boolean => {
    if (section === 'narrative' || members === 1) return true;
    if (typeof held === 'string') return jsonInText(held) !== undefined;
    return wrapper(key)?.meaning !== 'words';
  };
  const keys = Object.entries(object)
    .filter(([key, held], _index, { length }) => mayWrap(key, held, length))
    .map(([key]) => key);
  return (
    likeliest(keys, wrapper, 'own') ??
    likeliest(keys, wrapper, 'envelope') ??
    likeliest(keys, wrapper, 'words')
  );
};

const wentWell = (key: string, held: Json): boolean =>
  ['status', 'success'].includes(normalKey(key)) &&
  /^(?:true|ok|success|completed?|done)$/i.test(scalarText(held) ?? '');

const unwrap = (json: Json, section: SectionName): Unwrapped => {
  if (typeof json === 'string') {
    const held = jsonInText(json);
    if (held === undefined) return { content: json, beside: [] };
    const { content, beside } = unwrap(held.json, section);
    return { content, beside: [held.around, ...beside] };
  }
  const key = isObject(json) ? wrapperIn(json, section) : undefined;
  if (!isObject(json) || key === undefined) return { content: json, beside: [] };
  const { [key]: inner = null, ...others } = json;
  const { content, beside } = unwrap(inner, section);
  // The section's own name, and that all went well, say nothing new.
  const kept = Object.entries(others).filter(([name, held]) => held !== section && !wentWell(name, held));
  return { content, beside: [...beside, Object.fromEntries(kept)] };
};

const restOf = (parts: readonly Json[]): { readonly rest?: string } => {
  const texts = parts.filter((part) => !holdsNothing(part)).map(readable);
  return texts.length === 0 ? {} : { rest: texts.join('\n\n') };
};

const isPlain = (json: Json): boolean =>
  !isObject(json) && !(isArray(json) && json.some((item) => isObject(item)));

const contentOf = ({ content, beside }: Unwrapped, section: SectionName): Section => {
  if (section !== 'narrative' && !isPlain(content)) {
    const { rows: signs, rest } = section === 'vital_signs' ? vitalSignsIn(content) : { rows: [], rest: [] };
    if (signs.length > 0) return { kind: 'table', rows: signs, ...restOf([...rest, ...beside]) };
    const findings = section === 'exam' ? findingsIn(content) : { rows: [], rest: [] };
    if (findings.rows.length > 0) {
      return { kind: 'findings', rows: findings.rows, ...restOf([...findings.rest, ...beside]) };
    }
  }
  return { kind: 'text', text: holdsNothing(content) ? '' : fromHtml(readable(content)), ...restOf(beside) };
};

/**
 * All of the body ends up somewhere in the value, but that all went well.
 * @throws ServiceError as `readText` does, also for JSON that holds nothing, and rejected for JSON that reports a failure
 * and nothing else.
 */
export const readSection = (answer: HttpResponse, section: SectionName): Section => {
  const text = readText(answer);
  if (text === undefined) {
    const type = answer.contentType.split(';')[0]?.trim() ?? '';
    const rest = `data:${type};base64,${Buffer.from(answer.bytes).toString('base64')}`;
    return { kind: 'text', text: '', rest };
  }
  const parsed = parseJson(text);
  // A number may have more digits than JavaScript keeps.
  const json = parsed === undefined || typeof parsed === 'number' ? text : parsed;
  const unwrapped = unwrap(json, section);
  if (unwrapped.content === json || holdsNothing(unwrapped.content)) checkSuccess(answer, json);
  const found = contentOf(unwrapped, section);
  if (found.kind === 'text' && found.text === '' && found.rest === undefined) throw unreadable();
  return found;
};

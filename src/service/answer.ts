/** The body of a success, before anyone knows what it means. */
import { z } from 'zod';
import { ServiceError } from '../lib/failure.ts';
import { endingFor } from '../lib/file-names.ts';
import { bodyText, isWebPage, jsonInText, parseJson, type Json, type HttpResponse } from './body.ts';
import { isOnlyError, rejected, tellsOfFailure } from './failure.ts';
import { holdsNothing, normalKey, readable } from './readable.ts';

/** A body as it came, to be attached. */
export interface RawAnswer {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const unreadable = (): ServiceError => new ServiceError({ kind: 'in_doubt', reason: 'unreadable' });

/**
 * Undefined for what is no text, such as a picture or bytes in an encoding that was not asked for.
 * @throws ServiceError in_doubt/unreadable for an empty body or a web page.
 */
export const readText = (answer: HttpResponse): string | undefined => {
  const text = bodyText(answer)?.trim();
  if (text === '' || (text !== undefined && isWebPage(answer.contentType, text))) throw unreadable();
  return text;
};

/** @throws ServiceError for JSON that reports a failure whatever its status, be it a refusal or the service's own fault. */
export const checkSuccess = (answer: HttpResponse, json: Json): void => {
  const isRefused = tellsOfFailure(json);
  if (!isRefused && !isOnlyError(json)) return;
  const failure = rejected(answer);
  const isOfService = !isRefused && failure.kind === 'rejected';
  throw new ServiceError(isOfService ? { kind: 'in_doubt', reason: 'server_error' } : failure);
};

/** Speech may begin with a bracket too (`[sighs]`), or be labelled as JSON without being JSON. */
const isBrokenJson = (contentType: string, text: string): boolean =>
  /^(?:\{\s*"|\[\s*\{\s*")/.test(text) || (/json/i.test(contentType) && /^[{[]/.test(text));

interface Spoken {
  /** A text that is no JSON is its own JSON; undefined for what is no text. */
  readonly json: Json | undefined;
  readonly text: string;
  readonly raw: RawAnswer;
}

/** "answer.png" if the service says that it is a picture; what it calls text is none. */
const fileName = (contentType: string): string => {
  const isWrong = /^\s*(?:text\/|application\/json)/i.test(contentType);
  return `answer${(isWrong ? undefined : endingFor(contentType)) ?? '.bin'}`;
};

/** @throws ServiceError as `readText` does, and in_doubt/unreadable for broken JSON. */
export const readSpoken = (answer: HttpResponse): Spoken => {
  const { contentType, bytes } = answer;
  const text = readText(answer);
  if (text === undefined) return { json: undefined, text: '', raw: { name: fileName(contentType), bytes } };
  const json = parseJson(text);
  if (json === undefined && isBrokenJson(contentType, text)) throw unreadable();
  const raw = { name: 'answer.json', bytes };
  // A number may have more digits than JavaScript keeps.
  if (json === undefined || typeof json === 'number') return { json: text, text, raw };
  const held = typeof json === 'string' ? jsonInText(json) : undefined;
  return { json: held?.around === '' ? held.json : json, text, raw };
};

const renamed = (json: unknown, names: readonly string[]): unknown => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const known = new Map(names.filter((name) => !(name in json)).map((name) => [normalKey(name), name]));
  if (known.size === 0) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, held]) => [known.get(normalKey(key)) ?? key, held]),
  );
};

/** An object as documented, with or without more; letter case and underscores of its keys do not matter. */
export const documented = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((json) => renamed(json, Object.keys(shape)), z.looseObject(shape));

/** Two or three messages: what takes more to be shown is attached. */
const longestShown = 4_000;

/** JSON of no known shape as words; undefined if it says nothing, or too much to be shown. */
export const shownJson = (json: Json): string | undefined => {
  if (holdsNothing(json)) return undefined;
  const text = readable(json);
  return typeof json === 'string' || text.length <= longestShown ? text : undefined;
};

/** JSON of no known shape, for a person to read: all that it says is in the text. */
import { showsNothing } from '../lib/invisible.ts';
import { escapeMarkdown } from '../lib/markdown.ts';
import { isArray, isObject, type Json, type JsonObject } from './body.ts';

/** True for null, text without visible characters, and lists and objects of nothing else. */
export const holdsNothing = (json: Json): boolean => {
  if (typeof json === 'string') return showsNothing(json);
  return json === null || ((isArray(json) || isObject(json)) && Object.values(json).every(holdsNothing));
};

/** A text, or a number or boolean as text; undefined for anything else. */
export const scalarText = (json: Json | undefined): string | undefined =>
  json === undefined || json === null || typeof json === 'object' ? undefined : String(json);

/** One form for NormalRange, normal_range, "normal range" and the like. */
export const normalKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "heart_rate" and "heartRate" as a person would write it; "SpO2" and "pH" as they are. */
export const readableName = (key: string): string => {
  const words = key
    .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/(?<=\p{Ll}{3})(?=\p{Lu})|[_\s]+/gu, ' ')
    .trim();
  return words === '' ? key : words.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());
};

type Member = readonly [name: string, value: Json];

/** What an object says; a number and its unit as one, without a name. */
const membersOf = (object: JsonObject): readonly Member[] => {
  const { value, unit, ...others } = object;
  const [number, measure] = [scalarText(value), scalarText(unit)];
  const isQuantity = number !== undefined && measure !== undefined;
  const members: readonly Member[] = isQuantity
    ? [['', `${number} ${measure}`], ...Object.entries(others)]
    : Object.entries(object);
  return members.filter(([, held]) => !holdsNothing(held));
};

/** In one line: "Device: cuff 7; Taken (By: Lind; Arm: left)". */
export const inline = (json: Json): string => {
  if (isArray(json)) {
    return json
      .filter((item) => !holdsNothing(item))
      .map(inline)
      .join('; ');
  }
  if (!isObject(json)) return (scalarText(json) ?? '').trim();
  return membersOf(json)
    .map(([key, value]) => {
      if (key === '') return inline(value);
      return isObject(value)
        ? `${readableName(key)} (${inline(value)})`
        : `${readableName(key)}: ${inline(value)}`;
    })
    .join('; ');
};

const bullet = ([first = '', ...others]: readonly string[]): readonly string[] => [
  `- ${first}`,
  ...others.map((line) => `  ${line}`),
];

const linesOf = (json: Json): readonly string[] => {
  if (isArray(json))
    return json.filter((item) => !holdsNothing(item)).flatMap((item) => bullet(linesOf(item)));
  if (!isObject(json)) return (scalarText(json) ?? '').split(/\r\n|\r|\n/);
  return membersOf(json).flatMap(([key, value]) => {
    const lines = linesOf(value);
    if (key === '') return lines;
    const heading = `**${escapeMarkdown(readableName(key))}`;
    if (isArray(value)) return [`${heading}**`, ...lines];
    if (isObject(value))
      return [
        `${heading}**`,
        ...membersOf(value).flatMap((member) => bullet(linesOf(Object.fromEntries([member])))),
      ];
    const [first = '', ...others] = lines;
    return [`${heading}:** ${first}`, ...others];
  });
};

/** In Markdown: keys as headings, lists as bullets, numbers with their units. */
export const readable = (json: Json): string => linesOf(json).join('\n');

import type { Conversation } from '../../conversation/domain/record.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Stored } from '../bus.ts';

/** What is stored about one person among conversations: those that they host, and their entries in other people's. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Also inside a text: a hint names who has got it, a notice whom it mentions. */
const names = (text: string, user: UserId): boolean => new RegExp(`(?<!\\d)${user}(?!\\d)`).test(text);

/** Where a person is named, as paths of field names: whatever is added to the record is found as well. */
const placesOf = (value: unknown, user: UserId, path: string): readonly string[] => {
  if (typeof value === 'string') return names(value, user) ? [path] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? '' : key;
    return key === user ? [`${path}.${user}`] : placesOf(inner, user, [path, step].filter(Boolean).join('.'));
  });
};

export const storedAbout = async (
  records: AsyncIterable<Conversation>,
  user: UserId,
): Promise<readonly Stored[]> => {
  const hosted: object[] = [];
  const named: object[] = [];
  for await (const record of records) {
    const { guildId, channelId, threadId, kind, title, status, openedAt, questions } = record;
    const where = { guildId, channelId, threadId, kind, title, status, openedAt };
    const places = [...new Set(placesOf(record, user, ''))];
    if (record.hostId === user) hosted.push({ ...where, questions, hostName: record.hostName });
    else if (places.length > 0) named.push({ ...where, namedIn: places });
  }
  return [
    { kind: 'hosted', records: hosted },
    { kind: 'named', records: named },
  ];
};

import { isNamedIn } from '../../conversation/forget.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Stored } from '../bus.ts';

/** What is stored about one person among conversations: those that they host, and their entries in other people's. */

const names = (text: string, user: UserId): boolean => new RegExp(`(?<!\\d)${user}(?!\\d)`).test(text);

/** Where a person is named, as paths of field names: whatever is added to the record is found as well. */
const placesOf = (value: unknown, user: UserId, path: string): readonly string[] => {
  if (typeof value === 'string') return names(value, user) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
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
    if (!isNamedIn(record, user)) continue;
    const { guildId, channelId, threadId, kind, title, openedAt, hostId, hostName } = record.about;
    const where = { guildId, channelId, threadId, kind, title, phase: record.phase, openedAt };
    if (hostId === user) hosted.push({ ...where, questions: record.tally.questions, hostName });
    else named.push({ ...where, namedIn: [...new Set(placesOf(record, user, ''))] });
  }
  return [
    { kind: 'hosted', records: hosted },
    { kind: 'named', records: named },
  ];
};

import { lineOf } from '../../src/machine/outgoing.ts';
import { newConversation } from '../../src/machine/record.ts';
import type { Conversation, Line } from '../../src/machine/record.ts';
import type { Status } from '../../src/machine/effects.ts';
import { defaultTimings } from '../../src/machine/ports.ts';
import type { Environment, Rendering } from '../../src/machine/ports.ts';
import {
  channelId,
  guildId,
  interactionId,
  messageId,
  roleId,
  serviceId,
  threadId,
  userId,
} from '../../src/lib/ids.ts';
import type { Posting } from './discord.ts';
import type { Setup } from './plan.ts';

/** Who and what is there, and how the bot's messages read: short, and no more distinctive than the real ones. */

export const bot = userId('900000000000000001');
export const personAt = (index: number) => userId(`9000000000000001${String(index).padStart(2, '0')}`);
export const host = personAt(0);
export const thread = threadId('700000000000000050');
/** Everybody has one of two roles. */
export const roleOf = (id: string) => roleId(`40000000000000000${Number(id.at(-1)) % 2}`);
export const nameOf = (id: string): string => `n${id}`;

/** Open, or to be opened. */
export const recordAtFirst = (
  { kind, who, hears, isOpening, isPrivate = false, hasTask = false }: Setup,
  { at, id }: { readonly at: number; readonly id: string },
): Conversation => {
  const about = {
    id: interactionId(id),
    kind,
    guildId: guildId('500000000000000005'),
    channelId: channelId('600000000000000006'),
    private: isPrivate,
    language: 'en',
    startFresh: false,
    hostId: host,
    hostName: nameOf(host),
    serviceUser: 'u',
    subject: serviceId('12'),
    title: 'Chest pain',
    openedAt: at,
  };
  if (isOpening) {
    const task = lineOf({ kind: 'task', text: 'Take a history.' }, { about: about.id });
    return { ...newConversation(about, { who, hears }), outgoing: hasTask ? [task] : [] };
  }
  const there = {
    threadId: thread,
    firstMessageId: messageId(id),
    ...(kind === 'topic' ? { engageId: '9' } : {}),
  };
  const fresh = newConversation({ ...about, ...there }, { who, hears });
  return { ...fresh, phase: 'open', hands: who === 'hands' ? { up: [], order: 'in_order' } : undefined };
};

/** What a long answer says again and again. */
export const longText = 'It began yesterday. ';
/** As short as what else is said. */
export const beginningOf = (text: string): string => text.slice(0, longText.length + 10);

const fileIn = ({ outgoing }: Conversation): string => {
  const [file] = outgoing.flatMap(({ what }) =>
    what.kind === 'part' && what.part.whole === true ? (what.part.file ?? []) : [],
  );
  return file !== undefined && 'text' in file ? file.text : '';
};

/** Without a file that it has, it says so. */
const partText = ({ part, as }: Extract<Line, { kind: 'part' }>): string => {
  if (as === undefined) return part.content;
  return part.file === undefined ? '-# as a file' : withoutFile(part.content);
};
export const withoutFile = (content: string): string => `${content}\n-# without its file`;

const line: Rendering['line'] = (record, said) => {
  switch (said.kind) {
    case 'beginning':
      return { text: beginningOf(fileIn(record)), customIds: [] };
    case 'part':
      return { text: partText(said), customIds: [] };
    case 'first':
      return { text: 'Welcome.', customIds: ['manage', 'transcript'] };
    case 'doubt':
      return { text: `-# unclear: ${said.reason}`, customIds: [`again:${said.place}`, `skip:${said.place}`] };
    case 'dropped':
      return { text: `-# ${said.count} dropped, ${said.why}`, customIds: [] };
    case 'told':
      return { text: said.text, customIds: [] };
    case 'ended':
      return { text: `-# ended: ${said.summary.questions}`, customIds: ['transcript', 'own'] };
    default:
      return { text: `-# ${said.kind}`, customIds: [] };
  }
};

const ofStatus = 'status:';
export const statusAsPosted = ({ lines, rows }: Status): Posting => ({
  content: lines.map((one) => JSON.stringify(one).replace(/(?<="holder":")\d+/, '<@$&>')).join('\n'),
  customIds: rows.flat().map(({ kind, on }) => `${ofStatus}${kind}:${on}`),
});

const unnamed = { person: 'someone', role: 'the group', channel: 'another channel' };
const isOfStatus = (customId: string): boolean => customId.startsWith(ofStatus);
export const environment: Environment = {
  timings: defaultTimings,
  rendering: { line, isOfStatus, unnamed: () => unnamed },
};

import type { Self } from '../../machine/events.ts';
import { plainText, plainWords, writtenIn } from '../../machine/hear.ts';
import type { Unnamed } from '../../machine/ports.ts';
import type { Conversation } from '../../machine/record.ts';
import type { DiscordMessage, SentFile } from '../../discord/gateway/message.ts';
import { channelUrl } from '../../discord/reply.ts';
import { fullAnswerFile } from '../../lib/file-names.ts';
import { compareIds, isSnowflake, laterId, userId } from '../../lib/ids.ts';
import type { MessageId, ThreadId, UserId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import { splitText } from '../../lib/split.ts';
import { checklistOf, type Station } from '../lesson.ts';
import type { AnswerFile, AnswerPart, Entry, Transcript, TurnEntry } from './document.ts';
import type { Names } from './names.ts';
import type { Reading } from './readings.ts';
import type { TranscriptLine } from '../../machine/transcript-line.ts';

/** Combines what is stored of a conversation, line by line, with what stands in its thread. */

export interface Choice {
  readonly names: 'shown' | 'hidden';
  readonly sideTalk: boolean;
}

/** What people are called in one transcript, or in several of them. */
export interface Naming {
  readonly choice: Choice;
  readonly names: Names;
  readonly nameOf: Map<string, string>;
  /** In the reader's language. */
  readonly unnamed: Unnamed;
}

interface Sources extends Naming {
  readonly record: Conversation;
  readonly station: Station | undefined;
  readonly threadId: ThreadId;
  /** In the order of the thread. */
  readonly lines: readonly TranscriptLine[];
  readonly reading: Reading;
  readonly self: Self;
  /** Filled with where the files of the answers can be had. */
  readonly addresses: Map<AnswerFile, string>;
}

type TurnLine = Extract<TranscriptLine, { kind: 'turn' }>;

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

const questionIn = (line: TranscriptLine): readonly MessageId[] =>
  line.kind === 'turn' ? [line.question] : [];

/** Tells a line from the same one before all of its answer was there. */
export const placeOf = (line: TranscriptLine): string =>
  line.kind === 'turn' ? `${line.at}/${line.answers.length}` : line.at;

/** What a reading does not show was deleted, if it was there before: it may also be newer than the reading. */
const isRead = (line: TranscriptLine, { known, isWhole, upTo }: Reading): boolean => {
  const answers = line.kind === 'turn' || line.kind === 'greeting' ? line.answers : [line.at];
  const isOld = [...questionIn(line), ...answers].every((id) => compareIds(id, upTo ?? '0') <= 0);
  return isOld || (isWhole && known.has(placeOf(line)));
};

/** Reads messages with people's names as they are called in the transcript. */
const readerOf = ({ self, unnamed, choice, names, nameOf }: Sources): Parameters<typeof plainText>[1] => ({
  self,
  unnamed,
  nameOf: ({ mentions }, id) => {
    const written = mentions.get(id);
    if (choice.names === 'shown') return nameOf.get(id) ?? written;
    const key = written !== undefined && isSnowflake(id) ? names.keyOf(userId(id)) : undefined;
    return names.people().find((one) => one.key === key)?.name;
  },
});

const textOf = (message: DiscordMessage, sources: Sources): string => plainText(message, readerOf(sources));

/** What was asked was meant for the partner after all, even if it is marked as side talk. */
const questionOf = (message: DiscordMessage, sources: Sources): string =>
  plainWords(message, readerOf(sources)) ?? '';

/** Without the intent, Discord hands out empty messages; and a long text is a file, which it may not hand out. */
const unreadableIn = (message: DiscordMessage, { self }: Sources): { readonly unreadable?: true } =>
  (self.readsMessages && message.pasted !== true) || writtenIn(message) !== '' ? {} : { unreadable: true };

/** By how much the clocks of Discord and of this machine may differ, in milliseconds. */
const clocksApart = 60_000;

/** What was edited while it waited was asked like that. */
const isEditedAfterwards = (
  { editedAt = 0 }: DiscordMessage,
  { askedAt, editedAt: asWhenAsked = askedAt + clocksApart }: TurnLine,
): boolean => editedAt > asWhenAsked;

const fileOf = ({ name, size, type }: SentFile, link: string): AnswerFile => ({
  name,
  size,
  ...(type === undefined ? {} : { type }),
  link,
});

/** All of a long answer, which was read from its file. */
const isFull = (message: DiscordMessage | undefined): boolean =>
  message?.pasted === true && !(message.files ?? []).some(({ name }) => name === fullAnswerFile);

const partsOf = (
  ids: readonly string[],
  { reading, record, threadId, addresses }: Sources,
): readonly AnswerPart[] =>
  ids.flatMap((id, index) => {
    const message = reading.messages.get(id);
    // What follows may be all of the answer, with its beginning.
    if (message === undefined || isFull(reading.messages.get(ids[index + 1] ?? ''))) return [];
    const link = `${channelUrl(record.about.guildId, threadId)}/${id}`;
    const files = (message.files ?? []).map((sent) => {
      const file = fileOf(sent, link);
      addresses.set(file, sent.url);
      return file;
    });
    // In pieces, because one long text takes too long to be read as markdown.
    const texts = isFull(message) ? splitText(message.content) : [message.content];
    return texts.map((text, piece) => ({ text, files: piece === 0 ? files : [] }));
  });

/** While an answer is being delivered, the beginning of it may be in the thread without the bot knowing yet. */
const delivered = ({ question, answers }: TurnLine, { reading, self }: Sources): readonly MessageId[] => {
  const isAnswer = ({ author, repliesTo, customIds }: DiscordMessage): boolean =>
    author.id === self.id && repliesTo?.messageId === question && customIds.length === 0;
  const replies = [...reading.messages.values()].filter(isAnswer).map(({ id }) => id);
  return [...new Set([...answers, ...replies])].toSorted(compareIds);
};

const turnOf = (line: TurnLine, sources: Sources): TurnEntry | undefined => {
  const { reading, names, record } = sources;
  const message = reading.messages.get(line.question);
  const isUnderWay = record.turn?.item.place === line.at;
  const isPartial = isUnderWay || line.answers.length === 0;
  const answer = partsOf(isPartial ? delivered(line, sources) : line.answers, sources);
  if (isUnderWay && answer.length === 0) return undefined;
  if (message === undefined && answer.length === 0) return undefined;
  const writtenAt = message?.writtenAt ?? line.askedAt;
  return {
    kind: 'turn',
    ...(message === undefined
      ? {}
      : {
          question: {
            speaker: names.keyOf(line.speakerId),
            time: isoTime(writtenAt),
            text: questionOf(message, sources),
            ...(isEditedAfterwards(message, line) ? { editedAfterwards: true } : {}),
            ...unreadableIn(message, sources),
          },
        }),
    answeredAt: isoTime(line.answeredAt),
    seconds: Math.max(0, Math.round((line.answeredAt - writtenAt) / 1_000)),
    answer,
  };
};

/** Who says it to whom, in front of the words. */
const toldHeading = /^\*\*[^*]*\*\* /;

const toldOf = (
  { at, by }: Extract<TranscriptLine, { kind: 'told' }>,
  sources: Sources,
): Entry | undefined => {
  const message = sources.reading.messages.get(at);
  if (message === undefined) return undefined;
  const words = { ...message, content: message.content.replace(toldHeading, '') };
  const time = isoTime(message.writtenAt);
  return { kind: 'told', by: sources.names.keyOf(by), time, text: textOf(words, sources) };
};

const entryOf = (line: TranscriptLine, sources: Sources): Entry | undefined => {
  switch (line.kind) {
    case 'turn':
      return turnOf(line, sources);
    case 'greeting': {
      const answer = partsOf(line.answers, sources);
      return answer.length === 0 ? undefined : { kind: 'greeting', answer };
    }
    case 'told':
      return toldOf(line, sources);
    default: {
      const { by, time, ...event } = line;
      return {
        kind: event.kind,
        ...(by === undefined ? {} : { by: sources.names.keyOf(by) }),
        time: isoTime(time),
        ...(event.minutes === undefined ? {} : { minutes: event.minutes }),
      };
    }
  }
};

const talkOf = (message: DiscordMessage, sources: Sources): Entry => ({
  kind: 'talk',
  speaker: sources.names.keyOf(message.author.id),
  time: isoTime(message.writtenAt),
  text: textOf(message, sources),
  ...(message.editedAt === undefined ? {} : { edited: true }),
  ...unreadableIn(message, sources),
  ...(message.extras ? { hasFiles: true } : {}),
});

interface Placed {
  readonly at: string;
  readonly entry: () => Entry | undefined;
}

/** People are given their keys in the order in which they appear. */
const entriesOf = (sources: Sources): readonly Entry[] => {
  const { lines, reading, choice } = sources;
  const asked = new Set<string>(lines.flatMap(questionIn));
  const talk = choice.sideTalk
    ? [...reading.messages.values()].filter(
        ({ id, author, system }) => !author.bot && !system && !asked.has(id),
      )
    : [];
  // Lines keep their order, which is not that of writing where the preceptor was answered before others were.
  let last = '0';
  const placed: readonly Placed[] = [
    ...lines
      .filter((line) => isRead(line, reading))
      .map((line) => ({ at: (last = laterId(last, line.at)), entry: () => entryOf(line, sources) })),
    ...talk.map((message) => ({ at: message.id, entry: () => talkOf(message, sources) })),
  ];
  return placed.toSorted((a, b) => compareIds(a.at, b.at)).flatMap(({ entry }) => entry() ?? []);
};

const actorOf = (line: TranscriptLine): readonly UserId[] => {
  if (line.kind === 'turn') return [line.speakerId];
  return line.kind === 'greeting' || line.by === undefined ? [] : [line.by];
};

/** Everybody whose name a transcript may need, those who asked first. */
export const peopleIn = ({ lines, reading, record, choice }: Sources): readonly UserId[] => {
  const questions = new Set<string>(lines.flatMap(questionIn));
  const shown = [...reading.messages.values()].filter(
    ({ id, author }) => questions.has(id) || (choice.sideTalk && !author.bot),
  );
  const mentioned = shown.flatMap(({ mentions }) => [...mentions.keys()].filter(isSnowflake).map(userId));
  return [
    record.about.hostId,
    ...lines.flatMap(actorOf),
    ...shown.map(({ author }) => author.id),
    ...mentioned,
  ];
};

const isTurn = (line: TranscriptLine): line is TurnLine => line.kind === 'turn';

/** The record still counts the questions of people who have had their data deleted; they have no line any more. */
const countsOf = (
  { record: { tally, turn }, lines, reading }: Sources,
  entries: readonly Entry[],
): Pick<Transcript, 'asked' | 'missing'> => {
  const turns = lines.filter(isTurn);
  const isOnItsWay = turn?.at === 'answered' && !turns.some(({ at }) => at === turn.item.place);
  const questions = Math.max(tally.questions, turns.length);
  const shown = entries.flatMap((entry) => (entry.kind === 'turn' ? (entry.question ?? []) : []));
  const unreadable = shown.filter((question) => question.unreadable === true).length;
  const deletedHere = Math.max(0, questions - turns.length - (isOnItsWay ? 1 : 0));
  const deletedAtDiscord = turns.filter(
    (line) => isRead(line, reading) && !reading.messages.has(line.question),
  ).length;
  const later = Math.max(0, questions - shown.length - deletedHere - deletedAtDiscord);
  return {
    asked: { questions, people: Object.values(tally.by).filter((asked) => asked > 0).length },
    missing: { deletedHere, deletedAtDiscord, unreadable, later },
  };
};

const taskOf = ({ station }: Sources): Pick<Transcript, 'task'> => {
  const { task: text, picture } = station?.lesson ?? {};
  return text === undefined && picture === undefined ? {} : { task: { text, picture } };
};

/** Only what stands in the thread as well. */
const debriefOf = ({ station }: Sources): Pick<Transcript, 'debrief'> =>
  station?.debriefMessage === undefined
    ? {}
    : { debrief: checklistOf(station).map(({ line, asked }) => ({ line, asked })) };

export const assemble = (given: Sources): Transcript => {
  const { record, reading, names, nameOf, choice } = given;
  // The names may be those of several conversations.
  const here = new Set<string>();
  const keyOf = (user: UserId): string => {
    const key = names.keyOf(user);
    here.add(key);
    return key;
  };
  const sources = { ...given, names: { ...names, keyOf } };
  const { kind, title, subject, openedAt, hostId, hostName } = record.about;
  const endedAt = record.ended?.at;
  const entries = entriesOf(sources);
  const lastRead = reading.upTo === undefined ? undefined : reading.messages.get(reading.upTo);
  return {
    format: 'rounds-transcript',
    version: 2,
    kind,
    title: title === '' ? shownLine(String(subject)) : title,
    ...(choice.names === 'hidden' ? {} : { host: nameOf.get(hostId) ?? shownLine(hostName) }),
    startedAt: isoTime(openedAt),
    ...(endedAt === undefined ? {} : { endedAt: isoTime(endedAt) }),
    ...taskOf(given),
    ...debriefOf(given),
    readAt: isoTime(reading.at),
    ...(reading.isWhole ? {} : { readUpTo: isoTime(lastRead?.writtenAt ?? openedAt) }),
    names: choice.names,
    sideTalk: choice.sideTalk,
    ...countsOf(sources, entries),
    people: names.people().filter(({ key }) => here.has(key)),
    entries,
  };
};

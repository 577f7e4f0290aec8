import { createHash } from 'node:crypto';
import type { PartnerAnswer, TopicStart } from '../../machine/events.ts';
import type { About, Conversation, AnswerPart } from '../../machine/record.ts';
import { limits } from '../../discord/limits.ts';
import { decodeText } from '../../lib/decode-text.ts';
import { fullAnswerFile } from '../../lib/file-names.ts';
import { escapeMarkdown, escapeName, quoted, withoutPreviews } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Texts } from '../../locale/words.ts';
import type { Media, PatientAnswer } from '../../service/chat.ts';
import type { TopicAnswer, DialogLine } from '../../service/engage.ts';
import type { ConversationNeeds } from './needs.ts';
import type { WordsOf } from './rendering.ts';
import { threadTitle } from './titles.ts';

/** The other side of a conversation, a virtual patient or a topic. What it says is cut into parts to be posted. */

/** All methods reject with a ServiceError. */
export interface Partner {
  answer(conversation: Conversation, text: string, signal: AbortSignal): Promise<PartnerAnswer>;
  /** Absent if a conversation cannot start again. */
  readonly reset?: (conversation: Conversation, signal: AbortSignal) => Promise<void>;
  /** Starts the conversation at the service, if it needs that; not to be repeated unless a person asks. */
  readonly begin?: (conversation: Conversation, signal: AbortSignal) => Promise<TopicStart>;
}

const base64 = (data: Uint8Array): string => Buffer.from(data).toString('base64');

/** Text stays text, which takes less room. */
const fileOf = (name: string, data: Uint8Array): Required<AnswerPart>['file'] => {
  const text = decodeText(data) ?? '';
  return Buffer.from(text).equals(data) ? { name, text } : { name, base64: base64(data) };
};

/** Of any length: it has yet to be cut. */
const textParts = (text: string): readonly AnswerPart[] => (text.trim() === '' ? [] : [{ content: text }]);

// ---- how much of it may stand in the thread

/** A longer answer is a file, below its beginning. */
const mostMessages = 5;

/** Pictures belong to the first message, and so does what the preceptor asks. */
const messagesOf = (part: AnswerPart): readonly AnswerPart[] => {
  const [first, ...others] = splitText(part.content);
  return first === undefined
    ? [part]
    : [{ ...part, content: first }, ...others.map((content) => ({ content }))];
};

/** In as many messages as a thread can bear; or in a file, with the other files, pictures and the preceptor's question. */
const inMessages = (parts: readonly AnswerPart[], { conversation }: Texts): readonly AnswerPart[] => {
  const length = parts.reduce((sum, { content }) => sum + content.length, 0);
  const messages = length > mostMessages * limits.content ? undefined : parts.flatMap(messagesOf);
  if (messages !== undefined && messages.length <= mostMessages) return messages;
  const asked = parts.filter(({ asks }) => asks !== undefined);
  const shown = parts.filter(
    ({ pictures, content }) => pictures !== undefined && content.length <= limits.content,
  );
  const beside = [...shown.slice(0, mostMessages - 2 - asked.length), ...asked];
  const texts = parts.flatMap((part) => (part.content === '' || beside.includes(part) ? [] : [part.content]));
  const files = parts.flatMap(({ file, others = [] }) => (file === undefined ? [] : [file, ...others]));
  const others = files.slice(0, limits.filesInMessage - 1);
  const unattached = files.slice(others.length).map(({ name }) => name);
  const file = { name: fullAnswerFile, text: [...texts, ...unattached].join('\n\n') };
  const whole: AnswerPart =
    texts.length === 0
      ? { content: '', file: others[0] ?? file, others: others.slice(1) }
      : { content: conversation.inFile, file, others, whole: true };
  return [whole, ...beside];
};

/** An answer that could not be read: as a whole, in a file, with one sentence. */
const rawPart = ({ name, bytes }: PatientAnswer['raw'], { conversation }: Texts): AnswerPart => ({
  content: conversation.notUnderstood,
  file: fileOf(name, bytes),
});

type Link = Extract<Media, { kind: 'link' }>;

const linkText = ({ label, url }: Link): string => (label === undefined ? url : `${label}: ${url}`);

/** A message with a picture also gets link previews, and its link would show the picture a second time. */
const pictureText = ({ label, url }: Link): string =>
  `${label === undefined ? '' : `${withoutPreviews(label)}: `}<${url}>`;

/** A longer address leaves no room for words in a message, and a cut would break it. */
const longestAddress = 1_900;

const mediaPart = (media: Media): readonly AnswerPart[] => {
  switch (media.kind) {
    case 'link':
      if (media.url.length > longestAddress)
        return [{ content: media.label ?? '', file: { name: 'link.txt', text: media.url } }];
      if (!media.picture) return textParts(linkText(media));
      return [{ content: pictureText(media), pictures: [media.url] }];
    case 'file':
      return [{ content: media.label ?? '', file: fileOf(media.name, media.bytes) }];
    case 'text':
      return textParts(media.text);
  }
};

/** Two pictures, or two files without captions, in one message if it holds them. */
const together = (one: AnswerPart, other: AnswerPart): AnswerPart | undefined => {
  if (one.pictures !== undefined && other.pictures !== undefined) {
    const content = `${one.content}\n${other.content}`;
    const pictures = [...one.pictures, ...other.pictures];
    const fit = pictures.length <= limits.picturesInMessage && content.length <= limits.content;
    return fit ? { content, pictures } : undefined;
  }
  if (one.file === undefined || other.file === undefined) return undefined;
  // A caption stands above the files of its message.
  if (one.content !== '' || other.content !== '') return undefined;
  const others = [...(one.others ?? []), other.file];
  return others.length < limits.filesInMessage ? { ...one, others } : undefined;
};

/** Links are shown, with pictures below them; data come as files; nothing is ever fetched. */
const mediaParts = (media: readonly Media[]): readonly AnswerPart[] => {
  const parts: AnswerPart[] = [];
  for (const part of media.flatMap(mediaPart)) {
    const last = parts.at(-1);
    const both = last && together(last, part);
    if (both === undefined) parts.push(part);
    else parts[parts.length - 1] = both;
  }
  return parts;
};

/** The value of ChatStatus that needs no comment: the patient speaks (`service-api.md` section 3). */
const patientSpeaks = 'patient';
/** Not among the documented values: the preceptor speaks, as when they say what they think of an answer. */
const preceptorSpeaks = 'preceptor';

/** Marks that begin a list, a heading, a quote or a fence, which they do only at the start of a line. */
const beginsBlock = /^(?:[-*+>#`]|\d+[.)]\s)/;

/** What was said and shown, with the speaker's name in front if it is known. */
const saidBy = (
  { text = '', media }: PatientAnswer,
  { name, words }: { readonly name: string | undefined; readonly words: Texts },
): readonly AnswerPart[] => {
  const shown = mediaParts(media);
  if (name === undefined) return [...textParts(text), ...shown];
  const speaker = words.conversation.speaker(escapeName(name));
  if (text !== '') {
    return [...textParts(`${speaker}${beginsBlock.test(text) ? '\n' : ' '}${text}`), ...shown];
  }
  const [first, ...others] = shown;
  if (first === undefined) return [];
  const content = `${speaker}\n${first.content}`.trim();
  return content.length > limits.content ? shown : [{ ...first, content }, ...others];
};

/** Quoting may double a text, and the heading needs room. */
const longestQuoted = 900;

/** A long question is several blocks, each with the heading. */
const preceptorParts = (question: string, { preceptorAsks }: Texts['conversation']): readonly AnswerPart[] =>
  splitText(question, longestQuoted).map((piece, index) => ({
    content: preceptorAsks(quoted(piece)),
    ...(index === 0 ? { asks: piece } : {}),
  }));

interface Reading {
  readonly name: About['patientName'];
  readonly words: Texts;
}

const partsOf = (answer: PatientAnswer, { name, words }: Reading): readonly AnswerPart[] => {
  const { conversation: texts } = words;
  const { chatStatus = patientSpeaks, preceptorQuestion } = answer;
  if (answer.other !== undefined) return textParts(answer.other);
  const speakers = new Map([
    [patientSpeaks, name],
    [preceptorSpeaks, texts.preceptor],
  ]);
  // Any other status may mean that somebody else speaks.
  const said = saidBy(answer, { name: speakers.get(chatStatus), words });
  const status = speakers.has(chatStatus) ? [] : textParts(texts.chatStatus(escapeMarkdown(chatStatus)));
  const asked = preceptorQuestion === undefined ? [] : preceptorParts(preceptorQuestion, texts);
  const isSilent = said.length + asked.length === 0;
  return [...said, ...status, ...asked, ...(isSilent ? [rawPart(answer.raw, words)] : [])];
};

interface PartnerDeps extends Pick<ConversationNeeds, 'service'> {
  readonly defaultModel: string;
  readonly wordsOf: WordsOf;
}

/** A virtual patient: each turn is a chat submit, and a chat reset makes the patient forget. */
const createPatient = ({ service, defaultModel, wordsOf }: PartnerDeps): Partner => ({
  answer: async (conversation, text, signal): Promise<PartnerAnswer> => {
    const { subject: caseId, model = defaultModel, patientName: name } = conversation.about;
    const answer = await service.chat(conversation.about).submit({ caseId, message: text, model, signal });
    const words = wordsOf(conversation);
    return { parts: inMessages(partsOf(answer, { name, words }), words), ends: false };
  },
  reset: async ({ about }, signal) => {
    await service.chat(about).reset({ caseId: about.subject, signal });
  },
});

const spoken = (turns: readonly DialogLine[]): readonly AnswerPart[] =>
  turns.flatMap(({ content }) => textParts(content));

/** By which a turn is known again without its text being stored. */
const markOf = ({ content }: DialogLine): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Of a dialog, what follows the turn that was posted last, or else its last question, whatever words that has there. */
const newTurns = ({ turns, earlier }: TopicAnswer, lastPosted: string | undefined): readonly DialogLine[] => {
  if (earlier.length === 0) return turns;
  const isPosted = (turn: DialogLine): boolean => markOf(turn) === lastPosted;
  const at = earlier.findLastIndex(isPosted);
  if (at >= 0) return [...earlier.slice(at + 1), ...turns];
  // With nothing new in it, it ends with the turn that was posted last.
  return turns.slice(turns.findLastIndex(isPosted) + 1);
};

const lastOf = (turns: readonly DialogLine[]): string | undefined => turns.slice(-1).map(markOf)[0];

const createTopic = ({ service, wordsOf }: PartnerDeps): Partner => ({
  begin: async (conversation, signal): Promise<TopicStart> => {
    const start = await service
      .engage(conversation.about)
      .init({ topicId: conversation.about.subject, signal });
    const assistant = start.turns.filter(({ role }) => role === 'assistant');
    const words = wordsOf(conversation);
    return {
      engageId: start.engageId,
      title:
        threadTitle(start.topicName ?? '') ||
        words.conversation.topicTitle(String(conversation.about.subject)),
      greeting: inMessages(spoken(assistant), words),
      lastTurn: lastOf(assistant),
    };
  },
  answer: async (conversation, text, signal): Promise<PartnerAnswer> => {
    const { about, lastTurn } = conversation;
    const { engageId = '' } = about;
    const answer = await service.engage(about).converse({ engageId, text, signal });
    const words = wordsOf(conversation);
    if (!answer.understood) return { parts: [rawPart(answer.raw, words)], ends: answer.ended };
    const fresh = newTurns(answer, lastTurn);
    const silent = fresh.length === 0 && !answer.ended;
    return {
      parts: silent ? [{ content: words.conversation.nothingNew }] : inMessages(spoken(fresh), words),
      ends: answer.ended,
      lastTurn: lastOf(fresh),
    };
  },
});

export const createPartners = (deps: PartnerDeps): Readonly<Record<About['kind'], Partner>> => ({
  patient: createPatient(deps),
  topic: createTopic(deps),
});

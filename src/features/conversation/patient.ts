import type { Answer } from '../../conversation/event.ts';
import type { Conversation, Part } from '../../conversation/record.ts';
import { limits } from '../../discord/limits.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { PatientAnswer } from '../../service/chat.ts';
import type { Sessions } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import { mediaParts, rawPart, textParts } from './answer-parts.ts';
import type { Partner } from './partner.ts';

/** The value of ChatStatus that needs no word: the patient speaks (`service-api.md` section 3). */
const patientSpeaks = 'patient';

/** Marks that begin a list, a heading, a quote or a fence do so at the start of a line only. */
const beginsBlock = /^(?:[-*+>#`]|\d+[.)]\s)/;

/** The patient's words and pictures, with the name in front of them where it is known. */
const saidByPatient = (
  { text = '', media }: PatientAnswer,
  { name, words }: { readonly name: string | undefined; readonly words: Words },
): readonly Part[] => {
  const shown = mediaParts(media);
  if (name === undefined) return [...textParts(text), ...shown];
  const speaker = words.conversation.speaker(escapeMarkdown(name));
  if (text !== '') {
    return [...textParts(`${speaker}${beginsBlock.test(text) ? '\n' : ' '}${text}`), ...shown];
  }
  const [first, ...others] = shown;
  if (first === undefined) return [];
  const content = `${speaker}\n${first.content}`.trim();
  return content.length > limits.content ? shown : [{ ...first, content }, ...others];
};

interface Reading {
  readonly name: Conversation['patientName'];
  readonly words: Words;
}

const partsOf = (answer: PatientAnswer, { name, words }: Reading): readonly Part[] => {
  const { conversation: texts } = words;
  const { chatStatus, preceptorQuestion } = answer;
  if (!answer.understood) return [rawPart(answer.raw, words)];
  const status = chatStatus === undefined || chatStatus === patientSpeaks ? '' : escapeMarkdown(chatStatus);
  return [
    // Another status may mean that somebody else speaks.
    ...saidByPatient(answer, { name: status === '' ? name : undefined, words }),
    ...(status === '' ? [] : textParts(texts.chatStatus(status))),
    ...(preceptorQuestion === undefined ? [] : textParts(texts.preceptorAsks(preceptorQuestion))),
  ];
};

interface PatientDeps {
  readonly service: Sessions;
  readonly defaultModel: string;
  /** Of those who read the answers. */
  readonly words: Words;
}

/** A virtual patient: each turn is a chat submit, and a chat reset makes it forget. */
export const createPatient = ({ service, defaultModel, words }: PatientDeps): Partner => ({
  answer: async (conversation, text, signal): Promise<Answer> => {
    const { subject: caseId, model = defaultModel, patientName: name } = conversation;
    const { chat } = service.as(conversation);
    const answer = await chat.submit({ caseId, message: text, model, signal });
    return { parts: partsOf(answer, { name, words }), ends: false };
  },
  reset: async (conversation, signal) => {
    await service.as(conversation).chat.reset({ caseId: conversation.subject, signal });
  },
});

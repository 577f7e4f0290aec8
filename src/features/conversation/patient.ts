import type { Answer } from '../../conversation/event.ts';
import type { Part } from '../../conversation/record.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { PatientAnswer } from '../../service/patient-answer.ts';
import type { Sessions } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import { mediaParts, rawPart, textParts } from './answer-parts.ts';
import type { Partner } from './partner.ts';

/** The value of ChatStatus that needs no word: the patient speaks (`service-api.md` section 3). */
const patientSpeaks = 'patient';

const partsOf = (answer: PatientAnswer, words: Words): readonly Part[] => {
  const { conversation: texts } = words;
  const { text, chatStatus, preceptorQuestion, media } = answer;
  if (!answer.understood) return [rawPart(answer.raw, words)];
  const status = chatStatus === undefined || chatStatus === patientSpeaks ? '' : escapeMarkdown(chatStatus);
  return [
    ...textParts(text ?? ''),
    ...mediaParts(media),
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
    const { subject: caseId, model = defaultModel } = conversation;
    const { chat } = service.as(conversation);
    const answer = await chat.submit({ caseId, message: text, model, signal });
    return { parts: partsOf(answer, words), ends: false };
  },
  reset: async (conversation, signal) => {
    await service.as(conversation).chat.reset({ caseId: conversation.subject, signal });
  },
});

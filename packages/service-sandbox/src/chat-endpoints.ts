/** POST /external/v1/case/chat/submit/ and /reset/ (`service-api.md` 4.6 and 4.7): one chat per user and case. */
import { z } from 'zod';
import type { PatientCase } from './cases/case.ts';
import { refuse, type Endpoint } from './endpoint.ts';
import { freshChat, type AnswerAsPatient, type ChatState } from './patient.ts';

const caseId = z.union([z.int(), z.string().min(1)]);
const submitSchema = z.strictObject({
  case_id: caseId,
  message: z.string().trim().min(1),
  model: z.string().trim().min(1),
});
const resetSchema = z.strictObject({ case_id: caseId });

export const chatEndpoints = (
  cases: readonly PatientCase[],
  answering: AnswerAsPatient,
): { submit: Endpoint<z.infer<typeof submitSchema>>; reset: Endpoint<z.infer<typeof resetSchema>> } => {
  const chats = new Map<string, ChatState>();
  const keyOf = (user: string, id: number | string): string => JSON.stringify([user, id]);
  const byId = new Map(cases.map((each) => [each.id, each]));
  const unknownCase = refuse(404, 'No case matches the given case_id.');

  return {
    submit: {
      method: 'POST',
      path: '/external/v1/case/chat/submit/',
      type: 'application/json',
      schema: submitSchema,
      handle: ({ case_id: id, message }, user) => {
        const patient = byId.get(id);
        if (patient === undefined) return unknownCase;
        const key = keyOf(user, id);
        const reply = answering(patient, chats.get(key) ?? freshChat, message);
        chats.set(key, reply.state);
        const body = {
          status: 'response_saved',
          UserMessage: message,
          PatientResponse: reply.text,
          Media: reply.picture ?? null,
          ChatStatus: reply.speaker,
          PreceptorQuestion: reply.preceptorQuestion ?? null,
        };
        return { status: 200, body };
      },
    },
    reset: {
      method: 'POST',
      path: '/external/v1/case/chat/reset/',
      type: 'application/json',
      schema: resetSchema,
      handle: ({ case_id: id }, user) => {
        if (!byId.has(id)) return unknownCase;
        chats.delete(keyOf(user, id));
        return { status: 200, body: { status: 'chat_reset' } };
      },
    },
  };
};

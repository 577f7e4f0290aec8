/** The chat with a virtual patient (`service-api.md` 4.6 and 4.7). */
import type { ServiceId } from '../lib/ids.ts';
import { readAnswerBody } from './answer-body.ts';
import type { Send } from './http.ts';
import { readPatientAnswer, type PatientAnswer } from './patient-answer.ts';
import { post, type Caller } from './http.ts';

export interface Chat {
  /** Not to be repeated unasked: the service may have taken a call that failed `in_doubt`. */
  readonly submit: (
    call: { readonly caseId: ServiceId; readonly message: string; readonly model: string } & Caller,
  ) => Promise<PatientAnswer>;
  /** Makes the patient forget this caller's chat; any 2xx is a success. May be repeated. */
  readonly reset: (call: { readonly caseId: ServiceId } & Caller) => Promise<void>;
}

export const createChat = (send: Send): Chat => ({
  submit: async ({ caseId, message, model, ...caller }) => {
    const json = JSON.stringify({ case_id: caseId, message, model });
    const answer = await post(send, { path: '/external/v1/case/chat/submit/', json, caller });
    return readPatientAnswer(readAnswerBody(answer));
  },
  reset: async ({ caseId, ...caller }) => {
    const json = JSON.stringify({ case_id: caseId });
    await post(send, { path: '/external/v1/case/chat/reset/', json, caller, ignoreBody: true });
  },
});

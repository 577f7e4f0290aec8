import { readCases } from 'service-sandbox/cases/case';
import { createAnswering, freshChat, type AnswerAsPatient } from 'service-sandbox/patient';

/**
 * What the patients of every sandbox say. They take a while to learn what they understand, and nothing that they are
 * asked changes it: what was said before comes with each question.
 */
export const patients: AnswerAsPatient = createAnswering();

/** The same, without a preceptor who asks in between: what waits then waits for the answer. */
export const patientsAlone: AnswerAsPatient = (patient, state, message) => {
  const { preceptorQuestion: _question, state: after, ...reply } = patients(patient, state, message);
  const { preceptor: _preceptor, ...rest } = after;
  return { ...reply, state: rest };
};

// Otherwise the first test that asks anything would wait for that.
for (const patient of readCases().slice(0, 1)) patients(patient, freshChat, 'Hello.');

import { readCases } from '../src/cases/case.ts';
import { createAnswering, freshChat, type AnswerAsPatient } from '../src/patient.ts';

/**
 * What the patients of every sandbox say. They take a while to learn what they understand, and nothing that they are
 * asked changes it: what was said before comes with each question.
 */
export const patients: AnswerAsPatient = createAnswering();

// Otherwise the first test that asks anything would wait for that.
for (const patient of readCases().slice(0, 1)) patients(patient, freshChat, 'Hello.');

import { bellyPain } from './belly-pain.ts';
import type { PatientCase } from './case.ts';
import { chestPain } from './chest-pain.ts';
import { cough } from './cough.ts';
import { headache } from './headache.ts';
import { ofAdeyemi, ofBrandt, ofCastellano, ofHale, ofLindqvist } from './review.ts';
import { thirst } from './thirst.ts';

const withReview = (patient: PatientCase, answers: PatientCase['answers']): PatientCase => ({
  ...patient,
  answers: { ...patient.answers, ...answers },
});

export const cases: readonly PatientCase[] = [
  withReview(chestPain, ofBrandt),
  withReview(bellyPain, ofCastellano),
  withReview(headache, ofAdeyemi),
  withReview(thirst, ofLindqvist),
  withReview(cough, ofHale),
];

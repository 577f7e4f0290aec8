import { bellyPain } from './belly-pain.ts';
import type { PatientCase } from './case.ts';
import { chestPain } from './chest-pain.ts';
import { cough } from './cough.ts';
import { headache } from './headache.ts';
import { ofAdeyemi, ofBrandt, ofCastellano, ofHale, ofLindqvist } from './review.ts';
import { thirst } from './thirst.ts';
import { viewsOfAdeyemi, viewsOfBrandt, viewsOfCastellano, viewsOfHale, viewsOfLindqvist } from './views.ts';

const withMore = (
  patient: PatientCase,
  review: PatientCase['answers'],
  views: PatientCase['answers'],
): PatientCase => ({
  ...patient,
  answers: { ...patient.answers, ...review, ...views },
});

export const cases: readonly PatientCase[] = [
  withMore(chestPain, ofBrandt, viewsOfBrandt),
  withMore(bellyPain, ofCastellano, viewsOfCastellano),
  withMore(headache, ofAdeyemi, viewsOfAdeyemi),
  withMore(thirst, ofLindqvist, viewsOfLindqvist),
  withMore(cough, ofHale, viewsOfHale),
];

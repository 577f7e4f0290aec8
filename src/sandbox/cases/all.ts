import { bellyPain } from './belly-pain.ts';
import type { PatientCase } from './case.ts';
import { chestPain } from './chest-pain.ts';
import { cough } from './cough.ts';
import {
  detailsOfAdeyemi,
  detailsOfBrandt,
  detailsOfCastellano,
  detailsOfHale,
  detailsOfLindqvist,
} from './details.ts';
import { headache } from './headache.ts';
import { ofAdeyemi, ofBrandt, ofCastellano, ofHale, ofLindqvist } from './review.ts';
import { thirst } from './thirst.ts';
import { viewsOfAdeyemi, viewsOfBrandt, viewsOfCastellano, viewsOfHale, viewsOfLindqvist } from './views.ts';

const withMore = (
  patient: PatientCase,
  review: PatientCase['answers'],
  views: PatientCase['answers'],
  details: PatientCase['answers'],
): PatientCase => ({
  ...patient,
  answers: { ...patient.answers, ...review, ...views, ...details },
});

export const cases: readonly PatientCase[] = [
  withMore(chestPain, ofBrandt, viewsOfBrandt, detailsOfBrandt),
  withMore(bellyPain, ofCastellano, viewsOfCastellano, detailsOfCastellano),
  withMore(headache, ofAdeyemi, viewsOfAdeyemi, detailsOfAdeyemi),
  withMore(thirst, ofLindqvist, viewsOfLindqvist, detailsOfLindqvist),
  withMore(cough, ofHale, viewsOfHale, detailsOfHale),
];

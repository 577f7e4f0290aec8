import { bellyPain } from './belly-pain.ts';
import type { PatientCase } from './case.ts';
import { chestPain } from './chest-pain.ts';
import { cough } from './cough.ts';
import {
  findingsOfAdeyemi,
  findingsOfBrandt,
  findingsOfCastellano,
  findingsOfHale,
  findingsOfLindqvist,
} from './findings.ts';
import { headache } from './headache.ts';
import { ofAdeyemi, ofBrandt, ofCastellano, ofHale, ofLindqvist } from './review.ts';
import { thirst } from './thirst.ts';
import { viewsOfAdeyemi, viewsOfBrandt, viewsOfCastellano, viewsOfHale, viewsOfLindqvist } from './views.ts';

const withMore = (
  patient: PatientCase,
  ...more: readonly [PatientCase['answers'], ...PatientCase['answers'][]]
): PatientCase => ({
  ...patient,
  answers: more.reduce((all, each) => ({ ...all, ...each }), patient.answers),
});

export const cases: readonly PatientCase[] = [
  withMore(chestPain, ofBrandt, viewsOfBrandt, findingsOfBrandt),
  withMore(bellyPain, ofCastellano, viewsOfCastellano, findingsOfCastellano),
  withMore(headache, ofAdeyemi, viewsOfAdeyemi, findingsOfAdeyemi),
  withMore(thirst, ofLindqvist, viewsOfLindqvist, findingsOfLindqvist),
  withMore(cough, ofHale, viewsOfHale, findingsOfHale),
];

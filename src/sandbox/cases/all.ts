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
import { dailyOfAdeyemi, dailyOfBrandt, dailyOfCastellano, dailyOfHale, dailyOfLindqvist } from './daily.ts';
import { headache } from './headache.ts';
import {
  particularsOfAdeyemi,
  particularsOfBrandt,
  particularsOfCastellano,
  particularsOfHale,
  particularsOfLindqvist,
} from './particulars.ts';
import {
  personsOfAdeyemi,
  personsOfBrandt,
  personsOfCastellano,
  personsOfHale,
  personsOfLindqvist,
} from './persons.ts';
import { ofAdeyemi, ofBrandt, ofCastellano, ofHale, ofLindqvist } from './review.ts';
import { thirst } from './thirst.ts';
import { viewsOfAdeyemi, viewsOfBrandt, viewsOfCastellano, viewsOfHale, viewsOfLindqvist } from './views.ts';

const withMore = (patient: PatientCase, ...more: readonly PatientCase['answers'][]): PatientCase => ({
  ...patient,
  answers: more.reduce((all, each) => ({ ...all, ...each }), patient.answers),
});

export const cases: readonly PatientCase[] = [
  withMore(
    chestPain,
    ofBrandt,
    viewsOfBrandt,
    findingsOfBrandt,
    personsOfBrandt,
    dailyOfBrandt,
    particularsOfBrandt,
  ),
  withMore(
    bellyPain,
    ofCastellano,
    viewsOfCastellano,
    findingsOfCastellano,
    personsOfCastellano,
    dailyOfCastellano,
    particularsOfCastellano,
  ),
  withMore(
    headache,
    ofAdeyemi,
    viewsOfAdeyemi,
    findingsOfAdeyemi,
    personsOfAdeyemi,
    dailyOfAdeyemi,
    particularsOfAdeyemi,
  ),
  withMore(
    thirst,
    ofLindqvist,
    viewsOfLindqvist,
    findingsOfLindqvist,
    personsOfLindqvist,
    dailyOfLindqvist,
    particularsOfLindqvist,
  ),
  withMore(cough, ofHale, viewsOfHale, findingsOfHale, personsOfHale, dailyOfHale, particularsOfHale),
];

import * as aspects from './aspects.ts';
import * as askedOn from './asked-on.ts';
import { bellyPain } from './belly-pain.ts';
import type { PatientCase } from './case.ts';
import { chestPain } from './chest-pain.ts';
import { cough } from './cough.ts';
import * as daily from './daily.ts';
import * as findings from './findings.ts';
import { headache } from './headache.ts';
import * as household from './household.ts';
import * as persons from './persons.ts';
import * as review from './review.ts';
import { thirst } from './thirst.ts';
import * as views from './views.ts';

/** The patients' answers by subject, over their cases; a later one replaces an earlier one. */
const more = [review, views, findings, persons, daily, household, aspects, askedOn];

const withMore = (patient: PatientCase, name: keyof typeof review): PatientCase => ({
  ...patient,
  answers: more.reduce((all, each) => ({ ...all, ...each[name] }), patient.answers),
});

export const cases: readonly PatientCase[] = [
  withMore(chestPain, 'ofBrandt'),
  withMore(bellyPain, 'ofCastellano'),
  withMore(headache, 'ofAdeyemi'),
  withMore(thirst, 'ofLindqvist'),
  withMore(cough, 'ofHale'),
];

import { bellyPain } from './belly-pain.ts';
import type { PatientCase } from './case.ts';
import { chestPain } from './chest-pain.ts';
import { cough } from './cough.ts';
import { headache } from './headache.ts';
import { thirst } from './thirst.ts';

export const cases: readonly PatientCase[] = [chestPain, bellyPain, headache, thirst, cough];

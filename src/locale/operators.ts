import { commandLineTexts } from './operators/command-line.ts';
import { demoTexts } from './operators/demo.ts';
import { doctorTexts } from './operators/doctor.ts';
import { startTexts } from './operators/start.ts';

/** What operators read, in the terminal and in the log: always in English. */
export const operatorWords = {
  commandLine: commandLineTexts,
  demo: demoTexts,
  doctor: doctorTexts,
  start: startTexts,
} as const;

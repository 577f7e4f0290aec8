import { commandLineTexts } from './operators/command-line.ts';
import { doctorTexts } from './operators/doctor.ts';
import { startTexts } from './operators/start.ts';

/** What operators read, in the terminal and in the log: always in English. */
export const operatorWords = {
  commandLine: commandLineTexts,
  /** What a newcomer to the playground's page reads first. */
  demo: {
    about:
      'This is a small Discord of your own, and I am Rounds, the bot in it: with me, students interview virtual patients, alone or together.',
    howToGetReady:
      'To join a conversation, open its thread and write: you need no account. To start one of your own, link an account first: press the button, or type /link. The page that opens shows names and passwords; student3 is free.',
    firstStep: 'Meet a patient',
    next: 'Write to the patient as you would speak: “What brings you here today?”',
    several:
      'With several conversations open in this channel, Dr. Lind’s /manage shows them all, and pauses or ends them all at once.',
    note: 'Demo: patients, names and passwords are made up, and everything is gone when the program ends.',
  },
  doctor: doctorTexts,
  start: startTexts,
} as const;

import type { Texts } from '../en/english.ts';
import { list } from './forms.ts';

/** What was to be asked, and what of it was: looked at together after the end. */
export const debriefTexts: Texts['debrief'] = {
  button: 'Nachbesprechung',
  count: ({ asked, of }) => `**${asked} von ${of}.**`,
  named: (lines, more) => `Nicht gefragt: ${list([...lines, ...(more === 0 ? [] : [`${more} weitere`])])}`,
  all: (count) => `${count} Alles wurde gefragt.`,
  wasAsked: 'Wurde gefragt',
  wasNot: 'Doch nicht',
  done: 'Fertig',
  below: 'Die Nachbesprechung steht unten, für alle in diesem Thread.',
  notYet: 'Die Nachbesprechung beginnt, wenn dieses Gespräch zu Ende ist.',
  othersStillAsk:
    'Andere Gruppen sprechen noch mit diesem Patienten, deshalb bleibt die Liste zu. Öffnen kann sie, wer hier Threads verwalten darf.',
  noList: 'Was hier zu fragen war, habe ich nicht mehr.',
};

import type { Texts } from '../en/english.ts';
import { list } from './forms.ts';

/** What was to be asked, and what of it was: looked at together after the end. */
export const debriefTexts: Texts['debrief'] = {
  button: 'Nachbesprechung',
  count: ({ asked, of }) => `${asked} von ${of}`,
  named: (lines, more) => `Nicht erfragt: ${list([...lines, ...(more === 0 ? [] : [`${more} weitere`])])}`,
  all: (count) => `**${count}.** Alles wurde erfragt.`,
  tick: 'Hake ab, was erfragt wurde',
  untick: 'Nimm weg, was doch nicht erfragt wurde',
  done: 'Fertig',
  here: 'Die Nachbesprechung steht jetzt im Thread, für alle.',
  notYet: 'Die Nachbesprechung beginnt, wenn dieses Gespräch zu Ende ist.',
  othersStillAsk:
    'Andere Gruppen sprechen noch mit diesem Patienten, deshalb bleibt die Liste zu. Öffnen kann sie, wer hier Threads verwalten darf.',
  noList: 'Was hier zu erfragen war, ist nicht mehr gespeichert.',
};

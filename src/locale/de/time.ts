import type { Texts } from '../en/english.ts';
import { moment, small, upcoming } from '../forms.ts';
import { times } from './forms.ts';

/** The time that a conversation has. `end`: a moment, in milliseconds since 1970. */

const after = {
  patient:
    'Redet untereinander, nichts erreicht den Patienten mehr. Was rechtzeitig gefragt wurde, wird noch beantwortet.',
  topic: 'Redet untereinander, ich antworte nur noch auf das, was rechtzeitig geschrieben wurde.',
};

export const timeTexts: Texts['time'] = {
  button: 'Zeit',
  choose: 'Wie viel Zeit?',
  minutes: (count) => `${count} Minuten`,
  more: '2 Minuten mehr',
  none: 'Ohne Zeitlimit',
  goOn: 'Ohne Zeitlimit weiter',
  sameEnd: 'Gleiches Ende für alle',
  until: (end) => small(`Bis ${moment(end, 'T')} (${upcoming(end)}).`),
  near: (end) => `**Die Zeit ist gleich um**: bis ${moment(end, 'T')}.`,
  up: ({ end, kind }) => `**Die Zeit ist um** (${moment(end, 'T')}). ${after[kind]}`,
  set: (by) => small(`${by} hat das Zeitlimit festgelegt.`),
  lifted: (by) => small(`${by} hat das Zeitlimit aufgehoben.`),
  talked: small(
    'Was in der Pause geschrieben wurde, habe ich nicht weitergegeben. Damit ich eine Nachricht doch weitergebe, öffne ihr Menü und wähle **Apps**, dann „Ask this“.',
  ),
  panelUntil: (end) => `Offen bis ${moment(end, 'T')} (${upcoming(end)}).`,
  panelUp: 'Die Zeit ist um.',
  stateUntil: (end) => `offen bis ${moment(end, 'T')}`,
  stateUp: 'Zeit ist um',
  did: {
    done: (count) => `Zeit in ${times(count, 'Gruppe', 'Gruppen')} geändert`,
    already: (count) => `${count} unverändert`,
  },
  resumeUp: (count) => `bei ${count} ist die Zeit um`,
  forAll: 'Das gilt für alle Gruppen in diesem Kanal. Ändern kann es, wer hier Threads verwalten darf.',
};

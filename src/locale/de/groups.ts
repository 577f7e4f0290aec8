import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { questions, times } from './forms.ts';

export const groupsTexts: Texts['groups'] = {
  heading: (channel, open, ended) =>
    `**Gespräche in <#${channel}>**: ${open} offen${ended === 0 ? '' : `, ${ended} in den letzten 24 Stunden beendet`}`,
  states: {
    open: 'offen',
    paused: 'Pause',
    onHold: (why) => `wartet: ${why}`,
    mayNotPost: 'Ich darf dort nichts schreiben',
    ending: 'geht zu Ende',
    ended: 'beendet',
  },
  asked: (asked, people) =>
    asked === 0 ? 'keine Fragen' : `${questions(asked)}, ${times(people, 'Person', 'Personen')}`,
  preceptor: 'wartet auf eine Antwort an den Lehrarzt',
  doubt: (count) => (count === 0 ? '' : `${times(count, 'Antwort blieb', 'Antworten blieben')} aus`),
  aside: (count) => (count === 0 ? '' : `${count} zurückgestellt`),
  waiting: (count) => (count === 0 ? '' : times(count, 'Frage wartet', 'Fragen warten')),
  hands: (count) => (count === 0 ? '' : `${times(count, 'Hand', 'Hände')} oben`),
  last: (time) => `zuletzt ${moment(time, 'R')}`,
  inAll: 'Wer darf in allen fragen?',
  openOne: 'Eines öffnen …',
  buttons: {
    pauseAll: 'Pause für alle',
    resumeAll: 'Alle fortsetzen',
    tellAll: 'Nachricht an alle',
    transcripts: 'Transkripte',
    endAll: 'Alle beenden',
    endThese: (count) => (count === 1 ? 'Beenden' : `Alle ${count} beenden`),
  },
  reading: ({ number, of, count }) =>
    `Ich lese Gespräch ${number} von ${of}: bisher ${times(count, 'Nachricht', 'Nachrichten')}.`,
  noneRead: 'Keines dieser Gespräche ließ sich gerade lesen. Versuche es in einer Minute noch einmal.',
  ready: (count, missing) =>
    `${times(count, 'Transkript', 'Transkripte')}: als Seite, Tabelle und Daten.${missing === 0 ? '' : ` ${times(missing, 'fehlt', 'fehlen')}; warum, steht auf der Seite.`}`,
  confirmEnd: (count) =>
    `${count === 1 ? 'Dieses Gespräch' : `Alle ${count} Gespräche`} beenden? Was noch wartet, wird verworfen, und niemand kann mehr fragen.`,
  tell: {
    title: 'Nachricht an alle',
    label: 'Was alle Gruppen lesen sollen',
    description: 'Steht unter deinem Namen in jedem offenen Thread. Niemand wird angepingt.',
    untold: (text) => `Diese Übersicht war veraltet, deshalb habe ich nichts gesendet. Dein Text:\n> ${text}`,
  },
  told: (by, text) => `**${by} an alle Gruppen:** ${text}`,
  did: {
    pause: {
      done: (count) => `${count} pausiert`,
      already: (count) => `${times(count, 'war', 'waren')} schon pausiert`,
    },
    resume: {
      done: (count) => `${count} fortgesetzt`,
      already: (count) => `${times(count, 'war', 'waren')} nicht pausiert`,
    },
    who: {
      done: (count) => `${count} geändert`,
      already: (count) => `${times(count, 'war', 'waren')} schon so eingestellt`,
    },
    tell: {
      done: (count) => `${count} benachrichtigt`,
      already: (count) => `${count} ausgelassen, weil dort die vorige Nachricht noch nicht angekommen ist`,
    },
    end: {
      done: (count) => `${count} beendet`,
      already: (count) => `${times(count, 'endet', 'enden')} schon`,
    },
  },
  later: (count) => `${times(count, 'folgt', 'folgen')} nach der laufenden Antwort`,
  over: (count) => `${times(count, 'ist', 'sind')} inzwischen zu Ende`,
  refused: (count) => `${count} unverändert: Das ist dort nicht erlaubt`,
  unreachable: (count) => `${count} nicht erreicht: Versuche es noch einmal`,
  begun: (count) => `${times(count, 'weiteres hat', 'weitere haben')} inzwischen begonnen`,
  outdated: 'Diese Übersicht war veraltet, deshalb ist nichts geschehen. So steht es jetzt:',
  onlyManagers: 'Das kann nur, wer hier Threads verwalten darf.',
};

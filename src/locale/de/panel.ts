import type { Words } from '../en/english.ts';
import { list, times } from './forms.ts';

type Panel = Words['conversation']['panel'];
type Terms = Parameters<Panel['answers']>[0];

const whoIsAnswered = ({ who, chosen = [] }: Terms, now: string): string => {
  switch (who) {
    case 'everyone':
      return `${now} alle hier eine Antwort`;
    case 'me':
      return `${now} nur Host und Co-Hosts eine Antwort`;
    case 'hands':
      return `${now} jeweils nur eine Person eine Antwort`;
    case 'chosen':
      return chosen.length === 0
        ? `${now} niemand eine Antwort, bis jemand ausgewählt ist`
        : `${now} nur ${list(chosen)} eine Antwort`;
  }
};

/** The verb agrees with whoever is meant. */
const verbFor = ({ who, chosen = [] }: Terms, start: string): string => {
  const isMany = who === 'everyone' || who === 'me' || (who === 'chosen' && chosen.length > 1);
  return `${start} ${isMany ? 'bekommen' : 'bekommt'}`;
};

const mentionsOnly = ({ hears }: Terms): string =>
  hears === 'everything' ? '' : ' Nachrichten müssen mich erwähnen oder mir antworten.';

const answered = (terms: Terms, start: string): string =>
  `${whoIsAnswered(terms, verbFor(terms, start))}.${mentionsOnly(terms)}`;

/** To follow a name and a colon. */
export const answeredNow = (terms: Terms): string => answered(terms, 'Ab jetzt');

export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string => {
  if (up === 0) return '';
  const rest = up > next.length ? [`${up - next.length} weitere`] : [];
  return ` Danach: ${list([...next, ...rest])}.`;
};

export const panelTexts: Panel = {
  open: 'Offen.',
  paused: (by) => `Pause, begonnen von ${by}.`,
  suspended: (why) => `Wartet: ${why}.`,
  ending: 'Geht zu Ende.',
  answers: (terms) => answered(terms, 'Zurzeit'),
  willAnswer: (terms) => answered(terms, 'Sobald es weitergeht,'),
  floor: (holder) => `${holder} hat das Wort.`,
  floorFree: 'Niemand hat das Wort.',
  hands: (next, up) =>
    up === 0 ? 'Keine Hand ist oben.' : `${times(up, 'Hand ist', 'Hände sind')} oben.${nextUp({ next, up })}`,
  coHosts: (people) => `Co-Hosts: ${list(people)}.`,
  asked: (asked, people) =>
    asked === 0
      ? ''
      : `${times(people, 'Person hat', 'Personen haben')} ${times(asked, 'Frage', 'Fragen')} gestellt.`,
  silent: (people, more) =>
    `Hier, und noch ohne Frage: ${list([...people, ...(more > 0 ? [`${more} weitere`] : [])])}.`,
  nobodySilent: 'Alle hier haben gefragt.',
  silentUnseen:
    'Discord sagt mir nicht, wer hier ist (Intent Server Members). Gezählt sind alle, die geschrieben oder die Hand gehoben haben.',
  paceIs: (wait) => `Slow-Modus: ${wait} zwischen zwei Nachrichten.`,
  noPace: 'Kein Slow-Modus',
  choosingPace: 'Wie lange wartet jede Person zwischen zwei Nachrichten? Es gilt auch für Nebengespräche.',
  paceRefused:
    'Discord lässt mich den Slow-Modus hier nicht ändern. Bitte jemanden, der den Server verwaltet, mir in diesem Kanal **Threads verwalten** zu erlauben.\n',
  whoMayAsk: 'Wer darf fragen?',
  everyone: 'Alle hier',
  onlyHost: 'Nur der Host',
  inOrder: 'Immer nur eine Person, in der Reihenfolge der Handzeichen',
  leastHeard: 'Immer nur eine Person, die stillste zuerst',
  chosen: 'Ausgewählte Personen und Rollen',
  choose: 'Personen und Rollen auswählen',
  changedMeanwhile:
    'Inzwischen hat jemand etwas geändert, deshalb gilt deine Auswahl nicht. Bitte wähle noch einmal.\n',
  choosing: 'Wer darf fragen? Wähle die Personen und Rollen aus, denen ich antworte.',
  giveFloor: 'Das Wort erteilen an …',
  chooseCoHosts: 'Co-Hosts',
  waiting: (count, next) =>
    count === 0
      ? 'Es warten keine Fragen.'
      : `${times(count, 'Frage wartet', 'Fragen warten')}. Als Nächstes: ${list(next)}.`,
};

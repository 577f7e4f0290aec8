import { answeredText, type Terms } from '../conversation-text.ts';
import type { Texts } from '../en/english.ts';
import { moment, small } from '../forms.ts';
import { list, times } from './forms.ts';

/** `start`: what stands before the verb. */
const answered = (terms: Terms, start: string): string =>
  answeredText(terms, {
    everyone: `${start} können alle fragen.`,
    me: `${start} dürfen nur Host und Co-Hosts Fragen stellen.`,
    hands: `${start} wird nacheinander gefragt, mit Handzeichen.`,
    nobody: `${start} kann niemand fragen, bis jemand ausgewählt ist.`,
    chosen: (chosen) => `${start} dürfen nur der Host und ${list(chosen)} Fragen stellen.`,
    mentions: 'Nachrichten müssen mich erwähnen oder mir antworten.',
  });

/** To follow a name and a colon. */
export const answeredNow = (terms: Terms): string => answered(terms, 'Ab jetzt');

const andMore = (names: readonly string[], more: number): string =>
  list([...names, ...(more > 0 ? [times(more, 'weitere Person', 'weitere Personen')] : [])]);

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string =>
  up === 0 ? '' : ` Als Nächstes: ${andMore(next, up - next.length)}.`;

export const panelTexts: Texts['conversation']['panel'] = {
  open: 'Das Gespräch ist offen.',
  paused: (by) => `Pause, begonnen von ${by}.`,
  suspended: (why) => `Wartet: ${why}.`,
  ending: 'Das Gespräch geht zu Ende.',
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
    `${people.length + more === 1 ? 'Hat' : 'Haben'} noch nicht gefragt: ${andMore(people, more)}.`,
  nobodySilent: 'Alle hier haben gefragt.',
  silentUnseen:
    'Discord sagt mir nicht, wer hier ist. Gezählt sind alle, die etwas geschrieben oder die Hand gehoben haben.',
  whoMayAsk: 'Wer darf fragen?',
  everyone: 'Alle hier',
  onlyHost: 'Nur der Host',
  inOrder: 'Nacheinander, in der Reihenfolge der Handzeichen',
  leastHeard: 'Nacheinander; wer am seltensten dran war, zuerst',
  chosen: 'Ausgewählte Personen und Rollen',
  choose: 'Personen und Rollen auswählen',
  choosing: 'Wer darf fragen? Wähle die Personen und Rollen aus, denen ich antworte.',
  giveFloor: 'Das Wort geben an …',
  chooseCoHosts: 'Co-Hosts',
  waiting: (count, next) =>
    count === 0
      ? 'Es warten keine Fragen.'
      : `${times(count, 'Frage wartet', 'Fragen warten')}. Als Nächstes: ${list(next)}.`,
  asOf: (time) => small(`Stand: ${moment(time, 'R')}.`),
};

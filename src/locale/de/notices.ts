import type { Words } from '../en/english.ts';
import { small } from '../forms.ts';
import { questions } from './counting.ts';
import { list, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Texts = Words['conversation'];

const reaches = (kind: 'patient' | 'topic'): string =>
  kind === 'patient' ? 'den Patienten' : 'das Gegenüber';

export const noticeTexts: Texts['notices'] = {
  backlog: ({ waiting, next, more }) => {
    const count = times(waiting, 'Frage wartet', 'Fragen warten');
    const names = next.length === 0 ? '' : `: ${list([...next, ...(more ? ['andere'] : [])])}`;
    return small(`${count}${names}. Ich beantworte eine nach der anderen, der Reihe nach.`);
  },
  storeFails: small(
    'Mein Speicher funktioniert gerade nicht, deshalb muss dieser Thread warten. Nichts geht verloren; es geht von selbst weiter.',
  ),
  cannotReadBack: small(
    'Ich war weg und darf nicht lesen, was inzwischen geschrieben wurde. Es geht weiter, sobald mir hier jemand **Nachrichtenverlauf anzeigen** erlaubt. Nichts geht verloren.',
  ),
  paused: ({ by, kind }) =>
    `**Pause**, begonnen von ${by}. Sprecht miteinander: Nichts davon erreicht ${reaches(kind)}.`,
  wentOn: ({ by, kind }) =>
    small(`${by} hat die Pause beendet: Was ihr schreibt, erreicht wieder ${reaches(kind)}.`),
  termsChanged: ({ by, ...terms }) => small(`${by}: ${answeredNow(terms)}`),
  coHosts: ({ by, people }) =>
    small(
      people.length === 0
        ? `${by} hat alle Co-Hosts entfernt.`
        : `${by} hat die Co-Hosts bestimmt: ${list(people)}.`,
    ),
  paced: ({ by, wait }) =>
    small(
      wait === undefined
        ? `${by} hat den Slow-Modus aufgehoben.`
        : `${by} hat den Slow-Modus eingestellt: ${wait} zwischen zwei Nachrichten einer Person.`,
    ),
  floorIs: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'du bist dran' : `${by} gibt dir das Wort`}: eine Frage.${nextUp(line)}`,
  floorStays: ({ holder, ...line }) => `${holder} hat das Wort.${nextUp(line)}`,
  floorFree: 'Immer nur eine Person: Heb die Hand, um zu fragen.',
  dropped: (count) =>
    small(
      `${times(count, 'wartende Frage wurde', 'wartende Fragen wurden')} zurückgestellt. Wenn ihr noch eine Antwort wollt, fragt noch einmal.`,
    ),
  droppedAtEnd: (count) =>
    small(`${times(count, 'wartende Frage wurde', 'wartende Fragen wurden')} nicht mehr gestellt.`),
  doubt: {
    timeout: small('Die Antwort hat zu lange gedauert, deshalb warte ich nicht länger. Noch einmal fragen?'),
    connection_lost: small('Die Verbindung ist abgebrochen, bevor die Antwort kam. Noch einmal fragen?'),
    server_error: small('Der Dienst hatte ein Problem mit dieser Frage. Noch einmal fragen?'),
    too_large: small('Die Antwort war zu lang für mich. Noch einmal fragen?'),
    unreadable: small('Die Antwort des Dienstes konnte ich nicht lesen. Noch einmal fragen?'),
    interrupted: small('Ich wurde neu gestartet, bevor die Antwort kam. Noch einmal fragen?'),
  },
  askingAgain: small('Ich frage noch einmal.'),
  skipped: small('Übersprungen.'),
  skippedWaiting: (count) => small(`${questions(count)} übersprungen.`),
  undelivered: small('Discord hat diese Antwort nicht angenommen. Drücke **Zeigen**, um sie zu lesen.'),
  setAsideAway: (count) =>
    small(`Ich war weg. ${times(count, 'Frage ist', 'Fragen sind')} noch offen. Soll ich jetzt antworten?`),
  setAsideAsked: (count) => small(`${times(count, 'Frage wurde', 'Fragen wurden')} zurückgestellt.`),
  answering: (count) => small(`${times(count, 'Frage ist', 'Fragen sind')} wieder an der Reihe.`),
  away: (count) =>
    small(`Ich wurde neu gestartet oder war getrennt. Ich beantworte jetzt ${questions(count)}.`),
  startedAgain: (by) =>
    small(`${by} hat neu begonnen: Der Patient erinnert sich an nichts, was weiter oben steht.`),
  startedAgainByNobody: small('Neu begonnen: Der Patient erinnert sich an nichts, was weiter oben steht.'),
  ended: ({ questions: asked, people, minutes, silence = 0 }, by) => {
    const over = by === undefined ? '**Dieses Gespräch ist beendet.**' : `**Beendet** von ${by}.`;
    if (asked === 0) return over;
    const from = `${questions(asked)} von ${times(people, 'Person', 'Personen')}`;
    const pause = silence < 2 ? '' : `; längste Pause: ${silence} min`;
    return `${over} ${from} in ${times(minutes, 'Minute', 'Minuten')}${pause}.`;
  },
  reopened: (by) =>
    small(`${by ?? 'Jemand'} hat dieses Gespräch wieder geöffnet: Es geht weiter, wo es aufgehört hat.`),
  noSuchCase: small(
    'Der Dienst kennt diesen Fall nicht, deshalb kann hier niemand antworten. Der Host kann unten nachsehen, welche Kennung verwendet wurde.',
  ),
  resetFailed: (reason) => small(`Ich konnte den Patienten nichts vergessen lassen. ${reason}`),
};

export const suspensionTexts: Texts['suspension'] = {
  service: 'Der Dienst ist gerade nicht erreichbar. Nichts geht verloren',
  account_refused:
    'Der Dienst weist das Konto zurück, über das dieses Gespräch läuft. Der Host muss vielleicht um Zugang bitten',
  doubt:
    'Zwei Antworten nacheinander sind nicht angekommen, deshalb warte ich ein wenig. Nichts geht verloren',
  operator:
    'Der Dienst ist nicht richtig eingerichtet. Bitte sagt es den Betreibern dieses Bots. Nichts geht verloren',
  link: 'Der Host muss sich neu anmelden. Nichts geht verloren',
  other_account: 'Der Host ist jetzt mit einem anderen Konto angemeldet. Nichts geht verloren',
  host_left:
    'Der Host hat diesen Server verlassen, und dieses Gespräch läuft über sein Konto. Wer moderiert, kann es beenden, und alle können mit `/patient` oder `/topic` ein eigenes beginnen',
  store: 'Mein Speicher funktioniert gerade nicht, deshalb frage ich nichts. Nichts geht verloren',
  asleep: 'Dieses Gespräch schläft, weil lange niemand geschrieben hat',
};

export const hintTexts: Texts['hints'] = {
  unreadable:
    'Ich kann nur Nachrichten lesen, die mich erwähnen oder mir antworten. Damit diese gefragt wird, öffne ihr Menü und wähle **Apps**, **Ask this**; oder nimm `/say`.',
  left_out: 'Hier antworte ich nur dem Host. Mit `/patient` kannst du ein eigenes Gespräch beginnen.',
  not_chosen:
    'Hier antworte ich nur ausgewählten Personen. Mit `/patient` kannst du ein eigenes Gespräch beginnen.',
  no_floor:
    'Hier fragt immer nur eine Person. Heb die Hand, und ich sage dir Bescheid, sobald du das Wort hast.',
  no_text: 'Ich kann nur Text lesen. Bitte beschreibe es mit Worten.',
  ended:
    'Dieses Gespräch ist beendet, deshalb antwortet hier niemand. `/patient` oder `/topic` beginnt ein neues.',
};

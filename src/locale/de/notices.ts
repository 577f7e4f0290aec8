import type { Words } from '../en/english.ts';
import { list, questions, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Texts = Words['conversation'];

export const noticeTexts: Texts['notices'] = {
  backlog: ({ waiting, next, more }) => {
    const count = times(waiting, 'Frage wartet', 'Fragen warten');
    const names = next.length === 0 ? '' : `: ${list([...next, ...(more ? ['andere'] : [])])}`;
    return `-# ${count}${names}. Ich beantworte eine nach der anderen, der Reihe nach.`;
  },
  storeFails:
    '-# Mein Speicher funktioniert gerade nicht, deshalb muss dieser Thread warten. Nichts geht verloren; es geht von selbst weiter.',
  cannotReadBack:
    '-# Ich war weg und darf nicht lesen, was inzwischen geschrieben wurde. Es geht weiter, sobald mir hier jemand **Nachrichtenverlauf anzeigen** erlaubt. Nichts geht verloren.',
  paused: ({ by, kind }) =>
    `**Pause**, begonnen von ${by}. Redet untereinander: ${kind === 'patient' ? 'Nichts davon erreicht den Patienten' : 'Ich antworte auf nichts davon'}.`,
  wentOn: ({ by, kind }) =>
    `-# ${by} hat die Pause beendet: ${kind === 'patient' ? 'Was ihr schreibt, erreicht wieder den Patienten' : 'Ich antworte wieder auf das, was ihr schreibt'}.`,
  termsChanged: ({ by, ...terms }) => `-# ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} hat alle Co-Hosts entfernt.`
      : `-# ${by} hat die Co-Hosts bestimmt: ${list(people)}.`,
  floorIs: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'du bist dran' : `${by} gibt dir das Wort`}: eine Frage.${nextUp(line)}`,
  floorStays: ({ holder, ...line }) => `${holder} hat das Wort.${nextUp(line)}`,
  floorFree: 'Immer nur eine Person: Schreib deine Frage oder heb die Hand.',
  dropped: (count) =>
    `-# ${times(count, 'wartende Frage wurde', 'wartende Fragen wurden')} zurückgestellt. Wenn ihr noch eine Antwort wollt, fragt noch einmal.`,
  droppedAtEnd: (count) =>
    `-# ${times(count, 'wartende Frage wurde', 'wartende Fragen wurden')} nicht mehr gestellt.`,
  doubt: {
    timeout: '-# Die Antwort hat zu lange gedauert, deshalb warte ich nicht länger. Noch einmal fragen?',
    connection_lost: '-# Die Verbindung ist abgebrochen, bevor die Antwort kam. Noch einmal fragen?',
    server_error: '-# Der Dienst hatte ein Problem mit dieser Frage. Noch einmal fragen?',
    too_large: '-# Die Antwort war zu lang für mich. Noch einmal fragen?',
    unreadable: '-# Die Antwort des Dienstes konnte ich nicht lesen. Noch einmal fragen?',
    interrupted: '-# Ich wurde neu gestartet, bevor die Antwort kam. Noch einmal fragen?',
  },
  askingAgain: '-# Ich frage noch einmal.',
  skipped: '-# Übersprungen.',
  skippedWaiting: (count) => `-# ${questions(count)} übersprungen.`,
  undelivered: '-# Discord hat diese Antwort nicht angenommen. Drücke **Zeigen**, um sie zu lesen.',
  setAsideAway: (count) =>
    `-# Ich war weg. ${times(count, 'Frage ist', 'Fragen sind')} noch offen. Soll ich jetzt antworten?`,
  setAsideAsked: (count) => `-# ${times(count, 'Frage wurde', 'Fragen wurden')} zurückgestellt.`,
  answering: (count) => `-# ${times(count, 'Frage ist', 'Fragen sind')} wieder in der Warteschlange.`,
  away: (count) => `-# Ich wurde neu gestartet oder war getrennt. Ich beantworte jetzt ${questions(count)}.`,
  startedAgain: (by) =>
    `-# ${by} hat neu begonnen: Der Patient erinnert sich an nichts, was weiter oben steht.`,
  startedAgainByNobody: '-# Neu begonnen: Der Patient erinnert sich an nichts, was weiter oben steht.',
  ended: ({ questions: asked, people, minutes, silence = 0 }, by) => {
    const over = by === undefined ? '**Dieses Gespräch ist beendet.**' : `**Beendet** von ${by}.`;
    if (asked === 0) return over;
    const from = `${questions(asked)} von ${times(people, 'Person', 'Personen')}`;
    const pause = silence < 2 ? '' : `; längste Pause: ${silence} min`;
    return `${over} ${from} in ${times(minutes, 'Minute', 'Minuten')}${pause}.`;
  },
  noSuchCase:
    '-# Der Dienst kennt diesen Fall nicht, deshalb kann hier niemand antworten. Der Host kann unten nachsehen, welche ID verwendet wurde.',
  resetFailed: (reason) => `-# Ich konnte den Patienten nichts vergessen lassen. ${reason}`,
};

export const suspensionTexts: Texts['suspension'] = {
  service: 'Der Dienst ist gerade nicht erreichbar. Nichts geht verloren',
  rate_limited: 'Der Dienst bekommt gerade mehr Fragen, als er zulässt. Nichts geht verloren',
  account_refused:
    'Der Dienst weist das Konto zurück, über das dieses Gespräch läuft. Der Host muss vielleicht um Zugang bitten',
  renewal_fails:
    'Der Dienst schafft es nicht, die Anmeldung des Hosts zu erneuern. Meldet sich der Host neu an, geht es weiter. Nichts geht verloren',
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
    'Ich kann nur Nachrichten lesen, die mich erwähnen oder mir antworten. Damit ich diese weitergebe, öffne ihr Menü und wähle **Apps**, **Ask this**; oder nimm `/say`.',
  left_out: 'Hier antworte ich nur dem Host. Mit `/patient` kannst du ein eigenes Gespräch beginnen.',
  not_chosen:
    'Hier antworte ich nur ausgewählten Personen. Mit `/patient` kannst du ein eigenes Gespräch beginnen.',
  no_floor:
    'Hier fragt immer nur eine Person. Heb die Hand, und ich sage dir Bescheid, sobald du das Wort hast.',
  no_text: 'Ich kann nur Text lesen. Bitte beschreibe es mit Worten.',
  ended:
    'Dieses Gespräch ist beendet, deshalb antwortet hier niemand. **Mein eigenes beginnen**, weiter oben, öffnet dir dasselbe.',
};

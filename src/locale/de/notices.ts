import type { Texts } from '../en/english.ts';
import { upcoming } from '../forms.ts';
import { list, questions, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Lines = Texts['conversation'];

export const statusTexts: Lines['status'] = {
  storeFails: '-# Mein Speicher funktioniert nicht, deshalb muss dieser Thread warten. Nichts geht verloren.',
  postBlocked: {
    missing: (right) =>
      `Mir fehlt hier die Berechtigung **${right}**. Wer den Server verwaltet, kann sie mir geben.`,
    locked: 'Dieser Thread ist gesperrt, auch für mich. Wer Threads verwaltet, kann ihn entsperren.',
    timedOut: (until) =>
      `Die Moderation hat mir einen Timeout gegeben, deshalb kann ich hier nicht schreiben. Er endet ${upcoming(until)}.`,
    unknown:
      'Ich darf hier nicht schreiben. Wer diesen Kanal verwaltet, kann meine Berechtigungen darin prüfen.',
  },
  paused: ({ by, kind }) =>
    `**Pause** (${by}): Redet untereinander, ${kind === 'patient' ? 'nichts erreicht den Patienten' : 'ich antworte auf nichts'}.`,
  floor: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'du bist dran' : `${by} gibt dir das Wort`}: eine Frage.${nextUp(line)}`,
  floorFree: 'Nacheinander: Schreib deine Frage oder heb die Hand.',
  floorLater: ({ holder, ...line }) => `-# Nach der Pause ist ${holder} dran.${nextUp(line)}`,
  floorFreeLater: '-# Nach der Pause geht es nacheinander weiter: Du kannst jetzt schon die Hand heben.',
  moved: (person) => `${person}, du bist als Nächstes dran.`,
  passesOn: ({ holder, at }) => `-# Kommt von ${holder} nichts, geht das Wort ${upcoming(at)} weiter.`,
  lost: (person) => `-# Von ${person} kam nichts, deshalb ist das Wort weitergegangen.`,
  preceptorFirst: '-# Was vorher gefragt wurde, wartet, bis jemand dem Lehrarzt geantwortet hat.',
  waiting: ({ waiting, next }) =>
    `-# ${times(waiting, 'Frage wartet', 'Fragen warten')}. Als Nächstes: ${list(next)}. Ich antworte der Reihe nach.`,
  aside: (count) => `-# ${times(count, 'Frage ist', 'Fragen sind')} zurückgestellt.`,
  resumed: (by) => `-# ${by} hat die Pause beendet.`,
  terms: ({ by, ...terms }) => `-# ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} hat alle Co-Hosts entfernt.`
      : `-# ${by} hat die Co-Hosts bestimmt: ${list(people)}.`,
};

const wereDropped = (count: number): string => times(count, 'wartende Frage wurde', 'wartende Fragen wurden');

export const lineTexts: Lines['lines'] = {
  dropped: {
    reset: (count) =>
      `-# ${wereDropped(count)} verworfen. Wenn ihr noch eine Antwort wollt, fragt noch einmal.`,
    end: (count) => `-# ${wereDropped(count)} nicht mehr gestellt.`,
    skipped: (count, by) =>
      `-# ${by} hat ${questions(count)} verworfen. Wenn ihr noch eine Antwort wollt, fragt noch einmal.`,
  },
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
  task: (text) => (text === undefined ? '**Bild**' : `**Aufgabe**\n${text}`),
  unshown: '-# Discord hat einen Teil dieser Antwort nicht angenommen, deshalb kann ich ihn nicht zeigen.',
  fileUnshown: (right, channel) =>
    `-# Eine Datei dieser Antwort kann ich nicht zeigen: Mir fehlt in <#${channel}> die Berechtigung **${right}**. Wer den Server verwaltet, kann sie mir geben.`,
  restUnshown:
    '-# Diese Antwort geht noch weiter, aber Discord hat die Datei mit der ganzen Antwort nicht angenommen.',
  restNeedsRight: (right, channel) =>
    `-# Diese Antwort geht noch weiter. Ganz stünde sie in einer Datei, aber mir fehlt in <#${channel}> die Berechtigung **${right}**. Wer den Server verwaltet, kann sie mir geben.`,
  startedAgain: (by) =>
    `-# ${by === undefined ? 'Neu begonnen' : `${by} hat neu begonnen`}: Der Patient erinnert sich an nichts, was weiter oben steht.`,
  ended: {
    by: (by) => `**Beendet** von ${by}.`,
    finished: '**Der Dienst hat dieses Gespräch beendet.**',
    idle: '**Dieses Gespräch ist beendet**, weil sieben Tage lang niemand etwas gefragt hat.',
    other: '**Dieses Gespräch ist beendet.**',
    deleted: '**Dieses Gespräch ist beendet** und wird hier gelöscht, deshalb gibt es kein Transkript.',
    summary: ({ kind, questions: asked, people, minutes, silence }) => {
      const count = kind === 'patient' ? questions(asked) : times(asked, 'Antwort', 'Antworten');
      const from = `${count} von ${times(people, 'Person', 'Personen')}`;
      const pause = silence < 2 ? '' : `; längstes Schweigen: ${silence} min`;
      return `${from} in ${times(minutes, 'Minute', 'Minuten')}${pause}.`;
    },
  },
  tooLong:
    '-# Dieses Gespräch ist für das Sprachmodell zu lang geworden: Es beantwortet hier keine Fragen mehr.',
  noSuchCase:
    '-# Der Dienst kennt diesen Fall nicht, deshalb kann hier niemand antworten. Der Host kann mit einem anderen beginnen.',
  resetFailed: (reason) => `-# Ich konnte das Gedächtnis des Patienten nicht löschen. ${reason}`,
};

export const suspensionTexts: Lines['suspension'] = {
  service: 'Der Dienst ist gerade nicht erreichbar. Nichts geht verloren',
  rate_limited: 'Der Dienst ist gerade ausgelastet. Nichts geht verloren',
  account_refused: 'Der Host muss den Dienst um Zugang bitten',
  renewal_fails: 'Die Anmeldung ließ sich nicht erneuern; der Host sollte sich neu anmelden',
  file: 'Discord gibt mir die Datei einer langen Frage gerade nicht. Nichts geht verloren',
  doubt: 'Zwei Antworten sind ausgeblieben, deshalb warte ich ein wenig',
  operator: 'Ich bin falsch eingestellt; sagt es bitte den Betreibern',
  link: 'Der Host muss sich neu anmelden. Nichts geht verloren',
  other_account: 'Der Host muss das frühere Konto wieder verknüpfen. Nichts geht verloren',
  store: 'Mein Speicher funktioniert gerade nicht. Nichts geht verloren',
};

export const hintTexts: Lines['hints'] = {
  unreadable:
    'Ich kann nur Nachrichten lesen, die mich erwähnen oder mir antworten. Damit ich diese weitergebe, öffne ihr Menü und wähle **Apps**, dann „Ask this“; oder nimm `/say`.',
  left_out: 'Hier antworte ich nur dem Host. Du kannst mitlesen oder den Host bitten, dich fragen zu lassen.',
  not_chosen:
    'Hier antworte ich nur ausgewählten Personen. Du kannst mitlesen oder die Moderation bitten, dich auszuwählen.',
  no_floor:
    'Hier wird nacheinander gefragt. Deine Nachricht bewahre ich auf: Heb die Hand, und ich sage dir Bescheid, sobald du das Wort hast.',
  odd: 'Diese Nachricht kam von Discord unvollständig bei mir an, deshalb habe ich sie nicht weitergegeben. Bitte schreib sie noch einmal, nicht als Antwort und ohne Erwähnungen.',
  no_text: 'Ich lese nur Text, keine Bilder, Dateien oder Links allein. Bitte schreib es in Worten.',
  mentions: 'Hier antworte ich nur auf Nachrichten, die mich erwähnen oder mir antworten.',
  command: (name) =>
    `\`/${name}\` kam als Text an, deshalb ist nichts passiert. Wähle Befehle aus der Liste, die sich öffnet, wenn du \`/\` tippst.`,
  side_talk:
    'Das habe ich als Gespräch unter euch verstanden (💬) und nicht weitergegeben. Soll ich es doch weitergeben, öffne das Menü der Nachricht und wähle **Apps**, dann „Ask this“.',
  text_alone:
    'Deinen Text gebe ich weiter; den Anhang kann ich nicht sehen. Wenn er wichtig ist, beschreib ihn mit Worten.',
  asked_already:
    'Das war schon weitergegeben, als du es geändert hast. Wenn die Änderung wichtig ist, schreib es noch einmal.',
  full: 'Es warten zu viele Fragen, deshalb fällt diese weg. Bitte frag später noch einmal.',
  ended:
    'Dieses Gespräch ist beendet, deshalb antwortet hier niemand. Mit **Eigenes Gespräch beginnen** weiter oben beginnst du selbst so eines; dafür brauchst du ein verknüpftes Konto.',
  ended_no_case:
    'Dieses Gespräch ist beendet, weil der Dienst den Fall nicht kennt. Der Host kann mit einem anderen beginnen.',
  ended_deleted:
    'Dieses Gespräch ist beendet, deshalb antwortet hier niemand. `/patient` oder `/topic` beginnt ein neues; dafür brauchst du ein verknüpftes Konto.',
};

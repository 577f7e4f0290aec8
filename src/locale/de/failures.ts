import { escapeSentenceWithin } from '../../lib/markdown.ts';
import type { Words } from '../en/english.ts';
import { times } from './forms.ts';

type Service = Parameters<Words['failures']['service']>[0];
type Reason<Kind extends Service['kind']> = Extract<Service, { kind: Kind; reason: string }>['reason'];

const operatorOnly = 'Das können nur die Betreiber dieses Bots beheben: Bitte sag es ihnen.';
const perhapsDone = 'Vielleicht ist es trotzdem geschehen; versuche es noch einmal, wenn du nichts siehst.';

const longestReason = 90;
const quoted = (reason: string): string => `„${escapeSentenceWithin(longestReason, reason)}“`;

const notTaken = ({ reason, retryAfter }: Extract<Service, { kind: 'not_taken' }>): string => {
  switch (reason) {
    case 'unreachable':
      return 'Ich erreiche den Dienst gerade nicht. Nichts ist verloren oder doppelt: Versuche es in einer Minute noch einmal.';
    case 'rate_limited': {
      const seconds = Math.max(2, Math.ceil((retryAfter ?? 60_000) / 1_000));
      const wait =
        seconds < 100
          ? times(seconds, 'Sekunde', 'Sekunden')
          : times(Math.ceil(seconds / 60), 'Minute', 'Minuten');
      return `Der Dienst ist gerade sehr beschäftigt. Versuche es in ${wait} noch einmal.`;
    }
    case 'unavailable':
      return 'Der Dienst ist gerade nicht in Betrieb und hat das nicht angenommen. Versuche es in ein, zwei Minuten noch einmal.';
    case 'account_refused':
      return 'Der Dienst kennt deine Anmeldung, weist aber dein Konto zurück. Frage die, von denen du das Konto hast; `/account` zeigt, welches verknüpft ist.';
    case 'store':
      return 'Mein Speicher funktioniert gerade nicht, deshalb habe ich den Dienst nicht gefragt. Bitte versuche es in einer Minute noch einmal.';
  }
};

const inDoubt = (reason: Extract<Service, { kind: 'in_doubt' }>['reason']): string => {
  switch (reason) {
    case 'timeout':
      return `Der Dienst hat zu lange gebraucht. ${perhapsDone}`;
    case 'connection_lost':
      return `Die Verbindung zum Dienst ist abgebrochen. ${perhapsDone}`;
    case 'server_error':
      return `Im Dienst ist etwas schiefgegangen. ${perhapsDone}`;
    case 'too_large':
      return 'Die Antwort des Dienstes ist größer als 8 MiB und damit zu groß für mich, deshalb zeige ich nichts davon. Frage die Betreiber des Dienstes danach.';
    case 'unreadable':
      return `Die Antwort des Dienstes war nicht lesbar. ${perhapsDone}`;
  }
};

const misconfigured = (reason: Reason<'misconfigured'>): string => {
  switch (reason) {
    case 'redirect':
      return `Die Adresse des Dienstes führt anderswohin, deshalb habe ich nichts gesendet. ${operatorOnly}`;
    case 'certificate':
      return `Das Zertifikat des Dienstes ist ungültig, deshalb habe ich nichts gesendet. ${operatorOnly}`;
    case 'address':
      return `Unter der Adresse, die ich habe, ist der Dienst nicht. ${operatorOnly}`;
    case 'credentials':
      return `Der Dienst nimmt den Bot selbst nicht an (nicht dein Passwort). ${operatorOnly}`;
  }
};

const needsLink = (reason: Reason<'needs_link'>): string => {
  switch (reason) {
    case 'not_linked':
      return 'Das braucht ein verknüpftes Konto, und du hast keines. `/link` verknüpft eines (etwa eine Minute); versuche es dann noch einmal.';
    case 'sign_in_ended':
      return 'Der Dienst nimmt deine frühere Anmeldung nicht mehr an. `/link` meldet dich neu an; versuche es dann noch einmal.';
    case 'other_account':
      return 'Das läuft über ein anderes Konto als das, mit dem du verknüpft bist. Verknüpfe das frühere mit `/link`; versuche es dann noch einmal.';
  }
};

const wordsByCode: ReadonlyMap<number, string> = new Map([
  [
    200_000,
    'Der Filter dieses Servers (AutoMod) lässt nicht durch, was ich senden wollte. Wähle andere Worte oder einen anderen Titel, oder bitte die Serververwaltung, sie zu erlauben.',
  ],
  [
    200_001,
    'Der Filter dieses Servers (AutoMod) erlaubt diesen Titel nicht. Wähle einen anderen und versuche es noch einmal.',
  ],
  [
    240_000,
    'Der Filter von Discord hält einen Link darin für schädlich. Lass den Link weg und versuche es noch einmal.',
  ],
  [20_016, 'Hier gilt der Slow-Modus, deshalb muss ich warten. Versuche es in einer Minute noch einmal.'],
  [20_028, 'Hier werden gerade zu viele Nachrichten geschrieben. Versuche es in einer Minute noch einmal.'],
  [
    30_033,
    'Dieser Thread hat so viele Mitglieder, wie Discord erlaubt. Jemand muss ihn verlassen, oder du beginnst einen anderen.',
  ],
  [
    30_046,
    'Discord begrenzt, wie oft ältere Nachrichten geändert werden können. Versuche es in ein paar Minuten noch einmal.',
  ],
]);

export const failureTexts: Words['failures'] = {
  service: (failure) => {
    switch (failure.kind) {
      case 'not_taken':
        return notTaken(failure);
      case 'unauthorized':
        return 'Der Dienst hat deine Anmeldung nicht angenommen. Versuche es noch einmal; hilft das nicht, nimm noch einmal `/link`.';
      case 'in_doubt':
        return inDoubt(failure.reason);
      case 'rejected':
        return failure.reason === undefined
          ? `Der Dienst hat das nicht angenommen (${failure.status}) und keinen Grund genannt. Prüfe, was du eingegeben hast, und versuche es noch einmal.`
          : `Der Dienst hat das nicht angenommen: ${quoted(failure.reason)} Ändere es und versuche es noch einmal.`;
      case 'misconfigured':
        return misconfigured(failure.reason);
      case 'invalid_grant':
        return 'Der Dienst hat Benutzername und Passwort nicht angenommen. Mit `/link` kannst du es noch einmal versuchen.';
      case 'needs_link':
        return needsLink(failure.reason);
      case 'host_left':
        return 'Der Host hat diesen Server verlassen, deshalb nutze ich sein Konto nicht mehr. Beginne mit `/patient` oder `/topic` ein eigenes Gespräch.';
      case 'cancelled':
        return 'Ich starte gleich neu, deshalb habe ich das abgebrochen. Versuche es in einer Minute noch einmal.';
    }
  },
  discord: (failure) => {
    switch (failure.kind) {
      case 'unreachable':
        return 'Discord antwortet mir gerade nicht. Versuche es in einer Minute noch einmal.';
      case 'forbidden':
        return `Discord lässt mich das hier nicht tun: Mir fehlt eine Berechtigung, oder der Thread ist gesperrt (${failure.code}). Wer diesen Server verwaltet, kann das ändern.`;
      case 'unknown_channel':
        return 'Diesen Kanal oder Thread gibt es nicht mehr. Gib den Befehl anderswo noch einmal ein.';
      case 'unknown_message':
        return 'Diese Nachricht gibt es nicht mehr. Gib den Befehl noch einmal ein.';
      case 'unknown_interaction':
        return 'Das hat Discord zu lange gedauert. Gib den Befehl noch einmal ein.';
      case 'already_acknowledged':
        return 'Das wurde schon beantwortet. Sieh weiter oben nach, oder gib den Befehl noch einmal ein.';
      case 'limit':
        return (
          wordsByCode.get(failure.code) ??
          `Hier ist eine Grenze von Discord erreicht, etwa die Zahl offener Threads (${failure.code}). Schließe, was nicht mehr gebraucht wird, und versuche es noch einmal.`
        );
      case 'unauthorized':
        return `Discord nimmt diesen Bot nicht mehr an. ${operatorOnly}`;
      case 'refused':
        return (
          wordsByCode.get(failure.code) ??
          `Discord hat nicht angenommen, was ich senden wollte (${failure.code}). Versuche es noch einmal; passiert es wieder, sag es den Betreibern dieses Bots.`
        );
    }
  },
};

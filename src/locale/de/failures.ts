import type { Texts } from '../en/english.ts';
import { failureText } from '../failure-text.ts';

const operatorOnly = 'Das können nur die Betreiber dieses Bots beheben: Bitte sag es ihnen.';

export const failureTexts: Texts['failures'] = failureText(
  {
    not_taken: {
      unreachable:
        'Ich erreiche den Dienst gerade nicht. Nichts ist verloren gegangen oder doppelt passiert: Versuche es in einer Minute noch einmal.',
      unavailable:
        'Der Dienst ist gerade nicht in Betrieb und hat das nicht angenommen. Versuche es in ein, zwei Minuten noch einmal.',
      account_refused:
        'Der Dienst kennt deine Anmeldung, weist aber dein Konto zurück. Frag die, von denen du das Konto hast; `/account` zeigt, welches verknüpft ist.',
      renewal_fails:
        'Der Dienst erneuert deine Anmeldung nicht und hat das nicht angenommen. `/link` meldet dich neu an; versuche es dann noch einmal.',
      store:
        'Mein Speicher funktioniert gerade nicht, deshalb habe ich den Dienst nicht gefragt. Bitte versuche es in einer Minute noch einmal.',
    },
    busy: (wait) =>
      `Der Dienst bekommt gerade mehr Anfragen, als er zulässt. Versuche es in ${wait} noch einmal.`,
    seconds: 'Sekunden',
    minutes: 'Minuten',
    in_doubt: {
      timeout: 'Der Dienst hat zu lange gebraucht.',
      connection_lost: 'Die Verbindung zum Dienst ist abgebrochen.',
      server_error: 'Im Dienst ist etwas schiefgegangen.',
      too_large:
        'Die Antwort des Dienstes ist größer als 8 MiB und damit zu groß für mich, deshalb zeige ich nichts davon. Frag die Betreiber des Dienstes danach.',
      unreadable: 'Die Antwort des Dienstes war nicht lesbar.',
    },
    perhapsDone:
      'Vielleicht hat es trotzdem geklappt; versuche es noch einmal, wenn du kein Ergebnis siehst.',
    textLost: 'Der Text ist verloren; versuche es noch einmal.',
    accountRefused: (reason) =>
      `Der Dienst weist dein Konto zurück: „${reason}“ Frag die, von denen du das Konto hast.`,
    rejected: (reason) =>
      `Der Dienst hat das nicht angenommen: „${reason}“ Ändere es und versuche es noch einmal.`,
    rejectedWithoutReason: (status) =>
      `Der Dienst hat das nicht angenommen (${status}) und keinen Grund genannt. Prüfe, was du eingegeben hast, und versuche es noch einmal.`,
    misconfigured: {
      redirect: `Die Adresse des Dienstes führt anderswohin, deshalb habe ich nichts gesendet. ${operatorOnly}`,
      certificate: `Das Zertifikat des Dienstes ist ungültig, deshalb habe ich nichts gesendet. ${operatorOnly}`,
      address: `Unter der Adresse, die ich habe, ist der Dienst nicht. ${operatorOnly}`,
      credentials: `Der Dienst nimmt den Bot selbst nicht an (nicht dein Passwort). ${operatorOnly}`,
    },
    invalid_grant:
      'Der Dienst hat Benutzername und Passwort nicht angenommen. Mit `/link` kannst du es noch einmal versuchen.',
    needs_link: {
      not_linked:
        'Dafür brauchst du ein verknüpftes Konto und hast noch keines. `/link` verknüpft eines (etwa eine Minute); versuche es dann noch einmal.',
      sign_in_ended:
        'Der Dienst nimmt deine frühere Anmeldung nicht mehr an. `/link` meldet dich neu an; versuche es dann noch einmal.',
      other_account:
        'Das läuft über ein anderes Konto als das, mit dem du verknüpft bist. Verknüpfe das frühere mit `/link`; versuche es dann noch einmal.',
    },
    too_long:
      'Das ist mehr, als das Sprachmodell auf einmal aufnimmt. Nimm weniger Text oder wähle ein anderes Modell.',
    too_slow:
      'Das Sprachmodell hat dafür zu lange gebraucht, der Text ist verloren. Verlange weniger, wähle ein schnelleres Modell oder bitte die Betreiber des Bots um ein längeres Zeitlimit.',
    cancelled:
      'Ich starte gleich neu, deshalb habe ich das abgebrochen. Versuche es in einer Minute noch einmal.',
  },
  {
    unreachable: 'Discord antwortet mir gerade nicht. Versuche es in einer Minute noch einmal.',
    forbidden: (code) =>
      `Discord lässt mich das hier nicht tun: Mir fehlt eine Berechtigung, oder der Thread ist gesperrt (${code}). Wer diesen Server verwaltet, kann das ändern.`,
    unknown_channel: 'Diesen Kanal oder Thread gibt es nicht mehr. Gib den Befehl anderswo noch einmal ein.',
    unknown_message: 'Diese Nachricht gibt es nicht mehr. Gib den Befehl noch einmal ein.',
    unknown_interaction: 'Für Discord hat das zu lange gedauert. Gib den Befehl noch einmal ein.',
    already_acknowledged:
      'Das wurde schon beantwortet. Sieh weiter oben nach oder gib den Befehl noch einmal ein.',
    unauthorized: `Discord nimmt diesen Bot nicht mehr an. ${operatorOnly}`,
    limit: (code) =>
      `Hier ist eine Grenze von Discord erreicht, etwa die Zahl offener Threads (${code}). Schließe, was nicht mehr gebraucht wird, und versuche es noch einmal.`,
    refused: (code) =>
      `Discord hat nicht angenommen, was ich senden wollte (${code}). Versuche es noch einmal; passiert es wieder, sag es den Betreibern dieses Bots.`,
    particular: {
      filtered:
        'Der Filter dieses Servers (AutoMod) lässt nicht durch, was ich senden wollte. Wähle andere Worte oder einen anderen Titel oder bitte jemanden, der den Server verwaltet, sie zu erlauben.',
      titleFiltered:
        'Der Filter dieses Servers (AutoMod) erlaubt diesen Titel nicht. Wähle einen anderen und versuche es noch einmal.',
      harmfulLink:
        'Der Filter von Discord hält einen Link darin für schädlich. Lass den Link weg und versuche es noch einmal.',
      slowMode: 'Hier gilt der Slowmode, deshalb muss ich warten. Versuche es in einer Minute noch einmal.',
      tooManyMessages:
        'Hier werden gerade zu viele Nachrichten geschrieben. Versuche es in einer Minute noch einmal.',
      threadFull:
        'Dieser Thread hat so viele Mitglieder, wie Discord erlaubt. Jemand muss ihn verlassen, oder du beginnst einen anderen.',
      tooManyOldEdits:
        'Discord begrenzt, wie oft ältere Nachrichten geändert werden können. Versuche es in ein paar Minuten noch einmal.',
    },
  },
);

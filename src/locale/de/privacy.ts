import type { PrivacyFacts } from '../facts.ts';
import type { Texts } from '../en/english.ts';

const hostOf = ({ serviceHost }: PrivacyFacts): string =>
  serviceHost === undefined ? '' : ` (${serviceHost})`;

const who = ({ operatorContact, demo }: PrivacyFacts): readonly string[] => [
  operatorContact === undefined
    ? 'Rounds wird von denen betrieben, die es auf Ihren Server eingeladen haben. Einen Kontakt haben sie hier nicht angegeben: Wenden Sie sich an die Verwaltung des Servers.'
    : `Rounds wird hier betrieben von: ${operatorContact}`,
  ...(demo
    ? [
        'Das ist eine **Demo**: An die Stelle des Clinical Education Service tritt eine eingebaute Nachbildung.',
      ]
    : []),
];

const receivers = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? '**Die Nachbildung des Dienstes** läuft auf demselben Rechner. Sie bekommt, was der echte Dienst bekäme, und vergisst es beim nächsten Start.'
    : `**Der Clinical Education Service**${hostOf(facts)} bekommt, was im Thread eines Gesprächs gefragt wird, von wem auch immer. Er bekommt es über das Konto der Person, die das Gespräch begonnen hat, ohne die Namen der anderen. Er bekommt auch, was Sie bei \`/compose\` eingeben, und einmal, wenn Sie Ihr Konto verknüpfen, Ihren Benutzernamen und Ihr Passwort.`,
  '**Discord** überträgt jede Nachricht und jeden Befehl, wie bei allen Bots. Ihr Passwort bekommt Discord nie.',
  'Sonst niemand: keine Statistik, keine Werbung, keine Trainingsdaten.',
];

const inShort = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? 'Was in einem Gespräch gefragt wird, geht an **eine Nachbildung des Dienstes** auf demselben Rechner und sonst nirgendwohin.'
    : `Was in einem Gespräch gefragt wird, geht an **den Clinical Education Service**${hostOf(facts)}, über das Konto der Person, die es begonnen hat, und ohne die Namen der anderen. Wie lange es dort bleibt, entscheidet der Dienst.`,
  'Rounds selbst speichert Texte nur, **bis sie beantwortet sind**, und wer wann gefragt hat, bis **30 Tage nach dem Ende** oder so lange, wie Ihr Server es gewählt hat. Texte, Namen und Token sind verschlüsselt; die IDs von Discord, und damit wer wann gefragt hat, sind es nicht.',
  '**Passwörter werden nie gespeichert**, und Discord bekommt sie nie zu sehen.',
  '`/account` zeigt Ihnen **alles, was hier über Sie gespeichert ist**, und löscht es.',
];

export const privacyText: Texts['privacy'] = (facts) => ({
  title: 'Datenschutz',
  sections: [
    { heading: 'In vier Zeilen', lines: inShort(facts) },
    { heading: 'Wer Rounds betreibt', lines: who(facts) },
    {
      heading: 'Was gespeichert wird, und wie lange',
      lines: [
        '**Ihre Verknüpfung**: Ihre Discord-ID, Ihr Benutzername beim Dienst, wann Sie Ihr Konto verknüpft haben, und die Token, die der Dienst ausgestellt hat. Bis `/unlink`; die Token werden gelöscht, sobald der Dienst sie nicht mehr annimmt.',
        '**Ihr Passwort**: nie. Es geht einmal an den Dienst und wird vergessen.',
        '**Ein Gespräch**: sein Thread und Titel, wer es begonnen hat, die Discord-IDs derer, die daran teilnehmen, wie oft sie gefragt haben, sein Zeitlimit, und wie weit es ist. Zu jeder beantworteten Frage: die IDs der Nachrichten, wer gefragt hat und wann; dasselbe zu jeder Pause, jedem Neubeginn, jeder Änderung des Zeitlimits und allem, was allen Gruppen gesagt wurde (ohne den Wortlaut). Bei einem Gespräch mit Unterrichtsmaterial auch dieses und was in der Nachbesprechung abgehakt wurde, ohne Namen. Bis 30 Tage nach dem Ende; wer einen Server verwaltet, kann jede Zahl von 1 bis 90 Tagen wählen (`/setup`). Von einem gelöschten Gespräch bleibt ebenso lange nur die ID seines Threads.',
        '**Ein Transkript** wird aus dem Thread zusammengestellt, wenn jemand danach fragt, und eine Minute lang im Arbeitsspeicher gehalten. Wer den Thread lesen darf, kann eines abrufen; Host und Co-Hosts sehen darin auch, wer wie oft gefragt hat.',
        '**Was Sie in einen Thread schreiben** und was geantwortet wird: nur, bis die Antwort im Thread steht. Der Thread selbst bleibt auf Discord.',
        `**Fälle, die Sie verfassen**: ihre Angaben und ihre Texte. Bis Sie sie löschen oder ${facts.keepCases} Tage lang nicht mehr damit gearbeitet haben. Ein unfertiger Fall, von dem nichts gespeichert werden konnte: einen Tag lang im Arbeitsspeicher.`,
        '**Was auf einem Server mit** `/setup` **eingerichtet ist**: die Patienten und Themen, die er anbietet, samt ihrem Unterrichtsmaterial, und wie Gespräche dort beginnen. Personenbezogene Daten gehören nicht hinein.',
        '**Wie viele Fragen Sie gestellt haben**, falls das hier begrenzt ist: höchstens eine Stunde lang; wie viele über ein Konto gestellt wurden: höchstens einen Tag lang. Gespeichert sind nur die Anzahl und der Zeitpunkt, an dem die Zählung endet, unter einem Pseudonym statt Ihres Namens. Bis dahin bleiben sie, auch wenn Sie alles löschen lassen.',
        '**Unfertige Schritte**, etwa eine Anmeldung, deren Zahl noch fehlt: nur im Arbeitsspeicher, einige Minuten lang und nicht über einen Neustart hinaus. Fehlgeschlagene Anmeldungen, mit Adresse, Benutzername und Discord-Nutzer: höchstens einen Tag lang im Arbeitsspeicher. Wie oft Sie Ihr Konto verknüpft haben und dass Sie alles haben löschen lassen: eine Stunde lang im Arbeitsspeicher.',
        '**Das Protokoll** des Programms: IDs, Zeiten und Arten von Fehlern. Kein Text, kein Name, kein Passwort, kein Token.',
        'Was davon gespeichert wird, liegt bis auf das Protokoll in einer Datei oder Datenbank der Betreiber. **Verschlüsselt** (AES-256-GCM) sind dort alle Texte, Namen und Token, Fälle und Unterrichtsmaterial. **Nicht verschlüsselt** sind die IDs von Discord, denn über sie werden Einträge gefunden. Wer eine Kopie der Datei hat, kann auch ohne den Schlüssel lesen, wer Gespräche begonnen, gefragt, ein Konto verknüpft oder Fälle verfasst hat, auf welchem Server und in welchem Thread, mit welchem Patienten (dessen Nummer beim Dienst), wann, auf die Millisekunde genau (die ID einer Nachricht ist ein Zeitpunkt), zu welchen Patienten und Themen ein Server Unterrichtsmaterial hat, und wann ein Eintrag abläuft.',
      ],
    },
    { heading: 'Wer was bekommt', lines: receivers(facts) },
    {
      heading: 'Keine echten Patienten',
      lines: [
        'Alles hier ist eine Simulation zum Lernen. Schreiben Sie bitte nichts über die Gesundheit echter Menschen.',
      ],
    },
    {
      heading: 'Wie Sie es löschen lassen',
      lines: [
        '`/account` in Discord hat zwei Schaltflächen: **Meine Daten** gibt Ihnen eine Datei mit allem, was über Sie gespeichert ist. **Alles löschen** löscht Ihre Verknüpfung, Fälle und unfertigen Schritte sofort, beendet und löscht die Gespräche, die Sie begonnen haben, und entfernt Sie aus den Aufzeichnungen über die Gespräche anderer, in denen nur die Zahlen bleiben. Beides geht ohne Verknüpfung. Innerhalb einer Stunde steht davon auch in den Dateien nichts mehr, in denen Rounds speichert. Bei PostgreSQL bleibt es im Protokoll und in den Sicherungen der Datenbank, so lange die Betreiber es eingestellt haben.',
        '**Diesen Server vergessen**, in `/setup`, beendet alle Gespräche eines Servers und löscht alles, was über ihn gespeichert ist. Dasselbe geschieht 30 Tage, nachdem Rounds von einem Server entfernt wurde.',
        '`/unlink` löscht nur Ihre Verknüpfung samt ihren Token und Ihre unfertigen Schritte; laufen Gespräche über das Konto, fragt es vorher nach. Ihre Fälle bleiben.',
        facts.operatorContact === undefined
          ? 'Alles andere: Wenden Sie sich an die Verwaltung des Servers.'
          : `Alles andere, oder wenn Sie den Server verlassen haben: ${facts.operatorContact}`,
      ],
    },
    {
      heading: 'Was damit nicht gelöscht wird',
      lines: [
        '`/end`, `/unlink` und das Löschen einer Nachricht oder eines Threads auf Discord löschen nichts beim Dienst: Was er bekommen hat, bleibt dort nach seinen eigenen Regeln, und `/reset` lässt nur das Gespräch dort neu beginnen. Fragen Sie die Betreiber des Dienstes.',
        'Auch was in den Threads auf Discord steht, wird dadurch nicht gelöscht: Löschen Sie Ihre Nachrichten dort.',
      ],
    },
  ],
});

import type { Texts } from '../en/english.ts';
import { helpText } from '../help-text.ts';

export const helpTexts: Texts['help'] = {
  command: 'Was als Nächstes zu tun ist und was ich kann',
  text: helpText({
    next: '**Als Nächstes:**',
    accountStep: {
      not_linked:
        'Um mitzumachen, öffne den Thread eines Gesprächs und schreib: Dafür brauchst du kein Konto. Um selbst eines zu beginnen, verknüpfe zuerst dein Konto. Das dauert etwa eine Minute.',
      number_missing:
        'Deiner Anmeldung fehlt noch die Zahl: Klicke auf **Zahl eingeben** und tippe die sechs Ziffern ein, die die Seite zeigt.',
      linked:
        'Dein Konto ist verknüpft. Mit `/patient` befragst du einen Patienten, mit `/topic` sprichst du über ein Thema. Beides öffnet einen Thread für alle.',
      sign_in_ended:
        'Deine Anmeldung ist abgelaufen. Verknüpfe dein Konto noch einmal, und was darauf wartet, geht weiter.',
    },
    linkedInDm:
      'Dein Konto ist verknüpft. Patienten und Themen gibt es auf deinem Server: Gib dort in einem Kanal `/patient` oder `/topic` ein.',
    write: {
      patient: 'Schreib, wie du mit dem Patienten sprechen würdest.',
      topic: 'Schreib, was du denkst; ich antworte oder frage weiter.',
    },
    mentions: 'Erwähne mich, antworte mir oder nimm `/say`.',
    inOrder: 'Antworten kommen der Reihe nach; du brauchst kein Konto.',
    byHand: 'Zum Fragen klicke auf **Hand heben**; du brauchst kein Konto.',
    howToTalk:
      'Untereinander: Beginne mit `((`. Fragen gehen über das Konto des Hosts an den Dienst; Hosts sehen, wer fragt.',
    signs: '💬 unter euch, ✋ nicht weitergegeben. Was wartet, kannst du ändern.',
    moderate: {
      patient: 'Pause, Zeit, Neubeginn, Ende und wem ich antworte, bestimmst du mit `/manage`.',
      topic: 'Pause, Zeit, Ende und wem ich antworte, bestimmst du mit `/manage`.',
    },
    leftOut:
      'In diesem Gespräch fragen nur andere; du kannst mitlesen. Wer hier moderiert, kann dich fragen lassen.',
    hostToLink:
      'Dieses Gespräch wartet auf dich. Verknüpfe das Konto wieder, mit dem du es begonnen hast, und es geht weiter. Nichts geht verloren.',
    ended:
      'Dieses Gespräch ist beendet; du kannst es noch lesen und, meist 30 Tage lang, mit `/transcript` ein Transkript abrufen.',
    commands: [
      '`/patient` einen virtuellen Patienten befragen, in einem Thread',
      '`/topic` über ein Thema sprechen, in einem Thread',
      '`/transcript` Fragen und Antworten als Dateien, für alle',
      '`/compose` Teile eines Falls schreiben lassen · `/cases` sie lesen und posten',
      '`/account` welches Konto verknüpft ist · `/link` · `/unlink`',
    ],
    teacher:
      'Für Lehrkräfte: zuerst `/setup`. Mit `invite` in `/patient` beginnen alle ein eigenes Gespräch, `/manage` verwaltet einen Thread oder den ganzen Kanal.',
    demo: '-# Demo: Nichts hier erreicht den echten Dienst.',
    simulation: '-# Eine Simulation: bitte nichts über echte Patienten.',
    operator: '-# Betrieben von:',
    privacy: '-# Was gespeichert wird und wie man es löscht:',
  }),
  inThread: (person, thread) =>
    `<@${person}> Fragen gehören in den Thread <#${thread}>: Öffne ihn und schreib dort.`,
  patientLanguage: '-# Welche Sprache ein Patient spricht, hängt vom Dienst ab.',
};

import type { Words } from '../en/english.ts';
import { helpText } from '../help-text.ts';

export const helpTexts: Words['help'] = {
  command: 'Was als Nächstes zu tun ist und was ich kann',
  buttons: {
    link: 'Mein Konto verknüpfen',
    link_again: 'Mein Konto neu verknüpfen',
    enter_number: 'Zahl eingeben',
  },
  text: helpText({
    next: '**Als Nächstes:**',
    accountStep: {
      not_linked:
        'Um mitzumachen, öffne den Thread eines Gesprächs und schreib: Dafür brauchst du kein Konto. Um selbst eines zu beginnen, verknüpfe zuerst dein Konto. Das dauert etwa eine Minute.',
      number_missing:
        'Deiner Anmeldung fehlt noch die Zahl: Drücke **Zahl eingeben** und tippe die sechs Ziffern, die die Seite zeigt.',
      linked:
        'Dein Konto ist verknüpft. Beginne mit `/patient` einen Patienten oder mit `/topic` ein Thema. Beide öffnen einen Thread für alle.',
      sign_in_ended:
        'Deine Anmeldung ist abgelaufen. Verknüpfe dein Konto noch einmal, und was darauf wartet, geht weiter.',
    },
    linkedInDm:
      'Dein Konto ist verknüpft. Patienten und Themen gibt es auf deinem Server: Gib dort in einem Kanal `/patient` oder `/topic` ein.',
    write: {
      patient: 'Schreib, wie du mit dem Patienten sprechen würdest.',
      topic: 'Schreib, was du denkst; ich antworte mit der nächsten Frage oder Antwort.',
    },
    mentions: 'Erwähne mich, antworte mir oder nimm `/say`.',
    howToTalk:
      'Antworten kommen der Reihe nach; du brauchst kein Konto.\nUntereinander: `((` am Anfang einer Nachricht. Fragen gehen unter dem Konto des Hosts an den Dienst. Alle können ein Transkript abrufen; Hosts sehen, wer gefragt hat.',
    moderate: {
      patient:
        'Du kannst auch anhalten, bestimmen, wem ich antworte, den Patienten neu beginnen lassen oder beenden: `/manage`.',
      topic: 'Du kannst auch anhalten, bestimmen, wem ich antworte, oder beenden: `/manage`.',
    },
    leftOut:
      'In diesem Gespräch fragt nur der Host; du darfst mitlesen. Um ein eigenes zu beginnen, gib in einem Kanal `/patient` oder `/topic` ein.',
    hostToLink:
      'Dieses Gespräch wartet auf dich. Verknüpfe das Konto wieder, mit dem du es begonnen hast, und es geht weiter. Nichts geht verloren.',
    ended:
      'Dieses Gespräch ist vorbei; du kannst es noch lesen und, meist 30 Tage lang, mit `/transcript` ein Transkript abrufen.',
    commands: [
      '`/patient` einen virtuellen Patienten befragen, in einem Thread',
      '`/topic` über ein Thema sprechen, in einem Thread',
      '`/transcript` Fragen und Antworten als Dateien',
      '`/compose` Teile eines neuen Falls schreiben lassen · `/cases` sie lesen und ändern',
      '`/account` welches Konto verknüpft ist · `/link` · `/unlink`',
    ],
    demo: '-# Demo: Nichts hier erreicht den echten Dienst.',
    simulation: '-# Eine Simulation: bitte nichts über echte Patienten.',
    operator: '-# Betrieben von:',
    privacy: '-# Was gespeichert wird und wie man es löscht:',
  }),
  patientLanguage: '-# Die Sprache eines Patienten hängt vom Dienst ab.',
};

import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { times } from './forms.ts';

const howTo =
  'Klicke auf **Mein Konto verknüpfen** und melde dich auf der Seite an. Sie zeigt dir dann eine sechsstellige Zahl: Komm zurück, klicke auf **Zahl eingeben** und tippe sie ein. Die Seite gilt zehn Minuten und nur für dich.';

const contact = (operatorContact: string | undefined): string =>
  operatorContact === undefined ? '' : ` Kontakt: ${operatorContact}`;

export const accountTexts: Texts['account'] = {
  commands: {
    link: 'Dein Konto beim Clinical Education Service verknüpfen, damit du Gespräche beginnen kannst',
    unlink: 'Die Verknüpfung mit deinem Konto lösen und die Anmeldung hier löschen; deine Fälle bleiben',
    account: 'Sehen, welches Konto verknüpft ist, ob es funktioniert und was darüber läuft',
  },
  buttons: {
    link: 'Mein Konto verknüpfen',
    linkAgain: 'Mein Konto neu verknüpfen',
    enterNumber: 'Zahl eingeben',
    newLink: 'Neue Seite',
    goOn: 'Weiter',
    endThem: (count) => `Verknüpfung lösen, ${count === 1 ? 'Gespräch' : 'Gespräche'} beenden`,
    leaveThem: (count) => `Verknüpfung lösen, ${count === 1 ? 'Gespräch' : 'Gespräche'} offen lassen`,
    stayLinked: 'Verknüpft bleiben',
    myData: 'Meine Daten',
    deleteAll: 'Alles löschen',
    reallyDeleteAll: 'Alle meine Daten löschen',
    keepAll: 'Behalten',
    end: (title) => `Beenden: ${title}`,
  },
  form: {
    title: 'Die Zahl von der Seite',
    number: 'Sechs Ziffern',
    hint: 'Die Seite zeigt sie nach der Anmeldung. Keine Zahl? Leer lassen für eine neue Seite.',
    placeholder: '123 456',
  },

  link: howTo,
  linkAgain: ({ username }) =>
    `Du bist als **${username}** verknüpft. Eine neue Anmeldung ersetzt diese Verknüpfung. ${howTo}`,
  prompt: {
    not_linked:
      'Dein Konto ist noch nicht verknüpft. Verknüpfe es (etwa eine Minute), und ich mache mit dem weiter, was du wolltest. Nötig ist das nur, wenn man selbst ein Gespräch beginnt.',
    sign_in_ended:
      'Der Dienst nimmt deine frühere Anmeldung nicht mehr an. Verknüpfe dein Konto noch einmal (etwa eine Minute), und ich mache mit dem weiter, was du wolltest.',
    other_account:
      'Das läuft über ein anderes Konto als das, mit dem du jetzt verknüpft bist. Verknüpfe das frühere noch einmal, und ich mache mit dem weiter, was du wolltest.',
  },
  numberAwaited:
    'Du hast dich auf der Seite angemeldet; nur die Zahl fehlt noch. Klicke auf **Zahl eingeben**, und ich mache mit dem weiter, was du wolltest.',
  tooManyLinks: (retryAt) =>
    `Du hast innerhalb einer Stunde fünf Seiten angefordert. Die nächste bekommst du ${moment(retryAt, 'R')}: Gib dann \`/link\` ein.`,
  pageOutOfReach: ({ operatorContact, url }) =>
    `Verknüpfen geht noch nicht: Meine Seite öffnet sich nur auf dem Rechner, auf dem ich laufe. Die Betreiber dieses Bots müssen PUBLIC_URL auf eine https-Adresse setzen, die für Mitglieder erreichbar ist.${contact(operatorContact)}\n-# Auf dem Rechner selbst: <${url}>`,

  linked: ({ username }) => `✅ Verknüpft als **${username}**.`,
  linkedNext: ({ username }) =>
    `✅ Verknüpft als **${username}**. \`/patient\` beginnt ein Gespräch mit einem Patienten, \`/topic\` eines über ein Thema; \`/unlink\` löst die Verknüpfung jederzeit wieder.`,
  goOn: ({ username }) =>
    `✅ Verknüpft als **${username}**. Klicke auf **Weiter**, um zu dem zurückzukehren, was du wolltest.`,

  wrongNumber: (left) =>
    left === 0
      ? 'Das war die fünfte falsche Zahl, deshalb gilt diese Anmeldung nicht mehr. Hol dir eine neue Seite und versuche es noch einmal.'
      : `Das ist nicht die Zahl von der Seite. Prüfe sie und klicke auf **Zahl eingeben** (noch ${times(left, 'Versuch', 'Versuche')}).`,
  unreadableNumber:
    'Die Zahl hat sechs Ziffern, zum Beispiel 123 456. Klicke auf **Zahl eingeben** und versuche es noch einmal.',
  noNumber: {
    page_open:
      'Öffne zuerst oben mit **Mein Konto verknüpfen** die Seite und melde dich dort an; dann zeigt sie die Zahl. Seite weg? Hol dir eine neue.',
    linked_already: '✅ Schon verknüpft. `/account` zeigt, welches Konto es ist.',
    nothing:
      'Von dir wartet keine Anmeldung auf eine Zahl. Seiten und Zahlen gelten zehn Minuten, und bei einem Neustart vergesse ich sie. Hol dir eine neue Seite.',
  },

  notLinked: 'Du hast kein Konto verknüpft. Das geht mit `/link`.',
  unlinked: ({ username }) =>
    `Die Verknüpfung mit **${username}** ist gelöst. Deine Anmeldung und unfertige Schritte sind hier gelöscht. Deine verfassten Fälle bleiben: \`/cases\`. Der Dienst selbst behält, was er hat.`,
  askHosted: (count) =>
    `${times(count, 'offenes Gespräch läuft', 'offene Gespräche laufen')} über dein Konto und ${count === 1 ? 'kann' : 'können'} ohne es nicht weitergehen. Die Verknüpfung trotzdem lösen? Noch hat sich nichts geändert. Deine verfassten Fälle bleiben.`,
  stillLinked: 'Du bleibst verknüpft; nichts hat sich geändert.',
  stored: {
    account: 'Deine Verknüpfung mit dem Dienst; auch ihre Token sind gespeichert, werden aber nicht gezeigt',
    cases: 'Fälle, die du verfasst hast, mit ihren Texten',
    counts: 'Wie viele Fragen du in der letzten Stunde gestellt hast',
    hosted: 'Gespräche, deren Host du bist oder warst, bis sie gelöscht werden (meist 30 Tage nach dem Ende)',
    named:
      'Gespräche anderer, an denen du teilgenommen hast, bis sie gelöscht werden (meist 30 Tage nach dem Ende)',
    lines:
      'Deine Fragen und Entscheidungen, für die Transkripte (wann, und die IDs der Nachrichten, nicht ihr Text)',
  },
  storedLine: (what, count) => `- ${what}: ${count}`,
  dataFile: 'Alles, was über dich gespeichert ist, als JSON',
  myData: (lines) =>
    lines.length === 0
      ? 'Über dich ist hier nichts gespeichert.'
      : `Das ist alles, was hier über dich gespeichert ist:\n${lines.join('\n')}\n-# Was du in Threads geschrieben hast, liegt bei Discord, und was gefragt wurde, beim Dienst.`,
  dataTooLarge:
    'Einer der Einträge über dich ist größer als jede Datei, die ich hier senden darf. Lösche mit `/cases` deinen längsten Fall oder frag die Betreiber dieses Bots.',
  askDeleteAll:
    'Alles löschen, was hier über dich gespeichert ist? Deine Verknüpfung, deine Fälle und unfertige Schritte werden sofort gelöscht. Die Gespräche, deren Host du bist, enden und werden gelöscht, und aus den Aufzeichnungen über die Gespräche anderer wirst du entfernt. Das lässt sich nicht rückgängig machen.\n-# Nicht gelöscht: Nachrichten auf Discord, was der Dienst hat, und (höchstens eine Stunde lang) wie viele Fragen du gestellt hast.',
  nothingDeleted: 'Nichts wurde gelöscht.',
  deletedAll: (ending) =>
    `${ending ? 'Alles, was hier über dich gespeichert war, ist gelöscht, außer Gesprächen, in denen gerade eine Antwort kommt: Sie enden gleich danach und werden dann gelöscht; **Meine Daten** zeigt, was noch da ist.' : 'Alles, was hier über dich gespeichert war, ist gelöscht.'} Nachrichten auf Discord bleiben, bis du sie löschst, und der Dienst behält, was er hat.`,
  hostedEnded: 'Was über dieses Konto lief, ist beendet.',
  hostedEnding:
    'Laufende Antworten kommen noch. Gleich danach endet, was über dieses Konto läuft; das steht dann auch in jedem Thread.',
  hostedLeft:
    'Was offen ist, bleibt offen und geht weiter, wenn du dasselbe Konto wieder verknüpfst. `/end` in einem Thread beendet das Gespräch dort.',

  account: ({ username, linkedAt }) => `Verknüpft als **${username}** seit ${moment(linkedAt, 'D')}.`,
  works: '✅ Die Verknüpfung funktioniert.',
  cannotTell:
    'Ob die Verknüpfung noch funktioniert, kann ich gerade nicht prüfen; deine nächste Frage wird es zeigen.',
  ended:
    '❌ Der Dienst nimmt diese Anmeldung nicht mehr an. Verknüpfe dein Konto noch einmal, und deine offenen Gespräche gehen weiter.',
  unclear: (words) => `⚠️ Ob die Verknüpfung gerade funktioniert, weiß ich nicht. ${words}`,
  hosted: (list, more) =>
    list.length === 0
      ? 'Über dieses Konto läuft kein offenes Gespräch.'
      : [
          'Offene Gespräche, die über dieses Konto laufen:',
          ...list.map(({ title, url }) => `- [${title}](${url})`),
          ...(more === 0 ? [] : [`- und ${times(more, 'weiteres', 'weitere')}`]),
        ].join('\n'),
};

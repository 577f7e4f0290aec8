import type { Texts } from '../en/english.ts';
import { list, questions, times } from './forms.ts';

export const transcriptTexts: Texts['transcript'] = {
  command: 'Was hier gefragt und geantwortet wurde, als Dateien nur für dich',
  options: {
    names: 'Ob die Namen der Fragenden darin stehen. Leer lassen, um sie zu zeigen',
    shown: 'Namen zeigen',
    hidden: 'Person 1, Person 2 …',
    sideTalk: 'Für Host und Co-Hosts. True: mit den Nebengesprächen; ein Hinweis darauf steht im Thread',
  },

  reading: (count) =>
    count === 0
      ? 'Ich lese den Thread …'
      : `Ich lese den Thread: ${times(count, 'Nachricht', 'Nachrichten')} gelesen …`,
  ready: ({ title, asked, people }) =>
    `Transkript von **${title}**: ${questions(asked)} von ${times(people, 'Person', 'Personen')}. Das siehst nur du.`,
  leftOut: (names) => `Weggelassen, weil größer, als dieser Server erlaubt: ${list(names)}.`,

  nothingAsked: 'Hier gibt es noch keine beantwortete Frage.',
  mayNotRead: 'Für ein Transkript brauchst du hier die Berechtigung **Nachrichtenverlauf anzeigen**.',
  cannotRead:
    'Ich darf nicht lesen, was dort geschrieben wurde, und kann deshalb kein Transkript machen. Wer den Server verwaltet, kann mir die Berechtigung **Nachrichtenverlauf anzeigen** geben.',
  threadGone: 'Den Thread dieses Gesprächs gibt es nicht mehr, und alles, was darin stand, auch nicht.',
  onlyHosts: (host) => `Die Nebengespräche bekommen nur ${host} als Host und die Co-Hosts.`,
  sideTalkTaken: (by) =>
    `${by} hat ein Transkript abgerufen, in dem auch steht, was ihr untereinander geschrieben habt.`,
  couldNotTell:
    'Ich konnte im Thread nicht ankündigen, dass du die Nebengespräche willst. Deshalb bekommst du sie nicht. Ohne `side_talk` geht es.',
  wrongPlace:
    'Das geht nur im Thread eines Gesprächs oder im Kanal darüber. In diesem Kanal gibt es keine Gespräche.',
  which: 'Welches Gespräch? Die Liste zeigt die dieses Kanals, das neueste zuerst.',
  choose: 'Ein Gespräch auswählen',
  listed: ({ started, asked, isOver }) => `${started}, ${questions(asked)}${isOver ? ', beendet' : ''}`,

  somebody: 'Jemand',
  speakerNumber: (number) => `Person ${number}`,

  page: {
    locale: 'de-DE',
    kind: { patient: 'Virtueller Patient', topic: 'Thema' },
    host: 'Host',
    started: 'Begonnen',
    ended: 'Beendet',
    read: 'Stand',
    asked: 'Fragen',
    people: 'Personen',
    conversation: 'Gespräch',
    answer: 'Antwort',
    after: (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
    edited: 'bearbeitet',
    editedAfterwards: 'bearbeitet, nachdem sie gestellt war',
    unreadable: '(Dieser Text ist nur im Thread zu lesen, weil Discord ihn diesem Bot nicht zeigt.)',
    deletedQuestion: 'Diese Frage wurde gelöscht.',
    noAnswer: 'Die Antwort wurde gelöscht oder konnte nicht gezeigt werden.',
    greeting: 'Beginn',
    reset: (by) => `${by} hat neu begonnen.`,
    pause: (by) => `${by} hat eine Pause begonnen.`,
    resumed: (by) => `${by} hat die Pause beendet.`,
    told: 'an alle Gruppen',
    time: (by, minutes) =>
      `${by} hat das Zeitlimit festgelegt: ab hier ${times(minutes, 'Minute', 'Minuten')}.`,
    noLimit: (by) => `${by} hat das Zeitlimit aufgehoben.`,
    timeUp: 'Die Zeit war um.',
    talk: 'untereinander',
    withFiles: 'mit Datei oder Sticker',
    file: (name) => `Datei: ${name}`,
    fileInThread: (name) => `Datei im Thread: ${name}`,
    readUpTo: (time) => `Der Thread war zu lang, um ihn bis zum Ende zu lesen: Das hier reicht bis ${time}.`,
    missing: {
      all: (reasons) => `Nicht gezeigt: ${list(reasons)}.`,
      deletedHere: (count) =>
        times(count, 'hier auf Wunsch gelöschte Frage', 'hier auf Wunsch gelöschte Fragen'),
      deletedAtDiscord: (count) => times(count, 'im Thread gelöschte Frage', 'im Thread gelöschte Fragen'),
      unreadable: (count) =>
        times(count, 'für diesen Bot nicht lesbare Frage', 'für diesen Bot nicht lesbare Fragen'),
      later: (count) => times(count, 'später gestellte Frage', 'später gestellte Fragen'),
    },
    hidden: 'Namen sind ausgeblendet, aber nicht in dem, was geschrieben wurde.',
    all: {
      title: (channel) => `Gespräche in #${channel}`,
      minutes: 'Minuten',
      unread: (count) =>
        `${times(count, 'Gespräch war', 'Gespräche waren')} nicht zu lesen und ${count === 1 ? 'fehlt' : 'fehlen'} hier.`,
      older: (count) => `${times(count, 'älteres Gespräch fehlt', 'ältere Gespräche fehlen')} hier.`,
      askedBy: 'Erfragt von',
      noDebrief: (count) => `${times(count, 'Gespräch', 'Gespräche')} ohne Nachbesprechung.`,
    },
    times: (zone) => `Uhrzeiten in ${zone}.`,
    simulation: 'Eine Simulation: Nichts hier handelt von echten Patienten.',
    participation: 'Beteiligung',
    participationNote: 'Gezählt sind nur Fragen, die beantwortet und nicht gelöscht wurden.',
    columns: {
      person: 'Person',
      share: 'Anteil',
      first: 'Erste',
      last: 'Letzte',
      words: 'Wörter',
    },
    wordsNote: 'Wörter: die mittlere Länge (Median) der Fragen dieser Person.',
    percent: (share) => `${Math.round(share * 100)} %`,
  },
  csv: {
    time: (zone) => `Zeit (${zone})`,
    question: 'Frage',
    seconds: 'Sekunden bis zur Antwort',
  },
};

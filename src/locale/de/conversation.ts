import type { Texts } from '../en/english.ts';
import { openingText } from '../conversation-text.ts';
import { small, upcoming } from '../forms.ts';
import { list, times } from './forms.ts';
import { hintTexts, lineTexts, statusTexts, suspensionTexts } from './notices.ts';
import { panelTexts } from './panel.ts';

type Lines = Texts['conversation'];

const preceptor = 'Der Lehrarzt';

export const conversationTexts: Lines = {
  commands: {
    patient: 'Ein Gespräch mit einem virtuellen Patienten beginnen, in einem eigenen Thread',
    topic: 'Ein Gespräch über ein Thema beginnen, in einem eigenen Thread',
    say: 'In diesem Gespräch etwas sagen, wenn ich deine Nachrichten nicht lesen kann',
    reset: 'Den Patienten alles vergessen lassen und neu beginnen',
    manage: 'Pause machen, bestimmen, wer fragen darf, das Gespräch beenden; im Kanal: alle verwalten',
    end: 'Dieses Gespräch beenden',
  },
  options: {
    case: 'Der Fall: Wähle einen aus oder gib seine ID ein',
    topic: 'Das Thema: Wähle eines aus oder gib seine ID ein',
    who: 'Wer fragen darf. Leer lassen: Voreinstellung dieses Servers, meist alle',
    whoTopic: 'Wer mitmachen darf. Leer lassen: Voreinstellung dieses Servers, meist alle',
    everyone: 'Alle im Thread',
    me: 'Nur ich',
    hands: 'Nacheinander, mit Handzeichen',
    private: 'True: in einem privaten Thread, den nur du und Eingeladene sehen',
    invite:
      'True: selbst nichts beginnen, sondern alle hier einladen. Nur für die, die Threads verwalten dürfen',
    model: 'Welches Sprachmodell den Patienten spielt. Leer lassen, wenn dir niemand eines genannt hat',
    message: 'Was du sagen willst',
  },
  unnamed: { person: 'jemand', role: 'die Gruppe', channel: 'ein anderer Kanal' },
  somebody: '@jemand',
  caseTitle: (id) => `Fall ${id}`,
  topicTitle: (id) => `Thema ${id}`,

  ...openingText({
    ask: { patient: 'Stell deine Fragen', topic: 'Schreib einfach' },
    mention: ' und erwähne mich dabei',
    oneAtATime: 'Nacheinander: Heb die Hand.',
    onlyHost: 'Hier fragt nur der Host.',
    sideTalk: {
      patient: 'Untereinander reden? Beginne mit `((`.',
      topic: 'Untereinander reden? Beginne mit `((`.',
    },
    simulation: (host) => `Fragen gehen an den Dienst (Konto: ${host}). Simulation: keine echten Patienten.`,
    demo: 'Demo: nur auf Englisch; keine echten Passwörter.',
    transcript: 'Alle hier können ein Transkript abrufen.',
    more: 'Mehr: `/help`',
    announced: {
      patient: (title, host) => `**${title}**\nEin virtueller Patient · Host: ${host}.`,
      topic: (title, host) => `**${title}**\nEin Gespräch · Host: ${host}.`,
    },
    join: 'Öffne den Thread und schreib; du brauchst kein Konto.',
    raiseHand: 'Gefragt wird nacheinander: Öffne den Thread und heb die Hand; du brauchst kein Konto.',
    readAlong: (host) => `Dort fragt nur ${host}; öffne den Thread, um mitzulesen.`,
    ended: 'Beendet.',
  }),
  announcementOfGone: (title) => `**${title}** ist beendet: Den Thread gibt es nicht mehr.`,
  announcementOfNoCase: (title) => `**${title}** ist beendet: Der Dienst kennt diesen Fall nicht.`,
  outOfThread: (thread) =>
    `Ich wurde aus dem privaten Thread <#${thread}> deines Gesprächs entfernt und höre dort nichts mehr. Was wartet, geht weiter, sobald mich jemand wieder hinzufügt: Erwähne mich dazu im Thread. Oder beende das Gespräch mit \`/account\`.`,
  goneToHost: (title) =>
    `**${title}** ist beendet: Den Thread gibt es nicht mehr. Mit \`/patient\` oder \`/topic\` kannst du neu beginnen.`,
  notStarted: (title) => `**${title}** konnte nicht beginnen.`,

  buttons: {
    manage: 'Verwalten',
    transcript: 'Transkript',
    pause: 'Pause',
    resume: 'Fortsetzen',
    everyMessage: 'Jede Nachricht',
    onlyMentions: 'Nur Erwähnungen',
    refresh: 'Aktualisieren',
    silent: 'Wer hat noch nicht gefragt?',
    startMyOwn: 'Eigenes Gespräch beginnen',
    practiseAlone: 'Allein üben',
    back: 'Zurück',
    raiseHand: 'Hand heben',
    askIt: (text) => (text === '' ? 'Frage stellen' : `„${text}“ fragen`),
    lowerHand: 'Hand senken',
    passOn: 'Aussetzen',
    startAgain: 'Neu beginnen',
    end: 'Beenden',
    goThere: 'Zum Thread',
    endAndStart: 'Beenden und hier beginnen',
    startFresh: 'Neu beginnen',
    carryOn: 'Weitermachen',
    askAgain: 'Noch einmal fragen',
    skip: 'Überspringen',
    tryNow: 'Jetzt versuchen',
    skipWaiting: (count) => (count === 1 ? 'Diese Frage verwerfen' : `Diese ${count} Fragen verwerfen`),
    skipThem: 'Überspringen',
    skipIt: 'Nicht beantworten',
    continueHost: 'Weiter (Host)',
    setAside: 'Fragen zurückstellen',
    answerThem: 'Jetzt beantworten',
  },

  started: (thread) => `Hier ist es: <#${thread}>. Schreib dort.`,
  alreadyOpen: (thread, starter) => {
    const there = thread === undefined ? '' : `: <#${thread}>`;
    return starter === undefined
      ? `Du hast schon ein Gespräch mit diesem Patienten${there}. Nur eines kann offen sein. Das andere beenden und hier ein neues beginnen?`
      : `Über dieses Konto ist schon ein Gespräch mit diesem Patienten offen, begonnen von ${starter}${there}. Geh dorthin oder beende es, um hier zu beginnen. Gruppen, die zugleich mit demselben Patienten sprechen, brauchen je ein eigenes Konto.`;
  },
  openOnAccount: (thread, host) =>
    `Über dieses Konto läuft schon ein Gespräch mit diesem Patienten, begonnen von ${host}${thread === undefined ? '' : `: <#${thread}>`}. Ein Konto kann mit einem Patienten nur ein Gespräch auf einmal führen: Geh dorthin oder warte, bis es beendet ist. Gruppen, die zugleich mit demselben Patienten sprechen, brauchen je ein eigenes Konto.`,
  stillStarting:
    'Das dauert länger als sonst. Ich versuche es weiter. Das Ergebnis steht dann hier; wenn nach 15 Minuten nichts da ist, gib den Befehl noch einmal ein.',
  beingOpened: 'Dieses Gespräch beginnt gerade. Einen Moment noch.',
  knowsEarlier:
    'Dieser Patient erinnert sich an ein früheres Gespräch, das über dein Konto lief. Neu beginnen oder weitermachen, wo es aufgehört hat?',
  whichOne: (typed) =>
    `Auf „${typed}“ passt mehr als ein Eintrag. Welchen meinst du? Steht er nicht in der Liste, gib den Befehl noch einmal ein, mit mehr vom Namen.`,
  chooseOne: 'Wähle einen aus',
  noneCalled: {
    patient: (typed) =>
      `Ich kenne keinen Patienten namens „${typed}“, deshalb hat nichts begonnen. Wähle einen aus der Liste, die Discord beim Tippen zeigt, oder gib die ID des Falls ein.`,
    topic: (typed) =>
      `Ich kenne kein Thema namens „${typed}“, deshalb hat nichts begonnen. Wähle eines aus der Liste, die Discord beim Tippen zeigt, oder gib die ID des Themas ein.`,
  },
  choiceGone:
    'Das ist zu lange her, oder ich bin inzwischen neu gestartet. Bitte gib den Befehl noch einmal ein.',
  resetFailed: (reason) =>
    `Ich konnte das Gedächtnis des Patienten nicht löschen, deshalb hat nichts begonnen. ${reason}`,
  wrongPlace: (isPrivate) =>
    isPrivate
      ? 'Ein privater Thread ist nur in einem Textkanal möglich. Gib den Befehl dort ein oder lass `private` weg.'
      : 'Gib den Befehl in einem Text- oder Ankündigungskanal eines Servers ein. Dort öffne ich einen Thread.',
  invitation: (title, about) =>
    `**${title}**${about === '' ? '' : `: ${about}`}\nAlle können ein eigenes Gespräch beginnen.`,
  invited: 'Die Einladung steht in diesem Kanal. Ihre Schaltflächen funktionieren, solange sie dort steht.',
  notWithInvite:
    'Mit `invite` beginnt noch nichts, deshalb passen `private` und `model` nicht dazu. Lass sie weg und gib den Befehl noch einmal ein.',
  tooLongToInvite:
    'Diese ID ist zu lang für die Schaltflächen einer Einladung. Beginne das Gespräch selbst und beende es: Darunter steht dann für alle **Eigenes Gespräch beginnen**.',
  belongsInThread: 'Das geht nur im Thread eines Gesprächs, das noch offen ist.',
  tooManyOpen: (most) =>
    `Du bist schon Host von ${times(most, 'Gespräch', 'Gesprächen')}; mehr darf eine Person hier nicht offen haben. Beende zuerst eines.`,
  yourOpen: (links) =>
    links.length === 0
      ? 'Du hast kein offenes Gespräch; `/patient` oder `/topic` beginnt eines.'
      : `Deine offenen Gespräche: ${list(links)}`,
  timedOut: (until) =>
    `Die Moderation hat mir auf diesem Server einen Timeout gegeben: Bis <t:${until}:f> (<t:${until}:R>) kann ich nichts schreiben. Sie kann ihn vorher aufheben.`,
  missingPermissions: (names, channel) =>
    `Mir ${names.length === 1 ? 'fehlt eine Berechtigung' : 'fehlen Berechtigungen'} in <#${channel}>: ${list(names)}. Wer den Server verwaltet, kann sie mir geben.`,
  permissions: {
    ViewChannel: 'Kanal ansehen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
    CreatePublicThreads: 'Öffentliche Threads erstellen',
    CreatePrivateThreads: 'Private Threads erstellen',
    EmbedLinks: 'Links einbetten',
    AttachFiles: 'Dateien anhängen',
  },
  lostPermission: (channel) =>
    `Ich durfte das in <#${channel}> nicht zu Ende bringen, deshalb hat nichts begonnen. Bitte prüfe dort meine Berechtigungen.`,
  threadLimit:
    'Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Archiviere einen und gib den Befehl dann noch einmal ein.',

  onlyModerators: (host) => `Das können nur ${host} als Host, die Co-Hosts und wer hier Threads verwaltet.`,
  onlyHolder: 'Aussetzen kann nur, wer das Wort hat; weitergeben kann es, wer hier moderiert.',
  noHands: 'Hier gibt es keine Handzeichen. Schreib einfach.',
  notYourTurn:
    'Hier wird nacheinander gefragt. Heb die Hand, und ich sage dir Bescheid, sobald du das Wort hast.',
  yourFloor: 'Du hast das Wort: Schreib deine Frage in diesen Thread.',
  yourFloorPaused: 'Gerade ist Pause. Sobald es weitergeht, hast du das Wort.',
  place: (place) =>
    place === 1
      ? 'Deine Hand ist oben, und du bist als Nächstes dran. Ich sage dir Bescheid, sobald du das Wort hast.'
      : `Deine Hand ist oben. Du bist auf Platz ${place}; ich sage dir Bescheid, sobald du das Wort hast.`,
  lineFull: (most) =>
    `Es sind schon ${most} Hände oben, mehr gehen nicht. Versuche es wieder, sobald einige dran waren.`,
  handLowered: 'Deine Hand ist unten.',
  handNotUp: 'Deine Hand war nicht oben.',
  onlyAuthor:
    'Das können nur der Host, die Co-Hosts, wer hier Threads verwaltet und wer die Nachricht geschrieben hat.',
  onlyHost: (host) => `Das kann nur ${host} als Host dieses Gesprächs; bitte den Host darum.`,
  over: 'Dieses Gespräch ist beendet. `/patient` oder `/topic` beginnt ein neues.',
  notKept:
    'Worum es in diesem Gespräch ging, ist hier nicht mehr gespeichert, deshalb kann ich so eines nicht mehr beginnen. `/patient` oder `/topic` beginnt ein neues.',
  ending:
    'Dieses Gespräch geht gerade zu Ende: Fragen und Änderungen sind nicht mehr möglich. `/patient` oder `/topic` beginnt ein neues.',
  confirmReset: 'Neu beginnen? Der Patient vergisst alles bisher Gesagte; der Thread bleibt.',
  confirmEnd: (title) =>
    `**${title}** beenden? Was noch wartet, wird verworfen, und niemand kann mehr fragen.`,
  noReset: 'Ein Thema kann nicht neu beginnen. Beende dieses Gespräch und beginne mit `/topic` ein neues.',
  resetDone: 'Erledigt: Der Patient erinnert sich an nichts.',
  ended: 'Beendet.',
  afterTheTurn:
    'Eine Antwort ist noch unterwegs. Gleich danach ist es so weit; das steht dann auch im Thread.',
  endsFirst:
    'Das andere Gespräch wartet noch auf eine Antwort und endet gleich danach. Gib den Befehl dann noch einmal ein.',
  notFromHere:
    'Das gehört zu einem Gespräch in einem anderen Kanal, deshalb habe ich nichts getan. Geh dorthin und versuche es noch einmal.',
  doNotSee:
    'Du siehst den Thread dieses Gesprächs nicht mehr, deshalb habe ich nichts getan. Bitte den Host, dich wieder hereinzulassen.',
  mayNotSpeak:
    'Du darfst im Thread dieses Gesprächs selbst nicht schreiben, deshalb kann ich das nicht für dich tun.',
  mayNotStart:
    'In einem Kanal, in dem du selbst nicht schreiben darfst, kann ich kein Gespräch für dich beginnen. Wähle einen anderen und achte darauf, dass du auch in seinen Threads schreiben darfst.',
  laterOn:
    'Mein Speicher funktioniert gerade nicht. Ich hole das nach, sobald er wieder läuft; wenn in zehn Minuten nichts passiert ist, versuche es bitte noch einmal.',
  storeFailsAtStart:
    'Mein Speicher funktioniert gerade nicht, deshalb hat nichts begonnen. Bitte versuche es in einer Minute noch einmal.',
  asksThis: 'Diese Nachricht ist in der Warteschlange. Was daraus wird, siehst du im Thread.',
  notFromAPerson:
    'Ich kann nur weitergeben, was Menschen hier geschrieben haben. Wähle eine Nachricht von dir oder von jemand anderem.',
  notAskable: {
    waiting: 'Diese Nachricht wartet schon: Der Thread zeigt, wann sie dran ist.',
    asked:
      'Diese Nachricht habe ich schon weitergegeben. Schreib sie noch einmal, wenn du noch eine Antwort willst.',
    elsewhere:
      'Diese Nachricht steht nicht im Thread dieses Gesprächs, deshalb kann ich sie hier nicht weitergeben.',
  },
  pausedNow: 'Gerade ist Pause. Bitte versuche es noch einmal, sobald es weitergeht.',
  goesOnThere: (thread) =>
    thread === undefined ? 'Du hast es schon begonnen.' : `Du hast es schon begonnen: <#${thread}>.`,
  threadLocked:
    'Der Thread dieses Gesprächs ist gesperrt. Bitte jemanden, der Threads verwaltet, ihn zu entsperren, und versuche es dann noch einmal.',
  lockedToMe:
    'Ich darf im Thread dieses Gesprächs nicht schreiben. Wenn er gesperrt ist, entsperre ihn zuerst und versuche es dann noch einmal.',
  threadGone: 'Den Thread gibt es nicht mehr. Mit `/patient` oder `/topic` kannst du neu beginnen.',
  threadGoneOf: (host) =>
    `Den Thread gibt es nicht mehr. Bitte ${host} als Host, neu zu beginnen, oder beginne mit \`/patient\` oder \`/topic\` ein eigenes Gespräch.`,
  whichId: (id) =>
    `Der Dienst kennt den Fall \`${id}\` nicht. Frag noch einmal dort nach, woher du die ID hast, und gib dann \`/patient\` mit der richtigen ein.`,
  goingOn: 'Dieses Gespräch geht weiter.',
  decided: 'Das hat schon jemand entschieden.',
  otherAccount: (earlier?: string): string =>
    `Dieses Gespräch läuft über ${earlier === undefined ? 'ein anderes Konto von dir' : `dein Konto **${earlier}**`}. Verknüpfe dieses Konto wieder mit \`/link\` oder beende das Gespräch.`,

  status: statusTexts,
  lines: lineTexts,
  suspension: suspensionTexts,
  waiting: (count) => (count === 0 ? '' : ` ${times(count, 'Frage wartet', 'Fragen warten')}.`),
  panel: panelTexts,
  nextTry: (time) => ` Neuer Versuch ${upcoming(time)}.`,
  hints: hintTexts,
  small,

  speaker: (name) => `**${name}:**`,
  notUnderstood:
    '-# Der Dienst hat in einem Format geantwortet, das ich nicht kenne. Hier ist die ganze Antwort, unverändert.',
  nothingNew: '-# Der Dienst hat dazu nichts Neues zu sagen. Frag anders oder mach weiter.',
  chatStatus: (status) => `-# Der Dienst meldet: ${status}`,
  preceptor,
  preceptorAsks: (question) =>
    `> **${preceptor} fragt**\n${question}\n-# Die nächste Nachricht hier gilt als Antwort.`,
  inFile: '-# Die Antwort ist lang: In dieser Datei steht alles.',
  asFile: 'Discord hat diese Antwort nicht als Nachricht angenommen. Sie steht in der Datei.',
};
